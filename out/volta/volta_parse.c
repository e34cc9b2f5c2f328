/* Generated from the description volta by gen/emit/assembler. Do not edit. */
#include <isadora/volta.h>
#include "volta_lex.h"
#include "asm/tables/rows.h"

WORDS(words_file_p) = {ONE(SPELLED("PT", 0x7)), APART(2, volta_scan_p, "P")};

WORDS(words_E) = {ONE(SPELLED(".E", 0x1)), ALONE(2)};

LIST(list_ATOM_OP) = {
    SPELLED(".ADD", 0x0),
    SPELLED(".AND", 0x5),
    SPELLED(".DEC", 0x4),
    SPELLED(".EXCH", 0x8),
    SPELLED(".INC", 0x3),
    SPELLED(".INVALID10", 0xa),
    SPELLED(".INVALID11", 0xb),
    SPELLED(".INVALID12", 0xc),
    SPELLED(".INVALID13", 0xd),
    SPELLED(".INVALID14", 0xe),
    SPELLED(".INVALID15", 0xf),
    SPELLED(".INVALID9", 0x9),
    SPELLED(".MAX", 0x2),
    SPELLED(".MIN", 0x1),
    SPELLED(".OR", 0x6),
    SPELLED(".XOR", 0x7),
};
WORDS(words_ATOM_OP) = {list_ATOM_OP, COUNT(list_ATOM_OP), ALONE(1)};

LIST(list_EVICT) = {
    SPELLED(".EF", 0x0),
    SPELLED(".EL", 0x2),
    SPELLED(".EU", 0x4),
    SPELLED(".LU", 0x3),
    SPELLED(".NA", 0x5),
};
WORDS(words_EVICT) = {list_EVICT, COUNT(list_EVICT), ALONE(1)};

LIST(list_atomic_TYPE_VOLTA) = {
    SPELLED(".64", 0x2),
    SPELLED(".F16x2.RN", 0x4),
    SPELLED(".F32.FTZ.RN", 0x3),
    SPELLED(".F64.RN", 0x6),
    SPELLED(".INVALID7", 0x7),
    SPELLED(".S32", 0x1),
    SPELLED(".S64", 0x5),
};
WORDS(words_atomic_TYPE_VOLTA) = {list_atomic_TYPE_VOLTA, COUNT(list_atomic_TYPE_VOLTA), ALONE(1)};

LIST(list_atomic_ATOMIC_ORDER) = {
    SPELLED(".INVALID0", 0x0),
    SPELLED(".INVALID3", 0x3),
    SPELLED(".STRONG", 0x2),
};
WORDS(words_atomic_ATOMIC_ORDER) = {list_atomic_ATOMIC_ORDER, COUNT(list_atomic_ATOMIC_ORDER),
    ALONE(1)};

LIST(list_SCOPE) = {
    SPELLED(".CTA", 0x0),
    SPELLED(".GPU", 0x2),
    SPELLED(".SM", 0x1),
    SPELLED(".SYS", 0x3),
};
WORDS(words_SCOPE) = {list_SCOPE, COUNT(list_SCOPE), ALONE(1)};

WORDS(words_PRIVATE) = {ONE(SPELLED(".PRIVATE", 0x1)), ALONE(8)};

WORDS(words_file_r) = {ONE(SPELLED("RZ", 0xff)), APART(2, volta_scan_r, "R")};

WORDS(words_NO_YIELD) = {ONE(SPELLED("Y", 0x0)), ALONE(1)};

WORDS(words_WAIT1) = {ONE(SPELLED("^1", 0x1)), ALONE(2)};

WORDS(words_WAIT2) = {ONE(SPELLED("^2", 0x1)), ALONE(2)};

WORDS(words_WAIT3) = {ONE(SPELLED("^3", 0x1)), ALONE(2)};

WORDS(words_WAIT4) = {ONE(SPELLED("^4", 0x1)), ALONE(2)};

WORDS(words_WAIT5) = {ONE(SPELLED("^5", 0x1)), ALONE(2)};

WORDS(words_WAIT6) = {ONE(SPELLED("^6", 0x1)), ALONE(2)};

LIST(list_WAIT1_2) = {
    SPELLED("-", 0x0),
    SPELLED("0", 0x1),
};
WORDS(words_WAIT1_2) = {list_WAIT1_2, COUNT(list_WAIT1_2), ALONE(0)};

LIST(list_WAIT2_2) = {
    SPELLED("-", 0x0),
    SPELLED("1", 0x1),
};
WORDS(words_WAIT2_2) = {list_WAIT2_2, COUNT(list_WAIT2_2), ALONE(0)};

LIST(list_WAIT3_2) = {
    SPELLED("-", 0x0),
    SPELLED("2", 0x1),
};
WORDS(words_WAIT3_2) = {list_WAIT3_2, COUNT(list_WAIT3_2), ALONE(0)};

LIST(list_WAIT4_2) = {
    SPELLED("-", 0x0),
    SPELLED("3", 0x1),
};
WORDS(words_WAIT4_2) = {list_WAIT4_2, COUNT(list_WAIT4_2), ALONE(0)};

LIST(list_WAIT5_2) = {
    SPELLED("-", 0x0),
    SPELLED("4", 0x1),
};
WORDS(words_WAIT5_2) = {list_WAIT5_2, COUNT(list_WAIT5_2), ALONE(0)};

LIST(list_WAIT6_2) = {
    SPELLED("-", 0x0),
    SPELLED("5", 0x1),
};
WORDS(words_WAIT6_2) = {list_WAIT6_2, COUNT(list_WAIT6_2), ALONE(0)};

LIST(list_NO_YIELD_2) = {
    SPELLED("-", 0x1),
    SPELLED("Y", 0x0),
};
WORDS(words_NO_YIELD_2) = {list_NO_YIELD_2, COUNT(list_NO_YIELD_2), ALONE(0)};

LIST(list_STALL_TWO) = {
    SPELLED("S01", 0x1),
    SPELLED("S02", 0x2),
    SPELLED("S03", 0x3),
    SPELLED("S04", 0x4),
    SPELLED("S05", 0x5),
    SPELLED("S06", 0x6),
    SPELLED("S07", 0x7),
    SPELLED("S08", 0x8),
    SPELLED("S09", 0x9),
    SPELLED("S10", 0xa),
    SPELLED("S11", 0xb),
    SPELLED("S12", 0xc),
    SPELLED("S13", 0xd),
    SPELLED("S14", 0xe),
    SPELLED("S15", 0xf),
};
WORDS(words_STALL_TWO) = {list_STALL_TWO, COUNT(list_STALL_TWO), ALONE(1)};

WORDS(words_file_ur) = {ONE(SPELLED("URZ", 0x3f)), APART(3, volta_scan_ur, "UR")};

LIST(list_atomic_TYPE_AMPERE) = {
    SPELLED(".64", 0x2),
    SPELLED(".F16x2.RN", 0x4),
    SPELLED(".F32.FTZ.RN", 0x3),
    SPELLED(".F64.RN", 0x6),
    SPELLED(".INVALID10", 0xa),
    SPELLED(".INVALID11", 0xb),
    SPELLED(".INVALID12", 0xc),
    SPELLED(".INVALID13", 0xd),
    SPELLED(".INVALID14", 0xe),
    SPELLED(".INVALID15", 0xf),
    SPELLED(".INVALID7", 0x7),
    SPELLED(".INVALID8", 0x8),
    SPELLED(".INVALID9", 0x9),
    SPELLED(".S32", 0x1),
    SPELLED(".S64", 0x5),
};
WORDS(words_atomic_TYPE_AMPERE) = {list_atomic_TYPE_AMPERE, COUNT(list_atomic_TYPE_AMPERE),
    ALONE(1)};

LIST(list_STORE_ORDER_SCOPE) = {
    SPELLED(".CONSTANT.CTA", 0x2),
    LONGER(".CONSTANT.CTA.PRIVATE", 0x3),
    SPELLED(".CONSTANT.GPU", 0xf),
    SPELLED(".CONSTANT.PRIVATE", 0x1),
    SPELLED(".CONSTANT.SM.PRIVATE", 0xb),
    SPELLED(".CONSTANT.VC", 0xd),
    LONGER(".CONSTANT.VC.PRIVATE", 0xe),
    SPELLED(".MMIO.GPU", 0x8),
    SPELLED(".STRONG.GPU", 0x7),
    LONGER(".STRONG.GPU.PRIVATE", 0x6),
    SPELLED(".STRONG.SM", 0x5),
    LONGER(".STRONG.SM.PRIVATE", 0x4),
    SPELLED(".STRONG.SYS", 0xa),
};
WORDS(words_STORE_ORDER_SCOPE) = {list_STORE_ORDER_SCOPE, COUNT(list_STORE_ORDER_SCOPE), ALONE(1)};

LIST(list_atomic_TYPE_HOPPER) = {
    SPELLED(".128", 0x4),
    SPELLED(".64", 0x2),
    SPELLED(".INVALID5", 0x5),
    SPELLED(".INVALID6", 0x6),
    SPELLED(".INVALID7", 0x7),
    SPELLED(".S32", 0x1),
    SPELLED(".S64", 0x3),
};
WORDS(words_atomic_TYPE_HOPPER) = {list_atomic_TYPE_HOPPER, COUNT(list_atomic_TYPE_HOPPER),
    ALONE(1)};

LIST(list_atomic_FLOAT_OP) = {
    SPELLED(".ADD", 0x0),
    SPELLED(".MAX", 0x2),
    SPELLED(".MIN", 0x1),
};
WORDS(words_atomic_FLOAT_OP) = {list_atomic_FLOAT_OP, COUNT(list_atomic_FLOAT_OP), ALONE(1)};

LIST(list_atomic_FLOAT_TYPE) = {
    SPELLED(".BF16x2.RN", 0x3),
    SPELLED(".F16x2.RN", 0x0),
    SPELLED(".F16x4.RN", 0x1),
    SPELLED(".F32.FTZ.RN", 0x9),
    SPELLED(".F32.RN", 0xc),
    SPELLED(".F32x2.RN", 0xd),
    SPELLED(".F32x4.FTZ.RN", 0xb),
    SPELLED(".F64.RN", 0xf),
    SPELLED(".INVALID25", 0x19),
    SPELLED(".INVALID8", 0x8),
};
WORDS(words_atomic_FLOAT_TYPE) = {list_atomic_FLOAT_TYPE, COUNT(list_atomic_FLOAT_TYPE), ALONE(1)};

LIST(list_atomic_CAS) = {
    SPELLED(".CAS", 0x0),
    LONGER(".CAST", 0x1),
};
WORDS(words_atomic_CAS) = {list_atomic_CAS, COUNT(list_atomic_CAS), ALONE(4)};

LIST(list_atomic_CAS_TYPE_VOLTA) = {
    SPELLED(".64", 0x2),
    SPELLED(".INVALID4", 0x4),
    SPELLED(".INVALID5", 0x5),
    SPELLED(".INVALID6", 0x6),
    SPELLED(".INVALID7", 0x7),
    SPELLED(".S32", 0x1),
};
WORDS(words_atomic_CAS_TYPE_VOLTA) = {list_atomic_CAS_TYPE_VOLTA, COUNT(list_atomic_CAS_TYPE_VOLTA),
    ALONE(1)};

LIST(list_atomic_CAS_TYPE_AMPERE) = {
    SPELLED(".64", 0x2),
    SPELLED(".INVALID10", 0xa),
    SPELLED(".INVALID11", 0xb),
    SPELLED(".INVALID12", 0xc),
    SPELLED(".INVALID13", 0xd),
    SPELLED(".INVALID14", 0xe),
    SPELLED(".INVALID15", 0xf),
    SPELLED(".INVALID4", 0x4),
    SPELLED(".INVALID5", 0x5),
    SPELLED(".INVALID6", 0x6),
    SPELLED(".INVALID7", 0x7),
    SPELLED(".INVALID8", 0x8),
    SPELLED(".INVALID9", 0x9),
    SPELLED(".S32", 0x1),
};
WORDS(words_atomic_CAS_TYPE_AMPERE) = {list_atomic_CAS_TYPE_AMPERE,
    COUNT(list_atomic_CAS_TYPE_AMPERE), ALONE(1)};

LIST(list_atomic_CAS_TYPE_HOPPER) = {
    SPELLED(".128", 0x4),
    SPELLED(".64", 0x2),
    SPELLED(".INVALID5", 0x5),
    SPELLED(".INVALID6", 0x6),
    SPELLED(".INVALID7", 0x7),
    SPELLED(".S32", 0x1),
};
WORDS(words_atomic_CAS_TYPE_HOPPER) = {list_atomic_CAS_TYPE_HOPPER,
    COUNT(list_atomic_CAS_TYPE_HOPPER), ALONE(1)};

LIST(list_RED_OP) = {
    SPELLED(".ADD", 0x0),
    SPELLED(".AND", 0x5),
    SPELLED(".DEC", 0x4),
    SPELLED(".INC", 0x3),
    SPELLED(".MAX", 0x2),
    SPELLED(".MIN", 0x1),
    SPELLED(".OR", 0x6),
    SPELLED(".XOR", 0x7),
};
WORDS(words_RED_OP) = {list_RED_OP, COUNT(list_RED_OP), ALONE(1)};

LIST(list_atomic_RED_TYPE_HOPPER) = {
    SPELLED(".64", 0x2),
    SPELLED(".INVALID4", 0x4),
    SPELLED(".INVALID5", 0x5),
    SPELLED(".INVALID6", 0x6),
    SPELLED(".INVALID7", 0x7),
    SPELLED(".S32", 0x1),
    SPELLED(".S64", 0x3),
};
WORDS(words_atomic_RED_TYPE_HOPPER) = {list_atomic_RED_TYPE_HOPPER,
    COUNT(list_atomic_RED_TYPE_HOPPER), ALONE(1)};

LIST(list_atomic_SHARED_TYPE) = {
    SPELLED(".64", 0x2),
    SPELLED(".S32", 0x1),
    SPELLED(".S64", 0x3),
};
WORDS(words_atomic_SHARED_TYPE) = {list_atomic_SHARED_TYPE, COUNT(list_atomic_SHARED_TYPE),
    ALONE(1)};

LIST(list_SCALE) = {
    SPELLED(".X16", 0x3),
    SPELLED(".X4", 0x1),
    SPELLED(".X8", 0x2),
};
WORDS(words_SCALE) = {list_SCALE, COUNT(list_SCALE), ALONE(2)};

LIST(list_atomic_SHARED_CAS_TYPE) = {
    SPELLED(".64", 0x2),
    SPELLED(".S32", 0x1),
};
WORDS(words_atomic_SHARED_CAS_TYPE) = {list_atomic_SHARED_CAS_TYPE,
    COUNT(list_atomic_SHARED_CAS_TYPE), ALONE(1)};

WORDS(words_NOT_Pp) = {ONE(SPELLED("!", 0x1)), ALONE(1)};

WORDS(words_file_b) = {NULL, 0, APART(0, volta_scan_b, "B")};

WORDS(words_barrier_BMOV_CLEAR) = {ONE(SPELLED(".CLEAR", 0x1)), ALONE(6)};

LIST(list_barrier_BMOV_REG) = {
    SPELLED("\?\?\?38", 0x26),
    SPELLED("API_CALL_DEPTH", 0x1d),
    SPELLED("ATEXIT_PC.HI", 0x1f),
    SPELLED("ATEXIT_PC.LO", 0x1e),
    SPELLED("B0", 0x0),
    SPELLED("B1", 0x1),
    LONGER("B10", 0xa),
    LONGER("B11", 0xb),
    LONGER("B12", 0xc),
    LONGER("B13", 0xd),
    LONGER("B14", 0xe),
    LONGER("B15", 0xf),
    SPELLED("B2", 0x2),
    SPELLED("B3", 0x3),
    SPELLED("B4", 0x4),
    SPELLED("B5", 0x5),
    SPELLED("B6", 0x6),
    SPELLED("B7", 0x7),
    SPELLED("B8", 0x8),
    SPELLED("B9", 0x9),
    SPELLED("MACTIVE", 0x1a),
    SPELLED("MATEXIT", 0x1b),
    SPELLED("MCOLLECTIVE", 0x20),
    SPELLED("MEXITED", 0x18),
    SPELLED("MKILL", 0x19),
    SPELLED("OPT_STACK", 0x1c),
    SPELLED("THREAD_STATE_ENUM.0", 0x10),
    SPELLED("THREAD_STATE_ENUM.1", 0x11),
    SPELLED("THREAD_STATE_ENUM.2", 0x12),
    SPELLED("THREAD_STATE_ENUM.3", 0x13),
    SPELLED("THREAD_STATE_ENUM.4", 0x14),
    SPELLED("TRAP_RETURN_MASK", 0x17),
    SPELLED("TRAP_RETURN_PC.HI", 0x16),
    SPELLED("TRAP_RETURN_PC.LO", 0x15),
};
WORDS(words_barrier_BMOV_REG) = {list_barrier_BMOV_REG, COUNT(list_barrier_BMOV_REG), ALONE(0)};

WORDS(words_barrier_PQUAD) = {ONE(SPELLED(".PQUAD", 0x1)), ALONE(6)};

LIST(list_barrier_BMOV_STATE) = {
    SPELLED("API_CALL_DEPTH", 0x1d),
    SPELLED("ATEXIT_PC.HI", 0x1f),
    SPELLED("ATEXIT_PC.LO", 0x1e),
    SPELLED("MACTIVE", 0x1a),
    SPELLED("MATEXIT", 0x1b),
    SPELLED("MCOLLECTIVE", 0x20),
    SPELLED("MEXITED", 0x18),
    SPELLED("MKILL", 0x19),
    SPELLED("OPT_STACK", 0x1c),
    SPELLED("THREAD_STATE_ENUM.0", 0x10),
    SPELLED("THREAD_STATE_ENUM.1", 0x11),
    SPELLED("THREAD_STATE_ENUM.2", 0x12),
    SPELLED("THREAD_STATE_ENUM.3", 0x13),
    SPELLED("THREAD_STATE_ENUM.4", 0x14),
    SPELLED("TRAP_RETURN_MASK", 0x17),
    SPELLED("TRAP_RETURN_PC.HI", 0x16),
    SPELLED("TRAP_RETURN_PC.LO", 0x15),
};
WORDS(words_barrier_BMOV_STATE) = {list_barrier_BMOV_STATE, COUNT(list_barrier_BMOV_STATE),
    ALONE(0)};

WORDS(words_barrier_RAND) = {ONE(SPELLED(".RAND", 0x1)), ALONE(5)};

WORDS(words_barrier_WARP) = {ONE(SPELLED(".WARP", 0x1)), ALONE(5)};

WORDS(words_SYNCS) = {ONE(SPELLED(".SYNCS", 0x1)), ALONE(6)};

WORDS(words_barrier_EXCLUSIVE_AMPERE) = {ONE(SPELLED(".EXCLUSIVE", 0x1)), ALONE(10)};

WORDS(words_barrier_DEFER) = {ONE(SPELLED(".DEFER_BLOCKING", 0x1)), ALONE(15)};

LIST(list_barrier_BAR_RED) = {
    SPELLED(".AND", 0x1),
    SPELLED(".OR", 0x2),
    SPELLED(".POPC", 0x0),
};
WORDS(words_barrier_BAR_RED) = {list_barrier_BAR_RED, COUNT(list_barrier_BAR_RED), ALONE(1)};

LIST(list_SCOREBOARD) = {
    SPELLED("INVALID7", 0x7),
    SPELLED("SB0", 0x0),
    SPELLED("SB1", 0x1),
    SPELLED("SB2", 0x2),
    SPELLED("SB3", 0x3),
    SPELLED("SB4", 0x4),
    SPELLED("SB5", 0x5),
};
WORDS(words_SCOREBOARD) = {list_SCOREBOARD, COUNT(list_SCOREBOARD), ALONE(0)};

WORDS(words_BOARD4) = {ONE(SPELLED("4", 0x1)), ALONE(1)};

WORDS(words_BOARD3) = {ONE(SPELLED("3", 0x1)), ALONE(1)};

WORDS(words_BOARD2) = {ONE(SPELLED("2", 0x1)), ALONE(1)};

WORDS(words_BOARD1) = {ONE(SPELLED("1", 0x1)), ALONE(1)};

WORDS(words_BOARD0) = {ONE(SPELLED("0", 0x1)), ALONE(1)};

LIST(list_barrier_LE) = {
    SPELLED(".\?\?\?0", 0x0),
    SPELLED(".LE", 0x1),
};
WORDS(words_barrier_LE) = {list_barrier_LE, COUNT(list_barrier_LE), ALONE(1)};

LIST(list_barrier_RPC_HALF) = {
    SPELLED("Rpc.HI", 0x1),
    SPELLED("Rpc.LO", 0x0),
};
WORDS(words_barrier_RPC_HALF) = {list_barrier_RPC_HALF, COUNT(list_barrier_RPC_HALF), ALONE(4)};

LIST(list_bulk_AS_SIZE) = {
    SPELLED(".128", 0x6),
    SPELLED(".64", 0x5),
    SPELLED(".INVALID0", 0x0),
    SPELLED(".INVALID1", 0x1),
    SPELLED(".INVALID2", 0x2),
    SPELLED(".INVALID3", 0x3),
    SPELLED(".INVALID7", 0x7),
};
WORDS(words_bulk_AS_SIZE) = {list_bulk_AS_SIZE, COUNT(list_bulk_AS_SIZE), ALONE(1)};

LIST(list_bulk_AS_OP) = {
    SPELLED(".ADD", 0x0),
    SPELLED(".AND", 0x5),
    SPELLED(".DEC", 0x4),
    SPELLED(".INC", 0x3),
    SPELLED(".INVALID10", 0xa),
    SPELLED(".INVALID11", 0xb),
    SPELLED(".INVALID12", 0xc),
    SPELLED(".INVALID13", 0xd),
    SPELLED(".INVALID14", 0xe),
    SPELLED(".INVALID15", 0xf),
    SPELLED(".INVALID8", 0x8),
    SPELLED(".INVALID9", 0x9),
    SPELLED(".MAX", 0x2),
    SPELLED(".MIN", 0x1),
    SPELLED(".OR", 0x6),
    SPELLED(".XOR", 0x7),
};
WORDS(words_bulk_AS_OP) = {list_bulk_AS_OP, COUNT(list_bulk_AS_OP), ALONE(1)};

LIST(list_bulk_AS_TYPE) = {
    SPELLED(".64", 0x2),
    SPELLED(".INVALID3", 0x3),
    SPELLED(".INVALID4", 0x4),
    SPELLED(".INVALID5", 0x5),
    SPELLED(".INVALID6", 0x6),
    SPELLED(".INVALID7", 0x7),
    SPELLED(".S32", 0x1),
};
WORDS(words_bulk_AS_TYPE) = {list_bulk_AS_TYPE, COUNT(list_bulk_AS_TYPE), ALONE(1)};

WORDS(words_file_up) = {ONE(SPELLED("UPT", 0x7)), APART(3, volta_scan_up, "UP")};

LIST(list_bulk_TO_SHARED) = {
    SPELLED(".G", 0x0),
    SPELLED(".S", 0x1),
};
WORDS(words_bulk_TO_SHARED) = {list_bulk_TO_SHARED, COUNT(list_bulk_TO_SHARED), ALONE(1)};

WORDS(words_bulk_MULTICAST) = {ONE(SPELLED(".MULTICAST", 0x1)), ALONE(10)};

LIST(list_bulk_L2_SECTOR) = {
    SPELLED(".LTC128B", 0x2),
    SPELLED(".LTC256B", 0x3),
    SPELLED(".LTC64B", 0x1),
};
WORDS(words_bulk_L2_SECTOR) = {list_bulk_L2_SECTOR, COUNT(list_bulk_L2_SECTOR), ALONE(4)};

WORDS(words_bulk_SEQUENCED) = {ONE(SPELLED(".SEQUENCED", 0x1)), ALONE(10)};

WORDS(words_bulk_RED_FROM) = {ONE(SPELLED(".S", 0x1)), ALONE(2)};

LIST(list_bulk_RED_TYPE) = {
    SPELLED(".BF16.RN", 0x8),
    SPELLED(".F16.RN", 0x4),
    SPELLED(".F32.FTZ.RN", 0x6),
    SPELLED(".F32.RN", 0x5),
    SPELLED(".F64.RN", 0x7),
    SPELLED(".INVALID10", 0xa),
    SPELLED(".INVALID11", 0xb),
    SPELLED(".INVALID12", 0xc),
    SPELLED(".INVALID13", 0xd),
    SPELLED(".INVALID14", 0xe),
    SPELLED(".INVALID15", 0xf),
    SPELLED(".INVALID9", 0x9),
    SPELLED(".S32", 0x1),
    SPELLED(".S64", 0x3),
    SPELLED(".U64", 0x2),
};
WORDS(words_bulk_RED_TYPE) = {list_bulk_RED_TYPE, COUNT(list_bulk_RED_TYPE), ALONE(1)};

LIST(list_cache_CACHE_LEVEL) = {
    SPELLED(".C", 0x2),
    SPELLED(".I", 0x3),
    SPELLED(".U", 0x1),
};
WORDS(words_cache_CACHE_LEVEL) = {list_cache_CACHE_LEVEL, COUNT(list_cache_CACHE_LEVEL), ALONE(1)};

LIST(list_cache_CACHE_OP) = {
    SPELLED(".DML2", 0xa),
    SPELLED(".IV", 0x3),
    LONGER(".IVALL", 0x4),
    LONGER(".IVALLP", 0x6),
    SPELLED(".PF1", 0x0),
    SPELLED(".PF2", 0x1),
    SPELLED(".PML2", 0x9),
    SPELLED(".RML2", 0xb),
    SPELLED(".RS", 0x5),
    SPELLED(".WB", 0x2),
    LONGER(".WBALL", 0x7),
    LONGER(".WBALLP", 0x8),
};
WORDS(words_cache_CACHE_OP) = {list_cache_CACHE_OP, COUNT(list_cache_CACHE_OP), ALONE(1)};

LIST(list_cache_MEMBAR_ORDER) = {
    SPELLED(".ALL", 0x1),
    SPELLED(".SC", 0x0),
};
WORDS(words_cache_MEMBAR_ORDER) = {list_cache_MEMBAR_ORDER, COUNT(list_cache_MEMBAR_ORDER),
    ALONE(1)};

LIST(list_cache_MEMBAR_SCOPE) = {
    SPELLED(".CTA", 0x0),
    SPELLED(".GPU", 0x2),
    SPELLED(".INVALID4", 0x4),
    SPELLED(".INVALID6", 0x6),
    SPELLED(".INVALID7", 0x7),
    SPELLED(".SM", 0x1),
    SPELLED(".SYS", 0x3),
    SPELLED(".VC", 0x5),
};
WORDS(words_cache_MEMBAR_SCOPE) = {list_cache_MEMBAR_SCOPE, COUNT(list_cache_MEMBAR_SCOPE),
    ALONE(1)};

WORDS(words_cache_MMIO) = {ONE(SPELLED(".MMIO", 0x1)), ALONE(5)};

LIST(list_cache_SPACE) = {
    SPELLED(".G", 0x0),
    SPELLED(".INVALID3", 0x3),
    SPELLED(".L", 0x1),
    SPELLED(".S", 0x2),
};
WORDS(words_cache_SPACE) = {list_cache_SPACE, COUNT(list_cache_SPACE), ALONE(1)};

LIST(list_cache_SPACE_HOPPER) = {
    SPELLED(".D", 0x3),
    SPELLED(".G", 0x0),
    SPELLED(".L", 0x1),
    SPELLED(".S", 0x2),
};
WORDS(words_cache_SPACE_HOPPER) = {list_cache_SPACE_HOPPER, COUNT(list_cache_SPACE_HOPPER),
    ALONE(1)};

LIST(list_cluster_POOL_OP) = {
    SPELLED(".DEALLOC.CTAPOOL", 0x5),
    SPELLED(".TRY_ALLOC.CTAPOOL", 0x6),
};
WORDS(words_cluster_POOL_OP) = {list_cluster_POOL_OP, COUNT(list_cluster_POOL_OP), ALONE(1)};

WORDS(words_control_KEEPREFCOUNT) = {ONE(SPELLED(".KEEPREFCOUNT", 0x1)), ALONE(13)};

WORDS(words_control_PREEMPTED) = {ONE(SPELLED(".PREEMPTED", 0x1)), ALONE(10)};

WORDS(words_control_NO_ATEXIT) = {ONE(SPELLED(".NO_ATEXIT", 0x1)), ALONE(10)};

LIST(list_control_DEPTH) = {
    SPELLED(".DEC", 0x2),
    SPELLED(".INC", 0x1),
};
WORDS(words_control_DEPTH) = {list_control_DEPTH, COUNT(list_control_DEPTH), ALONE(1)};

LIST(list_control_BRA_KIND) = {
    SPELLED(".CONV", 0x3),
    SPELLED(".DIV", 0x2),
    SPELLED(".U", 0x1),
};
WORDS(words_control_BRA_KIND) = {list_control_BRA_KIND, COUNT(list_control_BRA_KIND), ALONE(1)};

WORDS(words_control_ANY) = {ONE(SPELLED(".ANY", 0x1)), ALONE(4)};

LIST(list_control_BRA_UP_KIND) = {
    SPELLED(".\?\?\?0", 0x0),
    SPELLED(".U", 0x1),
};
WORDS(words_control_BRA_UP_KIND) = {list_control_BRA_UP_KIND, COUNT(list_control_BRA_UP_KIND),
    ALONE(1)};

LIST(list_control_BRA_UR_KIND) = {
    SPELLED(".CONV", 0x3),
    SPELLED(".DIV", 0x2),
    SPELLED(".INVALID0", 0x0),
};
WORDS(words_control_BRA_UR_KIND) = {list_control_BRA_UR_KIND, COUNT(list_control_BRA_UR_KIND),
    ALONE(1)};

WORDS(words_control_INV_URa) = {ONE(SPELLED("~", 0x1)), ALONE(1)};

LIST(list_control_JMP_KIND) = {
    SPELLED(".CONV", 0x3),
    SPELLED(".U", 0x1),
};
WORDS(words_control_JMP_KIND) = {list_control_JMP_KIND, COUNT(list_control_JMP_KIND), ALONE(1)};

WORDS(words_control_NOINC) = {ONE(SPELLED(".NOINC", 0x1)), ALONE(6)};

WORDS(words_control_NODEC) = {ONE(SPELLED(".NODEC", 0x1)), ALONE(6)};

LIST(list_control_BPT_KIND) = {
    SPELLED(".DRAIN", 0x5),
    SPELLED(".PAUSE", 0x2),
    LONGER(".PAUSE_QUIET", 0x6),
    SPELLED(".TRAP", 0x3),
};
WORDS(words_control_BPT_KIND) = {list_control_BPT_KIND, COUNT(list_control_BPT_KIND), ALONE(1)};

WORDS(words_FTZ) = {ONE(SPELLED(".FTZ", 0x1)), ALONE(4)};

LIST(list_convert_F2F_DST) = {
    SPELLED(".F16", 0x1),
    SPELLED(".F32", 0x2),
    SPELLED(".F64", 0x3),
};
WORDS(words_convert_F2F_DST) = {list_convert_F2F_DST, COUNT(list_convert_F2F_DST), ALONE(2)};

LIST(list_RND) = {
    SPELLED(".RM", 0x1),
    SPELLED(".RP", 0x2),
    SPELLED(".RZ", 0x3),
};
WORDS(words_RND) = {list_RND, COUNT(list_RND), ALONE(2)};

WORDS(words_NEG_B) = {ONE(SPELLED("-", 0x1)), ALONE(1)};

LIST(list_REUSE_B) = {
    READ_ONLY(".reu", 0x1),
    LONGER(".reuse", 0x1),
};
WORDS(words_REUSE_B) = {list_REUSE_B, COUNT(list_REUSE_B), ALONE(4)};

LIST(list_convert_HALF) = {
    SPELLED(".H1", 0x1),
    SPELLED(".INVALID2", 0x2),
    SPELLED(".INVALID3", 0x3),
};
WORDS(words_convert_HALF) = {list_convert_HALF, COUNT(list_convert_HALF), ALONE(1)};

LIST(list_convert_DST_INT) = {
    SPELLED(".S16", 0x3),
    SPELLED(".S64", 0x7),
    SPELLED(".S8", 0x1),
    SPELLED(".U16", 0x2),
    SPELLED(".U32", 0x4),
    SPELLED(".U64", 0x6),
    SPELLED(".U8", 0x0),
};
WORDS(words_convert_DST_INT) = {list_convert_DST_INT, COUNT(list_convert_DST_INT), ALONE(1)};

LIST(list_convert_SRC_FLOAT) = {
    SPELLED(".F16", 0x1),
    SPELLED(".F64", 0x3),
};
WORDS(words_convert_SRC_FLOAT) = {list_convert_SRC_FLOAT, COUNT(list_convert_SRC_FLOAT), ALONE(2)};

LIST(list_convert_ROUND) = {
    SPELLED(".CEIL", 0x2),
    SPELLED(".FLOOR", 0x1),
    SPELLED(".TRUNC", 0x3),
};
WORDS(words_convert_ROUND) = {list_convert_ROUND, COUNT(list_convert_ROUND), ALONE(1)};

WORDS(words_convert_NTZ) = {ONE(SPELLED(".NTZ", 0x1)), ALONE(4)};

LIST(list_convert_BYTE) = {
    SPELLED(".B1", 0x1),
    SPELLED(".B2", 0x2),
    SPELLED(".B3", 0x3),
};
WORDS(words_convert_BYTE) = {list_convert_BYTE, COUNT(list_convert_BYTE), ALONE(2)};

LIST(list_convert_NARROW) = {
    SPELLED(".S16", 0x3),
    SPELLED(".S8", 0x1),
    SPELLED(".U16", 0x2),
    SPELLED(".U8", 0x0),
};
WORDS(words_convert_NARROW) = {list_convert_NARROW, COUNT(list_convert_NARROW), ALONE(1)};

WORDS(words_SATFINITE) = {ONE(SPELLED(".SATFINITE", 0x1)), ALONE(10)};

WORDS(words_convert_RELU) = {ONE(SPELLED(".RELU", 0x1)), ALONE(5)};

WORDS(words_convert_BF16) = {ONE(SPELLED(".BF16", 0x1)), ALONE(5)};

LIST(list_convert_F2FP_DST) = {
    SPELLED(".BF16", 0x1),
    SPELLED(".E4M3", 0x5),
    SPELLED(".E5M2", 0x4),
    SPELLED(".F16", 0x0),
    SPELLED(".TF32", 0x3),
};
WORDS(words_convert_F2FP_DST) = {list_convert_F2FP_DST, COUNT(list_convert_F2FP_DST), ALONE(1)};

WORDS(words_convert_PACK_RND) = {ONE(SPELLED(".RZ", 0x3)), ALONE(3)};

WORDS(words_convert_H1) = {ONE(SPELLED(".H1", 0x1)), ALONE(3)};

LIST(list_fp8_FP8_DST) = {
    SPELLED(".E4M3", 0x5),
    SPELLED(".E5M2", 0x4),
};
WORDS(words_fp8_FP8_DST) = {list_fp8_FP8_DST, COUNT(list_fp8_FP8_DST), ALONE(2)};

LIST(list_fp8_WIDE_DST) = {
    SPELLED(".BF16", 0x1),
    SPELLED(".F16", 0x0),
};
WORDS(words_fp8_WIDE_DST) = {list_fp8_WIDE_DST, COUNT(list_fp8_WIDE_DST), ALONE(1)};

LIST(list_fp8_FP8_SRC) = {
    SPELLED(".E4M3", 0x3),
    SPELLED(".E5M2", 0x2),
};
WORDS(words_fp8_FP8_SRC) = {list_fp8_FP8_SRC, COUNT(list_fp8_FP8_SRC), ALONE(2)};

LIST(list_convert_F2IP_TYPE) = {
    SPELLED(".INVALID2", 0x2),
    SPELLED(".INVALID3", 0x3),
    SPELLED(".S8", 0x1),
    SPELLED(".U8", 0x0),
};
WORDS(words_convert_F2IP_TYPE) = {list_convert_F2IP_TYPE, COUNT(list_convert_F2IP_TYPE), ALONE(1)};

LIST(list_convert_F2IP_RND) = {
    SPELLED(".INVALID1", 0x1),
    SPELLED(".INVALID2", 0x2),
    SPELLED(".TRUNC", 0x3),
};
WORDS(words_convert_F2IP_RND) = {list_convert_F2IP_RND, COUNT(list_convert_F2IP_RND), ALONE(1)};

LIST(list_convert_I2FP_SRC) = {
    SPELLED(".S32", 0x1),
    SPELLED(".U32", 0x0),
};
WORDS(words_convert_I2FP_SRC) = {list_convert_I2FP_SRC, COUNT(list_convert_I2FP_SRC), ALONE(1)};

LIST(list_convert_I2FP_RND) = {
    SPELLED(".INVALID1", 0x1),
    SPELLED(".INVALID2", 0x2),
    SPELLED(".RZ", 0x3),
};
WORDS(words_convert_I2FP_RND) = {list_convert_I2FP_RND, COUNT(list_convert_I2FP_RND), ALONE(1)};

LIST(list_convert_PACKED) = {
    SPELLED(".S16", 0x3),
    SPELLED(".S2", 0x5),
    SPELLED(".S4", 0x7),
    SPELLED(".S8", 0x1),
    SPELLED(".U16", 0x2),
    SPELLED(".U2", 0x4),
    SPELLED(".U4", 0x6),
    SPELLED(".U8", 0x0),
};
WORDS(words_convert_PACKED) = {list_convert_PACKED, COUNT(list_convert_PACKED), ALONE(1)};

LIST(list_convert_I2IP_SAT_GA10X) = {
    SPELLED(".INVALID3", 0x3),
    SPELLED(".SAT", 0x0),
    LONGER(".SATRELU", 0x2),
};
WORDS(words_convert_I2IP_SAT_GA10X) = {list_convert_I2IP_SAT_GA10X,
    COUNT(list_convert_I2IP_SAT_GA10X), ALONE(1)};

LIST(list_convert_I2IP_SAT_HOPPER) = {
    SPELLED(".INVALID3", 0x3),
    SPELLED(".SAT", 0x1),
    LONGER(".SATRELU", 0x2),
};
WORDS(words_convert_I2IP_SAT_HOPPER) = {list_convert_I2IP_SAT_HOPPER,
    COUNT(list_convert_I2IP_SAT_HOPPER), ALONE(1)};

LIST(list_double_DOUBLE_CMP) = {
    SPELLED(".EQ", 0x2),
    LONGER(".EQU", 0xa),
    SPELLED(".GE", 0x6),
    LONGER(".GEU", 0xe),
    SPELLED(".GT", 0x4),
    LONGER(".GTU", 0xc),
    SPELLED(".LE", 0x3),
    LONGER(".LEU", 0xb),
    SPELLED(".LT", 0x1),
    LONGER(".LTU", 0x9),
    SPELLED(".MAX", 0xf),
    SPELLED(".MIN", 0x0),
    SPELLED(".NAN", 0x8),
    SPELLED(".NE", 0x5),
    LONGER(".NEU", 0xd),
    SPELLED(".NUM", 0x7),
};
WORDS(words_double_DOUBLE_CMP) = {list_double_DOUBLE_CMP, COUNT(list_double_DOUBLE_CMP), ALONE(1)};

LIST(list_BOP) = {
    SPELLED(".AND", 0x0),
    SPELLED(".INVALID3", 0x3),
    SPELLED(".OR", 0x1),
    SPELLED(".XOR", 0x2),
};
WORDS(words_BOP) = {list_BOP, COUNT(list_BOP), ALONE(1)};

WORDS(words_SAT) = {ONE(SPELLED(".SAT", 0x1)), ALONE(4)};

LIST(list_FMZ) = {
    SPELLED(".FMZ", 0x1),
    SPELLED(".FTZ", 0x2),
};
WORDS(words_FMZ) = {list_FMZ, COUNT(list_FMZ), ALONE(2)};

LIST(list_float_POWER) = {
    SPELLED(".D2", 0x3),
    SPELLED(".D4", 0x2),
    SPELLED(".D8", 0x1),
    SPELLED(".INVALID0", 0x0),
    SPELLED(".M2", 0x5),
    SPELLED(".M4", 0x6),
    SPELLED(".M8", 0x7),
};
WORDS(words_float_POWER) = {list_float_POWER, COUNT(list_float_POWER), ALONE(1)};

WORDS(words_NAN) = {ONE(SPELLED(".NAN", 0x1)), ALONE(4)};

WORDS(words_XORSIGN) = {ONE(SPELLED(".XORSIGN", 0x1)), ALONE(8)};

LIST(list_FLOAT_CMP) = {
    SPELLED(".EQ", 0x2),
    LONGER(".EQU", 0xa),
    SPELLED(".F", 0x0),
    SPELLED(".GE", 0x6),
    LONGER(".GEU", 0xe),
    SPELLED(".GT", 0x4),
    LONGER(".GTU", 0xc),
    SPELLED(".LE", 0x3),
    LONGER(".LEU", 0xb),
    SPELLED(".LT", 0x1),
    LONGER(".LTU", 0x9),
    SPELLED(".NAN", 0x8),
    SPELLED(".NE", 0x5),
    LONGER(".NEU", 0xd),
    SPELLED(".NUM", 0x7),
    SPELLED(".T", 0xf),
};
WORDS(words_FLOAT_CMP) = {list_FLOAT_CMP, COUNT(list_FLOAT_CMP), ALONE(1)};

WORDS(words_NDV) = {ONE(SPELLED(".NDV", 0x1)), ALONE(4)};

LIST(list_float_SIGNS0) = {
    SPELLED("NP", 0x2),
    SPELLED("PN", 0x1),
    SPELLED("PP", 0x0),
    SPELLED("ZP", 0x3),
};
WORDS(words_float_SIGNS0) = {list_float_SIGNS0, COUNT(list_float_SIGNS0), ALONE(0)};

LIST(list_float_MUFU_OP) = {
    SPELLED(".COS", 0x0),
    SPELLED(".EX2", 0x2),
    SPELLED(".INVALID10", 0xa),
    SPELLED(".INVALID11", 0xb),
    SPELLED(".INVALID12", 0xc),
    SPELLED(".INVALID13", 0xd),
    SPELLED(".INVALID14", 0xe),
    SPELLED(".INVALID15", 0xf),
    SPELLED(".LG2", 0x3),
    SPELLED(".RCP", 0x4),
    LONGER(".RCP64H", 0x6),
    SPELLED(".RSQ", 0x5),
    LONGER(".RSQ64H", 0x7),
    SPELLED(".SIN", 0x1),
    SPELLED(".SQRT", 0x8),
    SPELLED(".TANH", 0x9),
};
WORDS(words_float_MUFU_OP) = {list_float_MUFU_OP, COUNT(list_float_MUFU_OP), ALONE(1)};

WORDS(words_graphics_OUTPUT) = {ONE(SPELLED(".O", 0x1)), ALONE(2)};

LIST(list_graphics_IPA_MODE) = {
    SPELLED(".CONSTANT", 0x1),
    SPELLED(".INVALID3", 0x3),
    SPELLED(".PASS", 0x0),
    SPELLED(".STATE", 0x2),
};
WORDS(words_graphics_IPA_MODE) = {list_graphics_IPA_MODE, COUNT(list_graphics_IPA_MODE), ALONE(1)};

LIST(list_graphics_IPA_AT) = {
    SPELLED(".CENTROID", 0x1),
    SPELLED(".OFFSET", 0x2),
};
WORDS(words_graphics_IPA_AT) = {list_graphics_IPA_AT, COUNT(list_graphics_IPA_AT), ALONE(1)};

LIST(list_graphics_OUT_OP) = {
    SPELLED(".CUT", 0x2),
    SPELLED(".EMIT", 0x1),
    LONGER(".EMIT_THEN_CUT", 0x3),
};
WORDS(words_graphics_OUT_OP) = {list_graphics_OUT_OP, COUNT(list_graphics_OUT_OP), ALONE(1)};

WORDS(words_half_F32) = {ONE(SPELLED(".F32", 0x1)), ALONE(4)};

LIST(list_half_ADD_TYPE) = {
    SPELLED(".BF16_V2", 0x2),
    SPELLED(".F32", 0x1),
    SPELLED(".INVALID3", 0x3),
};
WORDS(words_half_ADD_TYPE) = {list_half_ADD_TYPE, COUNT(list_half_ADD_TYPE), ALONE(1)};

LIST(list_half_SWIZZLE_A) = {
    SPELLED(".F32", 0x1),
    SPELLED(".H0_H0", 0x2),
    SPELLED(".H1_H1", 0x3),
};
WORDS(words_half_SWIZZLE_A) = {list_half_SWIZZLE_A, COUNT(list_half_SWIZZLE_A), ALONE(1)};

LIST(list_half_SWIZZLE_A_HOPPER) = {
    SPELLED(".H0_H0", 0x2),
    SPELLED(".H1_H1", 0x3),
    SPELLED(".INVALID1", 0x1),
};
WORDS(words_half_SWIZZLE_A_HOPPER) = {list_half_SWIZZLE_A_HOPPER, COUNT(list_half_SWIZZLE_A_HOPPER),
    ALONE(1)};

LIST(list_half_MUL_TYPE) = {
    SPELLED(".BF16_V2", 0x2),
    SPELLED(".INVALID1", 0x1),
    SPELLED(".INVALID3", 0x3),
};
WORDS(words_half_MUL_TYPE) = {list_half_MUL_TYPE, COUNT(list_half_MUL_TYPE), ALONE(1)};

LIST(list_half_SWIZZLE_B_NEG) = {
    SPELLED(".F32", 0x1),
    SPELLED(".H0_H0", 0x2),
    SPELLED(".H0_NH1", 0x4),
    SPELLED(".H1_H1", 0x3),
};
WORDS(words_half_SWIZZLE_B_NEG) = {list_half_SWIZZLE_B_NEG, COUNT(list_half_SWIZZLE_B_NEG),
    ALONE(1)};

WORDS(words_half_BF) = {ONE(SPELLED(".BF", 0x1)), ALONE(3)};

WORDS(words_half_H_AND) = {ONE(SPELLED(".H_AND", 0x1)), ALONE(6)};

WORDS(words_SIGNED) = {ONE(SPELLED(".U32", 0x0)), ALONE(4)};

WORDS(words_PAND) = {ONE(SPELLED(".PAND", 0x1)), ALONE(5)};

LIST(list_SHIFT_DIR) = {
    SPELLED(".L", 0x0),
    SPELLED(".R", 0x1),
};
WORDS(words_SHIFT_DIR) = {list_SHIFT_DIR, COUNT(list_SHIFT_DIR), ALONE(1)};

WORDS(words_W) = {ONE(SPELLED(".W", 0x1)), ALONE(2)};

LIST(list_SHIFT_TYPE) = {
    SPELLED(".S32", 0x2),
    SPELLED(".S64", 0x0),
    SPELLED(".U32", 0x3),
    SPELLED(".U64", 0x1),
};
WORDS(words_SHIFT_TYPE) = {list_SHIFT_TYPE, COUNT(list_SHIFT_TYPE), ALONE(1)};

WORDS(words_HI) = {ONE(SPELLED(".HI", 0x1)), ALONE(3)};

LIST(list_logic_PRMT_MODE) = {
    SPELLED(".B4E", 0x2),
    SPELLED(".ECL", 0x4),
    SPELLED(".ECR", 0x5),
    SPELLED(".F4E", 0x1),
    SPELLED(".INVALID7", 0x7),
    SPELLED(".RC16", 0x6),
    SPELLED(".RC8", 0x3),
};
WORDS(words_logic_PRMT_MODE) = {list_logic_PRMT_MODE, COUNT(list_logic_PRMT_MODE), ALONE(1)};

LIST(list_CMP) = {
    SPELLED(".EQ", 0x2),
    SPELLED(".F", 0x0),
    SPELLED(".GE", 0x6),
    SPELLED(".GT", 0x4),
    SPELLED(".LE", 0x3),
    SPELLED(".LT", 0x1),
    SPELLED(".NE", 0x5),
    SPELLED(".T", 0x7),
};
WORDS(words_CMP) = {list_CMP, COUNT(list_CMP), ALONE(1)};

WORDS(words_SH) = {ONE(SPELLED(".SH", 0x1)), ALONE(3)};

WORDS(words_mbarrier_TMASK) = {ONE(SPELLED(".TMASK", 0x1)), ALONE(6)};

WORDS(words_mbarrier_RED) = {ONE(SPELLED(".RED", 0x1)), ALONE(4)};

WORDS(words_mbarrier_OPTOUT) = {ONE(SPELLED(".OPTOUT", 0x1)), ALONE(7)};

LIST(list_mbarrier_ARRIVE) = {
    SPELLED(".A0T1", 0x2),
    SPELLED(".A0TR", 0x3),
    SPELLED(".A0TX", 0x4),
    SPELLED(".A1T0", 0x1),
    SPELLED(".ART0", 0x5),
};
WORDS(words_mbarrier_ARRIVE) = {list_mbarrier_ARRIVE, COUNT(list_mbarrier_ARRIVE), ALONE(2)};

WORDS(words_mbarrier_PHASE) = {ONE(SPELLED(".PHASECHK", 0x1)), ALONE(9)};

WORDS(words_mbarrier_TRYWAIT) = {ONE(SPELLED(".TRYWAIT", 0x1)), ALONE(8)};

WORDS(words_mbarrier_EXCH) = {ONE(SPELLED(".EXCH", 0x1)), ALONE(5)};

LIST(list_mbarrier_CCTL_OP) = {
    SPELLED(".IV", 0x0),
    SPELLED(".WB", 0x1),
};
WORDS(words_mbarrier_CCTL_OP) = {list_mbarrier_CCTL_OP, COUNT(list_mbarrier_CCTL_OP), ALONE(1)};

WORDS(words_mbarrier_BAR_BITS) = {ONE(SPELLED(".64", 0x5)), ALONE(3)};

LIST(list_mbarrier_BAR_COUNT) = {
    SPELLED(".ARVCNT", 0x1),
    SPELLED(".TRANSCNT", 0x2),
};
WORDS(words_mbarrier_BAR_COUNT) = {list_mbarrier_BAR_COUNT, COUNT(list_mbarrier_BAR_COUNT),
    ALONE(1)};

LIST(list_memory_LOAD_SIZE) = {
    SPELLED(".128", 0x6),
    SPELLED(".64", 0x5),
    SPELLED(".S16", 0x3),
    SPELLED(".S8", 0x1),
    SPELLED(".U.128", 0x7),
    SPELLED(".U16", 0x2),
    SPELLED(".U8", 0x0),
};
WORDS(words_memory_LOAD_SIZE) = {list_memory_LOAD_SIZE, COUNT(list_memory_LOAD_SIZE), ALONE(1)};

LIST(list_memory_LOAD_ORDER) = {
    SPELLED(".CONSTANT", 0x0),
    SPELLED(".MMIO", 0x3),
    SPELLED(".STRONG", 0x2),
};
WORDS(words_memory_LOAD_ORDER) = {list_memory_LOAD_ORDER, COUNT(list_memory_LOAD_ORDER), ALONE(1)};

LIST(list_memory_Pl) = {
    SPELLED("P0", 0x7),
    SPELLED("P1", 0x6),
    SPELLED("P2", 0x5),
    SPELLED("P3", 0x4),
    SPELLED("P4", 0x3),
    SPELLED("P5", 0x2),
    SPELLED("P6", 0x1),
    SPELLED("PT", 0x0),
};
WORDS(words_memory_Pl) = {list_memory_Pl, COUNT(list_memory_Pl), ALONE(1)};

LIST(list_SIZE) = {
    SPELLED(".128", 0x6),
    SPELLED(".64", 0x5),
    SPELLED(".INVALID7", 0x7),
    SPELLED(".S16", 0x3),
    SPELLED(".S8", 0x1),
    SPELLED(".U16", 0x2),
    SPELLED(".U8", 0x0),
};
WORDS(words_SIZE) = {list_SIZE, COUNT(list_SIZE), ALONE(1)};

LIST(list_LOAD_ORDER_SCOPE) = {
    SPELLED(".CONSTANT", 0x4),
    LONGER(".CONSTANT.CTA", 0x2),
    LONGER(".CONSTANT.CTA.PRIVATE", 0x3),
    LONGER(".CONSTANT.GPU", 0xf),
    LONGER(".CONSTANT.PRIVATE", 0x1),
    LONGER(".CONSTANT.SM.PRIVATE", 0xb),
    LONGER(".CONSTANT.VC", 0xd),
    LONGER(".CONSTANT.VC.PRIVATE", 0xe),
    SPELLED(".MMIO.GPU", 0x8),
    SPELLED(".STRONG.GPU", 0x7),
    LONGER(".STRONG.GPU.PRIVATE", 0x6),
    SPELLED(".STRONG.SM", 0x5),
    SPELLED(".STRONG.SYS", 0xa),
};
WORDS(words_LOAD_ORDER_SCOPE) = {list_LOAD_ORDER_SCOPE, COUNT(list_LOAD_ORDER_SCOPE), ALONE(1)};

LIST(list_STORE_ORDER) = {
    SPELLED(".INVALID0", 0x0),
    SPELLED(".MMIO", 0x3),
    SPELLED(".STRONG", 0x2),
};
WORDS(words_STORE_ORDER) = {list_STORE_ORDER, COUNT(list_STORE_ORDER), ALONE(1)};

WORDS(words_memory_U) = {ONE(SPELLED(".U", 0x1)), ALONE(2)};

LIST(list_memory_SHARED_SIZE) = {
    SPELLED(".128", 0x6),
    SPELLED(".64", 0x5),
    SPELLED(".S16", 0x3),
    SPELLED(".S8", 0x1),
    SPELLED(".U16", 0x2),
    SPELLED(".U8", 0x0),
};
WORDS(words_memory_SHARED_SIZE) = {list_memory_SHARED_SIZE, COUNT(list_memory_SHARED_SIZE),
    ALONE(1)};

LIST(list_memory_LDC_MODE) = {
    SPELLED(".IL", 0x1),
    SPELLED(".IS", 0x2),
    LONGER(".ISL", 0x3),
};
WORDS(words_memory_LDC_MODE) = {list_memory_LDC_MODE, COUNT(list_memory_LDC_MODE), ALONE(2)};

LIST(list_memory_CONST_SIZE) = {
    SPELLED(".64", 0x5),
    SPELLED(".INVALID6", 0x6),
    SPELLED(".INVALID7", 0x7),
    SPELLED(".S16", 0x3),
    SPELLED(".S8", 0x1),
    SPELLED(".U16", 0x2),
    SPELLED(".U8", 0x0),
};
WORDS(words_memory_CONST_SIZE) = {list_memory_CONST_SIZE, COUNT(list_memory_CONST_SIZE), ALONE(1)};

LIST(list_memory_MATRIX) = {
    SPELLED(".M816", 0x2),
    SPELLED(".M88", 0x0),
    SPELLED(".MT88", 0x1),
};
WORDS(words_memory_MATRIX) = {list_memory_MATRIX, COUNT(list_memory_MATRIX), ALONE(2)};

LIST(list_memory_MATRICES) = {
    SPELLED(".2", 0x1),
    SPELLED(".4", 0x2),
    SPELLED(".INVALID3", 0x3),
};
WORDS(words_memory_MATRICES) = {list_memory_MATRICES, COUNT(list_memory_MATRICES), ALONE(1)};

WORDS(words_memory_BYPASS) = {ONE(SPELLED(".BYPASS", 0x0)), ALONE(7)};

WORDS(words_memory_ZFILL) = {ONE(SPELLED(".ZFILL", 0x1)), ALONE(6)};

LIST(list_memory_COPY_ORDER_SCOPE) = {
    SPELLED(".CONSTANT", 0x4),
    LONGER(".CONSTANT.CTA", 0x2),
    LONGER(".CONSTANT.CTA.PRIVATE", 0x3),
    LONGER(".CONSTANT.GPU", 0xf),
    LONGER(".CONSTANT.PRIVATE", 0x1),
    LONGER(".CONSTANT.SM.PRIVATE", 0xb),
    LONGER(".CONSTANT.VC", 0xd),
    LONGER(".CONSTANT.VC.PRIVATE", 0xe),
    SPELLED(".MMIO.SM", 0x8),
    SPELLED(".STRONG.GPU", 0x7),
    LONGER(".STRONG.GPU.PRIVATE", 0x6),
    SPELLED(".STRONG.SM", 0x5),
    SPELLED(".STRONG.SYS", 0xa),
};
WORDS(words_memory_COPY_ORDER_SCOPE) = {list_memory_COPY_ORDER_SCOPE,
    COUNT(list_memory_COPY_ORDER_SCOPE), ALONE(1)};

LIST(list_file_sr) = {
    SPELLED("SM_SHADER_TYPE", 0x14),
    SPELLED("SRZ", 0xff),
    SPELLED("SR_AFFINITY", 0x1c),
    SPELLED("SR_BARRIERALLOC", 0x3e),
    SPELLED("SR_CIRCULARQUEUEENTRYADDRESSHIGH", 0x63),
    SPELLED("SR_CIRCULARQUEUEENTRYADDRESSLOW", 0x62),
    SPELLED("SR_CIRCULARQUEUEENTRYINDEX", 0x61),
    SPELLED("SR_CLOCK", 0x1),
    LONGER("SR_CLOCKHI", 0x51),
    LONGER("SR_CLOCKLO", 0x50),
    SPELLED("SR_CTAID.X", 0x25),
    SPELLED("SR_CTAID.Y", 0x26),
    SPELLED("SR_CTAID.Z", 0x27),
    SPELLED("SR_CirQueueIncrMinusOne", 0x29),
    SPELLED("SR_DIRECTCBEWRITEADDRESSHIGH", 0x16),
    SPELLED("SR_DIRECTCBEWRITEADDRESSLOW", 0x15),
    SPELLED("SR_DIRECTCBEWRITEENABLED", 0x17),
    SPELLED("SR_EQMASK", 0x38),
    SPELLED("SR_ESR_PC", 0x54),
    LONGER("SR_ESR_PC_HI", 0x55),
    SPELLED("SR_GEMASK", 0x3c),
    SPELLED("SR_GLOBALERRORSTATUS", 0x40),
    SPELLED("SR_GLOBALTIMERHI", 0x53),
    SPELLED("SR_GLOBALTIMERLO", 0x52),
    SPELLED("SR_GTMASK", 0x3b),
    SPELLED("SR_HWTASKID", 0x60),
    SPELLED("SR_INVOCATION_ID", 0x11),
    SPELLED("SR_INVOCATION_INFO", 0x1d),
    SPELLED("SR_LANEID", 0x0),
    SPELLED("SR_LEMASK", 0x3a),
    SPELLED("SR_LMEMHIOFF", 0x37),
    SPELLED("SR_LMEMLOSZ", 0x36),
    SPELLED("SR_LTMASK", 0x39),
    SPELLED("SR_LWINHI", 0x2e),
    SPELLED("SR_LWINLO", 0x34),
    SPELLED("SR_LWINSZ", 0x35),
    SPELLED("SR_MACHINE_ID_1", 0x19),
    SPELLED("SR_MACHINE_ID_2", 0x1a),
    SPELLED("SR_MACHINE_ID_3", 0x1b),
    SPELLED("SR_MULTIPASSSHADERINFO", 0x2d),
    SPELLED("SR_NLATC", 0x2a),
    SPELLED("SR_NTID", 0x28),
    SPELLED("SR_ORDERING_TICKET", 0xf),
    SPELLED("SR_PM0", 0x64),
    SPELLED("SR_PM1", 0x66),
    SPELLED("SR_PM2", 0x68),
    SPELLED("SR_PM3", 0x6a),
    SPELLED("SR_PM4", 0x6c),
    SPELLED("SR_PM5", 0x6e),
    SPELLED("SR_PM6", 0x70),
    SPELLED("SR_PM7", 0x72),
    SPELLED("SR_PM_HI0", 0x65),
    SPELLED("SR_PM_HI1", 0x67),
    SPELLED("SR_PM_HI2", 0x69),
    SPELLED("SR_PM_HI3", 0x6b),
    SPELLED("SR_PM_HI4", 0x6d),
    SPELLED("SR_PM_HI5", 0x6f),
    SPELLED("SR_PM_HI6", 0x71),
    SPELLED("SR_PM_HI7", 0x73),
    SPELLED("SR_PRIM_TYPE", 0x10),
    SPELLED("SR_REGALLOC", 0x3d),
    SPELLED("SR_SMEMBANKS", 0x33),
    SPELLED("SR_SMEMSZ", 0x32),
    SPELLED("SR_SM_SPA_VERSION", 0x2c),
    SPELLED("SR_SNAP_PM0", 0x74),
    SPELLED("SR_SNAP_PM1", 0x76),
    SPELLED("SR_SNAP_PM2", 0x78),
    SPELLED("SR_SNAP_PM3", 0x7a),
    SPELLED("SR_SNAP_PM4", 0x7c),
    SPELLED("SR_SNAP_PM5", 0x7e),
    SPELLED("SR_SNAP_PM6", 0x80),
    SPELLED("SR_SNAP_PM7", 0x82),
    SPELLED("SR_SNAP_PM_HI0", 0x75),
    SPELLED("SR_SNAP_PM_HI1", 0x77),
    SPELLED("SR_SNAP_PM_HI2", 0x79),
    SPELLED("SR_SNAP_PM_HI3", 0x7b),
    SPELLED("SR_SNAP_PM_HI4", 0x7d),
    SPELLED("SR_SNAP_PM_HI5", 0x7f),
    SPELLED("SR_SNAP_PM_HI6", 0x81),
    SPELLED("SR_SNAP_PM_HI7", 0x83),
    SPELLED("SR_SWINHI", 0x2f),
    SPELLED("SR_SWINLO", 0x30),
    SPELLED("SR_SWINSZ", 0x31),
    SPELLED("SR_SW_SCRATCH", 0x18),
    SPELLED("SR_THREAD_KILL", 0x13),
    SPELLED("SR_TID", 0x20),
    LONGER("SR_TID.X", 0x21),
    LONGER("SR_TID.Y", 0x22),
    LONGER("SR_TID.Z", 0x23),
    SPELLED("SR_TTU_TICKET_INFO", 0x85),
    SPELLED("SR_VARIABLE_RATE", 0x84),
    SPELLED("SR_VIRTCFG", 0x2),
    SPELLED("SR_VIRTID", 0x3),
    SPELLED("SR_VIRTUALENGINEID", 0x44),
    SPELLED("SR_VIRTUALSMID", 0x43),
    SPELLED("SR_WARPERRORSTATUS", 0x42),
    SPELLED("SR_WSCALEFACTOR_XY", 0x1e),
    SPELLED("SR_WSCALEFACTOR_Z", 0x1f),
    SPELLED("SR_Y_DIRECTION", 0x12),
};
WORDS(words_file_sr) = {list_file_sr, COUNT(list_file_sr), APART(1, volta_scan_sr, "SR")};

WORDS(words_special_SR_64) = {ONE(SPELLED(".32", 0x0)), ALONE(3)};

WORDS(words_surface_BA) = {ONE(SPELLED(".BA", 0x1)), ALONE(3)};

LIST(list_surface_DIM) = {
    SPELLED(".1D", 0x0),
    LONGER(".1D_ARRAY", 0x2),
    LONGER(".1D_BUFFER", 0x1),
    SPELLED(".2D", 0x3),
    LONGER(".2D_ARRAY", 0x4),
    SPELLED(".3D", 0x5),
    SPELLED(".INVALID7", 0x7),
};
WORDS(words_surface_DIM) = {list_surface_DIM, COUNT(list_surface_DIM), ALONE(1)};

LIST(list_surface_OUT_OF_RANGE) = {
    SPELLED(".IGN", 0x0),
    SPELLED(".INVALID3", 0x3),
    READ_ONLY(".NEAR", 0x1),
    SPELLED(".TRAP", 0x2),
};
WORDS(words_surface_OUT_OF_RANGE) = {list_surface_OUT_OF_RANGE, COUNT(list_surface_OUT_OF_RANGE),
    ALONE(1)};

LIST(list_surface_MASK) = {
    SPELLED(".INVALID0", 0x0),
    SPELLED(".INVALID10", 0xa),
    SPELLED(".INVALID11", 0xb),
    SPELLED(".INVALID12", 0xc),
    SPELLED(".INVALID13", 0xd),
    SPELLED(".INVALID14", 0xe),
    SPELLED(".INVALID2", 0x2),
    SPELLED(".INVALID4", 0x4),
    SPELLED(".INVALID5", 0x5),
    SPELLED(".INVALID6", 0x6),
    SPELLED(".INVALID7", 0x7),
    SPELLED(".INVALID8", 0x8),
    SPELLED(".INVALID9", 0x9),
    SPELLED(".R", 0x1),
    LONGER(".RG", 0x3),
};
WORDS(words_surface_MASK) = {list_surface_MASK, COUNT(list_surface_MASK), ALONE(1)};

LIST(list_surface_TYPE) = {
    SPELLED(".F16x2.RN", 0x4),
    SPELLED(".F32.FTZ.RN", 0x3),
    SPELLED(".S32", 0x1),
    SPELLED(".S64", 0x5),
    SPELLED(".SD32", 0x6),
    SPELLED(".SD64", 0x7),
    SPELLED(".U64", 0x2),
};
WORDS(words_surface_TYPE) = {list_surface_TYPE, COUNT(list_surface_TYPE), ALONE(1)};

LIST(list_surface_CAS_TYPE) = {
    SPELLED(".INVALID4", 0x4),
    SPELLED(".INVALID5", 0x5),
    SPELLED(".INVALID6", 0x6),
    SPELLED(".INVALID7", 0x7),
    SPELLED(".S32", 0x1),
    SPELLED(".U64", 0x2),
};
WORDS(words_surface_CAS_TYPE) = {list_surface_CAS_TYPE, COUNT(list_surface_CAS_TYPE), ALONE(1)};

LIST(list_tensor_SHAPE_884) = {
    SPELLED(".444", 0x1),
    SPELLED(".884", 0x0),
};
WORDS(words_tensor_SHAPE_884) = {list_tensor_SHAPE_884, COUNT(list_tensor_SHAPE_884), ALONE(1)};

LIST(list_tensor_HMMA_884_TYPE) = {
    SPELLED(".F16.F16", 0x0),
    SPELLED(".F32.F16", 0x1),
    SPELLED(".F32.F32", 0x3),
};
WORDS(words_tensor_HMMA_884_TYPE) = {list_tensor_HMMA_884_TYPE, COUNT(list_tensor_HMMA_884_TYPE),
    ALONE(2)};

LIST(list_tensor_STEP) = {
    SPELLED(".STEP0", 0x0),
    SPELLED(".STEP1", 0x1),
    SPELLED(".STEP2", 0x2),
    SPELLED(".STEP3", 0x3),
};
WORDS(words_tensor_STEP) = {list_tensor_STEP, COUNT(list_tensor_STEP), ALONE(5)};

LIST(list_tensor_LAYOUT_A) = {
    SPELLED(".COL", 0x1),
    SPELLED(".ROW", 0x0),
};
WORDS(words_tensor_LAYOUT_A) = {list_tensor_LAYOUT_A, COUNT(list_tensor_LAYOUT_A), ALONE(1)};

LIST(list_tensor_HMMA_SHAPE) = {
    SPELLED(".16816", 0x1),
    SPELLED(".1684", 0x2),
    SPELLED(".1688", 0x0),
};
WORDS(words_tensor_HMMA_SHAPE) = {list_tensor_HMMA_SHAPE, COUNT(list_tensor_HMMA_SHAPE), ALONE(4)};

LIST(list_tensor_HMMA_DST) = {
    SPELLED(".F16", 0x0),
    SPELLED(".F32", 0x1),
};
WORDS(words_tensor_HMMA_DST) = {list_tensor_HMMA_DST, COUNT(list_tensor_HMMA_DST), ALONE(2)};

LIST(list_tensor_HMMA_FORMAT) = {
    SPELLED(".BF16", 0x1),
    SPELLED(".TF32", 0x2),
};
WORDS(words_tensor_HMMA_FORMAT) = {list_tensor_HMMA_FORMAT, COUNT(list_tensor_HMMA_FORMAT),
    ALONE(1)};

LIST(list_tensor_UPmma) = {
    SPELLED("UP0", 0x7),
    SPELLED("UP1", 0x6),
    SPELLED("UP2", 0x5),
    SPELLED("UP3", 0x4),
    SPELLED("UP4", 0x3),
    SPELLED("UP5", 0x2),
    SPELLED("UP6", 0x1),
};
WORDS(words_tensor_UPmma) = {list_tensor_UPmma, COUNT(list_tensor_UPmma), ALONE(2)};

LIST(list_tensor_UPmma_NOT) = {
    SPELLED("UP0", 0x7),
    SPELLED("UP1", 0x6),
    SPELLED("UP2", 0x5),
    SPELLED("UP3", 0x4),
    SPELLED("UP4", 0x3),
    SPELLED("UP5", 0x2),
    SPELLED("UP6", 0x1),
    SPELLED("UPT", 0x0),
};
WORDS(words_tensor_UPmma_NOT) = {list_tensor_UPmma_NOT, COUNT(list_tensor_UPmma_NOT), ALONE(2)};

LIST(list_tensor_HMMA_SP_SHAPE) = {
    SPELLED(".16816", 0x1),
    SPELLED(".16832", 0x3),
    SPELLED(".1688", 0x0),
};
WORDS(words_tensor_HMMA_SP_SHAPE) = {list_tensor_HMMA_SP_SHAPE, COUNT(list_tensor_HMMA_SP_SHAPE),
    ALONE(4)};

LIST(list_tensor_IMMA_SHAPE) = {
    SPELLED(".16816", 0x4),
    SPELLED(".16832", 0x5),
    SPELLED(".16864", 0x6),
    SPELLED(".8816", 0x0),
    SPELLED(".8832", 0x2),
};
WORDS(words_tensor_IMMA_SHAPE) = {list_tensor_IMMA_SHAPE, COUNT(list_tensor_IMMA_SHAPE), ALONE(1)};

LIST(list_tensor_IMMA_TYPE_A) = {
    SPELLED(".S4", 0x3),
    SPELLED(".S8", 0x1),
    SPELLED(".U4", 0x2),
    SPELLED(".U8", 0x0),
};
WORDS(words_tensor_IMMA_TYPE_A) = {list_tensor_IMMA_TYPE_A, COUNT(list_tensor_IMMA_TYPE_A),
    ALONE(1)};

LIST(list_tensor_IMMA_SP_SHAPE) = {
    SPELLED(".168128", 0x7),
    SPELLED(".16832", 0x5),
    SPELLED(".16864", 0x6),
    SPELLED(".8832", 0x2),
    SPELLED(".8864", 0x3),
};
WORDS(words_tensor_IMMA_SP_SHAPE) = {list_tensor_IMMA_SP_SHAPE, COUNT(list_tensor_IMMA_SP_SHAPE),
    ALONE(1)};

LIST(list_tensor_BMMA_SHAPE) = {
    SPELLED(".168128", 0x1),
    SPELLED(".168256", 0x2),
    SPELLED(".88128", 0x0),
};
WORDS(words_tensor_BMMA_SHAPE) = {list_tensor_BMMA_SHAPE, COUNT(list_tensor_BMMA_SHAPE), ALONE(1)};

LIST(list_tensor_BMMA_OP) = {
    SPELLED(".AND", 0x2),
    SPELLED(".XOR", 0x0),
};
WORDS(words_tensor_BMMA_OP) = {list_tensor_BMMA_OP, COUNT(list_tensor_BMMA_OP), ALONE(1)};

LIST(list_tensor_DMMA_SHAPE) = {
    SPELLED(".16x8x16", 0x3),
    SPELLED(".16x8x4", 0x1),
    SPELLED(".16x8x8", 0x2),
    SPELLED(".8x8x4", 0x0),
};
WORDS(words_tensor_DMMA_SHAPE) = {list_tensor_DMMA_SHAPE, COUNT(list_tensor_DMMA_SHAPE), ALONE(1)};

LIST(list_tensor_MOVM_SIZE) = {
    SPELLED(".16", 0x0),
    SPELLED(".INVALID6", 0x6),
};
WORDS(words_tensor_MOVM_SIZE) = {list_tensor_MOVM_SIZE, COUNT(list_tensor_MOVM_SIZE), ALONE(1)};

LIST(list_tensor_MOVM_KIND) = {
    SPELLED(".INVALID3", 0x3),
    SPELLED(".M832", 0x1),
    SPELLED(".M864", 0x2),
    SPELLED(".MT88", 0x0),
};
WORDS(words_tensor_MOVM_KIND) = {list_tensor_MOVM_KIND, COUNT(list_tensor_MOVM_KIND), ALONE(1)};

WORDS(words_texture_SCR) = {ONE(SPELLED(".SCR", 0x1)), ALONE(4)};

WORDS(words_texture_BINDLESS) = {ONE(SPELLED(".B", 0x1)), ALONE(2)};

LIST(list_texture_F16) = {
    SPELLED(".F16.RN", 0x1),
    SPELLED(".F16.RZ", 0x2),
};
WORDS(words_texture_F16) = {list_texture_F16, COUNT(list_texture_F16), ALONE(6)};

LIST(list_texture_LOD) = {
    SPELLED(".INVALID7", 0x7),
    SPELLED(".LB", 0x2),
    SPELLED(".LC", 0x4),
    LONGER(".LC.FDV", 0x6),
    SPELLED(".LL", 0x3),
    SPELLED(".LZ", 0x1),
};
WORDS(words_texture_LOD) = {list_texture_LOD, COUNT(list_texture_LOD), ALONE(1)};

WORDS(words_texture_AOFFI) = {ONE(SPELLED(".AOFFI", 0x1)), ALONE(6)};

WORDS(words_texture_DC) = {ONE(SPELLED(".DC", 0x1)), ALONE(3)};

WORDS(words_texture_NODEP) = {ONE(SPELLED(".NODEP", 0x1)), ALONE(6)};

LIST(list_texture_DIM) = {
    SPELLED("1D", 0x0),
    SPELLED("2D", 0x1),
    SPELLED("3D", 0x2),
    SPELLED("ARRAY_1D", 0x4),
    SPELLED("ARRAY_2D", 0x5),
    SPELLED("ARRAY_CUBE", 0x7),
    SPELLED("CUBE", 0x3),
};
WORDS(words_texture_DIM) = {list_texture_DIM, COUNT(list_texture_DIM), ALONE(0)};

LIST(list_texture_LOAD_LOD) = {
    SPELLED(".INVALID0", 0x0),
    SPELLED(".INVALID2", 0x2),
    SPELLED(".INVALID4", 0x4),
    SPELLED(".INVALID5", 0x5),
    SPELLED(".INVALID6", 0x6),
    SPELLED(".INVALID7", 0x7),
    SPELLED(".LL", 0x3),
    SPELLED(".LZ", 0x1),
};
WORDS(words_texture_LOAD_LOD) = {list_texture_LOAD_LOD, COUNT(list_texture_LOAD_LOD), ALONE(1)};

WORDS(words_texture_CL) = {ONE(SPELLED(".CL", 0x1)), ALONE(3)};

WORDS(words_texture_MS) = {ONE(SPELLED(".MS", 0x1)), ALONE(3)};

LIST(list_texture_LOAD_DIM) = {
    SPELLED("1D", 0x0),
    SPELLED("2D", 0x1),
    SPELLED("3D", 0x2),
    SPELLED("ARRAY_1D", 0x4),
    SPELLED("ARRAY_2D", 0x5),
    SPELLED("INVALID3", 0x3),
};
WORDS(words_texture_LOAD_DIM) = {list_texture_LOAD_DIM, COUNT(list_texture_LOAD_DIM), ALONE(0)};

LIST(list_texture_COMPONENT) = {
    SPELLED(".A", 0x3),
    SPELLED(".B", 0x2),
    SPELLED(".G", 0x1),
    SPELLED(".R", 0x0),
};
WORDS(words_texture_COMPONENT) = {list_texture_COMPONENT, COUNT(list_texture_COMPONENT), ALONE(1)};

LIST(list_texture_GATHER_OFFSET) = {
    SPELLED(".AOFFI", 0x1),
    SPELLED(".INVALID3", 0x3),
    SPELLED(".PTP", 0x2),
};
WORDS(words_texture_GATHER_OFFSET) = {list_texture_GATHER_OFFSET, COUNT(list_texture_GATHER_OFFSET),
    ALONE(1)};

LIST(list_texture_GATHER_DIM) = {
    SPELLED("2D", 0x1),
    SPELLED("ARRAY_2D", 0x5),
    SPELLED("ARRAY_CUBE", 0x7),
    SPELLED("CUBE", 0x3),
    SPELLED("INVALID0", 0x0),
};
WORDS(words_texture_GATHER_DIM) = {list_texture_GATHER_DIM, COUNT(list_texture_GATHER_DIM),
    ALONE(0)};

WORDS(words_texture_LC) = {ONE(SPELLED(".LC", 0x1)), ALONE(3)};

LIST(list_texture_QUERY) = {
    SPELLED("TEX_HEADER_DIMENSION", 0x0),
    SPELLED("TEX_HEADER_SAMPLER_POS", 0x2),
    SPELLED("TEX_HEADER_TEXTURE_TYPE", 0x1),
};
WORDS(words_texture_QUERY) = {list_texture_QUERY, COUNT(list_texture_QUERY), ALONE(11)};

LIST(list_texture_FOOTPRINT_DIM) = {
    SPELLED("2D", 0x1),
    SPELLED("3D", 0x2),
    SPELLED("INVALID0", 0x0),
    SPELLED("INVALID3", 0x3),
    SPELLED("INVALID4", 0x4),
    SPELLED("INVALID5", 0x5),
    SPELLED("INVALID6", 0x6),
    SPELLED("INVALID7", 0x7),
};
WORDS(words_texture_FOOTPRINT_DIM) = {list_texture_FOOTPRINT_DIM, COUNT(list_texture_FOOTPRINT_DIM),
    ALONE(0)};

LIST(list_tile_DIMENSIONS) = {
    SPELLED(".1D", 0x0),
    SPELLED(".2D", 0x1),
    SPELLED(".3D", 0x2),
    SPELLED(".4D", 0x3),
    SPELLED(".5D", 0x4),
    SPELLED(".INVALID5", 0x5),
    SPELLED(".INVALID6", 0x6),
    SPELLED(".INVALID7", 0x7),
};
WORDS(words_tile_DIMENSIONS) = {list_tile_DIMENSIONS, COUNT(list_tile_DIMENSIONS), ALONE(1)};

WORDS(words_tile_IM2COL) = {ONE(SPELLED(".IM2COL", 0x1)), ALONE(7)};

LIST(list_tile_PF_MODE) = {
    SPELLED(".\?\?\?0", 0x0),
    SPELLED(".IM2COL", 0x1),
};
WORDS(words_tile_PF_MODE) = {list_tile_PF_MODE, COUNT(list_tile_PF_MODE), ALONE(1)};

LIST(list_tile_ALL_MAPS) = {
    SPELLED(".\?\?\?0", 0x0),
    SPELLED(".IVALL", 0x1),
};
WORDS(words_tile_ALL_MAPS) = {list_tile_ALL_MAPS, COUNT(list_tile_ALL_MAPS), ALONE(1)};

LIST(list_tile_MAP_CACHE) = {
    SPELLED(".IV", 0x0),
    SPELLED(".PF", 0x1),
};
WORDS(words_tile_MAP_CACHE) = {list_tile_MAP_CACHE, COUNT(list_tile_MAP_CACHE), ALONE(1)};

WORDS(words_uniform_UPRMT_MODE) = {ONE(SPELLED(".\?\?\?1", 0x1)), ALONE(5)};

WORDS(words_R2UR_OR) = {ONE(SPELLED(".OR", 0x1)), ALONE(3)};

WORDS(words_video_U8) = {ONE(SPELLED(".U8", 0x0)), ALONE(3)};

WORDS(words_video_ACC) = {ONE(SPELLED(".ACC", 0x1)), ALONE(4)};

LIST(list_video_SIGN_A8) = {
    SPELLED(".S8", 0x1),
    SPELLED(".U8", 0x0),
};
WORDS(words_video_SIGN_A8) = {list_video_SIGN_A8, COUNT(list_video_SIGN_A8), ALONE(1)};

LIST(list_video_LO_HI) = {
    SPELLED(".HI", 0x1),
    SPELLED(".LO", 0x0),
};
WORDS(words_video_LO_HI) = {list_video_LO_HI, COUNT(list_video_LO_HI), ALONE(1)};

LIST(list_video_SIGN_A16) = {
    SPELLED(".S16", 0x1),
    SPELLED(".U16", 0x0),
};
WORDS(words_video_SIGN_A16) = {list_video_SIGN_A16, COUNT(list_video_SIGN_A16), ALONE(1)};

LIST(list_warp_VOTE_MODE) = {
    SPELLED(".ALL", 0x0),
    SPELLED(".ANY", 0x1),
    SPELLED(".EQ", 0x2),
    SPELLED(".INVALID3", 0x3),
};
WORDS(words_warp_VOTE_MODE) = {list_warp_VOTE_MODE, COUNT(list_warp_VOTE_MODE), ALONE(1)};

WORDS(words_warp_U64) = {ONE(SPELLED(".U64", 0x1)), ALONE(4)};

LIST(list_warp_SHFL_MODE) = {
    SPELLED(".BFLY", 0x3),
    SPELLED(".DOWN", 0x2),
    SPELLED(".IDX", 0x0),
    SPELLED(".UP", 0x1),
};
WORDS(words_warp_SHFL_MODE) = {list_warp_SHFL_MODE, COUNT(list_warp_SHFL_MODE), ALONE(1)};

LIST(list_warp_REDUX_OP) = {
    SPELLED(".INVALID7", 0x7),
    SPELLED(".MAX", 0x5),
    SPELLED(".MIN", 0x4),
    SPELLED(".OR", 0x1),
    SPELLED(".SUM", 0x3),
    SPELLED(".XOR", 0x2),
};
WORDS(words_warp_REDUX_OP) = {list_warp_REDUX_OP, COUNT(list_warp_REDUX_OP), ALONE(1)};

WORDS(words_warp_REDUX_SIGNED) = {ONE(SPELLED(".S32", 0x1)), ALONE(4)};

LIST(list_LUT_truth) = {
    SPELLED("s0", 0xf0),
    SPELLED("s1", 0xcc),
    SPELLED("s2", 0xaa),
};
WORDS(words_LUT_truth) = {list_LUT_truth, COUNT(list_LUT_truth), ALONE(1)};

WORDS(words_file_bulk_done) = {ONE(SPELLED("$bulk_done", 0x0)), ALONE(10)};

WORDS(words_file_cluster_come) = {ONE(SPELLED("$cluster_come", 0x0)), ALONE(13)};

WORDS(words_file_cluster_turn) = {ONE(SPELLED("$cluster_turn", 0x0)), ALONE(13)};

WORDS(words_file_cluster_mine) = {ONE(SPELLED("$cluster_mine", 0x0)), ALONE(13)};

WORDS(words_file_pc) = {ONE(SPELLED("$pc", 0x0)), ALONE(3)};

WORDS(words_file_active) = {ONE(SPELLED("$active", 0x0)), ALONE(7)};

WORDS(words_file_parked) = {ONE(SPELLED("$parked", 0x0)), ALONE(7)};

WORDS(words_file_ready) = {ONE(SPELLED("$ready", 0x0)), ALONE(6)};

WORDS(words_file_blocked) = {ONE(SPELLED("$blocked", 0x0)), ALONE(8)};

WORDS(words_file_turn) = {ONE(SPELLED("$turn", 0x0)), ALONE(5)};

WORDS(words_file_yielded) = {ONE(SPELLED("$yielded", 0x0)), ALONE(8)};

WORDS(words_file_group_lanes) = {NULL, 0, APART(0, volta_scan_group_lanes, "$group_lanes")};

WORDS(words_file_group_pc) = {NULL, 0, APART(0, volta_scan_group_pc, "$group_pc")};

WORDS(words_file_group_wait) = {NULL, 0, APART(0, volta_scan_group_wait, "$group_wait")};

WORDS(words_file_group_need) = {NULL, 0, APART(0, volta_scan_group_need, "$group_need")};

WORDS(words_file_apart) = {NULL, 0, APART(0, volta_scan_apart, "$apart")};

WORDS(words_file_kept) = {NULL, 0, APART(0, volta_scan_kept, "$kept")};

WORDS(words_file_left_off) = {ONE(SPELLED("$left_off", 0x0)), ALONE(9)};

WORDS(words_file_left_ur) = {NULL, 0, APART(0, volta_scan_left_ur, "$left_UR")};

WORDS(words_file_left_up) = {NULL, 0, APART(0, volta_scan_left_up, "$left_UP")};

WORDS(words_file_rpc) = {ONE(SPELLED("$Rpc", 0x0)), ALONE(4)};

WORDS(words_file_come) = {NULL, 0, APART(0, volta_scan_come, "$come")};

WORDS(words_file_some) = {NULL, 0, APART(0, volta_scan_some, "$some")};

WORDS(words_file_asked) = {NULL, 0, APART(0, volta_scan_asked, "$asked")};

WORDS(words_file_yes) = {NULL, 0, APART(0, volta_scan_yes, "$yes")};

WORDS(words_file_red_yes) = {NULL, 0, APART(0, volta_scan_red_yes, "$red_yes")};

WORDS(words_file_red_all) = {NULL, 0, APART(0, volta_scan_red_all, "$red_all")};

WORDS(words_file_red) = {ONE(SPELLED("$red", 0x0)), ALONE(4)};

WORDS(words_file_red_kind) = {ONE(SPELLED("$red_kind", 0x0)), ALONE(9)};

WORDS(words_file_left) = {ONE(SPELLED("$left", 0x0)), ALONE(5)};

PLACE(p_Pg) = {.words = &words_file_p, .ranges = RANGES({0x0, 0x6, 0, 0}), .range_count = 1,
    .field = VOLTA_FIELD_PG, .width = 3};
PLACE(p_Pg_2) = {.words = &words_file_p, .field = VOLTA_FIELD_PG, .width = 3};
PLACE(p_E) = {.words = &words_E, .empty = 0x0, .field = VOLTA_FIELD_E, .width = 1, .flags = EMPTY};
PLACE(p_ATOM_OP) = {.words = &words_ATOM_OP, .field = VOLTA_FIELD_ATOM_OP, .width = 4};
PLACE(p_EVICT) = {.words = &words_EVICT, .empty = 0x1, .field = VOLTA_FIELD_EVICT, .width = 3,
    .flags = EMPTY};
PLACE(p_atomic_TYPE_VOLTA) = {.words = &words_atomic_TYPE_VOLTA, .empty = 0x0,
    .field = VOLTA_FIELD_ATOMIC_TYPE_VOLTA, .width = 3, .flags = EMPTY};
PLACE(p_atomic_ATOMIC_ORDER) = {.words = &words_atomic_ATOMIC_ORDER, .empty = 0x1,
    .field = VOLTA_FIELD_ATOMIC_ATOMIC_ORDER, .width = 2, .flags = EMPTY};
PLACE(p_SCOPE) = {.words = &words_SCOPE, .field = VOLTA_FIELD_SCOPE, .width = 2};
PLACE(p_PRIVATE) = {.words = &words_PRIVATE, .empty = 0x0, .field = VOLTA_FIELD_PRIVATE, .width = 1,
    .flags = EMPTY};
PLACE(p_Pu) = {.words = &words_file_p, .field = VOLTA_FIELD_PU, .width = 3};
PLACE(p_Rd) = {.words = &words_file_r, .field = VOLTA_FIELD_RD, .width = 8};
PLACE(p_Ra) = {.words = &words_file_r, .field = VOLTA_FIELD_RA, .width = 8};
PLACE(p_Ra_2) = {.words = &words_file_r, .ranges = RANGES({0x0, 0xfe, 0, 0}), .range_count = 1,
    .field = VOLTA_FIELD_RA, .width = 8};
PLACE(p_OFFSET) = {.mul = 0x1, .ranges = RANGES({0x1, 0xffffff, 0, 0}), .range_count = 1,
    .field = VOLTA_FIELD_OFFSET, .width = 24, .flags = SIGNED};
PLACE(p_Rb) = {.words = &words_file_r, .field = VOLTA_FIELD_RB, .width = 8};
PLACE(p_STALL) = {.mul = 0x1, .ranges = RANGES({0x1, 0xf, 0, 0}), .range_count = 1,
    .field = VOLTA_FIELD_STALL, .width = 4, .flags = DECIMAL};
PLACE(p_NO_YIELD) = {.words = &words_NO_YIELD, .empty = 0x1, .field = VOLTA_FIELD_NO_YIELD,
    .width = 1, .flags = EMPTY};
PLACE(p_WRITE_BAR) = {.mul = 0x1, .add = 1, .ranges = RANGES({0x0, 0x6, 0, 0}), .range_count = 1,
    .field = VOLTA_FIELD_WRITE_BAR, .width = 3, .flags = DECIMAL};
PLACE(p_READ_BAR) = {.mul = 0x1, .add = 1, .ranges = RANGES({0x0, 0x6, 0, 0}), .range_count = 1,
    .field = VOLTA_FIELD_READ_BAR, .width = 3, .flags = DECIMAL};
PLACE(p_WAIT1) = {.words = &words_WAIT1, .empty = 0x0, .field = VOLTA_FIELD_WAIT1, .width = 1,
    .flags = EMPTY};
PLACE(p_WAIT2) = {.words = &words_WAIT2, .empty = 0x0, .field = VOLTA_FIELD_WAIT2, .width = 1,
    .flags = EMPTY};
PLACE(p_WAIT3) = {.words = &words_WAIT3, .empty = 0x0, .field = VOLTA_FIELD_WAIT3, .width = 1,
    .flags = EMPTY};
PLACE(p_WAIT4) = {.words = &words_WAIT4, .empty = 0x0, .field = VOLTA_FIELD_WAIT4, .width = 1,
    .flags = EMPTY};
PLACE(p_WAIT5) = {.words = &words_WAIT5, .empty = 0x0, .field = VOLTA_FIELD_WAIT5, .width = 1,
    .flags = EMPTY};
PLACE(p_WAIT6) = {.words = &words_WAIT6, .empty = 0x0, .field = VOLTA_FIELD_WAIT6, .width = 1,
    .flags = EMPTY};
PLACE(p_WAIT1_2) = {.words = &words_WAIT1_2, .field = VOLTA_FIELD_WAIT1, .width = 1};
PLACE(p_WAIT2_2) = {.words = &words_WAIT2_2, .field = VOLTA_FIELD_WAIT2, .width = 1};
PLACE(p_WAIT3_2) = {.words = &words_WAIT3_2, .field = VOLTA_FIELD_WAIT3, .width = 1};
PLACE(p_WAIT4_2) = {.words = &words_WAIT4_2, .field = VOLTA_FIELD_WAIT4, .width = 1};
PLACE(p_WAIT5_2) = {.words = &words_WAIT5_2, .field = VOLTA_FIELD_WAIT5, .width = 1};
PLACE(p_WAIT6_2) = {.words = &words_WAIT6_2, .field = VOLTA_FIELD_WAIT6, .width = 1};
PLACE(p_READ_BAR_2) = {.mul = 0x1, .ranges = RANGES({0x0, 0x6, 0, 0}), .range_count = 1,
    .field = VOLTA_FIELD_READ_BAR, .width = 3, .flags = DECIMAL};
PLACE(p_WRITE_BAR_2) = {.mul = 0x1, .ranges = RANGES({0x0, 0x6, 0, 0}), .range_count = 1,
    .field = VOLTA_FIELD_WRITE_BAR, .width = 3, .flags = DECIMAL};
PLACE(p_NO_YIELD_2) = {.words = &words_NO_YIELD_2, .field = VOLTA_FIELD_NO_YIELD, .width = 1};
PLACE(p_STALL_TWO) = {.words = &words_STALL_TWO, .field = VOLTA_FIELD_STALL_TWO, .width = 4};
PLACE(p_URc) = {.words = &words_file_ur, .field = VOLTA_FIELD_URC, .width = 6};
PLACE(p_atomic_TYPE_AMPERE) = {.words = &words_atomic_TYPE_AMPERE, .empty = 0x0,
    .field = VOLTA_FIELD_ATOMIC_TYPE_AMPERE, .width = 4, .flags = EMPTY};
PLACE(p_STORE_ORDER_SCOPE) = {.words = &words_STORE_ORDER_SCOPE, .empty = 0x0,
    .field = VOLTA_FIELD_STORE_ORDER_SCOPE, .width = 4, .flags = EMPTY | PREFIXES};
PLACE(p_URc_2) = {.words = &words_file_ur, .ranges = RANGES({0x0, 0x3, 0, 0}, {0x5, 0x3f, 0, 0}),
    .range_count = 2, .field = VOLTA_FIELD_URC, .width = 6};
PLACE(p_atomic_TYPE_HOPPER) = {.words = &words_atomic_TYPE_HOPPER, .empty = 0x0,
    .field = VOLTA_FIELD_ATOMIC_TYPE_HOPPER, .width = 3, .flags = EMPTY};
PLACE(p_atomic_FLOAT_OP) = {.words = &words_atomic_FLOAT_OP, .field = VOLTA_FIELD_ATOMIC_FLOAT_OP,
    .width = 2};
PLACE(p_atomic_FLOAT_TYPE) = {.words = &words_atomic_FLOAT_TYPE,
    .field = VOLTA_FIELD_ATOMIC_FLOAT_TYPE, .width = 5};
PLACE(p_atomic_CAS) = {.words = &words_atomic_CAS, .ranges = RANGES({0x0, 0x0, 0, 0}),
    .range_count = 1, .field = VOLTA_FIELD_ATOMIC_CAS, .width = 1, .flags = PREFIXES};
PLACE(p_atomic_CAS_2) = {.words = &words_atomic_CAS, .ranges = RANGES({0x1, 0x1, 0, 0}),
    .range_count = 1, .field = VOLTA_FIELD_ATOMIC_CAS, .width = 1, .flags = PREFIXES};
PLACE(p_atomic_CAS_TYPE_VOLTA) = {.words = &words_atomic_CAS_TYPE_VOLTA, .empty = 0x0,
    .field = VOLTA_FIELD_ATOMIC_CAS_TYPE_VOLTA, .width = 3, .flags = EMPTY};
PLACE(p_Rc) = {.words = &words_file_r, .field = VOLTA_FIELD_RC, .width = 8};
PLACE(p_atomic_CAS_TYPE_AMPERE) = {.words = &words_atomic_CAS_TYPE_AMPERE, .empty = 0x0,
    .field = VOLTA_FIELD_ATOMIC_CAS_TYPE_AMPERE, .width = 4, .flags = EMPTY};
PLACE(p_atomic_CAS_TYPE_HOPPER) = {.words = &words_atomic_CAS_TYPE_HOPPER, .empty = 0x0,
    .field = VOLTA_FIELD_ATOMIC_CAS_TYPE_HOPPER, .width = 3, .flags = EMPTY};
PLACE(p_RED_OP) = {.words = &words_RED_OP, .field = VOLTA_FIELD_RED_OP, .width = 3};
PLACE(p_atomic_RED_TYPE_HOPPER) = {.words = &words_atomic_RED_TYPE_HOPPER, .empty = 0x0,
    .field = VOLTA_FIELD_ATOMIC_RED_TYPE_HOPPER, .width = 3, .flags = EMPTY};
PLACE(p_atomic_SHARED_TYPE) = {.words = &words_atomic_SHARED_TYPE, .empty = 0x0,
    .field = VOLTA_FIELD_ATOMIC_SHARED_TYPE, .width = 2, .flags = EMPTY};
PLACE(p_SCALE) = {.words = &words_SCALE, .empty = 0x0, .field = VOLTA_FIELD_SCALE, .width = 2,
    .flags = EMPTY};
PLACE(p_Ra_3) = {.words = &words_file_r, .ranges = RANGES({0xff, 0xff, 0, 0}), .range_count = 1,
    .field = VOLTA_FIELD_RA, .width = 8};
PLACE(p_SCALE_2) = {.words = &words_SCALE, .empty = 0x0, .ranges = RANGES({0x1, 0x3, 0, 0}),
    .range_count = 1, .field = VOLTA_FIELD_SCALE, .width = 2, .flags = EMPTY};
PLACE(p_atomic_SHARED_CAS_TYPE) = {.words = &words_atomic_SHARED_CAS_TYPE, .empty = 0x0,
    .field = VOLTA_FIELD_ATOMIC_SHARED_CAS_TYPE, .width = 2, .flags = EMPTY};
PLACE(p_NOT_Pp) = {.words = &words_NOT_Pp, .empty = 0x0, .ranges = RANGES({0x1, 0x1, 0, 0}),
    .range_count = 1, .field = VOLTA_FIELD_NOT_PP, .width = 1, .flags = EMPTY};
PLACE(p_Pp) = {.words = &words_file_p, .field = VOLTA_FIELD_PP, .width = 3};
PLACE(p_NOT_Pp_2) = {.words = &words_NOT_Pp, .empty = 0x0, .ranges = RANGES({0x0, 0x0, 0, 0}),
    .range_count = 1, .field = VOLTA_FIELD_NOT_PP, .width = 1, .flags = EMPTY};
PLACE(p_Pp_2) = {.words = &words_file_p, .ranges = RANGES({0x0, 0x6, 0, 0}), .range_count = 1,
    .field = VOLTA_FIELD_PP, .width = 3};
PLACE(p_Bd) = {.words = &words_file_b, .field = VOLTA_FIELD_BD, .width = 4};
PLACE(p_RECONVERGE) = {.mul = 0x4, .modulus = UINT64_C(0xffffffffffffffff),
    .base = ISADORA_BASE_NEXT, .field = VOLTA_FIELD_RECONVERGE, .width = 30, .flags = SIGNED};
PLACE(p_barrier_BMOV_CLEAR) = {.words = &words_barrier_BMOV_CLEAR, .empty = 0x0,
    .field = VOLTA_FIELD_BARRIER_BMOV_CLEAR, .width = 1, .flags = EMPTY};
PLACE(p_barrier_BMOV_REG) = {.words = &words_barrier_BMOV_REG,
    .field = VOLTA_FIELD_BARRIER_BMOV_REG, .width = 6, .flags = PREFIXES};
PLACE(p_barrier_PQUAD) = {.words = &words_barrier_PQUAD, .empty = 0x0,
    .field = VOLTA_FIELD_BARRIER_PQUAD, .width = 1, .flags = EMPTY};
PLACE(p_UIMM) = {.mul = 0x1, .field = VOLTA_FIELD_UIMM, .width = 32};
PLACE(p_C_BANK) = {.mul = 0x1, .field = VOLTA_FIELD_C_BANK, .width = 5};
PLACE(p_C_OFFSET) = {.mul = 0x4, .field = VOLTA_FIELD_C_OFFSET, .width = 14, .flags = SIGNED};
PLACE(p_URb) = {.words = &words_file_ur, .field = VOLTA_FIELD_URB, .width = 6};
PLACE(p_barrier_BMOV_STATE) = {.words = &words_barrier_BMOV_STATE,
    .field = VOLTA_FIELD_BARRIER_BMOV_STATE, .width = 6};
PLACE(p_LONG_number) = {.mul = 0x4, .field = VOLTA_FIELD_LONG_NUMBER, .width = 47};
PLACE(p_LONG_HOPPER_number) = {.mul = 0x4, .field = VOLTA_FIELD_LONG_HOPPER_NUMBER, .width = 55};
PLACE(p_barrier_Bb) = {.words = &words_file_b, .field = VOLTA_FIELD_BARRIER_BB, .width = 4};
PLACE(p_barrier_RAND) = {.words = &words_barrier_RAND, .empty = 0x0,
    .field = VOLTA_FIELD_BARRIER_RAND, .width = 1, .flags = EMPTY};
PLACE(p_barrier_WARP) = {.words = &words_barrier_WARP, .empty = 0x0,
    .field = VOLTA_FIELD_BARRIER_WARP, .width = 1, .flags = EMPTY};
PLACE(p_SYNCS) = {.words = &words_SYNCS, .empty = 0x0, .field = VOLTA_FIELD_SYNCS, .width = 1,
    .flags = EMPTY};
PLACE(p_barrier_EXCLUSIVE_AMPERE) = {.words = &words_barrier_EXCLUSIVE_AMPERE, .empty = 0x0,
    .field = VOLTA_FIELD_BARRIER_EXCLUSIVE_AMPERE, .width = 1, .flags = EMPTY};
PLACE(p_barrier_EXCLUSIVE_HOPPER) = {.words = &words_barrier_EXCLUSIVE_AMPERE, .empty = 0x0,
    .field = VOLTA_FIELD_BARRIER_EXCLUSIVE_HOPPER, .width = 1, .flags = EMPTY};
PLACE(p_TARGET_HOPPER_near) = {.mul = 0x4, .modulus = UINT64_C(0xffffffffffffffff),
    .base = ISADORA_BASE_NEXT, .field = VOLTA_FIELD_TARGET_HOPPER_NEAR, .width = 56,
    .flags = SIGNED};
PLACE(p_barrier_DEFER) = {.words = &words_barrier_DEFER, .empty = 0x0,
    .field = VOLTA_FIELD_BARRIER_DEFER, .width = 1, .flags = EMPTY};
PLACE(p_barrier_BAR_THREADS) = {.mul = 0x1, .ranges = RANGES({0x1, 0xfff, 0, 0}), .range_count = 1,
    .field = VOLTA_FIELD_BARRIER_BAR_THREADS, .width = 12};
PLACE(p_barrier_BAR_ID) = {.mul = 0x1, .field = VOLTA_FIELD_BARRIER_BAR_ID, .width = 4};
PLACE(p_barrier_BAR_THREADS_2) = {.mul = 0x1, .field = VOLTA_FIELD_BARRIER_BAR_THREADS,
    .width = 12};
PLACE(p_barrier_BAR_RED) = {.words = &words_barrier_BAR_RED, .field = VOLTA_FIELD_BARRIER_BAR_RED,
    .width = 2};
PLACE(p_NOT_Pp_3) = {.words = &words_NOT_Pp, .empty = 0x0, .field = VOLTA_FIELD_NOT_PP, .width = 1,
    .flags = EMPTY};
PLACE(p_Pu_2) = {.words = &words_file_p, .ranges = RANGES({0x0, 0x6, 0, 0}), .range_count = 1,
    .field = VOLTA_FIELD_PU, .width = 3};
PLACE(p_SCOREBOARD) = {.words = &words_SCOREBOARD, .field = VOLTA_FIELD_SCOREBOARD, .width = 3};
PLACE(p_PENDING) = {.mul = 0x1, .field = VOLTA_FIELD_PENDING, .width = 6};
PLACE(p_BOARD4) = {.words = &words_BOARD4, .empty = 0x0, .field = VOLTA_FIELD_BOARD4, .width = 1,
    .flags = EMPTY};
PLACE(p_BOARD3) = {.words = &words_BOARD3, .empty = 0x0, .field = VOLTA_FIELD_BOARD3, .width = 1,
    .flags = EMPTY};
PLACE(p_BOARD2) = {.words = &words_BOARD2, .empty = 0x0, .field = VOLTA_FIELD_BOARD2, .width = 1,
    .flags = EMPTY};
PLACE(p_BOARD1) = {.words = &words_BOARD1, .empty = 0x0, .field = VOLTA_FIELD_BOARD1, .width = 1,
    .flags = EMPTY};
PLACE(p_BOARD0) = {.words = &words_BOARD0, .empty = 0x0, .field = VOLTA_FIELD_BOARD0, .width = 1,
    .flags = EMPTY};
PLACE(p_barrier_LE) = {.words = &words_barrier_LE, .field = VOLTA_FIELD_BARRIER_LE, .width = 1};
PLACE(p_barrier_PM_MASK) = {.mul = 0x1, .field = VOLTA_FIELD_BARRIER_PM_MASK, .width = 16};
PLACE(p_barrier_RPC_HALF) = {.words = &words_barrier_RPC_HALF,
    .field = VOLTA_FIELD_BARRIER_RPC_HALF, .width = 1};
PLACE(p_bulk_AS_SIZE) = {.words = &words_bulk_AS_SIZE, .empty = 0x4,
    .field = VOLTA_FIELD_BULK_AS_SIZE, .width = 3, .flags = EMPTY};
PLACE(p_URc_3) = {.words = &words_file_ur, .ranges = RANGES({0x0, 0x3e, 0, 0}), .range_count = 1,
    .field = VOLTA_FIELD_URC, .width = 6};
PLACE(p_bulk_AS_OP) = {.words = &words_bulk_AS_OP, .field = VOLTA_FIELD_BULK_AS_OP, .width = 4};
PLACE(p_bulk_AS_TYPE) = {.words = &words_bulk_AS_TYPE, .empty = 0x0,
    .field = VOLTA_FIELD_BULK_AS_TYPE, .width = 3, .flags = EMPTY};
PLACE(p_UPg) = {.words = &words_file_up, .ranges = RANGES({0x0, 0x6, 0, 0}), .range_count = 1,
    .field = VOLTA_FIELD_UPG, .width = 3};
PLACE(p_UPg_2) = {.words = &words_file_up, .field = VOLTA_FIELD_UPG, .width = 3};
PLACE(p_bulk_TO_SHARED) = {.words = &words_bulk_TO_SHARED, .field = VOLTA_FIELD_BULK_TO_SHARED,
    .width = 1};
PLACE(p_bulk_FROM_SHARED) = {.words = &words_bulk_TO_SHARED, .field = VOLTA_FIELD_BULK_FROM_SHARED,
    .width = 1};
PLACE(p_bulk_MULTICAST) = {.words = &words_bulk_MULTICAST, .empty = 0x0,
    .field = VOLTA_FIELD_BULK_MULTICAST, .width = 1, .flags = EMPTY};
PLACE(p_bulk_L2_SECTOR) = {.words = &words_bulk_L2_SECTOR, .empty = 0x0,
    .field = VOLTA_FIELD_BULK_L2_SECTOR, .width = 2, .flags = EMPTY};
PLACE(p_bulk_SEQUENCED) = {.words = &words_bulk_SEQUENCED, .empty = 0x0,
    .field = VOLTA_FIELD_BULK_SEQUENCED, .width = 1, .flags = EMPTY};
PLACE(p_URa) = {.words = &words_file_ur, .field = VOLTA_FIELD_URA, .width = 6};
PLACE(p_bulk_POLICY) = {.words = &words_file_ur, .field = VOLTA_FIELD_BULK_POLICY, .width = 6};
PLACE(p_bulk_RED_FROM) = {.words = &words_bulk_RED_FROM, .field = VOLTA_FIELD_BULK_RED_FROM,
    .width = 1};
PLACE(p_bulk_RED_TYPE) = {.words = &words_bulk_RED_TYPE, .empty = 0x0,
    .field = VOLTA_FIELD_BULK_RED_TYPE, .width = 4, .flags = EMPTY};
PLACE(p_cache_CACHE_LEVEL) = {.words = &words_cache_CACHE_LEVEL, .empty = 0x0,
    .field = VOLTA_FIELD_CACHE_CACHE_LEVEL, .width = 3, .flags = EMPTY};
PLACE(p_cache_CACHE_OP) = {.words = &words_cache_CACHE_OP,
    .ranges = RANGES({0x0, 0x3, 0, 0}, {0x5, 0x5, 0, 0}), .range_count = 2,
    .field = VOLTA_FIELD_CACHE_CACHE_OP, .width = 4, .flags = PREFIXES};
PLACE(p_OFFSET32) = {.mul = 0x1, .ranges = RANGES({0x1, 0xffffffffu, 0, 0}), .range_count = 1,
    .field = VOLTA_FIELD_OFFSET32, .width = 32, .flags = SIGNED};
PLACE(p_cache_CACHE_OP_2) = {.words = &words_cache_CACHE_OP, .ranges = RANGES({0x9, 0xb, 0, 0}),
    .range_count = 1, .field = VOLTA_FIELD_CACHE_CACHE_OP, .width = 4, .flags = PREFIXES};
PLACE(p_cache_CACHE_OP_3) = {.words = &words_cache_CACHE_OP,
    .ranges = RANGES({0x4, 0x4, 0, 0}, {0x6, 0x8, 0, 0}), .range_count = 2,
    .field = VOLTA_FIELD_CACHE_CACHE_OP, .width = 4, .flags = PREFIXES};
PLACE(p_cache_TEX_BANK) = {.mul = 0x1, .field = VOLTA_FIELD_CACHE_TEX_BANK, .width = 5};
PLACE(p_cache_TEX_OFFSET) = {.mul = 0x1, .field = VOLTA_FIELD_CACHE_TEX_OFFSET, .width = 14};
PLACE(p_cache_MEMBAR_ORDER) = {.words = &words_cache_MEMBAR_ORDER, .empty = 0x2,
    .field = VOLTA_FIELD_CACHE_MEMBAR_ORDER, .width = 2, .flags = EMPTY};
PLACE(p_cache_MEMBAR_SCOPE) = {.words = &words_cache_MEMBAR_SCOPE,
    .field = VOLTA_FIELD_CACHE_MEMBAR_SCOPE, .width = 3};
PLACE(p_cache_MMIO) = {.words = &words_cache_MMIO, .empty = 0x0, .field = VOLTA_FIELD_CACHE_MMIO,
    .width = 1, .flags = EMPTY};
PLACE(p_cache_MEMBAR_ORDER_2) = {.words = &words_cache_MEMBAR_ORDER, .empty = 0x2,
    .ranges = RANGES({0x1, 0x1, 0, 0}), .range_count = 1, .field = VOLTA_FIELD_CACHE_MEMBAR_ORDER,
    .width = 2, .flags = EMPTY};
PLACE(p_cache_SPACE) = {.words = &words_cache_SPACE, .field = VOLTA_FIELD_CACHE_SPACE, .width = 2};
PLACE(p_cache_SPACE_HOPPER) = {.words = &words_cache_SPACE_HOPPER,
    .field = VOLTA_FIELD_CACHE_SPACE_HOPPER, .width = 2};
PLACE(p_cluster_POOL_OP) = {.words = &words_cluster_POOL_OP, .field = VOLTA_FIELD_CLUSTER_POOL_OP,
    .width = 3};
PLACE(p_UPu) = {.words = &words_file_up, .ranges = RANGES({0x0, 0x6, 0, 0}), .range_count = 1,
    .field = VOLTA_FIELD_UPU, .width = 3};
PLACE(p_cluster_REG_COUNT) = {.mul = 0x1, .field = VOLTA_FIELD_CLUSTER_REG_COUNT, .width = 8};
PLACE(p_URd) = {.words = &words_file_ur, .field = VOLTA_FIELD_URD, .width = 6};
PLACE(p_LEPC_TARGET) = {.mul = 0x1, .modulus = UINT64_C(0xffffffffffffffff),
    .base = ISADORA_BASE_NEXT, .field = VOLTA_FIELD_LEPC_TARGET, .width = 58, .flags = SIGNED};
PLACE(p_control_KEEPREFCOUNT) = {.words = &words_control_KEEPREFCOUNT, .empty = 0x0,
    .field = VOLTA_FIELD_CONTROL_KEEPREFCOUNT, .width = 1, .flags = EMPTY};
PLACE(p_control_PREEMPTED) = {.words = &words_control_PREEMPTED, .empty = 0x0,
    .field = VOLTA_FIELD_CONTROL_PREEMPTED, .width = 1, .flags = EMPTY};
PLACE(p_control_NO_ATEXIT) = {.words = &words_control_NO_ATEXIT, .empty = 0x0,
    .field = VOLTA_FIELD_CONTROL_NO_ATEXIT, .width = 1, .flags = EMPTY};
PLACE(p_control_DEPTH) = {.words = &words_control_DEPTH, .empty = 0x0,
    .field = VOLTA_FIELD_CONTROL_DEPTH, .width = 2, .flags = EMPTY};
PLACE(p_control_BRA_KIND) = {.words = &words_control_BRA_KIND, .empty = 0x0,
    .field = VOLTA_FIELD_CONTROL_BRA_KIND, .width = 2, .flags = EMPTY};
PLACE(p_control_ANY) = {.words = &words_control_ANY, .empty = 0x0, .field = VOLTA_FIELD_CONTROL_ANY,
    .width = 1, .flags = EMPTY};
PLACE(p_control_TARGET_near) = {.mul = 0x4, .modulus = UINT64_C(0xffffffffffffffff),
    .base = ISADORA_BASE_NEXT, .field = VOLTA_FIELD_CONTROL_TARGET_NEAR, .width = 48,
    .flags = SIGNED};
PLACE(p_control_BRA_UP_KIND) = {.words = &words_control_BRA_UP_KIND,
    .field = VOLTA_FIELD_CONTROL_BRA_UP_KIND, .width = 2};
PLACE(p_control_NOT_UPbra) = {.words = &words_NOT_Pp, .empty = 0x0,
    .field = VOLTA_FIELD_CONTROL_NOT_UPBRA, .width = 1, .flags = EMPTY};
PLACE(p_control_UPbra) = {.words = &words_file_up, .field = VOLTA_FIELD_CONTROL_UPBRA, .width = 3};
PLACE(p_control_BRA_UR_KIND) = {.words = &words_control_BRA_UR_KIND,
    .field = VOLTA_FIELD_CONTROL_BRA_UR_KIND, .width = 2};
PLACE(p_control_INV_URa) = {.words = &words_control_INV_URa, .empty = 0x0,
    .field = VOLTA_FIELD_CONTROL_INV_URA, .width = 1, .flags = EMPTY};
PLACE(p_control_JMP_KIND) = {.words = &words_control_JMP_KIND, .empty = 0x0,
    .field = VOLTA_FIELD_CONTROL_JMP_KIND, .width = 2, .flags = EMPTY};
PLACE(p_LONG_place) = {.mul = 0x4, .field = VOLTA_FIELD_LONG_PLACE, .width = 47};
PLACE(p_LONG_HOPPER_place) = {.mul = 0x4, .field = VOLTA_FIELD_LONG_HOPPER_PLACE, .width = 55};
PLACE(p_control_TARGET_distance) = {.mul = 0x4,
    .ranges = RANGES({0x1, UINT64_C(0xffffffffffff), 0, 0}), .range_count = 1,
    .field = VOLTA_FIELD_CONTROL_TARGET_DISTANCE, .width = 48, .flags = SIGNED};
PLACE(p_TARGET_HOPPER_distance) = {.mul = 0x4,
    .ranges = RANGES({0x1, UINT64_C(0xffffffffffffff), 0, 0}), .range_count = 1,
    .field = VOLTA_FIELD_TARGET_HOPPER_DISTANCE, .width = 56, .flags = SIGNED};
PLACE(p_control_NOINC) = {.words = &words_control_NOINC, .empty = 0x0,
    .field = VOLTA_FIELD_CONTROL_NOINC, .width = 1, .flags = EMPTY};
PLACE(p_control_NODEC) = {.words = &words_control_NODEC, .empty = 0x0,
    .field = VOLTA_FIELD_CONTROL_NODEC, .width = 1, .flags = EMPTY};
PLACE(p_control_TARGET_distance_2) = {.mul = 0x4, .field = VOLTA_FIELD_CONTROL_TARGET_DISTANCE,
    .width = 48, .flags = SIGNED};
PLACE(p_TARGET_HOPPER_distance_2) = {.mul = 0x4, .field = VOLTA_FIELD_TARGET_HOPPER_DISTANCE,
    .width = 56, .flags = SIGNED};
PLACE(p_control_BPT_KIND) = {.words = &words_control_BPT_KIND,
    .field = VOLTA_FIELD_CONTROL_BPT_KIND, .width = 3, .flags = PREFIXES};
PLACE(p_control_BPT_NUMBER) = {.mul = 0x1, .ranges = RANGES({0x1, 0x7, 0, 0}), .range_count = 1,
    .field = VOLTA_FIELD_CONTROL_BPT_NUMBER, .width = 3};
PLACE(p_FTZ) = {.words = &words_FTZ, .empty = 0x0, .field = VOLTA_FIELD_FTZ, .width = 1,
    .flags = EMPTY};
PLACE(p_convert_F2F_DST) = {.words = &words_convert_F2F_DST, .ranges = RANGES({0x1, 0x1, 0, 0}),
    .range_count = 1, .field = VOLTA_FIELD_CONVERT_F2F_DST, .width = 2};
PLACE(p_convert_F2F_SRC) = {.words = &words_convert_F2F_DST, .ranges = RANGES({0x2, 0x2, 0, 0}),
    .range_count = 1, .field = VOLTA_FIELD_CONVERT_F2F_SRC, .width = 2};
PLACE(p_RND) = {.words = &words_RND, .empty = 0x0, .field = VOLTA_FIELD_RND, .width = 2,
    .flags = EMPTY};
PLACE(p_NEG_B) = {.words = &words_NEG_B, .empty = 0x0, .field = VOLTA_FIELD_NEG_B, .width = 1,
    .flags = EMPTY};
PLACE(p_REUSE_B) = {.words = &words_REUSE_B, .empty = 0x0, .field = VOLTA_FIELD_REUSE_B, .width = 1,
    .flags = EMPTY | PREFIXES};
PLACE(p_FIMM) = {.mul = 0x1, .field = VOLTA_FIELD_FIMM, .width = 32, .format = 32, .digits = 20};
PLACE(p_convert_F2F_DST_2) = {.words = &words_convert_F2F_DST, .ranges = RANGES({0x2, 0x2, 0, 0}),
    .range_count = 1, .field = VOLTA_FIELD_CONVERT_F2F_DST, .width = 2};
PLACE(p_convert_F2F_SRC_2) = {.words = &words_convert_F2F_DST, .ranges = RANGES({0x1, 0x1, 0, 0}),
    .range_count = 1, .field = VOLTA_FIELD_CONVERT_F2F_SRC, .width = 2};
PLACE(p_convert_HALF) = {.words = &words_convert_HALF, .empty = 0x0,
    .field = VOLTA_FIELD_CONVERT_HALF, .width = 2, .flags = EMPTY};
PLACE(p_F16_LOW) = {.mul = 0x1, .field = VOLTA_FIELD_F16_LOW, .width = 16, .format = 16,
    .digits = 20};
PLACE(p_convert_F2F_DST_3) = {.words = &words_convert_F2F_DST, .ranges = RANGES({0x3, 0x3, 0, 0}),
    .range_count = 1, .field = VOLTA_FIELD_CONVERT_F2F_DST, .width = 2};
PLACE(p_convert_F2F_DST_4) = {.words = &words_convert_F2F_DST,
    .ranges = RANGES({0x1, 0x1, 0, 0}, {0x2, 0x2, 0, 0}), .range_count = 2,
    .field = VOLTA_FIELD_CONVERT_F2F_DST, .width = 2};
PLACE(p_convert_F2F_SRC_3) = {.words = &words_convert_F2F_DST, .ranges = RANGES({0x3, 0x3, 0, 0}),
    .range_count = 1, .field = VOLTA_FIELD_CONVERT_F2F_SRC, .width = 2};
PLACE(p_DIMM) = {.mul = 0x1, .field = VOLTA_FIELD_DIMM, .width = 32, .format = 64, .digits = 20};
PLACE(p_convert_BF16_IMM) = {.mul = 0x1, .field = VOLTA_FIELD_CONVERT_BF16_IMM, .width = 16,
    .format = 32, .digits = 20};
PLACE(p_convert_DST_INT) = {.words = &words_convert_DST_INT, .empty = 0x5,
    .ranges = RANGES({0x0, 0x5, 0, 0}), .range_count = 1, .field = VOLTA_FIELD_CONVERT_DST_INT,
    .width = 3, .flags = EMPTY};
PLACE(p_convert_SRC_FLOAT) = {.words = &words_convert_SRC_FLOAT, .empty = 0x2,
    .ranges = RANGES({0x1, 0x1, 0, 0}), .range_count = 1, .field = VOLTA_FIELD_CONVERT_SRC_FLOAT,
    .width = 2, .flags = EMPTY};
PLACE(p_convert_ROUND) = {.words = &words_convert_ROUND, .empty = 0x0,
    .field = VOLTA_FIELD_CONVERT_ROUND, .width = 2, .flags = EMPTY};
PLACE(p_convert_NTZ) = {.words = &words_convert_NTZ, .empty = 0x0, .field = VOLTA_FIELD_CONVERT_NTZ,
    .width = 1, .flags = EMPTY};
PLACE(p_convert_SRC_FLOAT_2) = {.words = &words_convert_SRC_FLOAT, .empty = 0x2,
    .ranges = RANGES({0x2, 0x2, 0, 0}), .range_count = 1, .field = VOLTA_FIELD_CONVERT_SRC_FLOAT,
    .width = 2, .flags = EMPTY};
PLACE(p_convert_DST_INT_2) = {.words = &words_convert_DST_INT, .empty = 0x5,
    .ranges = RANGES({0x6, 0x6, 0, 0}, {0x7, 0x7, 0, 0}), .range_count = 2,
    .field = VOLTA_FIELD_CONVERT_DST_INT, .width = 3, .flags = EMPTY};
PLACE(p_convert_DST_INT_3) = {.words = &words_convert_DST_INT, .empty = 0x5,
    .field = VOLTA_FIELD_CONVERT_DST_INT, .width = 3, .flags = EMPTY};
PLACE(p_convert_SRC_FLOAT_3) = {.words = &words_convert_SRC_FLOAT, .empty = 0x2,
    .ranges = RANGES({0x3, 0x3, 0, 0}), .range_count = 1, .field = VOLTA_FIELD_CONVERT_SRC_FLOAT,
    .width = 2, .flags = EMPTY};
PLACE(p_convert_DST_FLOAT) = {.words = &words_convert_SRC_FLOAT, .empty = 0x2,
    .ranges = RANGES({0x1, 0x1, 0, 0}, {0x2, 0x2, 0, 0}), .range_count = 2,
    .field = VOLTA_FIELD_CONVERT_DST_FLOAT, .width = 2, .flags = EMPTY};
PLACE(p_convert_SRC_INT) = {.words = &words_convert_DST_INT, .empty = 0x5,
    .ranges = RANGES({0x0, 0x0, 0, 0}, {0x1, 0x1, 0, 0}), .range_count = 2,
    .field = VOLTA_FIELD_CONVERT_SRC_INT, .width = 3, .flags = EMPTY};
PLACE(p_convert_BYTE) = {.words = &words_convert_BYTE, .empty = 0x0,
    .field = VOLTA_FIELD_CONVERT_BYTE, .width = 2, .flags = EMPTY};
PLACE(p_convert_SRC_INT_2) = {.words = &words_convert_DST_INT, .empty = 0x5,
    .ranges = RANGES({0x2, 0x2, 0, 0}, {0x3, 0x3, 0, 0}), .range_count = 2,
    .field = VOLTA_FIELD_CONVERT_SRC_INT, .width = 3, .flags = EMPTY};
PLACE(p_convert_SRC_INT_3) = {.words = &words_convert_DST_INT, .empty = 0x5,
    .ranges = RANGES({0x4, 0x4, 0, 0}, {0x5, 0x5, 0, 0}), .range_count = 2,
    .field = VOLTA_FIELD_CONVERT_SRC_INT, .width = 3, .flags = EMPTY};
PLACE(p_convert_DST_FLOAT_2) = {.words = &words_convert_SRC_FLOAT, .empty = 0x2,
    .ranges = RANGES({0x3, 0x3, 0, 0}), .range_count = 1, .field = VOLTA_FIELD_CONVERT_DST_FLOAT,
    .width = 2, .flags = EMPTY};
PLACE(p_convert_DST_FLOAT_3) = {.words = &words_convert_SRC_FLOAT, .empty = 0x2,
    .field = VOLTA_FIELD_CONVERT_DST_FLOAT, .width = 2, .flags = EMPTY};
PLACE(p_convert_SRC_INT_4) = {.words = &words_convert_DST_INT, .empty = 0x5,
    .ranges = RANGES({0x6, 0x6, 0, 0}, {0x7, 0x7, 0, 0}), .range_count = 2,
    .field = VOLTA_FIELD_CONVERT_SRC_INT, .width = 3, .flags = EMPTY};
PLACE(p_convert_NARROW) = {.words = &words_convert_NARROW, .field = VOLTA_FIELD_CONVERT_NARROW,
    .width = 2};
PLACE(p_SATFINITE) = {.words = &words_SATFINITE, .empty = 0x0, .field = VOLTA_FIELD_SATFINITE,
    .width = 1, .flags = EMPTY};
PLACE(p_convert_RELU) = {.words = &words_convert_RELU, .empty = 0x0,
    .field = VOLTA_FIELD_CONVERT_RELU, .width = 1, .flags = EMPTY};
PLACE(p_convert_BF16) = {.words = &words_convert_BF16, .empty = 0x0,
    .field = VOLTA_FIELD_CONVERT_BF16, .width = 1, .flags = EMPTY};
PLACE(p_convert_F2FP_DST) = {.words = &words_convert_F2FP_DST,
    .ranges = RANGES({0x0, 0x0, 0, 0}, {0x1, 0x1, 0, 0}), .range_count = 2,
    .field = VOLTA_FIELD_CONVERT_F2FP_DST, .width = 3};
PLACE(p_convert_F2FP_DST_2) = {.words = &words_convert_F2FP_DST, .ranges = RANGES({0x3, 0x5, 0, 0}),
    .range_count = 1, .field = VOLTA_FIELD_CONVERT_F2FP_DST, .width = 3};
PLACE(p_convert_PACK_RND) = {.words = &words_convert_PACK_RND, .empty = 0x0,
    .field = VOLTA_FIELD_CONVERT_PACK_RND, .width = 2, .flags = EMPTY};
PLACE(p_REUSE_A) = {.words = &words_REUSE_B, .empty = 0x0, .field = VOLTA_FIELD_REUSE_A, .width = 1,
    .flags = EMPTY | PREFIXES};
PLACE(p_REUSE_C) = {.words = &words_REUSE_B, .empty = 0x0, .field = VOLTA_FIELD_REUSE_C, .width = 1,
    .flags = EMPTY | PREFIXES};
PLACE(p_convert_H1) = {.words = &words_convert_H1, .empty = 0x0, .field = VOLTA_FIELD_CONVERT_H1,
    .width = 1, .flags = EMPTY};
PLACE(p_fp8_FP8_RELU) = {.words = &words_convert_RELU, .empty = 0x0,
    .field = VOLTA_FIELD_FP8_FP8_RELU, .width = 1, .flags = EMPTY};
PLACE(p_fp8_FP8_DST) = {.words = &words_fp8_FP8_DST, .field = VOLTA_FIELD_FP8_FP8_DST, .width = 3};
PLACE(p_fp8_C_H1) = {.words = &words_convert_H1, .empty = 0x0, .field = VOLTA_FIELD_FP8_C_H1,
    .width = 1, .flags = EMPTY};
PLACE(p_fp8_WIDE_DST) = {.words = &words_fp8_WIDE_DST, .field = VOLTA_FIELD_FP8_WIDE_DST,
    .width = 3};
PLACE(p_fp8_FP8_SRC) = {.words = &words_fp8_FP8_SRC, .field = VOLTA_FIELD_FP8_FP8_SRC, .width = 2};
PLACE(p_fp8_B_H1) = {.words = &words_convert_H1, .empty = 0x0, .field = VOLTA_FIELD_FP8_B_H1,
    .width = 1, .flags = EMPTY};
PLACE(p_fp8_TF32_RND) = {.words = &words_convert_PACK_RND, .empty = 0x0,
    .field = VOLTA_FIELD_FP8_TF32_RND, .width = 2, .flags = EMPTY};
PLACE(p_convert_F2IP_TYPE) = {.words = &words_convert_F2IP_TYPE,
    .field = VOLTA_FIELD_CONVERT_F2IP_TYPE, .width = 2};
PLACE(p_convert_F2IP_RND) = {.words = &words_convert_F2IP_RND, .empty = 0x0,
    .field = VOLTA_FIELD_CONVERT_F2IP_RND, .width = 2, .flags = EMPTY};
PLACE(p_convert_F2IP_NTZ) = {.words = &words_convert_NTZ, .empty = 0x0,
    .field = VOLTA_FIELD_CONVERT_F2IP_NTZ, .width = 1, .flags = EMPTY};
PLACE(p_convert_I2FP_SRC) = {.words = &words_convert_I2FP_SRC,
    .field = VOLTA_FIELD_CONVERT_I2FP_SRC, .width = 1};
PLACE(p_convert_I2FP_RND) = {.words = &words_convert_I2FP_RND, .empty = 0x0,
    .field = VOLTA_FIELD_CONVERT_I2FP_RND, .width = 2, .flags = EMPTY};
PLACE(p_convert_PACKED) = {.words = &words_convert_PACKED, .field = VOLTA_FIELD_CONVERT_PACKED,
    .width = 3};
PLACE(p_convert_I2IP_SAT_GA10X) = {.words = &words_convert_I2IP_SAT_GA10X, .empty = 0x1,
    .ranges = RANGES({0x0, 0x0, 0, 0}), .range_count = 1,
    .field = VOLTA_FIELD_CONVERT_I2IP_SAT_GA10X, .width = 2, .flags = EMPTY | PREFIXES};
PLACE(p_convert_I2IP_SAT_GA10X_2) = {.words = &words_convert_I2IP_SAT_GA10X, .empty = 0x1,
    .ranges = RANGES({0x1, 0x1, 0, 0}), .range_count = 1,
    .field = VOLTA_FIELD_CONVERT_I2IP_SAT_GA10X, .width = 2, .flags = EMPTY | PREFIXES};
PLACE(p_convert_I2IP_SAT_GA10X_3) = {.words = &words_convert_I2IP_SAT_GA10X, .empty = 0x1,
    .ranges = RANGES({0x2, 0x2, 0, 0}), .range_count = 1,
    .field = VOLTA_FIELD_CONVERT_I2IP_SAT_GA10X, .width = 2, .flags = EMPTY | PREFIXES};
PLACE(p_convert_I2IP_SAT_GA10X_4) = {.words = &words_convert_I2IP_SAT_GA10X, .empty = 0x1,
    .ranges = RANGES({0x3, 0x3, 0, 0}), .range_count = 1,
    .field = VOLTA_FIELD_CONVERT_I2IP_SAT_GA10X, .width = 2, .flags = EMPTY | PREFIXES};
PLACE(p_convert_I2IP_SAT_HOPPER) = {.words = &words_convert_I2IP_SAT_HOPPER, .empty = 0x0,
    .ranges = RANGES({0x0, 0x2, 0, 0}), .range_count = 1,
    .field = VOLTA_FIELD_CONVERT_I2IP_SAT_HOPPER, .width = 2, .flags = EMPTY | PREFIXES};
PLACE(p_convert_I2IP_SAT_HOPPER_2) = {.words = &words_convert_I2IP_SAT_HOPPER, .empty = 0x0,
    .ranges = RANGES({0x3, 0x3, 0, 0}), .range_count = 1,
    .field = VOLTA_FIELD_CONVERT_I2IP_SAT_HOPPER, .width = 2, .flags = EMPTY | PREFIXES};
PLACE(p_NEG_A) = {.words = &words_NEG_B, .empty = 0x0, .field = VOLTA_FIELD_NEG_A, .width = 1,
    .flags = EMPTY};
PLACE(p_NEG_C) = {.words = &words_NEG_B, .empty = 0x0, .field = VOLTA_FIELD_NEG_C, .width = 1,
    .flags = EMPTY};
PLACE(p_double_DOUBLE_CMP) = {.words = &words_double_DOUBLE_CMP,
    .field = VOLTA_FIELD_DOUBLE_DOUBLE_CMP, .width = 4, .flags = PREFIXES};
PLACE(p_BOP) = {.words = &words_BOP, .field = VOLTA_FIELD_BOP, .width = 2};
PLACE(p_Pv) = {.words = &words_file_p, .field = VOLTA_FIELD_PV, .width = 3};
PLACE(p_SAT) = {.words = &words_SAT, .empty = 0x0, .field = VOLTA_FIELD_SAT, .width = 1,
    .flags = EMPTY};
PLACE(p_FMZ) = {.words = &words_FMZ, .empty = 0x0, .field = VOLTA_FIELD_FMZ, .width = 2,
    .flags = EMPTY};
PLACE(p_float_POWER) = {.words = &words_float_POWER, .empty = 0x4, .field = VOLTA_FIELD_FLOAT_POWER,
    .width = 3, .flags = EMPTY};
PLACE(p_NAN) = {.words = &words_NAN, .empty = 0x0, .field = VOLTA_FIELD_NAN, .width = 1,
    .flags = EMPTY};
PLACE(p_XORSIGN) = {.words = &words_XORSIGN, .empty = 0x0, .field = VOLTA_FIELD_XORSIGN, .width = 1,
    .flags = EMPTY};
PLACE(p_FLOAT_CMP) = {.words = &words_FLOAT_CMP, .field = VOLTA_FIELD_FLOAT_CMP, .width = 4,
    .flags = PREFIXES};
PLACE(p_NDV) = {.words = &words_NDV, .empty = 0x0, .field = VOLTA_FIELD_NDV, .width = 1,
    .flags = EMPTY};
PLACE(p_float_SIGNS0) = {.words = &words_float_SIGNS0, .field = VOLTA_FIELD_FLOAT_SIGNS0,
    .width = 2};
PLACE(p_float_SIGNS1) = {.words = &words_float_SIGNS0, .field = VOLTA_FIELD_FLOAT_SIGNS1,
    .width = 2};
PLACE(p_float_SIGNS2) = {.words = &words_float_SIGNS0, .field = VOLTA_FIELD_FLOAT_SIGNS2,
    .width = 2};
PLACE(p_float_SIGNS3) = {.words = &words_float_SIGNS0, .field = VOLTA_FIELD_FLOAT_SIGNS3,
    .width = 2};
PLACE(p_float_MUFU_OP) = {.words = &words_float_MUFU_OP, .field = VOLTA_FIELD_FLOAT_MUFU_OP,
    .width = 4, .flags = PREFIXES};
PLACE(p_float_MUFU_OP_2) = {.words = &words_float_MUFU_OP,
    .ranges = RANGES({0x0, 0x5, 0, 0}, {0x8, 0xf, 0, 0}), .range_count = 2,
    .field = VOLTA_FIELD_FLOAT_MUFU_OP, .width = 4, .flags = PREFIXES};
PLACE(p_float_MUFU_OP_3) = {.words = &words_float_MUFU_OP,
    .ranges = RANGES({0x6, 0x6, 0, 0}, {0x7, 0x7, 0, 0}), .range_count = 2,
    .field = VOLTA_FIELD_FLOAT_MUFU_OP, .width = 4, .flags = PREFIXES};
PLACE(p_graphics_OUTPUT) = {.words = &words_graphics_OUTPUT, .empty = 0x0,
    .field = VOLTA_FIELD_GRAPHICS_OUTPUT, .width = 1, .flags = EMPTY};
PLACE(p_graphics_ATTR) = {.mul = 0x1, .field = VOLTA_FIELD_GRAPHICS_ATTR, .width = 10};
PLACE(p_Rb_2) = {.words = &words_file_r, .ranges = RANGES({0x0, 0xfe, 0, 0}), .range_count = 1,
    .field = VOLTA_FIELD_RB, .width = 8};
PLACE(p_Rc_2) = {.words = &words_file_r, .ranges = RANGES({0x0, 0xfe, 0, 0}), .range_count = 1,
    .field = VOLTA_FIELD_RC, .width = 8};
PLACE(p_graphics_IPA_MODE) = {.words = &words_graphics_IPA_MODE,
    .field = VOLTA_FIELD_GRAPHICS_IPA_MODE, .width = 2};
PLACE(p_graphics_IPA_AT) = {.words = &words_graphics_IPA_AT, .empty = 0x0,
    .field = VOLTA_FIELD_GRAPHICS_IPA_AT, .width = 2, .flags = EMPTY};
PLACE(p_graphics_ATTR_IPA) = {.mul = 0x4, .field = VOLTA_FIELD_GRAPHICS_ATTR_IPA, .width = 8};
PLACE(p_graphics_IPA_OFFSET) = {.mul = 0x1, .field = VOLTA_FIELD_GRAPHICS_IPA_OFFSET, .width = 32};
PLACE(p_graphics_IPA_AT_2) = {.words = &words_graphics_IPA_AT, .empty = 0x0,
    .ranges = RANGES({0x0, 0x0, 0, 0}, {0x1, 0x1, 0, 0}), .range_count = 2,
    .field = VOLTA_FIELD_GRAPHICS_IPA_AT, .width = 2, .flags = EMPTY};
PLACE(p_graphics_OUT_OP) = {.words = &words_graphics_OUT_OP, .field = VOLTA_FIELD_GRAPHICS_OUT_OP,
    .width = 2, .flags = PREFIXES};
PLACE(p_graphics_OUT_STREAM) = {.mul = 0x1, .field = VOLTA_FIELD_GRAPHICS_OUT_STREAM, .width = 8};
PLACE(p_graphics_ISB_OFFSET) = {.mul = 0x1, .ranges = RANGES({0x1, 0xffff, 0, 0}), .range_count = 1,
    .field = VOLTA_FIELD_GRAPHICS_ISB_OFFSET, .width = 16};
PLACE(p_half_F32) = {.words = &words_half_F32, .empty = 0x0, .field = VOLTA_FIELD_HALF_F32,
    .width = 1, .flags = EMPTY};
PLACE(p_half_ADD_TYPE) = {.words = &words_half_ADD_TYPE, .empty = 0x0,
    .ranges = RANGES({0x0, 0x2, 0, 0}), .range_count = 1, .field = VOLTA_FIELD_HALF_ADD_TYPE,
    .width = 2, .flags = EMPTY};
PLACE(p_half_ADD_TYPE_2) = {.words = &words_half_ADD_TYPE, .empty = 0x0,
    .ranges = RANGES({0x3, 0x3, 0, 0}), .range_count = 1, .field = VOLTA_FIELD_HALF_ADD_TYPE,
    .width = 2, .flags = EMPTY};
PLACE(p_half_SWIZZLE_A) = {.words = &words_half_SWIZZLE_A, .empty = 0x0,
    .field = VOLTA_FIELD_HALF_SWIZZLE_A, .width = 2, .flags = EMPTY};
PLACE(p_half_SWIZZLE_A_HOPPER) = {.words = &words_half_SWIZZLE_A_HOPPER, .empty = 0x0,
    .ranges = RANGES({0x0, 0x0, 0, 0}, {0x2, 0x3, 0, 0}), .range_count = 2,
    .field = VOLTA_FIELD_HALF_SWIZZLE_A_HOPPER, .width = 2, .flags = EMPTY};
PLACE(p_half_SWIZZLE_A_HOPPER_2) = {.words = &words_half_SWIZZLE_A_HOPPER, .empty = 0x0,
    .ranges = RANGES({0x1, 0x1, 0, 0}), .range_count = 1,
    .field = VOLTA_FIELD_HALF_SWIZZLE_A_HOPPER, .width = 2, .flags = EMPTY};
PLACE(p_half_SWIZZLE_B) = {.words = &words_half_SWIZZLE_A, .empty = 0x0,
    .field = VOLTA_FIELD_HALF_SWIZZLE_B, .width = 2, .flags = EMPTY};
PLACE(p_half_SWIZZLE_B_HOPPER) = {.words = &words_half_SWIZZLE_A_HOPPER, .empty = 0x0,
    .ranges = RANGES({0x0, 0x0, 0, 0}, {0x2, 0x3, 0, 0}), .range_count = 2,
    .field = VOLTA_FIELD_HALF_SWIZZLE_B_HOPPER, .width = 2, .flags = EMPTY};
PLACE(p_half_SWIZZLE_B_HOPPER_2) = {.words = &words_half_SWIZZLE_A_HOPPER, .empty = 0x0,
    .ranges = RANGES({0x1, 0x1, 0, 0}), .range_count = 1,
    .field = VOLTA_FIELD_HALF_SWIZZLE_B_HOPPER, .width = 2, .flags = EMPTY};
PLACE(p_half_F16_HIGH) = {.mul = 0x1, .field = VOLTA_FIELD_HALF_F16_HIGH, .width = 16, .format = 16,
    .digits = 20};
PLACE(p_half_BF16_HIGH) = {.mul = 0x1, .field = VOLTA_FIELD_HALF_BF16_HIGH, .width = 16,
    .format = 32, .digits = 20};
PLACE(p_half_BF16_LOW) = {.mul = 0x1, .field = VOLTA_FIELD_HALF_BF16_LOW, .width = 16, .format = 32,
    .digits = 20};
PLACE(p_half_MUL_TYPE) = {.words = &words_half_MUL_TYPE, .empty = 0x0,
    .ranges = RANGES({0x0, 0x0, 0, 0}, {0x2, 0x2, 0, 0}), .range_count = 2,
    .field = VOLTA_FIELD_HALF_MUL_TYPE, .width = 2, .flags = EMPTY};
PLACE(p_half_MUL_TYPE_2) = {.words = &words_half_MUL_TYPE, .empty = 0x0,
    .ranges = RANGES({0x1, 0x1, 0, 0}, {0x3, 0x3, 0, 0}), .range_count = 2,
    .field = VOLTA_FIELD_HALF_MUL_TYPE, .width = 2, .flags = EMPTY};
PLACE(p_half_SWIZZLE_B_NEG) = {.words = &words_half_SWIZZLE_B_NEG, .empty = 0x0,
    .field = VOLTA_FIELD_HALF_SWIZZLE_B_NEG, .width = 3, .flags = EMPTY};
PLACE(p_half_F16_NEG_C) = {.words = &words_NEG_B, .empty = 0x0, .field = VOLTA_FIELD_HALF_F16_NEG_C,
    .width = 1, .flags = EMPTY};
PLACE(p_half_SWIZZLE_C) = {.words = &words_half_SWIZZLE_A, .empty = 0x0,
    .field = VOLTA_FIELD_HALF_SWIZZLE_C, .width = 2, .flags = EMPTY};
PLACE(p_half_SWIZZLE_C_HOPPER) = {.words = &words_half_SWIZZLE_A_HOPPER, .empty = 0x0,
    .ranges = RANGES({0x0, 0x0, 0, 0}, {0x2, 0x3, 0, 0}), .range_count = 2,
    .field = VOLTA_FIELD_HALF_SWIZZLE_C_HOPPER, .width = 2, .flags = EMPTY};
PLACE(p_half_SWIZZLE_C_HOPPER_2) = {.words = &words_half_SWIZZLE_A_HOPPER, .empty = 0x0,
    .ranges = RANGES({0x1, 0x1, 0, 0}), .range_count = 1,
    .field = VOLTA_FIELD_HALF_SWIZZLE_C_HOPPER, .width = 2, .flags = EMPTY};
PLACE(p_SAT_2) = {.words = &words_SAT, .empty = 0x0, .ranges = RANGES({0x0, 0x0, 0, 0}),
    .range_count = 1, .field = VOLTA_FIELD_SAT, .width = 1, .flags = EMPTY};
PLACE(p_half_SET_TYPE) = {.words = &words_half_MUL_TYPE, .empty = 0x0,
    .ranges = RANGES({0x0, 0x0, 0, 0}, {0x2, 0x2, 0, 0}), .range_count = 2,
    .field = VOLTA_FIELD_HALF_SET_TYPE, .width = 2, .flags = EMPTY};
PLACE(p_half_SET_TYPE_2) = {.words = &words_half_MUL_TYPE, .empty = 0x0,
    .ranges = RANGES({0x1, 0x1, 0, 0}, {0x3, 0x3, 0, 0}), .range_count = 2,
    .field = VOLTA_FIELD_HALF_SET_TYPE, .width = 2, .flags = EMPTY};
PLACE(p_half_BF) = {.words = &words_half_BF, .empty = 0x0, .field = VOLTA_FIELD_HALF_BF, .width = 1,
    .flags = EMPTY};
PLACE(p_half_HALF_BOP) = {.words = &words_BOP, .field = VOLTA_FIELD_HALF_HALF_BOP, .width = 2};
PLACE(p_half_H_AND) = {.words = &words_half_H_AND, .empty = 0x0, .field = VOLTA_FIELD_HALF_H_AND,
    .width = 1, .flags = EMPTY};
PLACE(p_Pv_2) = {.words = &words_file_p, .ranges = RANGES({0x0, 0x6, 0, 0}), .range_count = 1,
    .field = VOLTA_FIELD_PV, .width = 3};
PLACE(p_IMM) = {.mul = 0x1, .field = VOLTA_FIELD_IMM, .width = 32, .flags = SIGNED};
PLACE(p_INV_A) = {.words = &words_control_INV_URa, .empty = 0x0, .field = VOLTA_FIELD_INV_A,
    .width = 1, .flags = EMPTY};
PLACE(p_INV_B) = {.words = &words_control_INV_URa, .empty = 0x0, .field = VOLTA_FIELD_INV_B,
    .width = 1, .flags = EMPTY};
PLACE(p_INV_C) = {.words = &words_control_INV_URa, .empty = 0x0, .field = VOLTA_FIELD_INV_C,
    .width = 1, .flags = EMPTY};
PLACE(p_NOT_Pq) = {.words = &words_NOT_Pp, .empty = 0x0, .field = VOLTA_FIELD_NOT_PQ, .width = 1,
    .flags = EMPTY};
PLACE(p_Pq) = {.words = &words_file_p, .field = VOLTA_FIELD_PQ, .width = 3};
PLACE(p_SIGNED) = {.words = &words_SIGNED, .empty = 0x1, .field = VOLTA_FIELD_SIGNED, .width = 1,
    .flags = EMPTY};
PLACE(p_PAND) = {.words = &words_PAND, .empty = 0x0, .field = VOLTA_FIELD_PAND, .width = 1,
    .flags = EMPTY};
PLACE(p_LUT) = {.mul = 0x1, .field = VOLTA_FIELD_LUT, .width = 8};
PLACE(p_SHIFT_DIR) = {.words = &words_SHIFT_DIR, .field = VOLTA_FIELD_SHIFT_DIR, .width = 1};
PLACE(p_W) = {.words = &words_W, .empty = 0x0, .field = VOLTA_FIELD_W, .width = 1, .flags = EMPTY};
PLACE(p_SHIFT_TYPE) = {.words = &words_SHIFT_TYPE, .field = VOLTA_FIELD_SHIFT_TYPE, .width = 2};
PLACE(p_HI) = {.words = &words_HI, .empty = 0x0, .field = VOLTA_FIELD_HI, .width = 1,
    .flags = EMPTY};
PLACE(p_logic_PRMT_MODE) = {.words = &words_logic_PRMT_MODE, .empty = 0x0,
    .field = VOLTA_FIELD_LOGIC_PRMT_MODE, .width = 3, .flags = EMPTY};
PLACE(p_CMP) = {.words = &words_CMP, .field = VOLTA_FIELD_CMP, .width = 3};
PLACE(p_NOT_Pr) = {.words = &words_NOT_Pp, .empty = 0x0, .field = VOLTA_FIELD_NOT_PR, .width = 1,
    .flags = EMPTY};
PLACE(p_Pr) = {.words = &words_file_p, .field = VOLTA_FIELD_PR, .width = 3};
PLACE(p_NOT_Pr_2) = {.words = &words_NOT_Pp, .empty = 0x0, .ranges = RANGES({0x1, 0x1, 0, 0}),
    .range_count = 1, .field = VOLTA_FIELD_NOT_PR, .width = 1, .flags = EMPTY};
PLACE(p_NOT_Pr_3) = {.words = &words_NOT_Pp, .empty = 0x0, .ranges = RANGES({0x0, 0x0, 0, 0}),
    .range_count = 1, .field = VOLTA_FIELD_NOT_PR, .width = 1, .flags = EMPTY};
PLACE(p_Pr_2) = {.words = &words_file_p, .ranges = RANGES({0x0, 0x6, 0, 0}), .range_count = 1,
    .field = VOLTA_FIELD_PR, .width = 3};
PLACE(p_LEA_SHIFT) = {.mul = 0x1, .field = VOLTA_FIELD_LEA_SHIFT, .width = 5};
PLACE(p_SH) = {.words = &words_SH, .empty = 0x0, .field = VOLTA_FIELD_SH, .width = 1,
    .flags = EMPTY};
PLACE(p_logic_LANES) = {.mul = 0x1, .ranges = RANGES({0x0, 0xe, 0, 0}), .range_count = 1,
    .field = VOLTA_FIELD_LOGIC_LANES, .width = 4};
PLACE(p_logic_VI_SIGNED) = {.words = &words_SIGNED, .empty = 0x1,
    .field = VOLTA_FIELD_LOGIC_VI_SIGNED, .width = 1, .flags = EMPTY};
PLACE(p_mbarrier_TMASK) = {.words = &words_mbarrier_TMASK, .empty = 0x0,
    .field = VOLTA_FIELD_MBARRIER_TMASK, .width = 1, .flags = EMPTY};
PLACE(p_mbarrier_RED) = {.words = &words_mbarrier_RED, .empty = 0x0,
    .field = VOLTA_FIELD_MBARRIER_RED, .width = 1, .flags = EMPTY};
PLACE(p_mbarrier_OPTOUT) = {.words = &words_mbarrier_OPTOUT, .empty = 0x0,
    .field = VOLTA_FIELD_MBARRIER_OPTOUT, .width = 1, .flags = EMPTY};
PLACE(p_mbarrier_ARRIVE) = {.words = &words_mbarrier_ARRIVE, .empty = 0x0,
    .field = VOLTA_FIELD_MBARRIER_ARRIVE, .width = 3, .flags = EMPTY};
PLACE(p_mbarrier_PHASE) = {.words = &words_mbarrier_PHASE, .field = VOLTA_FIELD_MBARRIER_PHASE,
    .width = 2};
PLACE(p_mbarrier_TRYWAIT) = {.words = &words_mbarrier_TRYWAIT, .empty = 0x0,
    .field = VOLTA_FIELD_MBARRIER_TRYWAIT, .width = 1, .flags = EMPTY};
PLACE(p_mbarrier_EXCH) = {.words = &words_mbarrier_EXCH, .field = VOLTA_FIELD_MBARRIER_EXCH,
    .width = 2};
PLACE(p_mbarrier_CCTL_OP) = {.words = &words_mbarrier_CCTL_OP,
    .field = VOLTA_FIELD_MBARRIER_CCTL_OP, .width = 1};
PLACE(p_mbarrier_BAR_BITS) = {.words = &words_mbarrier_BAR_BITS,
    .field = VOLTA_FIELD_MBARRIER_BAR_BITS, .width = 3};
PLACE(p_mbarrier_BAR_COUNT) = {.words = &words_mbarrier_BAR_COUNT, .empty = 0x0,
    .field = VOLTA_FIELD_MBARRIER_BAR_COUNT, .width = 2, .flags = EMPTY};
PLACE(p_memory_LOAD_SIZE) = {.words = &words_memory_LOAD_SIZE, .empty = 0x4,
    .field = VOLTA_FIELD_MEMORY_LOAD_SIZE, .width = 3, .flags = EMPTY};
PLACE(p_memory_LOAD_ORDER) = {.words = &words_memory_LOAD_ORDER, .empty = 0x1,
    .field = VOLTA_FIELD_MEMORY_LOAD_ORDER, .width = 2, .flags = EMPTY};
PLACE(p_memory_LTC) = {.words = &words_bulk_L2_SECTOR, .empty = 0x0,
    .field = VOLTA_FIELD_MEMORY_LTC, .width = 2, .flags = EMPTY};
PLACE(p_memory_NOT_Pl) = {.words = &words_NOT_Pp, .empty = 0x0, .ranges = RANGES({0x0, 0x0, 0, 0}),
    .range_count = 1, .field = VOLTA_FIELD_MEMORY_NOT_PL, .width = 1, .flags = EMPTY};
PLACE(p_memory_Pl) = {.words = &words_memory_Pl, .ranges = RANGES({0x1, 0x7, 0, 0}),
    .range_count = 1, .field = VOLTA_FIELD_MEMORY_PL, .width = 3};
PLACE(p_memory_NOT_Pl_2) = {.words = &words_NOT_Pp, .empty = 0x0,
    .ranges = RANGES({0x1, 0x1, 0, 0}), .range_count = 1, .field = VOLTA_FIELD_MEMORY_NOT_PL,
    .width = 1, .flags = EMPTY};
PLACE(p_memory_Pl_2) = {.words = &words_memory_Pl, .field = VOLTA_FIELD_MEMORY_PL, .width = 3};
PLACE(p_SIZE) = {.words = &words_SIZE, .empty = 0x4, .field = VOLTA_FIELD_SIZE, .width = 3,
    .flags = EMPTY};
PLACE(p_LOAD_ORDER_SCOPE) = {.words = &words_LOAD_ORDER_SCOPE, .empty = 0x0,
    .field = VOLTA_FIELD_LOAD_ORDER_SCOPE, .width = 4, .flags = EMPTY | PREFIXES};
PLACE(p_URb_2) = {.words = &words_file_ur, .ranges = RANGES({0x0, 0x3, 0, 0}, {0x5, 0x3f, 0, 0}),
    .range_count = 2, .field = VOLTA_FIELD_URB, .width = 6};
PLACE(p_STORE_ORDER) = {.words = &words_STORE_ORDER, .empty = 0x1, .field = VOLTA_FIELD_STORE_ORDER,
    .width = 2, .flags = EMPTY};
PLACE(p_memory_U) = {.words = &words_memory_U, .empty = 0x0, .field = VOLTA_FIELD_MEMORY_U,
    .width = 1, .flags = EMPTY};
PLACE(p_memory_SHARED_SIZE) = {.words = &words_memory_SHARED_SIZE, .empty = 0x4,
    .field = VOLTA_FIELD_MEMORY_SHARED_SIZE, .width = 3, .flags = EMPTY};
PLACE(p_memory_LDC_MODE) = {.words = &words_memory_LDC_MODE, .empty = 0x0,
    .field = VOLTA_FIELD_MEMORY_LDC_MODE, .width = 2, .flags = EMPTY | PREFIXES};
PLACE(p_memory_CONST_SIZE) = {.words = &words_memory_CONST_SIZE, .empty = 0x4,
    .field = VOLTA_FIELD_MEMORY_CONST_SIZE, .width = 3, .flags = EMPTY};
PLACE(p_memory_INDEX) = {.mul = 0x1, .ranges = RANGES({0x1, 0xffff, 0, 0}), .range_count = 1,
    .field = VOLTA_FIELD_MEMORY_INDEX, .width = 16, .flags = SIGNED};
PLACE(p_memory_C_OFFSET_U) = {.mul = 0x1, .field = VOLTA_FIELD_MEMORY_C_OFFSET_U, .width = 16,
    .flags = SIGNED};
PLACE(p_memory_ULDC_OFFSET) = {.mul = 0x1, .field = VOLTA_FIELD_MEMORY_ULDC_OFFSET, .width = 32,
    .flags = SIGNED};
PLACE(p_memory_NOT_ULDC_UP) = {.words = &words_NOT_Pp, .empty = 0x0,
    .field = VOLTA_FIELD_MEMORY_NOT_ULDC_UP, .width = 1, .flags = EMPTY};
PLACE(p_memory_ULDC_UP) = {.words = &words_file_up, .field = VOLTA_FIELD_MEMORY_ULDC_UP,
    .width = 3};
PLACE(p_memory_MATRIX) = {.words = &words_memory_MATRIX, .field = VOLTA_FIELD_MEMORY_MATRIX,
    .width = 2};
PLACE(p_memory_MATRICES) = {.words = &words_memory_MATRICES, .empty = 0x0,
    .field = VOLTA_FIELD_MEMORY_MATRICES, .width = 2, .flags = EMPTY};
PLACE(p_memory_BYPASS) = {.words = &words_memory_BYPASS, .empty = 0x1,
    .field = VOLTA_FIELD_MEMORY_BYPASS, .width = 1, .flags = EMPTY};
PLACE(p_memory_COPY_LTC) = {.words = &words_bulk_L2_SECTOR, .empty = 0x0,
    .field = VOLTA_FIELD_MEMORY_COPY_LTC, .width = 2, .flags = EMPTY};
PLACE(p_memory_COPY_SIZE) = {.words = &words_bulk_AS_SIZE, .empty = 0x4,
    .field = VOLTA_FIELD_MEMORY_COPY_SIZE, .width = 3, .flags = EMPTY};
PLACE(p_memory_ZFILL) = {.words = &words_memory_ZFILL, .empty = 0x0,
    .field = VOLTA_FIELD_MEMORY_ZFILL, .width = 1, .flags = EMPTY};
PLACE(p_memory_COPY_ORDER_SCOPE) = {.words = &words_memory_COPY_ORDER_SCOPE, .empty = 0x0,
    .field = VOLTA_FIELD_MEMORY_COPY_ORDER_SCOPE, .width = 4, .flags = EMPTY | PREFIXES};
PLACE(p_memory_TO_OFFSET) = {.mul = 0x1, .ranges = RANGES({0x1, 0xfffff, 0, 0}), .range_count = 1,
    .field = VOLTA_FIELD_MEMORY_TO_OFFSET, .width = 20, .flags = SIGNED};
PLACE(p_memory_FROM_OFFSET) = {.mul = 0x1, .ranges = RANGES({0x1, 0xfff, 0, 0}), .range_count = 1,
    .field = VOLTA_FIELD_MEMORY_FROM_OFFSET, .width = 12, .flags = SIGNED};
PLACE(p_special_SR) = {.words = &words_file_sr, .field = VOLTA_FIELD_SPECIAL_SR, .width = 8};
PLACE(p_special_SR_64) = {.words = &words_special_SR_64, .empty = 0x1,
    .field = VOLTA_FIELD_SPECIAL_SR_64, .width = 1, .flags = EMPTY};
PLACE(p_surface_BA) = {.words = &words_surface_BA, .empty = 0x0, .field = VOLTA_FIELD_SURFACE_BA,
    .width = 1, .flags = EMPTY};
PLACE(p_surface_DIM) = {.words = &words_surface_DIM, .field = VOLTA_FIELD_SURFACE_DIM, .width = 3,
    .flags = PREFIXES};
PLACE(p_surface_OUT_OF_RANGE) = {.words = &words_surface_OUT_OF_RANGE, .empty = 0x1,
    .field = VOLTA_FIELD_SURFACE_OUT_OF_RANGE, .width = 2, .flags = EMPTY};
PLACE(p_TEX_C_BANK) = {.mul = 0x1, .field = VOLTA_FIELD_TEX_C_BANK, .width = 5};
PLACE(p_TEX_C_WORD) = {.mul = 0x1, .field = VOLTA_FIELD_TEX_C_WORD, .width = 14};
PLACE(p_SAMPLER) = {.mul = 0x1, .field = VOLTA_FIELD_SAMPLER, .width = 6};
PLACE(p_HEADER) = {.mul = 0x1, .field = VOLTA_FIELD_HEADER, .width = 8};
PLACE(p_URtex) = {.words = &words_file_ur, .field = VOLTA_FIELD_URTEX, .width = 6};
PLACE(p_surface_MASK) = {.words = &words_surface_MASK, .empty = 0xf,
    .field = VOLTA_FIELD_SURFACE_MASK, .width = 4, .flags = EMPTY | PREFIXES};
PLACE(p_surface_TYPE) = {.words = &words_surface_TYPE, .empty = 0x0,
    .field = VOLTA_FIELD_SURFACE_TYPE, .width = 3, .flags = EMPTY};
PLACE(p_surface_CAS_TYPE) = {.words = &words_surface_CAS_TYPE, .empty = 0x0,
    .field = VOLTA_FIELD_SURFACE_CAS_TYPE, .width = 3, .flags = EMPTY};
PLACE(p_tensor_SHAPE_884) = {.words = &words_tensor_SHAPE_884,
    .field = VOLTA_FIELD_TENSOR_SHAPE_884, .width = 1};
PLACE(p_tensor_HMMA_884_TYPE) = {.words = &words_tensor_HMMA_884_TYPE,
    .field = VOLTA_FIELD_TENSOR_HMMA_884_TYPE, .width = 2};
PLACE(p_tensor_STEP) = {.words = &words_tensor_STEP, .field = VOLTA_FIELD_TENSOR_STEP, .width = 2};
PLACE(p_tensor_LAYOUT_A) = {.words = &words_tensor_LAYOUT_A, .field = VOLTA_FIELD_TENSOR_LAYOUT_A,
    .width = 1};
PLACE(p_tensor_LAYOUT_B) = {.words = &words_tensor_LAYOUT_A, .field = VOLTA_FIELD_TENSOR_LAYOUT_B,
    .width = 1};
PLACE(p_tensor_HMMA_SHAPE) = {.words = &words_tensor_HMMA_SHAPE,
    .field = VOLTA_FIELD_TENSOR_HMMA_SHAPE, .width = 2};
PLACE(p_tensor_HMMA_DST) = {.words = &words_tensor_HMMA_DST, .field = VOLTA_FIELD_TENSOR_HMMA_DST,
    .width = 1};
PLACE(p_tensor_HMMA_FORMAT) = {.words = &words_tensor_HMMA_FORMAT, .empty = 0x0,
    .field = VOLTA_FIELD_TENSOR_HMMA_FORMAT, .width = 2, .flags = EMPTY};
PLACE(p_tensor_UPmma) = {.words = &words_tensor_UPmma, .field = VOLTA_FIELD_TENSOR_UPMMA,
    .width = 3};
PLACE(p_tensor_UPmma_NOT) = {.words = &words_tensor_UPmma_NOT,
    .field = VOLTA_FIELD_TENSOR_UPMMA_NOT, .width = 3};
PLACE(p_tensor_HMMA_SP_SHAPE) = {.words = &words_tensor_HMMA_SP_SHAPE,
    .field = VOLTA_FIELD_TENSOR_HMMA_SP_SHAPE, .width = 2};
PLACE(p_tensor_META) = {.words = &words_file_r, .field = VOLTA_FIELD_TENSOR_META, .width = 8};
PLACE(p_tensor_META_REUSE) = {.words = &words_REUSE_B, .empty = 0x0,
    .field = VOLTA_FIELD_TENSOR_META_REUSE, .width = 1, .flags = EMPTY | PREFIXES};
PLACE(p_tensor_META_THREADS) = {.mul = 0x1, .field = VOLTA_FIELD_TENSOR_META_THREADS, .width = 2};
PLACE(p_tensor_IMMA_SHAPE) = {.words = &words_tensor_IMMA_SHAPE,
    .field = VOLTA_FIELD_TENSOR_IMMA_SHAPE, .width = 3};
PLACE(p_tensor_IMMA_TYPE_A) = {.words = &words_tensor_IMMA_TYPE_A,
    .field = VOLTA_FIELD_TENSOR_IMMA_TYPE_A, .width = 2};
PLACE(p_tensor_IMMA_TYPE_B) = {.words = &words_tensor_IMMA_TYPE_A,
    .field = VOLTA_FIELD_TENSOR_IMMA_TYPE_B, .width = 2};
PLACE(p_tensor_SAT_82) = {.words = &words_SAT, .empty = 0x0, .field = VOLTA_FIELD_TENSOR_SAT_82,
    .width = 1, .flags = EMPTY};
PLACE(p_tensor_IMMA_SP_SHAPE) = {.words = &words_tensor_IMMA_SP_SHAPE,
    .field = VOLTA_FIELD_TENSOR_IMMA_SP_SHAPE, .width = 3};
PLACE(p_tensor_BMMA_SHAPE) = {.words = &words_tensor_BMMA_SHAPE,
    .field = VOLTA_FIELD_TENSOR_BMMA_SHAPE, .width = 2};
PLACE(p_tensor_BMMA_OP) = {.words = &words_tensor_BMMA_OP, .field = VOLTA_FIELD_TENSOR_BMMA_OP,
    .width = 2};
PLACE(p_tensor_DMMA_SHAPE) = {.words = &words_tensor_DMMA_SHAPE,
    .field = VOLTA_FIELD_TENSOR_DMMA_SHAPE, .width = 2};
PLACE(p_tensor_MOVM_SIZE) = {.words = &words_tensor_MOVM_SIZE,
    .field = VOLTA_FIELD_TENSOR_MOVM_SIZE, .width = 3};
PLACE(p_tensor_MOVM_KIND) = {.words = &words_tensor_MOVM_KIND,
    .field = VOLTA_FIELD_TENSOR_MOVM_KIND, .width = 2};
PLACE(p_texture_SCR) = {.words = &words_texture_SCR, .empty = 0x0, .field = VOLTA_FIELD_TEXTURE_SCR,
    .width = 1, .flags = EMPTY};
PLACE(p_texture_BINDLESS) = {.words = &words_texture_BINDLESS, .empty = 0x0,
    .field = VOLTA_FIELD_TEXTURE_BINDLESS, .width = 1, .flags = EMPTY};
PLACE(p_texture_F16) = {.words = &words_texture_F16, .empty = 0x0, .field = VOLTA_FIELD_TEXTURE_F16,
    .width = 2, .flags = EMPTY};
PLACE(p_texture_LOD) = {.words = &words_texture_LOD, .empty = 0x0, .field = VOLTA_FIELD_TEXTURE_LOD,
    .width = 3, .flags = EMPTY | PREFIXES};
PLACE(p_texture_AOFFI) = {.words = &words_texture_AOFFI, .empty = 0x0,
    .field = VOLTA_FIELD_TEXTURE_AOFFI, .width = 1, .flags = EMPTY};
PLACE(p_texture_DC) = {.words = &words_texture_DC, .empty = 0x0, .field = VOLTA_FIELD_TEXTURE_DC,
    .width = 1, .flags = EMPTY};
PLACE(p_texture_NODEP) = {.words = &words_texture_NODEP, .empty = 0x0,
    .field = VOLTA_FIELD_TEXTURE_NODEP, .width = 1, .flags = EMPTY};
PLACE(p_texture_DIM) = {.words = &words_texture_DIM, .field = VOLTA_FIELD_TEXTURE_DIM, .width = 3};
PLACE(p_texture_MASK) = {.mul = 0x1, .ranges = RANGES({0x0, 0xe, 0, 0}), .range_count = 1,
    .field = VOLTA_FIELD_TEXTURE_MASK, .width = 4};
PLACE(p_texture_HINT) = {.mul = 0x1, .ranges = RANGES({0x1, 0x7, 0, 0}), .range_count = 1,
    .field = VOLTA_FIELD_TEXTURE_HINT, .width = 3};
PLACE(p_texture_LOAD_LOD) = {.words = &words_texture_LOAD_LOD,
    .field = VOLTA_FIELD_TEXTURE_LOAD_LOD, .width = 3};
PLACE(p_texture_CL) = {.words = &words_texture_CL, .empty = 0x0, .field = VOLTA_FIELD_TEXTURE_CL,
    .width = 1, .flags = EMPTY};
PLACE(p_texture_MS) = {.words = &words_texture_MS, .empty = 0x0, .field = VOLTA_FIELD_TEXTURE_MS,
    .width = 1, .flags = EMPTY};
PLACE(p_texture_LOAD_DIM) = {.words = &words_texture_LOAD_DIM,
    .field = VOLTA_FIELD_TEXTURE_LOAD_DIM, .width = 3};
PLACE(p_texture_COMPONENT) = {.words = &words_texture_COMPONENT,
    .field = VOLTA_FIELD_TEXTURE_COMPONENT, .width = 2};
PLACE(p_texture_GATHER_OFFSET) = {.words = &words_texture_GATHER_OFFSET, .empty = 0x0,
    .field = VOLTA_FIELD_TEXTURE_GATHER_OFFSET, .width = 2, .flags = EMPTY};
PLACE(p_texture_GATHER_DIM) = {.words = &words_texture_GATHER_DIM,
    .field = VOLTA_FIELD_TEXTURE_GATHER_DIM, .width = 3};
PLACE(p_texture_LC) = {.words = &words_texture_LC, .empty = 0x0, .field = VOLTA_FIELD_TEXTURE_LC,
    .width = 1, .flags = EMPTY};
PLACE(p_texture_QUERY) = {.words = &words_texture_QUERY, .field = VOLTA_FIELD_TEXTURE_QUERY,
    .width = 2};
PLACE(p_texture_FOOTPRINT_DIM) = {.words = &words_texture_FOOTPRINT_DIM,
    .field = VOLTA_FIELD_TEXTURE_FOOTPRINT_DIM, .width = 3};
PLACE(p_tile_DIMENSIONS) = {.words = &words_tile_DIMENSIONS, .field = VOLTA_FIELD_TILE_DIMENSIONS,
    .width = 3};
PLACE(p_tile_IM2COL) = {.words = &words_tile_IM2COL, .empty = 0x0, .field = VOLTA_FIELD_TILE_IM2COL,
    .width = 1, .flags = EMPTY};
PLACE(p_tile_MULTICAST) = {.words = &words_bulk_MULTICAST, .empty = 0x0,
    .field = VOLTA_FIELD_TILE_MULTICAST, .width = 1, .flags = EMPTY};
PLACE(p_tile_TILE_OP) = {.words = &words_RED_OP, .field = VOLTA_FIELD_TILE_TILE_OP, .width = 3};
PLACE(p_tile_PF_MODE) = {.words = &words_tile_PF_MODE, .field = VOLTA_FIELD_TILE_PF_MODE,
    .width = 1};
PLACE(p_tile_ALL_MAPS) = {.words = &words_tile_ALL_MAPS, .field = VOLTA_FIELD_TILE_ALL_MAPS,
    .width = 1};
PLACE(p_tile_MAP_CACHE) = {.words = &words_tile_MAP_CACHE, .field = VOLTA_FIELD_TILE_MAP_CACHE,
    .width = 1};
PLACE(p_UPu_2) = {.words = &words_file_up, .field = VOLTA_FIELD_UPU, .width = 3};
PLACE(p_UPv) = {.words = &words_file_up, .ranges = RANGES({0x0, 0x6, 0, 0}), .range_count = 1,
    .field = VOLTA_FIELD_UPV, .width = 3};
PLACE(p_UPp) = {.words = &words_file_up, .field = VOLTA_FIELD_UPP, .width = 3};
PLACE(p_UPq) = {.words = &words_file_up, .field = VOLTA_FIELD_UPQ, .width = 3};
PLACE(p_UPv_2) = {.words = &words_file_up, .field = VOLTA_FIELD_UPV, .width = 3};
PLACE(p_UPr) = {.words = &words_file_up, .field = VOLTA_FIELD_UPR, .width = 3};
PLACE(p_UPr_2) = {.words = &words_file_up, .ranges = RANGES({0x0, 0x6, 0, 0}), .range_count = 1,
    .field = VOLTA_FIELD_UPR, .width = 3};
PLACE(p_uniform_UPRMT_MODE) = {.words = &words_uniform_UPRMT_MODE, .empty = 0x0,
    .field = VOLTA_FIELD_UNIFORM_UPRMT_MODE, .width = 1, .flags = EMPTY};
PLACE(p_LUT1) = {.mul = 0x1, .field = VOLTA_FIELD_LUT1, .width = 8};
PLACE(p_LUT2) = {.mul = 0x1, .field = VOLTA_FIELD_LUT2, .width = 8};
PLACE(p_uniform_UCLEA_SIZE) = {.mul = 0x1, .field = VOLTA_FIELD_UNIFORM_UCLEA_SIZE, .width = 5};
PLACE(p_PR_BYTE) = {.words = &words_convert_BYTE, .empty = 0x0, .field = VOLTA_FIELD_PR_BYTE,
    .width = 2, .flags = EMPTY};
PLACE(p_R2UR_OR) = {.words = &words_R2UR_OR, .empty = 0x0, .field = VOLTA_FIELD_R2UR_OR, .width = 1,
    .flags = EMPTY};
PLACE(p_video_U8) = {.words = &words_video_U8, .empty = 0x1, .field = VOLTA_FIELD_VIDEO_U8,
    .width = 1, .flags = EMPTY};
PLACE(p_video_ACC) = {.words = &words_video_ACC, .empty = 0x0, .field = VOLTA_FIELD_VIDEO_ACC,
    .width = 1, .flags = EMPTY};
PLACE(p_video_SIGN_A8) = {.words = &words_video_SIGN_A8, .field = VOLTA_FIELD_VIDEO_SIGN_A8,
    .width = 1};
PLACE(p_video_SIGN_B8) = {.words = &words_video_SIGN_A8, .field = VOLTA_FIELD_VIDEO_SIGN_B8,
    .width = 1};
PLACE(p_video_LO_HI) = {.words = &words_video_LO_HI, .field = VOLTA_FIELD_VIDEO_LO_HI, .width = 1};
PLACE(p_video_SIGN_A16) = {.words = &words_video_SIGN_A16, .field = VOLTA_FIELD_VIDEO_SIGN_A16,
    .width = 1};
PLACE(p_warp_VOTE_MODE) = {.words = &words_warp_VOTE_MODE, .field = VOLTA_FIELD_WARP_VOTE_MODE,
    .width = 2};
PLACE(p_Rd_2) = {.words = &words_file_r, .ranges = RANGES({0x0, 0xfe, 0, 0}), .range_count = 1,
    .field = VOLTA_FIELD_RD, .width = 8};
PLACE(p_URd_2) = {.words = &words_file_ur, .ranges = RANGES({0x0, 0x3e, 0, 0}), .range_count = 1,
    .field = VOLTA_FIELD_URD, .width = 6};
PLACE(p_warp_U64) = {.words = &words_warp_U64, .empty = 0x0, .field = VOLTA_FIELD_WARP_U64,
    .width = 1, .flags = EMPTY};
PLACE(p_warp_SHFL_MODE) = {.words = &words_warp_SHFL_MODE, .field = VOLTA_FIELD_WARP_SHFL_MODE,
    .width = 2};
PLACE(p_warp_SHFL_LANE) = {.mul = 0x1, .field = VOLTA_FIELD_WARP_SHFL_LANE, .width = 5};
PLACE(p_warp_SHFL_CLAMP) = {.mul = 0x1, .field = VOLTA_FIELD_WARP_SHFL_CLAMP, .width = 13};
PLACE(p_warp_REDUX_OP) = {.words = &words_warp_REDUX_OP, .empty = 0x0,
    .field = VOLTA_FIELD_WARP_REDUX_OP, .width = 3, .flags = EMPTY};
PLACE(p_warp_REDUX_SIGNED) = {.words = &words_warp_REDUX_SIGNED, .empty = 0x0,
    .field = VOLTA_FIELD_WARP_REDUX_SIGNED, .width = 1, .flags = EMPTY};
PLACE(p_LUT_truth) = {.words = &words_LUT_truth, .field = VOLTA_FIELD_LUT_TRUTH, .width = 8};
PLACE(p_LUT1_truth) = {.words = &words_LUT_truth, .field = VOLTA_FIELD_LUT1_TRUTH, .width = 8};

#define F_fe6f5 0x100000000, 0x1000000000000
#define F_1cbfb 0x100000000, 0x2
#define F_ec0ef 0x2dffffe00001001, 0x33df3fa00040000
#define F_d2eac 0x4000, 0x802c800400000
#define F_a53ab 0x4000, 0x8028800000000
#define F_e8a76 0x800000000000000, 0x4000000000000
#define F_74174 0x800000000000000, 0x87ffffff03ff6010
#define F_c7fb0 0x18040200080c3001, 0x7604401003ff1803
#define F_ceea9 0x2, 0x87ffffff03ff6010
#define F_433e8 0x6200000000001801, 0xe7ffffff0bff7811
#define F_af337 0x800, 0x87ffffff03ff6010
#define F_eaa21 0x6000000000001801, 0x87ffffff0bff6010
#define F_d89c8 0x6000000000001001, 0x87e0000
#define F_1c738 0x4000000000000, 0x2000
#define F_59f4d 0x4000000000000, 0x87ffffff03ff6010
#define F_ff839 0x80000000000000, 0x2000
#define F_7824e 0x80000000000000, 0x87ffffff03ff6010
#define F_23bd6 0x8000000000000, 0x10000
#define F_2b1f3 0x8000000000000, 0x30000
#define F_ab340 0x800000000000000, 0x6200000000001803
#define F_2cb39 0x8000000, 0xffffffffffffffff
#define F_94a60 0x800000000000000, 0x20000000000000
#define F_325b7 0x801001000005001, 0x87ffffff03ff6010
#define F_1bb6d 0x80000000, 0x1000000000000
#define F_15024 0x800000008001001, 0x6200000000001803
#define F_96c60 0x4000, 0x2000000000
#define F_133fd 0x805001000005001, 0x53cf23a03ff0000
#define F_ae5ed 0x1000000000, 0x2000000000
#define F_89fa0 0x800000000000000, 0x1000000000
#define F_9e3fd 0x800000088001001, 0x6201000000001803
#define F_a9057 0x5000000005001, 0x418220803ff0000
#define F_546be 0x4000, 0x24400000000
#define F_70c89 0x4000, 0x800000000
#define F_59a20 0x4000, 0x8028800400000
#define F_d13a3 0x1000000005001, 0x18220803ff0000
#define F_d3403 0x800000000005001, 0x87ffffff03ff6010
#define F_34a99 0x4000000005001, 0x408000003ff0000
#define F_41ea9 0x4000, 0x200000000
#define F_fb2fe 0x1000000000002, 0x11000003ff0000
#define F_ab578 0xcfffffff8bff7013, 0xffffffffffffffff
#define F_a33e3 0x4000000000000, 0x400000003ff0000
#define F_bb2c0 0x87ffffff03ff6010, 0xffffffffffffffff
#define F_cb7db 0x800000000, 0x800000000000000
#define F_cb7c0 0x800000000, 0x100000000000000
#define F_d3d3d 0x20000000000000, 0x4000000000000
#define F_f9200 0x87ffffff03ff7013, 0xffffffffffffffff
#define F_c4df6 0x800000088005001, 0x6209000000001803
#define F_ffc0a 0x5000000005003, 0x411002003ff0000
#define F_24049 0x5000000001003, 0x411000003ff0000
#define F_b5333 0x1000000000000, 0x10000003ff0000
#define F_18609 0xcfffffff8bff7011, 0xffffffffffffffff
#define F_7d978 0x800000000000000, 0x200000
#define F_3067a 0x800000000000000, 0x100000
#define F_06e7f 0x800000000000000, 0x80000
#define F_859e1 0x800000000000000, 0x40000
#define F_f83ba 0x800000000000000, 0x20000
#define F_f6e8b 0x800000000000000, 0x10000
#define F_596f4 0x100000000, 0x20000000000000
#define F_02a9d 0xa8000000001001, 0x21d324e00040000
#define F_4f7ed 0x1000, 0xffffffffffffffff
#define F_193d7 0x4000, 0x85021000000000
#define F_4ff01 0x4000, 0x8128000000000
#define F_faa7a 0x4000, 0x8109000000000
#define F_34d2f 0x20000000000000, 0x1000000000000
#define F_94f03 0xc7ffffff03ff7011, 0xffffffffffffffff
#define F_4cecf 0x21000000001003, 0x31000003ff0000
#define F_1ec7a 0x21000000005003, 0x31000203ff0000
#define F_65c74 0x20000000000002, 0x21000000000000
#define F_ceee7 0x4000000002000, 0x404000003ff0000
#define F_bc7e3 0x1000000000002000, 0x1004000000000000
#define F_af4cc 0xa020003ff2800, 0xffffffffffffffff
#define F_cc84e 0x800002000, 0x900000800000000
#define F_aea8c 0x1000000000002000, 0x1000000800000000
#define F_0b033 0x20000000002000, 0x24000000000000
#define F_c07fa 0x1000000000002000, 0x1020000000000000
#define F_cb7c9 0x800000000, 0x900000000000000
#define F_850fe 0x4000, 0x1c006400000000
#define F_39940 0x4000, 0xd200400000000
#define F_c8341 0x4000, 0xd000400000000
#define F_ac888 0x4000, 0x28020000000000
#define F_565f3 0x4000, 0x8000000000000
#define F_dfbe7 0x4000000005001, 0x408020003ff0000
#define F_bb94e 0x4000, 0x10000000000
#define F_7f676 0x4000, 0x40000
#define F_6d7cf 0x4000000005001, 0x400004003ff0000
#define F_b3bce 0x4000000005001, 0x400404003ff0000
#define F_4e085 0x4000000001001, 0x400000003ff0000
#define F_c86c9 0x4000, 0x100404000000000
#define F_9b2da 0x4000, 0x4000000000
#define F_47278 0x8fffffff8bff7011, 0xffffffffffffffff
#define F_157d5 0x4000000005001, 0x408004003ff0000
#define F_1a531 0x4000000005001, 0x408024403ff0000
#define F_7fc10 0x102e020803ff7801, 0xffffffffffffffff
#define F_1f45e 0x1801000088005003, 0x6a1101408bff1803
#define F_10a43 0x1801000088005003, 0x6a1103008bff1803
#define F_7135c 0x4000, 0x400000000
#define F_e282d 0x1804000088007001, 0x7e0501408bff3803
#define F_38170 0x182a02088bff7801, 0xffffffffffffffff
#define F_ff2d4 0x4000, 0x4004000000000
#define F_af917 0x1805000088007003, 0x7e1501408bff3803
#define F_cb23a 0x182b02088bff7803, 0xffffffffffffffff
#define F_e4887 0x4000, 0x20000000000
#define F_372d2 0x4000, 0xc004000000000
#define F_95789 0x4000, 0x1050e400000000
#define F_a0ef9 0x4000, 0x1052e400000000
#define F_b3bd1 0x4000000005001, 0x500404003ff0000
#define F_a1d83 0x1001000000005003, 0x11014003ff1003
#define F_5001f 0x1001000000005003, 0x11030003ff1003
#define F_46bff 0x4004000000003001, 0x404000003ff0000
#define F_7cfc7 0x4004000000000000, 0x404000003ff0000
#define F_7e92e 0x4000000800000000, 0x900000800000000
#define F_99113 0x4020000000000000, 0x24000000000000
#define F_855fc 0x4000, 0x1000000000000
#define F_bbb92 0x800000000001001, 0x24000000000000
#define F_55b38 0x800000000005001, 0x34000200000000
#define F_d5792 0x4000, 0x2870a800420000
#define F_e427c 0x1000000000002, 0x110000007f0000
#define F_3b896 0x800000088001001, 0x6201001000001803
#define F_0fef1 0x4000, 0x2872a800420000
#define F_8a94f 0x8000000000000, 0x4200000000000
#define F_e3f57 0x8000000000000, 0x4000000000000
#define F_736a6 0x805000000005001, 0x43c228803ff0000
#define F_cc9b2 0x4000, 0x8228800000000
#define F_b5041 0x5000000005001, 0x41c220803ff0000
#define F_b5575 0x805000000005001, 0x414020003ff0000
#define F_9bac6 0x800000000005001, 0x1c220800000000
#define F_6c19f 0x801000000005001, 0x3c22c803ff0000
#define F_09e3a 0x801000000005001, 0x1c220803ff0000
#define F_83860 0x1000000005001, 0x38228803ff0000
#define F_d97f2 0x804000088001001, 0x6601000003ff1803
#define F_7e3cd 0x5000000005001, 0x411527603ff0000
#define F_77e06 0x5000000005001, 0x411527203ff0000
#define F_83f72 0x800000088001001, 0x6201010000001803
#define F_31cdb 0x800000000000000, 0x10000000000
#define F_e134a 0x4000, 0x10000400000000
#define F_de5eb 0x4000, 0x10000000000000
#define F_8353c 0x4020000000003001, 0x24000000000000
#define F_0ee56 0x20000000001001, 0x4000000000000
#define F_e00dd 0x1000000001001, 0x10000003ff0000
#define F_e1e40 0x20000000001001, 0x1000000000000
#define F_c8a7b 0x800000000000000, 0x24000000000000
#define F_bee4a 0x4000, 0x100a23200000000
#define F_e0ca9 0x4000, 0x200200000000
#define F_7c54a 0x10a00680005001, 0x15092a83ff0000
#define F_c1764 0x400000000, 0x3ff0000
#define F_b344d 0x4000, 0x100080000000
#define F_f8035 0x4000, 0xa5021800000000
#define F_ed104 0x4000, 0x48028a00000000
#define F_aeb53 0x4000, 0x20000080000000
#define F_bb022 0x4000, 0x21800000000
#define F_80cdc 0x4000000005001, 0x410404803ff0000
#define F_98cc7 0x4000000005001, 0x438404803ff0000
#define F_20a98 0x4000000005001, 0x42c000003ff0000
#define F_197d3 0x4000000005001, 0x42c004003ff0000
#define F_cc0cd 0x4000000005001, 0x410004803ff0000
#define F_d03e1 0x4000, 0x200000000000
#define F_f2c68 0x4000, 0xc002000000000
#define F_eaf18 0x4000, 0x4400000000
#define F_9a448 0x102a020803ff2800, 0xffffffffffffffff
#define F_f7bf5 0x1004000000002000, 0x1404000003ff0000
#define F_9fff2 0x4000, 0x100424000000000
#define F_7a8c1 0x4000, 0x1c122800000000
#define F_ac406 0x4000000005001, 0x400800803ff0000
#define F_f6f0e 0x4000, 0x4004400000000
#define F_e86b7 0x4000, 0xc024400000000
#define F_074e7 0x20000800000000, 0x904000000000000
#define F_6e5ff 0x4000, 0x100000000000000
#define F_6e5e3 0x4000, 0x400000000000000
#define F_9193f 0x5000000005001, 0x438722803ff0000
#define F_079d1 0x4000000005001, 0x428722803ff0000
#define F_cf5c7 0x800001000005001, 0x2c722800420000
#define F_05226 0x800000000, 0x87ffffff03ff6010
#define F_76c27 0x4000, 0x20000
#define F_ca972 0x8000000000, 0x1000000000
#define F_c73d1 0x5000000005001, 0x410527603ff0000
#define F_8c35b 0xa000e1001, 0x24001000000000
#define F_05fb2 0x4000, 0x124400000000
#define F_c2e89 0x202000e1001, 0x4401000000000
#define F_316c3 0x20a00041001, 0x24401000000000
#define F_8f42b 0x5000000005001, 0x410506603ff0000
#define F_c1a44 0x4000, 0x100400000000
#define F_0834b 0x4000000005001, 0x400400403ff0000
#define F_5f88b 0x4000, 0x1020000000000
#define F_e3613 0x24000800000000, 0xd04000003ff0000
#define F_9c0fe 0xffffffffffffffff, 0xffffffffffffffff
#define F_b1e0b 0x800000008000000, 0x6200000000001803

OPTIONS(op_GUARD) = {
    ROW(ALL, 1, F_fe6f5, TEXT("@"), WORD(0, p_Pg)),
    ROW(ALL, 2, F_1cbfb, TEXT("@!"), WORD(0, p_Pg_2)),
    NOTHING(ALL, 0, F_ec0ef),
};
OPTIONS(op_TYPES) = {
    FAINT(0, ALL, 0, F_d2eac, WORD(0, p_atomic_TYPE_VOLTA)),
};
OPTIONS(op_ORDER_SCOPE) = {
    ROW(ALL, 0, F_a53ab, WORD(0, p_atomic_ATOMIC_ORDER), WORD(1, p_SCOPE), SURE_WORD(2, p_PRIVATE)),
};
OPTIONS(op_ADDR_E) = {
    RIVAL(1, ALL, 0, F_e8a76, TEXT("["), WORD(0, p_Ra), TEXT("]")),
    RIVAL(1, ALL, 1, F_e8a76, TEXT("["), WORD(0, p_Ra_2), TEXT("+"), NUMBER(1, p_OFFSET),
        TEXT("]")),
    ROW(ALL, 2, F_74174, TEXT("["), NUMBER(1, p_OFFSET), TEXT("]")),
};
OPTIONS(op_PM_EVENTS) = {
    NOTHING(ALL, 0, F_c7fb0),
};
OPTIONS(op_CYCLES) = {
    ROW(ALL, 1, F_ceea9, TEXT("!"), NUMBER(0, p_STALL)),
    NOTHING(ALL, 0, F_433e8),
};
OPTIONS(op_WRITES) = {
    RIVAL(1, ALL, 1, F_af337, TEXT("+"), NUMBER(0, p_WRITE_BAR), TEXT(".W")),
    NOTHING(ALL, 0, F_eaa21),
};
OPTIONS(op_READS) = {
    ROW(ALL, 1, F_af337, TEXT("+"), NUMBER(0, p_READ_BAR), TEXT(".R")),
    NOTHING(ALL, 0, F_d89c8),
};
OPTIONS(op_READS_2) = {
    RIVAL(1, ALL, 0, F_1c738, TEXT("R-")),
    ROW(ALL, 1, F_59f4d, TEXT("R"), NUMBER(0, p_READ_BAR_2)),
};
OPTIONS(op_WRITES_2) = {
    RIVAL(1, ALL, 0, F_ff839, TEXT("W-")),
    ROW(ALL, 1, F_7824e, TEXT("W"), NUMBER(0, p_WRITE_BAR_2)),
};
OPTIONS(op_CYCLES_2) = {
    RIVAL(1, ALL, 0, F_23bd6, TEXT("S00")),
    ROW(ALL, 1, F_2b1f3, WORD(0, p_STALL_TWO)),
};
OPTIONS(op_CTL) = {
    ROW(ALL, 1, F_ab340, TEXT("{"), CHOICE(1, 0, op_CYCLES), COMMA(SURE_WORD, 1, p_NO_YIELD),
        COMMA(CHOICE, 2, 2, op_WRITES), COMMA(CHOICE, 3, 3, op_READS), COMMA(SURE_WORD, 4, p_WAIT1),
        COMMA(SURE_WORD, 5, p_WAIT2), COMMA(SURE_WORD, 6, p_WAIT3), COMMA(SURE_WORD, 7, p_WAIT4),
        COMMA(SURE_WORD, 8, p_WAIT5), COMMA(SURE_WORD, 9, p_WAIT6), TEXT("}")),
    ALSO(ALL, 0, TEXT("{!1}")),
    ALSO(ALL, 0, TEXT("[B------:R-:W-:-:S01]")),
    ALSO(ALL, 1, TEXT("[B"), WORD(4, p_WAIT1_2), WORD(5, p_WAIT2_2), WORD(6, p_WAIT3_2),
        WORD(7, p_WAIT4_2), WORD(8, p_WAIT5_2), WORD(9, p_WAIT6_2), TEXT(":"),
        CHOICE(3, 3, op_READS_2), TEXT(":"), CHOICE(2, 2, op_WRITES_2), TEXT(":"),
        WORD(1, p_NO_YIELD_2), TEXT(":"), CHOICE(1, 0, op_CYCLES_2), TEXT("]")),
    NOTHING(ALL, 0, F_2cb39),
};
OPTIONS(op_ADDR64_UR_TURING) = {
    RIVAL(1, ALL, 0, F_e8a76, TEXT("["), WORD(0, p_Ra_2), TEXT(".U32+"), WORD(1, p_URc), TEXT("]")),
    RIVAL(1, ALL, 1, F_e8a76, TEXT("["), WORD(0, p_Ra_2), TEXT(".U32+"), WORD(1, p_URc), TEXT("+"),
        NUMBER(2, p_OFFSET), TEXT("]")),
    RIVAL(1, ALL, 2, F_e8a76, TEXT("["), WORD(0, p_Ra_2), TEXT(".64+"), WORD(1, p_URc), TEXT("]")),
    ROW(ALL, 3, F_e8a76, TEXT("["), WORD(0, p_Ra_2), TEXT(".64+"), WORD(1, p_URc), TEXT("+"),
        NUMBER(2, p_OFFSET), TEXT("]")),
    RIVAL(1, ALL, 4, F_94a60, TEXT("["), WORD(1, p_URc), TEXT("]")),
    ROW(ALL, 5, F_94a60, TEXT("["), WORD(1, p_URc), TEXT("+"), NUMBER(2, p_OFFSET), TEXT("]")),
};
OPTIONS(op_TYPES_2) = {
    FAINT(0, ALL, 0, F_325b7, WORD(0, p_atomic_TYPE_AMPERE)),
};
OPTIONS(op_PM_EVENTS_2) = {
    RIVAL(1, 0x70, 2, F_1bb6d, TEXT("\?PM1")),
    RIVAL(1, 0x70, 3, F_1bb6d, TEXT("\?PM2")),
    ROW(0x70, 4, F_1bb6d, TEXT("\?PM3")),
    NOTHING(0x8, 0, F_15024),
    NOTHING(0x70, 1, F_15024),
};
OPTIONS(op_OPT_E) = {
    RIVAL(1, ALL, 0, F_96c60, TEXT(".E")),
    NOTHING(ALL, 1, F_133fd),
};
OPTIONS(op_ADDR_GLOBAL) = {
    RIVAL(1, ALL, 0, F_e8a76, TEXT("["), WORD(0, p_Ra), TEXT(".U32+"), SHARED_WORD(1, p_URc),
        TEXT("]")),
    RIVAL(1, ALL, 1, F_e8a76, TEXT("["), WORD(0, p_Ra), TEXT(".U32+"), SHARED_WORD(1, p_URc),
        TEXT("+"), NUMBER(2, p_OFFSET), TEXT("]")),
    RIVAL(1, ALL, 2, F_e8a76, TEXT("["), WORD(0, p_Ra), TEXT(".64+"), SHARED_WORD(1, p_URc),
        TEXT("]")),
    RIVAL(1, ALL, 3, F_e8a76, TEXT("["), WORD(0, p_Ra), TEXT(".64+"), SHARED_WORD(1, p_URc),
        TEXT("+"), NUMBER(2, p_OFFSET), TEXT("]")),
    RIVAL(1, ALL, 4, F_e8a76, TEXT("["), WORD(0, p_Ra), TEXT(".64]")),
    ROW(ALL, 5, F_e8a76, TEXT("["), WORD(0, p_Ra), TEXT(".64+"), NUMBER(2, p_OFFSET), TEXT("]")),
    RIVAL(1, ALL, 6, F_ae5ed, TEXT("desc["), SHARED_WORD(1, p_URc), TEXT("]["), WORD(0, p_Ra),
        TEXT(".64]")),
    ROW(ALL, 7, F_ae5ed, TEXT("desc["), SHARED_WORD(1, p_URc), TEXT("]["), WORD(0, p_Ra),
        TEXT(".64+"), NUMBER(2, p_OFFSET), TEXT("]")),
};
OPTIONS(op_DESC) = {
    ROW(ALL, 3, F_89fa0, TEXT("{desc "), SHARED_WORD(0, p_URc_2), TEXT("}")),
    NOTHING_RIVAL(1, ALL, 0, F_9e3fd),
    NOTHING_RIVAL(1, ALL, 1, F_9e3fd),
    NOTHING(ALL, 2, F_9e3fd),
};
OPTIONS(op_H_TYPES) = {
    FAINT(0, ALL, 0, F_a9057, WORD(0, p_atomic_TYPE_HOPPER)),
};
OPTIONS(op_PM_EVENTS_3) = {
    RIVAL(1, ALL, 1, F_1bb6d, TEXT("\?PM1")),
    RIVAL(1, ALL, 2, F_1bb6d, TEXT("\?PM2")),
    ROW(ALL, 3, F_1bb6d, TEXT("\?PM3")),
    NOTHING(ALL, 0, F_15024),
};
OPTIONS(op_ADDR_GLOBAL_2) = {
    RIVAL(1, ALL, 0, F_e8a76, TEXT("["), WORD(0, p_Ra), TEXT(".U32+"), SHARED_WORD(1, p_URc),
        TEXT("]")),
    RIVAL(1, ALL, 1, F_e8a76, TEXT("["), WORD(0, p_Ra), TEXT(".U32+"), SHARED_WORD(1, p_URc),
        TEXT("+"), NUMBER(2, p_OFFSET), TEXT("]")),
    RIVAL(1, ALL, 2, F_e8a76, TEXT("["), WORD(0, p_Ra), TEXT(".64+"), SHARED_WORD(1, p_URc),
        TEXT("]")),
    RIVAL(1, ALL, 3, F_e8a76, TEXT("["), WORD(0, p_Ra), TEXT(".64+"), SHARED_WORD(1, p_URc),
        TEXT("+"), NUMBER(2, p_OFFSET), TEXT("]")),
    RIVAL(1, ALL, 4, F_e8a76, TEXT("["), WORD(0, p_Ra), TEXT(".64]")),
    ROW(ALL, 5, F_e8a76, TEXT("["), WORD(0, p_Ra), TEXT(".64+"), NUMBER(2, p_OFFSET), TEXT("]")),
};
OPTIONS(op_DESC_2) = {
    ROW(ALL, 2, F_89fa0, TEXT("{desc "), SHARED_WORD(0, p_URc_2), TEXT("}")),
    NOTHING_RIVAL(1, ALL, 0, F_9e3fd),
    NOTHING(ALL, 1, F_9e3fd),
};
OPTIONS(op_FLOAT_TYPES) = {
    ROW(ALL, 0, F_546be, WORD(0, p_atomic_FLOAT_TYPE)),
};
OPTIONS(op_CAS_OP) = {
    RIVAL(1, ALL, 0, F_70c89, WORD(0, p_atomic_CAS)),
    RIVAL(1, ALL, 1, F_70c89, WORD(0, p_atomic_CAS_2)),
    ROW(ALL, 2, F_70c89, WORD(0, p_atomic_CAS_2), TEXT(".SPIN")),
};
OPTIONS(op_CAS_TYPES) = {
    FAINT(0, ALL, 0, F_59a20, WORD(0, p_atomic_CAS_TYPE_VOLTA)),
};
OPTIONS(op_CAS_TYPES_2) = {
    FAINT(0, ALL, 0, F_d13a3, WORD(0, p_atomic_CAS_TYPE_AMPERE)),
};
OPTIONS(op_CAS_TYPES_3) = {
    FAINT(0, ALL, 0, F_a9057, WORD(0, p_atomic_CAS_TYPE_HOPPER)),
};
OPTIONS(op_H_TYPES_2) = {
    FAINT(0, ALL, 0, F_d3403, WORD(0, p_atomic_RED_TYPE_HOPPER)),
};
OPTIONS(op_INT_TYPES) = {
    FAINT(0, ALL, 0, F_34a99, SURE_WORD(0, p_atomic_SHARED_TYPE)),
};
OPTIONS(op_ADDR_SCALED) = {
    RIVAL(1, ALL, 0, F_e8a76, TEXT("["), WORD(0, p_Ra), SURE_WORD(1, p_SCALE), TEXT("]")),
    RIVAL(1, ALL, 1, F_e8a76, TEXT("["), WORD(0, p_Ra_2), SURE_WORD(1, p_SCALE), TEXT("+"),
        NUMBER(2, p_OFFSET), TEXT("]")),
    RIVAL(1, ALL, 2, F_e8a76, TEXT("["), WORD(0, p_Ra_3), SURE_WORD(1, p_SCALE_2), TEXT("+"),
        NUMBER(2, p_OFFSET), TEXT("]")),
    ROW(ALL, 3, F_74174, TEXT("["), NUMBER(2, p_OFFSET), TEXT("]")),
};
OPTIONS(op_ADDR_SCALED_UR) = {
    RIVAL(1, ALL, 0, F_e8a76, TEXT("["), WORD(0, p_Ra_2), SURE_WORD(1, p_SCALE), TEXT("+"),
        WORD(2, p_URc), TEXT("]")),
    RIVAL(1, ALL, 1, F_e8a76, TEXT("["), WORD(0, p_Ra_2), SURE_WORD(1, p_SCALE), TEXT("+"),
        WORD(2, p_URc), TEXT("+"), NUMBER(3, p_OFFSET), TEXT("]")),
    RIVAL(1, ALL, 2, F_e8a76, TEXT("["), WORD(0, p_Ra_3), SURE_WORD(1, p_SCALE_2), TEXT("+"),
        WORD(2, p_URc), TEXT("]")),
    ROW(ALL, 3, F_e8a76, TEXT("["), WORD(0, p_Ra_3), SURE_WORD(1, p_SCALE_2), TEXT("+"),
        WORD(2, p_URc), TEXT("+"), NUMBER(3, p_OFFSET), TEXT("]")),
    RIVAL(1, ALL, 4, F_94a60, TEXT("["), WORD(2, p_URc), TEXT("]")),
    ROW(ALL, 5, F_94a60, TEXT("["), WORD(2, p_URc), TEXT("+"), NUMBER(3, p_OFFSET), TEXT("]")),
};
OPTIONS(op_PM_EVENTS_4) = {
    RIVAL(1, 0x70, 2, F_1bb6d, TEXT("\?PM1")),
    RIVAL(1, 0x70, 3, F_1bb6d, TEXT("\?PM2")),
    ROW(0x70, 4, F_1bb6d, TEXT("\?PM3")),
    NOTHING(0xc, 0, F_15024),
    NOTHING(0x70, 1, F_15024),
};
OPTIONS(op_CAS_TYPES_4) = {
    FAINT(0, ALL, 0, F_34a99, SURE_WORD(0, p_atomic_SHARED_CAS_TYPE)),
};
OPTIONS(op_ARRIVE_OP) = {
    ROW(0x78, 0, F_41ea9, TEXT(".ARRIVE")),
    ROW(0x80, 1, F_41ea9, TEXT(".ARRIVE")),
};
OPTIONS(op_PM_EVENTS_5) = {
    RIVAL(1, 0xf0, 2, F_1bb6d, TEXT("\?PM1")),
    RIVAL(1, 0xf0, 3, F_1bb6d, TEXT("\?PM2")),
    ROW(0xf0, 4, F_1bb6d, TEXT("\?PM3")),
    NOTHING(0x8, 0, F_15024),
    NOTHING(0xf0, 1, F_15024),
};
OPTIONS(op_OPT_SRC) = {
    RIVAL(1, ALL, 1, F_fb2fe, SURE_WORD(0, p_NOT_Pp), WORD(1, p_Pp)),
    RIVAL(1, ALL, 2, F_fb2fe, SURE_WORD(0, p_NOT_Pp_2), WORD(1, p_Pp_2)),
    NOTHING(ALL, 0, F_ab578),
};
OPTIONS(op_PM_EVENTS_6) = {
    RIVAL(1, 0xf0, 2, F_1bb6d, TEXT("\?PM1")),
    RIVAL(1, 0xf0, 3, F_1bb6d, TEXT("\?PM2")),
    ROW(0xf0, 4, F_1bb6d, TEXT("\?PM3")),
    NOTHING(0xf, 0, F_15024),
    NOTHING(0xf0, 1, F_15024),
};
OPTIONS(op_MOV_B) = {
    RIVAL(1, ALL, 0, F_a33e3, WORD(0, p_Rb)),
    RIVAL(1, ALL, 1, F_bb2c0, NUMBER(1, p_UIMM)),
    ROW(ALL, 2, F_cb7db, TEXT("c["), NUMBER(2, p_C_BANK), TEXT("]["), NUMBER(3, p_C_OFFSET),
        TEXT("]")),
    ROW(0xfc, 3, F_cb7c0, TEXT("cx["), WORD(4, p_URb), TEXT("]["), NUMBER(3, p_C_OFFSET),
        TEXT("]")),
    ROW(0xfc, 4, F_d3d3d, WORD(4, p_URb)),
    ALSO(ALL, 2, TEXT("c"), NUMBER(2, p_C_BANK), TEXT("["), NUMBER(3, p_C_OFFSET), TEXT("]")),
};
OPTIONS(op_MOV64_B) = {
    RIVAL(1, ALL, 0, F_a33e3, WORD(0, p_Rb)),
    RIVAL(2, 0x7f, 1, F_bb2c0, NUMBER(1, p_LONG_number)),
    RIVAL(1, 0x80, 2, F_bb2c0, NUMBER(2, p_LONG_HOPPER_number)),
    ROW(ALL, 3, F_cb7db, TEXT("c["), NUMBER(3, p_C_BANK), TEXT("]["), NUMBER(4, p_C_OFFSET),
        TEXT("]")),
    ROW(0xfc, 4, F_cb7c0, TEXT("cx["), WORD(5, p_URb), TEXT("]["), NUMBER(4, p_C_OFFSET),
        TEXT("]")),
    ROW(0xfc, 5, F_d3d3d, WORD(5, p_URb)),
    ALSO(ALL, 3, TEXT("c"), NUMBER(3, p_C_BANK), TEXT("["), NUMBER(4, p_C_OFFSET), TEXT("]")),
};
OPTIONS(op_OPT_SYNCS) = {
    NOTHING(0x7f, 0, F_f9200),
    FAINT(0, 0x80, 1, F_f9200, WORD(0, p_SYNCS)),
};
OPTIONS(op_SLEEP_TIME) = {
    RIVAL(1, ALL, 0, F_a33e3, WORD(0, p_Rb)),
    RIVAL(2, 0xf8, 1, F_bb2c0, NUMBER(1, p_UIMM)),
    RIVAL(1, 0x7, 2, F_bb2c0, NUMBER(1, p_UIMM)),
    ROW(ALL, 3, F_cb7db, TEXT("c["), NUMBER(2, p_C_BANK), TEXT("]["), NUMBER(3, p_C_OFFSET),
        TEXT("]")),
    ROW(0xfc, 4, F_cb7c0, TEXT("cx["), WORD(4, p_URb), TEXT("]["), NUMBER(3, p_C_OFFSET),
        TEXT("]")),
    ROW(0xfc, 5, F_d3d3d, WORD(4, p_URb)),
    ALSO(ALL, 3, TEXT("c"), NUMBER(2, p_C_BANK), TEXT("["), NUMBER(3, p_C_OFFSET), TEXT("]")),
};
OPTIONS(op_OPT_SYNCS_2) = {
    NOTHING(0x78, 0, F_9e3fd),
    FAINT(0, 0x80, 1, F_c4df6, SURE_WORD(0, p_SYNCS)),
};
OPTIONS(op_EXCLUSIVE) = {
    FAINT(0, 0x78, 0, F_ffc0a, SURE_WORD(0, p_barrier_EXCLUSIVE_AMPERE)),
    NOTHING(0x7, 1, F_24049),
};
OPTIONS(op_PM_EVENTS_7) = {
    RIVAL(1, 0x70, 2, F_1bb6d, TEXT("\?PM1")),
    RIVAL(1, 0x70, 3, F_1bb6d, TEXT("\?PM2")),
    ROW(0x70, 4, F_1bb6d, TEXT("\?PM3")),
    NOTHING(0xf, 0, F_15024),
    NOTHING(0x70, 1, F_15024),
};
OPTIONS(op_MOV_IMM_B) = {
    RIVAL(1, ALL, 0, F_bb2c0, NUMBER(0, p_UIMM)),
    ROW(ALL, 1, F_cb7db, TEXT("c["), NUMBER(1, p_C_BANK), TEXT("]["), NUMBER(2, p_C_OFFSET),
        TEXT("]")),
    ROW(0x7c, 2, F_cb7c0, TEXT("cx["), WORD(3, p_URb), TEXT("]["), NUMBER(2, p_C_OFFSET),
        TEXT("]")),
    ROW(0x7c, 3, F_d3d3d, WORD(3, p_URb)),
    ALSO(ALL, 1, TEXT("c"), NUMBER(1, p_C_BANK), TEXT("["), NUMBER(2, p_C_OFFSET), TEXT("]")),
};
OPTIONS(op_BAR_OPERANDS) = {
    RIVAL(1, ALL, 0, F_a33e3, SHARED_WORD(0, p_Rb), COMMA(SHARED_WORD, 0, p_Rb)),
    RIVAL(1, ALL, 1, F_a33e3, WORD(0, p_Rb)),
    RIVAL(1, ALL, 2, F_a33e3, WORD(0, p_Rb), COMMA(NUMBER, 1, p_barrier_BAR_THREADS)),
    RIVAL(1, ALL, 3, F_bb2c0, NUMBER(2, p_barrier_BAR_ID), COMMA(WORD, 0, p_Rb)),
    RIVAL(1, ALL, 4, F_bb2c0, NUMBER(2, p_barrier_BAR_ID)),
    ROW(ALL, 5, F_bb2c0, NUMBER(2, p_barrier_BAR_ID), COMMA(NUMBER, 1, p_barrier_BAR_THREADS)),
};
OPTIONS(op_BAR_ARV_OPERANDS) = {
    RIVAL(1, ALL, 0, F_a33e3, SHARED_WORD(0, p_Rb), COMMA(SHARED_WORD, 0, p_Rb)),
    RIVAL(1, ALL, 1, F_a33e3, WORD(0, p_Rb), COMMA(NUMBER, 1, p_barrier_BAR_THREADS_2)),
    RIVAL(1, ALL, 2, F_bb2c0, NUMBER(2, p_barrier_BAR_ID), COMMA(WORD, 0, p_Rb)),
    ROW(ALL, 3, F_bb2c0, NUMBER(2, p_barrier_BAR_ID), COMMA(NUMBER, 1, p_barrier_BAR_THREADS_2)),
};
OPTIONS(op_SRC_Pp) = {
    ROW(ALL, 0, F_fb2fe, SURE_WORD(0, p_NOT_Pp_3), WORD(1, p_Pp)),
};
OPTIONS(op_OPT) = {
    RIVAL(1, ALL, 1, F_b5333, WORD(0, p_Pu_2)),
    NOTHING(ALL, 0, F_18609),
};
OPTIONS(op_BOARD_LIST) = {
    ROW(ALL, 1, F_7d978, TEXT("{5"), COMMA(SURE_WORD, 0, p_BOARD4), COMMA(SURE_WORD, 1, p_BOARD3),
        COMMA(SURE_WORD, 2, p_BOARD2), COMMA(SURE_WORD, 3, p_BOARD1), COMMA(SURE_WORD, 4, p_BOARD0),
        TEXT("}")),
    ROW(ALL, 2, F_3067a, TEXT("{4"), COMMA(SURE_WORD, 1, p_BOARD3), COMMA(SURE_WORD, 2, p_BOARD2),
        COMMA(SURE_WORD, 3, p_BOARD1), COMMA(SURE_WORD, 4, p_BOARD0), TEXT("}")),
    ROW(ALL, 3, F_06e7f, TEXT("{3"), COMMA(SURE_WORD, 2, p_BOARD2), COMMA(SURE_WORD, 3, p_BOARD1),
        COMMA(SURE_WORD, 4, p_BOARD0), TEXT("}")),
    ROW(ALL, 4, F_859e1, TEXT("{2"), COMMA(SURE_WORD, 3, p_BOARD1), COMMA(SURE_WORD, 4, p_BOARD0),
        TEXT("}")),
    ROW(ALL, 5, F_f83ba, TEXT("{1"), COMMA(SURE_WORD, 4, p_BOARD0), TEXT("}")),
    ROW(ALL, 6, F_f6e8b, TEXT("{0}")),
    NOTHING(ALL, 0, F_9e3fd),
};
OPTIONS(op_MOV64_IMM_B) = {
    RIVAL(2, 0x7f, 0, F_bb2c0, NUMBER(0, p_LONG_number)),
    RIVAL(1, 0x80, 1, F_bb2c0, NUMBER(1, p_LONG_HOPPER_number)),
    ROW(ALL, 2, F_cb7db, TEXT("c["), NUMBER(2, p_C_BANK), TEXT("]["), NUMBER(3, p_C_OFFSET),
        TEXT("]")),
    ROW(0xfc, 3, F_cb7c0, TEXT("cx["), WORD(4, p_URb), TEXT("]["), NUMBER(3, p_C_OFFSET),
        TEXT("]")),
    ROW(0xfc, 4, F_d3d3d, WORD(4, p_URb)),
    ALSO(ALL, 2, TEXT("c"), NUMBER(2, p_C_BANK), TEXT("["), NUMBER(3, p_C_OFFSET), TEXT("]")),
};
OPTIONS(op_ADDR_WITH_BARRIER) = {
    RIVAL(1, ALL, 0, F_e8a76, TEXT("["), WORD(0, p_Ra), TEXT(".64]")),
    RIVAL(1, ALL, 1, F_e8a76, TEXT("["), WORD(0, p_Ra), TEXT(".64+"), NUMBER(1, p_OFFSET),
        TEXT("]")),
    RIVAL(1, ALL, 2, F_e8a76, TEXT("["), WORD(0, p_Ra), TEXT(".64+"), WORD(2, p_URc_3), TEXT("]")),
    RIVAL(1, ALL, 3, F_e8a76, TEXT("["), WORD(0, p_Ra), TEXT(".64+"), WORD(2, p_URc_3), TEXT("+"),
        NUMBER(1, p_OFFSET), TEXT("]")),
    RIVAL(1, ALL, 4, F_e8a76, TEXT("["), WORD(0, p_Ra), TEXT(".U32+"), WORD(2, p_URc), TEXT("]")),
    ROW(ALL, 5, F_e8a76, TEXT("["), WORD(0, p_Ra), TEXT(".U32+"), WORD(2, p_URc), TEXT("+"),
        NUMBER(1, p_OFFSET), TEXT("]")),
};
OPTIONS(op_UGUARD) = {
    ROW(ALL, 1, F_596f4, TEXT("@"), WORD(0, p_UPg)),
    ROW(ALL, 2, F_1cbfb, TEXT("@!"), WORD(0, p_UPg_2)),
    NOTHING(ALL, 0, F_02a9d),
};
OPTIONS(op_BULK_POLICY) = {
    RIVAL(1, ALL, 1, F_4f7ed, TEXT(", desc["), WORD(0, p_bulk_POLICY), TEXT("]")),
    NOTHING(ALL, 0, F_15024),
};
OPTIONS(op_LINE_OP) = {
    ROW(ALL, 0, F_193d7, WORD(0, p_cache_CACHE_OP)),
};
OPTIONS(op_ADDR_E_2) = {
    RIVAL(1, ALL, 0, F_e8a76, TEXT("["), WORD(0, p_Ra), TEXT("]")),
    RIVAL(1, ALL, 1, F_e8a76, TEXT("["), WORD(0, p_Ra_2), TEXT("+"), NUMBER(1, p_OFFSET32),
        TEXT("]")),
    ROW(ALL, 2, F_74174, TEXT("["), NUMBER(1, p_OFFSET32), TEXT("]")),
};
OPTIONS(op_LINE_OP_2) = {
    RIVAL(1, ALL, 0, F_193d7, WORD(0, p_cache_CACHE_OP)),
    ROW(0xf8, 1, F_193d7, WORD(0, p_cache_CACHE_OP_2)),
};
OPTIONS(op_PM_EVENTS_8) = {
    RIVAL(1, 0xf0, 2, F_1bb6d, TEXT("\?PM1")),
    RIVAL(1, 0xf0, 3, F_1bb6d, TEXT("\?PM2")),
    ROW(0xf0, 4, F_1bb6d, TEXT("\?PM3")),
    NOTHING(0xc, 0, F_15024),
    NOTHING(0xf0, 1, F_15024),
};
OPTIONS(op_ADDR_UR) = {
    RIVAL(1, ALL, 0, F_e8a76, TEXT("["), WORD(0, p_Ra_2), TEXT("+"), WORD(1, p_URb), TEXT("]")),
    ROW(ALL, 1, F_e8a76, TEXT("["), WORD(0, p_Ra_2), TEXT("+"), WORD(1, p_URb), TEXT("+"),
        NUMBER(2, p_OFFSET), TEXT("]")),
    RIVAL(1, ALL, 2, F_94a60, TEXT("["), WORD(1, p_URb), TEXT("]")),
    ROW(ALL, 3, F_94a60, TEXT("["), WORD(1, p_URb), TEXT("+"), NUMBER(2, p_OFFSET), TEXT("]")),
};
OPTIONS(op_ANY_SPACE) = {
    ROW(ALL, 0, F_4ff01, WORD(0, p_cache_SPACE)),
};
OPTIONS(op_ANY_SPACE_2) = {
    ROW(0x7c, 0, F_4ff01, WORD(0, p_cache_SPACE)),
    ROW(0x80, 1, F_faa7a, WORD(1, p_cache_SPACE_HOPPER)),
};
OPTIONS(op_ADDR64_UR_TURING_2) = {
    RIVAL(1, ALL, 0, F_e8a76, TEXT("["), WORD(0, p_Ra_2), TEXT(".U32+"), WORD(1, p_URb), TEXT("]")),
    RIVAL(1, ALL, 1, F_e8a76, TEXT("["), WORD(0, p_Ra_2), TEXT(".U32+"), WORD(1, p_URb), TEXT("+"),
        NUMBER(2, p_OFFSET), TEXT("]")),
    RIVAL(1, ALL, 2, F_e8a76, TEXT("["), WORD(0, p_Ra_2), TEXT(".64+"), WORD(1, p_URb), TEXT("]")),
    ROW(ALL, 3, F_e8a76, TEXT("["), WORD(0, p_Ra_2), TEXT(".64+"), WORD(1, p_URb), TEXT("+"),
        NUMBER(2, p_OFFSET), TEXT("]")),
    RIVAL(1, ALL, 4, F_94a60, TEXT("["), WORD(1, p_URb), TEXT("]")),
    ROW(ALL, 5, F_94a60, TEXT("["), WORD(1, p_URb), TEXT("+"), NUMBER(2, p_OFFSET), TEXT("]")),
};
OPTIONS(op_ANY_SPACE_3) = {
    ROW(ALL, 0, F_faa7a, WORD(0, p_cache_SPACE_HOPPER)),
};
OPTIONS(op_ADDR64_UR) = {
    RIVAL(1, ALL, 0, F_e8a76, TEXT("["), WORD(0, p_Ra), TEXT(".U32+"), WORD(1, p_URb), TEXT("]")),
    RIVAL(1, ALL, 1, F_e8a76, TEXT("["), WORD(0, p_Ra), TEXT(".U32+"), WORD(1, p_URb), TEXT("+"),
        NUMBER(2, p_OFFSET), TEXT("]")),
    RIVAL(1, ALL, 2, F_e8a76, TEXT("["), WORD(0, p_Ra), TEXT(".64+"), WORD(1, p_URb), TEXT("]")),
    ROW(ALL, 3, F_e8a76, TEXT("["), WORD(0, p_Ra), TEXT(".64+"), WORD(1, p_URb), TEXT("+"),
        NUMBER(2, p_OFFSET), TEXT("]")),
};
OPTIONS(op_OPT_2) = {
    RIVAL(1, ALL, 1, F_34d2f, WORD(0, p_UPu)),
    NOTHING(ALL, 0, F_94f03),
};
OPTIONS(op_POOL_URc) = {
    ROW(ALL, 0, F_d3d3d, WORD(0, p_URc)),
};
OPTIONS(op_DST_U) = {
    ROW(ALL, 0, F_d3d3d, WORD(0, p_URd)),
};
OPTIONS(op_OPT_ANY) = {
    NOTHING(0x7f, 0, F_f9200),
    NOTHING_RIVAL(1, 0x80, 1, F_f9200),
    FAINT(0, 0x80, 2, F_f9200, WORD(0, p_control_ANY)),
};
OPTIONS(op_REL_TARGET) = {
    ROW(0x7f, 0, F_bb2c0, NUMBER(0, p_control_TARGET_near)),
    ROW(0x80, 1, F_bb2c0, NUMBER(1, p_TARGET_HOPPER_near)),
};
OPTIONS(op_OPT_ANY_2) = {
    NOTHING(0x78, 0, F_4cecf),
    NOTHING_RIVAL(1, 0x80, 1, F_4cecf),
    FAINT(0, 0x80, 2, F_1ec7a, SURE_WORD(0, p_control_ANY)),
};
OPTIONS(op_SRC_UPbra) = {
    ROW(ALL, 0, F_65c74, SURE_WORD(0, p_control_NOT_UPbra), WORD(1, p_control_UPbra)),
};
OPTIONS(op_REL_TARGET_2) = {
    ROW(0x78, 0, F_bb2c0, NUMBER(0, p_control_TARGET_near)),
    ROW(0x80, 1, F_bb2c0, NUMBER(1, p_TARGET_HOPPER_near)),
};
OPTIONS(op_ABS_TARGET) = {
    ROW(0x7f, 0, F_bb2c0, NUMBER(0, p_LONG_place)),
    ROW(0x80, 1, F_bb2c0, NUMBER(1, p_LONG_HOPPER_place)),
};
OPTIONS(op_CONST_JMP) = {
    ROW(ALL, 0, F_cb7db, TEXT("c["), NUMBER(0, p_C_BANK), TEXT("]["), NUMBER(1, p_C_OFFSET),
        TEXT("]")),
    ALSO(ALL, 0, TEXT("c"), NUMBER(0, p_C_BANK), TEXT("["), NUMBER(1, p_C_OFFSET), TEXT("]")),
};
OPTIONS(op_ABS_TARGET_2) = {
    ROW(0x78, 0, F_bb2c0, NUMBER(0, p_LONG_place)),
    ROW(0x80, 1, F_bb2c0, NUMBER(1, p_LONG_HOPPER_place)),
};
OPTIONS(op_OPT_DISTANCE) = {
    ROW(0x7f, 1, F_bb2c0, NUMBER(0, p_control_TARGET_distance)),
    ROW(0x80, 3, F_bb2c0, NUMBER(1, p_TARGET_HOPPER_distance)),
    NOTHING(0x7f, 0, F_9e3fd),
    NOTHING(0x80, 2, F_9e3fd),
};
OPTIONS(op_OPT_DISTANCE_2) = {
    ROW(0x7c, 1, F_bb2c0, NUMBER(0, p_control_TARGET_distance)),
    ROW(0x80, 3, F_bb2c0, NUMBER(1, p_TARGET_HOPPER_distance)),
    NOTHING(0x7c, 0, F_9e3fd),
    NOTHING(0x80, 2, F_9e3fd),
};
OPTIONS(op_CONST) = {
    ROW(ALL, 0, F_cb7db, TEXT("c["), NUMBER(0, p_C_BANK), TEXT("]["), NUMBER(1, p_C_OFFSET),
        TEXT("]")),
    ROW(0xfc, 1, F_cb7c0, TEXT("cx["), WORD(2, p_URb), TEXT("]["), NUMBER(1, p_C_OFFSET),
        TEXT("]")),
    ALSO(ALL, 0, TEXT("c"), NUMBER(0, p_C_BANK), TEXT("["), NUMBER(1, p_C_OFFSET), TEXT("]")),
};
OPTIONS(op_REL_TARGET_3) = {
    ROW(0x7c, 0, F_bb2c0, NUMBER(0, p_control_TARGET_near)),
    ROW(0x80, 1, F_bb2c0, NUMBER(1, p_TARGET_HOPPER_near)),
};
OPTIONS(op_DISTANCE) = {
    ROW(0x7f, 0, F_bb2c0, NUMBER(0, p_control_TARGET_distance_2)),
    ROW(0x80, 1, F_bb2c0, NUMBER(1, p_TARGET_HOPPER_distance_2)),
};
OPTIONS(op_DISTANCE_2) = {
    ROW(0x7c, 0, F_bb2c0, NUMBER(0, p_control_TARGET_distance_2)),
    ROW(0x80, 1, F_bb2c0, NUMBER(1, p_TARGET_HOPPER_distance_2)),
};
OPTIONS(op_OPT_NUMBER) = {
    ROW(ALL, 1, F_bb2c0, NUMBER(0, p_control_BPT_NUMBER)),
    NOTHING(ALL, 0, F_9e3fd),
};
OPTIONS(op_CVT_F32) = {
    RIVAL(1, ALL, 0, F_ceee7, SURE_WORD(0, p_NEG_B), WORD(1, p_Rb), SURE_WORD(2, p_REUSE_B)),
    RIVAL(1, ALL, 1, F_bc7e3, SURE_WORD(0, p_NEG_B), TEXT("|"), WORD(1, p_Rb), TEXT("|"),
        SURE_WORD(2, p_REUSE_B)),
    RIVAL(1, ALL, 2, F_af4cc, FLOAT(3, p_FIMM)),
    RIVAL(1, ALL, 3, F_cc84e, SURE_WORD(0, p_NEG_B), CHOICE(1, 4, op_CONST)),
    RIVAL(2, ALL, 4, F_aea8c, SURE_WORD(0, p_NEG_B), TEXT("|"), CHOICE(2, 4, op_CONST), TEXT("|")),
    RIVAL(1, 0xfc, 5, F_0b033, SURE_WORD(0, p_NEG_B), WORD(6, p_URb)),
    ROW(0xfc, 6, F_c07fa, SURE_WORD(0, p_NEG_B), TEXT("|"), WORD(6, p_URb), TEXT("|")),
};
OPTIONS(op_FORMAT_BITS) = {
    NOTHING(0x3, 0, F_9e3fd),
    NOTHING(0xc, 1, F_9e3fd),
    NOTHING(0xf0, 2, F_9e3fd),
};
OPTIONS(op_CVT_F16) = {
    RIVAL(1, ALL, 0, F_ceee7, SURE_WORD(0, p_NEG_B), WORD(1, p_Rb), SURE_WORD(2, p_REUSE_B),
        SURE_WORD(3, p_convert_HALF)),
    RIVAL(1, ALL, 1, F_bc7e3, SURE_WORD(0, p_NEG_B), TEXT("|"), WORD(1, p_Rb),
        SURE_WORD(2, p_REUSE_B), SURE_WORD(3, p_convert_HALF), TEXT("|")),
    RIVAL(1, ALL, 2, F_af4cc, FLOAT(4, p_F16_LOW)),
    RIVAL(1, ALL, 3, F_cc84e, SURE_WORD(0, p_NEG_B), CHOICE(1, 5, op_CONST),
        SURE_WORD(3, p_convert_HALF)),
    RIVAL(2, ALL, 4, F_aea8c, SURE_WORD(0, p_NEG_B), TEXT("|"), CHOICE(2, 5, op_CONST),
        SURE_WORD(3, p_convert_HALF), TEXT("|")),
    RIVAL(1, 0xfc, 5, F_0b033, SURE_WORD(0, p_NEG_B), WORD(7, p_URb), SURE_WORD(3, p_convert_HALF)),
    ROW(0xfc, 6, F_c07fa, SURE_WORD(0, p_NEG_B), TEXT("|"), WORD(7, p_URb),
        SURE_WORD(3, p_convert_HALF), TEXT("|")),
};
OPTIONS(op_CVT_F64) = {
    RIVAL(1, ALL, 0, F_ceee7, SURE_WORD(0, p_NEG_B), WORD(1, p_Rb), SURE_WORD(2, p_REUSE_B)),
    RIVAL(1, ALL, 1, F_bc7e3, SURE_WORD(0, p_NEG_B), TEXT("|"), WORD(1, p_Rb), TEXT("|"),
        SURE_WORD(2, p_REUSE_B)),
    RIVAL(1, ALL, 2, F_af4cc, FLOAT(3, p_DIMM)),
    RIVAL(1, ALL, 3, F_cc84e, SURE_WORD(0, p_NEG_B), CHOICE(1, 4, op_CONST)),
    RIVAL(2, ALL, 4, F_aea8c, SURE_WORD(0, p_NEG_B), TEXT("|"), CHOICE(2, 4, op_CONST), TEXT("|")),
    RIVAL(1, 0xfc, 5, F_0b033, SURE_WORD(0, p_NEG_B), WORD(6, p_URb)),
    ROW(0xfc, 6, F_c07fa, SURE_WORD(0, p_NEG_B), TEXT("|"), WORD(6, p_URb), TEXT("|")),
};
OPTIONS(op_CONST_2) = {
    ROW(ALL, 0, F_cb7db, TEXT("c["), NUMBER(0, p_C_BANK), TEXT("]["), NUMBER(1, p_C_OFFSET),
        TEXT("]")),
    ROW(ALL, 1, F_cb7c0, TEXT("cx["), WORD(2, p_URb), TEXT("]["), NUMBER(1, p_C_OFFSET), TEXT("]")),
    ALSO(ALL, 0, TEXT("c"), NUMBER(0, p_C_BANK), TEXT("["), NUMBER(1, p_C_OFFSET), TEXT("]")),
};
OPTIONS(op_CVT_F32_2) = {
    RIVAL(1, ALL, 0, F_ceee7, SURE_WORD(0, p_NEG_B), WORD(1, p_Rb), SURE_WORD(2, p_REUSE_B)),
    RIVAL(1, ALL, 1, F_bc7e3, SURE_WORD(0, p_NEG_B), TEXT("|"), WORD(1, p_Rb), TEXT("|"),
        SURE_WORD(2, p_REUSE_B)),
    RIVAL(1, ALL, 2, F_af4cc, FLOAT(3, p_FIMM)),
    RIVAL(1, ALL, 3, F_cc84e, SURE_WORD(0, p_NEG_B), CHOICE(1, 4, op_CONST_2)),
    RIVAL(2, ALL, 4, F_aea8c, SURE_WORD(0, p_NEG_B), TEXT("|"), CHOICE(2, 4, op_CONST_2),
        TEXT("|")),
    RIVAL(1, ALL, 5, F_0b033, SURE_WORD(0, p_NEG_B), WORD(6, p_URb)),
    ROW(ALL, 6, F_c07fa, SURE_WORD(0, p_NEG_B), TEXT("|"), WORD(6, p_URb), TEXT("|")),
};
OPTIONS(op_CVT_F16_2) = {
    RIVAL(1, ALL, 0, F_ceee7, SURE_WORD(0, p_NEG_B), WORD(1, p_Rb), SURE_WORD(2, p_REUSE_B),
        SURE_WORD(3, p_convert_HALF)),
    RIVAL(1, ALL, 1, F_bc7e3, SURE_WORD(0, p_NEG_B), TEXT("|"), WORD(1, p_Rb),
        SURE_WORD(2, p_REUSE_B), SURE_WORD(3, p_convert_HALF), TEXT("|")),
    RIVAL(1, ALL, 2, F_af4cc, FLOAT(4, p_F16_LOW)),
    RIVAL(1, ALL, 3, F_cc84e, SURE_WORD(0, p_NEG_B), CHOICE(1, 5, op_CONST_2),
        SURE_WORD(3, p_convert_HALF)),
    RIVAL(2, ALL, 4, F_aea8c, SURE_WORD(0, p_NEG_B), TEXT("|"), CHOICE(2, 5, op_CONST_2),
        SURE_WORD(3, p_convert_HALF), TEXT("|")),
    RIVAL(1, ALL, 5, F_0b033, SURE_WORD(0, p_NEG_B), WORD(7, p_URb), SURE_WORD(3, p_convert_HALF)),
    ROW(ALL, 6, F_c07fa, SURE_WORD(0, p_NEG_B), TEXT("|"), WORD(7, p_URb),
        SURE_WORD(3, p_convert_HALF), TEXT("|")),
};
OPTIONS(op_CVT_F64_2) = {
    RIVAL(1, ALL, 0, F_ceee7, SURE_WORD(0, p_NEG_B), WORD(1, p_Rb), SURE_WORD(2, p_REUSE_B)),
    RIVAL(1, ALL, 1, F_bc7e3, SURE_WORD(0, p_NEG_B), TEXT("|"), WORD(1, p_Rb), TEXT("|"),
        SURE_WORD(2, p_REUSE_B)),
    RIVAL(1, ALL, 2, F_af4cc, FLOAT(3, p_DIMM)),
    RIVAL(1, ALL, 3, F_cc84e, SURE_WORD(0, p_NEG_B), CHOICE(1, 4, op_CONST_2)),
    RIVAL(2, ALL, 4, F_aea8c, SURE_WORD(0, p_NEG_B), TEXT("|"), CHOICE(2, 4, op_CONST_2),
        TEXT("|")),
    RIVAL(1, ALL, 5, F_0b033, SURE_WORD(0, p_NEG_B), WORD(6, p_URb)),
    ROW(ALL, 6, F_c07fa, SURE_WORD(0, p_NEG_B), TEXT("|"), WORD(6, p_URb), TEXT("|")),
};
OPTIONS(op_CVT_BF16) = {
    RIVAL(1, ALL, 0, F_ceee7, SURE_WORD(0, p_NEG_B), WORD(1, p_Rb), SURE_WORD(2, p_REUSE_B),
        SURE_WORD(3, p_convert_HALF)),
    RIVAL(1, ALL, 1, F_bc7e3, SURE_WORD(0, p_NEG_B), TEXT("|"), WORD(1, p_Rb),
        SURE_WORD(2, p_REUSE_B), SURE_WORD(3, p_convert_HALF), TEXT("|")),
    RIVAL(1, ALL, 2, F_af4cc, FLOAT(4, p_convert_BF16_IMM)),
    RIVAL(1, ALL, 3, F_cc84e, SURE_WORD(0, p_NEG_B), CHOICE(1, 5, op_CONST_2),
        SURE_WORD(3, p_convert_HALF)),
    RIVAL(2, ALL, 4, F_aea8c, SURE_WORD(0, p_NEG_B), TEXT("|"), CHOICE(2, 5, op_CONST_2),
        SURE_WORD(3, p_convert_HALF), TEXT("|")),
    RIVAL(1, ALL, 5, F_0b033, SURE_WORD(0, p_NEG_B), WORD(7, p_URb), SURE_WORD(3, p_convert_HALF)),
    ROW(ALL, 6, F_c07fa, SURE_WORD(0, p_NEG_B), TEXT("|"), WORD(7, p_URb),
        SURE_WORD(3, p_convert_HALF), TEXT("|")),
};
OPTIONS(op_F2I_FORMAT_BIT) = {
    NOTHING(0x7f, 0, F_9e3fd),
    NOTHING(0x80, 1, F_9e3fd),
};
OPTIONS(op_CVT_PART) = {
    ROW(ALL, 0, F_a33e3, WORD(0, p_Rb), SURE_WORD(1, p_REUSE_B), SURE_WORD(2, p_convert_BYTE)),
    ROW(ALL, 1, F_cb7c9, CHOICE(1, 3, op_CONST), SURE_WORD(2, p_convert_BYTE)),
    ROW(0xfc, 2, F_d3d3d, WORD(5, p_URb), SURE_WORD(2, p_convert_BYTE)),
};
OPTIONS(op_CVT_PART_2) = {
    ROW(ALL, 0, F_a33e3, WORD(0, p_Rb), SURE_WORD(1, p_REUSE_B), SURE_WORD(2, p_convert_HALF)),
    ROW(ALL, 1, F_cb7c9, CHOICE(1, 3, op_CONST), SURE_WORD(2, p_convert_HALF)),
    ROW(0xfc, 2, F_d3d3d, WORD(5, p_URb), SURE_WORD(2, p_convert_HALF)),
};
OPTIONS(op_SRC_B) = {
    RIVAL(1, ALL, 0, F_a33e3, WORD(0, p_Rb), WORD(1, p_REUSE_B)),
    RIVAL(1, ALL, 1, F_bb2c0, NUMBER(2, p_UIMM)),
    ROW(ALL, 2, F_cb7db, TEXT("c["), NUMBER(3, p_C_BANK), TEXT("]["), NUMBER(4, p_C_OFFSET),
        TEXT("]")),
    ROW(0xfc, 3, F_cb7c0, TEXT("cx["), WORD(5, p_URb), TEXT("]["), NUMBER(4, p_C_OFFSET),
        TEXT("]")),
    ROW(0xfc, 4, F_d3d3d, WORD(5, p_URb)),
    ALSO(ALL, 2, TEXT("c"), NUMBER(3, p_C_BANK), TEXT("["), NUMBER(4, p_C_OFFSET), TEXT("]")),
};
OPTIONS(op_CVT_PART_3) = {
    ROW(ALL, 0, F_a33e3, WORD(0, p_Rb), SURE_WORD(1, p_REUSE_B), SURE_WORD(2, p_convert_BYTE)),
    ROW(ALL, 1, F_cb7c9, CHOICE(1, 3, op_CONST_2), SURE_WORD(2, p_convert_BYTE)),
    ROW(ALL, 2, F_d3d3d, WORD(5, p_URb), SURE_WORD(2, p_convert_BYTE)),
};
OPTIONS(op_CVT_PART_4) = {
    ROW(ALL, 0, F_a33e3, WORD(0, p_Rb), SURE_WORD(1, p_REUSE_B), SURE_WORD(2, p_convert_HALF)),
    ROW(ALL, 1, F_cb7c9, CHOICE(1, 3, op_CONST_2), SURE_WORD(2, p_convert_HALF)),
    ROW(ALL, 2, F_d3d3d, WORD(5, p_URb), SURE_WORD(2, p_convert_HALF)),
};
OPTIONS(op_SRC_B_2) = {
    RIVAL(1, ALL, 0, F_a33e3, WORD(0, p_Rb), SURE_WORD(1, p_REUSE_B)),
    RIVAL(1, ALL, 1, F_bb2c0, NUMBER(2, p_UIMM)),
    ROW(ALL, 2, F_cb7db, TEXT("c["), NUMBER(3, p_C_BANK), TEXT("]["), NUMBER(4, p_C_OFFSET),
        TEXT("]")),
    ROW(ALL, 3, F_cb7c0, TEXT("cx["), WORD(5, p_URb), TEXT("]["), NUMBER(4, p_C_OFFSET), TEXT("]")),
    ROW(ALL, 4, F_d3d3d, WORD(5, p_URb)),
    ALSO(ALL, 2, TEXT("c"), NUMBER(3, p_C_BANK), TEXT("["), NUMBER(4, p_C_OFFSET), TEXT("]")),
};
OPTIONS(op_PM_EVENTS_9) = {
    RIVAL(1, 0xf0, 2, F_1bb6d, TEXT("\?PM1")),
    RIVAL(1, 0xf0, 3, F_1bb6d, TEXT("\?PM2")),
    ROW(0xf0, 4, F_1bb6d, TEXT("\?PM3")),
    NOTHING(0xe, 0, F_15024),
    NOTHING(0xf0, 1, F_15024),
};
OPTIONS(op_F2FP_MODE) = {
    RIVAL(1, 0xc0, 2, F_850fe, SURE_WORD(0, p_SATFINITE), SURE_WORD(1, p_convert_RELU),
        WORD(3, p_convert_F2FP_DST), TEXT(".F32")),
    ROW(0xc0, 3, F_850fe, SURE_WORD(0, p_SATFINITE), SURE_WORD(1, p_convert_RELU),
        WORD(3, p_convert_F2FP_DST_2), TEXT(".F32")),
    FAINT(0, 0x8, 0, F_39940, SURE_WORD(0, p_SATFINITE), SURE_WORD(1, p_convert_RELU),
        SURE_WORD(2, p_convert_BF16)),
    FAINT(0, 0x30, 1, F_39940, SURE_WORD(0, p_SATFINITE), SURE_WORD(1, p_convert_RELU),
        SURE_WORD(2, p_convert_BF16)),
};
OPTIONS(op_SRC_B_3) = {
    ROW(ALL, 0, F_a33e3, WORD(0, p_Rb), SURE_WORD(1, p_REUSE_B)),
    ROW(ALL, 1, F_af4cc, FLOAT(2, p_FIMM)),
    ROW(ALL, 2, F_cb7db, TEXT("c["), NUMBER(3, p_C_BANK), TEXT("]["), NUMBER(4, p_C_OFFSET),
        TEXT("]")),
    ROW(ALL, 3, F_cb7c0, TEXT("cx["), WORD(5, p_URb), TEXT("]["), NUMBER(4, p_C_OFFSET), TEXT("]")),
    ROW(ALL, 4, F_d3d3d, WORD(5, p_URb)),
    ALSO(ALL, 2, TEXT("c"), NUMBER(3, p_C_BANK), TEXT("["), NUMBER(4, p_C_OFFSET), TEXT("]")),
};
OPTIONS(op_F2FP_MODE_2) = {
    FAINT(0, 0x8, 0, F_c8341, SURE_WORD(0, p_SATFINITE), SURE_WORD(1, p_convert_RELU),
        SURE_WORD(2, p_convert_BF16)),
    FAINT(0, 0x30, 1, F_c8341, SURE_WORD(0, p_SATFINITE), SURE_WORD(1, p_convert_RELU),
        SURE_WORD(2, p_convert_BF16)),
};
OPTIONS(op_PM_EVENTS_10) = {
    RIVAL(1, 0x30, 2, F_1bb6d, TEXT("\?PM1")),
    RIVAL(1, 0x30, 3, F_1bb6d, TEXT("\?PM2")),
    ROW(0x30, 4, F_1bb6d, TEXT("\?PM3")),
    NOTHING(0x8, 0, F_15024),
    NOTHING(0x30, 1, F_15024),
};
OPTIONS(op_C_IN_B) = {
    ROW(ALL, 0, F_af4cc, FLOAT(0, p_FIMM)),
    ROW(ALL, 1, F_cb7db, TEXT("c["), NUMBER(1, p_C_BANK), TEXT("]["), NUMBER(2, p_C_OFFSET),
        TEXT("]")),
    ROW(ALL, 2, F_cb7c0, TEXT("cx["), WORD(3, p_URb), TEXT("]["), NUMBER(2, p_C_OFFSET), TEXT("]")),
    ROW(ALL, 3, F_d3d3d, WORD(3, p_URb)),
    ALSO(ALL, 1, TEXT("c"), NUMBER(1, p_C_BANK), TEXT("["), NUMBER(2, p_C_OFFSET), TEXT("]")),
};
OPTIONS(op_F2IP_MODE) = {
    ROW(ALL, 0, F_ac888, WORD(0, p_convert_F2IP_TYPE), TEXT(".F32"),
        SURE_WORD(1, p_convert_F2IP_RND), SURE_WORD(2, p_convert_F2IP_NTZ),
        SURE_WORD(3, p_convert_RELU)),
};
OPTIONS(op_I2IP_SAT) = {
    ROW(0xe, 0, F_565f3, TEXT(".SAT")),
    FAINT(1, 0x70, 1, F_dfbe7, SURE_WORD(0, p_convert_I2IP_SAT_GA10X)),
    FAINT(1, 0x70, 2, F_dfbe7, SURE_WORD(0, p_convert_I2IP_SAT_GA10X_2)),
    FAINT(1, 0x70, 3, F_dfbe7, SURE_WORD(0, p_convert_I2IP_SAT_GA10X_3)),
    FAINT(0, 0x70, 4, F_dfbe7, SURE_WORD(0, p_convert_I2IP_SAT_GA10X_4)),
    FAINT(1, 0x80, 5, F_dfbe7, SURE_WORD(1, p_convert_I2IP_SAT_HOPPER)),
    FAINT(0, 0x80, 6, F_dfbe7, SURE_WORD(1, p_convert_I2IP_SAT_HOPPER_2)),
};
OPTIONS(op_OPT_PART) = {
    ROW(ALL, 1, F_bb94e, TEXT(".H1")),
    RIVAL(1, ALL, 2, F_7f676, TEXT(".28")),
    ROW(ALL, 3, F_7f676, TEXT(".24")),
    NOTHING(ALL, 0, F_9e3fd),
};
OPTIONS(op_F64_A) = {
    RIVAL(1, ALL, 0, F_ceee7, SURE_WORD(0, p_NEG_A), WORD(1, p_Ra), SURE_WORD(2, p_REUSE_A)),
    ROW(ALL, 1, F_bc7e3, SURE_WORD(0, p_NEG_A), TEXT("|"), WORD(1, p_Ra), TEXT("|"),
        SURE_WORD(2, p_REUSE_A)),
};
OPTIONS(op_F64_Rc) = {
    RIVAL(1, ALL, 0, F_ceee7, SURE_WORD(0, p_NEG_C), WORD(1, p_Rc), SURE_WORD(2, p_REUSE_C)),
    ROW(ALL, 1, F_bc7e3, SURE_WORD(0, p_NEG_C), TEXT("|"), WORD(1, p_Rc), TEXT("|"),
        SURE_WORD(2, p_REUSE_C)),
};
OPTIONS(op_F64_C_IN_B) = {
    RIVAL(1, ALL, 0, F_af4cc, FLOAT(0, p_DIMM)),
    RIVAL(1, ALL, 1, F_cc84e, SURE_WORD(1, p_NEG_B), CHOICE(1, 2, op_CONST)),
    RIVAL(2, ALL, 2, F_aea8c, SURE_WORD(1, p_NEG_B), TEXT("|"), CHOICE(2, 2, op_CONST), TEXT("|")),
    RIVAL(1, 0xfc, 3, F_0b033, SURE_WORD(1, p_NEG_B), WORD(4, p_URb)),
    ROW(0xfc, 4, F_c07fa, SURE_WORD(1, p_NEG_B), TEXT("|"), WORD(4, p_URb), TEXT("|")),
};
OPTIONS(op_F64_Rc_2) = {
    RIVAL(1, ALL, 0, F_ceee7, SURE_WORD(0, p_NEG_C), WORD(1, p_Rc), SURE_WORD(2, p_REUSE_B)),
    ROW(ALL, 1, F_bc7e3, SURE_WORD(0, p_NEG_C), TEXT("|"), WORD(1, p_Rc), TEXT("|"),
        SURE_WORD(2, p_REUSE_B)),
};
OPTIONS(op_F64_LAST) = {
    RIVAL(1, ALL, 0, F_ceee7, SURE_WORD(0, p_NEG_B), WORD(1, p_Rb), SURE_WORD(2, p_REUSE_C)),
    RIVAL(1, ALL, 1, F_bc7e3, SURE_WORD(0, p_NEG_B), TEXT("|"), WORD(1, p_Rb), TEXT("|"),
        SURE_WORD(2, p_REUSE_C)),
    RIVAL(1, ALL, 2, F_af4cc, FLOAT(3, p_DIMM)),
    RIVAL(1, ALL, 3, F_cc84e, SURE_WORD(0, p_NEG_B), CHOICE(1, 4, op_CONST)),
    RIVAL(2, ALL, 4, F_aea8c, SURE_WORD(0, p_NEG_B), TEXT("|"), CHOICE(2, 4, op_CONST), TEXT("|")),
    RIVAL(1, 0xfc, 5, F_0b033, SURE_WORD(0, p_NEG_B), WORD(6, p_URb)),
    ROW(0xfc, 6, F_c07fa, SURE_WORD(0, p_NEG_B), TEXT("|"), WORD(6, p_URb), TEXT("|")),
};
OPTIONS(op_F32_LAST) = {
    RIVAL(1, ALL, 0, F_ceee7, SURE_WORD(0, p_NEG_B), WORD(1, p_Rb), SURE_WORD(2, p_REUSE_C)),
    RIVAL(1, ALL, 1, F_bc7e3, SURE_WORD(0, p_NEG_B), TEXT("|"), WORD(1, p_Rb), TEXT("|"),
        SURE_WORD(2, p_REUSE_C)),
    RIVAL(1, ALL, 2, F_af4cc, FLOAT(3, p_FIMM)),
    RIVAL(1, ALL, 3, F_cc84e, SURE_WORD(0, p_NEG_B), CHOICE(1, 4, op_CONST)),
    RIVAL(2, ALL, 4, F_aea8c, SURE_WORD(0, p_NEG_B), TEXT("|"), CHOICE(2, 4, op_CONST), TEXT("|")),
    RIVAL(1, 0xfc, 5, F_0b033, SURE_WORD(0, p_NEG_B), WORD(6, p_URb)),
    ROW(0xfc, 6, F_c07fa, SURE_WORD(0, p_NEG_B), TEXT("|"), WORD(6, p_URb), TEXT("|")),
};
OPTIONS(op_F32_C_IN_B) = {
    RIVAL(1, ALL, 0, F_af4cc, FLOAT(0, p_FIMM)),
    RIVAL(1, ALL, 1, F_cc84e, SURE_WORD(1, p_NEG_B), CHOICE(1, 2, op_CONST)),
    RIVAL(2, ALL, 2, F_aea8c, SURE_WORD(1, p_NEG_B), TEXT("|"), CHOICE(2, 2, op_CONST), TEXT("|")),
    RIVAL(1, 0xfc, 3, F_0b033, SURE_WORD(1, p_NEG_B), WORD(4, p_URb)),
    ROW(0xfc, 4, F_c07fa, SURE_WORD(1, p_NEG_B), TEXT("|"), WORD(4, p_URb), TEXT("|")),
};
OPTIONS(op_MINMAX_MODE) = {
    FAINT(0, 0x7, 0, F_6d7cf, SURE_WORD(0, p_FTZ)),
    FAINT(0, 0x8, 1, F_b3bce, SURE_WORD(0, p_FTZ), SURE_WORD(1, p_NAN)),
    FAINT(0, 0x70, 2, F_b3bce, SURE_WORD(0, p_FTZ), SURE_WORD(1, p_NAN)),
    FAINT(0, 0x80, 3, F_b3bce, SURE_WORD(0, p_FTZ), SURE_WORD(1, p_NAN)),
};
OPTIONS(op_NO_XORSIGN) = {
    NOTHING(0xf, 0, F_4e085),
    NOTHING(0xf0, 1, F_4e085),
};
OPTIONS(op_MINMAX_MODE_2) = {
    FAINT(0, 0x70, 0, F_c86c9, SURE_WORD(0, p_FTZ), SURE_WORD(1, p_NAN)),
    FAINT(0, 0x80, 1, F_c86c9, SURE_WORD(0, p_FTZ), SURE_WORD(1, p_NAN)),
};
OPTIONS(op_MUFU_F32) = {
    NOTHING(0x3, 0, F_4e085),
    NOTHING(0x7c, 1, F_4e085),
    NOTHING(0x80, 2, F_4e085),
};
OPTIONS(op_F32_B) = {
    RIVAL(1, ALL, 0, F_ceee7, SURE_WORD(0, p_NEG_B), WORD(1, p_Rb), SURE_WORD(2, p_REUSE_B)),
    RIVAL(2, ALL, 1, F_bc7e3, SURE_WORD(0, p_NEG_B), TEXT("|"), WORD(1, p_Rb), TEXT("|"),
        SURE_WORD(2, p_REUSE_B)),
    RIVAL(1, ALL, 2, F_cc84e, SURE_WORD(0, p_NEG_B), CHOICE(1, 3, op_CONST)),
    RIVAL(2, ALL, 3, F_aea8c, SURE_WORD(0, p_NEG_B), TEXT("|"), CHOICE(2, 3, op_CONST), TEXT("|")),
    RIVAL(1, 0xfc, 4, F_0b033, SURE_WORD(0, p_NEG_B), WORD(5, p_URb)),
    ROW(0xfc, 5, F_c07fa, SURE_WORD(0, p_NEG_B), TEXT("|"), WORD(5, p_URb), TEXT("|")),
};
OPTIONS(op_MUFU_HALF) = {
    ROW(0x7c, 0, F_9b2da, TEXT(".F16")),
    ROW(0x80, 1, F_9b2da, TEXT(".F16")),
};
OPTIONS(op_OPT_REG) = {
    RIVAL(1, ALL, 1, F_a33e3, WORD(0, p_Rb_2)),
    NOTHING(ALL, 0, F_47278),
};
OPTIONS(op_OPT_REG_2) = {
    ROW(ALL, 1, F_a33e3, WORD(0, p_Rc_2)),
    NOTHING(ALL, 0, F_9e3fd),
};
OPTIONS(op_IPA_POINT) = {
    RIVAL(1, ALL, 1, F_bb2c0, NUMBER(0, p_graphics_IPA_OFFSET)),
    ROW(ALL, 2, F_cb7db, TEXT("c["), NUMBER(1, p_C_BANK), TEXT("]["), NUMBER(2, p_C_OFFSET),
        TEXT("]")),
    ALSO(ALL, 2, TEXT("c"), NUMBER(1, p_C_BANK), TEXT("["), NUMBER(2, p_C_OFFSET), TEXT("]")),
    NOTHING(ALL, 0, F_9e3fd),
};
OPTIONS(op_ISB_ADDR) = {
    ROW(0xf, 0, F_e8a76, TEXT("["), WORD(0, p_Ra), TEXT("]")),
    RIVAL(1, 0xf0, 1, F_e8a76, TEXT("["), WORD(0, p_Ra), TEXT("]")),
    ROW(0xf0, 2, F_e8a76, TEXT("["), WORD(0, p_Ra), TEXT("+"), NUMBER(1, p_graphics_ISB_OFFSET),
        TEXT("]")),
};
OPTIONS(op_ISB_ADDR_2) = {
    ROW(0xc, 0, F_e8a76, TEXT("["), WORD(0, p_Ra), TEXT("]")),
    RIVAL(1, 0xf0, 1, F_e8a76, TEXT("["), WORD(0, p_Ra), TEXT("]")),
    ROW(0xf0, 2, F_e8a76, TEXT("["), WORD(0, p_Ra), TEXT("+"), NUMBER(1, p_graphics_ISB_OFFSET),
        TEXT("]")),
};
OPTIONS(op_ADD_MODE) = {
    FAINT(0, 0x7f, 0, F_157d5, WORD(0, p_half_F32)),
    FAINT(1, 0x80, 1, F_1a531, WORD(1, p_half_ADD_TYPE)),
    FAINT(0, 0x80, 2, F_1a531, WORD(1, p_half_ADD_TYPE_2)),
};
OPTIONS(op_HALVES_A) = {
    FAINT(0, 0x7f, 0, F_7fc10, SURE_WORD(0, p_half_SWIZZLE_A)),
    FAINT(1, 0x80, 1, F_7fc10, SURE_WORD(1, p_half_SWIZZLE_A_HOPPER)),
    FAINT(0, 0x80, 2, F_7fc10, SURE_WORD(1, p_half_SWIZZLE_A_HOPPER_2)),
};
OPTIONS(op_F16_A) = {
    RIVAL(1, ALL, 0, F_ceee7, SURE_WORD(0, p_NEG_A), WORD(1, p_Ra), SURE_WORD(2, p_REUSE_A),
        CHOICE(1, 3, op_HALVES_A)),
    ROW(ALL, 1, F_bc7e3, SURE_WORD(0, p_NEG_A), TEXT("|"), WORD(1, p_Ra), TEXT("|"),
        SURE_WORD(2, p_REUSE_A), CHOICE(2, 3, op_HALVES_A)),
};
OPTIONS(op_HALVES_B) = {
    FAINT(0, 0x7f, 0, F_1f45e, SURE_WORD(0, p_half_SWIZZLE_B)),
    FAINT(1, 0x80, 1, F_10a43, SURE_WORD(1, p_half_SWIZZLE_B_HOPPER)),
    FAINT(0, 0x80, 2, F_10a43, SURE_WORD(1, p_half_SWIZZLE_B_HOPPER_2)),
};
OPTIONS(op_HALVES_B_2) = {
    FAINT(0, 0x7c, 0, F_1f45e, SURE_WORD(0, p_half_SWIZZLE_B)),
    FAINT(1, 0x80, 1, F_10a43, SURE_WORD(1, p_half_SWIZZLE_B_HOPPER)),
    FAINT(0, 0x80, 2, F_10a43, SURE_WORD(1, p_half_SWIZZLE_B_HOPPER_2)),
};
OPTIONS(op_F16_LAST) = {
    RIVAL(1, ALL, 0, F_ceee7, SURE_WORD(0, p_NEG_B), WORD(1, p_Rb), SURE_WORD(2, p_REUSE_C),
        CHOICE(1, 3, op_HALVES_B)),
    RIVAL(1, ALL, 1, F_bc7e3, SURE_WORD(0, p_NEG_B), TEXT("|"), WORD(1, p_Rb), TEXT("|"),
        SURE_WORD(2, p_REUSE_C), CHOICE(2, 3, op_HALVES_B)),
    RIVAL(3, 0x7f, 2, F_af4cc, FLOAT(5, p_half_F16_HIGH), COMMA(FLOAT, 6, p_F16_LOW)),
    RIVAL(1, 0x80, 3, F_af4cc, FLOAT(5, p_half_F16_HIGH), COMMA(FLOAT, 6, p_F16_LOW)),
    RIVAL(1, 0x80, 4, F_af4cc, FLOAT(7, p_half_BF16_HIGH), COMMA(FLOAT, 8, p_half_BF16_LOW)),
    RIVAL(1, ALL, 5, F_cc84e, SURE_WORD(0, p_NEG_B), CHOICE(3, 9, op_CONST),
        CHOICE(4, 3, op_HALVES_B)),
    RIVAL(2, ALL, 6, F_aea8c, SURE_WORD(0, p_NEG_B), TEXT("|"), CHOICE(5, 9, op_CONST),
        CHOICE(6, 3, op_HALVES_B), TEXT("|")),
    RIVAL(1, 0xfc, 7, F_0b033, SURE_WORD(0, p_NEG_B), WORD(11, p_URb), CHOICE(7, 3, op_HALVES_B_2)),
    ROW(0xfc, 8, F_c07fa, SURE_WORD(0, p_NEG_B), TEXT("|"), WORD(11, p_URb),
        CHOICE(8, 3, op_HALVES_B_2), TEXT("|")),
};
OPTIONS(op_MUL_MODE) = {
    FAINT(0, 0x7f, 0, F_157d5, WORD(0, p_half_F32)),
    FAINT(1, 0x80, 1, F_1a531, SURE_WORD(1, p_half_MUL_TYPE)),
    FAINT(0, 0x80, 2, F_1a531, SURE_WORD(1, p_half_MUL_TYPE_2)),
};
OPTIONS(op_F16_B) = {
    RIVAL(1, ALL, 0, F_ceee7, SURE_WORD(0, p_NEG_B), WORD(1, p_Rb), SURE_WORD(2, p_REUSE_B),
        CHOICE(1, 3, op_HALVES_B)),
    RIVAL(1, ALL, 1, F_bc7e3, SURE_WORD(0, p_NEG_B), TEXT("|"), WORD(1, p_Rb), TEXT("|"),
        SURE_WORD(2, p_REUSE_B), CHOICE(2, 3, op_HALVES_B)),
    RIVAL(3, 0x7f, 2, F_af4cc, FLOAT(5, p_half_F16_HIGH), COMMA(FLOAT, 6, p_F16_LOW)),
    RIVAL(1, 0x80, 3, F_af4cc, FLOAT(5, p_half_F16_HIGH), COMMA(FLOAT, 6, p_F16_LOW)),
    RIVAL(1, 0x80, 4, F_af4cc, FLOAT(7, p_half_BF16_HIGH), COMMA(FLOAT, 8, p_half_BF16_LOW)),
    RIVAL(1, ALL, 5, F_cc84e, SURE_WORD(0, p_NEG_B), CHOICE(3, 9, op_CONST),
        CHOICE(4, 3, op_HALVES_B)),
    RIVAL(2, ALL, 6, F_aea8c, SURE_WORD(0, p_NEG_B), TEXT("|"), CHOICE(5, 9, op_CONST),
        CHOICE(6, 3, op_HALVES_B), TEXT("|")),
    RIVAL(1, 0xfc, 7, F_0b033, SURE_WORD(0, p_NEG_B), WORD(11, p_URb), CHOICE(7, 3, op_HALVES_B_2)),
    ROW(0xfc, 8, F_c07fa, SURE_WORD(0, p_NEG_B), TEXT("|"), WORD(11, p_URb),
        CHOICE(8, 3, op_HALVES_B_2), TEXT("|")),
};
OPTIONS(op_FMA_MODE) = {
    ROW(0xf8, 2, F_7135c, TEXT(".BF16_V2"), SURE_WORD(1, p_FMZ), SURE_WORD(2, p_SAT)),
    FAINT(0, 0x7, 0, F_157d5, WORD(0, p_half_F32), SURE_WORD(1, p_FMZ), SURE_WORD(2, p_SAT)),
    FAINT(0, 0xf8, 1, F_157d5, WORD(0, p_half_F32), SURE_WORD(1, p_FMZ), SURE_WORD(2, p_SAT)),
};
OPTIONS(op_HALVES_B_FMA) = {
    FAINT(0, 0xf, 0, F_e282d, SURE_WORD(0, p_half_SWIZZLE_B)),
    FAINT(0, 0xf0, 1, F_e282d, SURE_WORD(1, p_half_SWIZZLE_B_NEG)),
};
OPTIONS(op_HALVES_B_FMA_2) = {
    FAINT(0, 0xc, 0, F_e282d, SURE_WORD(0, p_half_SWIZZLE_B)),
    FAINT(0, 0xf0, 1, F_e282d, SURE_WORD(1, p_half_SWIZZLE_B_NEG)),
};
OPTIONS(op_FMA_B) = {
    RIVAL(1, ALL, 0, F_ceee7, SURE_WORD(0, p_NEG_B), WORD(1, p_Rb), SURE_WORD(2, p_REUSE_B),
        CHOICE(1, 3, op_HALVES_B_FMA)),
    RIVAL(1, ALL, 1, F_bc7e3, SURE_WORD(0, p_NEG_B), TEXT("|"), WORD(1, p_Rb), TEXT("|"),
        SURE_WORD(2, p_REUSE_B), CHOICE(2, 3, op_HALVES_B_FMA)),
    RIVAL(3, 0x7, 2, F_af4cc, FLOAT(5, p_half_F16_HIGH), COMMA(FLOAT, 6, p_F16_LOW)),
    RIVAL(1, 0xf8, 3, F_af4cc, FLOAT(5, p_half_F16_HIGH), COMMA(FLOAT, 6, p_F16_LOW)),
    RIVAL(1, 0xf8, 4, F_af4cc, FLOAT(7, p_half_BF16_HIGH), COMMA(FLOAT, 8, p_half_BF16_LOW)),
    RIVAL(1, ALL, 5, F_cc84e, SURE_WORD(0, p_NEG_B), CHOICE(3, 9, op_CONST),
        CHOICE(4, 3, op_HALVES_B_FMA)),
    RIVAL(2, ALL, 6, F_aea8c, SURE_WORD(0, p_NEG_B), TEXT("|"), CHOICE(5, 9, op_CONST),
        CHOICE(6, 3, op_HALVES_B_FMA), TEXT("|")),
    RIVAL(1, 0xfc, 7, F_0b033, SURE_WORD(0, p_NEG_B), WORD(11, p_URb),
        CHOICE(7, 3, op_HALVES_B_FMA_2)),
    ROW(0xfc, 8, F_c07fa, SURE_WORD(0, p_NEG_B), TEXT("|"), WORD(11, p_URb),
        CHOICE(8, 3, op_HALVES_B_FMA_2), TEXT("|")),
};
OPTIONS(op_HALVES_C) = {
    FAINT(0, 0x7f, 0, F_38170, SURE_WORD(0, p_half_SWIZZLE_C)),
    FAINT(1, 0x80, 1, F_38170, SURE_WORD(1, p_half_SWIZZLE_C_HOPPER)),
    FAINT(0, 0x80, 2, F_38170, SURE_WORD(1, p_half_SWIZZLE_C_HOPPER_2)),
};
OPTIONS(op_F16_Rc) = {
    RIVAL(1, ALL, 0, F_ceee7, SURE_WORD(0, p_half_F16_NEG_C), WORD(1, p_Rc),
        SURE_WORD(2, p_REUSE_C), CHOICE(1, 3, op_HALVES_C)),
    ROW(ALL, 1, F_bc7e3, SURE_WORD(0, p_half_F16_NEG_C), TEXT("|"), WORD(1, p_Rc), TEXT("|"),
        SURE_WORD(2, p_REUSE_C), CHOICE(2, 3, op_HALVES_C)),
};
OPTIONS(op_F16_Rc_2) = {
    RIVAL(1, ALL, 0, F_ceee7, SURE_WORD(0, p_half_F16_NEG_C), WORD(1, p_Rc),
        SURE_WORD(2, p_REUSE_B), CHOICE(1, 3, op_HALVES_C)),
    ROW(ALL, 1, F_bc7e3, SURE_WORD(0, p_half_F16_NEG_C), TEXT("|"), WORD(1, p_Rc), TEXT("|"),
        SURE_WORD(2, p_REUSE_B), CHOICE(2, 3, op_HALVES_C)),
};
OPTIONS(op_FMA_C_IN_B) = {
    RIVAL(3, 0x7, 0, F_af4cc, FLOAT(0, p_half_F16_HIGH), COMMA(FLOAT, 1, p_F16_LOW)),
    RIVAL(1, 0xf8, 1, F_af4cc, FLOAT(0, p_half_F16_HIGH), COMMA(FLOAT, 1, p_F16_LOW)),
    RIVAL(1, 0xf8, 2, F_af4cc, FLOAT(2, p_half_BF16_HIGH), COMMA(FLOAT, 3, p_half_BF16_LOW)),
    RIVAL(1, ALL, 3, F_cc84e, SURE_WORD(4, p_NEG_B), CHOICE(1, 5, op_CONST),
        CHOICE(2, 8, op_HALVES_B_FMA)),
    RIVAL(2, ALL, 4, F_aea8c, SURE_WORD(4, p_NEG_B), TEXT("|"), CHOICE(3, 5, op_CONST),
        CHOICE(4, 8, op_HALVES_B_FMA), TEXT("|")),
    RIVAL(1, 0xfc, 5, F_0b033, SURE_WORD(4, p_NEG_B), WORD(7, p_URb),
        CHOICE(5, 8, op_HALVES_B_FMA_2)),
    ROW(0xfc, 6, F_c07fa, SURE_WORD(4, p_NEG_B), TEXT("|"), WORD(7, p_URb),
        CHOICE(6, 8, op_HALVES_B_FMA_2), TEXT("|")),
};
OPTIONS(op_RELU_MODE) = {
    ROW(ALL, 1, F_7135c, TEXT(".BF16_V2"), SURE_WORD(1, p_FMZ)),
    FAINT(0, ALL, 0, F_ff2d4, WORD(0, p_half_F32), SURE_WORD(1, p_FMZ)),
};
OPTIONS(op_HALVES_A_2) = {
    FAINT(0, 0x78, 0, F_7fc10, SURE_WORD(0, p_half_SWIZZLE_A)),
    FAINT(1, 0x80, 1, F_7fc10, SURE_WORD(1, p_half_SWIZZLE_A_HOPPER)),
    FAINT(0, 0x80, 2, F_7fc10, SURE_WORD(1, p_half_SWIZZLE_A_HOPPER_2)),
};
OPTIONS(op_F16_A_2) = {
    RIVAL(1, ALL, 0, F_ceee7, SURE_WORD(0, p_NEG_A), WORD(1, p_Ra), SURE_WORD(2, p_REUSE_A),
        CHOICE(1, 3, op_HALVES_A_2)),
    ROW(ALL, 1, F_bc7e3, SURE_WORD(0, p_NEG_A), TEXT("|"), WORD(1, p_Ra), TEXT("|"),
        SURE_WORD(2, p_REUSE_A), CHOICE(2, 3, op_HALVES_A_2)),
};
OPTIONS(op_HALVES_B_FMA_3) = {
    FAINT(0, 0x8, 0, F_af917, SURE_WORD(0, p_half_SWIZZLE_B)),
    FAINT(0, 0xf0, 1, F_af917, SURE_WORD(1, p_half_SWIZZLE_B_NEG)),
};
OPTIONS(op_FMA_B_2) = {
    RIVAL(1, ALL, 0, F_ceee7, SURE_WORD(0, p_NEG_B), WORD(1, p_Rb), SURE_WORD(2, p_REUSE_B),
        CHOICE(1, 3, op_HALVES_B_FMA_3)),
    RIVAL(1, ALL, 1, F_bc7e3, SURE_WORD(0, p_NEG_B), TEXT("|"), WORD(1, p_Rb), TEXT("|"),
        SURE_WORD(2, p_REUSE_B), CHOICE(2, 3, op_HALVES_B_FMA_3)),
    RIVAL(1, ALL, 2, F_af4cc, FLOAT(5, p_half_F16_HIGH), COMMA(FLOAT, 6, p_F16_LOW)),
    RIVAL(1, ALL, 3, F_af4cc, FLOAT(7, p_half_BF16_HIGH), COMMA(FLOAT, 8, p_half_BF16_LOW)),
    RIVAL(1, ALL, 4, F_cc84e, SURE_WORD(0, p_NEG_B), CHOICE(3, 9, op_CONST_2),
        CHOICE(4, 3, op_HALVES_B_FMA_3)),
    RIVAL(2, ALL, 5, F_aea8c, SURE_WORD(0, p_NEG_B), TEXT("|"), CHOICE(5, 9, op_CONST_2),
        CHOICE(6, 3, op_HALVES_B_FMA_3), TEXT("|")),
    RIVAL(1, ALL, 6, F_0b033, SURE_WORD(0, p_NEG_B), WORD(11, p_URb),
        CHOICE(7, 3, op_HALVES_B_FMA_3)),
    ROW(ALL, 7, F_c07fa, SURE_WORD(0, p_NEG_B), TEXT("|"), WORD(11, p_URb),
        CHOICE(8, 3, op_HALVES_B_FMA_3), TEXT("|")),
};
OPTIONS(op_HALVES_C_2) = {
    FAINT(0, 0x78, 0, F_cb23a, SURE_WORD(0, p_half_SWIZZLE_C)),
    FAINT(1, 0x80, 1, F_cb23a, SURE_WORD(1, p_half_SWIZZLE_C_HOPPER)),
    FAINT(0, 0x80, 2, F_cb23a, SURE_WORD(1, p_half_SWIZZLE_C_HOPPER_2)),
};
OPTIONS(op_F16_Rc_3) = {
    RIVAL(1, ALL, 0, F_ceee7, SURE_WORD(0, p_half_F16_NEG_C), WORD(1, p_Rc),
        SURE_WORD(2, p_REUSE_C), CHOICE(1, 3, op_HALVES_C_2)),
    ROW(ALL, 1, F_bc7e3, SURE_WORD(0, p_half_F16_NEG_C), TEXT("|"), WORD(1, p_Rc), TEXT("|"),
        SURE_WORD(2, p_REUSE_C), CHOICE(2, 3, op_HALVES_C_2)),
};
OPTIONS(op_F16_Rc_4) = {
    RIVAL(1, ALL, 0, F_ceee7, SURE_WORD(0, p_half_F16_NEG_C), WORD(1, p_Rc),
        SURE_WORD(2, p_REUSE_B), CHOICE(1, 3, op_HALVES_C_2)),
    ROW(ALL, 1, F_bc7e3, SURE_WORD(0, p_half_F16_NEG_C), TEXT("|"), WORD(1, p_Rc), TEXT("|"),
        SURE_WORD(2, p_REUSE_B), CHOICE(2, 3, op_HALVES_C_2)),
};
OPTIONS(op_FMA_C_IN_B_2) = {
    RIVAL(1, ALL, 0, F_af4cc, FLOAT(0, p_half_F16_HIGH), COMMA(FLOAT, 1, p_F16_LOW)),
    RIVAL(1, ALL, 1, F_af4cc, FLOAT(2, p_half_BF16_HIGH), COMMA(FLOAT, 3, p_half_BF16_LOW)),
    RIVAL(1, ALL, 2, F_cc84e, SURE_WORD(4, p_NEG_B), CHOICE(1, 5, op_CONST_2),
        CHOICE(2, 8, op_HALVES_B_FMA_3)),
    RIVAL(2, ALL, 3, F_aea8c, SURE_WORD(4, p_NEG_B), TEXT("|"), CHOICE(3, 5, op_CONST_2),
        CHOICE(4, 8, op_HALVES_B_FMA_3), TEXT("|")),
    RIVAL(1, ALL, 4, F_0b033, SURE_WORD(4, p_NEG_B), WORD(7, p_URb),
        CHOICE(5, 8, op_HALVES_B_FMA_3)),
    ROW(ALL, 5, F_c07fa, SURE_WORD(4, p_NEG_B), TEXT("|"), WORD(7, p_URb),
        CHOICE(6, 8, op_HALVES_B_FMA_3), TEXT("|")),
};
OPTIONS(op_MMA_MODE) = {
    ROW(0x80, 2, F_e4887, TEXT(".INVALID1"), SURE_WORD(0, p_FMZ), SURE_WORD(1, p_SAT)),
    ROW(0x80, 3, F_7135c, TEXT(".BF16_V2"), SURE_WORD(0, p_FMZ), SURE_WORD(1, p_SAT)),
    FAINT(0, 0x78, 0, F_157d5, SURE_WORD(0, p_FMZ), SURE_WORD(1, p_SAT)),
    FAINT(0, 0x80, 1, F_157d5, SURE_WORD(0, p_FMZ), SURE_WORD(1, p_SAT)),
};
OPTIONS(op_MMA_B) = {
    RIVAL(1, ALL, 0, F_ceee7, SURE_WORD(0, p_NEG_B), WORD(1, p_Rb), SURE_WORD(2, p_REUSE_B)),
    RIVAL(1, ALL, 1, F_bc7e3, SURE_WORD(0, p_NEG_B), TEXT("|"), WORD(1, p_Rb), TEXT("|"),
        SURE_WORD(2, p_REUSE_B)),
    RIVAL(3, 0x78, 2, F_af4cc, FLOAT(3, p_half_F16_HIGH), COMMA(FLOAT, 4, p_F16_LOW)),
    RIVAL(1, 0x80, 3, F_af4cc, FLOAT(3, p_half_F16_HIGH), COMMA(FLOAT, 4, p_F16_LOW)),
    RIVAL(1, 0x80, 4, F_af4cc, FLOAT(5, p_half_BF16_HIGH), COMMA(FLOAT, 6, p_half_BF16_LOW)),
    RIVAL(1, ALL, 5, F_cc84e, SURE_WORD(0, p_NEG_B), CHOICE(1, 7, op_CONST_2)),
    RIVAL(2, ALL, 6, F_aea8c, SURE_WORD(0, p_NEG_B), TEXT("|"), CHOICE(2, 7, op_CONST_2),
        TEXT("|")),
    RIVAL(1, ALL, 7, F_0b033, SURE_WORD(0, p_NEG_B), WORD(9, p_URb)),
    ROW(ALL, 8, F_c07fa, SURE_WORD(0, p_NEG_B), TEXT("|"), WORD(9, p_URb), TEXT("|")),
};
OPTIONS(op_MMA_Rc) = {
    RIVAL(1, ALL, 0, F_ceee7, SURE_WORD(0, p_half_F16_NEG_C), WORD(1, p_Rc),
        SURE_WORD(2, p_REUSE_C)),
    ROW(ALL, 1, F_bc7e3, SURE_WORD(0, p_half_F16_NEG_C), TEXT("|"), WORD(1, p_Rc), TEXT("|"),
        SURE_WORD(2, p_REUSE_C)),
};
OPTIONS(op_MMA_Rc_2) = {
    RIVAL(1, ALL, 0, F_ceee7, SURE_WORD(0, p_half_F16_NEG_C), WORD(1, p_Rc),
        SURE_WORD(2, p_REUSE_B)),
    ROW(ALL, 1, F_bc7e3, SURE_WORD(0, p_half_F16_NEG_C), TEXT("|"), WORD(1, p_Rc), TEXT("|"),
        SURE_WORD(2, p_REUSE_B)),
};
OPTIONS(op_MMA_C_IN_B) = {
    RIVAL(3, 0x78, 0, F_af4cc, FLOAT(0, p_half_F16_HIGH), COMMA(FLOAT, 1, p_F16_LOW)),
    RIVAL(1, 0x80, 1, F_af4cc, FLOAT(0, p_half_F16_HIGH), COMMA(FLOAT, 1, p_F16_LOW)),
    RIVAL(1, 0x80, 2, F_af4cc, FLOAT(2, p_half_BF16_HIGH), COMMA(FLOAT, 3, p_half_BF16_LOW)),
    RIVAL(1, ALL, 3, F_cc84e, SURE_WORD(4, p_NEG_B), CHOICE(1, 5, op_CONST_2)),
    RIVAL(2, ALL, 4, F_aea8c, SURE_WORD(4, p_NEG_B), TEXT("|"), CHOICE(2, 5, op_CONST_2),
        TEXT("|")),
    RIVAL(1, ALL, 5, F_0b033, SURE_WORD(4, p_NEG_B), WORD(7, p_URb)),
    ROW(ALL, 6, F_c07fa, SURE_WORD(4, p_NEG_B), TEXT("|"), WORD(7, p_URb), TEXT("|")),
};
OPTIONS(op_MMA_MODE_2) = {
    ROW(0x80, 2, F_e4887, TEXT(".INVALID1"), SURE_WORD(0, p_FMZ), SURE_WORD(1, p_SAT_2)),
    ROW(0x80, 3, F_7135c, TEXT(".BF16_V2"), SURE_WORD(0, p_FMZ), SURE_WORD(1, p_SAT_2)),
    FAINT(0, 0x78, 0, F_372d2, SURE_WORD(0, p_FMZ), SURE_WORD(1, p_SAT_2)),
    FAINT(0, 0x80, 1, F_372d2, SURE_WORD(0, p_FMZ), SURE_WORD(1, p_SAT_2)),
};
OPTIONS(op_SET_MODE) = {
    NOTHING(0x7f, 0, F_95789),
    FAINT(1, 0x80, 1, F_a0ef9, WORD(0, p_half_SET_TYPE)),
    FAINT(0, 0x80, 2, F_a0ef9, WORD(0, p_half_SET_TYPE_2)),
};
OPTIONS(op_MNMX_MODE) = {
    ROW(ALL, 1, F_7135c, TEXT(".BF16_V2"), SURE_WORD(0, p_FTZ), SURE_WORD(1, p_NAN),
        SURE_WORD(2, p_XORSIGN)),
    FAINT(0, ALL, 0, F_b3bd1, SURE_WORD(0, p_FTZ), SURE_WORD(1, p_NAN), SURE_WORD(2, p_XORSIGN)),
};
OPTIONS(op_HALVES_B_3) = {
    FAINT(0, 0x78, 0, F_a1d83, SURE_WORD(0, p_half_SWIZZLE_B)),
    FAINT(1, 0x80, 1, F_5001f, SURE_WORD(1, p_half_SWIZZLE_B_HOPPER)),
    FAINT(0, 0x80, 2, F_5001f, SURE_WORD(1, p_half_SWIZZLE_B_HOPPER_2)),
};
OPTIONS(op_MNMX_B) = {
    RIVAL(1, ALL, 0, F_ceee7, SURE_WORD(0, p_NEG_B), WORD(1, p_Rb), SURE_WORD(2, p_REUSE_B),
        CHOICE(1, 3, op_HALVES_B_3)),
    RIVAL(1, ALL, 1, F_bc7e3, SURE_WORD(0, p_NEG_B), TEXT("|"), WORD(1, p_Rb), TEXT("|"),
        SURE_WORD(2, p_REUSE_B), CHOICE(2, 3, op_HALVES_B_3)),
    RIVAL(1, ALL, 2, F_af4cc, FLOAT(5, p_half_F16_HIGH), COMMA(FLOAT, 6, p_F16_LOW)),
    RIVAL(1, ALL, 3, F_af4cc, FLOAT(7, p_half_BF16_HIGH), COMMA(FLOAT, 8, p_half_BF16_LOW)),
    RIVAL(1, ALL, 4, F_cc84e, SURE_WORD(0, p_NEG_B), CHOICE(3, 9, op_CONST_2),
        CHOICE(4, 3, op_HALVES_B_3)),
    RIVAL(2, ALL, 5, F_aea8c, SURE_WORD(0, p_NEG_B), TEXT("|"), CHOICE(5, 9, op_CONST_2),
        CHOICE(6, 3, op_HALVES_B_3), TEXT("|")),
    RIVAL(1, ALL, 6, F_0b033, SURE_WORD(0, p_NEG_B), WORD(11, p_URb), CHOICE(7, 3, op_HALVES_B_3)),
    ROW(ALL, 7, F_c07fa, SURE_WORD(0, p_NEG_B), TEXT("|"), WORD(11, p_URb),
        CHOICE(8, 3, op_HALVES_B_3), TEXT("|")),
};
OPTIONS(op_CARRIES_OUT) = {
    RIVAL(1, ALL, 1, F_b5333, WORD(0, p_Pu_2)),
    ROW(ALL, 2, F_b5333, WORD(0, p_Pu), COMMA(WORD, 1, p_Pv_2)),
    GLUED(ALL, 1, TEXT("|"), WORD(0, p_Pu_2)),
    GLUED(ALL, 2, TEXT("|"), WORD(0, p_Pu), TEXT("|"), WORD(1, p_Pv_2)),
    NOTHING(ALL, 0, F_46bff),
};
OPTIONS(op_SIGNED_A) = {
    ROW(ALL, 0, F_ceee7, SURE_WORD(0, p_NEG_A), WORD(1, p_Ra), WORD(2, p_REUSE_A)),
};
OPTIONS(op_SIGNED_B_NO_IMM) = {
    RIVAL(2, ALL, 0, F_ceee7, SURE_WORD(0, p_NEG_B), WORD(1, p_Rb), SURE_WORD(2, p_REUSE_B)),
    ROW(ALL, 1, F_cc84e, SURE_WORD(0, p_NEG_B), CHOICE(1, 3, op_CONST)),
    ROW(0xfc, 2, F_0b033, SURE_WORD(0, p_NEG_B), WORD(5, p_URb)),
};
OPTIONS(op_SIGNED_C) = {
    ROW(ALL, 0, F_ceee7, SURE_WORD(0, p_NEG_C), WORD(1, p_Rc), SURE_WORD(2, p_REUSE_C)),
};
OPTIONS(op_IMM_B) = {
    ROW(ALL, 0, F_bb2c0, NUMBER(0, p_IMM)),
};
OPTIONS(op_SIGNED_A_2) = {
    ROW(ALL, 0, F_7cfc7, SURE_WORD(0, p_INV_A), WORD(1, p_Ra), WORD(2, p_REUSE_A)),
};
OPTIONS(op_SIGNED_B) = {
    RIVAL(1, ALL, 0, F_7cfc7, SURE_WORD(0, p_INV_B), WORD(1, p_Rb), SURE_WORD(2, p_REUSE_B)),
    RIVAL(1, ALL, 1, F_bb2c0, NUMBER(3, p_IMM)),
    ROW(ALL, 2, F_7e92e, SURE_WORD(0, p_INV_B), CHOICE(1, 4, op_CONST)),
    ROW(0xfc, 3, F_99113, SURE_WORD(0, p_INV_B), WORD(6, p_URb)),
};
OPTIONS(op_SIGNED_C_2) = {
    ROW(ALL, 0, F_7cfc7, SURE_WORD(0, p_INV_C), WORD(1, p_Rc), SURE_WORD(2, p_REUSE_C)),
};
OPTIONS(op_SRC_Pq) = {
    ROW(ALL, 0, F_fb2fe, SURE_WORD(0, p_NOT_Pq), WORD(1, p_Pq)),
};
OPTIONS(op_VIADD_B) = {
    RIVAL(1, ALL, 0, F_bb2c0, NUMBER(0, p_IMM)),
    ROW(ALL, 1, F_d3d3d, WORD(1, p_URb)),
};
OPTIONS(op_CONST_B) = {
    ROW(ALL, 0, F_cb7db, TEXT("c["), NUMBER(0, p_C_BANK), TEXT("]["), NUMBER(1, p_C_OFFSET),
        TEXT("]")),
    ROW(0xfc, 1, F_cb7c0, TEXT("cx["), WORD(2, p_URb), TEXT("]["), NUMBER(1, p_C_OFFSET),
        TEXT("]")),
    ROW(0xfc, 2, F_d3d3d, WORD(2, p_URb)),
    ALSO(ALL, 0, TEXT("c"), NUMBER(0, p_C_BANK), TEXT("["), NUMBER(1, p_C_OFFSET), TEXT("]")),
};
OPTIONS(op_SIGNED_CONST_C) = {
    ROW(ALL, 0, F_cc84e, SURE_WORD(0, p_NEG_B), CHOICE(1, 1, op_CONST)),
};
OPTIONS(op_SIGNED_URb_C) = {
    ROW(ALL, 0, F_0b033, SURE_WORD(0, p_NEG_B), WORD(1, p_URb)),
};
OPTIONS(op_SRC_B_4) = {
    RIVAL(1, ALL, 0, F_a33e3, WORD(0, p_Rb), SURE_WORD(1, p_REUSE_B)),
    RIVAL(1, ALL, 1, F_bb2c0, NUMBER(2, p_IMM)),
    ROW(ALL, 2, F_cb7db, TEXT("c["), NUMBER(3, p_C_BANK), TEXT("]["), NUMBER(4, p_C_OFFSET),
        TEXT("]")),
    ROW(0xfc, 3, F_cb7c0, TEXT("cx["), WORD(5, p_URb), TEXT("]["), NUMBER(4, p_C_OFFSET),
        TEXT("]")),
    ROW(0xfc, 4, F_d3d3d, WORD(5, p_URb)),
    ALSO(ALL, 2, TEXT("c"), NUMBER(3, p_C_BANK), TEXT("["), NUMBER(4, p_C_OFFSET), TEXT("]")),
};
OPTIONS(op_INVERTED_C_IN_B) = {
    RIVAL(1, ALL, 0, F_bb2c0, NUMBER(0, p_IMM)),
    ROW(ALL, 1, F_7e92e, SURE_WORD(1, p_INV_B), CHOICE(1, 2, op_CONST)),
    ROW(0xfc, 2, F_99113, SURE_WORD(1, p_INV_B), WORD(4, p_URb)),
};
OPTIONS(op_JOINED_Pu) = {
    ROW(ALL, 1, F_b5333, WORD(0, p_Pu_2)),
    GLUED(ALL, 1, TEXT("|"), WORD(0, p_Pu_2)),
    NOTHING(ALL, 0, F_46bff),
};
OPTIONS(op_SIGNED_C64_IN_B) = {
    ROW(ALL, 0, F_cc84e, SURE_WORD(0, p_NEG_B), CHOICE(1, 1, op_CONST)),
    ROW(0xfc, 1, F_0b033, SURE_WORD(0, p_NEG_B), WORD(3, p_URb)),
};
OPTIONS(op_INVERTED_C64_IN_B) = {
    ROW(ALL, 0, F_7e92e, SURE_WORD(0, p_INV_B), CHOICE(1, 1, op_CONST)),
    ROW(0xfc, 1, F_99113, SURE_WORD(0, p_INV_B), WORD(3, p_URb)),
};
OPTIONS(op_C_IN_B_2) = {
    RIVAL(1, ALL, 0, F_bb2c0, NUMBER(0, p_UIMM)),
    ROW(ALL, 1, F_cb7db, TEXT("c["), NUMBER(1, p_C_BANK), TEXT("]["), NUMBER(2, p_C_OFFSET),
        TEXT("]")),
    ROW(0xfc, 2, F_cb7c0, TEXT("cx["), WORD(3, p_URb), TEXT("]["), NUMBER(2, p_C_OFFSET),
        TEXT("]")),
    ROW(0xfc, 3, F_d3d3d, WORD(3, p_URb)),
    ALSO(ALL, 1, TEXT("c"), NUMBER(1, p_C_BANK), TEXT("["), NUMBER(2, p_C_OFFSET), TEXT("]")),
};
OPTIONS(op_SRC_B_5) = {
    RIVAL(1, ALL, 0, F_a33e3, WORD(0, p_Rb), SURE_WORD(1, p_REUSE_B)),
    RIVAL(1, ALL, 1, F_bb2c0, NUMBER(2, p_IMM)),
    ROW(ALL, 2, F_cb7db, TEXT("c["), NUMBER(3, p_C_BANK), TEXT("]["), NUMBER(4, p_C_OFFSET),
        TEXT("]")),
    ROW(ALL, 3, F_cb7c0, TEXT("cx["), WORD(5, p_URb), TEXT("]["), NUMBER(4, p_C_OFFSET), TEXT("]")),
    ROW(ALL, 4, F_d3d3d, WORD(5, p_URb)),
    ALSO(ALL, 2, TEXT("c"), NUMBER(3, p_C_BANK), TEXT("["), NUMBER(4, p_C_OFFSET), TEXT("]")),
};
OPTIONS(op_SRC_Pr) = {
    ROW(ALL, 0, F_fb2fe, SURE_WORD(0, p_NOT_Pr), WORD(1, p_Pr)),
};
OPTIONS(op_SRC_B_6) = {
    RIVAL(1, ALL, 0, F_a33e3, WORD(0, p_Rb), SURE_WORD(1, p_REUSE_B)),
    RIVAL(1, ALL, 1, F_bb2c0, NUMBER(2, p_IMM)),
    ROW(ALL, 2, F_cb7db, TEXT("c["), NUMBER(3, p_C_BANK), TEXT("]["), NUMBER(4, p_C_OFFSET),
        TEXT("]")),
    ROW(0x4, 3, F_cb7c0, TEXT("cx["), WORD(5, p_URb), TEXT("]["), NUMBER(4, p_C_OFFSET), TEXT("]")),
    ROW(0x4, 4, F_d3d3d, WORD(5, p_URb)),
    ALSO(ALL, 2, TEXT("c"), NUMBER(3, p_C_BANK), TEXT("["), NUMBER(4, p_C_OFFSET), TEXT("]")),
};
OPTIONS(op_OPT_SRC_2) = {
    RIVAL(1, ALL, 1, F_fb2fe, SURE_WORD(0, p_NOT_Pr_2), WORD(1, p_Pr)),
    ROW(ALL, 2, F_fb2fe, SURE_WORD(0, p_NOT_Pr_3), WORD(1, p_Pr_2)),
    NOTHING(ALL, 0, F_15024),
};
OPTIONS(op_SIGNED_B_2) = {
    RIVAL(1, ALL, 0, F_ceee7, SURE_WORD(0, p_NEG_B), WORD(1, p_Rb), WORD(2, p_REUSE_B)),
    RIVAL(1, ALL, 1, F_bb2c0, NUMBER(3, p_UIMM)),
    ROW(ALL, 2, F_cc84e, SURE_WORD(0, p_NEG_B), CHOICE(1, 4, op_CONST)),
    ROW(0xfc, 3, F_0b033, SURE_WORD(0, p_NEG_B), WORD(6, p_URb)),
};
OPTIONS(op_SIGNED_B_3) = {
    RIVAL(1, ALL, 0, F_7cfc7, SURE_WORD(0, p_INV_B), WORD(1, p_Rb), WORD(2, p_REUSE_B)),
    RIVAL(1, ALL, 1, F_bb2c0, NUMBER(3, p_UIMM)),
    ROW(ALL, 2, F_7e92e, SURE_WORD(0, p_INV_B), CHOICE(1, 4, op_CONST)),
    ROW(0xfc, 3, F_99113, SURE_WORD(0, p_INV_B), WORD(6, p_URb)),
};
OPTIONS(op_OPT_MASK) = {
    ROW(ALL, 1, F_bb2c0, NUMBER(0, p_logic_LANES)),
    NOTHING(ALL, 0, F_9e3fd),
};
OPTIONS(op_POPC_OP) = {
    ROW(0x78, 0, F_855fc, TEXT(".POPC.INC")),
    ROW(0x80, 1, F_855fc, TEXT(".POPC.INC")),
};
OPTIONS(op_ADDR_UR_2) = {
    RIVAL(1, ALL, 0, F_e8a76, TEXT("["), WORD(0, p_Ra_2), TEXT("+"), WORD(1, p_URc), TEXT("]")),
    ROW(ALL, 1, F_e8a76, TEXT("["), WORD(0, p_Ra_2), TEXT("+"), WORD(1, p_URc), TEXT("+"),
        NUMBER(2, p_OFFSET), TEXT("]")),
    RIVAL(1, ALL, 2, F_94a60, TEXT("["), WORD(1, p_URc), TEXT("]")),
    ROW(ALL, 3, F_94a60, TEXT("["), WORD(1, p_URc), TEXT("+"), NUMBER(2, p_OFFSET), TEXT("]")),
};
OPTIONS(op_ADDR_URa) = {
    RIVAL(1, ALL, 0, F_94a60, TEXT("["), WORD(0, p_URa), TEXT("]")),
    ROW(ALL, 1, F_94a60, TEXT("["), WORD(0, p_URa), TEXT("+"), NUMBER(1, p_OFFSET), TEXT("]")),
};
OPTIONS(op_OPT_COUNT) = {
    NOTHING(0x78, 0, F_bbb92),
    FAINT(0, 0x80, 1, F_55b38, SURE_WORD(0, p_mbarrier_BAR_COUNT)),
};
OPTIONS(op_LOAD_MODE_VOLTA) = {
    ROW(ALL, 0, F_d5792, WORD(0, p_E), SURE_WORD(1, p_EVICT), WORD(2, p_memory_LOAD_SIZE),
        WORD(3, p_memory_LOAD_ORDER), WORD(4, p_SCOPE), SURE_WORD(5, p_PRIVATE)),
};
OPTIONS(op_LOAD_MODE_TURING) = {
    ROW(ALL, 0, F_d5792, WORD(0, p_E), WORD(1, p_EVICT), SURE_WORD(2, p_memory_LTC),
        WORD(3, p_memory_LOAD_SIZE), WORD(4, p_memory_LOAD_ORDER), WORD(5, p_SCOPE),
        SURE_WORD(6, p_PRIVATE)),
};
OPTIONS(op_OPT_Pl) = {
    RIVAL(1, ALL, 1, F_e427c, SURE_WORD(0, p_memory_NOT_Pl), WORD(1, p_memory_Pl)),
    ROW(ALL, 2, F_e427c, SURE_WORD(0, p_memory_NOT_Pl_2), WORD(1, p_memory_Pl_2)),
    NOTHING(ALL, 0, F_3b896),
};
OPTIONS(op_ADDR_GLOBAL_3) = {
    RIVAL(1, ALL, 0, F_e8a76, TEXT("["), WORD(0, p_Ra), TEXT(".U32+"), SHARED_WORD(1, p_URb),
        TEXT("]")),
    RIVAL(1, ALL, 1, F_e8a76, TEXT("["), WORD(0, p_Ra), TEXT(".U32+"), SHARED_WORD(1, p_URb),
        TEXT("+"), NUMBER(2, p_OFFSET), TEXT("]")),
    RIVAL(1, ALL, 2, F_e8a76, TEXT("["), WORD(0, p_Ra), TEXT(".64+"), SHARED_WORD(1, p_URb),
        TEXT("]")),
    RIVAL(1, ALL, 3, F_e8a76, TEXT("["), WORD(0, p_Ra), TEXT(".64+"), SHARED_WORD(1, p_URb),
        TEXT("+"), NUMBER(2, p_OFFSET), TEXT("]")),
    RIVAL(1, 0x78, 4, F_e8a76, TEXT("["), WORD(0, p_Ra), TEXT(".64]")),
    ROW(0x78, 5, F_e8a76, TEXT("["), WORD(0, p_Ra), TEXT(".64+"), NUMBER(2, p_OFFSET), TEXT("]")),
    RIVAL(1, 0x78, 6, F_ae5ed, TEXT("desc["), SHARED_WORD(1, p_URb), TEXT("]["), WORD(0, p_Ra),
        TEXT(".64]")),
    ROW(0x78, 7, F_ae5ed, TEXT("desc["), SHARED_WORD(1, p_URb), TEXT("]["), WORD(0, p_Ra),
        TEXT(".64+"), NUMBER(2, p_OFFSET), TEXT("]")),
    RIVAL(1, 0x80, 8, F_e8a76, TEXT("["), WORD(0, p_Ra), TEXT(".64]")),
    ROW(0x80, 9, F_e8a76, TEXT("["), WORD(0, p_Ra), TEXT(".64+"), NUMBER(2, p_OFFSET), TEXT("]")),
};
OPTIONS(op_DESC_3) = {
    ROW(0x78, 3, F_89fa0, TEXT("{desc "), SHARED_WORD(0, p_URb_2), TEXT("}")),
    ROW(0x80, 5, F_89fa0, TEXT("{desc "), SHARED_WORD(0, p_URb_2), TEXT("}")),
    NOTHING_RIVAL(1, ALL, 0, F_9e3fd),
    NOTHING_RIVAL(1, 0x78, 1, F_9e3fd),
    NOTHING(0x78, 2, F_9e3fd),
    NOTHING(0x80, 4, F_9e3fd),
};
OPTIONS(op_STORE_MODE_VOLTA) = {
    ROW(ALL, 0, F_0fef1, WORD(0, p_E), SURE_WORD(1, p_EVICT), WORD(2, p_SIZE),
        WORD(3, p_STORE_ORDER), WORD(4, p_SCOPE), SURE_WORD(5, p_PRIVATE)),
};
OPTIONS(op_ADDR_GLOBAL_4) = {
    RIVAL(1, ALL, 0, F_e8a76, TEXT("["), WORD(0, p_Ra), TEXT(".U32+"), SHARED_WORD(1, p_URc),
        TEXT("]")),
    RIVAL(1, ALL, 1, F_e8a76, TEXT("["), WORD(0, p_Ra), TEXT(".U32+"), SHARED_WORD(1, p_URc),
        TEXT("+"), NUMBER(2, p_OFFSET), TEXT("]")),
    RIVAL(1, ALL, 2, F_e8a76, TEXT("["), WORD(0, p_Ra), TEXT(".64+"), SHARED_WORD(1, p_URc),
        TEXT("]")),
    RIVAL(1, ALL, 3, F_e8a76, TEXT("["), WORD(0, p_Ra), TEXT(".64+"), SHARED_WORD(1, p_URc),
        TEXT("+"), NUMBER(2, p_OFFSET), TEXT("]")),
    RIVAL(1, 0x78, 4, F_e8a76, TEXT("["), WORD(0, p_Ra), TEXT(".64]")),
    ROW(0x78, 5, F_e8a76, TEXT("["), WORD(0, p_Ra), TEXT(".64+"), NUMBER(2, p_OFFSET), TEXT("]")),
    RIVAL(1, 0x78, 6, F_ae5ed, TEXT("desc["), SHARED_WORD(1, p_URc), TEXT("]["), WORD(0, p_Ra),
        TEXT(".64]")),
    ROW(0x78, 7, F_ae5ed, TEXT("desc["), SHARED_WORD(1, p_URc), TEXT("]["), WORD(0, p_Ra),
        TEXT(".64+"), NUMBER(2, p_OFFSET), TEXT("]")),
    RIVAL(1, 0x80, 8, F_e8a76, TEXT("["), WORD(0, p_Ra), TEXT(".64]")),
    ROW(0x80, 9, F_e8a76, TEXT("["), WORD(0, p_Ra), TEXT(".64+"), NUMBER(2, p_OFFSET), TEXT("]")),
};
OPTIONS(op_DESC_4) = {
    ROW(0x78, 3, F_89fa0, TEXT("{desc "), SHARED_WORD(0, p_URc_2), TEXT("}")),
    ROW(0x80, 5, F_89fa0, TEXT("{desc "), SHARED_WORD(0, p_URc_2), TEXT("}")),
    NOTHING_RIVAL(1, ALL, 0, F_9e3fd),
    NOTHING_RIVAL(1, 0x78, 1, F_9e3fd),
    NOTHING(0x78, 2, F_9e3fd),
    NOTHING(0x80, 4, F_9e3fd),
};
OPTIONS(op_ADDR_LOCAL) = {
    RIVAL(1, ALL, 0, F_e8a76, TEXT("["), WORD(0, p_Ra_2), TEXT("+"), SHARED_WORD(1, p_URb),
        TEXT("]")),
    RIVAL(3, ALL, 1, F_e8a76, TEXT("["), WORD(0, p_Ra_2), TEXT("+"), SHARED_WORD(1, p_URb),
        TEXT("+"), NUMBER(2, p_OFFSET), TEXT("]")),
    RIVAL(1, ALL, 2, F_94a60, TEXT("["), SHARED_WORD(1, p_URb), TEXT("]")),
    RIVAL(3, ALL, 3, F_94a60, TEXT("["), SHARED_WORD(1, p_URb), TEXT("+"), NUMBER(2, p_OFFSET),
        TEXT("]")),
    RIVAL(1, ALL, 4, F_e8a76, TEXT("["), WORD(0, p_Ra), TEXT("]")),
    RIVAL(1, ALL, 5, F_e8a76, TEXT("["), WORD(0, p_Ra_2), TEXT("+"), NUMBER(2, p_OFFSET),
        TEXT("]")),
    ROW(ALL, 6, F_74174, TEXT("["), NUMBER(2, p_OFFSET), TEXT("]")),
};
OPTIONS(op_DESC_LOCAL) = {
    ROW(ALL, 1, F_89fa0, TEXT("{desc "), SHARED_WORD(0, p_URb), TEXT("}")),
    NOTHING(ALL, 0, F_9e3fd),
};
OPTIONS(op_ADDR_LOCAL_2) = {
    RIVAL(1, ALL, 0, F_e8a76, TEXT("["), WORD(0, p_Ra_2), TEXT("+"), SHARED_WORD(1, p_URc),
        TEXT("]")),
    RIVAL(3, ALL, 1, F_e8a76, TEXT("["), WORD(0, p_Ra_2), TEXT("+"), SHARED_WORD(1, p_URc),
        TEXT("+"), NUMBER(2, p_OFFSET), TEXT("]")),
    RIVAL(1, ALL, 2, F_94a60, TEXT("["), SHARED_WORD(1, p_URc), TEXT("]")),
    RIVAL(3, ALL, 3, F_94a60, TEXT("["), SHARED_WORD(1, p_URc), TEXT("+"), NUMBER(2, p_OFFSET),
        TEXT("]")),
    RIVAL(1, ALL, 4, F_e8a76, TEXT("["), WORD(0, p_Ra), TEXT("]")),
    RIVAL(1, ALL, 5, F_e8a76, TEXT("["), WORD(0, p_Ra_2), TEXT("+"), NUMBER(2, p_OFFSET),
        TEXT("]")),
    ROW(ALL, 6, F_74174, TEXT("["), NUMBER(2, p_OFFSET), TEXT("]")),
};
OPTIONS(op_DESC_LOCAL_2) = {
    ROW(ALL, 1, F_89fa0, TEXT("{desc "), SHARED_WORD(0, p_URc), TEXT("}")),
    NOTHING(ALL, 0, F_9e3fd),
};
OPTIONS(op_ADDR_SCALED_UR_2) = {
    RIVAL(1, ALL, 0, F_e8a76, TEXT("["), WORD(0, p_Ra_2), SURE_WORD(1, p_SCALE), TEXT("+"),
        WORD(2, p_URb), TEXT("]")),
    RIVAL(1, ALL, 1, F_e8a76, TEXT("["), WORD(0, p_Ra_2), SURE_WORD(1, p_SCALE), TEXT("+"),
        WORD(2, p_URb), TEXT("+"), NUMBER(3, p_OFFSET), TEXT("]")),
    RIVAL(1, ALL, 2, F_e8a76, TEXT("["), WORD(0, p_Ra_3), SURE_WORD(1, p_SCALE_2), TEXT("+"),
        WORD(2, p_URb), TEXT("]")),
    ROW(ALL, 3, F_e8a76, TEXT("["), WORD(0, p_Ra_3), SURE_WORD(1, p_SCALE_2), TEXT("+"),
        WORD(2, p_URb), TEXT("+"), NUMBER(3, p_OFFSET), TEXT("]")),
    RIVAL(1, ALL, 4, F_94a60, TEXT("["), WORD(2, p_URb), TEXT("]")),
    ROW(ALL, 5, F_94a60, TEXT("["), WORD(2, p_URb), TEXT("+"), NUMBER(3, p_OFFSET), TEXT("]")),
};
OPTIONS(op_CONST_INDEXED) = {
    RIVAL(1, ALL, 0, F_cb7db, TEXT("c["), NUMBER(0, p_C_BANK), TEXT("]["), WORD(1, p_Ra),
        TEXT("]")),
    RIVAL(1, ALL, 1, F_cb7db, TEXT("c["), NUMBER(0, p_C_BANK), TEXT("]["), WORD(1, p_Ra_2),
        TEXT("+"), NUMBER(2, p_memory_INDEX), TEXT("]")),
    ROW(ALL, 2, F_cb7db, TEXT("c["), NUMBER(0, p_C_BANK), TEXT("]["), NUMBER(2, p_memory_INDEX),
        TEXT("]")),
    ALSO(ALL, 0, TEXT("c"), NUMBER(0, p_C_BANK), TEXT("["), WORD(1, p_Ra), TEXT("]")),
    ALSO(ALL, 1, TEXT("c"), NUMBER(0, p_C_BANK), TEXT("["), WORD(1, p_Ra_2), TEXT("+"),
        NUMBER(2, p_memory_INDEX), TEXT("]")),
    ALSO(ALL, 2, TEXT("c"), NUMBER(0, p_C_BANK), TEXT("["), NUMBER(2, p_memory_INDEX), TEXT("]")),
};
OPTIONS(op_CONST_BINDLESS) = {
    RIVAL(1, ALL, 0, F_cb7c0, TEXT("cx["), WORD(0, p_URa), TEXT("]["), WORD(1, p_Rc), TEXT("]")),
    RIVAL(1, ALL, 1, F_cb7c0, TEXT("cx["), WORD(0, p_URa), TEXT("]["), WORD(1, p_Rc_2), TEXT("+"),
        NUMBER(2, p_memory_INDEX), TEXT("]")),
    ROW(ALL, 2, F_cb7c0, TEXT("cx["), WORD(0, p_URa), TEXT("]["), NUMBER(2, p_memory_INDEX),
        TEXT("]")),
};
OPTIONS(op_CONST_U) = {
    ROW(ALL, 0, F_cb7db, TEXT("c["), NUMBER(0, p_C_BANK), TEXT("]["),
        NUMBER(1, p_memory_C_OFFSET_U), TEXT("]")),
    ROW(ALL, 1, F_cb7c0, TEXT("cx["), WORD(2, p_URb), TEXT("]["), NUMBER(1, p_memory_C_OFFSET_U),
        TEXT("]")),
    ALSO(ALL, 0, TEXT("c"), NUMBER(0, p_C_BANK), TEXT("["), NUMBER(1, p_memory_C_OFFSET_U),
        TEXT("]")),
};
OPTIONS(op_SRC_ULDC_UP) = {
    ROW(ALL, 0, F_65c74, SURE_WORD(0, p_memory_NOT_ULDC_UP), WORD(1, p_memory_ULDC_UP)),
};
OPTIONS(op_COPY_TO) = {
    RIVAL(1, ALL, 0, F_e8a76, TEXT("["), WORD(0, p_Rd), TEXT("]")),
    ROW(ALL, 1, F_e8a76, TEXT("["), WORD(0, p_Rd), TEXT("+"), NUMBER(1, p_memory_TO_OFFSET),
        TEXT("]")),
};
OPTIONS(op_COPY_FROM) = {
    RIVAL(1, ALL, 0, F_e8a76, TEXT("["), WORD(0, p_Ra), TEXT(".U32+"), SHARED_WORD(1, p_URc),
        TEXT("]")),
    RIVAL(1, ALL, 1, F_e8a76, TEXT("["), WORD(0, p_Ra), TEXT(".U32+"), SHARED_WORD(1, p_URc),
        TEXT("+"), NUMBER(2, p_memory_FROM_OFFSET), TEXT("]")),
    RIVAL(1, ALL, 2, F_e8a76, TEXT("["), WORD(0, p_Ra), TEXT(".64+"), SHARED_WORD(1, p_URc),
        TEXT("]")),
    RIVAL(1, ALL, 3, F_e8a76, TEXT("["), WORD(0, p_Ra), TEXT(".64+"), SHARED_WORD(1, p_URc),
        TEXT("+"), NUMBER(2, p_memory_FROM_OFFSET), TEXT("]")),
    RIVAL(1, 0x78, 4, F_e8a76, TEXT("["), WORD(0, p_Ra), TEXT(".64]")),
    ROW(0x78, 5, F_e8a76, TEXT("["), WORD(0, p_Ra), TEXT(".64+"), NUMBER(2, p_memory_FROM_OFFSET),
        TEXT("]")),
    RIVAL(1, 0x78, 6, F_ae5ed, TEXT("desc["), SHARED_WORD(1, p_URc), TEXT("]["), WORD(0, p_Ra),
        TEXT(".64]")),
    ROW(0x78, 7, F_ae5ed, TEXT("desc["), SHARED_WORD(1, p_URc), TEXT("]["), WORD(0, p_Ra),
        TEXT(".64+"), NUMBER(2, p_memory_FROM_OFFSET), TEXT("]")),
    RIVAL(1, 0x80, 8, F_e8a76, TEXT("["), WORD(0, p_Ra), TEXT(".64]")),
    ROW(0x80, 9, F_e8a76, TEXT("["), WORD(0, p_Ra), TEXT(".64+"), NUMBER(2, p_memory_FROM_OFFSET),
        TEXT("]")),
};
OPTIONS(op_COPY_TO_UR) = {
    RIVAL(1, ALL, 0, F_e8a76, TEXT("["), WORD(0, p_Rd), TEXT("+"), WORD(1, p_URc), TEXT("]")),
    ROW(ALL, 1, F_e8a76, TEXT("["), WORD(0, p_Rd), TEXT("+"), WORD(1, p_URc), TEXT("+"),
        NUMBER(2, p_memory_TO_OFFSET), TEXT("]")),
};
OPTIONS(op_COPY_FROM_UR) = {
    RIVAL(1, ALL, 0, F_e8a76, TEXT("["), WORD(0, p_Ra), TEXT(".64]")),
    ROW(ALL, 1, F_e8a76, TEXT("["), WORD(0, p_Ra), TEXT(".64+"), NUMBER(1, p_memory_FROM_OFFSET),
        TEXT("]")),
};
OPTIONS(op_SPECIAL) = {
    ROW(0x7f, 0, F_8a94f, WORD(0, p_special_SR)),
    RIVAL(1, 0x80, 1, F_8a94f, WORD(0, p_special_SR)),
    RIVAL(1, 0x80, 2, F_e3f57, TEXT("SR_VIRTCFG")),
    ROW(0x80, 3, F_e3f57, TEXT("SR_CgaCtaId")),
};
OPTIONS(op_N_SIZE) = {
    FAINT(0, ALL, 0, F_736a6, WORD(0, p_SIZE)),
};
OPTIONS(op_ACCESS_ORDER) = {
    ROW(0x7, 0, F_cc9b2, WORD(0, p_STORE_ORDER), WORD(1, p_SCOPE), SURE_WORD(2, p_PRIVATE)),
    FAINT(0, 0xf8, 1, F_b5041, SURE_WORD(3, p_LOAD_ORDER_SCOPE)),
};
OPTIONS(op_SURFACE) = {
    RIVAL(2, 0x3, 0, F_bb2c0, NUMBER(0, p_TEX_C_BANK), COMMA(NUMBER, 1, p_TEX_C_WORD)),
    RIVAL(2, 0xfc, 1, F_bb2c0, NUMBER(0, p_TEX_C_BANK), COMMA(NUMBER, 1, p_TEX_C_WORD)),
    ROW(0x3, 2, F_bb2c0, NUMBER(0, p_TEX_C_BANK), COMMA(NUMBER, 2, p_SAMPLER),
        COMMA(NUMBER, 3, p_HEADER)),
    RIVAL(1, 0xfc, 3, F_bb2c0, NUMBER(0, p_TEX_C_BANK), COMMA(NUMBER, 2, p_SAMPLER),
        COMMA(NUMBER, 3, p_HEADER)),
    ROW(0xfc, 4, F_d3d3d, WORD(4, p_URtex), COMMA(NUMBER, 3, p_HEADER)),
};
OPTIONS(op_SURFACE_Rc) = {
    ROW(0x3, 0, F_a33e3, WORD(0, p_Rc)),
    ROW(0xfc, 1, F_a33e3, WORD(0, p_Rc)),
};
OPTIONS(op_N_SURF_MASK) = {
    FAINT(0, ALL, 0, F_b5575, WORD(0, p_surface_MASK)),
};
OPTIONS(op_ACCESS_ORDER_2) = {
    ROW(0x7, 0, F_cc9b2, WORD(0, p_STORE_ORDER), WORD(1, p_SCOPE), SURE_WORD(2, p_PRIVATE)),
    FAINT(0, 0xf8, 1, F_9bac6, SURE_WORD(3, p_STORE_ORDER_SCOPE)),
};
OPTIONS(op_N_SURF_TYPE) = {
    FAINT(0, ALL, 0, F_6c19f, WORD(0, p_surface_TYPE)),
};
OPTIONS(op_ATOM_ORDER) = {
    ROW(0x7, 0, F_a53ab, WORD(0, p_atomic_ATOMIC_ORDER), WORD(1, p_SCOPE), SURE_WORD(2, p_PRIVATE)),
    FAINT(0, 0xf8, 1, F_09e3a, SURE_WORD(3, p_STORE_ORDER_SCOPE)),
};
OPTIONS(op_N_CAS_TYPE) = {
    FAINT(0, ALL, 0, F_83860, WORD(0, p_surface_CAS_TYPE)),
};
OPTIONS(op_SURFACE_2) = {
    RIVAL(1, ALL, 0, F_bb2c0, NUMBER(0, p_TEX_C_BANK), COMMA(NUMBER, 1, p_TEX_C_WORD)),
    RIVAL(1, ALL, 1, F_bb2c0, NUMBER(0, p_TEX_C_BANK), COMMA(NUMBER, 2, p_SAMPLER),
        COMMA(NUMBER, 3, p_HEADER)),
    ROW(ALL, 2, F_d3d3d, WORD(4, p_URtex), COMMA(NUMBER, 3, p_HEADER)),
};
OPTIONS(op_SURFACE_Rc_2) = {
    ROW(ALL, 0, F_a33e3, WORD(0, p_Rc)),
};
OPTIONS(op_OPT_UPmma) = {
    RIVAL(1, 0xf0, 1, F_4f7ed, TEXT(","), BLANK(WORD, 0, p_tensor_UPmma)),
    RIVAL(2, 0xf0, 3, F_4f7ed, TEXT(","), BLANK(TEXT, "!"), WORD(1, p_tensor_UPmma_NOT)),
    NOTHING(0x8, 0, F_d97f2),
    NOTHING(0xf0, 2, F_d97f2),
};
OPTIONS(op_EXTRA) = {
    NOTHING(0x78, 0, F_9e3fd),
    NOTHING(0x80, 1, F_9e3fd),
};
OPTIONS(op_OPT_UPmma_2) = {
    RIVAL(1, 0xf0, 1, F_4f7ed, TEXT(","), BLANK(WORD, 0, p_tensor_UPmma)),
    RIVAL(2, 0xf0, 3, F_4f7ed, TEXT(","), BLANK(TEXT, "!"), WORD(1, p_tensor_UPmma_NOT)),
    NOTHING(0xe, 0, F_9e3fd),
    NOTHING(0xf0, 2, F_9e3fd),
};
OPTIONS(op_OPT_UPmma_3) = {
    RIVAL(1, 0xf0, 1, F_4f7ed, TEXT(","), BLANK(WORD, 0, p_tensor_UPmma)),
    RIVAL(2, 0xf0, 3, F_4f7ed, TEXT(","), BLANK(TEXT, "!"), WORD(1, p_tensor_UPmma_NOT)),
    NOTHING(0xc, 0, F_9e3fd),
    NOTHING(0xf0, 2, F_9e3fd),
};
OPTIONS(op_DMMA_B) = {
    RIVAL(1, ALL, 0, F_ceee7, SURE_WORD(0, p_NEG_B), WORD(1, p_Rb), SURE_WORD(2, p_REUSE_B)),
    ROW(ALL, 1, F_bc7e3, SURE_WORD(0, p_NEG_B), TEXT("|"), WORD(1, p_Rb), TEXT("|"),
        SURE_WORD(2, p_REUSE_B)),
};
OPTIONS(op_OPT_UPmma_4) = {
    RIVAL(1, 0x70, 1, F_4f7ed, TEXT(","), BLANK(WORD, 0, p_tensor_UPmma)),
    RIVAL(2, 0x70, 3, F_4f7ed, TEXT(","), BLANK(TEXT, "!"), WORD(1, p_tensor_UPmma_NOT)),
    NOTHING(0x8, 0, F_9e3fd),
    NOTHING(0x70, 2, F_9e3fd),
};
OPTIONS(op_OPT_UPmma_5) = {
    RIVAL(1, ALL, 0, F_4f7ed, TEXT(","), BLANK(WORD, 0, p_tensor_UPmma)),
    RIVAL(1, ALL, 2, F_4f7ed, TEXT(","), BLANK(TEXT, "!"), WORD(1, p_tensor_UPmma_NOT)),
    NOTHING(ALL, 1, F_9e3fd),
};
OPTIONS(op_OPT_BINDLESS) = {
    FAINT(1, ALL, 0, F_7e3cd, SURE_WORD(0, p_texture_BINDLESS)),
    NOTHING(0xfc, 1, F_77e06),
};
OPTIONS(op_BOUND_CONST) = {
    ROW(0x3, 0, F_bb2c0, NUMBER(0, p_TEX_C_BANK), COMMA(NUMBER, 1, p_TEX_C_WORD)),
    RIVAL(1, 0xfc, 1, F_bb2c0, NUMBER(0, p_TEX_C_BANK), COMMA(NUMBER, 1, p_TEX_C_WORD)),
    ROW(0xfc, 2, F_d3d3d, WORD(2, p_URtex), COMMA(NUMBER, 3, p_HEADER)),
};
OPTIONS(op_OPT_MASK_2) = {
    ROW(ALL, 1, F_bb2c0, NUMBER(0, p_texture_MASK)),
    NOTHING(ALL, 0, F_83f72),
};
OPTIONS(op_OPT_HINT) = {
    ROW(ALL, 1, F_31cdb, TEXT("{hint "), NUMBER(0, p_texture_HINT), TEXT("}")),
    NOTHING(ALL, 0, F_9e3fd),
};
OPTIONS(op_BOUND_NUMBERS) = {
    ROW(0x3, 0, F_bb2c0, NUMBER(0, p_TEX_C_BANK), COMMA(NUMBER, 1, p_SAMPLER),
        COMMA(NUMBER, 2, p_HEADER)),
    ROW(0xfc, 1, F_bb2c0, NUMBER(0, p_TEX_C_BANK), COMMA(NUMBER, 1, p_SAMPLER),
        COMMA(NUMBER, 2, p_HEADER)),
};
OPTIONS(op_BOUND_REGISTERS) = {
    NOTHING(0x3, 0, F_47278),
    NOTHING(0xfc, 1, F_47278),
};
OPTIONS(op_OPT_BINDLESS_2) = {
    FAINT(1, ALL, 0, F_e134a, SURE_WORD(0, p_texture_BINDLESS)),
    NOTHING(ALL, 1, F_de5eb),
};
OPTIONS(op_FOOTPRINT_BOUND) = {
    RIVAL(1, ALL, 0, F_bb2c0, NUMBER(0, p_TEX_C_BANK), COMMA(NUMBER, 1, p_TEX_C_WORD)),
    RIVAL(1, ALL, 1, F_d3d3d, WORD(2, p_URtex), COMMA(NUMBER, 3, p_HEADER)),
    ROW(ALL, 2, F_bb2c0, NUMBER(0, p_TEX_C_BANK), COMMA(NUMBER, 4, p_SAMPLER),
        COMMA(NUMBER, 3, p_HEADER)),
};
OPTIONS(op_ADDR_MAP) = {
    ROW(ALL, 0, F_94a60, TEXT("["), WORD(0, p_URa), TEXT("]")),
};
OPTIONS(op_U_CARRIES_OUT) = {
    RIVAL(1, ALL, 1, F_34d2f, WORD(0, p_UPu)),
    ROW(ALL, 2, F_34d2f, WORD(0, p_UPu_2), COMMA(WORD, 1, p_UPv)),
    GLUED(ALL, 1, TEXT("|"), WORD(0, p_UPu)),
    GLUED(ALL, 2, TEXT("|"), WORD(0, p_UPu_2), TEXT("|"), WORD(1, p_UPv)),
    NOTHING(ALL, 0, F_8353c),
};
OPTIONS(op_SIGNED_UA) = {
    ROW(ALL, 0, F_0b033, SURE_WORD(0, p_NEG_A), WORD(1, p_URa)),
};
OPTIONS(op_SIGNED_UB) = {
    RIVAL(1, ALL, 0, F_0b033, SURE_WORD(0, p_NEG_B), WORD(1, p_URb)),
    ROW(ALL, 1, F_bb2c0, NUMBER(2, p_IMM)),
};
OPTIONS(op_SIGNED_UC) = {
    ROW(ALL, 0, F_0b033, SURE_WORD(0, p_NEG_C), WORD(1, p_URc)),
};
OPTIONS(op_SIGNED_UA_2) = {
    ROW(ALL, 0, F_99113, SURE_WORD(0, p_INV_A), WORD(1, p_URa)),
};
OPTIONS(op_SIGNED_UB_2) = {
    RIVAL(1, ALL, 0, F_99113, SURE_WORD(0, p_INV_B), WORD(1, p_URb)),
    ROW(ALL, 1, F_bb2c0, NUMBER(2, p_IMM)),
};
OPTIONS(op_SIGNED_UC_2) = {
    ROW(ALL, 0, F_99113, SURE_WORD(0, p_INV_C), WORD(1, p_URc)),
};
OPTIONS(op_SRC_UPp) = {
    ROW(ALL, 0, F_65c74, SURE_WORD(0, p_NOT_Pp_3), WORD(1, p_UPp)),
};
OPTIONS(op_SRC_UPq) = {
    ROW(ALL, 0, F_65c74, SURE_WORD(0, p_NOT_Pq), WORD(1, p_UPq)),
};
OPTIONS(op_SRC_UA) = {
    ROW(ALL, 0, F_d3d3d, WORD(0, p_URa)),
};
OPTIONS(op_SRC_UB) = {
    RIVAL(1, ALL, 0, F_d3d3d, WORD(0, p_URb)),
    ROW(ALL, 1, F_bb2c0, NUMBER(1, p_IMM)),
};
OPTIONS(op_JOINED_UPu) = {
    ROW(ALL, 1, F_34d2f, WORD(0, p_UPu)),
    GLUED(ALL, 1, TEXT("|"), WORD(0, p_UPu)),
    NOTHING(ALL, 0, F_8353c),
};
OPTIONS(op_OPT_SRC_3) = {
    RIVAL(1, ALL, 1, F_65c74, SURE_WORD(0, p_NOT_Pr_2), WORD(1, p_UPr)),
    ROW(ALL, 2, F_65c74, SURE_WORD(0, p_NOT_Pr_3), WORD(1, p_UPr_2)),
    NOTHING(ALL, 0, F_15024),
};
OPTIONS(op_SRC_UPr) = {
    ROW(ALL, 0, F_65c74, SURE_WORD(0, p_NOT_Pr), WORD(1, p_UPr)),
};
OPTIONS(op_SIGNED_UB_3) = {
    RIVAL(1, ALL, 0, F_0b033, SURE_WORD(0, p_NEG_B), WORD(1, p_URb)),
    ROW(ALL, 1, F_bb2c0, NUMBER(2, p_UIMM)),
};
OPTIONS(op_SIGNED_UB_4) = {
    RIVAL(1, ALL, 0, F_99113, SURE_WORD(0, p_INV_B), WORD(1, p_URb)),
    ROW(ALL, 1, F_bb2c0, NUMBER(2, p_UIMM)),
};
OPTIONS(op_SRC_UB_2) = {
    RIVAL(1, ALL, 0, F_d3d3d, WORD(0, p_URb)),
    ROW(ALL, 1, F_bb2c0, NUMBER(1, p_UIMM)),
};
OPTIONS(op_SIGN_UB) = {
    ROW(ALL, 0, F_d3d3d, WORD(0, p_URb), TEXT(".SIGN")),
};
OPTIONS(op_SIGN_UC) = {
    ROW(ALL, 0, F_d3d3d, WORD(0, p_URc), TEXT(".SIGN")),
};
OPTIONS(op_SIGN_UA) = {
    ROW(ALL, 0, F_d3d3d, WORD(0, p_URa), TEXT(".SIGN")),
};
OPTIONS(op_R2UR_Pu) = {
    RIVAL(1, ALL, 1, F_b5333, WORD(0, p_Pu_2)),
    ROW(ALL, 2, F_b5333, WORD(0, p_Pu)),
    NOTHING(ALL, 0, F_0ee56),
};
OPTIONS(op_SPECIAL_2) = {
    ROW(0x7c, 0, F_8a94f, WORD(0, p_special_SR)),
    RIVAL(1, 0x80, 1, F_8a94f, WORD(0, p_special_SR)),
    RIVAL(1, 0x80, 2, F_e3f57, TEXT("SR_VIRTCFG")),
    ROW(0x80, 3, F_e3f57, TEXT("SR_CgaCtaId")),
};
OPTIONS(op_C_IN_B_3) = {
    RIVAL(1, ALL, 0, F_bb2c0, NUMBER(0, p_IMM)),
    ROW(ALL, 1, F_cb7db, TEXT("c["), NUMBER(1, p_C_BANK), TEXT("]["), NUMBER(2, p_C_OFFSET),
        TEXT("]")),
    ROW(0xfc, 2, F_cb7c0, TEXT("cx["), WORD(3, p_URb), TEXT("]["), NUMBER(2, p_C_OFFSET),
        TEXT("]")),
    ROW(0xfc, 3, F_d3d3d, WORD(3, p_URb)),
    ALSO(ALL, 1, TEXT("c"), NUMBER(1, p_C_BANK), TEXT("["), NUMBER(2, p_C_OFFSET), TEXT("]")),
};
OPTIONS(op_SRC_B_NO_IMM) = {
    ROW(ALL, 0, F_a33e3, WORD(0, p_Rb), SURE_WORD(1, p_REUSE_B)),
    ROW(ALL, 1, F_cb7db, TEXT("c["), NUMBER(2, p_C_BANK), TEXT("]["), NUMBER(3, p_C_OFFSET),
        TEXT("]")),
    ROW(0xfc, 2, F_cb7c0, TEXT("cx["), WORD(4, p_URb), TEXT("]["), NUMBER(3, p_C_OFFSET),
        TEXT("]")),
    ROW(0xfc, 3, F_d3d3d, WORD(4, p_URb)),
    ALSO(ALL, 1, TEXT("c"), NUMBER(2, p_C_BANK), TEXT("["), NUMBER(3, p_C_OFFSET), TEXT("]")),
};
OPTIONS(op_DOT_C) = {
    ROW(0x3, 0, F_a33e3, WORD(0, p_Rc), SURE_WORD(1, p_REUSE_C)),
    ROW(0xfc, 1, F_ceee7, SURE_WORD(2, p_NEG_C), WORD(0, p_Rc), SURE_WORD(1, p_REUSE_C)),
};
OPTIONS(op_OPT_Rd) = {
    ROW(ALL, 1, F_a33e3, WORD(0, p_Rd_2)),
    NOTHING(ALL, 0, F_e00dd),
};
OPTIONS(op_OPT_URd) = {
    ROW(ALL, 1, F_d3d3d, WORD(0, p_URd_2)),
    NOTHING(ALL, 0, F_e1e40),
};
OPTIONS(op_SHFL_B) = {
    RIVAL(1, ALL, 0, F_a33e3, WORD(0, p_Rb)),
    ROW(ALL, 1, F_bb2c0, NUMBER(1, p_warp_SHFL_LANE)),
};
OPTIONS(op_SHFL_C) = {
    RIVAL(1, ALL, 0, F_a33e3, WORD(0, p_Rc)),
    ROW(ALL, 1, F_bb2c0, NUMBER(1, p_warp_SHFL_CLAMP)),
};
OPTIONS(op_PR_MASK) = {
    RIVAL(1, ALL, 0, F_a33e3, WORD(0, p_Rb), SURE_WORD(1, p_REUSE_B)),
    RIVAL(2, 0x7f, 1, F_bb2c0, NUMBER(2, p_IMM)),
    RIVAL(1, 0x80, 2, F_bb2c0, NUMBER(3, p_UIMM)),
    ROW(ALL, 3, F_cb7db, TEXT("c["), NUMBER(4, p_C_BANK), TEXT("]["), NUMBER(5, p_C_OFFSET),
        TEXT("]")),
    ROW(0xfc, 4, F_cb7c0, TEXT("cx["), WORD(6, p_URb), TEXT("]["), NUMBER(5, p_C_OFFSET),
        TEXT("]")),
    ROW(0xfc, 5, F_d3d3d, WORD(6, p_URb)),
    ALSO(ALL, 3, TEXT("c"), NUMBER(4, p_C_BANK), TEXT("["), NUMBER(5, p_C_OFFSET), TEXT("]")),
};
OPTIONS(op_SRC_Pr_OR_UPr) = {
    RIVAL(1, 0xfc, 0, F_fb2fe, SURE_WORD(0, p_NOT_Pr), WORD(1, p_Pr)),
    ROW(0xfc, 1, F_65c74, SURE_WORD(0, p_NOT_Pr), WORD(2, p_UPr)),
    ROW(0x3, 2, F_fb2fe, SURE_WORD(0, p_NOT_Pr), WORD(1, p_Pr)),
};
OPTIONS(op_SIGN_B) = {
    ROW(ALL, 0, F_a33e3, WORD(0, p_Rb), SURE_WORD(1, p_REUSE_B), TEXT(".SIGN")),
    ROW(ALL, 1, F_cb7c9, CHOICE(1, 2, op_CONST), TEXT(".SIGN")),
    ROW(0xfc, 2, F_d3d3d, WORD(4, p_URb), TEXT(".SIGN")),
};
OPTIONS(op_SIGN_C) = {
    ROW(ALL, 0, F_a33e3, WORD(0, p_Rc), SURE_WORD(1, p_REUSE_C), TEXT(".SIGN")),
};
OPTIONS(op_SIGN_A) = {
    ROW(ALL, 0, F_a33e3, WORD(0, p_Ra), SURE_WORD(1, p_REUSE_A), TEXT(".SIGN")),
};

FORMS(head_ACQBULK) = {
    INNER_FORM(VOLTA_ACQBULK, CHOICE(0, 0, op_GUARD), BLANK(TEXT, "ACQBULK"),
        OWN_BLANK(CHOICE, 1, 0, op_PM_EVENTS_3), BLANK(CHOICE, 2, 1, op_CTL)),
};
FORMS(head_AL2P) = {
    INNER_FORM(VOLTA_AL2P, CHOICE(0, 2, op_GUARD), BLANK(TEXT, "AL2P"), BLANK(WORD, 0, p_Rd),
        COMMA(WORD, 1, p_Ra), COMMA(FIXED, 0x0, false), OWN_BLANK(CHOICE, 1, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 2, 3, op_CTL)),
};
FORMS(head_ALD) = {
    INNER_FORM(VOLTA_ALD_A, CHOICE(1, 4, op_GUARD), BLANK(TEXT, "ALD"),
        SURE_WORD(0, p_graphics_OUTPUT), BLANK(WORD, 1, p_Rd), COMMA(TEXT, "a["),
        NUMBER(2, p_graphics_ATTR), TEXT("]"), COMMA(CHOICE, 0, 3, op_OPT_REG),
        OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_6), BLANK(CHOICE, 3, 5, op_CTL)),
    LIKE(VOLTA_ALD_R, INNER, 0, 3, 1, F_855fc, CHOICE(1, 4, op_GUARD), BLANK(TEXT, "ALD"),
        SURE_WORD(0, p_graphics_OUTPUT), TEXT(".PHYS"), BLANK(WORD, 1, p_Rd), COMMA(TEXT, "a["),
        WORD(2, p_Ra_2), TEXT("]"), COMMA(CHOICE, 0, 3, op_OPT_REG),
        OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_6), BLANK(CHOICE, 3, 5, op_CTL)),
    LIKE(VOLTA_ALD_U, INNER, 0, 5, 2, F_d3d3d, CHOICE(1, 4, op_GUARD), BLANK(TEXT, "ALD"),
        SURE_WORD(0, p_graphics_OUTPUT), BLANK(WORD, 1, p_Rd), COMMA(TEXT, "a["), WORD(2, p_URa),
        TEXT("]"), COMMA(CHOICE, 0, 3, op_OPT_REG), OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_8),
        BLANK(CHOICE, 3, 5, op_CTL)),
};
FORMS(head_ARRIVES_LDGSTSBAR) = {
    INNER_FORM(VOLTA_ARRIVES, CHOICE(2, 5, op_GUARD), BLANK(TEXT, "ARRIVES.LDGSTSBAR"),
        WORD(0, p_mbarrier_BAR_BITS), CHOICE(0, 1, op_OPT_COUNT), BLANK(CHOICE, 1, 2, op_ADDR_UR_2),
        OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS_5), BLANK(CHOICE, 4, 6, op_CTL)),
};
FORMS(head_AST) = {
    INNER_FORM(VOLTA_AST_A, CHOICE(1, 3, op_GUARD), BLANK(TEXT, "AST"), BLANK(TEXT, "a["),
        NUMBER(0, p_graphics_ATTR), TEXT("]"), COMMA(WORD, 1, p_Rb),
        COMMA(CHOICE, 0, 2, op_OPT_REG_2), OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 3, 4, op_CTL)),
    LIKE(VOLTA_AST_U, INNER, 0, 3, 1, F_d3d3d, CHOICE(1, 3, op_GUARD), BLANK(TEXT, "AST"),
        BLANK(TEXT, "a["), WORD(0, p_URa), TEXT("]"), COMMA(WORD, 1, p_Rb),
        COMMA(CHOICE, 0, 2, op_OPT_REG_2), OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_8),
        BLANK(CHOICE, 3, 4, op_CTL)),
};
FORMS(head_AST_PHYS) = {
    INNER_FORM(VOLTA_AST_R, CHOICE(1, 3, op_GUARD), BLANK(TEXT, "AST.PHYS"), BLANK(TEXT, "a["),
        WORD(0, p_Ra_2), TEXT("]"), COMMA(WORD, 1, p_Rb), COMMA(CHOICE, 0, 2, op_OPT_REG_2),
        OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_6), BLANK(CHOICE, 3, 4, op_CTL)),
};
FORMS(head_ATOM) = {
    INNER_FORM(VOLTA_ATOM_V, CHOICE(3, 12, op_GUARD), BLANK(TEXT, "ATOM"), WORD(0, p_E),
        WORD(1, p_ATOM_OP), SURE_WORD(2, p_EVICT), CHOICE(0, 3, op_TYPES),
        CHOICE(1, 4, op_ORDER_SCOPE), BLANK(WORD, 7, p_Pu), COMMA(WORD, 8, p_Rd),
        COMMA(CHOICE, 2, 9, op_ADDR_E), COMMA(WORD, 11, p_Rb),
        OWN_BLANK(CHOICE, 4, 0, op_PM_EVENTS), BLANK(CHOICE, 5, 13, op_CTL)),
    INNER_FORM(VOLTA_ATOM_T, CHOICE(3, 12, op_GUARD), BLANK(TEXT, "ATOM"), WORD(0, p_E),
        WORD(1, p_ATOM_OP), SURE_WORD(2, p_EVICT), CHOICE(0, 3, op_TYPES),
        CHOICE(1, 4, op_ORDER_SCOPE), BLANK(WORD, 7, p_Pu), COMMA(WORD, 8, p_Rd),
        COMMA(CHOICE, 2, 9, op_ADDR_E), COMMA(WORD, 11, p_Rb),
        OWN_BLANK(CHOICE, 4, 0, op_PM_EVENTS), BLANK(CHOICE, 5, 13, op_CTL)),
    LIKE(VOLTA_ATOM_TU, INNER, 0, 9, 1, F_c8a7b, CHOICE(3, 13, op_GUARD), BLANK(TEXT, "ATOM"),
        WORD(0, p_E), WORD(1, p_ATOM_OP), SURE_WORD(2, p_EVICT), CHOICE(0, 3, op_TYPES),
        CHOICE(1, 4, op_ORDER_SCOPE), BLANK(WORD, 7, p_Pu), COMMA(WORD, 8, p_Rd),
        COMMA(CHOICE, 2, 9, op_ADDR64_UR_TURING), COMMA(WORD, 12, p_Rb),
        OWN_BLANK(CHOICE, 4, 0, op_PM_EVENTS), BLANK(CHOICE, 5, 14, op_CTL)),
    INNER_FORM(VOLTA_ATOM_A, CHOICE(2, 10, op_GUARD), BLANK(TEXT, "ATOM"), WORD(0, p_E),
        WORD(1, p_ATOM_OP), SURE_WORD(2, p_EVICT), CHOICE(0, 3, op_TYPES_2),
        SURE_WORD(4, p_STORE_ORDER_SCOPE), BLANK(WORD, 5, p_Pu), COMMA(WORD, 6, p_Rd),
        COMMA(CHOICE, 1, 7, op_ADDR_E), COMMA(WORD, 9, p_Rb),
        OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS_2), BLANK(CHOICE, 4, 11, op_CTL)),
    LIKE(VOLTA_ATOM_D, INNER | SHARED, 0, 2, 1, F_bee4a, CHOICE(4, 10, op_GUARD),
        BLANK(TEXT, "ATOM"), CHOICE(0, 0, op_OPT_E), WORD(0, p_ATOM_OP), SURE_WORD(1, p_EVICT),
        CHOICE(1, 2, op_TYPES_2), SURE_WORD(3, p_STORE_ORDER_SCOPE), BLANK(WORD, 4, p_Pu),
        COMMA(WORD, 5, p_Rd), COMMA(CHOICE, 2, 6, op_ADDR_GLOBAL), COMMA(WORD, 9, p_Rb),
        BLANK(CHOICE, 3, 7, op_DESC), OWN_BLANK(CHOICE, 5, 0, op_PM_EVENTS_2),
        BLANK(CHOICE, 6, 11, op_CTL)),
    INNER_FORM(VOLTA_ATOM_H, CHOICE(2, 10, op_GUARD), BLANK(TEXT, "ATOM"), WORD(0, p_E),
        WORD(1, p_ATOM_OP), SURE_WORD(2, p_EVICT), CHOICE(0, 3, op_H_TYPES),
        SURE_WORD(4, p_STORE_ORDER_SCOPE), BLANK(WORD, 5, p_Pu), COMMA(WORD, 6, p_Rd),
        COMMA(CHOICE, 1, 7, op_ADDR_E), COMMA(WORD, 9, p_Rb),
        OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS_3), BLANK(CHOICE, 4, 11, op_CTL)),
    LIKE(VOLTA_ATOM_HD, INNER | SHARED, 0, 2, 1, F_bee4a, CHOICE(4, 10, op_GUARD),
        BLANK(TEXT, "ATOM"), CHOICE(0, 0, op_OPT_E), WORD(0, p_ATOM_OP), SURE_WORD(1, p_EVICT),
        CHOICE(1, 2, op_H_TYPES), SURE_WORD(3, p_STORE_ORDER_SCOPE), BLANK(WORD, 4, p_Pu),
        COMMA(WORD, 5, p_Rd), COMMA(CHOICE, 2, 6, op_ADDR_GLOBAL_2), COMMA(WORD, 9, p_Rb),
        BLANK(CHOICE, 3, 7, op_DESC_2), OWN_BLANK(CHOICE, 5, 0, op_PM_EVENTS_3),
        BLANK(CHOICE, 6, 11, op_CTL)),
    LIKE(VOLTA_ATOM_F, INNER, 0, 3, 2, F_e0ca9, CHOICE(2, 10, op_GUARD), BLANK(TEXT, "ATOM"),
        SURE_WORD(0, p_E), WORD(1, p_atomic_FLOAT_OP), SURE_WORD(2, p_EVICT),
        CHOICE(0, 3, op_FLOAT_TYPES), SURE_WORD(4, p_STORE_ORDER_SCOPE), BLANK(WORD, 5, p_Pu),
        COMMA(WORD, 6, p_Rd), COMMA(CHOICE, 1, 7, op_ADDR_E), COMMA(WORD, 9, p_Rb),
        OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS_3), BLANK(CHOICE, 4, 11, op_CTL)),
    LIKE(VOLTA_ATOM_FD, INNER | SHARED, 0, 3, 2, F_e0ca9, CHOICE(4, 10, op_GUARD),
        BLANK(TEXT, "ATOM"), CHOICE(0, 0, op_OPT_E), WORD(0, p_atomic_FLOAT_OP),
        SURE_WORD(1, p_EVICT), CHOICE(1, 2, op_FLOAT_TYPES), SURE_WORD(3, p_STORE_ORDER_SCOPE),
        BLANK(WORD, 4, p_Pu), COMMA(WORD, 5, p_Rd), COMMA(CHOICE, 2, 6, op_ADDR_GLOBAL_2),
        COMMA(WORD, 9, p_Rb), BLANK(CHOICE, 3, 7, op_DESC_2),
        OWN_BLANK(CHOICE, 5, 0, op_PM_EVENTS_3), BLANK(CHOICE, 6, 11, op_CTL)),
    LIKE(VOLTA_ATOM_CV, INNER, 0, 3, 9, F_70c89, CHOICE(4, 13, op_GUARD), BLANK(TEXT, "ATOM"),
        SURE_WORD(0, p_E), CHOICE(0, 1, op_CAS_OP), SURE_WORD(2, p_EVICT),
        CHOICE(1, 3, op_CAS_TYPES), CHOICE(2, 4, op_ORDER_SCOPE), BLANK(WORD, 7, p_Pu),
        COMMA(WORD, 8, p_Rd), COMMA(CHOICE, 3, 9, op_ADDR_E), COMMA(WORD, 11, p_Rb),
        COMMA(WORD, 12, p_Rc), OWN_BLANK(CHOICE, 5, 0, op_PM_EVENTS), BLANK(CHOICE, 6, 14, op_CTL)),
    LIKE(VOLTA_ATOM_CT, INNER, 0, 3, 8, F_70c89, CHOICE(4, 13, op_GUARD), BLANK(TEXT, "ATOM"),
        SURE_WORD(0, p_E), CHOICE(0, 1, op_CAS_OP), SURE_WORD(2, p_EVICT),
        CHOICE(1, 3, op_CAS_TYPES), CHOICE(2, 4, op_ORDER_SCOPE), BLANK(WORD, 7, p_Pu),
        COMMA(WORD, 8, p_Rd), COMMA(CHOICE, 3, 9, op_ADDR_E), COMMA(WORD, 11, p_Rb),
        COMMA(WORD, 12, p_Rc), OWN_BLANK(CHOICE, 5, 0, op_PM_EVENTS), BLANK(CHOICE, 6, 14, op_CTL)),
    LIKE(VOLTA_ATOM_CA, INNER, 0, 3, 8, F_70c89, CHOICE(3, 11, op_GUARD), BLANK(TEXT, "ATOM"),
        SURE_WORD(0, p_E), CHOICE(0, 1, op_CAS_OP), SURE_WORD(2, p_EVICT),
        CHOICE(1, 3, op_CAS_TYPES_2), SURE_WORD(4, p_STORE_ORDER_SCOPE), BLANK(WORD, 5, p_Pu),
        COMMA(WORD, 6, p_Rd), COMMA(CHOICE, 2, 7, op_ADDR_E), COMMA(WORD, 9, p_Rb),
        COMMA(WORD, 10, p_Rc), OWN_BLANK(CHOICE, 4, 0, op_PM_EVENTS_2),
        BLANK(CHOICE, 5, 12, op_CTL)),
    LIKE(VOLTA_ATOM_CH, INNER, 0, 3, 5, F_70c89, CHOICE(3, 11, op_GUARD), BLANK(TEXT, "ATOM"),
        SURE_WORD(0, p_E), CHOICE(0, 1, op_CAS_OP), SURE_WORD(2, p_EVICT),
        CHOICE(1, 3, op_CAS_TYPES_3), SURE_WORD(4, p_STORE_ORDER_SCOPE), BLANK(WORD, 5, p_Pu),
        COMMA(WORD, 6, p_Rd), COMMA(CHOICE, 2, 7, op_ADDR_E), COMMA(WORD, 9, p_Rb),
        COMMA(WORD, 10, p_Rc), OWN_BLANK(CHOICE, 4, 0, op_PM_EVENTS_3),
        BLANK(CHOICE, 5, 12, op_CTL)),
};
FORMS(head_ATOM_E) = {
    INNER_FORM(VOLTA_ATOM_ARRIVE_G, CHOICE(2, 7, op_GUARD), BLANK(TEXT, "ATOM.E"),
        CHOICE(0, 0, op_ARRIVE_OP), SURE_WORD(0, p_EVICT), TEXT(".64"),
        SURE_WORD(1, p_STORE_ORDER_SCOPE), BLANK(WORD, 2, p_Pu), COMMA(WORD, 3, p_Rd),
        COMMA(CHOICE, 1, 4, op_ADDR64_UR_TURING), OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS_5),
        BLANK(CHOICE, 4, 8, op_CTL)),
    LIKE(VOLTA_ATOM_POPC, INNER, 0, 2, 1, F_855fc, CHOICE(2, 7, op_GUARD), BLANK(TEXT, "ATOM.E"),
        CHOICE(0, 0, op_POPC_OP), SURE_WORD(0, p_EVICT), TEXT(".32"),
        SURE_WORD(1, p_STORE_ORDER_SCOPE), BLANK(WORD, 2, p_Pu), COMMA(WORD, 3, p_Rd),
        COMMA(CHOICE, 1, 4, op_ADDR64_UR_TURING), OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS_5),
        BLANK(CHOICE, 4, 8, op_CTL)),
};
FORMS(head_ATOMG) = {
    INNER_FORM(VOLTA_ATOMG_V, CHOICE(3, 12, op_GUARD), BLANK(TEXT, "ATOMG"), WORD(0, p_E),
        WORD(1, p_ATOM_OP), SURE_WORD(2, p_EVICT), CHOICE(0, 3, op_TYPES),
        CHOICE(1, 4, op_ORDER_SCOPE), BLANK(WORD, 7, p_Pu), COMMA(WORD, 8, p_Rd),
        COMMA(CHOICE, 2, 9, op_ADDR_E), COMMA(WORD, 11, p_Rb),
        OWN_BLANK(CHOICE, 4, 0, op_PM_EVENTS), BLANK(CHOICE, 5, 13, op_CTL)),
    INNER_FORM(VOLTA_ATOMG_T, CHOICE(3, 12, op_GUARD), BLANK(TEXT, "ATOMG"), WORD(0, p_E),
        WORD(1, p_ATOM_OP), SURE_WORD(2, p_EVICT), CHOICE(0, 3, op_TYPES),
        CHOICE(1, 4, op_ORDER_SCOPE), BLANK(WORD, 7, p_Pu), COMMA(WORD, 8, p_Rd),
        COMMA(CHOICE, 2, 9, op_ADDR_E), COMMA(WORD, 11, p_Rb),
        OWN_BLANK(CHOICE, 4, 0, op_PM_EVENTS), BLANK(CHOICE, 5, 13, op_CTL)),
    LIKE(VOLTA_ATOMG_TU, INNER, 0, 9, 1, F_c8a7b, CHOICE(3, 13, op_GUARD), BLANK(TEXT, "ATOMG"),
        WORD(0, p_E), WORD(1, p_ATOM_OP), SURE_WORD(2, p_EVICT), CHOICE(0, 3, op_TYPES),
        CHOICE(1, 4, op_ORDER_SCOPE), BLANK(WORD, 7, p_Pu), COMMA(WORD, 8, p_Rd),
        COMMA(CHOICE, 2, 9, op_ADDR64_UR_TURING), COMMA(WORD, 12, p_Rb),
        OWN_BLANK(CHOICE, 4, 0, op_PM_EVENTS), BLANK(CHOICE, 5, 14, op_CTL)),
    INNER_FORM(VOLTA_ATOMG_A, CHOICE(2, 10, op_GUARD), BLANK(TEXT, "ATOMG"), WORD(0, p_E),
        WORD(1, p_ATOM_OP), SURE_WORD(2, p_EVICT), CHOICE(0, 3, op_TYPES_2),
        SURE_WORD(4, p_STORE_ORDER_SCOPE), BLANK(WORD, 5, p_Pu), COMMA(WORD, 6, p_Rd),
        COMMA(CHOICE, 1, 7, op_ADDR_E), COMMA(WORD, 9, p_Rb),
        OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS_2), BLANK(CHOICE, 4, 11, op_CTL)),
    LIKE(VOLTA_ATOMG_D, INNER | SHARED, 0, 2, 1, F_bee4a, CHOICE(4, 10, op_GUARD),
        BLANK(TEXT, "ATOMG"), CHOICE(0, 0, op_OPT_E), WORD(0, p_ATOM_OP), SURE_WORD(1, p_EVICT),
        CHOICE(1, 2, op_TYPES_2), SURE_WORD(3, p_STORE_ORDER_SCOPE), BLANK(WORD, 4, p_Pu),
        COMMA(WORD, 5, p_Rd), COMMA(CHOICE, 2, 6, op_ADDR_GLOBAL), COMMA(WORD, 9, p_Rb),
        BLANK(CHOICE, 3, 7, op_DESC), OWN_BLANK(CHOICE, 5, 0, op_PM_EVENTS_2),
        BLANK(CHOICE, 6, 11, op_CTL)),
    INNER_FORM(VOLTA_ATOMG_H, CHOICE(2, 10, op_GUARD), BLANK(TEXT, "ATOMG"), WORD(0, p_E),
        WORD(1, p_ATOM_OP), SURE_WORD(2, p_EVICT), CHOICE(0, 3, op_H_TYPES),
        SURE_WORD(4, p_STORE_ORDER_SCOPE), BLANK(WORD, 5, p_Pu), COMMA(WORD, 6, p_Rd),
        COMMA(CHOICE, 1, 7, op_ADDR_E), COMMA(WORD, 9, p_Rb),
        OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS_3), BLANK(CHOICE, 4, 11, op_CTL)),
    LIKE(VOLTA_ATOMG_HD, INNER | SHARED, 0, 2, 1, F_bee4a, CHOICE(4, 10, op_GUARD),
        BLANK(TEXT, "ATOMG"), CHOICE(0, 0, op_OPT_E), WORD(0, p_ATOM_OP), SURE_WORD(1, p_EVICT),
        CHOICE(1, 2, op_H_TYPES), SURE_WORD(3, p_STORE_ORDER_SCOPE), BLANK(WORD, 4, p_Pu),
        COMMA(WORD, 5, p_Rd), COMMA(CHOICE, 2, 6, op_ADDR_GLOBAL_2), COMMA(WORD, 9, p_Rb),
        BLANK(CHOICE, 3, 7, op_DESC_2), OWN_BLANK(CHOICE, 5, 0, op_PM_EVENTS_3),
        BLANK(CHOICE, 6, 11, op_CTL)),
    LIKE(VOLTA_ATOMG_F, INNER, 0, 3, 2, F_e0ca9, CHOICE(2, 10, op_GUARD), BLANK(TEXT, "ATOMG"),
        SURE_WORD(0, p_E), WORD(1, p_atomic_FLOAT_OP), SURE_WORD(2, p_EVICT),
        CHOICE(0, 3, op_FLOAT_TYPES), SURE_WORD(4, p_STORE_ORDER_SCOPE), BLANK(WORD, 5, p_Pu),
        COMMA(WORD, 6, p_Rd), COMMA(CHOICE, 1, 7, op_ADDR_E), COMMA(WORD, 9, p_Rb),
        OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS_3), BLANK(CHOICE, 4, 11, op_CTL)),
    LIKE(VOLTA_ATOMG_FD, INNER | SHARED, 0, 3, 2, F_e0ca9, CHOICE(4, 10, op_GUARD),
        BLANK(TEXT, "ATOMG"), CHOICE(0, 0, op_OPT_E), WORD(0, p_atomic_FLOAT_OP),
        SURE_WORD(1, p_EVICT), CHOICE(1, 2, op_FLOAT_TYPES), SURE_WORD(3, p_STORE_ORDER_SCOPE),
        BLANK(WORD, 4, p_Pu), COMMA(WORD, 5, p_Rd), COMMA(CHOICE, 2, 6, op_ADDR_GLOBAL_2),
        COMMA(WORD, 9, p_Rb), BLANK(CHOICE, 3, 7, op_DESC_2),
        OWN_BLANK(CHOICE, 5, 0, op_PM_EVENTS_3), BLANK(CHOICE, 6, 11, op_CTL)),
    LIKE(VOLTA_ATOMG_CV, INNER, 0, 3, 9, F_70c89, CHOICE(3, 12, op_GUARD), BLANK(TEXT, "ATOMG"),
        SURE_WORD(0, p_E), TEXT(".CAS"), SURE_WORD(1, p_EVICT), CHOICE(0, 2, op_CAS_TYPES),
        CHOICE(1, 3, op_ORDER_SCOPE), BLANK(WORD, 6, p_Pu), COMMA(WORD, 7, p_Rd),
        COMMA(CHOICE, 2, 8, op_ADDR_E), COMMA(WORD, 10, p_Rb), COMMA(WORD, 11, p_Rc),
        OWN_BLANK(CHOICE, 4, 0, op_PM_EVENTS), BLANK(CHOICE, 5, 13, op_CTL)),
    LIKE(VOLTA_ATOMG_CT, INNER, 0, 3, 8, F_70c89, CHOICE(3, 12, op_GUARD), BLANK(TEXT, "ATOMG"),
        SURE_WORD(0, p_E), TEXT(".CAS"), SURE_WORD(1, p_EVICT), CHOICE(0, 2, op_CAS_TYPES),
        CHOICE(1, 3, op_ORDER_SCOPE), BLANK(WORD, 6, p_Pu), COMMA(WORD, 7, p_Rd),
        COMMA(CHOICE, 2, 8, op_ADDR_E), COMMA(WORD, 10, p_Rb), COMMA(WORD, 11, p_Rc),
        OWN_BLANK(CHOICE, 4, 0, op_PM_EVENTS), BLANK(CHOICE, 5, 13, op_CTL)),
    LIKE(VOLTA_ATOMG_CA, INNER, 0, 3, 8, F_70c89, CHOICE(2, 10, op_GUARD), BLANK(TEXT, "ATOMG"),
        SURE_WORD(0, p_E), TEXT(".CAS"), SURE_WORD(1, p_EVICT), CHOICE(0, 2, op_CAS_TYPES_2),
        SURE_WORD(3, p_STORE_ORDER_SCOPE), BLANK(WORD, 4, p_Pu), COMMA(WORD, 5, p_Rd),
        COMMA(CHOICE, 1, 6, op_ADDR_E), COMMA(WORD, 8, p_Rb), COMMA(WORD, 9, p_Rc),
        OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS_2), BLANK(CHOICE, 4, 11, op_CTL)),
    LIKE(VOLTA_ATOMG_CH, INNER, 0, 3, 5, F_70c89, CHOICE(2, 10, op_GUARD), BLANK(TEXT, "ATOMG"),
        SURE_WORD(0, p_E), TEXT(".CAS"), SURE_WORD(1, p_EVICT), CHOICE(0, 2, op_CAS_TYPES_3),
        SURE_WORD(3, p_STORE_ORDER_SCOPE), BLANK(WORD, 4, p_Pu), COMMA(WORD, 5, p_Rd),
        COMMA(CHOICE, 1, 6, op_ADDR_E), COMMA(WORD, 8, p_Rb), COMMA(WORD, 9, p_Rc),
        OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS_3), BLANK(CHOICE, 4, 11, op_CTL)),
};
FORMS(head_ATOMS) = {
    INNER_FORM(VOLTA_ATOMS_V, CHOICE(2, 6, op_GUARD), BLANK(TEXT, "ATOMS"), WORD(0, p_ATOM_OP),
        CHOICE(0, 1, op_INT_TYPES), BLANK(WORD, 2, p_Rd), COMMA(CHOICE, 1, 3, op_ADDR_E),
        COMMA(WORD, 5, p_Rb), OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS), BLANK(CHOICE, 4, 7, op_CTL)),
    INNER_FORM(VOLTA_ATOMS_T, CHOICE(2, 7, op_GUARD), BLANK(TEXT, "ATOMS"), WORD(0, p_ATOM_OP),
        CHOICE(0, 1, op_INT_TYPES), BLANK(WORD, 2, p_Rd), COMMA(CHOICE, 1, 3, op_ADDR_SCALED),
        COMMA(WORD, 6, p_Rb), OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS), BLANK(CHOICE, 4, 8, op_CTL)),
    INNER_FORM(VOLTA_ATOMS_A, CHOICE(2, 7, op_GUARD), BLANK(TEXT, "ATOMS"), WORD(0, p_ATOM_OP),
        CHOICE(0, 1, op_INT_TYPES), BLANK(WORD, 2, p_Rd), COMMA(CHOICE, 1, 3, op_ADDR_SCALED),
        COMMA(WORD, 6, p_Rb), OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS_2), BLANK(CHOICE, 4, 8, op_CTL)),
    LIKE(VOLTA_ATOMS_TU, INNER, 0, 5, 1, F_c8a7b, CHOICE(2, 8, op_GUARD), BLANK(TEXT, "ATOMS"),
        WORD(0, p_ATOM_OP), CHOICE(0, 1, op_INT_TYPES), BLANK(WORD, 2, p_Rd),
        COMMA(CHOICE, 1, 3, op_ADDR_SCALED_UR), COMMA(WORD, 7, p_Rb),
        OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS_4), BLANK(CHOICE, 4, 9, op_CTL)),
    INNER_FORM(VOLTA_ATOMS_H, CHOICE(2, 7, op_GUARD), BLANK(TEXT, "ATOMS"), WORD(0, p_ATOM_OP),
        CHOICE(0, 1, op_H_TYPES), BLANK(WORD, 2, p_Rd), COMMA(CHOICE, 1, 3, op_ADDR_SCALED),
        COMMA(WORD, 6, p_Rb), OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS_3), BLANK(CHOICE, 4, 8, op_CTL)),
    LIKE(VOLTA_ATOMS_HU, INNER, 0, 5, 1, F_c8a7b, CHOICE(2, 8, op_GUARD), BLANK(TEXT, "ATOMS"),
        WORD(0, p_ATOM_OP), CHOICE(0, 1, op_H_TYPES), BLANK(WORD, 2, p_Rd),
        COMMA(CHOICE, 1, 3, op_ADDR_SCALED_UR), COMMA(WORD, 7, p_Rb),
        OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS_3), BLANK(CHOICE, 4, 9, op_CTL)),
    LIKE(VOLTA_ATOMS_CV, INNER, 0, 2, 6, F_70c89, CHOICE(3, 7, op_GUARD), BLANK(TEXT, "ATOMS"),
        CHOICE(0, 0, op_CAS_OP), CHOICE(1, 1, op_CAS_TYPES_4), BLANK(WORD, 2, p_Rd),
        COMMA(CHOICE, 2, 3, op_ADDR_E), COMMA(WORD, 5, p_Rb), COMMA(WORD, 6, p_Rc),
        OWN_BLANK(CHOICE, 4, 0, op_PM_EVENTS), BLANK(CHOICE, 5, 8, op_CTL)),
    LIKE(VOLTA_ATOMS_CT, INNER, 0, 2, 4, F_70c89, CHOICE(3, 8, op_GUARD), BLANK(TEXT, "ATOMS"),
        CHOICE(0, 0, op_CAS_OP), CHOICE(1, 1, op_CAS_TYPES_4), BLANK(WORD, 2, p_Rd),
        COMMA(CHOICE, 2, 3, op_ADDR_SCALED), COMMA(WORD, 6, p_Rb), COMMA(WORD, 7, p_Rc),
        OWN_BLANK(CHOICE, 4, 0, op_PM_EVENTS_4), BLANK(CHOICE, 5, 9, op_CTL)),
    LIKE(VOLTA_ATOMS_CH, INNER, 0, 2, 3, F_70c89, CHOICE(3, 8, op_GUARD), BLANK(TEXT, "ATOMS"),
        CHOICE(0, 0, op_CAS_OP), CHOICE(1, 1, op_CAS_TYPES_3), BLANK(WORD, 2, p_Rd),
        COMMA(CHOICE, 2, 3, op_ADDR_SCALED), COMMA(WORD, 6, p_Rb), COMMA(WORD, 7, p_Rc),
        OWN_BLANK(CHOICE, 4, 0, op_PM_EVENTS_3), BLANK(CHOICE, 5, 9, op_CTL)),
    LIKE(VOLTA_ATOM_ARRIVE_S, INNER, 0, 2, 1, F_41ea9, CHOICE(2, 5, op_GUARD), BLANK(TEXT, "ATOMS"),
        CHOICE(0, 0, op_ARRIVE_OP), TEXT(".64"), BLANK(WORD, 0, p_Rd),
        COMMA(CHOICE, 1, 1, op_ADDR_SCALED_UR), OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS_5),
        BLANK(CHOICE, 4, 6, op_CTL)),
};
FORMS(head_ATOMS_POPC_INC_32) = {
    INNER_FORM(VOLTA_ATOMS_POPC_P, CHOICE(1, 5, op_GUARD), BLANK(TEXT, "ATOMS.POPC.INC.32"),
        BLANK(WORD, 0, p_Rd), COMMA(CHOICE, 0, 1, op_ADDR_SCALED_UR),
        OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_2), BLANK(CHOICE, 3, 6, op_CTL)),
    INNER_FORM(VOLTA_ATOMS_POPC_HP, CHOICE(1, 5, op_GUARD), BLANK(TEXT, "ATOMS.POPC.INC.32"),
        BLANK(WORD, 0, p_Rd), COMMA(CHOICE, 0, 1, op_ADDR_SCALED_UR),
        OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_3), BLANK(CHOICE, 3, 6, op_CTL)),
};
FORMS(head_B2R) = {
    INNER_FORM(VOLTA_B2R_B, CHOICE(1, 1, op_GUARD), BLANK(TEXT, "B2R"),
        BLANK(CHOICE, 0, 0, op_PM_EVENTS), COMMA(WORD, 0, p_Rd), COMMA(FIXED, 0x0, false),
        OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_6), BLANK(CHOICE, 3, 2, op_CTL)),
};
FORMS(head_B2R_RESULT) = {
    INNER_FORM(VOLTA_B2R_R, CHOICE(1, 2, op_GUARD), BLANK(TEXT, "B2R.RESULT"), BLANK(WORD, 0, p_Rd),
        COMMA(CHOICE, 0, 1, op_OPT), OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 3, 3, op_CTL)),
};
FORMS(head_BAR_ARV) = {
    OTHER_FORM(VOLTA_BAR_ARV, INNER | SHARED, 0, CHOICE(1, 4, op_GUARD), BLANK(TEXT, "BAR.ARV"),
        WORD(0, p_barrier_DEFER), BLANK(CHOICE, 0, 1, op_BAR_ARV_OPERANDS),
        OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_6), BLANK(CHOICE, 3, 5, op_CTL)),
};
FORMS(head_BAR_RED) = {
    OTHER_FORM(VOLTA_BAR_RED, INNER | SHARED, 0, CHOICE(2, 7, op_GUARD), BLANK(TEXT, "BAR.RED"),
        WORD(0, p_barrier_BAR_RED), WORD(1, p_barrier_DEFER), BLANK(CHOICE, 0, 2, op_BAR_OPERANDS),
        COMMA(CHOICE, 1, 5, op_SRC_Pp), OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 4, 8, op_CTL)),
};
FORMS(head_BAR_SYNC) = {
    OTHER_FORM(VOLTA_BAR_SYNC, INNER | SHARED, 0, CHOICE(1, 4, op_GUARD), BLANK(TEXT, "BAR.SYNC"),
        WORD(0, p_barrier_DEFER), BLANK(CHOICE, 0, 1, op_BAR_OPERANDS),
        OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_6), BLANK(CHOICE, 3, 5, op_CTL)),
};
FORMS(head_BAR_SYNCALL) = {
    INNER_FORM(VOLTA_BAR_ALL, CHOICE(0, 0, op_GUARD), BLANK(TEXT, "BAR.SYNCALL"),
        OWN_BLANK(CHOICE, 1, 0, op_PM_EVENTS_7), BLANK(CHOICE, 2, 1, op_CTL)),
};
FORMS(head_BGMMA) = {
    INNER_FORM(VOLTA_HGMMA_BGMMA_R, CHOICE(0, 6, op_GUARD), BLANK(TEXT, "BGMMA"),
        BLANK(WORD, 0, p_Rd), COMMA(WORD, 1, p_Ra), SURE_WORD(2, p_REUSE_A), COMMA(TEXT, "gdesc["),
        WORD(3, p_URb), TEXT("]"), COMMA(WORD, 4, p_Rc), SURE_WORD(5, p_REUSE_C),
        COMMA(TEXT, "gsb0"), OWN_BLANK(CHOICE, 1, 0, op_PM_EVENTS_3), BLANK(CHOICE, 2, 7, op_CTL)),
    LIKE(VOLTA_HGMMA_BGMMA_D, INNER, 0, 3, 1, F_ca972, CHOICE(0, 4, op_GUARD), BLANK(TEXT, "BGMMA"),
        BLANK(WORD, 0, p_Rd), COMMA(TEXT, "gdesc["), WORD(1, p_URa), TEXT("]"),
        COMMA(WORD, 2, p_Rc), SURE_WORD(3, p_REUSE_C), COMMA(TEXT, "gsb0"),
        OWN_BLANK(CHOICE, 1, 0, op_PM_EVENTS_3), BLANK(CHOICE, 2, 5, op_CTL)),
};
FORMS(head_BMMA) = {
    INNER_FORM(VOLTA_BMMA, CHOICE(1, 11, op_GUARD), BLANK(TEXT, "BMMA"),
        WORD(0, p_tensor_BMMA_SHAPE), WORD(1, p_tensor_BMMA_OP), TEXT(".POPC"),
        BLANK(WORD, 2, p_Rd), COMMA(WORD, 3, p_Ra), WORD(4, p_REUSE_A), TEXT(".ROW"),
        COMMA(WORD, 5, p_Rb), SURE_WORD(6, p_REUSE_B), TEXT(".COL"), COMMA(WORD, 7, p_Rc),
        SURE_WORD(8, p_REUSE_C), CHOICE(0, 9, op_OPT_UPmma_3),
        OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_8), BLANK(CHOICE, 3, 12, op_CTL)),
};
FORMS(head_BMOV_32) = {
    INNER_FORM(VOLTA_BMOV_R, CHOICE(0, 3, op_GUARD), BLANK(TEXT, "BMOV.32"),
        SURE_WORD(0, p_barrier_BMOV_CLEAR), BLANK(WORD, 1, p_Rd),
        COMMA(WORD, 2, p_barrier_BMOV_REG), OWN_BLANK(CHOICE, 1, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 2, 4, op_CTL)),
    LIKE(VOLTA_BMOV_B, INNER, 0, 2, 1, F_7c54a, CHOICE(1, 7, op_GUARD), BLANK(TEXT, "BMOV.32"),
        SURE_WORD(0, p_barrier_PQUAD), BLANK(WORD, 1, p_barrier_BMOV_REG),
        COMMA(CHOICE, 0, 2, op_MOV_B), OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 3, 8, op_CTL)),
    LIKE(VOLTA_BMOV_RS, INNER, 0, 2, 1, F_c1764, CHOICE(0, 2, op_GUARD), BLANK(TEXT, "BMOV.32"),
        BLANK(WORD, 0, p_Bd), COMMA(WORD, 1, p_barrier_BMOV_STATE),
        OWN_BLANK(CHOICE, 1, 0, op_PM_EVENTS_6), BLANK(CHOICE, 2, 3, op_CTL)),
    LIKE(VOLTA_BMOV_BB, INNER, 0, 4, 2, F_c1764, CHOICE(0, 3, op_GUARD), BLANK(TEXT, "BMOV.32"),
        SURE_WORD(0, p_barrier_PQUAD), BLANK(WORD, 1, p_barrier_BMOV_REG), COMMA(WORD, 2, p_Bd),
        OWN_BLANK(CHOICE, 1, 0, op_PM_EVENTS_6), BLANK(CHOICE, 2, 4, op_CTL)),
};
FORMS(head_BMOV_32_CLEAR) = {
    INNER_FORM(VOLTA_BMOV_RB, CHOICE(0, 2, op_GUARD), BLANK(TEXT, "BMOV.32.CLEAR"),
        BLANK(WORD, 0, p_Bd), COMMA(WORD, 1, p_barrier_Bb), OWN_BLANK(CHOICE, 1, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 2, 3, op_CTL)),
};
FORMS(head_BMOV_64) = {
    INNER_FORM(VOLTA_BMOV_L, CHOICE(1, 6, op_GUARD), BLANK(TEXT, "BMOV.64"),
        BLANK(TEXT, "ATEXIT_PC"), COMMA(CHOICE, 0, 0, op_MOV64_B),
        OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_6), BLANK(CHOICE, 3, 7, op_CTL)),
};
FORMS(head_BMSK) = {
    INNER_FORM(VOLTA_BMSK, CHOICE(1, 10, op_GUARD), BLANK(TEXT, "BMSK"), SURE_WORD(0, p_W),
        BLANK(WORD, 1, p_Rd), COMMA(WORD, 2, p_Ra), WORD(3, p_REUSE_A),
        COMMA(CHOICE, 0, 4, op_SRC_B), OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 3, 11, op_CTL)),
};
FORMS(head_BPT) = {
    INNER_FORM(VOLTA_BPT, CHOICE(1, 2, op_GUARD), BLANK(TEXT, "BPT"), WORD(0, p_control_BPT_KIND),
        BLANK(CHOICE, 0, 1, op_OPT_NUMBER), OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 3, 3, op_CTL)),
};
FORMS(head_BRA) = {
    INNER_FORM(VOLTA_BRA_B, CHOICE(3, 7, op_GUARD), BLANK(TEXT, "BRA"), WORD(0, p_control_DEPTH),
        WORD(1, p_control_BRA_KIND), CHOICE(0, 2, op_OPT_ANY), BLANK(CHOICE, 1, 3, op_OPT_SRC),
        COMMA(CHOICE, 2, 5, op_REL_TARGET), OWN_BLANK(CHOICE, 4, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 5, 8, op_CTL)),
    LIKE(VOLTA_BRA_U, INNER, 0, 3, 1, F_aeb53, CHOICE(4, 9, op_GUARD), BLANK(TEXT, "BRA"),
        SURE_WORD(0, p_control_DEPTH), WORD(1, p_control_BRA_UP_KIND), CHOICE(0, 2, op_OPT_ANY_2),
        BLANK(CHOICE, 1, 3, op_OPT_SRC), COMMA(CHOICE, 2, 5, op_SRC_UPbra),
        COMMA(CHOICE, 3, 7, op_REL_TARGET_2), OWN_BLANK(CHOICE, 5, 0, op_PM_EVENTS_5),
        BLANK(CHOICE, 6, 10, op_CTL)),
    LIKE(VOLTA_BRA_DIV, INNER, 0, 3, 1, F_bb022, CHOICE(2, 8, op_GUARD), BLANK(TEXT, "BRA"),
        WORD(0, p_control_DEPTH), WORD(1, p_control_BRA_UR_KIND), BLANK(CHOICE, 0, 2, op_OPT_SRC),
        COMMA(SURE_WORD, 4, p_control_INV_URa), WORD(5, p_URa),
        COMMA(CHOICE, 1, 6, op_REL_TARGET_2), OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS_5),
        BLANK(CHOICE, 4, 9, op_CTL)),
};
FORMS(head_BREAK) = {
    INNER_FORM(VOLTA_BREAK, CHOICE(1, 3, op_GUARD), BLANK(TEXT, "BREAK"),
        BLANK(CHOICE, 0, 0, op_OPT_SRC), COMMA(WORD, 2, p_Bd),
        OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_6), BLANK(CHOICE, 3, 4, op_CTL)),
};
FORMS(head_BREV) = {
    INNER_FORM(VOLTA_BREV, CHOICE(1, 7, op_GUARD), BLANK(TEXT, "BREV"), BLANK(WORD, 0, p_Rd),
        COMMA(CHOICE, 0, 1, op_SRC_B), OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 3, 8, op_CTL)),
};
FORMS(head_BRX) = {
    INNER_FORM(VOLTA_BRX, CHOICE(2, 6, op_GUARD), BLANK(TEXT, "BRX"), SURE_WORD(0, p_control_DEPTH),
        BLANK(CHOICE, 0, 1, op_OPT_SRC), COMMA(WORD, 3, p_Ra), BLANK(CHOICE, 1, 4, op_OPT_DISTANCE),
        OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS_6), BLANK(CHOICE, 4, 7, op_CTL)),
};
FORMS(head_BRXU) = {
    INNER_FORM(VOLTA_BRXU_BRXU, CHOICE(2, 6, op_GUARD), BLANK(TEXT, "BRXU"),
        SURE_WORD(0, p_control_DEPTH), BLANK(CHOICE, 0, 1, op_OPT_SRC), COMMA(WORD, 3, p_URa),
        BLANK(CHOICE, 1, 4, op_OPT_DISTANCE_2), OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS_8),
        BLANK(CHOICE, 4, 7, op_CTL)),
};
FORMS(head_BSSY) = {
    INNER_FORM(VOLTA_BSSY, CHOICE(1, 4, op_GUARD), BLANK(TEXT, "BSSY"),
        BLANK(CHOICE, 0, 0, op_OPT_SRC), COMMA(WORD, 2, p_Bd), COMMA(NUMBER, 3, p_RECONVERGE),
        OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_6), BLANK(CHOICE, 3, 5, op_CTL)),
};
FORMS(head_BSYNC) = {
    INNER_FORM(VOLTA_BSYNC, CHOICE(1, 3, op_GUARD), BLANK(TEXT, "BSYNC"),
        BLANK(CHOICE, 0, 0, op_OPT_SRC), COMMA(WORD, 2, p_Bd),
        OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_6), BLANK(CHOICE, 3, 4, op_CTL)),
};
FORMS(head_CALL_ABS) = {
    INNER_FORM(VOLTA_CALL_AT, CHOICE(2, 5, op_GUARD), BLANK(TEXT, "CALL.ABS"),
        WORD(0, p_control_NOINC), BLANK(CHOICE, 0, 1, op_OPT_SRC),
        COMMA(CHOICE, 1, 3, op_ABS_TARGET), OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 4, 6, op_CTL)),
    LIKE(VOLTA_CALL_C, INNER, 0, 4, 1, F_cb7c9, CHOICE(2, 6, op_GUARD), BLANK(TEXT, "CALL.ABS"),
        SURE_WORD(0, p_control_NOINC), BLANK(CHOICE, 0, 1, op_OPT_SRC),
        COMMA(CHOICE, 1, 3, op_CONST), OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 4, 7, op_CTL)),
    LIKE(VOLTA_CALL_R, INNER, 0, 4, 1, F_a33e3, CHOICE(2, 6, op_GUARD), BLANK(TEXT, "CALL.ABS"),
        SURE_WORD(0, p_control_NOINC), BLANK(CHOICE, 0, 1, op_OPT_SRC), COMMA(WORD, 3, p_Ra),
        BLANK(CHOICE, 1, 4, op_OPT_DISTANCE), OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 4, 7, op_CTL)),
};
FORMS(head_CALL_REL) = {
    INNER_FORM(VOLTA_CALL_REL, CHOICE(2, 5, op_GUARD), BLANK(TEXT, "CALL.REL"),
        WORD(0, p_control_NOINC), BLANK(CHOICE, 0, 1, op_OPT_SRC),
        COMMA(CHOICE, 1, 3, op_REL_TARGET), OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 4, 6, op_CTL)),
    LIKE(VOLTA_CALL_RR, INNER, 0, 4, 1, F_a33e3, CHOICE(2, 6, op_GUARD), BLANK(TEXT, "CALL.REL"),
        SURE_WORD(0, p_control_NOINC), BLANK(CHOICE, 0, 1, op_OPT_SRC), COMMA(WORD, 3, p_Ra),
        BLANK(CHOICE, 1, 4, op_REL_TARGET), OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 4, 7, op_CTL)),
    LIKE(VOLTA_CALL_UR, INNER, 0, 4, 1, F_d3d3d, CHOICE(2, 6, op_GUARD), BLANK(TEXT, "CALL.REL"),
        SURE_WORD(0, p_control_NOINC), BLANK(CHOICE, 0, 1, op_OPT_SRC), COMMA(WORD, 3, p_URa),
        BLANK(CHOICE, 1, 4, op_REL_TARGET_3), OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS_8),
        BLANK(CHOICE, 4, 7, op_CTL)),
};
FORMS(head_CCTL) = {
    INNER_FORM(VOLTA_CCTL_V, CHOICE(2, 5, op_GUARD), BLANK(TEXT, "CCTL"), SURE_WORD(0, p_E),
        WORD(1, p_cache_CACHE_LEVEL), CHOICE(0, 2, op_LINE_OP), BLANK(CHOICE, 1, 3, op_ADDR_E_2),
        OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS), BLANK(CHOICE, 4, 6, op_CTL)),
    INNER_FORM(VOLTA_CCTL_T, CHOICE(2, 5, op_GUARD), BLANK(TEXT, "CCTL"), SURE_WORD(0, p_E),
        WORD(1, p_cache_CACHE_LEVEL), CHOICE(0, 2, op_LINE_OP_2), BLANK(CHOICE, 1, 3, op_ADDR_E_2),
        OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS_8), BLANK(CHOICE, 4, 6, op_CTL)),
    LIKE(VOLTA_CCTL_U, INNER, 0, 5, 1, F_c8a7b, CHOICE(2, 6, op_GUARD), BLANK(TEXT, "CCTL"),
        SURE_WORD(0, p_E), WORD(1, p_cache_CACHE_LEVEL), CHOICE(0, 2, op_LINE_OP_2),
        BLANK(CHOICE, 1, 3, op_ADDR_UR), OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS_8),
        BLANK(CHOICE, 4, 7, op_CTL)),
    LIKE(VOLTA_CCTL_VA, INNER, 0, 2, 3, F_f8035, CHOICE(0, 2, op_GUARD), BLANK(TEXT, "CCTL"),
        WORD(0, p_cache_CACHE_LEVEL), WORD(1, p_cache_CACHE_OP_3),
        OWN_BLANK(CHOICE, 1, 0, op_PM_EVENTS), BLANK(CHOICE, 2, 3, op_CTL)),
    LIKE(VOLTA_CCTL_TA, INNER, 0, 2, 2, F_f8035, CHOICE(0, 2, op_GUARD), BLANK(TEXT, "CCTL"),
        WORD(0, p_cache_CACHE_LEVEL), WORD(1, p_cache_CACHE_OP_3),
        OWN_BLANK(CHOICE, 1, 0, op_PM_EVENTS), BLANK(CHOICE, 2, 3, op_CTL)),
    LIKE(VOLTA_CCTL_A, INNER, 0, 2, 3, F_f8035, CHOICE(0, 2, op_GUARD), BLANK(TEXT, "CCTL"),
        WORD(0, p_cache_CACHE_LEVEL), WORD(1, p_cache_CACHE_OP_3),
        OWN_BLANK(CHOICE, 1, 0, op_PM_EVENTS_5), BLANK(CHOICE, 2, 3, op_CTL)),
};
FORMS(head_CCTLL) = {
    INNER_FORM(VOLTA_CCTLL_V, CHOICE(1, 3, op_GUARD), BLANK(TEXT, "CCTLL"),
        WORD(0, p_cache_CACHE_OP), BLANK(CHOICE, 0, 1, op_ADDR_E),
        OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS), BLANK(CHOICE, 3, 4, op_CTL)),
    INNER_FORM(VOLTA_CCTLL_T, CHOICE(1, 3, op_GUARD), BLANK(TEXT, "CCTLL"),
        WORD(0, p_cache_CACHE_OP), BLANK(CHOICE, 0, 1, op_ADDR_E),
        OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_8), BLANK(CHOICE, 3, 4, op_CTL)),
    LIKE(VOLTA_CCTLL_U, INNER, 0, 3, 1, F_c8a7b, CHOICE(1, 4, op_GUARD), BLANK(TEXT, "CCTLL"),
        WORD(0, p_cache_CACHE_OP), BLANK(CHOICE, 0, 1, op_ADDR_UR),
        OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_8), BLANK(CHOICE, 3, 5, op_CTL)),
};
FORMS(head_CCTLT_IVALL) = {
    INNER_FORM(VOLTA_CCTLT_ALL, CHOICE(0, 0, op_GUARD), BLANK(TEXT, "CCTLT.IVALL"),
        OWN_BLANK(CHOICE, 1, 0, op_PM_EVENTS_6), BLANK(CHOICE, 2, 1, op_CTL)),
};
FORMS(head_CCTLT_IVTH) = {
    INNER_FORM(VOLTA_CCTLT_R, CHOICE(0, 1, op_GUARD), BLANK(TEXT, "CCTLT.IVTH"),
        BLANK(WORD, 0, p_Rb), OWN_BLANK(CHOICE, 1, 0, op_PM_EVENTS_6), BLANK(CHOICE, 2, 2, op_CTL)),
    LIKE(VOLTA_CCTLT_C, INNER, 0, 2, 1, F_bb2c0, CHOICE(0, 2, op_GUARD), BLANK(TEXT, "CCTLT.IVTH"),
        BLANK(NUMBER, 0, p_cache_TEX_BANK), COMMA(NUMBER, 1, p_cache_TEX_OFFSET),
        OWN_BLANK(CHOICE, 1, 0, op_PM_EVENTS_6), BLANK(CHOICE, 2, 3, op_CTL)),
    LIKE(VOLTA_CCTLT_U, INNER, 0, 2, 1, F_d3d3d, CHOICE(0, 1, op_GUARD), BLANK(TEXT, "CCTLT.IVTH"),
        BLANK(WORD, 0, p_URb), OWN_BLANK(CHOICE, 1, 0, op_PM_EVENTS_8),
        BLANK(CHOICE, 2, 2, op_CTL)),
};
FORMS(head_CGAERRBAR) = {
    INNER_FORM(VOLTA_CGAERRBAR, CHOICE(0, 0, op_GUARD), BLANK(TEXT, "CGAERRBAR"),
        OWN_BLANK(CHOICE, 1, 0, op_PM_EVENTS_3), BLANK(CHOICE, 2, 1, op_CTL)),
};
FORMS(head_CS2R) = {
    INNER_FORM(VOLTA_CS2R, CHOICE(1, 3, op_GUARD), BLANK(TEXT, "CS2R"),
        SURE_WORD(0, p_special_SR_64), BLANK(WORD, 1, p_Rd), COMMA(CHOICE, 0, 2, op_SPECIAL),
        OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_6), BLANK(CHOICE, 3, 4, op_CTL)),
};
FORMS(head_CSMTEST) = {
    INNER_FORM(VOLTA_CSMTEST, CHOICE(0, 0, op_GUARD), BLANK(TEXT, "CSMTEST"),
        OWN_BLANK(CHOICE, 1, 0, op_PM_EVENTS_6), BLANK(CHOICE, 2, 1, op_CTL)),
};
FORMS(head_DADD) = {
    INNER_FORM(VOLTA_DADD_R, CHOICE(2, 8, op_GUARD), BLANK(TEXT, "DADD"), SURE_WORD(0, p_RND),
        BLANK(WORD, 1, p_Rd), COMMA(CHOICE, 0, 2, op_F64_A), COMMA(CHOICE, 1, 5, op_F64_Rc),
        OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS_6), BLANK(CHOICE, 4, 9, op_CTL)),
    LIKE(VOLTA_DADD_C, INNER, 0, 5, 1, F_9a448, CHOICE(4, 10, op_GUARD), BLANK(TEXT, "DADD"),
        SURE_WORD(0, p_RND), BLANK(WORD, 1, p_Rd), COMMA(CHOICE, 0, 2, op_F64_A),
        COMMA(CHOICE, 1, 5, op_F64_C_IN_B), OWN_BLANK(CHOICE, 5, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 6, 11, op_CTL)),
};
FORMS(head_DEPBAR) = {
    INNER_FORM(VOLTA_DEPBAR_N, CHOICE(1, 5, op_GUARD), BLANK(TEXT, "DEPBAR"),
        BLANK(CHOICE, 0, 0, op_BOARD_LIST), OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 3, 6, op_CTL)),
    LIKE(VOLTA_DEPBAR_U, INNER, 0, 2, 1, F_b344d, CHOICE(0, 3, op_GUARD), BLANK(TEXT, "DEPBAR"),
        WORD(0, p_barrier_LE), BLANK(WORD, 1, p_SCOREBOARD), COMMA(WORD, 2, p_URb),
        OWN_BLANK(CHOICE, 1, 0, op_PM_EVENTS_3), BLANK(CHOICE, 2, 4, op_CTL)),
};
FORMS(head_DEPBAR_LE) = {
    INNER_FORM(VOLTA_DEPBAR_LE, CHOICE(1, 7, op_GUARD), BLANK(TEXT, "DEPBAR.LE"),
        BLANK(WORD, 0, p_SCOREBOARD), COMMA(NUMBER, 1, p_PENDING),
        COMMA(CHOICE, 0, 2, op_BOARD_LIST), OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 3, 8, op_CTL)),
};
FORMS(head_DFMA) = {
    INNER_FORM(VOLTA_DFMA_B, CHOICE(5, 15, op_GUARD), BLANK(TEXT, "DFMA"), SURE_WORD(0, p_RND),
        BLANK(WORD, 1, p_Rd), COMMA(CHOICE, 0, 2, op_F64_A), COMMA(CHOICE, 1, 5, op_CVT_F64),
        COMMA(CHOICE, 4, 12, op_F64_Rc), OWN_BLANK(CHOICE, 6, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 7, 16, op_CTL)),
    LIKE(VOLTA_DFMA_C, INNER, 0, 5, 1, F_f7bf5, CHOICE(5, 13, op_GUARD), BLANK(TEXT, "DFMA"),
        SURE_WORD(0, p_RND), BLANK(WORD, 1, p_Rd), COMMA(CHOICE, 0, 2, op_F64_A),
        COMMA(CHOICE, 1, 5, op_F64_Rc_2), COMMA(CHOICE, 2, 8, op_F64_C_IN_B),
        OWN_BLANK(CHOICE, 6, 0, op_PM_EVENTS_6), BLANK(CHOICE, 7, 14, op_CTL)),
};
FORMS(head_DMMA) = {
    INNER_FORM(VOLTA_DMMA_H, CHOICE(4, 14, op_GUARD), BLANK(TEXT, "DMMA"),
        WORD(0, p_tensor_DMMA_SHAPE), SURE_WORD(1, p_RND), BLANK(WORD, 2, p_Rd),
        COMMA(CHOICE, 0, 3, op_F64_A), COMMA(CHOICE, 1, 6, op_DMMA_B),
        COMMA(CHOICE, 2, 9, op_F64_Rc), CHOICE(3, 12, op_OPT_UPmma_5),
        OWN_BLANK(CHOICE, 5, 0, op_PM_EVENTS_3), BLANK(CHOICE, 6, 15, op_CTL)),
};
FORMS(head_DMMA_884) = {
    INNER_FORM(VOLTA_DMMA_A, CHOICE(4, 13, op_GUARD), BLANK(TEXT, "DMMA.884"), SURE_WORD(0, p_RND),
        BLANK(WORD, 1, p_Rd), COMMA(CHOICE, 0, 2, op_F64_A), COMMA(CHOICE, 1, 5, op_DMMA_B),
        COMMA(CHOICE, 2, 8, op_F64_Rc), CHOICE(3, 11, op_OPT_UPmma_4),
        OWN_BLANK(CHOICE, 5, 0, op_PM_EVENTS_2), BLANK(CHOICE, 6, 14, op_CTL)),
};
FORMS(head_DMUL) = {
    INNER_FORM(VOLTA_DMUL, CHOICE(4, 12, op_GUARD), BLANK(TEXT, "DMUL"), SURE_WORD(0, p_RND),
        BLANK(WORD, 1, p_Rd), COMMA(CHOICE, 0, 2, op_F64_A), COMMA(CHOICE, 1, 5, op_CVT_F64),
        OWN_BLANK(CHOICE, 5, 0, op_PM_EVENTS_6), BLANK(CHOICE, 6, 13, op_CTL)),
};
FORMS(head_DSETP) = {
    INNER_FORM(VOLTA_DSETP, CHOICE(5, 16, op_GUARD), BLANK(TEXT, "DSETP"),
        WORD(0, p_double_DOUBLE_CMP), WORD(1, p_BOP), BLANK(WORD, 2, p_Pu), COMMA(WORD, 3, p_Pv),
        COMMA(CHOICE, 0, 4, op_F64_A), COMMA(CHOICE, 1, 7, op_F64_LAST),
        COMMA(CHOICE, 4, 14, op_SRC_Pp), OWN_BLANK(CHOICE, 6, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 7, 17, op_CTL)),
};
FORMS(head_ELECT) = {
    INNER_FORM(VOLTA_ELECT, CHOICE(1, 4, op_GUARD), BLANK(TEXT, "ELECT"), BLANK(WORD, 0, p_Pu),
        COMMA(WORD, 1, p_URd), COMMA(CHOICE, 0, 2, op_SRC_Pp),
        OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_3), BLANK(CHOICE, 3, 5, op_CTL)),
};
FORMS(head_ENDCOLLECTIVE) = {
    INNER_FORM(VOLTA_ENDCOLLECTIVE, CHOICE(1, 2, op_GUARD), BLANK(TEXT, "ENDCOLLECTIVE"),
        BLANK(CHOICE, 0, 0, op_OPT_SRC), OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_3),
        BLANK(CHOICE, 3, 3, op_CTL)),
};
FORMS(head_ERRBAR) = {
    INNER_FORM(VOLTA_ERRBAR_V, CHOICE(0, 0, op_GUARD), BLANK(TEXT, "ERRBAR"),
        OWN_BLANK(CHOICE, 1, 0, op_PM_EVENTS), BLANK(CHOICE, 2, 1, op_CTL)),
    INNER_FORM(VOLTA_ERRBAR_A, CHOICE(0, 0, op_GUARD), BLANK(TEXT, "ERRBAR"),
        OWN_BLANK(CHOICE, 1, 0, op_PM_EVENTS_5), BLANK(CHOICE, 2, 1, op_CTL)),
};
FORMS(head_EXIT) = {
    INNER_FORM(VOLTA_EXIT, CHOICE(1, 5, op_GUARD), BLANK(TEXT, "EXIT"),
        SURE_WORD(0, p_control_KEEPREFCOUNT), SURE_WORD(1, p_control_PREEMPTED),
        SURE_WORD(2, p_control_NO_ATEXIT), BLANK(CHOICE, 0, 3, op_OPT_SRC),
        OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_6), BLANK(CHOICE, 3, 6, op_CTL)),
};
FORMS(head_F2F) = {
    INNER_FORM(VOLTA_F2F_N, CHOICE(4, 12, op_GUARD), BLANK(TEXT, "F2F"), WORD(0, p_FTZ),
        WORD(1, p_convert_F2F_DST), WORD(2, p_convert_F2F_SRC), SURE_WORD(3, p_RND),
        BLANK(WORD, 4, p_Rd), COMMA(CHOICE, 0, 5, op_CVT_F32), BLANK(CHOICE, 3, 0, op_FORMAT_BITS),
        OWN_BLANK(CHOICE, 5, 0, op_PM_EVENTS_6), BLANK(CHOICE, 6, 13, op_CTL)),
    LIKE(VOLTA_F2F_W, INNER, 0, 3, 1, F_9b2da, CHOICE(4, 13, op_GUARD), BLANK(TEXT, "F2F"),
        WORD(0, p_FTZ), WORD(1, p_convert_F2F_DST_2), WORD(2, p_convert_F2F_SRC_2),
        SURE_WORD(3, p_RND), BLANK(WORD, 4, p_Rd), COMMA(CHOICE, 0, 5, op_CVT_F16),
        BLANK(CHOICE, 3, 0, op_FORMAT_BITS), OWN_BLANK(CHOICE, 5, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 6, 14, op_CTL)),
    LIKE(VOLTA_F2F_DW, INNER, 0, 3, 1, F_9b2da, CHOICE(4, 13, op_GUARD), BLANK(TEXT, "F2F"),
        WORD(0, p_FTZ), WORD(1, p_convert_F2F_DST_3), WORD(2, p_convert_F2F_SRC_2),
        SURE_WORD(3, p_RND), BLANK(WORD, 4, p_Rd), COMMA(CHOICE, 0, 5, op_CVT_F16),
        BLANK(CHOICE, 3, 0, op_FORMAT_BITS), OWN_BLANK(CHOICE, 5, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 6, 14, op_CTL)),
    LIKE(VOLTA_F2F_DF, INNER, 0, 4, 1, F_9b2da, CHOICE(4, 12, op_GUARD), BLANK(TEXT, "F2F"),
        WORD(0, p_FTZ), WORD(1, p_convert_F2F_DST_3), WORD(2, p_convert_F2F_SRC),
        SURE_WORD(3, p_RND), BLANK(WORD, 4, p_Rd), COMMA(CHOICE, 0, 5, op_CVT_F32),
        BLANK(CHOICE, 3, 0, op_FORMAT_BITS), OWN_BLANK(CHOICE, 5, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 6, 13, op_CTL)),
    LIKE(VOLTA_F2F_ND, INNER, 0, 3, 1, F_9b2da, CHOICE(4, 12, op_GUARD), BLANK(TEXT, "F2F"),
        WORD(0, p_FTZ), WORD(1, p_convert_F2F_DST_4), WORD(2, p_convert_F2F_SRC_3),
        SURE_WORD(3, p_RND), BLANK(WORD, 4, p_Rd), COMMA(CHOICE, 0, 5, op_CVT_F64),
        BLANK(CHOICE, 3, 0, op_FORMAT_BITS), OWN_BLANK(CHOICE, 5, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 6, 13, op_CTL)),
    LIKE(VOLTA_F2F_NB, INNER, 0, 3, 1, F_7135c, CHOICE(3, 11, op_GUARD), BLANK(TEXT, "F2F"),
        SURE_WORD(0, p_FTZ), TEXT(".BF16"), WORD(1, p_convert_F2F_SRC), SURE_WORD(2, p_RND),
        BLANK(WORD, 3, p_Rd), COMMA(CHOICE, 0, 4, op_CVT_F32_2),
        OWN_BLANK(CHOICE, 4, 0, op_PM_EVENTS_5), BLANK(CHOICE, 5, 12, op_CTL)),
    LIKE(VOLTA_F2F_HB, INNER, 0, 4, 1, F_9b2da, CHOICE(3, 12, op_GUARD), BLANK(TEXT, "F2F"),
        SURE_WORD(0, p_FTZ), TEXT(".BF16"), WORD(1, p_convert_F2F_SRC_2), SURE_WORD(2, p_RND),
        BLANK(WORD, 3, p_Rd), COMMA(CHOICE, 0, 4, op_CVT_F16_2),
        OWN_BLANK(CHOICE, 4, 0, op_PM_EVENTS_3), BLANK(CHOICE, 5, 13, op_CTL)),
    LIKE(VOLTA_F2F_DB, INNER, 0, 4, 1, F_9b2da, CHOICE(3, 11, op_GUARD), BLANK(TEXT, "F2F"),
        SURE_WORD(0, p_FTZ), TEXT(".BF16"), WORD(1, p_convert_F2F_SRC_3), SURE_WORD(2, p_RND),
        BLANK(WORD, 3, p_Rd), COMMA(CHOICE, 0, 4, op_CVT_F64_2),
        OWN_BLANK(CHOICE, 4, 0, op_PM_EVENTS_3), BLANK(CHOICE, 5, 12, op_CTL)),
    LIKE(VOLTA_F2F_BN, INNER, 0, 4, 4, F_7135c, CHOICE(3, 12, op_GUARD), BLANK(TEXT, "F2F"),
        WORD(0, p_FTZ), WORD(1, p_convert_F2F_DST_4), TEXT(".BF16"), SURE_WORD(2, p_RND),
        BLANK(WORD, 3, p_Rd), COMMA(CHOICE, 0, 4, op_CVT_BF16),
        OWN_BLANK(CHOICE, 4, 0, op_PM_EVENTS_3), BLANK(CHOICE, 5, 13, op_CTL)),
    LIKE(VOLTA_F2F_BD, INNER, 0, 4, 6, F_7135c, CHOICE(3, 12, op_GUARD), BLANK(TEXT, "F2F"),
        WORD(0, p_FTZ), WORD(1, p_convert_F2F_DST_3), TEXT(".BF16"), SURE_WORD(2, p_RND),
        BLANK(WORD, 3, p_Rd), COMMA(CHOICE, 0, 4, op_CVT_BF16),
        OWN_BLANK(CHOICE, 4, 0, op_PM_EVENTS_3), BLANK(CHOICE, 5, 13, op_CTL)),
};
FORMS(head_F2FP) = {
    INNER_FORM(VOLTA_F2FP_P, CHOICE(2, 14, op_GUARD), BLANK(TEXT, "F2FP"),
        CHOICE(0, 0, op_F2FP_MODE), TEXT(".PACK_AB"), SURE_WORD(4, p_convert_PACK_RND),
        BLANK(WORD, 5, p_Rd), COMMA(WORD, 6, p_Ra), SURE_WORD(7, p_REUSE_A),
        COMMA(CHOICE, 1, 8, op_SRC_B_3), OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS_5),
        BLANK(CHOICE, 4, 15, op_CTL)),
    LIKE(VOLTA_F2FP_RS, INNER, 0, 2, 1, F_c8341, CHOICE(2, 14, op_GUARD), BLANK(TEXT, "F2FP"),
        CHOICE(0, 0, op_F2FP_MODE_2), TEXT(".PACK_AB.RS.7b"), BLANK(WORD, 3, p_Rd),
        COMMA(WORD, 4, p_Ra), SURE_WORD(5, p_REUSE_A), COMMA(CHOICE, 1, 6, op_SRC_B_3),
        COMMA(WORD, 12, p_Rc), SURE_WORD(13, p_REUSE_C), OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS_10),
        BLANK(CHOICE, 4, 15, op_CTL)),
    LIKE(VOLTA_F2FP_M, INNER, 0, 3, 2, F_d03e1, CHOICE(2, 15, op_GUARD), BLANK(TEXT, "F2FP"),
        CHOICE(0, 0, op_F2FP_MODE), TEXT(".MERGE_C"), SURE_WORD(4, p_convert_PACK_RND),
        BLANK(WORD, 5, p_Rd), COMMA(CHOICE, 1, 6, op_SRC_B_3), COMMA(WORD, 12, p_Rc),
        SURE_WORD(13, p_REUSE_C), SURE_WORD(14, p_convert_H1),
        OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS_5), BLANK(CHOICE, 4, 16, op_CTL)),
    LIKE(VOLTA_F2FP_MC, INNER, 0, 6, 1, F_a33e3, CHOICE(2, 13, op_GUARD), BLANK(TEXT, "F2FP"),
        CHOICE(0, 0, op_F2FP_MODE), TEXT(".MERGE_C"), SURE_WORD(4, p_convert_PACK_RND),
        BLANK(WORD, 5, p_Rd), COMMA(WORD, 6, p_Rc), SURE_WORD(7, p_REUSE_B),
        COMMA(CHOICE, 1, 8, op_C_IN_B), SURE_WORD(12, p_convert_H1),
        OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS_5), BLANK(CHOICE, 4, 14, op_CTL)),
    LIKE(VOLTA_F2FP_FP8_P, INNER, 0, 2, 1, F_f2c68, CHOICE(1, 15, op_GUARD), BLANK(TEXT, "F2FP"),
        SURE_WORD(0, p_SATFINITE), SURE_WORD(1, p_fp8_FP8_RELU), WORD(2, p_fp8_FP8_DST),
        TEXT(".F32.PACK_AB_MERGE_C"), BLANK(WORD, 3, p_Rd), COMMA(WORD, 4, p_Ra),
        SURE_WORD(5, p_REUSE_A), COMMA(CHOICE, 0, 6, op_SRC_B_3), COMMA(WORD, 12, p_Rc),
        SURE_WORD(13, p_REUSE_C), SURE_WORD(14, p_fp8_C_H1),
        OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_3), BLANK(CHOICE, 3, 16, op_CTL)),
    LIKE(VOLTA_F2FP_FP8_PC, INNER, 0, 9, 1, F_a33e3, CHOICE(1, 13, op_GUARD), BLANK(TEXT, "F2FP"),
        SURE_WORD(0, p_SATFINITE), SURE_WORD(1, p_fp8_FP8_RELU), WORD(2, p_fp8_FP8_DST),
        TEXT(".F32.PACK_AB_MERGE_C"), BLANK(WORD, 3, p_Rd), COMMA(WORD, 4, p_Ra),
        SURE_WORD(5, p_REUSE_A), COMMA(WORD, 6, p_Rc), SURE_WORD(7, p_REUSE_B),
        COMMA(CHOICE, 0, 8, op_C_IN_B), SURE_WORD(12, p_fp8_C_H1),
        OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_3), BLANK(CHOICE, 3, 14, op_CTL)),
    LIKE(VOLTA_F2FP_FP8_H, INNER, 0, 5, 1, F_9b2da, CHOICE(1, 13, op_GUARD), BLANK(TEXT, "F2FP"),
        SURE_WORD(0, p_SATFINITE), SURE_WORD(1, p_fp8_FP8_RELU), WORD(2, p_fp8_FP8_DST),
        TEXT(".F16.UNPACK_B_MERGE_C"), BLANK(WORD, 3, p_Rd), COMMA(CHOICE, 0, 4, op_SRC_B_3),
        COMMA(WORD, 10, p_Rc), SURE_WORD(11, p_REUSE_C), SURE_WORD(12, p_fp8_C_H1),
        OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_3), BLANK(CHOICE, 3, 14, op_CTL)),
    LIKE(VOLTA_F2FP_FROM_FP8, INNER, 0, 4, 1, F_eaf18, CHOICE(1, 12, op_GUARD), BLANK(TEXT, "F2FP"),
        SURE_WORD(0, p_SATFINITE), SURE_WORD(1, p_fp8_FP8_RELU), WORD(2, p_fp8_WIDE_DST),
        WORD(3, p_fp8_FP8_SRC), TEXT(".UNPACK_B"), BLANK(WORD, 4, p_Rd),
        COMMA(CHOICE, 0, 5, op_SRC_B_3), SURE_WORD(11, p_fp8_B_H1),
        OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_3), BLANK(CHOICE, 3, 13, op_CTL)),
    LIKE(VOLTA_F2FP_TF32, INNER, 0, 4, 1, F_de5eb, CHOICE(1, 10, op_GUARD), BLANK(TEXT, "F2FP"),
        SURE_WORD(0, p_SATFINITE), SURE_WORD(1, p_fp8_FP8_RELU), TEXT(".TF32.F32.PACK_B"),
        SURE_WORD(2, p_fp8_TF32_RND), BLANK(WORD, 3, p_Rd), COMMA(CHOICE, 0, 4, op_SRC_B_3),
        OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_3), BLANK(CHOICE, 3, 11, op_CTL)),
};
FORMS(head_F2I) = {
    INNER_FORM(VOLTA_F2I_H, CHOICE(4, 14, op_GUARD), BLANK(TEXT, "F2I"), WORD(0, p_FTZ),
        SURE_WORD(1, p_convert_DST_INT), WORD(2, p_convert_SRC_FLOAT),
        SURE_WORD(3, p_convert_ROUND), SURE_WORD(4, p_convert_NTZ), BLANK(WORD, 5, p_Rd),
        COMMA(CHOICE, 0, 6, op_CVT_F16), BLANK(CHOICE, 3, 0, op_F2I_FORMAT_BIT),
        OWN_BLANK(CHOICE, 5, 0, op_PM_EVENTS_6), BLANK(CHOICE, 6, 15, op_CTL)),
    LIKE(VOLTA_F2I_S, INNER, 0, 4, 1, F_80cdc, CHOICE(4, 13, op_GUARD), BLANK(TEXT, "F2I"),
        WORD(0, p_FTZ), SURE_WORD(1, p_convert_DST_INT), WORD(2, p_convert_SRC_FLOAT_2),
        SURE_WORD(3, p_convert_ROUND), SURE_WORD(4, p_convert_NTZ), BLANK(WORD, 5, p_Rd),
        COMMA(CHOICE, 0, 6, op_CVT_F32), BLANK(CHOICE, 3, 0, op_F2I_FORMAT_BIT),
        OWN_BLANK(CHOICE, 5, 0, op_PM_EVENTS_6), BLANK(CHOICE, 6, 14, op_CTL)),
    LIKE(VOLTA_F2I_HD, INNER, 0, 3, 1, F_98cc7, CHOICE(4, 14, op_GUARD), BLANK(TEXT, "F2I"),
        WORD(0, p_FTZ), SURE_WORD(1, p_convert_DST_INT_2), WORD(2, p_convert_SRC_FLOAT),
        SURE_WORD(3, p_convert_ROUND), SURE_WORD(4, p_convert_NTZ), BLANK(WORD, 5, p_Rd),
        COMMA(CHOICE, 0, 6, op_CVT_F16), BLANK(CHOICE, 3, 0, op_F2I_FORMAT_BIT),
        OWN_BLANK(CHOICE, 5, 0, op_PM_EVENTS_6), BLANK(CHOICE, 6, 15, op_CTL)),
    LIKE(VOLTA_F2I_SD, INNER, 0, 4, 1, F_80cdc, CHOICE(4, 13, op_GUARD), BLANK(TEXT, "F2I"),
        WORD(0, p_FTZ), SURE_WORD(1, p_convert_DST_INT_2), WORD(2, p_convert_SRC_FLOAT_2),
        SURE_WORD(3, p_convert_ROUND), SURE_WORD(4, p_convert_NTZ), BLANK(WORD, 5, p_Rd),
        COMMA(CHOICE, 0, 6, op_CVT_F32), BLANK(CHOICE, 3, 0, op_F2I_FORMAT_BIT),
        OWN_BLANK(CHOICE, 5, 0, op_PM_EVENTS_6), BLANK(CHOICE, 6, 14, op_CTL)),
    LIKE(VOLTA_F2I_D, INNER, 0, 3, 1, F_98cc7, CHOICE(4, 13, op_GUARD), BLANK(TEXT, "F2I"),
        WORD(0, p_FTZ), SURE_WORD(1, p_convert_DST_INT_3), WORD(2, p_convert_SRC_FLOAT_3),
        SURE_WORD(3, p_convert_ROUND), SURE_WORD(4, p_convert_NTZ), BLANK(WORD, 5, p_Rd),
        COMMA(CHOICE, 0, 6, op_CVT_F64), BLANK(CHOICE, 3, 0, op_F2I_FORMAT_BIT),
        OWN_BLANK(CHOICE, 5, 0, op_PM_EVENTS_6), BLANK(CHOICE, 6, 14, op_CTL)),
    LIKE(VOLTA_F2I_B, INNER, 0, 4, 4, F_7135c, CHOICE(3, 13, op_GUARD), BLANK(TEXT, "F2I"),
        SURE_WORD(0, p_FTZ), SURE_WORD(1, p_convert_DST_INT), TEXT(".BF16"),
        SURE_WORD(2, p_convert_ROUND), SURE_WORD(3, p_convert_NTZ), BLANK(WORD, 4, p_Rd),
        COMMA(CHOICE, 0, 5, op_CVT_BF16), OWN_BLANK(CHOICE, 4, 0, op_PM_EVENTS_3),
        BLANK(CHOICE, 5, 14, op_CTL)),
    LIKE(VOLTA_F2I_BD, INNER, 0, 4, 3, F_7135c, CHOICE(3, 13, op_GUARD), BLANK(TEXT, "F2I"),
        SURE_WORD(0, p_FTZ), SURE_WORD(1, p_convert_DST_INT_2), TEXT(".BF16"),
        SURE_WORD(2, p_convert_ROUND), SURE_WORD(3, p_convert_NTZ), BLANK(WORD, 4, p_Rd),
        COMMA(CHOICE, 0, 5, op_CVT_BF16), OWN_BLANK(CHOICE, 4, 0, op_PM_EVENTS_3),
        BLANK(CHOICE, 5, 14, op_CTL)),
};
FORMS(head_F2IP) = {
    INNER_FORM(VOLTA_F2IP_B, CHOICE(2, 16, op_GUARD), BLANK(TEXT, "F2IP"),
        CHOICE(0, 0, op_F2IP_MODE), BLANK(WORD, 4, p_Rd), COMMA(WORD, 5, p_Ra),
        SURE_WORD(6, p_REUSE_A), COMMA(CHOICE, 1, 7, op_SRC_B_3), COMMA(WORD, 13, p_Rc),
        SURE_WORD(14, p_REUSE_C), SURE_WORD(15, p_convert_H1),
        OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS_3), BLANK(CHOICE, 4, 17, op_CTL)),
    LIKE(VOLTA_F2IP_C, INNER, 0, 6, 1, F_a33e3, CHOICE(2, 14, op_GUARD), BLANK(TEXT, "F2IP"),
        CHOICE(0, 0, op_F2IP_MODE), BLANK(WORD, 4, p_Rd), COMMA(WORD, 5, p_Ra),
        SURE_WORD(6, p_REUSE_A), COMMA(WORD, 7, p_Rc), SURE_WORD(8, p_REUSE_B),
        COMMA(CHOICE, 1, 9, op_C_IN_B), SURE_WORD(13, p_convert_H1),
        OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS_3), BLANK(CHOICE, 4, 15, op_CTL)),
};
FORMS(head_FADD) = {
    INNER_FORM(VOLTA_FADD, CHOICE(4, 14, op_GUARD), BLANK(TEXT, "FADD"), SURE_WORD(0, p_FTZ),
        SURE_WORD(1, p_RND), SURE_WORD(2, p_SAT), BLANK(WORD, 3, p_Rd),
        COMMA(CHOICE, 0, 4, op_F64_A), COMMA(CHOICE, 1, 7, op_F32_LAST),
        OWN_BLANK(CHOICE, 5, 0, op_PM_EVENTS_6), BLANK(CHOICE, 6, 15, op_CTL)),
};
FORMS(head_FCHK) = {
    INNER_FORM(VOLTA_FCHK, CHOICE(4, 11, op_GUARD), BLANK(TEXT, "FCHK"), BLANK(WORD, 0, p_Pu),
        COMMA(CHOICE, 0, 1, op_F64_A), COMMA(CHOICE, 1, 4, op_CVT_F32),
        OWN_BLANK(CHOICE, 5, 0, op_PM_EVENTS_6), BLANK(CHOICE, 6, 12, op_CTL)),
};
FORMS(head_FENCE_VIEW_ASYNC_S) = {
    INNER_FORM(VOLTA_FENCE, CHOICE(0, 0, op_GUARD), BLANK(TEXT, "FENCE.VIEW.ASYNC.S"),
        OWN_BLANK(CHOICE, 1, 0, op_PM_EVENTS_3), BLANK(CHOICE, 2, 1, op_CTL)),
};
FORMS(head_FFMA) = {
    INNER_FORM(VOLTA_FFMA_B, CHOICE(5, 17, op_GUARD), BLANK(TEXT, "FFMA"), SURE_WORD(0, p_FMZ),
        SURE_WORD(1, p_RND), SURE_WORD(2, p_SAT), BLANK(WORD, 3, p_Rd),
        COMMA(CHOICE, 0, 4, op_F64_A), COMMA(CHOICE, 1, 7, op_CVT_F32),
        COMMA(CHOICE, 4, 14, op_F64_Rc), OWN_BLANK(CHOICE, 6, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 7, 18, op_CTL)),
    LIKE(VOLTA_FFMA_C, INNER, 0, 7, 1, F_f7bf5, CHOICE(5, 15, op_GUARD), BLANK(TEXT, "FFMA"),
        SURE_WORD(0, p_FMZ), SURE_WORD(1, p_RND), SURE_WORD(2, p_SAT), BLANK(WORD, 3, p_Rd),
        COMMA(CHOICE, 0, 4, op_F64_A), COMMA(CHOICE, 1, 7, op_F64_Rc_2),
        COMMA(CHOICE, 2, 10, op_F32_C_IN_B), OWN_BLANK(CHOICE, 6, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 7, 16, op_CTL)),
};
FORMS(head_FLO) = {
    INNER_FORM(VOLTA_FLO, CHOICE(3, 11, op_GUARD), BLANK(TEXT, "FLO"), SURE_WORD(0, p_SIGNED),
        SURE_WORD(1, p_SH), BLANK(WORD, 2, p_Rd), COMMA(CHOICE, 0, 3, op_OPT),
        COMMA(CHOICE, 1, 4, op_SIGNED_B_3), OWN_BLANK(CHOICE, 4, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 5, 12, op_CTL)),
};
FORMS(head_FMNMX) = {
    INNER_FORM(VOLTA_FMNMX_N, CHOICE(8, 15, op_GUARD), BLANK(TEXT, "FMNMX"),
        CHOICE(0, 0, op_MINMAX_MODE), CHOICE(1, 0, op_NO_XORSIGN), BLANK(WORD, 2, p_Rd),
        COMMA(CHOICE, 2, 0, op_PM_EVENTS), COMMA(CHOICE, 3, 3, op_F64_A),
        COMMA(CHOICE, 4, 6, op_CVT_F32), COMMA(CHOICE, 7, 13, op_SRC_Pp),
        OWN_BLANK(CHOICE, 9, 0, op_PM_EVENTS_6), BLANK(CHOICE, 10, 16, op_CTL)),
    LIKE(VOLTA_FMNMX_X, INNER, 0, 2, 1, F_c86c9, CHOICE(7, 15, op_GUARD), BLANK(TEXT, "FMNMX"),
        CHOICE(0, 0, op_MINMAX_MODE_2), TEXT(".XORSIGN"), BLANK(WORD, 2, p_Rd),
        COMMA(CHOICE, 1, 0, op_PM_EVENTS), COMMA(CHOICE, 2, 3, op_F64_A),
        COMMA(CHOICE, 3, 6, op_CVT_F32_2), COMMA(CHOICE, 6, 13, op_SRC_Pp),
        OWN_BLANK(CHOICE, 8, 0, op_PM_EVENTS_3), BLANK(CHOICE, 9, 16, op_CTL)),
    LIKE(VOLTA_FMNMX_ISA, INNER, 0, 2, 1, F_9fff2, CHOICE(5, 17, op_GUARD), BLANK(TEXT, "FMNMX"),
        SURE_WORD(0, p_FTZ), SURE_WORD(1, p_NAN), SURE_WORD(2, p_XORSIGN), TEXT(".IS_A"),
        BLANK(WORD, 3, p_Rd), COMMA(WORD, 4, p_Pv), COMMA(CHOICE, 0, 5, op_F64_A),
        COMMA(CHOICE, 1, 8, op_CVT_F32_2), COMMA(CHOICE, 4, 15, op_SRC_Pp),
        OWN_BLANK(CHOICE, 6, 0, op_PM_EVENTS_3), BLANK(CHOICE, 7, 18, op_CTL)),
};
FORMS(head_FMUL) = {
    INNER_FORM(VOLTA_FMUL, CHOICE(4, 15, op_GUARD), BLANK(TEXT, "FMUL"), SURE_WORD(0, p_FMZ),
        SURE_WORD(1, p_float_POWER), SURE_WORD(2, p_RND), SURE_WORD(3, p_SAT), BLANK(WORD, 4, p_Rd),
        COMMA(CHOICE, 0, 5, op_F64_A), COMMA(CHOICE, 1, 8, op_CVT_F32),
        OWN_BLANK(CHOICE, 5, 0, op_PM_EVENTS_6), BLANK(CHOICE, 6, 16, op_CTL)),
};
FORMS(head_FOOTPRINT) = {
    INNER_FORM(VOLTA_FOOTPRINT_C, CHOICE(4, 16, op_GUARD), BLANK(TEXT, "FOOTPRINT"),
        SURE_WORD(0, p_texture_SCR), CHOICE(0, 1, op_OPT_BINDLESS_2), TEXT(".TEX"),
        SURE_WORD(2, p_texture_LOD), SURE_WORD(3, p_texture_NODEP), BLANK(WORD, 4, p_Pu),
        COMMA(WORD, 5, p_Rc), COMMA(WORD, 6, p_Rd), COMMA(WORD, 7, p_Ra),
        COMMA(CHOICE, 1, 8, op_OPT_REG), COMMA(CHOICE, 2, 9, op_FOOTPRINT_BOUND),
        COMMA(WORD, 14, p_texture_FOOTPRINT_DIM), BLANK(CHOICE, 3, 15, op_OPT_HINT),
        OWN_BLANK(CHOICE, 5, 0, op_PM_EVENTS_8), BLANK(CHOICE, 6, 17, op_CTL)),
    LIKE(VOLTA_FOOTPRINT_R, INNER, 0, 3, 1, F_e134a, CHOICE(3, 11, op_GUARD),
        BLANK(TEXT, "FOOTPRINT"), SURE_WORD(0, p_texture_SCR), SURE_WORD(1, p_texture_BINDLESS),
        TEXT(".TEX"), SURE_WORD(2, p_texture_LOD), SURE_WORD(3, p_texture_NODEP),
        BLANK(WORD, 4, p_Pu), COMMA(WORD, 5, p_Rc), COMMA(WORD, 6, p_Rd), COMMA(WORD, 7, p_Ra),
        COMMA(CHOICE, 0, 8, op_OPT_REG), COMMA(CHOICE, 1, 0, op_PM_EVENTS),
        BLANK(WORD, 9, p_texture_FOOTPRINT_DIM), BLANK(CHOICE, 2, 10, op_OPT_HINT),
        OWN_BLANK(CHOICE, 4, 0, op_PM_EVENTS_8), BLANK(CHOICE, 5, 12, op_CTL)),
};
FORMS(head_FRND) = {
    INNER_FORM(VOLTA_FRND_H, CHOICE(4, 12, op_GUARD), BLANK(TEXT, "FRND"), WORD(0, p_FTZ),
        WORD(1, p_convert_SRC_FLOAT), SURE_WORD(2, p_convert_ROUND), BLANK(WORD, 3, p_Rd),
        COMMA(CHOICE, 0, 4, op_CVT_F16), BLANK(CHOICE, 3, 0, op_F2I_FORMAT_BIT),
        OWN_BLANK(CHOICE, 5, 0, op_PM_EVENTS_6), BLANK(CHOICE, 6, 13, op_CTL)),
    LIKE(VOLTA_FRND_S, INNER, 0, 3, 1, F_cc0cd, CHOICE(4, 11, op_GUARD), BLANK(TEXT, "FRND"),
        WORD(0, p_FTZ), WORD(1, p_convert_SRC_FLOAT_2), SURE_WORD(2, p_convert_ROUND),
        BLANK(WORD, 3, p_Rd), COMMA(CHOICE, 0, 4, op_CVT_F32),
        BLANK(CHOICE, 3, 0, op_F2I_FORMAT_BIT), OWN_BLANK(CHOICE, 5, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 6, 12, op_CTL)),
    LIKE(VOLTA_FRND_D, INNER, 0, 3, 1, F_cc0cd, CHOICE(4, 11, op_GUARD), BLANK(TEXT, "FRND"),
        WORD(0, p_FTZ), WORD(1, p_convert_SRC_FLOAT_3), SURE_WORD(2, p_convert_ROUND),
        BLANK(WORD, 3, p_Rd), COMMA(CHOICE, 0, 4, op_CVT_F64),
        BLANK(CHOICE, 3, 0, op_F2I_FORMAT_BIT), OWN_BLANK(CHOICE, 5, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 6, 12, op_CTL)),
    LIKE(VOLTA_FRND_B, INNER, 0, 3, 1, F_7135c, CHOICE(3, 11, op_GUARD), BLANK(TEXT, "FRND"),
        SURE_WORD(0, p_FTZ), TEXT(".BF16"), SURE_WORD(1, p_convert_ROUND), BLANK(WORD, 2, p_Rd),
        COMMA(CHOICE, 0, 3, op_CVT_BF16), OWN_BLANK(CHOICE, 4, 0, op_PM_EVENTS_3),
        BLANK(CHOICE, 5, 12, op_CTL)),
};
FORMS(head_FSEL) = {
    INNER_FORM(VOLTA_FSEL, CHOICE(5, 14, op_GUARD), BLANK(TEXT, "FSEL"), SURE_WORD(0, p_FTZ),
        BLANK(WORD, 1, p_Rd), COMMA(CHOICE, 0, 2, op_F64_A), COMMA(CHOICE, 1, 5, op_CVT_F32),
        COMMA(CHOICE, 4, 12, op_SRC_Pp), OWN_BLANK(CHOICE, 6, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 7, 15, op_CTL)),
};
FORMS(head_FSET_BF) = {
    INNER_FORM(VOLTA_FSET, CHOICE(5, 16, op_GUARD), BLANK(TEXT, "FSET.BF"), WORD(0, p_FLOAT_CMP),
        SURE_WORD(1, p_FTZ), WORD(2, p_BOP), BLANK(WORD, 3, p_Rd), COMMA(CHOICE, 0, 4, op_F64_A),
        COMMA(CHOICE, 1, 7, op_CVT_F32), COMMA(CHOICE, 4, 14, op_SRC_Pp),
        OWN_BLANK(CHOICE, 6, 0, op_PM_EVENTS_6), BLANK(CHOICE, 7, 17, op_CTL)),
};
FORMS(head_FSETP) = {
    INNER_FORM(VOLTA_FSETP, CHOICE(5, 17, op_GUARD), BLANK(TEXT, "FSETP"), WORD(0, p_FLOAT_CMP),
        SURE_WORD(1, p_FTZ), WORD(2, p_BOP), BLANK(WORD, 3, p_Pu), COMMA(WORD, 4, p_Pv),
        COMMA(CHOICE, 0, 5, op_F64_A), COMMA(CHOICE, 1, 8, op_CVT_F32),
        COMMA(CHOICE, 4, 15, op_SRC_Pp), OWN_BLANK(CHOICE, 6, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 7, 18, op_CTL)),
};
FORMS(head_FSWZADD) = {
    INNER_FORM(VOLTA_FSWZADD, CHOICE(0, 12, op_GUARD), BLANK(TEXT, "FSWZADD"), SURE_WORD(0, p_FTZ),
        SURE_WORD(1, p_RND), SURE_WORD(2, p_NDV), BLANK(WORD, 3, p_Rd), COMMA(WORD, 4, p_Ra),
        SURE_WORD(5, p_REUSE_A), COMMA(WORD, 6, p_Rc), SURE_WORD(7, p_REUSE_C),
        COMMA(WORD, 8, p_float_SIGNS0), WORD(9, p_float_SIGNS1), WORD(10, p_float_SIGNS2),
        WORD(11, p_float_SIGNS3), OWN_BLANK(CHOICE, 1, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 2, 13, op_CTL)),
};
FORMS(head_GETLMEMBASE) = {
    INNER_FORM(VOLTA_LMEMBASE_G, CHOICE(0, 1, op_GUARD), BLANK(TEXT, "GETLMEMBASE"),
        BLANK(WORD, 0, p_Rd), OWN_BLANK(CHOICE, 1, 0, op_PM_EVENTS_6), BLANK(CHOICE, 2, 2, op_CTL)),
};
FORMS(head_HADD2) = {
    INNER_FORM(VOLTA_HADD2, CHOICE(13, 22, op_GUARD), BLANK(TEXT, "HADD2"),
        CHOICE(0, 0, op_ADD_MODE), SURE_WORD(2, p_FTZ), SURE_WORD(3, p_SAT), BLANK(WORD, 4, p_Rd),
        COMMA(CHOICE, 1, 5, op_F16_A), COMMA(CHOICE, 4, 10, op_F16_LAST),
        OWN_BLANK(CHOICE, 14, 0, op_PM_EVENTS_6), BLANK(CHOICE, 15, 23, op_CTL)),
};
FORMS(head_HFMA2) = {
    INNER_FORM(VOLTA_HFMA2_B, CHOICE(16, 26, op_GUARD), BLANK(TEXT, "HFMA2"),
        CHOICE(0, 0, op_FMA_MODE), BLANK(WORD, 3, p_Rd), COMMA(CHOICE, 1, 4, op_F16_A),
        COMMA(CHOICE, 4, 9, op_FMA_B), COMMA(CHOICE, 13, 21, op_F16_Rc),
        OWN_BLANK(CHOICE, 17, 0, op_PM_EVENTS_6), BLANK(CHOICE, 18, 27, op_CTL)),
    LIKE(VOLTA_HFMA2_C, INNER, 0, 5, 1, F_f7bf5, CHOICE(14, 24, op_GUARD), BLANK(TEXT, "HFMA2"),
        CHOICE(0, 0, op_FMA_MODE), BLANK(WORD, 3, p_Rd), COMMA(CHOICE, 1, 4, op_F16_A),
        COMMA(CHOICE, 4, 9, op_F16_Rc_2), COMMA(CHOICE, 7, 14, op_FMA_C_IN_B),
        OWN_BLANK(CHOICE, 15, 0, op_PM_EVENTS_6), BLANK(CHOICE, 16, 25, op_CTL)),
    LIKE(VOLTA_HFMA2_RB, INNER, 0, 2, 1, F_f6f0e, CHOICE(17, 27, op_GUARD), BLANK(TEXT, "HFMA2"),
        CHOICE(0, 0, op_RELU_MODE), TEXT(".RELU"), BLANK(WORD, 2, p_Rd),
        COMMA(CHOICE, 1, 3, op_F16_A_2), COMMA(CHOICE, 4, 8, op_FMA_B_2),
        COMMA(CHOICE, 13, 20, op_F16_Rc_3), COMMA(CHOICE, 16, 25, op_OPT_SRC),
        OWN_BLANK(CHOICE, 18, 0, op_PM_EVENTS_5), BLANK(CHOICE, 19, 28, op_CTL)),
    LIKE(VOLTA_HFMA2_RC, INNER, 0, 6, 1, F_f7bf5, CHOICE(15, 25, op_GUARD), BLANK(TEXT, "HFMA2"),
        CHOICE(0, 0, op_RELU_MODE), TEXT(".RELU"), BLANK(WORD, 2, p_Rd),
        COMMA(CHOICE, 1, 3, op_F16_A_2), COMMA(CHOICE, 4, 8, op_F16_Rc_4),
        COMMA(CHOICE, 7, 13, op_FMA_C_IN_B_2), COMMA(CHOICE, 14, 23, op_OPT_SRC),
        OWN_BLANK(CHOICE, 16, 0, op_PM_EVENTS_5), BLANK(CHOICE, 17, 26, op_CTL)),
};
FORMS(head_HFMA2_MMA) = {
    INNER_FORM(VOLTA_HFMA2_MMA_B, CHOICE(6, 19, op_GUARD), BLANK(TEXT, "HFMA2.MMA"),
        CHOICE(0, 0, op_MMA_MODE), BLANK(WORD, 2, p_Rd), COMMA(CHOICE, 1, 3, op_F64_A),
        COMMA(CHOICE, 2, 6, op_MMA_B), COMMA(CHOICE, 5, 16, op_MMA_Rc),
        OWN_BLANK(CHOICE, 7, 0, op_PM_EVENTS_5), BLANK(CHOICE, 8, 20, op_CTL)),
    LIKE(VOLTA_HFMA2_MMA_C, INNER, 0, 5, 1, F_f7bf5, CHOICE(6, 17, op_GUARD),
        BLANK(TEXT, "HFMA2.MMA"), CHOICE(0, 0, op_MMA_MODE), BLANK(WORD, 2, p_Rd),
        COMMA(CHOICE, 1, 3, op_F64_A), COMMA(CHOICE, 2, 6, op_MMA_Rc_2),
        COMMA(CHOICE, 3, 9, op_MMA_C_IN_B), OWN_BLANK(CHOICE, 7, 0, op_PM_EVENTS_5),
        BLANK(CHOICE, 8, 18, op_CTL)),
    LIKE(VOLTA_HFMA2_MMA_RB, INNER, 0, 2, 1, F_e86b7, CHOICE(7, 21, op_GUARD),
        BLANK(TEXT, "HFMA2.MMA"), CHOICE(0, 0, op_MMA_MODE_2), TEXT(".RELU"), BLANK(WORD, 2, p_Rd),
        COMMA(CHOICE, 1, 3, op_F64_A), COMMA(CHOICE, 2, 6, op_MMA_B),
        COMMA(CHOICE, 5, 16, op_MMA_Rc), COMMA(CHOICE, 6, 19, op_OPT_SRC),
        OWN_BLANK(CHOICE, 8, 0, op_PM_EVENTS_5), BLANK(CHOICE, 9, 22, op_CTL)),
    LIKE(VOLTA_HFMA2_MMA_RC, INNER, 0, 6, 1, F_f7bf5, CHOICE(7, 19, op_GUARD),
        BLANK(TEXT, "HFMA2.MMA"), CHOICE(0, 0, op_MMA_MODE_2), TEXT(".RELU"), BLANK(WORD, 2, p_Rd),
        COMMA(CHOICE, 1, 3, op_F64_A), COMMA(CHOICE, 2, 6, op_MMA_Rc_2),
        COMMA(CHOICE, 3, 9, op_MMA_C_IN_B), COMMA(CHOICE, 6, 17, op_OPT_SRC),
        OWN_BLANK(CHOICE, 8, 0, op_PM_EVENTS_5), BLANK(CHOICE, 9, 20, op_CTL)),
};
FORMS(head_HGMMA) = {
    INNER_FORM(VOLTA_HGMMA_HGMMA_R, CHOICE(0, 6, op_GUARD), BLANK(TEXT, "HGMMA"),
        BLANK(WORD, 0, p_Rd), COMMA(WORD, 1, p_Ra), SURE_WORD(2, p_REUSE_A), COMMA(TEXT, "gdesc["),
        WORD(3, p_URb), TEXT("]"), COMMA(WORD, 4, p_Rc), SURE_WORD(5, p_REUSE_C),
        COMMA(TEXT, "gsb0"), OWN_BLANK(CHOICE, 1, 0, op_PM_EVENTS_3), BLANK(CHOICE, 2, 7, op_CTL)),
    LIKE(VOLTA_HGMMA_HGMMA_D, INNER, 0, 3, 1, F_ca972, CHOICE(0, 4, op_GUARD), BLANK(TEXT, "HGMMA"),
        BLANK(WORD, 0, p_Rd), COMMA(TEXT, "gdesc["), WORD(1, p_URa), TEXT("]"),
        COMMA(WORD, 2, p_Rc), SURE_WORD(3, p_REUSE_C), COMMA(TEXT, "gsb0"),
        OWN_BLANK(CHOICE, 1, 0, op_PM_EVENTS_3), BLANK(CHOICE, 2, 5, op_CTL)),
};
FORMS(head_HMMA) = {
    INNER_FORM(VOLTA_HMMA_884, CHOICE(1, 15, op_GUARD), BLANK(TEXT, "HMMA"),
        WORD(0, p_tensor_SHAPE_884), WORD(1, p_tensor_HMMA_884_TYPE), WORD(2, p_tensor_STEP),
        SURE_WORD(3, p_SATFINITE), BLANK(WORD, 4, p_Rd), COMMA(SURE_WORD, 5, p_NEG_A),
        WORD(6, p_Ra), WORD(7, p_REUSE_A), WORD(8, p_tensor_LAYOUT_A), COMMA(SURE_WORD, 9, p_NEG_B),
        WORD(10, p_Rb), WORD(11, p_REUSE_B), WORD(12, p_tensor_LAYOUT_B), COMMA(WORD, 13, p_Rc),
        SURE_WORD(14, p_REUSE_C), CHOICE(0, 0, op_PM_EVENTS), OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS),
        BLANK(CHOICE, 3, 16, op_CTL)),
    LIKE(VOLTA_HMMA_T, INNER, 0, 2, 1, F_76c27, CHOICE(1, 12, op_GUARD), BLANK(TEXT, "HMMA"),
        WORD(0, p_tensor_HMMA_SHAPE), WORD(1, p_tensor_HMMA_DST), SURE_WORD(2, p_SATFINITE),
        BLANK(WORD, 3, p_Rd), COMMA(SURE_WORD, 4, p_NEG_A), WORD(5, p_Ra), SURE_WORD(6, p_REUSE_A),
        COMMA(SURE_WORD, 7, p_NEG_B), WORD(8, p_Rb), SURE_WORD(9, p_REUSE_B), COMMA(WORD, 10, p_Rc),
        SURE_WORD(11, p_REUSE_C), CHOICE(0, 0, op_PM_EVENTS), OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS),
        BLANK(CHOICE, 3, 13, op_CTL)),
    INNER_FORM(VOLTA_HMMA_A, CHOICE(2, 14, op_GUARD), BLANK(TEXT, "HMMA"),
        WORD(0, p_tensor_HMMA_SHAPE), WORD(1, p_tensor_HMMA_DST),
        SURE_WORD(2, p_tensor_HMMA_FORMAT), BLANK(WORD, 3, p_Rd), COMMA(SURE_WORD, 4, p_NEG_A),
        WORD(5, p_Ra), SURE_WORD(6, p_REUSE_A), COMMA(SURE_WORD, 7, p_NEG_B), WORD(8, p_Rb),
        SURE_WORD(9, p_REUSE_B), COMMA(WORD, 10, p_Rc), SURE_WORD(11, p_REUSE_C),
        CHOICE(0, 12, op_OPT_UPmma), CHOICE(1, 0, op_EXTRA),
        OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS_5), BLANK(CHOICE, 4, 15, op_CTL)),
};
FORMS(head_HMMA_SP) = {
    INNER_FORM(VOLTA_HMMA_SP, CHOICE(2, 17, op_GUARD), BLANK(TEXT, "HMMA.SP"),
        WORD(0, p_tensor_HMMA_SP_SHAPE), WORD(1, p_tensor_HMMA_DST),
        SURE_WORD(2, p_tensor_HMMA_FORMAT), BLANK(WORD, 3, p_Rd), COMMA(SURE_WORD, 4, p_NEG_A),
        WORD(5, p_Ra), SURE_WORD(6, p_REUSE_A), COMMA(SURE_WORD, 7, p_NEG_B), WORD(8, p_Rb),
        SURE_WORD(9, p_REUSE_B), COMMA(WORD, 10, p_Rc), SURE_WORD(11, p_REUSE_C),
        CHOICE(0, 12, op_OPT_UPmma), COMMA(WORD, 14, p_tensor_META), WORD(15, p_tensor_META_REUSE),
        COMMA(NUMBER, 16, p_tensor_META_THREADS), CHOICE(1, 0, op_EXTRA),
        OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS_5), BLANK(CHOICE, 4, 18, op_CTL)),
};
FORMS(head_HMNMX2) = {
    INNER_FORM(VOLTA_HMNMX2, CHOICE(14, 23, op_GUARD), BLANK(TEXT, "HMNMX2"),
        CHOICE(0, 0, op_MNMX_MODE), BLANK(WORD, 3, p_Rd), COMMA(CHOICE, 1, 4, op_F16_A_2),
        COMMA(CHOICE, 4, 9, op_MNMX_B), COMMA(CHOICE, 13, 21, op_SRC_Pp),
        OWN_BLANK(CHOICE, 15, 0, op_PM_EVENTS_5), BLANK(CHOICE, 16, 24, op_CTL)),
};
FORMS(head_HMUL2) = {
    INNER_FORM(VOLTA_HMUL2, CHOICE(13, 22, op_GUARD), BLANK(TEXT, "HMUL2"),
        CHOICE(0, 0, op_MUL_MODE), SURE_WORD(2, p_FMZ), SURE_WORD(3, p_SAT), BLANK(WORD, 4, p_Rd),
        COMMA(CHOICE, 1, 5, op_F16_A), COMMA(CHOICE, 4, 10, op_F16_B),
        OWN_BLANK(CHOICE, 14, 0, op_PM_EVENTS_6), BLANK(CHOICE, 15, 23, op_CTL)),
};
FORMS(head_HSET2) = {
    INNER_FORM(VOLTA_HSET2, CHOICE(14, 25, op_GUARD), BLANK(TEXT, "HSET2"),
        CHOICE(0, 0, op_SET_MODE), SURE_WORD(1, p_half_BF), WORD(2, p_FLOAT_CMP),
        SURE_WORD(3, p_FTZ), WORD(4, p_half_HALF_BOP), BLANK(WORD, 5, p_Rd),
        COMMA(CHOICE, 1, 6, op_F16_A), COMMA(CHOICE, 4, 11, op_F16_LAST),
        COMMA(CHOICE, 13, 23, op_SRC_Pp), OWN_BLANK(CHOICE, 15, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 16, 26, op_CTL)),
};
FORMS(head_HSETP2) = {
    INNER_FORM(VOLTA_HSETP2, CHOICE(14, 26, op_GUARD), BLANK(TEXT, "HSETP2"),
        CHOICE(0, 0, op_SET_MODE), WORD(1, p_FLOAT_CMP), SURE_WORD(2, p_half_H_AND),
        SURE_WORD(3, p_FTZ), WORD(4, p_half_HALF_BOP), BLANK(WORD, 5, p_Pu), COMMA(WORD, 6, p_Pv),
        COMMA(CHOICE, 1, 7, op_F16_A), COMMA(CHOICE, 4, 12, op_F16_LAST),
        COMMA(CHOICE, 13, 24, op_SRC_Pp), OWN_BLANK(CHOICE, 15, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 16, 27, op_CTL)),
};
FORMS(head_I2F) = {
    INNER_FORM(VOLTA_I2F_B, CHOICE(3, 10, op_GUARD), BLANK(TEXT, "I2F"),
        SURE_WORD(0, p_convert_DST_FLOAT), SURE_WORD(1, p_convert_SRC_INT), SURE_WORD(2, p_RND),
        BLANK(WORD, 3, p_Rd), COMMA(CHOICE, 0, 4, op_CVT_PART),
        BLANK(CHOICE, 2, 0, op_F2I_FORMAT_BIT), OWN_BLANK(CHOICE, 4, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 5, 11, op_CTL)),
    LIKE(VOLTA_I2F_H, INNER, 0, 3, 1, F_20a98, CHOICE(3, 10, op_GUARD), BLANK(TEXT, "I2F"),
        SURE_WORD(0, p_convert_DST_FLOAT), SURE_WORD(1, p_convert_SRC_INT_2), SURE_WORD(2, p_RND),
        BLANK(WORD, 3, p_Rd), COMMA(CHOICE, 0, 4, op_CVT_PART_2),
        BLANK(CHOICE, 2, 0, op_F2I_FORMAT_BIT), OWN_BLANK(CHOICE, 4, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 5, 11, op_CTL)),
    LIKE(VOLTA_I2F_W, INNER, 0, 3, 1, F_20a98, CHOICE(2, 10, op_GUARD), BLANK(TEXT, "I2F"),
        SURE_WORD(0, p_convert_DST_FLOAT), SURE_WORD(1, p_convert_SRC_INT_3), SURE_WORD(2, p_RND),
        BLANK(WORD, 3, p_Rd), COMMA(CHOICE, 0, 4, op_SRC_B), BLANK(CHOICE, 1, 0, op_F2I_FORMAT_BIT),
        OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS_6), BLANK(CHOICE, 4, 11, op_CTL)),
    LIKE(VOLTA_I2F_BD, INNER, 0, 2, 1, F_197d3, CHOICE(3, 10, op_GUARD), BLANK(TEXT, "I2F"),
        SURE_WORD(0, p_convert_DST_FLOAT_2), SURE_WORD(1, p_convert_SRC_INT), SURE_WORD(2, p_RND),
        BLANK(WORD, 3, p_Rd), COMMA(CHOICE, 0, 4, op_CVT_PART),
        BLANK(CHOICE, 2, 0, op_F2I_FORMAT_BIT), OWN_BLANK(CHOICE, 4, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 5, 11, op_CTL)),
    LIKE(VOLTA_I2F_HD, INNER, 0, 3, 1, F_20a98, CHOICE(3, 10, op_GUARD), BLANK(TEXT, "I2F"),
        SURE_WORD(0, p_convert_DST_FLOAT_2), SURE_WORD(1, p_convert_SRC_INT_2), SURE_WORD(2, p_RND),
        BLANK(WORD, 3, p_Rd), COMMA(CHOICE, 0, 4, op_CVT_PART_2),
        BLANK(CHOICE, 2, 0, op_F2I_FORMAT_BIT), OWN_BLANK(CHOICE, 4, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 5, 11, op_CTL)),
    LIKE(VOLTA_I2F_WD, INNER, 0, 3, 1, F_20a98, CHOICE(2, 10, op_GUARD), BLANK(TEXT, "I2F"),
        SURE_WORD(0, p_convert_DST_FLOAT_2), SURE_WORD(1, p_convert_SRC_INT_3), SURE_WORD(2, p_RND),
        BLANK(WORD, 3, p_Rd), COMMA(CHOICE, 0, 4, op_SRC_B), BLANK(CHOICE, 1, 0, op_F2I_FORMAT_BIT),
        OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS_6), BLANK(CHOICE, 4, 11, op_CTL)),
    LIKE(VOLTA_I2F_D, INNER, 0, 2, 1, F_197d3, CHOICE(2, 10, op_GUARD), BLANK(TEXT, "I2F"),
        SURE_WORD(0, p_convert_DST_FLOAT_3), SURE_WORD(1, p_convert_SRC_INT_4), SURE_WORD(2, p_RND),
        BLANK(WORD, 3, p_Rd), COMMA(CHOICE, 0, 4, op_SRC_B), BLANK(CHOICE, 1, 0, op_F2I_FORMAT_BIT),
        OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS_6), BLANK(CHOICE, 4, 11, op_CTL)),
};
FORMS(head_I2F_BF16) = {
    INNER_FORM(VOLTA_I2F_BB, CHOICE(2, 9, op_GUARD), BLANK(TEXT, "I2F.BF16"),
        SURE_WORD(0, p_convert_SRC_INT), SURE_WORD(1, p_RND), BLANK(WORD, 2, p_Rd),
        COMMA(CHOICE, 0, 3, op_CVT_PART_3), OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS_3),
        BLANK(CHOICE, 4, 10, op_CTL)),
    LIKE(VOLTA_I2F_HB, INNER, 0, 2, 1, F_20a98, CHOICE(2, 9, op_GUARD), BLANK(TEXT, "I2F.BF16"),
        SURE_WORD(0, p_convert_SRC_INT_2), SURE_WORD(1, p_RND), BLANK(WORD, 2, p_Rd),
        COMMA(CHOICE, 0, 3, op_CVT_PART_4), OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS_3),
        BLANK(CHOICE, 4, 10, op_CTL)),
    LIKE(VOLTA_I2F_WB, INNER, 0, 2, 1, F_20a98, CHOICE(1, 9, op_GUARD), BLANK(TEXT, "I2F.BF16"),
        SURE_WORD(0, p_convert_SRC_INT_3), SURE_WORD(1, p_RND), BLANK(WORD, 2, p_Rd),
        COMMA(CHOICE, 0, 3, op_SRC_B_2), OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_3),
        BLANK(CHOICE, 3, 10, op_CTL)),
    LIKE(VOLTA_I2F_DB, INNER, 0, 2, 1, F_20a98, CHOICE(1, 9, op_GUARD), BLANK(TEXT, "I2F.BF16"),
        SURE_WORD(0, p_convert_SRC_INT_4), SURE_WORD(1, p_RND), BLANK(WORD, 2, p_Rd),
        COMMA(CHOICE, 0, 3, op_SRC_B_2), OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_3),
        BLANK(CHOICE, 3, 10, op_CTL)),
};
FORMS(head_I2FP_F32) = {
    INNER_FORM(VOLTA_I2FP, CHOICE(1, 9, op_GUARD), BLANK(TEXT, "I2FP.F32"),
        WORD(0, p_convert_I2FP_SRC), SURE_WORD(1, p_convert_I2FP_RND), BLANK(WORD, 2, p_Rd),
        COMMA(CHOICE, 0, 3, op_SRC_B_2), OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_3),
        BLANK(CHOICE, 3, 10, op_CTL)),
};
FORMS(head_I2I) = {
    INNER_FORM(VOLTA_I2I, CHOICE(1, 8, op_GUARD), BLANK(TEXT, "I2I"), WORD(0, p_convert_NARROW),
        TEXT(".S32.SAT"), BLANK(WORD, 1, p_Rd), COMMA(CHOICE, 0, 2, op_SRC_B),
        OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_9), BLANK(CHOICE, 3, 9, op_CTL)),
};
FORMS(head_I2IP) = {
    INNER_FORM(VOLTA_I2IP, CHOICE(3, 14, op_GUARD), BLANK(TEXT, "I2IP"), WORD(0, p_convert_PACKED),
        TEXT(".S32"), CHOICE(0, 1, op_I2IP_SAT), BLANK(WORD, 3, p_Rd), COMMA(WORD, 4, p_Ra),
        WORD(5, p_REUSE_A), COMMA(CHOICE, 1, 6, op_SRC_B), COMMA(WORD, 12, p_Rc),
        SURE_WORD(13, p_REUSE_C), CHOICE(2, 0, op_OPT_PART),
        OWN_BLANK(CHOICE, 4, 0, op_PM_EVENTS_9), BLANK(CHOICE, 5, 15, op_CTL)),
};
FORMS(head_IABS) = {
    INNER_FORM(VOLTA_IABS, CHOICE(1, 7, op_GUARD), BLANK(TEXT, "IABS"), BLANK(WORD, 0, p_Rd),
        COMMA(CHOICE, 0, 1, op_SRC_B_4), OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 3, 8, op_CTL)),
};
FORMS(head_IADD3) = {
    INNER_FORM(VOLTA_IADD3_N, CHOICE(5, 15, op_GUARD), BLANK(TEXT, "IADD3"), BLANK(WORD, 0, p_Rd),
        COMMA(CHOICE, 0, 1, op_CARRIES_OUT), COMMA(CHOICE, 1, 3, op_SIGNED_A),
        COMMA(CHOICE, 2, 6, op_SIGNED_B_NO_IMM), COMMA(CHOICE, 4, 12, op_SIGNED_C),
        OWN_BLANK(CHOICE, 6, 0, op_PM_EVENTS_6), BLANK(CHOICE, 7, 16, op_CTL)),
    LIKE(VOLTA_IADD3_I, INNER, 0, 5, 1, F_bb2c0, CHOICE(4, 10, op_GUARD), BLANK(TEXT, "IADD3"),
        BLANK(WORD, 0, p_Rd), COMMA(CHOICE, 0, 1, op_CARRIES_OUT), COMMA(CHOICE, 1, 3, op_SIGNED_A),
        COMMA(CHOICE, 2, 6, op_IMM_B), COMMA(CHOICE, 3, 7, op_SIGNED_C),
        OWN_BLANK(CHOICE, 5, 0, op_PM_EVENTS_6), BLANK(CHOICE, 6, 11, op_CTL)),
};
FORMS(head_IADD3_X) = {
    INNER_FORM(VOLTA_IADD3_X, CHOICE(7, 20, op_GUARD), BLANK(TEXT, "IADD3.X"), BLANK(WORD, 0, p_Rd),
        COMMA(CHOICE, 0, 1, op_CARRIES_OUT), COMMA(CHOICE, 1, 3, op_SIGNED_A_2),
        COMMA(CHOICE, 2, 6, op_SIGNED_B), COMMA(CHOICE, 4, 13, op_SIGNED_C_2),
        COMMA(CHOICE, 5, 16, op_SRC_Pp), COMMA(CHOICE, 6, 18, op_SRC_Pq),
        OWN_BLANK(CHOICE, 8, 0, op_PM_EVENTS_6), BLANK(CHOICE, 9, 21, op_CTL)),
};
FORMS(head_IDP_2A) = {
    INNER_FORM(VOLTA_IDP_A2, CHOICE(2, 14, op_GUARD), BLANK(TEXT, "IDP.2A"), WORD(0, p_video_LO_HI),
        WORD(1, p_video_SIGN_A16), WORD(2, p_video_SIGN_B8), BLANK(WORD, 3, p_Rd),
        COMMA(WORD, 4, p_Ra), SURE_WORD(5, p_REUSE_A), COMMA(CHOICE, 0, 6, op_SRC_B_NO_IMM),
        COMMA(CHOICE, 1, 11, op_DOT_C), OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 4, 15, op_CTL)),
};
FORMS(head_IDP_4A) = {
    INNER_FORM(VOLTA_IDP_A4, CHOICE(2, 13, op_GUARD), BLANK(TEXT, "IDP.4A"),
        WORD(0, p_video_SIGN_A8), WORD(1, p_video_SIGN_B8), BLANK(WORD, 2, p_Rd),
        COMMA(WORD, 3, p_Ra), SURE_WORD(4, p_REUSE_A), COMMA(CHOICE, 0, 5, op_SRC_B_NO_IMM),
        COMMA(CHOICE, 1, 10, op_DOT_C), OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 4, 14, op_CTL)),
};
FORMS(head_IGMMA) = {
    INNER_FORM(VOLTA_HGMMA_IGMMA_R, CHOICE(0, 6, op_GUARD), BLANK(TEXT, "IGMMA"),
        BLANK(WORD, 0, p_Rd), COMMA(WORD, 1, p_Ra), SURE_WORD(2, p_REUSE_A), COMMA(TEXT, "gdesc["),
        WORD(3, p_URb), TEXT("]"), COMMA(WORD, 4, p_Rc), SURE_WORD(5, p_REUSE_C),
        COMMA(TEXT, "gsb0"), OWN_BLANK(CHOICE, 1, 0, op_PM_EVENTS_3), BLANK(CHOICE, 2, 7, op_CTL)),
    LIKE(VOLTA_HGMMA_IGMMA_D, INNER, 0, 3, 1, F_ca972, CHOICE(0, 4, op_GUARD), BLANK(TEXT, "IGMMA"),
        BLANK(WORD, 0, p_Rd), COMMA(TEXT, "gdesc["), WORD(1, p_URa), TEXT("]"),
        COMMA(WORD, 2, p_Rc), SURE_WORD(3, p_REUSE_C), COMMA(TEXT, "gsb0"),
        OWN_BLANK(CHOICE, 1, 0, op_PM_EVENTS_3), BLANK(CHOICE, 2, 5, op_CTL)),
};
FORMS(head_IMAD) = {
    INNER_FORM(VOLTA_IMAD_R, CHOICE(1, 9, op_GUARD), BLANK(TEXT, "IMAD"), SURE_WORD(0, p_SIGNED),
        BLANK(WORD, 1, p_Rd), COMMA(WORD, 2, p_Ra), SURE_WORD(3, p_REUSE_A), COMMA(WORD, 4, p_Rb),
        SURE_WORD(5, p_REUSE_B), COMMA(CHOICE, 0, 6, op_SIGNED_C),
        OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_6), BLANK(CHOICE, 3, 10, op_CTL)),
    LIKE(VOLTA_IMAD_I, INNER, 0, 6, 1, F_bb2c0, CHOICE(1, 8, op_GUARD), BLANK(TEXT, "IMAD"),
        SURE_WORD(0, p_SIGNED), BLANK(WORD, 1, p_Rd), COMMA(WORD, 2, p_Ra), WORD(3, p_REUSE_A),
        COMMA(NUMBER, 4, p_IMM), COMMA(CHOICE, 0, 5, op_SIGNED_C),
        OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_6), BLANK(CHOICE, 3, 9, op_CTL)),
    LIKE(VOLTA_IMAD_B, INNER, 0, 6, 1, F_074e7, CHOICE(2, 10, op_GUARD), BLANK(TEXT, "IMAD"),
        SURE_WORD(0, p_SIGNED), BLANK(WORD, 1, p_Rd), COMMA(WORD, 2, p_Ra), SURE_WORD(3, p_REUSE_A),
        COMMA(CHOICE, 0, 4, op_CONST_B), COMMA(CHOICE, 1, 7, op_SIGNED_C),
        OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS_6), BLANK(CHOICE, 4, 11, op_CTL)),
    LIKE(VOLTA_IMAD_RI, INNER, 0, 6, 1, F_a33e3, CHOICE(0, 7, op_GUARD), BLANK(TEXT, "IMAD"),
        SURE_WORD(0, p_SIGNED), BLANK(WORD, 1, p_Rd), COMMA(WORD, 2, p_Ra), SURE_WORD(3, p_REUSE_A),
        COMMA(WORD, 4, p_Rc), WORD(5, p_REUSE_B), COMMA(NUMBER, 6, p_IMM),
        OWN_BLANK(CHOICE, 1, 0, op_PM_EVENTS_6), BLANK(CHOICE, 2, 8, op_CTL)),
    LIKE(VOLTA_IMAD_RC, INNER, 0, 8, 1, F_cc84e, CHOICE(2, 10, op_GUARD), BLANK(TEXT, "IMAD"),
        SURE_WORD(0, p_SIGNED), BLANK(WORD, 1, p_Rd), COMMA(WORD, 2, p_Ra), SURE_WORD(3, p_REUSE_A),
        COMMA(WORD, 4, p_Rc), SURE_WORD(5, p_REUSE_B), COMMA(CHOICE, 0, 6, op_SIGNED_CONST_C),
        OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS_6), BLANK(CHOICE, 4, 11, op_CTL)),
    LIKE(VOLTA_IMAD_RU, INNER, 0, 8, 1, F_0b033, CHOICE(1, 8, op_GUARD), BLANK(TEXT, "IMAD"),
        SURE_WORD(0, p_SIGNED), BLANK(WORD, 1, p_Rd), COMMA(WORD, 2, p_Ra), SURE_WORD(3, p_REUSE_A),
        COMMA(WORD, 4, p_Rc), SURE_WORD(5, p_REUSE_B), COMMA(CHOICE, 0, 6, op_SIGNED_URb_C),
        OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_8), BLANK(CHOICE, 3, 9, op_CTL)),
    LIKE(VOLTA_IMAD_BX, INNER, 0, 3, 1, F_6e5ff, CHOICE(3, 15, op_GUARD), BLANK(TEXT, "IMAD"),
        SURE_WORD(0, p_SIGNED), TEXT(".X"), BLANK(WORD, 1, p_Rd), COMMA(WORD, 2, p_Ra),
        WORD(3, p_REUSE_A), COMMA(CHOICE, 0, 4, op_SRC_B_4), COMMA(CHOICE, 1, 10, op_SIGNED_C_2),
        COMMA(CHOICE, 2, 13, op_SRC_Pp), OWN_BLANK(CHOICE, 4, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 5, 16, op_CTL)),
    LIKE(VOLTA_IMAD_CX, INNER, 0, 7, 1, F_a33e3, CHOICE(3, 13, op_GUARD), BLANK(TEXT, "IMAD"),
        SURE_WORD(0, p_SIGNED), TEXT(".X"), BLANK(WORD, 1, p_Rd), COMMA(WORD, 2, p_Ra),
        SURE_WORD(3, p_REUSE_A), COMMA(WORD, 4, p_Rc), WORD(5, p_REUSE_B),
        COMMA(CHOICE, 0, 6, op_INVERTED_C_IN_B), COMMA(CHOICE, 2, 11, op_SRC_Pp),
        OWN_BLANK(CHOICE, 4, 0, op_PM_EVENTS_6), BLANK(CHOICE, 5, 14, op_CTL)),
};
FORMS(head_IMAD_HI) = {
    INNER_FORM(VOLTA_IMAD_HI_B, CHOICE(3, 14, op_GUARD), BLANK(TEXT, "IMAD.HI"),
        SURE_WORD(0, p_SIGNED), BLANK(WORD, 1, p_Rd), COMMA(CHOICE, 0, 2, op_JOINED_Pu),
        COMMA(WORD, 3, p_Ra), WORD(4, p_REUSE_A), COMMA(CHOICE, 1, 5, op_SRC_B_4),
        COMMA(CHOICE, 2, 11, op_SIGNED_C), OWN_BLANK(CHOICE, 4, 0, op_PM_EVENTS_9),
        BLANK(CHOICE, 5, 15, op_CTL)),
    LIKE(VOLTA_IMAD_HI_C, INNER, 0, 7, 1, F_a33e3, CHOICE(3, 11, op_GUARD), BLANK(TEXT, "IMAD.HI"),
        SURE_WORD(0, p_SIGNED), BLANK(WORD, 1, p_Rd), COMMA(CHOICE, 0, 2, op_JOINED_Pu),
        COMMA(WORD, 3, p_Ra), SURE_WORD(4, p_REUSE_A), COMMA(WORD, 5, p_Rc),
        SURE_WORD(6, p_REUSE_B), COMMA(CHOICE, 1, 7, op_SIGNED_C64_IN_B),
        OWN_BLANK(CHOICE, 4, 0, op_PM_EVENTS_9), BLANK(CHOICE, 5, 12, op_CTL)),
    LIKE(VOLTA_IMAD_HI_BX, INNER, 0, 3, 1, F_6e5ff, CHOICE(4, 16, op_GUARD), BLANK(TEXT, "IMAD.HI"),
        SURE_WORD(0, p_SIGNED), TEXT(".X"), BLANK(WORD, 1, p_Rd), COMMA(CHOICE, 0, 2, op_JOINED_Pu),
        COMMA(WORD, 3, p_Ra), WORD(4, p_REUSE_A), COMMA(CHOICE, 1, 5, op_SRC_B_4),
        COMMA(CHOICE, 2, 11, op_SIGNED_C_2), COMMA(CHOICE, 3, 14, op_SRC_Pp),
        OWN_BLANK(CHOICE, 5, 0, op_PM_EVENTS_9), BLANK(CHOICE, 6, 17, op_CTL)),
    LIKE(VOLTA_IMAD_HI_CX, INNER, 0, 8, 1, F_a33e3, CHOICE(4, 13, op_GUARD), BLANK(TEXT, "IMAD.HI"),
        SURE_WORD(0, p_SIGNED), TEXT(".X"), BLANK(WORD, 1, p_Rd), COMMA(CHOICE, 0, 2, op_JOINED_Pu),
        COMMA(WORD, 3, p_Ra), SURE_WORD(4, p_REUSE_A), COMMA(WORD, 5, p_Rc),
        SURE_WORD(6, p_REUSE_B), COMMA(CHOICE, 1, 7, op_INVERTED_C64_IN_B),
        COMMA(CHOICE, 3, 11, op_SRC_Pp), OWN_BLANK(CHOICE, 5, 0, op_PM_EVENTS_9),
        BLANK(CHOICE, 6, 14, op_CTL)),
};
FORMS(head_IMAD_IADD) = {
    INNER_FORM(VOLTA_IMAD_I, CHOICE(1, 8, op_GUARD), BLANK(TEXT, "IMAD.IADD"),
        SURE_WORD(0, p_SIGNED), BLANK(WORD, 1, p_Rd), COMMA(WORD, 2, p_Ra), WORD(3, p_REUSE_A),
        COMMA(FIXED, 0x1, false), COMMA(CHOICE, 0, 5, op_SIGNED_C),
        OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_6), BLANK(CHOICE, 3, 9, op_CTL), VALUE(4, 0x1, false)),
};
FORMS(head_IMAD_MOV) = {
    INNER_FORM(VOLTA_IMAD_R, CHOICE(1, 9, op_GUARD), BLANK(TEXT, "IMAD.MOV"),
        SURE_WORD(0, p_SIGNED), BLANK(WORD, 1, p_Rd), COMMA(TEXT, "RZ"), SURE_WORD(3, p_REUSE_A),
        COMMA(WORD, 4, p_Rb), SURE_WORD(5, p_REUSE_B), COMMA(CHOICE, 0, 6, op_SIGNED_C),
        OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_6), BLANK(CHOICE, 3, 10, op_CTL),
        VALUE(2, 0xff, false)),
    LIKE(VOLTA_IMAD_R, INNER, 0, 4, 1, F_a33e3, CHOICE(1, 9, op_GUARD), BLANK(TEXT, "IMAD.MOV"),
        SURE_WORD(0, p_SIGNED), BLANK(WORD, 1, p_Rd), COMMA(WORD, 2, p_Ra), SURE_WORD(3, p_REUSE_A),
        COMMA(TEXT, "RZ"), SURE_WORD(5, p_REUSE_B), COMMA(CHOICE, 0, 6, op_SIGNED_C),
        OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_6), BLANK(CHOICE, 3, 10, op_CTL),
        VALUE(4, 0xff, false)),
    LIKE(VOLTA_IMAD_I, INNER, 0, 6, 1, F_bb2c0, CHOICE(1, 8, op_GUARD), BLANK(TEXT, "IMAD.MOV"),
        SURE_WORD(0, p_SIGNED), BLANK(WORD, 1, p_Rd), COMMA(WORD, 2, p_Ra), WORD(3, p_REUSE_A),
        COMMA(FIXED, 0x0, false), COMMA(CHOICE, 0, 5, op_SIGNED_C),
        OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_6), BLANK(CHOICE, 3, 9, op_CTL), VALUE(4, 0x0, false)),
    LIKE(VOLTA_IMAD_RI, INNER, 0, 6, 3, F_a33e3, CHOICE(0, 7, op_GUARD), BLANK(TEXT, "IMAD.MOV"),
        SURE_WORD(0, p_SIGNED), BLANK(WORD, 1, p_Rd), COMMA(TEXT, "RZ"), SURE_WORD(3, p_REUSE_A),
        COMMA(WORD, 4, p_Rc), WORD(5, p_REUSE_B), COMMA(NUMBER, 6, p_IMM),
        OWN_BLANK(CHOICE, 1, 0, op_PM_EVENTS_6), BLANK(CHOICE, 2, 8, op_CTL),
        VALUE(2, 0xff, false)),
    LIKE(VOLTA_IMAD_RI, INNER, 0, 8, 3, F_bb2c0, CHOICE(0, 7, op_GUARD), BLANK(TEXT, "IMAD.MOV"),
        SURE_WORD(0, p_SIGNED), BLANK(WORD, 1, p_Rd), COMMA(WORD, 2, p_Ra), SURE_WORD(3, p_REUSE_A),
        COMMA(TEXT, "RZ"), WORD(5, p_REUSE_B), COMMA(NUMBER, 6, p_IMM),
        OWN_BLANK(CHOICE, 1, 0, op_PM_EVENTS_6), BLANK(CHOICE, 2, 8, op_CTL),
        VALUE(4, 0xff, false)),
    LIKE(VOLTA_IMAD_RC, INNER, 0, 8, 2, F_cc84e, CHOICE(2, 10, op_GUARD), BLANK(TEXT, "IMAD.MOV"),
        SURE_WORD(0, p_SIGNED), BLANK(WORD, 1, p_Rd), COMMA(TEXT, "RZ"), SURE_WORD(3, p_REUSE_A),
        COMMA(WORD, 4, p_Rc), SURE_WORD(5, p_REUSE_B), COMMA(CHOICE, 0, 6, op_SIGNED_CONST_C),
        OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS_6), BLANK(CHOICE, 4, 11, op_CTL),
        VALUE(2, 0xff, false)),
    LIKE(VOLTA_IMAD_RC, INNER, 0, 8, 2, F_cc84e, CHOICE(2, 10, op_GUARD), BLANK(TEXT, "IMAD.MOV"),
        SURE_WORD(0, p_SIGNED), BLANK(WORD, 1, p_Rd), COMMA(WORD, 2, p_Ra), SURE_WORD(3, p_REUSE_A),
        COMMA(TEXT, "RZ"), SURE_WORD(5, p_REUSE_B), COMMA(CHOICE, 0, 6, op_SIGNED_CONST_C),
        OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS_6), BLANK(CHOICE, 4, 11, op_CTL),
        VALUE(4, 0xff, false)),
};
FORMS(head_IMAD_SHL) = {
    INNER_FORM(VOLTA_IMAD_I, CHOICE(1, 8, op_GUARD), BLANK(TEXT, "IMAD.SHL"),
        SURE_WORD(0, p_SIGNED), BLANK(WORD, 1, p_Rd), COMMA(WORD, 2, p_Ra), WORD(3, p_REUSE_A),
        COMMA(NUMBER, 4, p_IMM), COMMA(CHOICE, 0, 5, op_SIGNED_C),
        OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_6), BLANK(CHOICE, 3, 9, op_CTL)),
};
FORMS(head_IMAD_WIDE) = {
    INNER_FORM(VOLTA_IMAD_WIDE_B, CHOICE(3, 14, op_GUARD), BLANK(TEXT, "IMAD.WIDE"),
        SURE_WORD(0, p_SIGNED), BLANK(WORD, 1, p_Rd), COMMA(CHOICE, 0, 2, op_JOINED_Pu),
        COMMA(WORD, 3, p_Ra), WORD(4, p_REUSE_A), COMMA(CHOICE, 1, 5, op_SRC_B_4),
        COMMA(CHOICE, 2, 11, op_SIGNED_C), OWN_BLANK(CHOICE, 4, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 5, 15, op_CTL)),
    LIKE(VOLTA_IMAD_WIDE_C, INNER, 0, 7, 1, F_a33e3, CHOICE(3, 11, op_GUARD),
        BLANK(TEXT, "IMAD.WIDE"), SURE_WORD(0, p_SIGNED), BLANK(WORD, 1, p_Rd),
        COMMA(CHOICE, 0, 2, op_JOINED_Pu), COMMA(WORD, 3, p_Ra), SURE_WORD(4, p_REUSE_A),
        COMMA(WORD, 5, p_Rc), SURE_WORD(6, p_REUSE_B), COMMA(CHOICE, 1, 7, op_SIGNED_C64_IN_B),
        OWN_BLANK(CHOICE, 4, 0, op_PM_EVENTS_6), BLANK(CHOICE, 5, 12, op_CTL)),
    LIKE(VOLTA_IMAD_WIDE_BX, INNER, 0, 3, 1, F_6e5ff, CHOICE(4, 16, op_GUARD),
        BLANK(TEXT, "IMAD.WIDE"), SURE_WORD(0, p_SIGNED), TEXT(".X"), BLANK(WORD, 1, p_Rd),
        COMMA(CHOICE, 0, 2, op_JOINED_Pu), COMMA(WORD, 3, p_Ra), WORD(4, p_REUSE_A),
        COMMA(CHOICE, 1, 5, op_SRC_B_4), COMMA(CHOICE, 2, 11, op_SIGNED_C_2),
        COMMA(CHOICE, 3, 14, op_SRC_Pp), OWN_BLANK(CHOICE, 5, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 6, 17, op_CTL)),
    LIKE(VOLTA_IMAD_WIDE_CX, INNER, 0, 8, 1, F_a33e3, CHOICE(4, 13, op_GUARD),
        BLANK(TEXT, "IMAD.WIDE"), SURE_WORD(0, p_SIGNED), TEXT(".X"), BLANK(WORD, 1, p_Rd),
        COMMA(CHOICE, 0, 2, op_JOINED_Pu), COMMA(WORD, 3, p_Ra), SURE_WORD(4, p_REUSE_A),
        COMMA(WORD, 5, p_Rc), SURE_WORD(6, p_REUSE_B), COMMA(CHOICE, 1, 7, op_INVERTED_C64_IN_B),
        COMMA(CHOICE, 3, 11, op_SRC_Pp), OWN_BLANK(CHOICE, 5, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 6, 14, op_CTL)),
};
FORMS(head_IMMA) = {
    INNER_FORM(VOLTA_IMMA, CHOICE(1, 13, op_GUARD), BLANK(TEXT, "IMMA"),
        WORD(0, p_tensor_IMMA_SHAPE), WORD(1, p_tensor_IMMA_TYPE_A), WORD(2, p_tensor_IMMA_TYPE_B),
        SURE_WORD(3, p_tensor_SAT_82), BLANK(WORD, 4, p_Rd), COMMA(WORD, 5, p_Ra),
        WORD(6, p_REUSE_A), TEXT(".ROW"), COMMA(WORD, 7, p_Rb), SURE_WORD(8, p_REUSE_B),
        TEXT(".COL"), COMMA(WORD, 9, p_Rc), SURE_WORD(10, p_REUSE_C), CHOICE(0, 11, op_OPT_UPmma_2),
        OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_9), BLANK(CHOICE, 3, 14, op_CTL)),
};
FORMS(head_IMMA_SP) = {
    INNER_FORM(VOLTA_IMMA_SP, CHOICE(1, 16, op_GUARD), BLANK(TEXT, "IMMA.SP"),
        WORD(0, p_tensor_IMMA_SP_SHAPE), WORD(1, p_tensor_IMMA_TYPE_A),
        WORD(2, p_tensor_IMMA_TYPE_B), SURE_WORD(3, p_tensor_SAT_82), BLANK(WORD, 4, p_Rd),
        COMMA(WORD, 5, p_Ra), WORD(6, p_REUSE_A), TEXT(".ROW"), COMMA(WORD, 7, p_Rb),
        SURE_WORD(8, p_REUSE_B), TEXT(".COL"), COMMA(WORD, 9, p_Rc), SURE_WORD(10, p_REUSE_C),
        CHOICE(0, 11, op_OPT_UPmma), COMMA(WORD, 13, p_tensor_META), WORD(14, p_tensor_META_REUSE),
        COMMA(NUMBER, 15, p_tensor_META_THREADS), OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_5),
        BLANK(CHOICE, 3, 17, op_CTL)),
};
FORMS(head_IMNMX) = {
    INNER_FORM(VOLTA_IMNMX, CHOICE(2, 12, op_GUARD), BLANK(TEXT, "IMNMX"), SURE_WORD(0, p_SIGNED),
        BLANK(WORD, 1, p_Rd), COMMA(WORD, 2, p_Ra), WORD(3, p_REUSE_A),
        COMMA(CHOICE, 0, 4, op_SRC_B_4), COMMA(CHOICE, 1, 10, op_SRC_Pp),
        OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS_9), BLANK(CHOICE, 4, 13, op_CTL)),
};
FORMS(head_IPA) = {
    INNER_FORM(VOLTA_IPA_A, CHOICE(2, 8, op_GUARD), BLANK(TEXT, "IPA"),
        WORD(0, p_graphics_IPA_MODE), SURE_WORD(1, p_graphics_IPA_AT), BLANK(WORD, 2, p_Rd),
        COMMA(CHOICE, 0, 3, op_OPT), COMMA(TEXT, "a["), NUMBER(4, p_graphics_ATTR_IPA), TEXT("]"),
        COMMA(CHOICE, 1, 5, op_IPA_POINT), OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 4, 9, op_CTL)),
    LIKE(VOLTA_IPA_U, INNER, 0, 3, 1, F_ac406, CHOICE(1, 6, op_GUARD), BLANK(TEXT, "IPA"),
        WORD(0, p_graphics_IPA_MODE), SURE_WORD(1, p_graphics_IPA_AT_2), BLANK(WORD, 2, p_Rd),
        COMMA(CHOICE, 0, 3, op_OPT), COMMA(TEXT, "a["), WORD(4, p_URa), TEXT("+"),
        NUMBER(5, p_graphics_ATTR_IPA), TEXT("]"), OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_8),
        BLANK(CHOICE, 3, 7, op_CTL)),
};
FORMS(head_ISBERD) = {
    INNER_FORM(VOLTA_ISBERD, CHOICE(1, 3, op_GUARD), BLANK(TEXT, "ISBERD"), BLANK(WORD, 0, p_Rd),
        COMMA(CHOICE, 0, 1, op_ISB_ADDR), OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 3, 4, op_CTL)),
};
FORMS(head_ISBEWR) = {
    INNER_FORM(VOLTA_ISBEWR, CHOICE(1, 3, op_GUARD), BLANK(TEXT, "ISBEWR"),
        BLANK(CHOICE, 0, 0, op_ISB_ADDR_2), COMMA(WORD, 2, p_Rb),
        OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_8), BLANK(CHOICE, 3, 4, op_CTL)),
};
FORMS(head_ISETP) = {
    INNER_FORM(VOLTA_ISETP_N, CHOICE(2, 15, op_GUARD), BLANK(TEXT, "ISETP"), WORD(0, p_CMP),
        SURE_WORD(1, p_SIGNED), WORD(2, p_BOP), BLANK(WORD, 3, p_Pu), COMMA(WORD, 4, p_Pv),
        COMMA(WORD, 5, p_Ra), WORD(6, p_REUSE_A), COMMA(CHOICE, 0, 7, op_SRC_B_5),
        COMMA(CHOICE, 1, 13, op_SRC_Pp), OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS_5),
        BLANK(CHOICE, 4, 16, op_CTL)),
    LIKE(VOLTA_ISETP_X, INNER, 0, 5, 1, F_96c60, CHOICE(3, 17, op_GUARD), BLANK(TEXT, "ISETP"),
        WORD(0, p_CMP), SURE_WORD(1, p_SIGNED), WORD(2, p_BOP), TEXT(".EX"), BLANK(WORD, 3, p_Pu),
        COMMA(WORD, 4, p_Pv), COMMA(WORD, 5, p_Ra), WORD(6, p_REUSE_A),
        COMMA(CHOICE, 0, 7, op_SRC_B_5), COMMA(CHOICE, 1, 13, op_SRC_Pp),
        COMMA(CHOICE, 2, 15, op_SRC_Pr), OWN_BLANK(CHOICE, 4, 0, op_PM_EVENTS_5),
        BLANK(CHOICE, 5, 18, op_CTL)),
    INNER_FORM(VOLTA_ISETP_O, CHOICE(3, 17, op_GUARD), BLANK(TEXT, "ISETP"), WORD(0, p_CMP),
        SURE_WORD(1, p_SIGNED), WORD(2, p_BOP), BLANK(WORD, 3, p_Pu), COMMA(WORD, 4, p_Pv),
        COMMA(WORD, 5, p_Ra), WORD(6, p_REUSE_A), COMMA(CHOICE, 0, 7, op_SRC_B_6),
        COMMA(CHOICE, 1, 13, op_SRC_Pp), COMMA(CHOICE, 2, 15, op_OPT_SRC_2),
        OWN_BLANK(CHOICE, 4, 0, op_PM_EVENTS), BLANK(CHOICE, 5, 18, op_CTL)),
    LIKE(VOLTA_ISETP_OX, INNER, 0, 5, 1, F_96c60, CHOICE(3, 17, op_GUARD), BLANK(TEXT, "ISETP"),
        WORD(0, p_CMP), SURE_WORD(1, p_SIGNED), WORD(2, p_BOP), TEXT(".EX"), BLANK(WORD, 3, p_Pu),
        COMMA(WORD, 4, p_Pv), COMMA(WORD, 5, p_Ra), WORD(6, p_REUSE_A),
        COMMA(CHOICE, 0, 7, op_SRC_B_6), COMMA(CHOICE, 1, 13, op_SRC_Pp),
        COMMA(CHOICE, 2, 15, op_OPT_SRC_2), OWN_BLANK(CHOICE, 4, 0, op_PM_EVENTS),
        BLANK(CHOICE, 5, 18, op_CTL)),
};
FORMS(head_JMP) = {
    INNER_FORM(VOLTA_JMP_B, CHOICE(2, 6, op_GUARD), BLANK(TEXT, "JMP"), WORD(0, p_control_DEPTH),
        WORD(1, p_control_JMP_KIND), BLANK(CHOICE, 0, 2, op_OPT_SRC),
        COMMA(CHOICE, 1, 4, op_ABS_TARGET), OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 4, 7, op_CTL)),
    LIKE(VOLTA_JMP_C, INNER, 0, 5, 1, F_cb7db, CHOICE(2, 6, op_GUARD), BLANK(TEXT, "JMP"),
        SURE_WORD(0, p_control_DEPTH), SURE_WORD(1, p_control_JMP_KIND),
        BLANK(CHOICE, 0, 2, op_OPT_SRC), COMMA(CHOICE, 1, 4, op_CONST_JMP),
        OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS_6), BLANK(CHOICE, 4, 7, op_CTL)),
    LIKE(VOLTA_JMP_U, INNER, 0, 3, 1, F_aeb53, CHOICE(4, 9, op_GUARD), BLANK(TEXT, "JMP"),
        SURE_WORD(0, p_control_DEPTH), WORD(1, p_control_BRA_UP_KIND), CHOICE(0, 2, op_OPT_ANY_2),
        BLANK(CHOICE, 1, 3, op_OPT_SRC), COMMA(CHOICE, 2, 5, op_SRC_UPbra),
        COMMA(CHOICE, 3, 7, op_ABS_TARGET_2), OWN_BLANK(CHOICE, 5, 0, op_PM_EVENTS_5),
        BLANK(CHOICE, 6, 10, op_CTL)),
    LIKE(VOLTA_JMP_UC, INNER, 0, 7, 1, F_cb7db, CHOICE(4, 9, op_GUARD), BLANK(TEXT, "JMP"),
        SURE_WORD(0, p_control_DEPTH), WORD(1, p_control_BRA_UP_KIND), CHOICE(0, 2, op_OPT_ANY_2),
        BLANK(CHOICE, 1, 3, op_OPT_SRC), COMMA(CHOICE, 2, 5, op_SRC_UPbra),
        COMMA(CHOICE, 3, 7, op_CONST_JMP), OWN_BLANK(CHOICE, 5, 0, op_PM_EVENTS_5),
        BLANK(CHOICE, 6, 10, op_CTL)),
};
FORMS(head_JMX) = {
    INNER_FORM(VOLTA_JMX, CHOICE(2, 6, op_GUARD), BLANK(TEXT, "JMX"), SURE_WORD(0, p_control_DEPTH),
        BLANK(CHOICE, 0, 1, op_OPT_SRC), COMMA(WORD, 3, p_Ra), BLANK(CHOICE, 1, 4, op_OPT_DISTANCE),
        OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS_6), BLANK(CHOICE, 4, 7, op_CTL)),
};
FORMS(head_JMXU) = {
    INNER_FORM(VOLTA_BRXU_JMXU, CHOICE(2, 6, op_GUARD), BLANK(TEXT, "JMXU"),
        SURE_WORD(0, p_control_DEPTH), BLANK(CHOICE, 0, 1, op_OPT_SRC), COMMA(WORD, 3, p_URa),
        BLANK(CHOICE, 1, 4, op_OPT_DISTANCE_2), OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS_8),
        BLANK(CHOICE, 4, 7, op_CTL)),
};
FORMS(head_KILL) = {
    INNER_FORM(VOLTA_KILL, CHOICE(1, 2, op_GUARD), BLANK(TEXT, "KILL"),
        BLANK(CHOICE, 0, 0, op_OPT_SRC), OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 3, 3, op_CTL)),
};
FORMS(head_LD) = {
    INNER_FORM(VOLTA_LD_V, CHOICE(3, 9, op_GUARD), BLANK(TEXT, "LD"),
        CHOICE(0, 0, op_LOAD_MODE_VOLTA), BLANK(CHOICE, 1, 0, op_PM_EVENTS), COMMA(WORD, 6, p_Rd),
        COMMA(CHOICE, 2, 7, op_ADDR_E_2), OWN_BLANK(CHOICE, 4, 0, op_PM_EVENTS),
        BLANK(CHOICE, 5, 10, op_CTL)),
    LIKE(VOLTA_LD_VZ, INNER, 0, 3, 1, F_6e5e3, CHOICE(2, 10, op_GUARD), BLANK(TEXT, "LD"),
        CHOICE(0, 0, op_LOAD_MODE_VOLTA), TEXT(".ZD"), BLANK(WORD, 6, p_Pu), COMMA(WORD, 7, p_Rd),
        COMMA(CHOICE, 1, 8, op_ADDR_E_2), OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS),
        BLANK(CHOICE, 4, 11, op_CTL)),
    INNER_FORM(VOLTA_LD_T, CHOICE(4, 12, op_GUARD), BLANK(TEXT, "LD"),
        CHOICE(0, 0, op_LOAD_MODE_TURING), BLANK(CHOICE, 1, 0, op_PM_EVENTS), COMMA(WORD, 7, p_Rd),
        COMMA(CHOICE, 2, 8, op_ADDR_E_2), COMMA(CHOICE, 3, 10, op_OPT_Pl),
        OWN_BLANK(CHOICE, 5, 0, op_PM_EVENTS), BLANK(CHOICE, 6, 13, op_CTL)),
    LIKE(VOLTA_LD_TZ, INNER, 0, 3, 1, F_6e5e3, CHOICE(3, 13, op_GUARD), BLANK(TEXT, "LD"),
        CHOICE(0, 0, op_LOAD_MODE_TURING), TEXT(".ZD"), BLANK(WORD, 7, p_Pu), COMMA(WORD, 8, p_Rd),
        COMMA(CHOICE, 1, 9, op_ADDR_E_2), COMMA(CHOICE, 2, 11, op_OPT_Pl),
        OWN_BLANK(CHOICE, 4, 0, op_PM_EVENTS), BLANK(CHOICE, 5, 14, op_CTL)),
    LIKE(VOLTA_LD_TU, INNER, 0, 5, 2, F_c8a7b, CHOICE(4, 13, op_GUARD), BLANK(TEXT, "LD"),
        CHOICE(0, 0, op_LOAD_MODE_TURING), BLANK(CHOICE, 1, 0, op_PM_EVENTS), COMMA(WORD, 7, p_Rd),
        COMMA(CHOICE, 2, 8, op_ADDR64_UR_TURING_2), COMMA(CHOICE, 3, 11, op_OPT_Pl),
        OWN_BLANK(CHOICE, 5, 0, op_PM_EVENTS), BLANK(CHOICE, 6, 14, op_CTL)),
    LIKE(VOLTA_LD_TUZ, INNER, 0, 6, 2, F_c8a7b, CHOICE(3, 14, op_GUARD), BLANK(TEXT, "LD"),
        CHOICE(0, 0, op_LOAD_MODE_TURING), TEXT(".ZD"), BLANK(WORD, 7, p_Pu), COMMA(WORD, 8, p_Rd),
        COMMA(CHOICE, 1, 9, op_ADDR64_UR_TURING_2), COMMA(CHOICE, 2, 12, op_OPT_Pl),
        OWN_BLANK(CHOICE, 4, 0, op_PM_EVENTS), BLANK(CHOICE, 5, 15, op_CTL)),
    INNER_FORM(VOLTA_LD_A, CHOICE(3, 10, op_GUARD), BLANK(TEXT, "LD"), WORD(0, p_E),
        WORD(1, p_EVICT), SURE_WORD(2, p_memory_LTC), WORD(3, p_SIZE),
        SURE_WORD(4, p_LOAD_ORDER_SCOPE), BLANK(CHOICE, 0, 0, op_PM_EVENTS), COMMA(WORD, 5, p_Rd),
        COMMA(CHOICE, 1, 6, op_ADDR_E_2), COMMA(CHOICE, 2, 8, op_OPT_Pl),
        OWN_BLANK(CHOICE, 4, 0, op_PM_EVENTS_5), BLANK(CHOICE, 5, 11, op_CTL)),
    LIKE(VOLTA_LD_D, INNER | SHARED, 0, 2, 1, F_079d1, CHOICE(5, 10, op_GUARD), BLANK(TEXT, "LD"),
        CHOICE(0, 0, op_OPT_E), WORD(0, p_EVICT), SURE_WORD(1, p_memory_LTC), WORD(2, p_SIZE),
        SURE_WORD(3, p_LOAD_ORDER_SCOPE), BLANK(CHOICE, 1, 0, op_PM_EVENTS), COMMA(WORD, 4, p_Rd),
        COMMA(CHOICE, 2, 5, op_ADDR_GLOBAL_3), COMMA(CHOICE, 3, 8, op_OPT_Pl),
        BLANK(CHOICE, 4, 6, op_DESC_3), OWN_BLANK(CHOICE, 6, 0, op_PM_EVENTS_5),
        BLANK(CHOICE, 7, 11, op_CTL)),
};
FORMS(head_LDC) = {
    INNER_FORM(VOLTA_LDC_V, CHOICE(1, 6, op_GUARD), BLANK(TEXT, "LDC"), WORD(0, p_memory_LDC_MODE),
        SURE_WORD(1, p_memory_CONST_SIZE), BLANK(WORD, 2, p_Rd),
        COMMA(CHOICE, 0, 3, op_CONST_INDEXED), OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS),
        BLANK(CHOICE, 3, 7, op_CTL)),
    INNER_FORM(VOLTA_LDC_T, CHOICE(1, 6, op_GUARD), BLANK(TEXT, "LDC"), WORD(0, p_memory_LDC_MODE),
        SURE_WORD(1, p_memory_CONST_SIZE), BLANK(WORD, 2, p_Rd),
        COMMA(CHOICE, 0, 3, op_CONST_INDEXED), OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_8),
        BLANK(CHOICE, 3, 7, op_CTL)),
    LIKE(VOLTA_LDC_X, INNER, 0, 5, 1, F_cb7c0, CHOICE(1, 6, op_GUARD), BLANK(TEXT, "LDC"),
        WORD(0, p_memory_LDC_MODE), SURE_WORD(1, p_memory_CONST_SIZE), BLANK(WORD, 2, p_Rd),
        COMMA(CHOICE, 0, 3, op_CONST_BINDLESS), OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_8),
        BLANK(CHOICE, 3, 7, op_CTL)),
};
FORMS(head_LDG) = {
    INNER_FORM(VOLTA_LDG_V, CHOICE(3, 10, op_GUARD), BLANK(TEXT, "LDG"),
        CHOICE(0, 0, op_LOAD_MODE_VOLTA), BLANK(CHOICE, 1, 6, op_OPT), COMMA(WORD, 7, p_Rd),
        COMMA(CHOICE, 2, 8, op_ADDR_E), OWN_BLANK(CHOICE, 4, 0, op_PM_EVENTS),
        BLANK(CHOICE, 5, 11, op_CTL)),
    LIKE(VOLTA_LDG_VZ, INNER, 0, 3, 1, F_6e5e3, CHOICE(2, 10, op_GUARD), BLANK(TEXT, "LDG"),
        CHOICE(0, 0, op_LOAD_MODE_VOLTA), TEXT(".ZD"), BLANK(WORD, 6, p_Pu), COMMA(WORD, 7, p_Rd),
        COMMA(CHOICE, 1, 8, op_ADDR_E), OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS),
        BLANK(CHOICE, 4, 11, op_CTL)),
    INNER_FORM(VOLTA_LDG_T, CHOICE(4, 13, op_GUARD), BLANK(TEXT, "LDG"),
        CHOICE(0, 0, op_LOAD_MODE_TURING), BLANK(CHOICE, 1, 7, op_OPT), COMMA(WORD, 8, p_Rd),
        COMMA(CHOICE, 2, 9, op_ADDR_E), COMMA(CHOICE, 3, 11, op_OPT_Pl),
        OWN_BLANK(CHOICE, 5, 0, op_PM_EVENTS), BLANK(CHOICE, 6, 14, op_CTL)),
    LIKE(VOLTA_LDG_TZ, INNER, 0, 3, 1, F_6e5e3, CHOICE(3, 13, op_GUARD), BLANK(TEXT, "LDG"),
        CHOICE(0, 0, op_LOAD_MODE_TURING), TEXT(".ZD"), BLANK(WORD, 7, p_Pu), COMMA(WORD, 8, p_Rd),
        COMMA(CHOICE, 1, 9, op_ADDR_E), COMMA(CHOICE, 2, 11, op_OPT_Pl),
        OWN_BLANK(CHOICE, 4, 0, op_PM_EVENTS), BLANK(CHOICE, 5, 14, op_CTL)),
    LIKE(VOLTA_LDG_TU, INNER, 0, 5, 2, F_c8a7b, CHOICE(4, 14, op_GUARD), BLANK(TEXT, "LDG"),
        CHOICE(0, 0, op_LOAD_MODE_TURING), BLANK(CHOICE, 1, 7, op_OPT), COMMA(WORD, 8, p_Rd),
        COMMA(CHOICE, 2, 9, op_ADDR64_UR_TURING_2), COMMA(CHOICE, 3, 12, op_OPT_Pl),
        OWN_BLANK(CHOICE, 5, 0, op_PM_EVENTS), BLANK(CHOICE, 6, 15, op_CTL)),
    LIKE(VOLTA_LDG_TUZ, INNER, 0, 6, 2, F_c8a7b, CHOICE(3, 14, op_GUARD), BLANK(TEXT, "LDG"),
        CHOICE(0, 0, op_LOAD_MODE_TURING), TEXT(".ZD"), BLANK(WORD, 7, p_Pu), COMMA(WORD, 8, p_Rd),
        COMMA(CHOICE, 1, 9, op_ADDR64_UR_TURING_2), COMMA(CHOICE, 2, 12, op_OPT_Pl),
        OWN_BLANK(CHOICE, 4, 0, op_PM_EVENTS), BLANK(CHOICE, 5, 15, op_CTL)),
    INNER_FORM(VOLTA_LDG_A, CHOICE(3, 11, op_GUARD), BLANK(TEXT, "LDG"), WORD(0, p_E),
        WORD(1, p_EVICT), SURE_WORD(2, p_memory_LTC), WORD(3, p_SIZE),
        SURE_WORD(4, p_LOAD_ORDER_SCOPE), BLANK(CHOICE, 0, 5, op_OPT), COMMA(WORD, 6, p_Rd),
        COMMA(CHOICE, 1, 7, op_ADDR_E), COMMA(CHOICE, 2, 9, op_OPT_Pl),
        OWN_BLANK(CHOICE, 4, 0, op_PM_EVENTS_5), BLANK(CHOICE, 5, 12, op_CTL)),
    LIKE(VOLTA_LDG_D, INNER | SHARED, 0, 2, 1, F_9193f, CHOICE(5, 11, op_GUARD), BLANK(TEXT, "LDG"),
        CHOICE(0, 0, op_OPT_E), WORD(0, p_EVICT), SURE_WORD(1, p_memory_LTC), WORD(2, p_SIZE),
        SURE_WORD(3, p_LOAD_ORDER_SCOPE), BLANK(CHOICE, 1, 4, op_OPT), COMMA(WORD, 5, p_Rd),
        COMMA(CHOICE, 2, 6, op_ADDR_GLOBAL_3), COMMA(CHOICE, 3, 9, op_OPT_Pl),
        BLANK(CHOICE, 4, 7, op_DESC_3), OWN_BLANK(CHOICE, 6, 0, op_PM_EVENTS_5),
        BLANK(CHOICE, 7, 12, op_CTL)),
};
FORMS(head_LDGDEPBAR) = {
    INNER_FORM(VOLTA_LDGDEPBAR, CHOICE(0, 0, op_GUARD), BLANK(TEXT, "LDGDEPBAR"),
        OWN_BLANK(CHOICE, 1, 0, op_PM_EVENTS_5), BLANK(CHOICE, 2, 1, op_CTL)),
};
FORMS(head_LDGSTS_E) = {
    OTHER_FORM(VOLTA_LDGSTS_R, INNER | SHARED, 0, CHOICE(4, 13, op_GUARD), BLANK(TEXT, "LDGSTS.E"),
        SURE_WORD(0, p_memory_BYPASS), WORD(1, p_EVICT), SURE_WORD(2, p_memory_COPY_LTC),
        SURE_WORD(3, p_memory_COPY_SIZE), SURE_WORD(4, p_memory_ZFILL),
        SURE_WORD(5, p_memory_COPY_ORDER_SCOPE), BLANK(CHOICE, 0, 6, op_COPY_TO),
        COMMA(CHOICE, 1, 8, op_COPY_FROM), COMMA(CHOICE, 2, 11, op_OPT_SRC),
        BLANK(CHOICE, 3, 9, op_DESC_4), OWN_BLANK(CHOICE, 5, 0, op_PM_EVENTS_5),
        BLANK(CHOICE, 6, 14, op_CTL)),
    LIKE(VOLTA_LDGSTS_U, INNER, 0, 8, 1, F_e8a76, CHOICE(3, 13, op_GUARD), BLANK(TEXT, "LDGSTS.E"),
        SURE_WORD(0, p_memory_BYPASS), WORD(1, p_EVICT), SURE_WORD(2, p_memory_COPY_LTC),
        SURE_WORD(3, p_memory_COPY_SIZE), SURE_WORD(4, p_memory_ZFILL),
        SURE_WORD(5, p_memory_COPY_ORDER_SCOPE), BLANK(CHOICE, 0, 6, op_COPY_TO_UR),
        COMMA(CHOICE, 1, 9, op_COPY_FROM_UR), COMMA(CHOICE, 2, 11, op_OPT_SRC),
        OWN_BLANK(CHOICE, 4, 0, op_PM_EVENTS_2), BLANK(CHOICE, 5, 14, op_CTL)),
    LIKE(VOLTA_LDGSTS_US, INNER, 0, 8, 2, F_e8a76, CHOICE(3, 13, op_GUARD), BLANK(TEXT, "LDGSTS.E"),
        SURE_WORD(0, p_memory_BYPASS), WORD(1, p_EVICT), SURE_WORD(2, p_memory_COPY_LTC),
        SURE_WORD(3, p_memory_COPY_SIZE), SURE_WORD(4, p_memory_ZFILL),
        SURE_WORD(5, p_memory_COPY_ORDER_SCOPE), BLANK(CHOICE, 0, 6, op_COPY_TO_UR),
        COMMA(CHOICE, 1, 9, op_COPY_FROM_UR), COMMA(CHOICE, 2, 11, op_OPT_SRC),
        OWN_BLANK(CHOICE, 4, 0, op_PM_EVENTS_3), BLANK(CHOICE, 5, 14, op_CTL)),
};
FORMS(head_LDL) = {
    INNER_FORM(VOLTA_LDL_V, CHOICE(1, 5, op_GUARD), BLANK(TEXT, "LDL"), SURE_WORD(0, p_EVICT),
        SURE_WORD(1, p_SIZE), BLANK(WORD, 2, p_Rd), COMMA(CHOICE, 0, 3, op_ADDR_E),
        OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS), BLANK(CHOICE, 3, 6, op_CTL)),
    INNER_FORM(VOLTA_LDL_T, CHOICE(1, 5, op_GUARD), BLANK(TEXT, "LDL"), SURE_WORD(0, p_EVICT),
        SURE_WORD(1, p_SIZE), BLANK(WORD, 2, p_Rd), COMMA(CHOICE, 0, 3, op_ADDR_E),
        OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_8), BLANK(CHOICE, 3, 6, op_CTL)),
    LIKE(VOLTA_LDL_TU, INNER, 0, 5, 1, F_c8a7b, CHOICE(1, 6, op_GUARD), BLANK(TEXT, "LDL"),
        SURE_WORD(0, p_EVICT), SURE_WORD(1, p_SIZE), BLANK(WORD, 2, p_Rd),
        COMMA(CHOICE, 0, 3, op_ADDR_UR), OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS),
        BLANK(CHOICE, 3, 7, op_CTL)),
    LIKE(VOLTA_LDL_D, INNER | SHARED, 0, 5, 2, F_74174, CHOICE(2, 6, op_GUARD), BLANK(TEXT, "LDL"),
        SURE_WORD(0, p_EVICT), SURE_WORD(1, p_SIZE), BLANK(WORD, 2, p_Rd),
        COMMA(CHOICE, 0, 3, op_ADDR_LOCAL), BLANK(CHOICE, 1, 4, op_DESC_LOCAL),
        OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS_5), BLANK(CHOICE, 4, 7, op_CTL)),
};
FORMS(head_LDS) = {
    INNER_FORM(VOLTA_LDS_V, CHOICE(2, 5, op_GUARD), BLANK(TEXT, "LDS"), WORD(0, p_memory_U),
        SURE_WORD(1, p_memory_SHARED_SIZE), BLANK(CHOICE, 0, 0, op_PM_EVENTS), COMMA(WORD, 2, p_Rd),
        COMMA(CHOICE, 1, 3, op_ADDR_E), OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS),
        BLANK(CHOICE, 4, 6, op_CTL)),
    LIKE(VOLTA_LDS_VZ, INNER, 0, 4, 1, F_6e5e3, CHOICE(1, 6, op_GUARD), BLANK(TEXT, "LDS"),
        WORD(0, p_memory_U), SURE_WORD(1, p_memory_SHARED_SIZE), TEXT(".ZD"), BLANK(WORD, 2, p_Pu),
        COMMA(WORD, 3, p_Rd), COMMA(CHOICE, 0, 4, op_ADDR_E), OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS),
        BLANK(CHOICE, 3, 7, op_CTL)),
    INNER_FORM(VOLTA_LDS_T, CHOICE(2, 6, op_GUARD), BLANK(TEXT, "LDS"), WORD(0, p_memory_U),
        SURE_WORD(1, p_memory_SHARED_SIZE), BLANK(CHOICE, 0, 0, op_PM_EVENTS), COMMA(WORD, 2, p_Rd),
        COMMA(CHOICE, 1, 3, op_ADDR_SCALED), OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS),
        BLANK(CHOICE, 4, 7, op_CTL)),
    LIKE(VOLTA_LDS_TZ, INNER, 0, 4, 1, F_6e5e3, CHOICE(1, 7, op_GUARD), BLANK(TEXT, "LDS"),
        WORD(0, p_memory_U), SURE_WORD(1, p_memory_SHARED_SIZE), TEXT(".ZD"), BLANK(WORD, 2, p_Pu),
        COMMA(WORD, 3, p_Rd), COMMA(CHOICE, 0, 4, op_ADDR_SCALED),
        OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS), BLANK(CHOICE, 3, 8, op_CTL)),
    LIKE(VOLTA_LDS_TU, INNER, 0, 6, 2, F_c8a7b, CHOICE(2, 7, op_GUARD), BLANK(TEXT, "LDS"),
        WORD(0, p_memory_U), SURE_WORD(1, p_memory_SHARED_SIZE), BLANK(CHOICE, 0, 0, op_PM_EVENTS),
        COMMA(WORD, 2, p_Rd), COMMA(CHOICE, 1, 3, op_ADDR_SCALED_UR_2),
        OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS), BLANK(CHOICE, 4, 8, op_CTL)),
    LIKE(VOLTA_LDS_TUZ, INNER, 0, 7, 2, F_c8a7b, CHOICE(1, 8, op_GUARD), BLANK(TEXT, "LDS"),
        WORD(0, p_memory_U), SURE_WORD(1, p_memory_SHARED_SIZE), TEXT(".ZD"), BLANK(WORD, 2, p_Pu),
        COMMA(WORD, 3, p_Rd), COMMA(CHOICE, 0, 4, op_ADDR_SCALED_UR_2),
        OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS), BLANK(CHOICE, 3, 9, op_CTL)),
    INNER_FORM(VOLTA_LDS_A, CHOICE(2, 5, op_GUARD), BLANK(TEXT, "LDS"),
        SURE_WORD(0, p_memory_SHARED_SIZE), BLANK(CHOICE, 0, 0, op_PM_EVENTS), COMMA(WORD, 1, p_Rd),
        COMMA(CHOICE, 1, 2, op_ADDR_SCALED), OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS_5),
        BLANK(CHOICE, 4, 6, op_CTL)),
    LIKE(VOLTA_LDS_AU, INNER, 0, 5, 1, F_c8a7b, CHOICE(2, 6, op_GUARD), BLANK(TEXT, "LDS"),
        SURE_WORD(0, p_memory_SHARED_SIZE), BLANK(CHOICE, 0, 0, op_PM_EVENTS), COMMA(WORD, 1, p_Rd),
        COMMA(CHOICE, 1, 2, op_ADDR_SCALED_UR_2), OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS_5),
        BLANK(CHOICE, 4, 7, op_CTL)),
};
FORMS(head_LDSM_16) = {
    INNER_FORM(VOLTA_LDSM_R, CHOICE(1, 5, op_GUARD), BLANK(TEXT, "LDSM.16"),
        WORD(0, p_memory_MATRIX), SURE_WORD(1, p_memory_MATRICES), BLANK(WORD, 2, p_Rd),
        COMMA(CHOICE, 0, 3, op_ADDR_E), OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_8),
        BLANK(CHOICE, 3, 6, op_CTL)),
    LIKE(VOLTA_LDSM_U, INNER, 0, 5, 1, F_c8a7b, CHOICE(1, 6, op_GUARD), BLANK(TEXT, "LDSM.16"),
        WORD(0, p_memory_MATRIX), SURE_WORD(1, p_memory_MATRICES), BLANK(WORD, 2, p_Rd),
        COMMA(CHOICE, 0, 3, op_ADDR_UR), OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_8),
        BLANK(CHOICE, 3, 7, op_CTL)),
};
FORMS(head_LDTRAM_AB) = {
    INNER_FORM(VOLTA_LDTRAM, CHOICE(0, 3, op_GUARD), BLANK(TEXT, "LDTRAM.AB"), BLANK(WORD, 0, p_Rd),
        COMMA(TEXT, "a["), WORD(1, p_URa), TEXT("+"), NUMBER(2, p_graphics_ATTR_IPA), TEXT("]"),
        OWN_BLANK(CHOICE, 1, 0, op_PM_EVENTS_8), BLANK(CHOICE, 2, 4, op_CTL)),
};
FORMS(head_LEA) = {
    INNER_FORM(VOLTA_LEA_LO, CHOICE(3, 13, op_GUARD), BLANK(TEXT, "LEA"), BLANK(WORD, 0, p_Rd),
        COMMA(CHOICE, 0, 1, op_JOINED_Pu), COMMA(SURE_WORD, 2, p_NEG_A), WORD(3, p_Ra),
        WORD(4, p_REUSE_A), COMMA(CHOICE, 1, 5, op_SIGNED_B_2), COMMA(NUMBER, 12, p_LEA_SHIFT),
        OWN_BLANK(CHOICE, 4, 0, op_PM_EVENTS_6), BLANK(CHOICE, 5, 14, op_CTL)),
};
FORMS(head_LEA_HI) = {
    INNER_FORM(VOLTA_LEA_HI, CHOICE(3, 15, op_GUARD), BLANK(TEXT, "LEA.HI"), BLANK(WORD, 0, p_Rd),
        COMMA(CHOICE, 0, 1, op_JOINED_Pu), COMMA(SURE_WORD, 2, p_NEG_A), WORD(3, p_Ra),
        WORD(4, p_REUSE_A), COMMA(CHOICE, 1, 5, op_SIGNED_B_2), COMMA(WORD, 12, p_Rc),
        WORD(13, p_REUSE_C), COMMA(NUMBER, 14, p_LEA_SHIFT),
        OWN_BLANK(CHOICE, 4, 0, op_PM_EVENTS_6), BLANK(CHOICE, 5, 16, op_CTL)),
    LIKE(VOLTA_LEA_IH, INNER, 0, 7, 1, F_a33e3, CHOICE(1, 9, op_GUARD), BLANK(TEXT, "LEA.HI"),
        BLANK(WORD, 0, p_Rd), COMMA(CHOICE, 0, 1, op_JOINED_Pu), COMMA(SURE_WORD, 2, p_NEG_A),
        WORD(3, p_Ra), SURE_WORD(4, p_REUSE_A), COMMA(WORD, 5, p_Rc), WORD(6, p_REUSE_B),
        COMMA(NUMBER, 7, p_UIMM), COMMA(NUMBER, 8, p_LEA_SHIFT),
        OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_6), BLANK(CHOICE, 3, 10, op_CTL)),
};
FORMS(head_LEA_HI_SX32) = {
    INNER_FORM(VOLTA_LEA_SX, CHOICE(3, 13, op_GUARD), BLANK(TEXT, "LEA.HI.SX32"),
        BLANK(WORD, 0, p_Rd), COMMA(CHOICE, 0, 1, op_JOINED_Pu), COMMA(SURE_WORD, 2, p_NEG_A),
        WORD(3, p_Ra), WORD(4, p_REUSE_A), COMMA(CHOICE, 1, 5, op_SIGNED_B_2),
        COMMA(NUMBER, 12, p_LEA_SHIFT), OWN_BLANK(CHOICE, 4, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 5, 14, op_CTL)),
};
FORMS(head_LEA_HI_X) = {
    INNER_FORM(VOLTA_LEA_HX, CHOICE(4, 17, op_GUARD), BLANK(TEXT, "LEA.HI.X"), BLANK(WORD, 0, p_Rd),
        COMMA(CHOICE, 0, 1, op_JOINED_Pu), COMMA(SURE_WORD, 2, p_INV_A), WORD(3, p_Ra),
        WORD(4, p_REUSE_A), COMMA(CHOICE, 1, 5, op_SIGNED_B_3), COMMA(WORD, 12, p_Rc),
        WORD(13, p_REUSE_C), COMMA(NUMBER, 14, p_LEA_SHIFT), COMMA(CHOICE, 3, 15, op_SRC_Pp),
        OWN_BLANK(CHOICE, 5, 0, op_PM_EVENTS_6), BLANK(CHOICE, 6, 18, op_CTL)),
    LIKE(VOLTA_LEA_IX, INNER, 0, 7, 1, F_a33e3, CHOICE(2, 11, op_GUARD), BLANK(TEXT, "LEA.HI.X"),
        BLANK(WORD, 0, p_Rd), COMMA(CHOICE, 0, 1, op_JOINED_Pu), COMMA(SURE_WORD, 2, p_INV_A),
        WORD(3, p_Ra), SURE_WORD(4, p_REUSE_A), COMMA(WORD, 5, p_Rc), WORD(6, p_REUSE_B),
        COMMA(NUMBER, 7, p_UIMM), COMMA(NUMBER, 8, p_LEA_SHIFT), COMMA(CHOICE, 1, 9, op_SRC_Pp),
        OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS_6), BLANK(CHOICE, 4, 12, op_CTL)),
};
FORMS(head_LEA_HI_X_SX32) = {
    INNER_FORM(VOLTA_LEA_XS, CHOICE(4, 15, op_GUARD), BLANK(TEXT, "LEA.HI.X.SX32"),
        BLANK(WORD, 0, p_Rd), COMMA(CHOICE, 0, 1, op_JOINED_Pu), COMMA(SURE_WORD, 2, p_INV_A),
        WORD(3, p_Ra), WORD(4, p_REUSE_A), COMMA(CHOICE, 1, 5, op_SIGNED_B_3),
        COMMA(NUMBER, 12, p_LEA_SHIFT), COMMA(CHOICE, 3, 13, op_SRC_Pp),
        OWN_BLANK(CHOICE, 5, 0, op_PM_EVENTS_6), BLANK(CHOICE, 6, 16, op_CTL)),
};
FORMS(head_LEA_X) = {
    INNER_FORM(VOLTA_LEA_X, CHOICE(4, 15, op_GUARD), BLANK(TEXT, "LEA.X"), BLANK(WORD, 0, p_Rd),
        COMMA(CHOICE, 0, 1, op_JOINED_Pu), COMMA(SURE_WORD, 2, p_INV_A), WORD(3, p_Ra),
        WORD(4, p_REUSE_A), COMMA(CHOICE, 1, 5, op_SIGNED_B_3), COMMA(NUMBER, 12, p_LEA_SHIFT),
        COMMA(CHOICE, 3, 13, op_SRC_Pp), OWN_BLANK(CHOICE, 5, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 6, 16, op_CTL)),
};
FORMS(head_LEPC) = {
    INNER_FORM(VOLTA_LEPC_N, CHOICE(0, 1, op_GUARD), BLANK(TEXT, "LEPC"), BLANK(WORD, 0, p_Rd),
        OWN_BLANK(CHOICE, 1, 0, op_PM_EVENTS_6), BLANK(CHOICE, 2, 2, op_CTL)),
    LIKE(VOLTA_LEPC_T, INNER, 0, 3, 1, F_bb2c0, CHOICE(0, 2, op_GUARD), BLANK(TEXT, "LEPC"),
        BLANK(WORD, 0, p_Rd), COMMA(NUMBER, 1, p_LEPC_TARGET),
        OWN_BLANK(CHOICE, 1, 0, op_PM_EVENTS_3), BLANK(CHOICE, 2, 3, op_CTL)),
};
FORMS(head_LOP3__) = {
    OTHER_FORM(VOLTA_LOP3, INNER | SHARED, 0, CHOICE(3, 16, op_GUARD), BLANK(TEXT, "LOP3.("),
        SHARED_LOGIC(13, p_LUT_truth), TEXT(")"), SURE_WORD(0, p_PAND), BLANK(CHOICE, 0, 1, op_OPT),
        COMMA(WORD, 2, p_Rd), COMMA(WORD, 3, p_Ra), WORD(4, p_REUSE_A),
        COMMA(CHOICE, 1, 5, op_SRC_B), COMMA(WORD, 11, p_Rc), WORD(12, p_REUSE_C),
        COMMA(SHARED_NUMBER, 13, p_LUT), COMMA(CHOICE, 2, 14, op_SRC_Pp),
        OWN_BLANK(CHOICE, 4, 0, op_PM_EVENTS_6), BLANK(CHOICE, 5, 17, op_CTL)),
    LIKE(VOLTA_LOP3, INNER, 0, 2, 1, F_9c0fe, CHOICE(3, 16, op_GUARD), BLANK(TEXT, "LOP3.("),
        LOGIC(13, p_LUT_truth), TEXT(")"), SURE_WORD(0, p_PAND), BLANK(CHOICE, 0, 1, op_OPT),
        COMMA(WORD, 2, p_Rd), COMMA(WORD, 3, p_Ra), WORD(4, p_REUSE_A),
        COMMA(CHOICE, 1, 5, op_SRC_B), COMMA(WORD, 11, p_Rc), SURE_WORD(12, p_REUSE_C),
        COMMA(CHOICE, 2, 14, op_SRC_Pp), OWN_BLANK(CHOICE, 4, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 5, 17, op_CTL)),
    LIKE(VOLTA_LOP3, INNER, 0, 12, 1, F_9e3fd, CHOICE(3, 16, op_GUARD), BLANK(TEXT, "LOP3.("),
        LOGIC(13, p_LUT_truth), TEXT(")"), SURE_WORD(0, p_PAND), BLANK(CHOICE, 0, 1, op_OPT),
        COMMA(WORD, 2, p_Rd), COMMA(WORD, 3, p_Ra), WORD(4, p_REUSE_A),
        COMMA(CHOICE, 1, 5, op_SRC_B), COMMA(WORD, 11, p_Rc), SURE_WORD(12, p_REUSE_C),
        OWN_BLANK(CHOICE, 4, 0, op_PM_EVENTS_6), BLANK(CHOICE, 5, 17, op_CTL), LINE(2, 0),
        VALUE(14, 0x1, false), VALUE(15, 0x7, false)),
};
FORMS(head_LOP3_LUT) = {
    INNER_FORM(VOLTA_LOP3, CHOICE(3, 16, op_GUARD), BLANK(TEXT, "LOP3.LUT"), SURE_WORD(0, p_PAND),
        BLANK(CHOICE, 0, 1, op_OPT), COMMA(WORD, 2, p_Rd), COMMA(WORD, 3, p_Ra), WORD(4, p_REUSE_A),
        COMMA(CHOICE, 1, 5, op_SRC_B), COMMA(WORD, 11, p_Rc), WORD(12, p_REUSE_C),
        COMMA(NUMBER, 13, p_LUT), COMMA(CHOICE, 2, 14, op_SRC_Pp),
        OWN_BLANK(CHOICE, 4, 0, op_PM_EVENTS_6), BLANK(CHOICE, 5, 17, op_CTL)),
};
FORMS(head_MATCH_ALL) = {
    INNER_FORM(VOLTA_MATCH_ALL, CHOICE(0, 4, op_GUARD), BLANK(TEXT, "MATCH.ALL"),
        SURE_WORD(0, p_warp_U64), BLANK(WORD, 1, p_Pu), COMMA(WORD, 2, p_Rd), COMMA(WORD, 3, p_Ra),
        OWN_BLANK(CHOICE, 1, 0, op_PM_EVENTS_6), BLANK(CHOICE, 2, 5, op_CTL)),
};
FORMS(head_MATCH_ANY) = {
    INNER_FORM(VOLTA_MATCH_ANY, CHOICE(0, 3, op_GUARD), BLANK(TEXT, "MATCH.ANY"),
        SURE_WORD(0, p_warp_U64), BLANK(WORD, 1, p_Rd), COMMA(WORD, 2, p_Ra),
        OWN_BLANK(CHOICE, 1, 0, op_PM_EVENTS_6), BLANK(CHOICE, 2, 4, op_CTL)),
};
FORMS(head_MEMBAR) = {
    INNER_FORM(VOLTA_MEMBAR_V, CHOICE(0, 3, op_GUARD), BLANK(TEXT, "MEMBAR"),
        WORD(0, p_cache_MEMBAR_ORDER), WORD(1, p_cache_MEMBAR_SCOPE), SURE_WORD(2, p_cache_MMIO),
        OWN_BLANK(CHOICE, 1, 0, op_PM_EVENTS), BLANK(CHOICE, 2, 4, op_CTL)),
    INNER_FORM(VOLTA_MEMBAR_A, CHOICE(0, 2, op_GUARD), BLANK(TEXT, "MEMBAR"),
        WORD(0, p_cache_MEMBAR_ORDER), WORD(1, p_cache_MEMBAR_SCOPE),
        OWN_BLANK(CHOICE, 1, 0, op_PM_EVENTS_2), BLANK(CHOICE, 2, 3, op_CTL)),
    INNER_FORM(VOLTA_MEMBAR_H, CHOICE(0, 2, op_GUARD), BLANK(TEXT, "MEMBAR"),
        WORD(0, p_cache_MEMBAR_ORDER), WORD(1, p_cache_MEMBAR_SCOPE),
        OWN_BLANK(CHOICE, 1, 0, op_PM_EVENTS_3), BLANK(CHOICE, 2, 3, op_CTL)),
    LIKE(VOLTA_MEMBAR_AS, INNER, 0, 2, 1, F_ed104, CHOICE(0, 2, op_GUARD), BLANK(TEXT, "MEMBAR"),
        WORD(0, p_cache_MEMBAR_ORDER_2), WORD(1, p_cache_MEMBAR_SCOPE), TEXT(".ASYNC"),
        OWN_BLANK(CHOICE, 1, 0, op_PM_EVENTS_3), BLANK(CHOICE, 2, 3, op_CTL)),
};
FORMS(head_MOV) = {
    INNER_FORM(VOLTA_MOV, CHOICE(2, 8, op_GUARD), BLANK(TEXT, "MOV"), BLANK(WORD, 0, p_Rd),
        COMMA(CHOICE, 0, 1, op_SRC_B), COMMA(CHOICE, 1, 7, op_OPT_MASK),
        OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS_6), BLANK(CHOICE, 4, 9, op_CTL)),
};
FORMS(head_MOVM) = {
    INNER_FORM(VOLTA_MOVM, CHOICE(0, 4, op_GUARD), BLANK(TEXT, "MOVM"), WORD(0, p_tensor_MOVM_SIZE),
        WORD(1, p_tensor_MOVM_KIND), BLANK(WORD, 2, p_Rd), COMMA(WORD, 3, p_Ra),
        OWN_BLANK(CHOICE, 1, 0, op_PM_EVENTS_8), BLANK(CHOICE, 2, 5, op_CTL)),
};
FORMS(head_MUFU) = {
    INNER_FORM(VOLTA_MUFU_R, CHOICE(4, 8, op_GUARD), BLANK(TEXT, "MUFU"), WORD(0, p_float_MUFU_OP),
        CHOICE(0, 0, op_MUFU_F32), BLANK(WORD, 1, p_Rd), COMMA(CHOICE, 1, 2, op_F32_B),
        OWN_BLANK(CHOICE, 5, 0, op_PM_EVENTS_6), BLANK(CHOICE, 6, 9, op_CTL)),
    LIKE(VOLTA_MUFU_S, INNER, 0, 2, 1, F_7a8c1, CHOICE(1, 3, op_GUARD), BLANK(TEXT, "MUFU"),
        WORD(0, p_float_MUFU_OP_2), CHOICE(0, 0, op_MUFU_F32), BLANK(WORD, 1, p_Rd),
        COMMA(FLOAT, 2, p_FIMM), OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 3, 4, op_CTL)),
    LIKE(VOLTA_MUFU_D, INNER, 0, 2, 1, F_7a8c1, CHOICE(1, 3, op_GUARD), BLANK(TEXT, "MUFU"),
        WORD(0, p_float_MUFU_OP_3), CHOICE(0, 0, op_MUFU_F32), BLANK(WORD, 1, p_Rd),
        COMMA(FLOAT, 2, p_DIMM), OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 3, 4, op_CTL)),
    LIKE(VOLTA_MUFU_H, INNER, 0, 3, 3, F_9b2da, CHOICE(4, 10, op_GUARD), BLANK(TEXT, "MUFU"),
        WORD(0, p_float_MUFU_OP), CHOICE(0, 0, op_MUFU_HALF), BLANK(WORD, 1, p_Rd),
        COMMA(CHOICE, 1, 2, op_CVT_F16_2), OWN_BLANK(CHOICE, 5, 0, op_PM_EVENTS_8),
        BLANK(CHOICE, 6, 11, op_CTL)),
    LIKE(VOLTA_MUFU_B, INNER, 0, 3, 1, F_7135c, CHOICE(3, 10, op_GUARD), BLANK(TEXT, "MUFU"),
        WORD(0, p_float_MUFU_OP), TEXT(".BF16"), BLANK(WORD, 1, p_Rd),
        COMMA(CHOICE, 0, 2, op_CVT_BF16), OWN_BLANK(CHOICE, 4, 0, op_PM_EVENTS_3),
        BLANK(CHOICE, 5, 11, op_CTL)),
};
FORMS(head_NANOSLEEP) = {
    INNER_FORM(VOLTA_NANOSLEEP_N, CHOICE(3, 10, op_GUARD), BLANK(TEXT, "NANOSLEEP"),
        WORD(0, p_barrier_RAND), WORD(1, p_barrier_WARP), CHOICE(0, 2, op_OPT_SYNCS),
        BLANK(CHOICE, 1, 3, op_OPT_SRC), COMMA(CHOICE, 2, 5, op_SLEEP_TIME),
        OWN_BLANK(CHOICE, 4, 0, op_PM_EVENTS_6), BLANK(CHOICE, 5, 11, op_CTL)),
};
FORMS(head_NANOSLEEP_CLEAR) = {
    INNER_FORM(VOLTA_NANOSLEEP_C, CHOICE(1, 1, op_GUARD), BLANK(TEXT, "NANOSLEEP.CLEAR"),
        CHOICE(0, 0, op_OPT_SYNCS_2), OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_5),
        BLANK(CHOICE, 3, 2, op_CTL)),
};
FORMS(head_NOP) = {
    INNER_FORM(VOLTA_NOP, CHOICE(0, 0, op_GUARD), BLANK(TEXT, "NOP"),
        OWN_BLANK(CHOICE, 1, 0, op_PM_EVENTS_6), BLANK(CHOICE, 2, 1, op_CTL)),
};
FORMS(head_OUT) = {
    INNER_FORM(VOLTA_OUT_R, CHOICE(0, 4, op_GUARD), BLANK(TEXT, "OUT"), WORD(0, p_graphics_OUT_OP),
        BLANK(WORD, 1, p_Rd), COMMA(WORD, 2, p_Ra), COMMA(WORD, 3, p_Rb),
        OWN_BLANK(CHOICE, 1, 0, op_PM_EVENTS_6), BLANK(CHOICE, 2, 5, op_CTL)),
    LIKE(VOLTA_OUT_I, INNER, 0, 5, 1, F_bb2c0, CHOICE(0, 4, op_GUARD), BLANK(TEXT, "OUT"),
        WORD(0, p_graphics_OUT_OP), BLANK(WORD, 1, p_Rd), COMMA(WORD, 2, p_Ra),
        COMMA(NUMBER, 3, p_graphics_OUT_STREAM), OWN_BLANK(CHOICE, 1, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 2, 5, op_CTL)),
    LIKE(VOLTA_OUT_U, INNER, 0, 5, 1, F_d3d3d, CHOICE(0, 4, op_GUARD), BLANK(TEXT, "OUT"),
        WORD(0, p_graphics_OUT_OP), BLANK(WORD, 1, p_Rd), COMMA(WORD, 2, p_Ra),
        COMMA(WORD, 3, p_URb), OWN_BLANK(CHOICE, 1, 0, op_PM_EVENTS_8),
        BLANK(CHOICE, 2, 5, op_CTL)),
};
FORMS(head_OUT_FINAL) = {
    INNER_FORM(VOLTA_OUT_F, CHOICE(1, 1, op_GUARD), BLANK(TEXT, "OUT.FINAL"),
        BLANK(CHOICE, 0, 0, op_PM_EVENTS), COMMA(WORD, 0, p_Ra),
        OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_6), BLANK(CHOICE, 3, 2, op_CTL)),
};
FORMS(head_P2R) = {
    INNER_FORM(VOLTA_P2R, CHOICE(1, 11, op_GUARD), BLANK(TEXT, "P2R"), SURE_WORD(0, p_PR_BYTE),
        BLANK(WORD, 1, p_Rd), COMMA(TEXT, "PR"), COMMA(WORD, 2, p_Ra), WORD(3, p_REUSE_A),
        COMMA(CHOICE, 0, 4, op_PR_MASK), OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 3, 12, op_CTL)),
};
FORMS(head_PIXLD) = {
    INNER_FORM(VOLTA_PIXLD, CHOICE(1, 2, op_GUARD), BLANK(TEXT, "PIXLD"), BLANK(WORD, 0, p_Rd),
        COMMA(CHOICE, 0, 1, op_OPT), OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 3, 3, op_CTL)),
};
FORMS(head_PLOP3__) = {
    OTHER_FORM(VOLTA_PLOP3, INNER | SHARED, 0, CHOICE(3, 11, op_GUARD), BLANK(TEXT, "PLOP3.("),
        SHARED_LOGIC(9, p_LUT1_truth), TEXT(")"), BLANK(WORD, 0, p_Pu), COMMA(WORD, 1, p_Pv),
        COMMA(CHOICE, 0, 2, op_SRC_Pp), COMMA(CHOICE, 1, 4, op_SRC_Pq),
        COMMA(CHOICE, 2, 6, op_SRC_Pr_OR_UPr), COMMA(SHARED_NUMBER, 9, p_LUT1),
        COMMA(NUMBER, 10, p_LUT2), OWN_BLANK(CHOICE, 4, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 5, 12, op_CTL)),
    LIKE(VOLTA_PLOP3, INNER, 0, 2, 1, F_9c0fe, CHOICE(3, 11, op_GUARD), BLANK(TEXT, "PLOP3.("),
        LOGIC(9, p_LUT1_truth), TEXT(")"), BLANK(WORD, 0, p_Pu), COMMA(TEXT, "PT"),
        COMMA(CHOICE, 0, 2, op_SRC_Pp), COMMA(CHOICE, 1, 4, op_SRC_Pq),
        COMMA(CHOICE, 2, 6, op_SRC_Pr_OR_UPr), OWN_BLANK(CHOICE, 4, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 5, 12, op_CTL), VALUE(1, 0x7, false), VALUE(10, 0x0, false)),
    LIKE(VOLTA_PLOP3_SIGN_ONE, INNER | SHARED, 0, 2, 1, F_9c0fe, CHOICE(4, 13, op_GUARD),
        BLANK(TEXT, "PLOP3.("), SHARED_LOGIC(11, p_LUT_truth), TEXT(")"), BLANK(WORD, 0, p_Pu),
        COMMA(WORD, 1, p_Pv), COMMA(CHOICE, 0, 2, op_SRC_Pp), COMMA(CHOICE, 1, 4, op_SIGN_B),
        COMMA(CHOICE, 3, 9, op_SRC_Pr), COMMA(SHARED_NUMBER, 11, p_LUT), COMMA(NUMBER, 12, p_LUT2),
        OWN_BLANK(CHOICE, 5, 0, op_PM_EVENTS_6), BLANK(CHOICE, 6, 14, op_CTL)),
    LIKE(VOLTA_PLOP3_SIGN_ONE, INNER, 0, 2, 1, F_9c0fe, CHOICE(4, 13, op_GUARD),
        BLANK(TEXT, "PLOP3.("), LOGIC(11, p_LUT_truth), TEXT(")"), BLANK(WORD, 0, p_Pu),
        COMMA(TEXT, "PT"), COMMA(CHOICE, 0, 2, op_SRC_Pp), COMMA(CHOICE, 1, 4, op_SIGN_B),
        COMMA(CHOICE, 3, 9, op_SRC_Pr), OWN_BLANK(CHOICE, 5, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 6, 14, op_CTL), VALUE(1, 0x7, false), VALUE(12, 0x0, false)),
    LIKE(VOLTA_PLOP3_SIGN_TWO, INNER | SHARED, 0, 8, 2, F_a33e3, CHOICE(4, 13, op_GUARD),
        BLANK(TEXT, "PLOP3.("), SHARED_LOGIC(11, p_LUT_truth), TEXT(")"), BLANK(WORD, 0, p_Pu),
        COMMA(WORD, 1, p_Pv), COMMA(CHOICE, 0, 2, op_SRC_Pp), COMMA(CHOICE, 1, 4, op_SIGN_B),
        COMMA(CHOICE, 3, 9, op_SIGN_C), COMMA(SHARED_NUMBER, 11, p_LUT), COMMA(NUMBER, 12, p_LUT2),
        OWN_BLANK(CHOICE, 5, 0, op_PM_EVENTS_6), BLANK(CHOICE, 6, 14, op_CTL)),
    LIKE(VOLTA_PLOP3_SIGN_TWO, INNER, 0, 8, 2, F_a33e3, CHOICE(4, 13, op_GUARD),
        BLANK(TEXT, "PLOP3.("), LOGIC(11, p_LUT_truth), TEXT(")"), BLANK(WORD, 0, p_Pu),
        COMMA(TEXT, "PT"), COMMA(CHOICE, 0, 2, op_SRC_Pp), COMMA(CHOICE, 1, 4, op_SIGN_B),
        COMMA(CHOICE, 3, 9, op_SIGN_C), OWN_BLANK(CHOICE, 5, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 6, 14, op_CTL), VALUE(1, 0x7, false), VALUE(12, 0x0, false)),
    LIKE(VOLTA_PLOP3_SIGN_ALL, INNER | SHARED, 0, 6, 2, F_a33e3, CHOICE(4, 13, op_GUARD),
        BLANK(TEXT, "PLOP3.("), SHARED_LOGIC(11, p_LUT_truth), TEXT(")"), BLANK(WORD, 0, p_Pu),
        COMMA(WORD, 1, p_Pv), COMMA(CHOICE, 0, 2, op_SIGN_A), COMMA(CHOICE, 1, 4, op_SIGN_B),
        COMMA(CHOICE, 3, 9, op_SIGN_C), COMMA(SHARED_NUMBER, 11, p_LUT), COMMA(NUMBER, 12, p_LUT2),
        OWN_BLANK(CHOICE, 5, 0, op_PM_EVENTS_6), BLANK(CHOICE, 6, 14, op_CTL)),
    LIKE(VOLTA_PLOP3_SIGN_ALL, INNER, 0, 6, 2, F_a33e3, CHOICE(4, 13, op_GUARD),
        BLANK(TEXT, "PLOP3.("), LOGIC(11, p_LUT_truth), TEXT(")"), BLANK(WORD, 0, p_Pu),
        COMMA(TEXT, "PT"), COMMA(CHOICE, 0, 2, op_SIGN_A), COMMA(CHOICE, 1, 4, op_SIGN_B),
        COMMA(CHOICE, 3, 9, op_SIGN_C), OWN_BLANK(CHOICE, 5, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 6, 14, op_CTL), VALUE(1, 0x7, false), VALUE(12, 0x0, false)),
};
FORMS(head_PLOP3_LUT) = {
    INNER_FORM(VOLTA_PLOP3, CHOICE(3, 11, op_GUARD), BLANK(TEXT, "PLOP3.LUT"), BLANK(WORD, 0, p_Pu),
        COMMA(WORD, 1, p_Pv), COMMA(CHOICE, 0, 2, op_SRC_Pp), COMMA(CHOICE, 1, 4, op_SRC_Pq),
        COMMA(CHOICE, 2, 6, op_SRC_Pr_OR_UPr), COMMA(NUMBER, 9, p_LUT1), COMMA(NUMBER, 10, p_LUT2),
        OWN_BLANK(CHOICE, 4, 0, op_PM_EVENTS_6), BLANK(CHOICE, 5, 12, op_CTL)),
    LIKE(VOLTA_PLOP3_SIGN_ONE, INNER, 0, 5, 1, F_e3613, CHOICE(4, 13, op_GUARD),
        BLANK(TEXT, "PLOP3.LUT"), BLANK(WORD, 0, p_Pu), COMMA(WORD, 1, p_Pv),
        COMMA(CHOICE, 0, 2, op_SRC_Pp), COMMA(CHOICE, 1, 4, op_SIGN_B),
        COMMA(CHOICE, 3, 9, op_SRC_Pr), COMMA(NUMBER, 11, p_LUT), COMMA(NUMBER, 12, p_LUT2),
        OWN_BLANK(CHOICE, 5, 0, op_PM_EVENTS_6), BLANK(CHOICE, 6, 14, op_CTL)),
    LIKE(VOLTA_PLOP3_SIGN_TWO, INNER, 0, 6, 1, F_a33e3, CHOICE(4, 13, op_GUARD),
        BLANK(TEXT, "PLOP3.LUT"), BLANK(WORD, 0, p_Pu), COMMA(WORD, 1, p_Pv),
        COMMA(CHOICE, 0, 2, op_SRC_Pp), COMMA(CHOICE, 1, 4, op_SIGN_B),
        COMMA(CHOICE, 3, 9, op_SIGN_C), COMMA(NUMBER, 11, p_LUT), COMMA(NUMBER, 12, p_LUT2),
        OWN_BLANK(CHOICE, 5, 0, op_PM_EVENTS_6), BLANK(CHOICE, 6, 14, op_CTL)),
    LIKE(VOLTA_PLOP3_SIGN_ALL, INNER, 0, 4, 1, F_a33e3, CHOICE(4, 13, op_GUARD),
        BLANK(TEXT, "PLOP3.LUT"), BLANK(WORD, 0, p_Pu), COMMA(WORD, 1, p_Pv),
        COMMA(CHOICE, 0, 2, op_SIGN_A), COMMA(CHOICE, 1, 4, op_SIGN_B),
        COMMA(CHOICE, 3, 9, op_SIGN_C), COMMA(NUMBER, 11, p_LUT), COMMA(NUMBER, 12, p_LUT2),
        OWN_BLANK(CHOICE, 5, 0, op_PM_EVENTS_6), BLANK(CHOICE, 6, 14, op_CTL)),
};
FORMS(head_PMTRIG) = {
    INNER_FORM(VOLTA_PMTRIG, CHOICE(1, 3, op_GUARD), BLANK(TEXT, "PMTRIG"),
        BLANK(CHOICE, 0, 0, op_OPT_SRC), COMMA(NUMBER, 2, p_barrier_PM_MASK),
        OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_6), BLANK(CHOICE, 3, 4, op_CTL)),
};
FORMS(head_POPC) = {
    INNER_FORM(VOLTA_POPC, CHOICE(2, 8, op_GUARD), BLANK(TEXT, "POPC"), BLANK(WORD, 0, p_Rd),
        COMMA(CHOICE, 0, 1, op_SIGNED_B_3), OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 4, 9, op_CTL)),
};
FORMS(head_PREEXIT) = {
    INNER_FORM(VOLTA_PREEXIT, CHOICE(0, 0, op_GUARD), BLANK(TEXT, "PREEXIT"),
        OWN_BLANK(CHOICE, 1, 0, op_PM_EVENTS_3), BLANK(CHOICE, 2, 1, op_CTL)),
};
FORMS(head_PRMT) = {
    INNER_FORM(VOLTA_PRMT_B, CHOICE(1, 12, op_GUARD), BLANK(TEXT, "PRMT"),
        SURE_WORD(0, p_logic_PRMT_MODE), BLANK(WORD, 1, p_Rd), COMMA(WORD, 2, p_Ra),
        WORD(3, p_REUSE_A), COMMA(CHOICE, 0, 4, op_SRC_B), COMMA(WORD, 10, p_Rc),
        SURE_WORD(11, p_REUSE_C), OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 3, 13, op_CTL)),
    LIKE(VOLTA_PRMT_C, INNER, 0, 6, 1, F_a33e3, CHOICE(1, 10, op_GUARD), BLANK(TEXT, "PRMT"),
        SURE_WORD(0, p_logic_PRMT_MODE), BLANK(WORD, 1, p_Rd), COMMA(WORD, 2, p_Ra),
        SURE_WORD(3, p_REUSE_A), COMMA(WORD, 4, p_Rc), WORD(5, p_REUSE_B),
        COMMA(CHOICE, 0, 6, op_C_IN_B_2), OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 3, 11, op_CTL)),
};
FORMS(head_QSPC) = {
    INNER_FORM(VOLTA_QSPC_V, CHOICE(2, 6, op_GUARD), BLANK(TEXT, "QSPC"), SURE_WORD(0, p_E),
        CHOICE(0, 1, op_ANY_SPACE), BLANK(WORD, 2, p_Pu), COMMA(WORD, 3, p_Rd),
        COMMA(CHOICE, 1, 4, op_ADDR_E), OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS),
        BLANK(CHOICE, 4, 7, op_CTL)),
    INNER_FORM(VOLTA_QSPC_T, CHOICE(2, 7, op_GUARD), BLANK(TEXT, "QSPC"), SURE_WORD(0, p_E),
        CHOICE(0, 1, op_ANY_SPACE_2), BLANK(WORD, 3, p_Pu), COMMA(WORD, 4, p_Rd),
        COMMA(CHOICE, 1, 5, op_ADDR_E), OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS_8),
        BLANK(CHOICE, 4, 8, op_CTL)),
    LIKE(VOLTA_QSPC_U, INNER, 0, 3, 1, F_4ff01, CHOICE(2, 7, op_GUARD), BLANK(TEXT, "QSPC"),
        SURE_WORD(0, p_E), CHOICE(0, 1, op_ANY_SPACE), BLANK(WORD, 2, p_Pu), COMMA(WORD, 3, p_Rd),
        COMMA(CHOICE, 1, 4, op_ADDR64_UR_TURING_2), OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS_4),
        BLANK(CHOICE, 4, 8, op_CTL)),
    LIKE(VOLTA_QSPC_H, INNER, 0, 3, 2, F_faa7a, CHOICE(2, 7, op_GUARD), BLANK(TEXT, "QSPC"),
        SURE_WORD(0, p_E), CHOICE(0, 1, op_ANY_SPACE_3), BLANK(WORD, 2, p_Pu), COMMA(WORD, 3, p_Rd),
        COMMA(CHOICE, 1, 4, op_ADDR64_UR), OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS_3),
        BLANK(CHOICE, 4, 8, op_CTL)),
};
FORMS(head_R2B) = {
    INNER_FORM(VOLTA_R2B, CHOICE(0, 1, op_GUARD), BLANK(TEXT, "R2B"), BLANK(FIXED, 0x0, false),
        COMMA(WORD, 0, p_Rb), OWN_BLANK(CHOICE, 1, 0, op_PM_EVENTS_7), BLANK(CHOICE, 2, 2, op_CTL)),
};
FORMS(head_R2P) = {
    INNER_FORM(VOLTA_R2P, CHOICE(1, 9, op_GUARD), BLANK(TEXT, "R2P"), BLANK(TEXT, "PR"),
        COMMA(WORD, 0, p_Ra), WORD(1, p_PR_BYTE), COMMA(CHOICE, 0, 2, op_PR_MASK),
        OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_6), BLANK(CHOICE, 3, 10, op_CTL)),
};
FORMS(head_R2UR) = {
    INNER_FORM(VOLTA_R2UR_O, CHOICE(1, 5, op_GUARD), BLANK(TEXT, "R2UR"), SURE_WORD(0, p_R2UR_OR),
        BLANK(CHOICE, 0, 1, op_R2UR_Pu), COMMA(WORD, 2, p_URd), COMMA(WORD, 3, p_Ra),
        SURE_WORD(4, p_REUSE_A), OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_4),
        BLANK(CHOICE, 3, 6, op_CTL)),
    INNER_FORM(VOLTA_R2UR_H, CHOICE(1, 5, op_GUARD), BLANK(TEXT, "R2UR"), SURE_WORD(0, p_R2UR_OR),
        BLANK(CHOICE, 0, 1, op_R2UR_Pu), COMMA(WORD, 2, p_URd), COMMA(WORD, 3, p_Ra),
        SURE_WORD(4, p_REUSE_A), OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_3),
        BLANK(CHOICE, 3, 6, op_CTL)),
};
FORMS(head_RED) = {
    INNER_FORM(VOLTA_RED_V, CHOICE(3, 10, op_GUARD), BLANK(TEXT, "RED"), SURE_WORD(0, p_E),
        WORD(1, p_RED_OP), SURE_WORD(2, p_EVICT), CHOICE(0, 3, op_TYPES),
        CHOICE(1, 4, op_ORDER_SCOPE), BLANK(CHOICE, 2, 7, op_ADDR_E), COMMA(WORD, 9, p_Rb),
        OWN_BLANK(CHOICE, 4, 0, op_PM_EVENTS), BLANK(CHOICE, 5, 11, op_CTL)),
    INNER_FORM(VOLTA_RED_T, CHOICE(3, 10, op_GUARD), BLANK(TEXT, "RED"), SURE_WORD(0, p_E),
        WORD(1, p_RED_OP), SURE_WORD(2, p_EVICT), CHOICE(0, 3, op_TYPES),
        CHOICE(1, 4, op_ORDER_SCOPE), BLANK(CHOICE, 2, 7, op_ADDR_E), COMMA(WORD, 9, p_Rb),
        OWN_BLANK(CHOICE, 4, 0, op_PM_EVENTS), BLANK(CHOICE, 5, 11, op_CTL)),
    LIKE(VOLTA_RED_TU, INNER, 0, 7, 1, F_c8a7b, CHOICE(3, 11, op_GUARD), BLANK(TEXT, "RED"),
        SURE_WORD(0, p_E), WORD(1, p_RED_OP), SURE_WORD(2, p_EVICT), CHOICE(0, 3, op_TYPES),
        CHOICE(1, 4, op_ORDER_SCOPE), BLANK(CHOICE, 2, 7, op_ADDR64_UR_TURING),
        COMMA(WORD, 10, p_Rb), OWN_BLANK(CHOICE, 4, 0, op_PM_EVENTS), BLANK(CHOICE, 5, 12, op_CTL)),
    INNER_FORM(VOLTA_RED_A, CHOICE(2, 8, op_GUARD), BLANK(TEXT, "RED"), SURE_WORD(0, p_E),
        WORD(1, p_RED_OP), SURE_WORD(2, p_EVICT), CHOICE(0, 3, op_TYPES_2),
        SURE_WORD(4, p_STORE_ORDER_SCOPE), BLANK(CHOICE, 1, 5, op_ADDR_E), COMMA(WORD, 7, p_Rb),
        OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS_2), BLANK(CHOICE, 4, 9, op_CTL)),
    LIKE(VOLTA_RED_D, INNER | SHARED, 0, 2, 1, F_bee4a, CHOICE(4, 8, op_GUARD), BLANK(TEXT, "RED"),
        CHOICE(0, 0, op_OPT_E), WORD(0, p_RED_OP), SURE_WORD(1, p_EVICT), CHOICE(1, 2, op_TYPES_2),
        SURE_WORD(3, p_STORE_ORDER_SCOPE), BLANK(CHOICE, 2, 4, op_ADDR_GLOBAL),
        COMMA(WORD, 7, p_Rb), BLANK(CHOICE, 3, 5, op_DESC), OWN_BLANK(CHOICE, 5, 0, op_PM_EVENTS_2),
        BLANK(CHOICE, 6, 9, op_CTL)),
};
FORMS(head_REDAS) = {
    INNER_FORM(VOLTA_REDAS, CHOICE(1, 6, op_GUARD), BLANK(TEXT, "REDAS"), WORD(0, p_bulk_AS_OP),
        SURE_WORD(1, p_bulk_AS_TYPE), BLANK(CHOICE, 0, 2, op_ADDR_WITH_BARRIER),
        COMMA(WORD, 5, p_Rb), OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_3), BLANK(CHOICE, 3, 7, op_CTL)),
};
FORMS(head_REDG) = {
    INNER_FORM(VOLTA_REDG_H, CHOICE(2, 8, op_GUARD), BLANK(TEXT, "REDG"), SURE_WORD(0, p_E),
        WORD(1, p_RED_OP), SURE_WORD(2, p_EVICT), CHOICE(0, 3, op_H_TYPES_2),
        SURE_WORD(4, p_STORE_ORDER_SCOPE), BLANK(CHOICE, 1, 5, op_ADDR_E), COMMA(WORD, 7, p_Rb),
        OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS_3), BLANK(CHOICE, 4, 9, op_CTL)),
    LIKE(VOLTA_REDG_HD, INNER | SHARED, 0, 2, 1, F_bee4a, CHOICE(4, 8, op_GUARD),
        BLANK(TEXT, "REDG"), CHOICE(0, 0, op_OPT_E), WORD(0, p_RED_OP), SURE_WORD(1, p_EVICT),
        CHOICE(1, 2, op_H_TYPES_2), SURE_WORD(3, p_STORE_ORDER_SCOPE),
        BLANK(CHOICE, 2, 4, op_ADDR_GLOBAL_2), COMMA(WORD, 7, p_Rb), BLANK(CHOICE, 3, 5, op_DESC_2),
        OWN_BLANK(CHOICE, 5, 0, op_PM_EVENTS_3), BLANK(CHOICE, 6, 9, op_CTL)),
    LIKE(VOLTA_REDG_F, INNER, 0, 3, 2, F_e0ca9, CHOICE(2, 8, op_GUARD), BLANK(TEXT, "REDG"),
        SURE_WORD(0, p_E), WORD(1, p_atomic_FLOAT_OP), SURE_WORD(2, p_EVICT),
        CHOICE(0, 3, op_FLOAT_TYPES), SURE_WORD(4, p_STORE_ORDER_SCOPE),
        BLANK(CHOICE, 1, 5, op_ADDR_E), COMMA(WORD, 7, p_Rb),
        OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS_3), BLANK(CHOICE, 4, 9, op_CTL)),
    LIKE(VOLTA_REDG_FD, INNER | SHARED, 0, 3, 2, F_e0ca9, CHOICE(4, 8, op_GUARD),
        BLANK(TEXT, "REDG"), CHOICE(0, 0, op_OPT_E), WORD(0, p_atomic_FLOAT_OP),
        SURE_WORD(1, p_EVICT), CHOICE(1, 2, op_FLOAT_TYPES), SURE_WORD(3, p_STORE_ORDER_SCOPE),
        BLANK(CHOICE, 2, 4, op_ADDR_GLOBAL_2), COMMA(WORD, 7, p_Rb), BLANK(CHOICE, 3, 5, op_DESC_2),
        OWN_BLANK(CHOICE, 5, 0, op_PM_EVENTS_3), BLANK(CHOICE, 6, 9, op_CTL)),
};
FORMS(head_REDUX) = {
    INNER_FORM(VOLTA_REDUX, CHOICE(0, 4, op_GUARD), BLANK(TEXT, "REDUX"), WORD(0, p_warp_REDUX_OP),
        SURE_WORD(1, p_warp_REDUX_SIGNED), BLANK(WORD, 2, p_URd), COMMA(WORD, 3, p_Ra),
        OWN_BLANK(CHOICE, 1, 0, op_PM_EVENTS_5), BLANK(CHOICE, 2, 5, op_CTL)),
};
FORMS(head_RET_ABS) = {
    INNER_FORM(VOLTA_RET_ABS, CHOICE(2, 6, op_GUARD), BLANK(TEXT, "RET.ABS"),
        SURE_WORD(0, p_control_NODEC), BLANK(CHOICE, 0, 1, op_OPT_SRC), COMMA(WORD, 3, p_Ra),
        BLANK(CHOICE, 1, 4, op_DISTANCE), OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 4, 7, op_CTL)),
    LIKE(VOLTA_RET_UR_ABS, INNER, 0, 4, 1, F_d3d3d, CHOICE(2, 6, op_GUARD), BLANK(TEXT, "RET.ABS"),
        SURE_WORD(0, p_control_NODEC), BLANK(CHOICE, 0, 1, op_OPT_SRC), COMMA(WORD, 3, p_URa),
        BLANK(CHOICE, 1, 4, op_DISTANCE_2), OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS_8),
        BLANK(CHOICE, 4, 7, op_CTL)),
};
FORMS(head_RET_REL) = {
    INNER_FORM(VOLTA_RET_REL, CHOICE(2, 6, op_GUARD), BLANK(TEXT, "RET.REL"),
        SURE_WORD(0, p_control_NODEC), BLANK(CHOICE, 0, 1, op_OPT_SRC), COMMA(WORD, 3, p_Ra),
        BLANK(CHOICE, 1, 4, op_REL_TARGET), OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 4, 7, op_CTL)),
    LIKE(VOLTA_RET_UR_REL, INNER, 0, 4, 1, F_d3d3d, CHOICE(2, 6, op_GUARD), BLANK(TEXT, "RET.REL"),
        SURE_WORD(0, p_control_NODEC), BLANK(CHOICE, 0, 1, op_OPT_SRC), COMMA(WORD, 3, p_URa),
        BLANK(CHOICE, 1, 4, op_REL_TARGET_3), OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS_8),
        BLANK(CHOICE, 4, 7, op_CTL)),
};
FORMS(head_RPCMOV_32) = {
    INNER_FORM(VOLTA_RPCMOV_R, CHOICE(1, 6, op_GUARD), BLANK(TEXT, "RPCMOV.32"),
        BLANK(WORD, 0, p_barrier_RPC_HALF), COMMA(CHOICE, 0, 1, op_MOV_B),
        OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_6), BLANK(CHOICE, 3, 7, op_CTL)),
    LIKE(VOLTA_RPCMOV_G, INNER, 0, 2, 1, F_a33e3, CHOICE(0, 2, op_GUARD), BLANK(TEXT, "RPCMOV.32"),
        BLANK(WORD, 0, p_Rd), COMMA(WORD, 1, p_barrier_RPC_HALF),
        OWN_BLANK(CHOICE, 1, 0, op_PM_EVENTS_6), BLANK(CHOICE, 2, 3, op_CTL)),
};
FORMS(head_RPCMOV_64) = {
    INNER_FORM(VOLTA_RPCMOV_L, CHOICE(1, 5, op_GUARD), BLANK(TEXT, "RPCMOV.64"), BLANK(TEXT, "Rpc"),
        COMMA(CHOICE, 0, 0, op_MOV64_IMM_B), OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 3, 6, op_CTL)),
};
FORMS(head_RTT) = {
    INNER_FORM(VOLTA_RTT, CHOICE(0, 0, op_GUARD), BLANK(TEXT, "RTT"),
        OWN_BLANK(CHOICE, 1, 0, op_PM_EVENTS_7), BLANK(CHOICE, 2, 1, op_CTL)),
};
FORMS(head_S2R) = {
    INNER_FORM(VOLTA_S2R, CHOICE(1, 2, op_GUARD), BLANK(TEXT, "S2R"), BLANK(WORD, 0, p_Rd),
        COMMA(CHOICE, 0, 1, op_SPECIAL), OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 3, 3, op_CTL)),
};
FORMS(head_S2UR) = {
    INNER_FORM(VOLTA_S2UR, CHOICE(2, 2, op_UGUARD), BLANK(TEXT, "S2UR"),
        BLANK(CHOICE, 0, 0, op_DST_U), COMMA(CHOICE, 1, 1, op_SPECIAL_2),
        OWN_BLANK(CHOICE, 3, 3, op_CTL)),
};
FORMS(head_SEL) = {
    INNER_FORM(VOLTA_SEL, CHOICE(2, 11, op_GUARD), BLANK(TEXT, "SEL"), BLANK(WORD, 0, p_Rd),
        COMMA(WORD, 1, p_Ra), WORD(2, p_REUSE_A), COMMA(CHOICE, 0, 3, op_SRC_B),
        COMMA(CHOICE, 1, 9, op_SRC_Pp), OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 4, 12, op_CTL)),
};
FORMS(head_SETCTAID_X) = {
    INNER_FORM(VOLTA_SETCTAID, CHOICE(0, 1, op_GUARD), BLANK(TEXT, "SETCTAID.X"),
        BLANK(WORD, 0, p_Ra), OWN_BLANK(CHOICE, 1, 0, op_PM_EVENTS_6), BLANK(CHOICE, 2, 2, op_CTL)),
};
FORMS(head_SETLMEMBASE) = {
    INNER_FORM(VOLTA_LMEMBASE_M, CHOICE(0, 1, op_GUARD), BLANK(TEXT, "SETLMEMBASE"),
        BLANK(WORD, 0, p_Ra), OWN_BLANK(CHOICE, 1, 0, op_PM_EVENTS_6), BLANK(CHOICE, 2, 2, op_CTL)),
};
FORMS(head_SGXT) = {
    INNER_FORM(VOLTA_SGXT, CHOICE(1, 11, op_GUARD), BLANK(TEXT, "SGXT"), SURE_WORD(0, p_W),
        SURE_WORD(1, p_SIGNED), BLANK(WORD, 2, p_Rd), COMMA(WORD, 3, p_Ra), WORD(4, p_REUSE_A),
        COMMA(CHOICE, 0, 5, op_SRC_B), OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 3, 12, op_CTL)),
};
FORMS(head_SHF) = {
    INNER_FORM(VOLTA_SHF_B, CHOICE(1, 15, op_GUARD), BLANK(TEXT, "SHF"), WORD(0, p_SHIFT_DIR),
        SURE_WORD(1, p_W), WORD(2, p_SHIFT_TYPE), SURE_WORD(3, p_HI), BLANK(WORD, 4, p_Rd),
        COMMA(WORD, 5, p_Ra), WORD(6, p_REUSE_A), COMMA(CHOICE, 0, 7, op_SRC_B),
        COMMA(WORD, 13, p_Rc), SURE_WORD(14, p_REUSE_C), OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 3, 16, op_CTL)),
    LIKE(VOLTA_SHF_C, INNER, 0, 9, 1, F_a33e3, CHOICE(1, 13, op_GUARD), BLANK(TEXT, "SHF"),
        WORD(0, p_SHIFT_DIR), SURE_WORD(1, p_W), WORD(2, p_SHIFT_TYPE), SURE_WORD(3, p_HI),
        BLANK(WORD, 4, p_Rd), COMMA(WORD, 5, p_Ra), SURE_WORD(6, p_REUSE_A), COMMA(WORD, 7, p_Rc),
        WORD(8, p_REUSE_B), COMMA(CHOICE, 0, 9, op_C_IN_B_2),
        OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_6), BLANK(CHOICE, 3, 14, op_CTL)),
};
FORMS(head_SHFL) = {
    INNER_FORM(VOLTA_SHFL, CHOICE(2, 8, op_GUARD), BLANK(TEXT, "SHFL"), WORD(0, p_warp_SHFL_MODE),
        BLANK(WORD, 1, p_Pu), COMMA(WORD, 2, p_Rd), COMMA(WORD, 3, p_Ra),
        COMMA(CHOICE, 0, 4, op_SHFL_B), COMMA(CHOICE, 1, 6, op_SHFL_C),
        OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS_6), BLANK(CHOICE, 4, 9, op_CTL)),
};
FORMS(head_ST) = {
    INNER_FORM(VOLTA_ST_V, CHOICE(2, 9, op_GUARD), BLANK(TEXT, "ST"),
        CHOICE(0, 0, op_STORE_MODE_VOLTA), BLANK(CHOICE, 1, 6, op_ADDR_E_2), COMMA(WORD, 8, p_Rc),
        OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS), BLANK(CHOICE, 4, 10, op_CTL)),
    INNER_FORM(VOLTA_ST_T, CHOICE(2, 9, op_GUARD), BLANK(TEXT, "ST"),
        CHOICE(0, 0, op_STORE_MODE_VOLTA), BLANK(CHOICE, 1, 6, op_ADDR_E_2), COMMA(WORD, 8, p_Rc),
        OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS), BLANK(CHOICE, 4, 10, op_CTL)),
    LIKE(VOLTA_ST_TU, INNER, 0, 3, 1, F_c8a7b, CHOICE(2, 10, op_GUARD), BLANK(TEXT, "ST"),
        CHOICE(0, 0, op_STORE_MODE_VOLTA), BLANK(CHOICE, 1, 6, op_ADDR64_UR_TURING),
        COMMA(WORD, 9, p_Rb), OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS), BLANK(CHOICE, 4, 11, op_CTL)),
    INNER_FORM(VOLTA_ST_A, CHOICE(1, 7, op_GUARD), BLANK(TEXT, "ST"), WORD(0, p_E),
        SURE_WORD(1, p_EVICT), WORD(2, p_SIZE), SURE_WORD(3, p_STORE_ORDER_SCOPE),
        BLANK(CHOICE, 0, 4, op_ADDR_E_2), COMMA(WORD, 6, p_Rc),
        OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_5), BLANK(CHOICE, 3, 8, op_CTL)),
    LIKE(VOLTA_ST_D, INNER | SHARED, 0, 2, 1, F_cf5c7, CHOICE(3, 7, op_GUARD), BLANK(TEXT, "ST"),
        CHOICE(0, 0, op_OPT_E), SURE_WORD(0, p_EVICT), WORD(1, p_SIZE),
        SURE_WORD(2, p_STORE_ORDER_SCOPE), BLANK(CHOICE, 1, 3, op_ADDR_GLOBAL_4),
        COMMA(WORD, 6, p_Rb), BLANK(CHOICE, 2, 4, op_DESC_4),
        OWN_BLANK(CHOICE, 4, 0, op_PM_EVENTS_5), BLANK(CHOICE, 5, 8, op_CTL)),
};
FORMS(head_STAS) = {
    INNER_FORM(VOLTA_STAS, CHOICE(1, 5, op_GUARD), BLANK(TEXT, "STAS"),
        SURE_WORD(0, p_bulk_AS_SIZE), BLANK(CHOICE, 0, 1, op_ADDR_WITH_BARRIER),
        COMMA(WORD, 4, p_Rb), OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_3), BLANK(CHOICE, 3, 6, op_CTL)),
};
FORMS(head_STG) = {
    INNER_FORM(VOLTA_STG_V, CHOICE(2, 9, op_GUARD), BLANK(TEXT, "STG"),
        CHOICE(0, 0, op_STORE_MODE_VOLTA), BLANK(CHOICE, 1, 6, op_ADDR_E), COMMA(WORD, 8, p_Rb),
        OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS), BLANK(CHOICE, 4, 10, op_CTL)),
    INNER_FORM(VOLTA_STG_T, CHOICE(2, 9, op_GUARD), BLANK(TEXT, "STG"),
        CHOICE(0, 0, op_STORE_MODE_VOLTA), BLANK(CHOICE, 1, 6, op_ADDR_E), COMMA(WORD, 8, p_Rb),
        OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS), BLANK(CHOICE, 4, 10, op_CTL)),
    LIKE(VOLTA_STG_TU, INNER, 0, 3, 1, F_c8a7b, CHOICE(2, 10, op_GUARD), BLANK(TEXT, "STG"),
        CHOICE(0, 0, op_STORE_MODE_VOLTA), BLANK(CHOICE, 1, 6, op_ADDR64_UR_TURING),
        COMMA(WORD, 9, p_Rb), OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS), BLANK(CHOICE, 4, 11, op_CTL)),
    INNER_FORM(VOLTA_STG_A, CHOICE(1, 7, op_GUARD), BLANK(TEXT, "STG"), WORD(0, p_E),
        SURE_WORD(1, p_EVICT), WORD(2, p_SIZE), SURE_WORD(3, p_STORE_ORDER_SCOPE),
        BLANK(CHOICE, 0, 4, op_ADDR_E), COMMA(WORD, 6, p_Rb),
        OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_5), BLANK(CHOICE, 3, 8, op_CTL)),
    LIKE(VOLTA_STG_D, INNER | SHARED, 0, 2, 1, F_cf5c7, CHOICE(3, 7, op_GUARD), BLANK(TEXT, "STG"),
        CHOICE(0, 0, op_OPT_E), SURE_WORD(0, p_EVICT), WORD(1, p_SIZE),
        SURE_WORD(2, p_STORE_ORDER_SCOPE), BLANK(CHOICE, 1, 3, op_ADDR_GLOBAL_4),
        COMMA(WORD, 6, p_Rb), BLANK(CHOICE, 2, 4, op_DESC_4),
        OWN_BLANK(CHOICE, 4, 0, op_PM_EVENTS_5), BLANK(CHOICE, 5, 8, op_CTL)),
};
FORMS(head_STL) = {
    INNER_FORM(VOLTA_STL_V, CHOICE(1, 5, op_GUARD), BLANK(TEXT, "STL"), SURE_WORD(0, p_EVICT),
        SURE_WORD(1, p_SIZE), BLANK(CHOICE, 0, 2, op_ADDR_E), COMMA(WORD, 4, p_Rb),
        OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS), BLANK(CHOICE, 3, 6, op_CTL)),
    INNER_FORM(VOLTA_STL_T, CHOICE(1, 5, op_GUARD), BLANK(TEXT, "STL"), SURE_WORD(0, p_EVICT),
        SURE_WORD(1, p_SIZE), BLANK(CHOICE, 0, 2, op_ADDR_E), COMMA(WORD, 4, p_Rb),
        OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_8), BLANK(CHOICE, 3, 6, op_CTL)),
    LIKE(VOLTA_STL_TU, INNER, 0, 4, 1, F_c8a7b, CHOICE(1, 6, op_GUARD), BLANK(TEXT, "STL"),
        SURE_WORD(0, p_EVICT), SURE_WORD(1, p_SIZE), BLANK(CHOICE, 0, 2, op_ADDR_UR_2),
        COMMA(WORD, 5, p_Rb), OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS), BLANK(CHOICE, 3, 7, op_CTL)),
    LIKE(VOLTA_STL_D, INNER | SHARED, 0, 4, 2, F_74174, CHOICE(2, 6, op_GUARD), BLANK(TEXT, "STL"),
        SURE_WORD(0, p_EVICT), SURE_WORD(1, p_SIZE), BLANK(CHOICE, 0, 2, op_ADDR_LOCAL_2),
        COMMA(WORD, 5, p_Rb), BLANK(CHOICE, 1, 3, op_DESC_LOCAL_2),
        OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS_5), BLANK(CHOICE, 4, 7, op_CTL)),
};
FORMS(head_STS) = {
    INNER_FORM(VOLTA_STS_V, CHOICE(1, 4, op_GUARD), BLANK(TEXT, "STS"), SURE_WORD(0, p_SIZE),
        BLANK(CHOICE, 0, 1, op_ADDR_E), COMMA(WORD, 3, p_Rb), OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS),
        BLANK(CHOICE, 3, 5, op_CTL)),
    INNER_FORM(VOLTA_STS_T, CHOICE(1, 5, op_GUARD), BLANK(TEXT, "STS"), SURE_WORD(0, p_SIZE),
        BLANK(CHOICE, 0, 1, op_ADDR_SCALED), COMMA(WORD, 4, p_Rb),
        OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_8), BLANK(CHOICE, 3, 6, op_CTL)),
    LIKE(VOLTA_STS_TU, INNER, 0, 3, 1, F_c8a7b, CHOICE(1, 6, op_GUARD), BLANK(TEXT, "STS"),
        SURE_WORD(0, p_SIZE), BLANK(CHOICE, 0, 1, op_ADDR_SCALED_UR), COMMA(WORD, 5, p_Rb),
        OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_8), BLANK(CHOICE, 3, 7, op_CTL)),
};
FORMS(head_STSM_16) = {
    INNER_FORM(VOLTA_STSM, CHOICE(1, 5, op_GUARD), BLANK(TEXT, "STSM.16"), WORD(0, p_memory_MATRIX),
        SURE_WORD(1, p_memory_MATRICES), BLANK(CHOICE, 0, 2, op_ADDR_E), COMMA(WORD, 4, p_Rb),
        OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_3), BLANK(CHOICE, 3, 6, op_CTL)),
};
FORMS(head_SUATOM_D) = {
    INNER_FORM(VOLTA_SUATOM_D, CHOICE(3, 19, op_GUARD), BLANK(TEXT, "SUATOM.D"),
        SURE_WORD(0, p_surface_BA), WORD(1, p_surface_DIM), WORD(2, p_ATOM_OP),
        SURE_WORD(3, p_EVICT), CHOICE(0, 4, op_N_SURF_TYPE), CHOICE(1, 5, op_ATOM_ORDER),
        SURE_WORD(9, p_surface_OUT_OF_RANGE), BLANK(WORD, 10, p_Pu), COMMA(WORD, 11, p_Rd),
        COMMA(TEXT, "["), WORD(12, p_Ra), TEXT("]"), COMMA(WORD, 13, p_Rb),
        COMMA(CHOICE, 2, 14, op_SURFACE), OWN_BLANK(CHOICE, 4, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 5, 20, op_CTL)),
    LIKE(VOLTA_SUATOM_DR, INNER, 0, 15, 1, F_a33e3, CHOICE(3, 15, op_GUARD),
        BLANK(TEXT, "SUATOM.D"), SURE_WORD(0, p_surface_BA), WORD(1, p_surface_DIM),
        WORD(2, p_ATOM_OP), SURE_WORD(3, p_EVICT), CHOICE(0, 4, op_N_SURF_TYPE),
        CHOICE(1, 5, op_ATOM_ORDER), SURE_WORD(9, p_surface_OUT_OF_RANGE), BLANK(WORD, 10, p_Pu),
        COMMA(WORD, 11, p_Rd), COMMA(TEXT, "["), WORD(12, p_Ra), TEXT("]"), COMMA(WORD, 13, p_Rb),
        COMMA(CHOICE, 2, 14, op_SURFACE_Rc), OWN_BLANK(CHOICE, 4, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 5, 16, op_CTL)),
    LIKE(VOLTA_SUATOM_C, INNER, 0, 4, 1, F_70c89, CHOICE(3, 18, op_GUARD), BLANK(TEXT, "SUATOM.D"),
        SURE_WORD(0, p_surface_BA), WORD(1, p_surface_DIM), TEXT(".CAS"), SURE_WORD(2, p_EVICT),
        CHOICE(0, 3, op_N_CAS_TYPE), CHOICE(1, 4, op_ATOM_ORDER),
        SURE_WORD(8, p_surface_OUT_OF_RANGE), BLANK(WORD, 9, p_Pu), COMMA(WORD, 10, p_Rd),
        COMMA(TEXT, "["), WORD(11, p_Ra), TEXT("]"), COMMA(WORD, 12, p_Rb),
        COMMA(CHOICE, 2, 13, op_SURFACE), OWN_BLANK(CHOICE, 4, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 5, 19, op_CTL)),
    LIKE(VOLTA_SUATOM_CR, INNER, 0, 15, 1, F_a33e3, CHOICE(3, 14, op_GUARD),
        BLANK(TEXT, "SUATOM.D"), SURE_WORD(0, p_surface_BA), WORD(1, p_surface_DIM), TEXT(".CAS"),
        SURE_WORD(2, p_EVICT), CHOICE(0, 3, op_N_CAS_TYPE), CHOICE(1, 4, op_ATOM_ORDER),
        SURE_WORD(8, p_surface_OUT_OF_RANGE), BLANK(WORD, 9, p_Pu), COMMA(WORD, 10, p_Rd),
        COMMA(TEXT, "["), WORD(11, p_Ra), TEXT("]"), COMMA(WORD, 12, p_Rb),
        COMMA(CHOICE, 2, 13, op_SURFACE_Rc), OWN_BLANK(CHOICE, 4, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 5, 15, op_CTL)),
};
FORMS(head_SULD_D) = {
    INNER_FORM(VOLTA_SULD_D, CHOICE(4, 17, op_GUARD), BLANK(TEXT, "SULD.D"),
        SURE_WORD(0, p_surface_BA), WORD(1, p_surface_DIM), SURE_WORD(2, p_EVICT),
        CHOICE(0, 3, op_N_SIZE), CHOICE(1, 4, op_ACCESS_ORDER),
        SURE_WORD(8, p_surface_OUT_OF_RANGE), BLANK(CHOICE, 2, 9, op_OPT), COMMA(WORD, 10, p_Rd),
        COMMA(TEXT, "["), WORD(11, p_Ra), TEXT("]"), COMMA(CHOICE, 3, 12, op_SURFACE),
        OWN_BLANK(CHOICE, 5, 0, op_PM_EVENTS_6), BLANK(CHOICE, 6, 18, op_CTL)),
    LIKE(VOLTA_SULD_DR, INNER, 0, 13, 1, F_a33e3, CHOICE(4, 13, op_GUARD), BLANK(TEXT, "SULD.D"),
        SURE_WORD(0, p_surface_BA), WORD(1, p_surface_DIM), SURE_WORD(2, p_EVICT),
        CHOICE(0, 3, op_N_SIZE), CHOICE(1, 4, op_ACCESS_ORDER),
        SURE_WORD(8, p_surface_OUT_OF_RANGE), BLANK(CHOICE, 2, 9, op_OPT), COMMA(WORD, 10, p_Rd),
        COMMA(TEXT, "["), WORD(11, p_Ra), TEXT("]"), COMMA(CHOICE, 3, 12, op_SURFACE_Rc),
        OWN_BLANK(CHOICE, 5, 0, op_PM_EVENTS_6), BLANK(CHOICE, 6, 14, op_CTL)),
};
FORMS(head_SULD_P) = {
    INNER_FORM(VOLTA_SULD_P, CHOICE(4, 16, op_GUARD), BLANK(TEXT, "SULD.P"), WORD(0, p_surface_DIM),
        SURE_WORD(1, p_EVICT), CHOICE(0, 2, op_ACCESS_ORDER), CHOICE(1, 6, op_N_SURF_MASK),
        SURE_WORD(7, p_surface_OUT_OF_RANGE), BLANK(CHOICE, 2, 8, op_OPT), COMMA(WORD, 9, p_Rd),
        COMMA(TEXT, "["), WORD(10, p_Ra), TEXT("]"), COMMA(CHOICE, 3, 11, op_SURFACE),
        OWN_BLANK(CHOICE, 5, 0, op_PM_EVENTS_6), BLANK(CHOICE, 6, 17, op_CTL)),
    LIKE(VOLTA_SULD_PR, INNER, 0, 12, 1, F_a33e3, CHOICE(4, 12, op_GUARD), BLANK(TEXT, "SULD.P"),
        WORD(0, p_surface_DIM), SURE_WORD(1, p_EVICT), CHOICE(0, 2, op_ACCESS_ORDER),
        CHOICE(1, 6, op_N_SURF_MASK), SURE_WORD(7, p_surface_OUT_OF_RANGE),
        BLANK(CHOICE, 2, 8, op_OPT), COMMA(WORD, 9, p_Rd), COMMA(TEXT, "["), WORD(10, p_Ra),
        TEXT("]"), COMMA(CHOICE, 3, 11, op_SURFACE_Rc), OWN_BLANK(CHOICE, 5, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 6, 13, op_CTL)),
};
FORMS(head_SUQUERY) = {
    INNER_FORM(VOLTA_SUQUERY_C, CHOICE(1, 9, op_GUARD), BLANK(TEXT, "SUQUERY"),
        WORD(0, p_surface_DIM), BLANK(WORD, 1, p_Pu), COMMA(WORD, 2, p_Rd), COMMA(TEXT, "["),
        WORD(3, p_Ra), TEXT("]"), COMMA(TEXT, "COMP_STATUS"), COMMA(CHOICE, 0, 4, op_SURFACE_2),
        OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_3), BLANK(CHOICE, 3, 10, op_CTL)),
    LIKE(VOLTA_SUQUERY_R, INNER, 0, 9, 1, F_a33e3, CHOICE(1, 5, op_GUARD), BLANK(TEXT, "SUQUERY"),
        WORD(0, p_surface_DIM), BLANK(WORD, 1, p_Pu), COMMA(WORD, 2, p_Rd), COMMA(TEXT, "["),
        WORD(3, p_Ra), TEXT("]"), COMMA(TEXT, "COMP_STATUS"), COMMA(CHOICE, 0, 4, op_SURFACE_Rc_2),
        OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_3), BLANK(CHOICE, 3, 6, op_CTL)),
};
FORMS(head_SURED_D) = {
    INNER_FORM(VOLTA_SURED_D, CHOICE(3, 17, op_GUARD), BLANK(TEXT, "SURED.D"),
        SURE_WORD(0, p_surface_BA), WORD(1, p_surface_DIM), WORD(2, p_RED_OP),
        SURE_WORD(3, p_EVICT), CHOICE(0, 4, op_N_SURF_TYPE), CHOICE(1, 5, op_ATOM_ORDER),
        SURE_WORD(9, p_surface_OUT_OF_RANGE), BLANK(TEXT, "["), WORD(10, p_Ra), TEXT("]"),
        COMMA(WORD, 11, p_Rb), COMMA(CHOICE, 2, 12, op_SURFACE),
        OWN_BLANK(CHOICE, 4, 0, op_PM_EVENTS_6), BLANK(CHOICE, 5, 18, op_CTL)),
    LIKE(VOLTA_SURED_DR, INNER, 0, 13, 1, F_a33e3, CHOICE(3, 13, op_GUARD), BLANK(TEXT, "SURED.D"),
        SURE_WORD(0, p_surface_BA), WORD(1, p_surface_DIM), WORD(2, p_RED_OP),
        SURE_WORD(3, p_EVICT), CHOICE(0, 4, op_N_SURF_TYPE), CHOICE(1, 5, op_ATOM_ORDER),
        SURE_WORD(9, p_surface_OUT_OF_RANGE), BLANK(TEXT, "["), WORD(10, p_Ra), TEXT("]"),
        COMMA(WORD, 11, p_Rb), COMMA(CHOICE, 2, 12, op_SURFACE_Rc),
        OWN_BLANK(CHOICE, 4, 0, op_PM_EVENTS_6), BLANK(CHOICE, 5, 14, op_CTL)),
};
FORMS(head_SUST_D) = {
    INNER_FORM(VOLTA_SUST_D, CHOICE(3, 16, op_GUARD), BLANK(TEXT, "SUST.D"),
        SURE_WORD(0, p_surface_BA), WORD(1, p_surface_DIM), SURE_WORD(2, p_EVICT),
        CHOICE(0, 3, op_N_SIZE), CHOICE(1, 4, op_ACCESS_ORDER_2),
        SURE_WORD(8, p_surface_OUT_OF_RANGE), BLANK(TEXT, "["), WORD(9, p_Ra), TEXT("]"),
        COMMA(WORD, 10, p_Rb), COMMA(CHOICE, 2, 11, op_SURFACE),
        OWN_BLANK(CHOICE, 4, 0, op_PM_EVENTS_6), BLANK(CHOICE, 5, 17, op_CTL)),
    LIKE(VOLTA_SUST_DR, INNER, 0, 12, 1, F_a33e3, CHOICE(3, 12, op_GUARD), BLANK(TEXT, "SUST.D"),
        SURE_WORD(0, p_surface_BA), WORD(1, p_surface_DIM), SURE_WORD(2, p_EVICT),
        CHOICE(0, 3, op_N_SIZE), CHOICE(1, 4, op_ACCESS_ORDER_2),
        SURE_WORD(8, p_surface_OUT_OF_RANGE), BLANK(TEXT, "["), WORD(9, p_Ra), TEXT("]"),
        COMMA(WORD, 10, p_Rb), COMMA(CHOICE, 2, 11, op_SURFACE_Rc),
        OWN_BLANK(CHOICE, 4, 0, op_PM_EVENTS_6), BLANK(CHOICE, 5, 13, op_CTL)),
};
FORMS(head_SUST_P) = {
    INNER_FORM(VOLTA_SUST_P, CHOICE(3, 15, op_GUARD), BLANK(TEXT, "SUST.P"), WORD(0, p_surface_DIM),
        SURE_WORD(1, p_EVICT), CHOICE(0, 2, op_ACCESS_ORDER_2), CHOICE(1, 6, op_N_SURF_MASK),
        SURE_WORD(7, p_surface_OUT_OF_RANGE), BLANK(TEXT, "["), WORD(8, p_Ra), TEXT("]"),
        COMMA(WORD, 9, p_Rb), COMMA(CHOICE, 2, 10, op_SURFACE),
        OWN_BLANK(CHOICE, 4, 0, op_PM_EVENTS_6), BLANK(CHOICE, 5, 16, op_CTL)),
    LIKE(VOLTA_SUST_PR, INNER, 0, 11, 1, F_a33e3, CHOICE(3, 11, op_GUARD), BLANK(TEXT, "SUST.P"),
        WORD(0, p_surface_DIM), SURE_WORD(1, p_EVICT), CHOICE(0, 2, op_ACCESS_ORDER_2),
        CHOICE(1, 6, op_N_SURF_MASK), SURE_WORD(7, p_surface_OUT_OF_RANGE), BLANK(TEXT, "["),
        WORD(8, p_Ra), TEXT("]"), COMMA(WORD, 9, p_Rb), COMMA(CHOICE, 2, 10, op_SURFACE_Rc),
        OWN_BLANK(CHOICE, 4, 0, op_PM_EVENTS_6), BLANK(CHOICE, 5, 12, op_CTL)),
};
FORMS(head_SYNCS) = {
    INNER_FORM(VOLTA_SYNCS_CHK, CHOICE(1, 7, op_GUARD), BLANK(TEXT, "SYNCS"),
        WORD(0, p_mbarrier_PHASE), TEXT(".TRANS64"), SURE_WORD(1, p_mbarrier_TRYWAIT),
        BLANK(WORD, 2, p_Pu), COMMA(CHOICE, 0, 3, op_ADDR_UR_2), COMMA(WORD, 6, p_Rb),
        OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_3), BLANK(CHOICE, 3, 8, op_CTL)),
    INNER_FORM(VOLTA_SYNCS_X, CHOICE(1, 5, op_UGUARD), BLANK(TEXT, "SYNCS"),
        WORD(0, p_mbarrier_EXCH), TEXT(".64"), BLANK(WORD, 1, p_URd),
        COMMA(CHOICE, 0, 2, op_ADDR_URa), COMMA(WORD, 4, p_URb), OWN_BLANK(CHOICE, 2, 6, op_CTL)),
};
FORMS(head_SYNCS_ARRIVE_TRANS64) = {
    INNER_FORM(VOLTA_SYNCS_ARR, CHOICE(1, 9, op_GUARD), BLANK(TEXT, "SYNCS.ARRIVE.TRANS64"),
        SURE_WORD(0, p_mbarrier_TMASK), SURE_WORD(1, p_mbarrier_RED),
        SURE_WORD(2, p_mbarrier_OPTOUT), SURE_WORD(3, p_mbarrier_ARRIVE), BLANK(WORD, 4, p_Rd),
        COMMA(CHOICE, 0, 5, op_ADDR_UR_2), COMMA(WORD, 8, p_Rb),
        OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_3), BLANK(CHOICE, 3, 10, op_CTL)),
};
FORMS(head_SYNCS_CAS_64) = {
    INNER_FORM(VOLTA_SYNCS_CAS, CHOICE(1, 5, op_UGUARD), BLANK(TEXT, "SYNCS.CAS.64"),
        BLANK(WORD, 0, p_URd), COMMA(CHOICE, 0, 1, op_ADDR_URa), COMMA(WORD, 3, p_URb),
        COMMA(WORD, 4, p_URc), OWN_BLANK(CHOICE, 2, 6, op_CTL)),
};
FORMS(head_SYNCS_CCTL) = {
    INNER_FORM(VOLTA_SYNCS_IV, CHOICE(1, 4, op_GUARD), BLANK(TEXT, "SYNCS.CCTL"),
        WORD(0, p_mbarrier_CCTL_OP), BLANK(CHOICE, 0, 1, op_ADDR_UR_2),
        OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_3), BLANK(CHOICE, 3, 5, op_CTL)),
};
FORMS(head_SYNCS_CCTL_IVALL) = {
    INNER_FORM(VOLTA_SYNCS_CCTL, CHOICE(0, 0, op_GUARD), BLANK(TEXT, "SYNCS.CCTL.IVALL"),
        OWN_BLANK(CHOICE, 1, 0, op_PM_EVENTS_3), BLANK(CHOICE, 2, 1, op_CTL)),
};
FORMS(head_SYNCS_LD_64) = {
    INNER_FORM(VOLTA_SYNCS_LD, CHOICE(1, 3, op_UGUARD), BLANK(TEXT, "SYNCS.LD.64"),
        BLANK(WORD, 0, p_URd), COMMA(CHOICE, 0, 1, op_ADDR_URa), OWN_BLANK(CHOICE, 2, 4, op_CTL)),
};
FORMS(head_TEX) = {
    INNER_FORM(VOLTA_TEX_C, CHOICE(6, 21, op_GUARD), BLANK(TEXT, "TEX"),
        SURE_WORD(0, p_texture_SCR), CHOICE(0, 1, op_OPT_BINDLESS), SURE_WORD(2, p_texture_F16),
        WORD(3, p_texture_LOD), SURE_WORD(4, p_texture_AOFFI), SURE_WORD(5, p_texture_DC),
        WORD(6, p_EVICT), WORD(7, p_NDV), SURE_WORD(8, p_texture_NODEP),
        BLANK(CHOICE, 1, 9, op_OPT), COMMA(WORD, 10, p_Rc), COMMA(WORD, 11, p_Rd),
        COMMA(WORD, 12, p_Ra), COMMA(CHOICE, 2, 13, op_OPT_REG),
        COMMA(CHOICE, 3, 14, op_BOUND_CONST), COMMA(WORD, 18, p_texture_DIM),
        COMMA(CHOICE, 4, 19, op_OPT_MASK_2), BLANK(CHOICE, 5, 20, op_OPT_HINT),
        OWN_BLANK(CHOICE, 7, 0, op_PM_EVENTS_6), BLANK(CHOICE, 8, 22, op_CTL)),
    LIKE(VOLTA_TEX_I, INNER, 0, 3, 1, F_c73d1, CHOICE(5, 20, op_GUARD), BLANK(TEXT, "TEX"),
        SURE_WORD(0, p_texture_SCR), SURE_WORD(1, p_texture_BINDLESS), SURE_WORD(2, p_texture_F16),
        WORD(3, p_texture_LOD), SURE_WORD(4, p_texture_AOFFI), SURE_WORD(5, p_texture_DC),
        WORD(6, p_EVICT), WORD(7, p_NDV), SURE_WORD(8, p_texture_NODEP),
        BLANK(CHOICE, 0, 9, op_OPT), COMMA(WORD, 10, p_Rc), COMMA(WORD, 11, p_Rd),
        COMMA(WORD, 12, p_Ra), COMMA(CHOICE, 1, 13, op_OPT_REG),
        COMMA(CHOICE, 2, 14, op_BOUND_NUMBERS), COMMA(WORD, 17, p_texture_DIM),
        COMMA(CHOICE, 3, 18, op_OPT_MASK_2), BLANK(CHOICE, 4, 19, op_OPT_HINT),
        OWN_BLANK(CHOICE, 6, 0, op_PM_EVENTS_6), BLANK(CHOICE, 7, 21, op_CTL)),
    LIKE(VOLTA_TEX_R, INNER, 0, 16, 1, F_8c35b, CHOICE(5, 17, op_GUARD), BLANK(TEXT, "TEX"),
        SURE_WORD(0, p_texture_SCR), SURE_WORD(1, p_texture_BINDLESS), SURE_WORD(2, p_texture_F16),
        WORD(3, p_texture_LOD), SURE_WORD(4, p_texture_AOFFI), SURE_WORD(5, p_texture_DC),
        WORD(6, p_EVICT), WORD(7, p_NDV), SURE_WORD(8, p_texture_NODEP),
        BLANK(CHOICE, 0, 9, op_OPT), COMMA(WORD, 10, p_Rc), COMMA(WORD, 11, p_Rd),
        COMMA(WORD, 12, p_Ra), COMMA(CHOICE, 1, 13, op_OPT_REG),
        COMMA(CHOICE, 2, 0, op_BOUND_REGISTERS), BLANK(WORD, 14, p_texture_DIM),
        COMMA(CHOICE, 3, 15, op_OPT_MASK_2), BLANK(CHOICE, 4, 16, op_OPT_HINT),
        OWN_BLANK(CHOICE, 6, 0, op_PM_EVENTS_6), BLANK(CHOICE, 7, 18, op_CTL)),
};
FORMS(head_TLD) = {
    INNER_FORM(VOLTA_TLD_C, CHOICE(6, 21, op_GUARD), BLANK(TEXT, "TLD"),
        SURE_WORD(0, p_texture_SCR), CHOICE(0, 1, op_OPT_BINDLESS), SURE_WORD(2, p_texture_F16),
        WORD(3, p_texture_LOAD_LOD), SURE_WORD(4, p_texture_AOFFI), WORD(5, p_EVICT),
        SURE_WORD(6, p_texture_CL), SURE_WORD(7, p_texture_MS), SURE_WORD(8, p_texture_NODEP),
        BLANK(CHOICE, 1, 9, op_OPT), COMMA(WORD, 10, p_Rc), COMMA(WORD, 11, p_Rd),
        COMMA(WORD, 12, p_Ra), COMMA(CHOICE, 2, 13, op_OPT_REG),
        COMMA(CHOICE, 3, 14, op_BOUND_CONST), COMMA(WORD, 18, p_texture_LOAD_DIM),
        COMMA(CHOICE, 4, 19, op_OPT_MASK_2), BLANK(CHOICE, 5, 20, op_OPT_HINT),
        OWN_BLANK(CHOICE, 7, 0, op_PM_EVENTS_6), BLANK(CHOICE, 8, 22, op_CTL)),
    LIKE(VOLTA_TLD_I, INNER, 0, 3, 1, F_05fb2, CHOICE(5, 20, op_GUARD), BLANK(TEXT, "TLD"),
        SURE_WORD(0, p_texture_SCR), SURE_WORD(1, p_texture_BINDLESS), SURE_WORD(2, p_texture_F16),
        WORD(3, p_texture_LOAD_LOD), SURE_WORD(4, p_texture_AOFFI), WORD(5, p_EVICT),
        SURE_WORD(6, p_texture_CL), SURE_WORD(7, p_texture_MS), SURE_WORD(8, p_texture_NODEP),
        BLANK(CHOICE, 0, 9, op_OPT), COMMA(WORD, 10, p_Rc), COMMA(WORD, 11, p_Rd),
        COMMA(WORD, 12, p_Ra), COMMA(CHOICE, 1, 13, op_OPT_REG),
        COMMA(CHOICE, 2, 14, op_BOUND_NUMBERS), COMMA(WORD, 17, p_texture_LOAD_DIM),
        COMMA(CHOICE, 3, 18, op_OPT_MASK_2), BLANK(CHOICE, 4, 19, op_OPT_HINT),
        OWN_BLANK(CHOICE, 6, 0, op_PM_EVENTS_6), BLANK(CHOICE, 7, 21, op_CTL)),
    LIKE(VOLTA_TLD_R, INNER, 0, 16, 1, F_c2e89, CHOICE(5, 17, op_GUARD), BLANK(TEXT, "TLD"),
        SURE_WORD(0, p_texture_SCR), SURE_WORD(1, p_texture_BINDLESS), SURE_WORD(2, p_texture_F16),
        WORD(3, p_texture_LOAD_LOD), SURE_WORD(4, p_texture_AOFFI), WORD(5, p_EVICT),
        SURE_WORD(6, p_texture_CL), SURE_WORD(7, p_texture_MS), SURE_WORD(8, p_texture_NODEP),
        BLANK(CHOICE, 0, 9, op_OPT), COMMA(WORD, 10, p_Rc), COMMA(WORD, 11, p_Rd),
        COMMA(WORD, 12, p_Ra), COMMA(CHOICE, 1, 13, op_OPT_REG),
        COMMA(CHOICE, 2, 0, op_BOUND_REGISTERS), BLANK(WORD, 14, p_texture_LOAD_DIM),
        COMMA(CHOICE, 3, 15, op_OPT_MASK_2), BLANK(CHOICE, 4, 16, op_OPT_HINT),
        OWN_BLANK(CHOICE, 6, 0, op_PM_EVENTS_6), BLANK(CHOICE, 7, 18, op_CTL)),
};
FORMS(head_TLD4) = {
    INNER_FORM(VOLTA_TLD4_C, CHOICE(6, 20, op_GUARD), BLANK(TEXT, "TLD4"),
        SURE_WORD(0, p_texture_SCR), WORD(1, p_texture_COMPONENT), CHOICE(0, 2, op_OPT_BINDLESS),
        SURE_WORD(3, p_texture_F16), SURE_WORD(4, p_texture_GATHER_OFFSET),
        SURE_WORD(5, p_texture_DC), WORD(6, p_EVICT), SURE_WORD(7, p_texture_NODEP),
        BLANK(CHOICE, 1, 8, op_OPT), COMMA(WORD, 9, p_Rc), COMMA(WORD, 10, p_Rd),
        COMMA(WORD, 11, p_Ra), COMMA(CHOICE, 2, 12, op_OPT_REG),
        COMMA(CHOICE, 3, 13, op_BOUND_CONST), COMMA(WORD, 17, p_texture_GATHER_DIM),
        COMMA(CHOICE, 4, 18, op_OPT_MASK_2), BLANK(CHOICE, 5, 19, op_OPT_HINT),
        OWN_BLANK(CHOICE, 7, 0, op_PM_EVENTS_6), BLANK(CHOICE, 8, 21, op_CTL)),
    LIKE(VOLTA_TLD4_I, INNER, 0, 4, 1, F_7e3cd, CHOICE(5, 19, op_GUARD), BLANK(TEXT, "TLD4"),
        SURE_WORD(0, p_texture_SCR), WORD(1, p_texture_COMPONENT), SURE_WORD(2, p_texture_BINDLESS),
        SURE_WORD(3, p_texture_F16), SURE_WORD(4, p_texture_GATHER_OFFSET),
        SURE_WORD(5, p_texture_DC), WORD(6, p_EVICT), SURE_WORD(7, p_texture_NODEP),
        BLANK(CHOICE, 0, 8, op_OPT), COMMA(WORD, 9, p_Rc), COMMA(WORD, 10, p_Rd),
        COMMA(WORD, 11, p_Ra), COMMA(CHOICE, 1, 12, op_OPT_REG),
        COMMA(CHOICE, 2, 13, op_BOUND_NUMBERS), COMMA(WORD, 16, p_texture_GATHER_DIM),
        COMMA(CHOICE, 3, 17, op_OPT_MASK_2), BLANK(CHOICE, 4, 18, op_OPT_HINT),
        OWN_BLANK(CHOICE, 6, 0, op_PM_EVENTS_6), BLANK(CHOICE, 7, 20, op_CTL)),
    LIKE(VOLTA_TLD4_R, INNER, 0, 15, 1, F_316c3, CHOICE(5, 16, op_GUARD), BLANK(TEXT, "TLD4"),
        SURE_WORD(0, p_texture_SCR), WORD(1, p_texture_COMPONENT), SURE_WORD(2, p_texture_BINDLESS),
        SURE_WORD(3, p_texture_F16), SURE_WORD(4, p_texture_GATHER_OFFSET),
        SURE_WORD(5, p_texture_DC), WORD(6, p_EVICT), SURE_WORD(7, p_texture_NODEP),
        BLANK(CHOICE, 0, 8, op_OPT), COMMA(WORD, 9, p_Rc), COMMA(WORD, 10, p_Rd),
        COMMA(WORD, 11, p_Ra), COMMA(CHOICE, 1, 12, op_OPT_REG),
        COMMA(CHOICE, 2, 0, op_BOUND_REGISTERS), BLANK(WORD, 13, p_texture_GATHER_DIM),
        COMMA(CHOICE, 3, 14, op_OPT_MASK_2), BLANK(CHOICE, 4, 15, op_OPT_HINT),
        OWN_BLANK(CHOICE, 6, 0, op_PM_EVENTS_6), BLANK(CHOICE, 7, 17, op_CTL)),
};
FORMS(head_TMML) = {
    INNER_FORM(VOLTA_TMML_C, CHOICE(5, 14, op_GUARD), BLANK(TEXT, "TMML"),
        CHOICE(0, 0, op_OPT_BINDLESS), TEXT(".LOD"), WORD(1, p_NDV), SURE_WORD(2, p_texture_NODEP),
        BLANK(WORD, 3, p_Rc), COMMA(WORD, 4, p_Rd), COMMA(WORD, 5, p_Ra),
        COMMA(CHOICE, 1, 6, op_OPT_REG), COMMA(CHOICE, 2, 7, op_BOUND_CONST),
        COMMA(WORD, 11, p_texture_DIM), COMMA(CHOICE, 3, 12, op_OPT_MASK_2),
        BLANK(CHOICE, 4, 13, op_OPT_HINT), OWN_BLANK(CHOICE, 6, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 7, 15, op_CTL)),
    LIKE(VOLTA_TMML_I, INNER, 0, 2, 1, F_c1a44, CHOICE(4, 13, op_GUARD), BLANK(TEXT, "TMML"),
        SURE_WORD(0, p_texture_BINDLESS), TEXT(".LOD"), WORD(1, p_NDV),
        SURE_WORD(2, p_texture_NODEP), BLANK(WORD, 3, p_Rc), COMMA(WORD, 4, p_Rd),
        COMMA(WORD, 5, p_Ra), COMMA(CHOICE, 0, 6, op_OPT_REG),
        COMMA(CHOICE, 1, 7, op_BOUND_NUMBERS), COMMA(WORD, 10, p_texture_DIM),
        COMMA(CHOICE, 2, 11, op_OPT_MASK_2), BLANK(CHOICE, 3, 12, op_OPT_HINT),
        OWN_BLANK(CHOICE, 5, 0, op_PM_EVENTS_6), BLANK(CHOICE, 6, 14, op_CTL)),
    LIKE(VOLTA_TMML_R, INNER, 0, 10, 1, F_8c35b, CHOICE(4, 10, op_GUARD), BLANK(TEXT, "TMML"),
        SURE_WORD(0, p_texture_BINDLESS), TEXT(".LOD"), WORD(1, p_NDV),
        SURE_WORD(2, p_texture_NODEP), BLANK(WORD, 3, p_Rc), COMMA(WORD, 4, p_Rd),
        COMMA(WORD, 5, p_Ra), COMMA(CHOICE, 0, 6, op_OPT_REG),
        COMMA(CHOICE, 1, 0, op_BOUND_REGISTERS), BLANK(WORD, 7, p_texture_DIM),
        COMMA(CHOICE, 2, 8, op_OPT_MASK_2), BLANK(CHOICE, 3, 9, op_OPT_HINT),
        OWN_BLANK(CHOICE, 5, 0, op_PM_EVENTS_6), BLANK(CHOICE, 6, 11, op_CTL)),
};
FORMS(head_TXD) = {
    INNER_FORM(VOLTA_TXD_C, CHOICE(6, 18, op_GUARD), BLANK(TEXT, "TXD"),
        CHOICE(0, 0, op_OPT_BINDLESS), SURE_WORD(1, p_texture_F16), WORD(2, p_texture_LC),
        SURE_WORD(3, p_texture_AOFFI), WORD(4, p_EVICT), SURE_WORD(5, p_texture_NODEP),
        BLANK(CHOICE, 1, 6, op_OPT), COMMA(WORD, 7, p_Rc), COMMA(WORD, 8, p_Rd),
        COMMA(WORD, 9, p_Ra), COMMA(CHOICE, 2, 10, op_OPT_REG),
        COMMA(CHOICE, 3, 11, op_BOUND_CONST), COMMA(WORD, 15, p_texture_LOAD_DIM),
        COMMA(CHOICE, 4, 16, op_OPT_MASK_2), BLANK(CHOICE, 5, 17, op_OPT_HINT),
        OWN_BLANK(CHOICE, 7, 0, op_PM_EVENTS_6), BLANK(CHOICE, 8, 19, op_CTL)),
    LIKE(VOLTA_TXD_I, INNER, 0, 2, 1, F_8f42b, CHOICE(5, 17, op_GUARD), BLANK(TEXT, "TXD"),
        SURE_WORD(0, p_texture_BINDLESS), SURE_WORD(1, p_texture_F16), WORD(2, p_texture_LC),
        SURE_WORD(3, p_texture_AOFFI), WORD(4, p_EVICT), SURE_WORD(5, p_texture_NODEP),
        BLANK(CHOICE, 0, 6, op_OPT), COMMA(WORD, 7, p_Rc), COMMA(WORD, 8, p_Rd),
        COMMA(WORD, 9, p_Ra), COMMA(CHOICE, 1, 10, op_OPT_REG),
        COMMA(CHOICE, 2, 11, op_BOUND_NUMBERS), COMMA(WORD, 14, p_texture_LOAD_DIM),
        COMMA(CHOICE, 3, 15, op_OPT_MASK_2), BLANK(CHOICE, 4, 16, op_OPT_HINT),
        OWN_BLANK(CHOICE, 6, 0, op_PM_EVENTS_6), BLANK(CHOICE, 7, 18, op_CTL)),
    LIKE(VOLTA_TXD_R, INNER, 0, 13, 1, F_c2e89, CHOICE(5, 14, op_GUARD), BLANK(TEXT, "TXD"),
        SURE_WORD(0, p_texture_BINDLESS), SURE_WORD(1, p_texture_F16), WORD(2, p_texture_LC),
        SURE_WORD(3, p_texture_AOFFI), WORD(4, p_EVICT), SURE_WORD(5, p_texture_NODEP),
        BLANK(CHOICE, 0, 6, op_OPT), COMMA(WORD, 7, p_Rc), COMMA(WORD, 8, p_Rd),
        COMMA(WORD, 9, p_Ra), COMMA(CHOICE, 1, 10, op_OPT_REG),
        COMMA(CHOICE, 2, 0, op_BOUND_REGISTERS), BLANK(WORD, 11, p_texture_LOAD_DIM),
        COMMA(CHOICE, 3, 12, op_OPT_MASK_2), BLANK(CHOICE, 4, 13, op_OPT_HINT),
        OWN_BLANK(CHOICE, 6, 0, op_PM_EVENTS_6), BLANK(CHOICE, 7, 15, op_CTL)),
};
FORMS(head_TXQ) = {
    OTHER_FORM(VOLTA_TXQ_C, INNER, 1, CHOICE(4, 12, op_GUARD), BLANK(TEXT, "TXQ"),
        CHOICE(0, 0, op_OPT_BINDLESS), SURE_WORD(1, p_texture_NODEP), BLANK(WORD, 2, p_Rc),
        COMMA(WORD, 3, p_Rd), COMMA(WORD, 4, p_Ra), COMMA(WORD, 5, p_texture_QUERY),
        COMMA(CHOICE, 1, 6, op_BOUND_CONST), COMMA(CHOICE, 2, 10, op_OPT_MASK_2),
        BLANK(CHOICE, 3, 11, op_OPT_HINT), OWN_BLANK(CHOICE, 5, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 6, 13, op_CTL)),
    LIKE(VOLTA_TXQ_R, INNER, 0, 2, 1, F_0834b, CHOICE(3, 8, op_GUARD), BLANK(TEXT, "TXQ"),
        SURE_WORD(0, p_texture_BINDLESS), SURE_WORD(1, p_texture_NODEP), BLANK(WORD, 2, p_Rc),
        COMMA(WORD, 3, p_Rd), COMMA(WORD, 4, p_Ra), COMMA(WORD, 5, p_texture_QUERY),
        COMMA(CHOICE, 0, 0, op_BOUND_REGISTERS), BLANK(CHOICE, 1, 6, op_OPT_MASK_2),
        BLANK(CHOICE, 2, 7, op_OPT_HINT), OWN_BLANK(CHOICE, 4, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 5, 9, op_CTL)),
    LIKE(VOLTA_TXQ_I, INNER | LATER, 1, 8, 1, F_bb2c0, CHOICE(3, 11, op_GUARD), BLANK(TEXT, "TXQ"),
        SURE_WORD(0, p_texture_BINDLESS), SURE_WORD(1, p_texture_NODEP), BLANK(WORD, 2, p_Rc),
        COMMA(WORD, 3, p_Rd), COMMA(WORD, 4, p_Ra), COMMA(WORD, 5, p_texture_QUERY),
        COMMA(CHOICE, 0, 6, op_BOUND_NUMBERS), COMMA(CHOICE, 1, 9, op_OPT_MASK_2),
        BLANK(CHOICE, 2, 10, op_OPT_HINT), OWN_BLANK(CHOICE, 4, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 5, 12, op_CTL)),
};
FORMS(head_UBLKCP) = {
    INNER_FORM(VOLTA_UBLKCP, CHOICE(1, 9, op_UGUARD), BLANK(TEXT, "UBLKCP"),
        WORD(0, p_bulk_TO_SHARED), WORD(1, p_bulk_FROM_SHARED), SURE_WORD(2, p_bulk_MULTICAST),
        SURE_WORD(3, p_bulk_L2_SECTOR), SURE_WORD(4, p_bulk_SEQUENCED), BLANK(TEXT, "["),
        WORD(5, p_URb), TEXT("]"), COMMA(TEXT, "["), WORD(6, p_URa), TEXT("]"),
        COMMA(WORD, 7, p_URc), CHOICE(0, 8, op_BULK_POLICY), OWN_BLANK(CHOICE, 2, 10, op_CTL)),
};
FORMS(head_UBLKPF_L2) = {
    INNER_FORM(VOLTA_UBLKPF, CHOICE(1, 3, op_UGUARD), BLANK(TEXT, "UBLKPF.L2"), BLANK(TEXT, "["),
        WORD(0, p_URa), TEXT("]"), COMMA(WORD, 1, p_URc), CHOICE(0, 2, op_BULK_POLICY),
        OWN_BLANK(CHOICE, 2, 4, op_CTL)),
};
FORMS(head_UBLKRED) = {
    INNER_FORM(VOLTA_UBLKRED, CHOICE(1, 8, op_UGUARD), BLANK(TEXT, "UBLKRED"),
        WORD(0, p_bulk_TO_SHARED), WORD(1, p_bulk_RED_FROM), WORD(2, p_RED_OP),
        SURE_WORD(3, p_bulk_RED_TYPE), BLANK(TEXT, "["), WORD(4, p_URb), TEXT("]"),
        COMMA(TEXT, "["), WORD(5, p_URa), TEXT("]"), COMMA(WORD, 6, p_URc),
        CHOICE(0, 7, op_BULK_POLICY), OWN_BLANK(CHOICE, 2, 9, op_CTL)),
};
FORMS(head_UBMSK) = {
    INNER_FORM(VOLTA_UBMSK, CHOICE(3, 5, op_UGUARD), BLANK(TEXT, "UBMSK"), SURE_WORD(0, p_W),
        BLANK(CHOICE, 0, 1, op_DST_U), COMMA(CHOICE, 1, 2, op_SRC_UA),
        COMMA(CHOICE, 2, 3, op_SRC_UB_2), OWN_BLANK(CHOICE, 4, 6, op_CTL)),
};
FORMS(head_UBREV) = {
    INNER_FORM(VOLTA_UBREV, CHOICE(2, 3, op_UGUARD), BLANK(TEXT, "UBREV"),
        BLANK(CHOICE, 0, 0, op_DST_U), COMMA(CHOICE, 1, 1, op_SRC_UB_2),
        OWN_BLANK(CHOICE, 3, 4, op_CTL)),
};
FORMS(head_UCGABAR_ARV) = {
    INNER_FORM(VOLTA_UCGABAR_ARV, CHOICE(0, 0, op_UGUARD), BLANK(TEXT, "UCGABAR_ARV"),
        OWN_BLANK(CHOICE, 1, 1, op_CTL)),
};
FORMS(head_UCGABAR_WAIT) = {
    INNER_FORM(VOLTA_UCGABAR_WAIT, CHOICE(0, 0, op_UGUARD), BLANK(TEXT, "UCGABAR_WAIT"),
        OWN_BLANK(CHOICE, 1, 1, op_CTL)),
};
FORMS(head_UCLEA) = {
    INNER_FORM(VOLTA_UCLEA, CHOICE(4, 6, op_UGUARD), BLANK(TEXT, "UCLEA"),
        BLANK(CHOICE, 0, 0, op_DST_U), COMMA(CHOICE, 1, 1, op_OPT_2),
        COMMA(CHOICE, 2, 2, op_SRC_UA), COMMA(CHOICE, 3, 3, op_SRC_UB_2),
        COMMA(NUMBER, 5, p_uniform_UCLEA_SIZE), OWN_BLANK(CHOICE, 5, 7, op_CTL)),
};
FORMS(head_UF2FP____0_PACK_AB) = {
    INNER_FORM(VOLTA_UF2FP, CHOICE(3, 4, op_UGUARD), BLANK(TEXT, "UF2FP.\?\?\?0.PACK_AB"),
        BLANK(CHOICE, 0, 0, op_DST_U), COMMA(CHOICE, 1, 1, op_SRC_UA),
        COMMA(CHOICE, 2, 2, op_SRC_UB_2), OWN_BLANK(CHOICE, 4, 5, op_CTL)),
};
FORMS(head_UFLO) = {
    INNER_FORM(VOLTA_UFLO, CHOICE(3, 7, op_UGUARD), BLANK(TEXT, "UFLO"), SURE_WORD(0, p_SIGNED),
        SURE_WORD(1, p_SH), BLANK(CHOICE, 0, 2, op_DST_U), COMMA(CHOICE, 1, 3, op_OPT_2),
        COMMA(CHOICE, 2, 4, op_SIGNED_UB_4), OWN_BLANK(CHOICE, 4, 8, op_CTL)),
};
FORMS(head_UIADD3) = {
    INNER_FORM(VOLTA_UIADD3_N, CHOICE(5, 10, op_UGUARD), BLANK(TEXT, "UIADD3"),
        BLANK(CHOICE, 0, 0, op_DST_U), COMMA(CHOICE, 1, 1, op_U_CARRIES_OUT),
        COMMA(CHOICE, 2, 3, op_SIGNED_UA), COMMA(CHOICE, 3, 5, op_SIGNED_UB),
        COMMA(CHOICE, 4, 8, op_SIGNED_UC), OWN_BLANK(CHOICE, 6, 11, op_CTL)),
};
FORMS(head_UIADD3_64) = {
    INNER_FORM(VOLTA_UIADD3_64, CHOICE(5, 10, op_UGUARD), BLANK(TEXT, "UIADD3.64"),
        BLANK(CHOICE, 0, 0, op_DST_U), COMMA(CHOICE, 1, 1, op_U_CARRIES_OUT),
        COMMA(CHOICE, 2, 3, op_SIGNED_UA), COMMA(CHOICE, 3, 5, op_SIGNED_UB),
        COMMA(CHOICE, 4, 8, op_SIGNED_UC), OWN_BLANK(CHOICE, 6, 11, op_CTL)),
};
FORMS(head_UIADD3_X) = {
    INNER_FORM(VOLTA_UIADD3_X, CHOICE(7, 14, op_UGUARD), BLANK(TEXT, "UIADD3.X"),
        BLANK(CHOICE, 0, 0, op_DST_U), COMMA(CHOICE, 1, 1, op_U_CARRIES_OUT),
        COMMA(CHOICE, 2, 3, op_SIGNED_UA_2), COMMA(CHOICE, 3, 5, op_SIGNED_UB_2),
        COMMA(CHOICE, 4, 8, op_SIGNED_UC_2), COMMA(CHOICE, 5, 10, op_SRC_UPp),
        COMMA(CHOICE, 6, 12, op_SRC_UPq), OWN_BLANK(CHOICE, 8, 15, op_CTL)),
};
FORMS(head_UIMAD) = {
    INNER_FORM(VOLTA_UIMAD_B, CHOICE(4, 7, op_UGUARD), BLANK(TEXT, "UIMAD"), SURE_WORD(0, p_SIGNED),
        BLANK(CHOICE, 0, 1, op_DST_U), COMMA(CHOICE, 1, 2, op_SRC_UA),
        COMMA(CHOICE, 2, 3, op_SRC_UB), COMMA(CHOICE, 3, 5, op_SIGNED_UC),
        OWN_BLANK(CHOICE, 5, 8, op_CTL)),
    LIKE(VOLTA_UIMAD_C, INNER, 0, 5, 1, F_d3d3d, CHOICE(3, 5, op_UGUARD), BLANK(TEXT, "UIMAD"),
        SURE_WORD(0, p_SIGNED), BLANK(CHOICE, 0, 1, op_DST_U), COMMA(CHOICE, 1, 2, op_SRC_UA),
        COMMA(CHOICE, 2, 3, op_POOL_URc), COMMA(NUMBER, 4, p_IMM), OWN_BLANK(CHOICE, 4, 6, op_CTL)),
    LIKE(VOLTA_UIMAD_BX, INNER, 0, 3, 1, F_6e5ff, CHOICE(5, 9, op_UGUARD), BLANK(TEXT, "UIMAD"),
        SURE_WORD(0, p_SIGNED), TEXT(".X"), BLANK(CHOICE, 0, 1, op_DST_U),
        COMMA(CHOICE, 1, 2, op_SRC_UA), COMMA(CHOICE, 2, 3, op_SRC_UB),
        COMMA(CHOICE, 3, 5, op_SIGNED_UC_2), COMMA(CHOICE, 4, 7, op_SRC_UPp),
        OWN_BLANK(CHOICE, 6, 10, op_CTL)),
    LIKE(VOLTA_UIMAD_CX, INNER, 0, 6, 1, F_d3d3d, CHOICE(4, 7, op_UGUARD), BLANK(TEXT, "UIMAD"),
        SURE_WORD(0, p_SIGNED), TEXT(".X"), BLANK(CHOICE, 0, 1, op_DST_U),
        COMMA(CHOICE, 1, 2, op_SRC_UA), COMMA(CHOICE, 2, 3, op_POOL_URc), COMMA(NUMBER, 4, p_IMM),
        COMMA(CHOICE, 3, 5, op_SRC_UPp), OWN_BLANK(CHOICE, 5, 8, op_CTL)),
};
FORMS(head_UIMAD_WIDE) = {
    INNER_FORM(VOLTA_UIMAD_WIDE_B, CHOICE(5, 8, op_UGUARD), BLANK(TEXT, "UIMAD.WIDE"),
        SURE_WORD(0, p_SIGNED), BLANK(CHOICE, 0, 1, op_DST_U), COMMA(CHOICE, 1, 2, op_JOINED_UPu),
        COMMA(CHOICE, 2, 3, op_SRC_UA), COMMA(CHOICE, 3, 4, op_SRC_UB),
        COMMA(CHOICE, 4, 6, op_SIGNED_UC), OWN_BLANK(CHOICE, 6, 9, op_CTL)),
    LIKE(VOLTA_UIMAD_WIDE_BX, INNER, 0, 3, 1, F_6e5ff, CHOICE(6, 10, op_UGUARD),
        BLANK(TEXT, "UIMAD.WIDE"), SURE_WORD(0, p_SIGNED), TEXT(".X"),
        BLANK(CHOICE, 0, 1, op_DST_U), COMMA(CHOICE, 1, 2, op_JOINED_UPu),
        COMMA(CHOICE, 2, 3, op_SRC_UA), COMMA(CHOICE, 3, 4, op_SRC_UB),
        COMMA(CHOICE, 4, 6, op_SIGNED_UC_2), COMMA(CHOICE, 5, 8, op_SRC_UPp),
        OWN_BLANK(CHOICE, 7, 11, op_CTL)),
};
FORMS(head_UISETP) = {
    INNER_FORM(VOLTA_UISETP_N, CHOICE(3, 10, op_UGUARD), BLANK(TEXT, "UISETP"), WORD(0, p_CMP),
        SURE_WORD(1, p_SIGNED), WORD(2, p_BOP), BLANK(WORD, 3, p_UPu_2), COMMA(WORD, 4, p_UPv_2),
        COMMA(CHOICE, 0, 5, op_SRC_UA), COMMA(CHOICE, 1, 6, op_SRC_UB),
        COMMA(CHOICE, 2, 8, op_SRC_UPp), OWN_BLANK(CHOICE, 4, 11, op_CTL)),
    INNER_FORM(VOLTA_UISETP_O, CHOICE(4, 12, op_UGUARD), BLANK(TEXT, "UISETP"), WORD(0, p_CMP),
        SURE_WORD(1, p_SIGNED), WORD(2, p_BOP), BLANK(WORD, 3, p_UPu_2), COMMA(WORD, 4, p_UPv_2),
        COMMA(CHOICE, 0, 5, op_SRC_UA), COMMA(CHOICE, 1, 6, op_SRC_UB),
        COMMA(CHOICE, 2, 8, op_SRC_UPp), COMMA(CHOICE, 3, 10, op_OPT_SRC_3),
        OWN_BLANK(CHOICE, 5, 13, op_CTL)),
    LIKE(VOLTA_UISETP_X, INNER, 0, 5, 2, F_96c60, CHOICE(4, 12, op_UGUARD), BLANK(TEXT, "UISETP"),
        WORD(0, p_CMP), SURE_WORD(1, p_SIGNED), WORD(2, p_BOP), TEXT(".EX"),
        BLANK(WORD, 3, p_UPu_2), COMMA(WORD, 4, p_UPv_2), COMMA(CHOICE, 0, 5, op_SRC_UA),
        COMMA(CHOICE, 1, 6, op_SRC_UB), COMMA(CHOICE, 2, 8, op_SRC_UPp),
        COMMA(CHOICE, 3, 10, op_SRC_UPr), OWN_BLANK(CHOICE, 5, 13, op_CTL)),
    LIKE(VOLTA_UISETP_OX, INNER, 0, 5, 2, F_96c60, CHOICE(4, 12, op_UGUARD), BLANK(TEXT, "UISETP"),
        WORD(0, p_CMP), SURE_WORD(1, p_SIGNED), WORD(2, p_BOP), TEXT(".EX"),
        BLANK(WORD, 3, p_UPu_2), COMMA(WORD, 4, p_UPv_2), COMMA(CHOICE, 0, 5, op_SRC_UA),
        COMMA(CHOICE, 1, 6, op_SRC_UB), COMMA(CHOICE, 2, 8, op_SRC_UPp),
        COMMA(CHOICE, 3, 10, op_OPT_SRC_3), OWN_BLANK(CHOICE, 5, 13, op_CTL)),
};
FORMS(head_ULDC) = {
    INNER_FORM(VOLTA_ULDC_C, CHOICE(1, 5, op_UGUARD), BLANK(TEXT, "ULDC"),
        SURE_WORD(0, p_memory_CONST_SIZE), BLANK(WORD, 1, p_URd), COMMA(CHOICE, 0, 2, op_CONST_U),
        OWN_BLANK(CHOICE, 2, 6, op_CTL)),
    LIKE(VOLTA_ULDC_I, INNER, 0, 4, 1, F_cb7db, CHOICE(0, 4, op_UGUARD), BLANK(TEXT, "ULDC"),
        SURE_WORD(0, p_memory_CONST_SIZE), BLANK(WORD, 1, p_URd), COMMA(TEXT, "c["),
        NUMBER(2, p_C_BANK), TEXT("]["), WORD(3, p_URa), TEXT("]"),
        OWN_BLANK(CHOICE, 1, 5, op_CTL)),
    LIKE(VOLTA_ULDC_IO, INNER, 0, 8, 1, F_af337, CHOICE(0, 5, op_UGUARD), BLANK(TEXT, "ULDC"),
        SURE_WORD(0, p_memory_CONST_SIZE), BLANK(WORD, 1, p_URd), COMMA(TEXT, "c["),
        NUMBER(2, p_C_BANK), TEXT("]["), WORD(3, p_URa), TEXT("+"), NUMBER(4, p_memory_INDEX),
        TEXT("]"), OWN_BLANK(CHOICE, 1, 6, op_CTL)),
    LIKE(VOLTA_ULDC_M, INNER, 0, 4, 1, F_94a60, CHOICE(1, 6, op_UGUARD), BLANK(TEXT, "ULDC"),
        SURE_WORD(0, p_memory_CONST_SIZE), BLANK(WORD, 1, p_URd), COMMA(TEXT, "["), WORD(2, p_URa),
        TEXT("+"), NUMBER(3, p_memory_ULDC_OFFSET), TEXT("]"), COMMA(CHOICE, 0, 4, op_SRC_ULDC_UP),
        OWN_BLANK(CHOICE, 2, 7, op_CTL)),
    LIKE(VOLTA_ULDC_I, INNER, 0, 4, 1, F_05226, CHOICE(0, 4, op_UGUARD), BLANK(TEXT, "ULDC"),
        SURE_WORD(0, p_memory_CONST_SIZE), BLANK(WORD, 1, p_URd), COMMA(TEXT, "c"),
        NUMBER(2, p_C_BANK), TEXT("["), WORD(3, p_URa), TEXT("]"), OWN_BLANK(CHOICE, 1, 5, op_CTL)),
    LIKE(VOLTA_ULDC_IO, INNER, 0, 8, 1, F_af337, CHOICE(0, 5, op_UGUARD), BLANK(TEXT, "ULDC"),
        SURE_WORD(0, p_memory_CONST_SIZE), BLANK(WORD, 1, p_URd), COMMA(TEXT, "c"),
        NUMBER(2, p_C_BANK), TEXT("["), WORD(3, p_URa), TEXT("+"), NUMBER(4, p_memory_INDEX),
        TEXT("]"), OWN_BLANK(CHOICE, 1, 6, op_CTL)),
};
FORMS(head_ULEA) = {
    INNER_FORM(VOLTA_ULEA_LO, CHOICE(4, 8, op_UGUARD), BLANK(TEXT, "ULEA"),
        BLANK(CHOICE, 0, 0, op_DST_U), COMMA(CHOICE, 1, 1, op_JOINED_UPu),
        COMMA(SURE_WORD, 2, p_NEG_A), CHOICE(2, 3, op_SRC_UA), COMMA(CHOICE, 3, 4, op_SIGNED_UB_3),
        COMMA(NUMBER, 7, p_LEA_SHIFT), OWN_BLANK(CHOICE, 5, 9, op_CTL)),
};
FORMS(head_ULEA_HI) = {
    INNER_FORM(VOLTA_ULEA_HI, CHOICE(5, 9, op_UGUARD), BLANK(TEXT, "ULEA.HI"),
        BLANK(CHOICE, 0, 0, op_DST_U), COMMA(CHOICE, 1, 1, op_JOINED_UPu),
        COMMA(SURE_WORD, 2, p_NEG_A), CHOICE(2, 3, op_SRC_UA), COMMA(CHOICE, 3, 4, op_SIGNED_UB_3),
        COMMA(CHOICE, 4, 7, op_POOL_URc), COMMA(NUMBER, 8, p_LEA_SHIFT),
        OWN_BLANK(CHOICE, 6, 10, op_CTL)),
    LIKE(VOLTA_ULEA_IH, INNER, 0, 6, 1, F_d3d3d, CHOICE(4, 7, op_UGUARD), BLANK(TEXT, "ULEA.HI"),
        BLANK(CHOICE, 0, 0, op_DST_U), COMMA(CHOICE, 1, 1, op_JOINED_UPu),
        COMMA(SURE_WORD, 2, p_NEG_A), CHOICE(2, 3, op_SRC_UA), COMMA(CHOICE, 3, 4, op_POOL_URc),
        COMMA(NUMBER, 5, p_UIMM), COMMA(NUMBER, 6, p_LEA_SHIFT), OWN_BLANK(CHOICE, 5, 8, op_CTL)),
};
FORMS(head_ULEA_HI_SX32) = {
    INNER_FORM(VOLTA_ULEA_SX, CHOICE(4, 8, op_UGUARD), BLANK(TEXT, "ULEA.HI.SX32"),
        BLANK(CHOICE, 0, 0, op_DST_U), COMMA(CHOICE, 1, 1, op_JOINED_UPu),
        COMMA(SURE_WORD, 2, p_NEG_A), CHOICE(2, 3, op_SRC_UA), COMMA(CHOICE, 3, 4, op_SIGNED_UB_3),
        COMMA(NUMBER, 7, p_LEA_SHIFT), OWN_BLANK(CHOICE, 5, 9, op_CTL)),
};
FORMS(head_ULEA_HI_X) = {
    INNER_FORM(VOLTA_ULEA_HX, CHOICE(6, 11, op_UGUARD), BLANK(TEXT, "ULEA.HI.X"),
        BLANK(CHOICE, 0, 0, op_DST_U), COMMA(CHOICE, 1, 1, op_JOINED_UPu),
        COMMA(SURE_WORD, 2, p_INV_A), CHOICE(2, 3, op_SRC_UA), COMMA(CHOICE, 3, 4, op_SIGNED_UB_4),
        COMMA(CHOICE, 4, 7, op_POOL_URc), COMMA(NUMBER, 8, p_LEA_SHIFT),
        COMMA(CHOICE, 5, 9, op_SRC_UPp), OWN_BLANK(CHOICE, 7, 12, op_CTL)),
    LIKE(VOLTA_ULEA_IX, INNER, 0, 6, 1, F_d3d3d, CHOICE(5, 9, op_UGUARD), BLANK(TEXT, "ULEA.HI.X"),
        BLANK(CHOICE, 0, 0, op_DST_U), COMMA(CHOICE, 1, 1, op_JOINED_UPu),
        COMMA(SURE_WORD, 2, p_INV_A), CHOICE(2, 3, op_SRC_UA), COMMA(CHOICE, 3, 4, op_POOL_URc),
        COMMA(NUMBER, 5, p_UIMM), COMMA(NUMBER, 6, p_LEA_SHIFT), COMMA(CHOICE, 4, 7, op_SRC_UPp),
        OWN_BLANK(CHOICE, 6, 10, op_CTL)),
};
FORMS(head_ULEA_HI_X_SX32) = {
    INNER_FORM(VOLTA_ULEA_XS, CHOICE(5, 10, op_UGUARD), BLANK(TEXT, "ULEA.HI.X.SX32"),
        BLANK(CHOICE, 0, 0, op_DST_U), COMMA(CHOICE, 1, 1, op_JOINED_UPu),
        COMMA(SURE_WORD, 2, p_INV_A), CHOICE(2, 3, op_SRC_UA), COMMA(CHOICE, 3, 4, op_SIGNED_UB_4),
        COMMA(NUMBER, 7, p_LEA_SHIFT), COMMA(CHOICE, 4, 8, op_SRC_UPp),
        OWN_BLANK(CHOICE, 6, 11, op_CTL)),
};
FORMS(head_ULEA_X) = {
    INNER_FORM(VOLTA_ULEA_X, CHOICE(5, 10, op_UGUARD), BLANK(TEXT, "ULEA.X"),
        BLANK(CHOICE, 0, 0, op_DST_U), COMMA(CHOICE, 1, 1, op_JOINED_UPu),
        COMMA(SURE_WORD, 2, p_INV_A), CHOICE(2, 3, op_SRC_UA), COMMA(CHOICE, 3, 4, op_SIGNED_UB_4),
        COMMA(NUMBER, 7, p_LEA_SHIFT), COMMA(CHOICE, 4, 8, op_SRC_UPp),
        OWN_BLANK(CHOICE, 6, 11, op_CTL)),
};
FORMS(head_ULEPC) = {
    INNER_FORM(VOLTA_ULEPC_N, CHOICE(1, 1, op_UGUARD), BLANK(TEXT, "ULEPC"),
        BLANK(CHOICE, 0, 0, op_DST_U), OWN_BLANK(CHOICE, 2, 2, op_CTL)),
    LIKE(VOLTA_ULEPC_T, INNER, 0, 3, 1, F_bb2c0, CHOICE(1, 2, op_UGUARD), BLANK(TEXT, "ULEPC"),
        BLANK(CHOICE, 0, 0, op_DST_U), COMMA(NUMBER, 1, p_LEPC_TARGET),
        OWN_BLANK(CHOICE, 2, 3, op_CTL)),
};
FORMS(head_ULOP3__) = {
    OTHER_FORM(VOLTA_ULOP3, INNER | SHARED, 0, CHOICE(6, 10, op_UGUARD), BLANK(TEXT, "ULOP3.("),
        SHARED_LOGIC(7, p_LUT_truth), TEXT(")"), SURE_WORD(0, p_PAND),
        BLANK(CHOICE, 0, 1, op_OPT_2), COMMA(CHOICE, 1, 2, op_DST_U),
        COMMA(CHOICE, 2, 3, op_SRC_UA), COMMA(CHOICE, 3, 4, op_SRC_UB_2),
        COMMA(CHOICE, 4, 6, op_POOL_URc), COMMA(SHARED_NUMBER, 7, p_LUT),
        COMMA(CHOICE, 5, 8, op_SRC_UPp), OWN_BLANK(CHOICE, 7, 11, op_CTL)),
    LIKE(VOLTA_ULOP3, INNER, 0, 2, 1, F_9c0fe, CHOICE(6, 10, op_UGUARD), BLANK(TEXT, "ULOP3.("),
        LOGIC(7, p_LUT_truth), TEXT(")"), SURE_WORD(0, p_PAND), BLANK(CHOICE, 0, 1, op_OPT_2),
        COMMA(CHOICE, 1, 2, op_DST_U), COMMA(CHOICE, 2, 3, op_SRC_UA),
        COMMA(CHOICE, 3, 4, op_SRC_UB_2), COMMA(CHOICE, 4, 6, op_POOL_URc),
        COMMA(CHOICE, 5, 8, op_SRC_UPp), OWN_BLANK(CHOICE, 7, 11, op_CTL)),
    LIKE(VOLTA_ULOP3, INNER, 0, 10, 1, F_b1e0b, CHOICE(6, 10, op_UGUARD), BLANK(TEXT, "ULOP3.("),
        LOGIC(7, p_LUT_truth), TEXT(")"), SURE_WORD(0, p_PAND), BLANK(CHOICE, 0, 1, op_OPT_2),
        COMMA(CHOICE, 1, 2, op_DST_U), COMMA(CHOICE, 2, 3, op_SRC_UA),
        COMMA(CHOICE, 3, 4, op_SRC_UB_2), COMMA(CHOICE, 4, 6, op_POOL_URc),
        OWN_BLANK(CHOICE, 7, 11, op_CTL), LINE(5, 0), VALUE(8, 0x1, false), VALUE(9, 0x7, false)),
};
FORMS(head_ULOP3_LUT) = {
    INNER_FORM(VOLTA_ULOP3, CHOICE(6, 10, op_UGUARD), BLANK(TEXT, "ULOP3.LUT"),
        SURE_WORD(0, p_PAND), BLANK(CHOICE, 0, 1, op_OPT_2), COMMA(CHOICE, 1, 2, op_DST_U),
        COMMA(CHOICE, 2, 3, op_SRC_UA), COMMA(CHOICE, 3, 4, op_SRC_UB_2),
        COMMA(CHOICE, 4, 6, op_POOL_URc), COMMA(NUMBER, 7, p_LUT), COMMA(CHOICE, 5, 8, op_SRC_UPp),
        OWN_BLANK(CHOICE, 7, 11, op_CTL)),
};
FORMS(head_UMOV) = {
    INNER_FORM(VOLTA_UMOV, CHOICE(2, 3, op_UGUARD), BLANK(TEXT, "UMOV"),
        BLANK(CHOICE, 0, 0, op_DST_U), COMMA(CHOICE, 1, 1, op_SRC_UB_2),
        OWN_BLANK(CHOICE, 3, 4, op_CTL)),
};
FORMS(head_UP2UR) = {
    INNER_FORM(VOLTA_UP2UR, CHOICE(3, 5, op_UGUARD), BLANK(TEXT, "UP2UR"), SURE_WORD(0, p_PR_BYTE),
        BLANK(CHOICE, 0, 1, op_DST_U), COMMA(TEXT, "UPR"), COMMA(CHOICE, 1, 2, op_SRC_UA),
        COMMA(CHOICE, 2, 3, op_SRC_UB_2), OWN_BLANK(CHOICE, 4, 6, op_CTL)),
};
FORMS(head_UPLOP3__) = {
    OTHER_FORM(VOLTA_UPLOP3, INNER | SHARED, 0, CHOICE(3, 10, op_UGUARD), BLANK(TEXT, "UPLOP3.("),
        SHARED_LOGIC(8, p_LUT1_truth), TEXT(")"), BLANK(WORD, 0, p_UPu_2), COMMA(WORD, 1, p_UPv_2),
        COMMA(CHOICE, 0, 2, op_SRC_UPp), COMMA(CHOICE, 1, 4, op_SRC_UPq),
        COMMA(CHOICE, 2, 6, op_SRC_UPr), COMMA(SHARED_NUMBER, 8, p_LUT1), COMMA(NUMBER, 9, p_LUT2),
        OWN_BLANK(CHOICE, 4, 11, op_CTL)),
    LIKE(VOLTA_UPLOP3, INNER, 0, 2, 1, F_9c0fe, CHOICE(3, 10, op_UGUARD), BLANK(TEXT, "UPLOP3.("),
        LOGIC(8, p_LUT1_truth), TEXT(")"), BLANK(WORD, 0, p_UPu_2), COMMA(TEXT, "UPT"),
        COMMA(CHOICE, 0, 2, op_SRC_UPp), COMMA(CHOICE, 1, 4, op_SRC_UPq),
        COMMA(CHOICE, 2, 6, op_SRC_UPr), OWN_BLANK(CHOICE, 4, 11, op_CTL), VALUE(1, 0x7, false),
        VALUE(9, 0x0, false)),
    LIKE(VOLTA_UPLOP3_SIGN_ONE, INNER | SHARED, 0, 2, 1, F_9c0fe, CHOICE(3, 9, op_UGUARD),
        BLANK(TEXT, "UPLOP3.("), SHARED_LOGIC(7, p_LUT_truth), TEXT(")"), BLANK(WORD, 0, p_UPu_2),
        COMMA(WORD, 1, p_UPv_2), COMMA(CHOICE, 0, 2, op_SRC_UPp), COMMA(CHOICE, 1, 4, op_SIGN_UB),
        COMMA(CHOICE, 2, 5, op_SRC_UPr), COMMA(SHARED_NUMBER, 7, p_LUT), COMMA(NUMBER, 8, p_LUT2),
        OWN_BLANK(CHOICE, 4, 10, op_CTL)),
    LIKE(VOLTA_UPLOP3_SIGN_ONE, INNER, 0, 2, 1, F_9c0fe, CHOICE(3, 9, op_UGUARD),
        BLANK(TEXT, "UPLOP3.("), LOGIC(7, p_LUT_truth), TEXT(")"), BLANK(WORD, 0, p_UPu_2),
        COMMA(TEXT, "UPT"), COMMA(CHOICE, 0, 2, op_SRC_UPp), COMMA(CHOICE, 1, 4, op_SIGN_UB),
        COMMA(CHOICE, 2, 5, op_SRC_UPr), OWN_BLANK(CHOICE, 4, 10, op_CTL), VALUE(1, 0x7, false),
        VALUE(8, 0x0, false)),
    LIKE(VOLTA_UPLOP3_SIGN_TWO, INNER | SHARED, 0, 2, 1, F_9c0fe, CHOICE(3, 8, op_UGUARD),
        BLANK(TEXT, "UPLOP3.("), SHARED_LOGIC(6, p_LUT_truth), TEXT(")"), BLANK(WORD, 0, p_UPu_2),
        COMMA(WORD, 1, p_UPv_2), COMMA(CHOICE, 0, 2, op_SRC_UPp), COMMA(CHOICE, 1, 4, op_SIGN_UB),
        COMMA(CHOICE, 2, 5, op_SIGN_UC), COMMA(SHARED_NUMBER, 6, p_LUT), COMMA(NUMBER, 7, p_LUT2),
        OWN_BLANK(CHOICE, 4, 9, op_CTL)),
    LIKE(VOLTA_UPLOP3_SIGN_TWO, INNER, 0, 8, 2, F_d3d3d, CHOICE(3, 8, op_UGUARD),
        BLANK(TEXT, "UPLOP3.("), LOGIC(6, p_LUT_truth), TEXT(")"), BLANK(WORD, 0, p_UPu_2),
        COMMA(TEXT, "UPT"), COMMA(CHOICE, 0, 2, op_SRC_UPp), COMMA(CHOICE, 1, 4, op_SIGN_UB),
        COMMA(CHOICE, 2, 5, op_SIGN_UC), OWN_BLANK(CHOICE, 4, 9, op_CTL), VALUE(1, 0x7, false),
        VALUE(7, 0x0, false)),
    LIKE(VOLTA_UPLOP3_SIGN_ALL, INNER | SHARED, 0, 2, 1, F_9c0fe, CHOICE(3, 7, op_UGUARD),
        BLANK(TEXT, "UPLOP3.("), SHARED_LOGIC(5, p_LUT_truth), TEXT(")"), BLANK(WORD, 0, p_UPu_2),
        COMMA(WORD, 1, p_UPv_2), COMMA(CHOICE, 0, 2, op_SIGN_UA), COMMA(CHOICE, 1, 3, op_SIGN_UB),
        COMMA(CHOICE, 2, 4, op_SIGN_UC), COMMA(SHARED_NUMBER, 5, p_LUT), COMMA(NUMBER, 6, p_LUT2),
        OWN_BLANK(CHOICE, 4, 8, op_CTL)),
    LIKE(VOLTA_UPLOP3_SIGN_ALL, INNER, 0, 6, 2, F_d3d3d, CHOICE(3, 7, op_UGUARD),
        BLANK(TEXT, "UPLOP3.("), LOGIC(5, p_LUT_truth), TEXT(")"), BLANK(WORD, 0, p_UPu_2),
        COMMA(TEXT, "UPT"), COMMA(CHOICE, 0, 2, op_SIGN_UA), COMMA(CHOICE, 1, 3, op_SIGN_UB),
        COMMA(CHOICE, 2, 4, op_SIGN_UC), OWN_BLANK(CHOICE, 4, 8, op_CTL), VALUE(1, 0x7, false),
        VALUE(6, 0x0, false)),
};
FORMS(head_UPLOP3_LUT) = {
    INNER_FORM(VOLTA_UPLOP3, CHOICE(3, 10, op_UGUARD), BLANK(TEXT, "UPLOP3.LUT"),
        BLANK(WORD, 0, p_UPu_2), COMMA(WORD, 1, p_UPv_2), COMMA(CHOICE, 0, 2, op_SRC_UPp),
        COMMA(CHOICE, 1, 4, op_SRC_UPq), COMMA(CHOICE, 2, 6, op_SRC_UPr), COMMA(NUMBER, 8, p_LUT1),
        COMMA(NUMBER, 9, p_LUT2), OWN_BLANK(CHOICE, 4, 11, op_CTL)),
    LIKE(VOLTA_UPLOP3_SIGN_ONE, INNER, 0, 5, 1, F_d3d3d, CHOICE(3, 9, op_UGUARD),
        BLANK(TEXT, "UPLOP3.LUT"), BLANK(WORD, 0, p_UPu_2), COMMA(WORD, 1, p_UPv_2),
        COMMA(CHOICE, 0, 2, op_SRC_UPp), COMMA(CHOICE, 1, 4, op_SIGN_UB),
        COMMA(CHOICE, 2, 5, op_SRC_UPr), COMMA(NUMBER, 7, p_LUT), COMMA(NUMBER, 8, p_LUT2),
        OWN_BLANK(CHOICE, 4, 10, op_CTL)),
    LIKE(VOLTA_UPLOP3_SIGN_TWO, INNER, 0, 6, 1, F_d3d3d, CHOICE(3, 8, op_UGUARD),
        BLANK(TEXT, "UPLOP3.LUT"), BLANK(WORD, 0, p_UPu_2), COMMA(WORD, 1, p_UPv_2),
        COMMA(CHOICE, 0, 2, op_SRC_UPp), COMMA(CHOICE, 1, 4, op_SIGN_UB),
        COMMA(CHOICE, 2, 5, op_SIGN_UC), COMMA(NUMBER, 6, p_LUT), COMMA(NUMBER, 7, p_LUT2),
        OWN_BLANK(CHOICE, 4, 9, op_CTL)),
    LIKE(VOLTA_UPLOP3_SIGN_ALL, INNER, 0, 4, 1, F_d3d3d, CHOICE(3, 7, op_UGUARD),
        BLANK(TEXT, "UPLOP3.LUT"), BLANK(WORD, 0, p_UPu_2), COMMA(WORD, 1, p_UPv_2),
        COMMA(CHOICE, 0, 2, op_SIGN_UA), COMMA(CHOICE, 1, 3, op_SIGN_UB),
        COMMA(CHOICE, 2, 4, op_SIGN_UC), COMMA(NUMBER, 5, p_LUT), COMMA(NUMBER, 6, p_LUT2),
        OWN_BLANK(CHOICE, 4, 8, op_CTL)),
};
FORMS(head_UPOPC) = {
    INNER_FORM(VOLTA_UPOPC, CHOICE(2, 4, op_UGUARD), BLANK(TEXT, "UPOPC"),
        BLANK(CHOICE, 0, 0, op_DST_U), COMMA(CHOICE, 1, 1, op_SIGNED_UB_4),
        OWN_BLANK(CHOICE, 3, 5, op_CTL)),
};
FORMS(head_UPRMT) = {
    INNER_FORM(VOLTA_UPRMT, CHOICE(4, 6, op_UGUARD), BLANK(TEXT, "UPRMT"),
        SURE_WORD(0, p_uniform_UPRMT_MODE), BLANK(CHOICE, 0, 1, op_DST_U),
        COMMA(CHOICE, 1, 2, op_SRC_UA), COMMA(CHOICE, 2, 3, op_SRC_UB_2),
        COMMA(CHOICE, 3, 5, op_POOL_URc), OWN_BLANK(CHOICE, 5, 7, op_CTL)),
};
FORMS(head_UR2UP) = {
    INNER_FORM(VOLTA_UR2UP, CHOICE(2, 3, op_UGUARD), BLANK(TEXT, "UR2UP"), BLANK(TEXT, "UPR"),
        COMMA(CHOICE, 0, 0, op_SRC_UA), COMMA(CHOICE, 1, 1, op_SRC_UB_2),
        OWN_BLANK(CHOICE, 3, 4, op_CTL)),
};
FORMS(head_USEL) = {
    INNER_FORM(VOLTA_USEL, CHOICE(4, 6, op_UGUARD), BLANK(TEXT, "USEL"),
        BLANK(CHOICE, 0, 0, op_DST_U), COMMA(CHOICE, 1, 1, op_SRC_UA),
        COMMA(CHOICE, 2, 2, op_SRC_UB_2), COMMA(CHOICE, 3, 4, op_SRC_UPp),
        OWN_BLANK(CHOICE, 5, 7, op_CTL)),
};
FORMS(head_USETMAXREG) = {
    INNER_FORM(VOLTA_USETMAXREG_U, CHOICE(2, 3, op_UGUARD), BLANK(TEXT, "USETMAXREG"),
        WORD(0, p_cluster_POOL_OP), BLANK(CHOICE, 0, 1, op_OPT_2), COMMA(CHOICE, 1, 2, op_POOL_URc),
        OWN_BLANK(CHOICE, 3, 4, op_CTL)),
    LIKE(VOLTA_USETMAXREG_I, INNER, 0, 4, 1, F_bb2c0, CHOICE(1, 3, op_UGUARD),
        BLANK(TEXT, "USETMAXREG"), WORD(0, p_cluster_POOL_OP), BLANK(CHOICE, 0, 1, op_OPT_2),
        COMMA(NUMBER, 2, p_cluster_REG_COUNT), OWN_BLANK(CHOICE, 2, 4, op_CTL)),
};
FORMS(head_USETSHMSZ) = {
    INNER_FORM(VOLTA_USETSHMSZ_U, CHOICE(0, 1, op_UGUARD), BLANK(TEXT, "USETSHMSZ"),
        BLANK(WORD, 0, p_URb), OWN_BLANK(CHOICE, 1, 2, op_CTL)),
    LIKE(VOLTA_USETSHMSZ_I, INNER, 0, 2, 1, F_bb2c0, CHOICE(0, 1, op_UGUARD),
        BLANK(TEXT, "USETSHMSZ"), BLANK(NUMBER, 0, p_UIMM), OWN_BLANK(CHOICE, 1, 2, op_CTL)),
};
FORMS(head_USGXT) = {
    INNER_FORM(VOLTA_USGXT, CHOICE(3, 6, op_UGUARD), BLANK(TEXT, "USGXT"), SURE_WORD(0, p_W),
        SURE_WORD(1, p_SIGNED), BLANK(CHOICE, 0, 2, op_DST_U), COMMA(CHOICE, 1, 3, op_SRC_UA),
        COMMA(CHOICE, 2, 4, op_SRC_UB_2), OWN_BLANK(CHOICE, 4, 7, op_CTL)),
};
FORMS(head_USHF) = {
    INNER_FORM(VOLTA_USHF_B, CHOICE(4, 9, op_UGUARD), BLANK(TEXT, "USHF"), WORD(0, p_SHIFT_DIR),
        SURE_WORD(1, p_W), WORD(2, p_SHIFT_TYPE), SURE_WORD(3, p_HI), BLANK(CHOICE, 0, 4, op_DST_U),
        COMMA(CHOICE, 1, 5, op_SRC_UA), COMMA(CHOICE, 2, 6, op_SRC_UB_2),
        COMMA(CHOICE, 3, 8, op_POOL_URc), OWN_BLANK(CHOICE, 5, 10, op_CTL)),
    LIKE(VOLTA_USHF_C, INNER, 0, 8, 1, F_d3d3d, CHOICE(3, 8, op_UGUARD), BLANK(TEXT, "USHF"),
        WORD(0, p_SHIFT_DIR), SURE_WORD(1, p_W), WORD(2, p_SHIFT_TYPE), SURE_WORD(3, p_HI),
        BLANK(CHOICE, 0, 4, op_DST_U), COMMA(CHOICE, 1, 5, op_SRC_UA),
        COMMA(CHOICE, 2, 6, op_POOL_URc), COMMA(NUMBER, 7, p_UIMM),
        OWN_BLANK(CHOICE, 4, 9, op_CTL)),
};
FORMS(head_UTMACCTL) = {
    INNER_FORM(VOLTA_UTMACCTL_ALL, CHOICE(0, 1, op_UGUARD), BLANK(TEXT, "UTMACCTL"),
        WORD(0, p_tile_ALL_MAPS), OWN_BLANK(CHOICE, 1, 2, op_CTL)),
    LIKE(VOLTA_UTMACCTL_ONE, INNER, 0, 2, 1, F_5f88b, CHOICE(1, 2, op_UGUARD),
        BLANK(TEXT, "UTMACCTL"), WORD(0, p_tile_MAP_CACHE), BLANK(CHOICE, 0, 1, op_ADDR_MAP),
        OWN_BLANK(CHOICE, 2, 3, op_CTL)),
};
FORMS(head_UTMACMDFLUSH) = {
    INNER_FORM(VOLTA_UTMACMDFLUSH, CHOICE(0, 0, op_UGUARD), BLANK(TEXT, "UTMACMDFLUSH"),
        OWN_BLANK(CHOICE, 1, 1, op_CTL)),
};
FORMS(head_UTMALDG) = {
    INNER_FORM(VOLTA_UTMALDG_D, CHOICE(1, 7, op_UGUARD), BLANK(TEXT, "UTMALDG"),
        WORD(0, p_tile_DIMENSIONS), SURE_WORD(1, p_tile_IM2COL), SURE_WORD(2, p_tile_MULTICAST),
        BLANK(TEXT, "["), WORD(3, p_URb), TEXT("]"), COMMA(TEXT, "["), WORD(4, p_URa), TEXT("]"),
        COMMA(WORD, 5, p_URc), CHOICE(0, 6, op_BULK_POLICY), OWN_BLANK(CHOICE, 2, 8, op_CTL)),
    LIKE(VOLTA_UTMALDG_S, INNER, 0, 3, 1, F_94a60, CHOICE(1, 4, op_UGUARD), BLANK(TEXT, "UTMALDG"),
        WORD(0, p_tile_DIMENSIONS), BLANK(TEXT, "["), WORD(1, p_URb), TEXT("]"), COMMA(TEXT, "["),
        WORD(2, p_URa), TEXT("]"), CHOICE(0, 3, op_BULK_POLICY), OWN_BLANK(CHOICE, 2, 5, op_CTL)),
};
FORMS(head_UTMAPF_L2) = {
    INNER_FORM(VOLTA_UTMAPF_D, CHOICE(1, 6, op_UGUARD), BLANK(TEXT, "UTMAPF.L2"),
        WORD(0, p_tile_DIMENSIONS), WORD(1, p_tile_PF_MODE), BLANK(TEXT, "["), WORD(2, p_URb),
        TEXT("]"), COMMA(TEXT, "["), WORD(3, p_URa), TEXT("]"), COMMA(WORD, 4, p_URc),
        CHOICE(0, 5, op_BULK_POLICY), OWN_BLANK(CHOICE, 2, 7, op_CTL)),
    LIKE(VOLTA_UTMAPF_S, INNER, 0, 3, 1, F_94a60, CHOICE(1, 4, op_UGUARD), BLANK(TEXT, "UTMAPF.L2"),
        WORD(0, p_tile_DIMENSIONS), BLANK(TEXT, "["), WORD(1, p_URb), TEXT("]"), COMMA(TEXT, "["),
        WORD(2, p_URa), TEXT("]"), CHOICE(0, 3, op_BULK_POLICY), OWN_BLANK(CHOICE, 2, 5, op_CTL)),
};
FORMS(head_UTMAREDG) = {
    INNER_FORM(VOLTA_UTMAREDG, CHOICE(1, 6, op_UGUARD), BLANK(TEXT, "UTMAREDG"),
        WORD(0, p_tile_DIMENSIONS), WORD(1, p_tile_IM2COL), WORD(2, p_tile_TILE_OP),
        BLANK(TEXT, "["), WORD(3, p_URb), TEXT("]"), COMMA(TEXT, "["), WORD(4, p_URa), TEXT("]"),
        CHOICE(0, 5, op_BULK_POLICY), OWN_BLANK(CHOICE, 2, 7, op_CTL)),
};
FORMS(head_UTMASTG) = {
    INNER_FORM(VOLTA_UTMASTG, CHOICE(1, 5, op_UGUARD), BLANK(TEXT, "UTMASTG"),
        WORD(0, p_tile_DIMENSIONS), SURE_WORD(1, p_tile_IM2COL), BLANK(TEXT, "["), WORD(2, p_URb),
        TEXT("]"), COMMA(TEXT, "["), WORD(3, p_URa), TEXT("]"), CHOICE(0, 4, op_BULK_POLICY),
        OWN_BLANK(CHOICE, 2, 6, op_CTL)),
};
FORMS(head_VABSDIFF) = {
    INNER_FORM(VOLTA_VABSDIFF_B, CHOICE(2, 13, op_GUARD), BLANK(TEXT, "VABSDIFF"),
        SURE_WORD(0, p_SIGNED), BLANK(WORD, 1, p_Rd), COMMA(CHOICE, 0, 2, op_OPT),
        COMMA(WORD, 3, p_Ra), WORD(4, p_REUSE_A), COMMA(CHOICE, 1, 5, op_SRC_B_4),
        COMMA(WORD, 11, p_Rc), SURE_WORD(12, p_REUSE_C), OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 4, 14, op_CTL)),
    LIKE(VOLTA_VABSDIFF_C, INNER, 0, 7, 1, F_a33e3, CHOICE(2, 11, op_GUARD),
        BLANK(TEXT, "VABSDIFF"), SURE_WORD(0, p_SIGNED), BLANK(WORD, 1, p_Rd),
        COMMA(CHOICE, 0, 2, op_OPT), COMMA(WORD, 3, p_Ra), SURE_WORD(4, p_REUSE_A),
        COMMA(WORD, 5, p_Rc), WORD(6, p_REUSE_B), COMMA(CHOICE, 1, 7, op_C_IN_B_3),
        OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS_6), BLANK(CHOICE, 4, 12, op_CTL)),
};
FORMS(head_VABSDIFF4) = {
    INNER_FORM(VOLTA_VABSDIFF4_B, CHOICE(2, 14, op_GUARD), BLANK(TEXT, "VABSDIFF4"),
        SURE_WORD(0, p_video_U8), SURE_WORD(1, p_video_ACC), BLANK(WORD, 2, p_Rd),
        COMMA(CHOICE, 0, 3, op_OPT), COMMA(WORD, 4, p_Ra), WORD(5, p_REUSE_A),
        COMMA(CHOICE, 1, 6, op_SRC_B_4), COMMA(WORD, 12, p_Rc), SURE_WORD(13, p_REUSE_C),
        OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS_6), BLANK(CHOICE, 4, 15, op_CTL)),
    LIKE(VOLTA_VABSDIFF4_C, INNER, 0, 8, 1, F_a33e3, CHOICE(2, 12, op_GUARD),
        BLANK(TEXT, "VABSDIFF4"), SURE_WORD(0, p_video_U8), SURE_WORD(1, p_video_ACC),
        BLANK(WORD, 2, p_Rd), COMMA(CHOICE, 0, 3, op_OPT), COMMA(WORD, 4, p_Ra),
        SURE_WORD(5, p_REUSE_A), COMMA(WORD, 6, p_Rc), WORD(7, p_REUSE_B),
        COMMA(CHOICE, 1, 8, op_C_IN_B_3), OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 4, 13, op_CTL)),
};
FORMS(head_VIADD) = {
    INNER_FORM(VOLTA_VIADD, CHOICE(1, 5, op_GUARD), BLANK(TEXT, "VIADD"), BLANK(WORD, 0, p_Rd),
        COMMA(WORD, 1, p_Ra), WORD(2, p_REUSE_A), COMMA(CHOICE, 0, 3, op_VIADD_B),
        OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_3), BLANK(CHOICE, 3, 6, op_CTL)),
};
FORMS(head_VIMNMX) = {
    INNER_FORM(VOLTA_VIMNMX, CHOICE(2, 12, op_GUARD), BLANK(TEXT, "VIMNMX"),
        SURE_WORD(0, p_logic_VI_SIGNED), BLANK(WORD, 1, p_Rd), COMMA(WORD, 2, p_Ra),
        WORD(3, p_REUSE_A), COMMA(CHOICE, 0, 4, op_SRC_B_5), COMMA(CHOICE, 1, 10, op_SRC_Pp),
        OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS_3), BLANK(CHOICE, 4, 13, op_CTL)),
};
FORMS(head_VOTE) = {
    INNER_FORM(VOLTA_VOTE, CHOICE(2, 5, op_GUARD), BLANK(TEXT, "VOTE"), WORD(0, p_warp_VOTE_MODE),
        BLANK(CHOICE, 0, 1, op_OPT_Rd), COMMA(WORD, 2, p_Pu), COMMA(CHOICE, 1, 3, op_SRC_Pp),
        OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS_6), BLANK(CHOICE, 4, 6, op_CTL)),
};
FORMS(head_VOTEU) = {
    INNER_FORM(VOLTA_VOTEU, CHOICE(2, 5, op_GUARD), BLANK(TEXT, "VOTEU"), WORD(0, p_warp_VOTE_MODE),
        BLANK(CHOICE, 0, 1, op_OPT_URd), COMMA(WORD, 2, p_UPu_2), COMMA(CHOICE, 1, 3, op_SRC_Pp),
        OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS_8), BLANK(CHOICE, 4, 6, op_CTL)),
};
FORMS(head_WARPGROUP_ARRIVE) = {
    INNER_FORM(VOLTA_WARPGROUP, CHOICE(0, 0, op_GUARD), BLANK(TEXT, "WARPGROUP.ARRIVE"),
        OWN_BLANK(CHOICE, 1, 0, op_PM_EVENTS_3), BLANK(CHOICE, 2, 1, op_CTL)),
};
FORMS(head_WARPGROUPSET_AC) = {
    INNER_FORM(VOLTA_WARPGROUPSET, CHOICE(0, 1, op_UGUARD), BLANK(TEXT, "WARPGROUPSET.AC"),
        BLANK(WORD, 0, p_URb), OWN_BLANK(CHOICE, 1, 2, op_CTL)),
};
FORMS(head_WARPSYNC) = {
    INNER_FORM(VOLTA_WARPSYNC_R, CHOICE(2, 4, op_GUARD), BLANK(TEXT, "WARPSYNC"),
        CHOICE(0, 0, op_EXCLUSIVE), BLANK(CHOICE, 1, 1, op_OPT_SRC), COMMA(WORD, 3, p_Rb),
        OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS_7), BLANK(CHOICE, 4, 5, op_CTL)),
    LIKE(VOLTA_WARPSYNC_M, INNER, 0, 2, 1, F_f9200, CHOICE(2, 6, op_GUARD), BLANK(TEXT, "WARPSYNC"),
        BLANK(CHOICE, 0, 0, op_OPT_SRC), COMMA(CHOICE, 1, 2, op_MOV_IMM_B),
        OWN_BLANK(CHOICE, 3, 0, op_PM_EVENTS_7), BLANK(CHOICE, 4, 7, op_CTL)),
    INNER_FORM(VOLTA_WARPSYNC_H, CHOICE(1, 4, op_GUARD), BLANK(TEXT, "WARPSYNC"),
        SURE_WORD(0, p_barrier_EXCLUSIVE_HOPPER), BLANK(CHOICE, 0, 1, op_OPT_SRC),
        COMMA(WORD, 3, p_Ra), OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_3), BLANK(CHOICE, 3, 5, op_CTL)),
};
FORMS(head_WARPSYNC_ALL) = {
    INNER_FORM(VOLTA_WARPSYNC_A, CHOICE(1, 2, op_GUARD), BLANK(TEXT, "WARPSYNC.ALL"),
        BLANK(CHOICE, 0, 0, op_OPT_SRC), OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_3),
        BLANK(CHOICE, 3, 3, op_CTL)),
};
FORMS(head_WARPSYNC_COLLECTIVE) = {
    INNER_FORM(VOLTA_WARPSYNC_COLLECTIVE_H, CHOICE(1, 4, op_GUARD),
        BLANK(TEXT, "WARPSYNC.COLLECTIVE"), BLANK(CHOICE, 0, 0, op_OPT_SRC), COMMA(WORD, 2, p_Ra),
        COMMA(NUMBER, 3, p_TARGET_HOPPER_near), OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_3),
        BLANK(CHOICE, 3, 5, op_CTL)),
};
FORMS(head_WARPSYNC_COLLECTIVE_ALL) = {
    INNER_FORM(VOLTA_WARPSYNC_COLLECTIVE_A, CHOICE(1, 3, op_GUARD),
        BLANK(TEXT, "WARPSYNC.COLLECTIVE.ALL"), BLANK(CHOICE, 0, 0, op_OPT_SRC),
        COMMA(NUMBER, 2, p_TARGET_HOPPER_near), OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_3),
        BLANK(CHOICE, 3, 4, op_CTL)),
};
FORMS(head_YIELD) = {
    INNER_FORM(VOLTA_YIELD, CHOICE(1, 2, op_GUARD), BLANK(TEXT, "YIELD"),
        BLANK(CHOICE, 0, 0, op_OPT_SRC), OWN_BLANK(CHOICE, 2, 0, op_PM_EVENTS_6),
        BLANK(CHOICE, 3, 3, op_CTL)),
};
HEADS(heads) = {
    HEAD(0x41435142554c4b00, "ACQBULK", head_ACQBULK, 0),
    HEAD(0x414c325000000000, "AL2P", head_AL2P, 0),
    HEAD(0x414c440000000000, "ALD", head_ALD, 0),
    HEAD(0x415252495645532e, "ARRIVES.LDGSTSBAR", head_ARRIVES_LDGSTSBAR, 0),
    HEAD(0x4153540000000000, "AST", head_AST, 0),
    HEAD(0x4153542e50485953, "AST.PHYS", head_AST_PHYS, 1),
    HEAD(0x41544f4d00000000, "ATOM", head_ATOM, 0),
    HEAD(0x41544f4d2e450000, "ATOM.E", head_ATOM_E, 1),
    HEAD(0x41544f4d47000000, "ATOMG", head_ATOMG, 2),
    HEAD(0x41544f4d53000000, "ATOMS", head_ATOMS, 3),
    HEAD(0x41544f4d532e504f, "ATOMS.POPC.INC.32", head_ATOMS_POPC_INC_32, 1),
    HEAD(0x4232520000000000, "B2R", head_B2R, 0),
    HEAD(0x4232522e52455355, "B2R.RESULT", head_B2R_RESULT, 1),
    HEAD(0x4241522e41525600, "BAR.ARV", head_BAR_ARV, 0),
    HEAD(0x4241522e52454400, "BAR.RED", head_BAR_RED, 0),
    HEAD(0x4241522e53594e43, "BAR.SYNC", head_BAR_SYNC, 0),
    HEAD(0x4241522e53594e43, "BAR.SYNCALL", head_BAR_SYNCALL, 1),
    HEAD(0x42474d4d41000000, "BGMMA", head_BGMMA, 0),
    HEAD(0x424d4d4100000000, "BMMA", head_BMMA, 0),
    HEAD(0x424d4f562e333200, "BMOV.32", head_BMOV_32, 0),
    HEAD(0x424d4f562e33322e, "BMOV.32.CLEAR", head_BMOV_32_CLEAR, 1),
    HEAD(0x424d4f562e363400, "BMOV.64", head_BMOV_64, 0),
    HEAD(0x424d534b00000000, "BMSK", head_BMSK, 0),
    HEAD(0x4250540000000000, "BPT", head_BPT, 0),
    HEAD(0x4252410000000000, "BRA", head_BRA, 0),
    HEAD(0x425245414b000000, "BREAK", head_BREAK, 0),
    HEAD(0x4252455600000000, "BREV", head_BREV, 0),
    HEAD(0x4252580000000000, "BRX", head_BRX, 0),
    HEAD(0x4252585500000000, "BRXU", head_BRXU, 1),
    HEAD(0x4253535900000000, "BSSY", head_BSSY, 0),
    HEAD(0x4253594e43000000, "BSYNC", head_BSYNC, 0),
    HEAD(0x43414c4c2e414253, "CALL.ABS", head_CALL_ABS, 0),
    HEAD(0x43414c4c2e52454c, "CALL.REL", head_CALL_REL, 0),
    HEAD(0x4343544c00000000, "CCTL", head_CCTL, 0),
    HEAD(0x4343544c4c000000, "CCTLL", head_CCTLL, 1),
    HEAD(0x4343544c542e4956, "CCTLT.IVALL", head_CCTLT_IVALL, 2),
    HEAD(0x4343544c542e4956, "CCTLT.IVTH", head_CCTLT_IVTH, 3),
    HEAD(0x4347414552524241, "CGAERRBAR", head_CGAERRBAR, 0),
    HEAD(0x4353325200000000, "CS2R", head_CS2R, 0),
    HEAD(0x43534d5445535400, "CSMTEST", head_CSMTEST, 0),
    HEAD(0x4441444400000000, "DADD", head_DADD, 0),
    HEAD(0x4445504241520000, "DEPBAR", head_DEPBAR, 0),
    HEAD(0x4445504241522e4c, "DEPBAR.LE", head_DEPBAR_LE, 1),
    HEAD(0x44464d4100000000, "DFMA", head_DFMA, 0),
    HEAD(0x444d4d4100000000, "DMMA", head_DMMA, 0),
    HEAD(0x444d4d412e383834, "DMMA.884", head_DMMA_884, 1),
    HEAD(0x444d554c00000000, "DMUL", head_DMUL, 0),
    HEAD(0x4453455450000000, "DSETP", head_DSETP, 0),
    HEAD(0x454c454354000000, "ELECT", head_ELECT, 0),
    HEAD(0x454e44434f4c4c45, "ENDCOLLECTIVE", head_ENDCOLLECTIVE, 0),
    HEAD(0x4552524241520000, "ERRBAR", head_ERRBAR, 0),
    HEAD(0x4558495400000000, "EXIT", head_EXIT, 0),
    HEAD(0x4632460000000000, "F2F", head_F2F, 0),
    HEAD(0x4632465000000000, "F2FP", head_F2FP, 1),
    HEAD(0x4632490000000000, "F2I", head_F2I, 0),
    HEAD(0x4632495000000000, "F2IP", head_F2IP, 1),
    HEAD(0x4641444400000000, "FADD", head_FADD, 0),
    HEAD(0x4643484b00000000, "FCHK", head_FCHK, 0),
    HEAD(0x46454e43452e5649, "FENCE.VIEW.ASYNC.S", head_FENCE_VIEW_ASYNC_S, 0),
    HEAD(0x46464d4100000000, "FFMA", head_FFMA, 0),
    HEAD(0x464c4f0000000000, "FLO", head_FLO, 0),
    HEAD(0x464d4e4d58000000, "FMNMX", head_FMNMX, 0),
    HEAD(0x464d554c00000000, "FMUL", head_FMUL, 0),
    HEAD(0x464f4f545052494e, "FOOTPRINT", head_FOOTPRINT, 0),
    HEAD(0x46524e4400000000, "FRND", head_FRND, 0),
    HEAD(0x4653454c00000000, "FSEL", head_FSEL, 0),
    HEAD(0x465345542e424600, "FSET.BF", head_FSET_BF, 0),
    HEAD(0x4653455450000000, "FSETP", head_FSETP, 0),
    HEAD(0x4653575a41444400, "FSWZADD", head_FSWZADD, 0),
    HEAD(0x4745544c4d454d42, "GETLMEMBASE", head_GETLMEMBASE, 0),
    HEAD(0x4841444432000000, "HADD2", head_HADD2, 0),
    HEAD(0x48464d4132000000, "HFMA2", head_HFMA2, 0),
    HEAD(0x48464d41322e4d4d, "HFMA2.MMA", head_HFMA2_MMA, 1),
    HEAD(0x48474d4d41000000, "HGMMA", head_HGMMA, 0),
    HEAD(0x484d4d4100000000, "HMMA", head_HMMA, 0),
    HEAD(0x484d4d412e535000, "HMMA.SP", head_HMMA_SP, 1),
    HEAD(0x484d4e4d58320000, "HMNMX2", head_HMNMX2, 0),
    HEAD(0x484d554c32000000, "HMUL2", head_HMUL2, 0),
    HEAD(0x4853455432000000, "HSET2", head_HSET2, 0),
    HEAD(0x4853455450320000, "HSETP2", head_HSETP2, 0),
    HEAD(0x4932460000000000, "I2F", head_I2F, 0),
    HEAD(0x4932462e42463136, "I2F.BF16", head_I2F_BF16, 1),
    HEAD(0x493246502e463332, "I2FP.F32", head_I2FP_F32, 2),
    HEAD(0x4932490000000000, "I2I", head_I2I, 0),
    HEAD(0x4932495000000000, "I2IP", head_I2IP, 1),
    HEAD(0x4941425300000000, "IABS", head_IABS, 0),
    HEAD(0x4941444433000000, "IADD3", head_IADD3, 0),
    HEAD(0x49414444332e5800, "IADD3.X", head_IADD3_X, 1),
    HEAD(0x4944502e32410000, "IDP.2A", head_IDP_2A, 0),
    HEAD(0x4944502e34410000, "IDP.4A", head_IDP_4A, 0),
    HEAD(0x49474d4d41000000, "IGMMA", head_IGMMA, 0),
    HEAD(0x494d414400000000, "IMAD", head_IMAD, 0),
    HEAD(0x494d41442e484900, "IMAD.HI", head_IMAD_HI, 1),
    HEAD(0x494d41442e494144, "IMAD.IADD", head_IMAD_IADD, 2),
    HEAD(0x494d41442e4d4f56, "IMAD.MOV", head_IMAD_MOV, 3),
    HEAD(0x494d41442e53484c, "IMAD.SHL", head_IMAD_SHL, 4),
    HEAD(0x494d41442e574944, "IMAD.WIDE", head_IMAD_WIDE, 5),
    HEAD(0x494d4d4100000000, "IMMA", head_IMMA, 0),
    HEAD(0x494d4d412e535000, "IMMA.SP", head_IMMA_SP, 1),
    HEAD(0x494d4e4d58000000, "IMNMX", head_IMNMX, 0),
    HEAD(0x4950410000000000, "IPA", head_IPA, 0),
    HEAD(0x4953424552440000, "ISBERD", head_ISBERD, 0),
    HEAD(0x4953424557520000, "ISBEWR", head_ISBEWR, 0),
    HEAD(0x4953455450000000, "ISETP", head_ISETP, 0),
    HEAD(0x4a4d500000000000, "JMP", head_JMP, 0),
    HEAD(0x4a4d580000000000, "JMX", head_JMX, 0),
    HEAD(0x4a4d585500000000, "JMXU", head_JMXU, 1),
    HEAD(0x4b494c4c00000000, "KILL", head_KILL, 0),
    HEAD(0x4c44000000000000, "LD", head_LD, 0),
    HEAD(0x4c44430000000000, "LDC", head_LDC, 1),
    HEAD(0x4c44470000000000, "LDG", head_LDG, 2),
    HEAD(0x4c44474445504241, "LDGDEPBAR", head_LDGDEPBAR, 1),
    HEAD(0x4c44475354532e45, "LDGSTS.E", head_LDGSTS_E, 2),
    HEAD(0x4c444c0000000000, "LDL", head_LDL, 5),
    HEAD(0x4c44530000000000, "LDS", head_LDS, 6),
    HEAD(0x4c44534d2e313600, "LDSM.16", head_LDSM_16, 1),
    HEAD(0x4c445452414d2e41, "LDTRAM.AB", head_LDTRAM_AB, 8),
    HEAD(0x4c45410000000000, "LEA", head_LEA, 0),
    HEAD(0x4c45412e48490000, "LEA.HI", head_LEA_HI, 1),
    HEAD(0x4c45412e48492e53, "LEA.HI.SX32", head_LEA_HI_SX32, 1),
    HEAD(0x4c45412e48492e58, "LEA.HI.X", head_LEA_HI_X, 2),
    HEAD(0x4c45412e48492e58, "LEA.HI.X.SX32", head_LEA_HI_X_SX32, 1),
    HEAD(0x4c45412e58000000, "LEA.X", head_LEA_X, 5),
    HEAD(0x4c45504300000000, "LEPC", head_LEPC, 0),
    HEAD(0x4c4f50332e280000, "LOP3.(", head_LOP3__, 0),
    HEAD(0x4c4f50332e4c5554, "LOP3.LUT", head_LOP3_LUT, 0),
    HEAD(0x4d415443482e414c, "MATCH.ALL", head_MATCH_ALL, 0),
    HEAD(0x4d415443482e414e, "MATCH.ANY", head_MATCH_ANY, 0),
    HEAD(0x4d454d4241520000, "MEMBAR", head_MEMBAR, 0),
    HEAD(0x4d4f560000000000, "MOV", head_MOV, 0),
    HEAD(0x4d4f564d00000000, "MOVM", head_MOVM, 1),
    HEAD(0x4d55465500000000, "MUFU", head_MUFU, 0),
    HEAD(0x4e414e4f534c4545, "NANOSLEEP", head_NANOSLEEP, 0),
    HEAD(0x4e414e4f534c4545, "NANOSLEEP.CLEAR", head_NANOSLEEP_CLEAR, 1),
    HEAD(0x4e4f500000000000, "NOP", head_NOP, 0),
    HEAD(0x4f55540000000000, "OUT", head_OUT, 0),
    HEAD(0x4f55542e46494e41, "OUT.FINAL", head_OUT_FINAL, 1),
    HEAD(0x5032520000000000, "P2R", head_P2R, 0),
    HEAD(0x5049584c44000000, "PIXLD", head_PIXLD, 0),
    HEAD(0x504c4f50332e2800, "PLOP3.(", head_PLOP3__, 0),
    HEAD(0x504c4f50332e4c55, "PLOP3.LUT", head_PLOP3_LUT, 0),
    HEAD(0x504d545249470000, "PMTRIG", head_PMTRIG, 0),
    HEAD(0x504f504300000000, "POPC", head_POPC, 0),
    HEAD(0x5052454558495400, "PREEXIT", head_PREEXIT, 0),
    HEAD(0x50524d5400000000, "PRMT", head_PRMT, 0),
    HEAD(0x5153504300000000, "QSPC", head_QSPC, 0),
    HEAD(0x5232420000000000, "R2B", head_R2B, 0),
    HEAD(0x5232500000000000, "R2P", head_R2P, 0),
    HEAD(0x5232555200000000, "R2UR", head_R2UR, 0),
    HEAD(0x5245440000000000, "RED", head_RED, 0),
    HEAD(0x5245444153000000, "REDAS", head_REDAS, 1),
    HEAD(0x5245444700000000, "REDG", head_REDG, 2),
    HEAD(0x5245445558000000, "REDUX", head_REDUX, 3),
    HEAD(0x5245542e41425300, "RET.ABS", head_RET_ABS, 0),
    HEAD(0x5245542e52454c00, "RET.REL", head_RET_REL, 0),
    HEAD(0x5250434d4f562e33, "RPCMOV.32", head_RPCMOV_32, 0),
    HEAD(0x5250434d4f562e36, "RPCMOV.64", head_RPCMOV_64, 0),
    HEAD(0x5254540000000000, "RTT", head_RTT, 0),
    HEAD(0x5332520000000000, "S2R", head_S2R, 0),
    HEAD(0x5332555200000000, "S2UR", head_S2UR, 0),
    HEAD(0x53454c0000000000, "SEL", head_SEL, 0),
    HEAD(0x5345544354414944, "SETCTAID.X", head_SETCTAID_X, 0),
    HEAD(0x5345544c4d454d42, "SETLMEMBASE", head_SETLMEMBASE, 0),
    HEAD(0x5347585400000000, "SGXT", head_SGXT, 0),
    HEAD(0x5348460000000000, "SHF", head_SHF, 0),
    HEAD(0x5348464c00000000, "SHFL", head_SHFL, 1),
    HEAD(0x5354000000000000, "ST", head_ST, 0),
    HEAD(0x5354415300000000, "STAS", head_STAS, 1),
    HEAD(0x5354470000000000, "STG", head_STG, 2),
    HEAD(0x53544c0000000000, "STL", head_STL, 3),
    HEAD(0x5354530000000000, "STS", head_STS, 4),
    HEAD(0x5354534d2e313600, "STSM.16", head_STSM_16, 1),
    HEAD(0x535541544f4d2e44, "SUATOM.D", head_SUATOM_D, 0),
    HEAD(0x53554c442e440000, "SULD.D", head_SULD_D, 0),
    HEAD(0x53554c442e500000, "SULD.P", head_SULD_P, 0),
    HEAD(0x5355515545525900, "SUQUERY", head_SUQUERY, 0),
    HEAD(0x53555245442e4400, "SURED.D", head_SURED_D, 0),
    HEAD(0x535553542e440000, "SUST.D", head_SUST_D, 0),
    HEAD(0x535553542e500000, "SUST.P", head_SUST_P, 0),
    HEAD(0x53594e4353000000, "SYNCS", head_SYNCS, 0),
    HEAD(0x53594e43532e4152, "SYNCS.ARRIVE.TRANS64", head_SYNCS_ARRIVE_TRANS64, 1),
    HEAD(0x53594e43532e4341, "SYNCS.CAS.64", head_SYNCS_CAS_64, 2),
    HEAD(0x53594e43532e4343, "SYNCS.CCTL", head_SYNCS_CCTL, 3),
    HEAD(0x53594e43532e4343, "SYNCS.CCTL.IVALL", head_SYNCS_CCTL_IVALL, 1),
    HEAD(0x53594e43532e4c44, "SYNCS.LD.64", head_SYNCS_LD_64, 5),
    HEAD(0x5445580000000000, "TEX", head_TEX, 0),
    HEAD(0x544c440000000000, "TLD", head_TLD, 0),
    HEAD(0x544c443400000000, "TLD4", head_TLD4, 1),
    HEAD(0x544d4d4c00000000, "TMML", head_TMML, 0),
    HEAD(0x5458440000000000, "TXD", head_TXD, 0),
    HEAD(0x5458510000000000, "TXQ", head_TXQ, 0),
    HEAD(0x55424c4b43500000, "UBLKCP", head_UBLKCP, 0),
    HEAD(0x55424c4b50462e4c, "UBLKPF.L2", head_UBLKPF_L2, 0),
    HEAD(0x55424c4b52454400, "UBLKRED", head_UBLKRED, 0),
    HEAD(0x55424d534b000000, "UBMSK", head_UBMSK, 0),
    HEAD(0x5542524556000000, "UBREV", head_UBREV, 0),
    HEAD(0x554347414241525f, "UCGABAR_ARV", head_UCGABAR_ARV, 0),
    HEAD(0x554347414241525f, "UCGABAR_WAIT", head_UCGABAR_WAIT, 0),
    HEAD(0x55434c4541000000, "UCLEA", head_UCLEA, 0),
    HEAD(0x55463246502e3f3f, "UF2FP.\?\?\?0.PACK_AB", head_UF2FP____0_PACK_AB, 0),
    HEAD(0x55464c4f00000000, "UFLO", head_UFLO, 0),
    HEAD(0x5549414444330000, "UIADD3", head_UIADD3, 0),
    HEAD(0x5549414444332e36, "UIADD3.64", head_UIADD3_64, 1),
    HEAD(0x5549414444332e58, "UIADD3.X", head_UIADD3_X, 2),
    HEAD(0x55494d4144000000, "UIMAD", head_UIMAD, 0),
    HEAD(0x55494d41442e5749, "UIMAD.WIDE", head_UIMAD_WIDE, 1),
    HEAD(0x5549534554500000, "UISETP", head_UISETP, 0),
    HEAD(0x554c444300000000, "ULDC", head_ULDC, 0),
    HEAD(0x554c454100000000, "ULEA", head_ULEA, 0),
    HEAD(0x554c45412e484900, "ULEA.HI", head_ULEA_HI, 1),
    HEAD(0x554c45412e48492e, "ULEA.HI.SX32", head_ULEA_HI_SX32, 1),
    HEAD(0x554c45412e48492e, "ULEA.HI.X", head_ULEA_HI_X, 2),
    HEAD(0x554c45412e48492e, "ULEA.HI.X.SX32", head_ULEA_HI_X_SX32, 1),
    HEAD(0x554c45412e580000, "ULEA.X", head_ULEA_X, 5),
    HEAD(0x554c455043000000, "ULEPC", head_ULEPC, 0),
    HEAD(0x554c4f50332e2800, "ULOP3.(", head_ULOP3__, 0),
    HEAD(0x554c4f50332e4c55, "ULOP3.LUT", head_ULOP3_LUT, 0),
    HEAD(0x554d4f5600000000, "UMOV", head_UMOV, 0),
    HEAD(0x5550325552000000, "UP2UR", head_UP2UR, 0),
    HEAD(0x55504c4f50332e28, "UPLOP3.(", head_UPLOP3__, 0),
    HEAD(0x55504c4f50332e4c, "UPLOP3.LUT", head_UPLOP3_LUT, 0),
    HEAD(0x55504f5043000000, "UPOPC", head_UPOPC, 0),
    HEAD(0x5550524d54000000, "UPRMT", head_UPRMT, 0),
    HEAD(0x5552325550000000, "UR2UP", head_UR2UP, 0),
    HEAD(0x5553454c00000000, "USEL", head_USEL, 0),
    HEAD(0x555345544d415852, "USETMAXREG", head_USETMAXREG, 0),
    HEAD(0x5553455453484d53, "USETSHMSZ", head_USETSHMSZ, 0),
    HEAD(0x5553475854000000, "USGXT", head_USGXT, 0),
    HEAD(0x5553484600000000, "USHF", head_USHF, 0),
    HEAD(0x55544d414343544c, "UTMACCTL", head_UTMACCTL, 0),
    HEAD(0x55544d41434d4446, "UTMACMDFLUSH", head_UTMACMDFLUSH, 0),
    HEAD(0x55544d414c444700, "UTMALDG", head_UTMALDG, 0),
    HEAD(0x55544d4150462e4c, "UTMAPF.L2", head_UTMAPF_L2, 0),
    HEAD(0x55544d4152454447, "UTMAREDG", head_UTMAREDG, 0),
    HEAD(0x55544d4153544700, "UTMASTG", head_UTMASTG, 0),
    HEAD(0x5641425344494646, "VABSDIFF", head_VABSDIFF, 0),
    HEAD(0x5641425344494646, "VABSDIFF4", head_VABSDIFF4, 1),
    HEAD(0x5649414444000000, "VIADD", head_VIADD, 0),
    HEAD(0x56494d4e4d580000, "VIMNMX", head_VIMNMX, 0),
    HEAD(0x564f544500000000, "VOTE", head_VOTE, 0),
    HEAD(0x564f544555000000, "VOTEU", head_VOTEU, 1),
    HEAD(0x5741525047524f55, "WARPGROUP.ARRIVE", head_WARPGROUP_ARRIVE, 0),
    HEAD(0x5741525047524f55, "WARPGROUPSET.AC", head_WARPGROUPSET_AC, 0),
    HEAD(0x5741525053594e43, "WARPSYNC", head_WARPSYNC, 0),
    HEAD(0x5741525053594e43, "WARPSYNC.ALL", head_WARPSYNC_ALL, 1),
    HEAD(0x5741525053594e43, "WARPSYNC.COLLECTIVE", head_WARPSYNC_COLLECTIVE, 2),
    HEAD(0x5741525053594e43, "WARPSYNC.COLLECTIVE.ALL", head_WARPSYNC_COLLECTIVE_ALL, 1),
    HEAD(0x5949454c44000000, "YIELD", head_YIELD, 0),
};
static const char *const marks[] = {"numbers"};
static const struct isadora_words *const registers[] = {&words_file_bulk_done,
    &words_file_cluster_come, &words_file_cluster_turn, &words_file_cluster_mine, &words_file_r,
    &words_file_ur, &words_file_p, &words_file_up, &words_file_b, &words_file_pc,
    &words_file_active, &words_file_parked, &words_file_ready, &words_file_blocked,
    &words_file_turn, &words_file_yielded, &words_file_group_lanes, &words_file_group_pc,
    &words_file_group_wait, &words_file_group_need, &words_file_apart, &words_file_kept,
    &words_file_left_off, &words_file_left_ur, &words_file_left_up, &words_file_rpc, &words_file_sr,
    &words_file_come, &words_file_some, &words_file_asked, &words_file_yes, &words_file_red_yes,
    &words_file_red_all, &words_file_red, &words_file_red_kind, &words_file_left};

const struct isadora_syntax volta_syntax = {
    .heads = heads, .head_count = COUNT(heads),
    .begins = 0x2fffffe00000000,
    .inner = true,
    .marks = marks, .mark_count = COUNT(marks),
    .registers = registers, .file_count = COUNT(registers),
};

