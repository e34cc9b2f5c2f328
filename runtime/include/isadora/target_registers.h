/**
 * @file
 * State as data: registers, spaces, and limits of launches of an instruction set. This header is
 * part of <isadora/target.h>.
 */
#ifndef ISADORA_TARGET_REGISTERS_H
#define ISADORA_TARGET_REGISTERS_H

#include <isadora/base.h>

#ifdef __cplusplus
extern "C" {
#endif

/** A register of a file that is not like the others. */
struct isadora_entry {
    uint16_t number;
    const char *prints; /**< NULL: prefix and number */
    uint8_t hardwired;  /**< reads `value`, writes have no effect */
    uint8_t alias;      /**< another name of other state, or computed: no storage of its own */
    uint64_t value;
    const char *const *also; /**< other texts, NULL at the end; NULL: none */
    /** Where an alias is bits of one register: index into target->files plus 1 (0: it is not),
     * number in that file, and which bits. */
    uint16_t place_file, place_index;
    uint8_t place_lo, place_width;
};

/** How many copies of state there are: one in the machine, for each lane, warp, block, or grid. */
enum isadora_scope { ISADORA_CORE, ISADORA_LANE, ISADORA_WARP, ISADORA_BLOCK, ISADORA_GRID };

/** A named part of a register: the view `.b[i in 0..3] = [8*i +: 8]` is count 4, lo 0, step 8,
 * width 8; a view that is one slice, and a flag, have count 0. */
struct isadora_view {
    const char *name; /**< "b" */
    uint8_t count, lo, step, width;
};

/** Bits of every register of a file that no write changes, in some configurations. */
struct isadora_held {
    uint64_t configs;
    struct isadora_word mask, value;
};

/** A file of registers, or a single one (count 0). Register i is at offset + i * stride bytes of
 * the state, as the smallest C integer that holds `width` bits (signed files: a signed one, so that
 * reading extends the sign); above 64 bits as a 128-bit integer. Scope LANE: lane l has its own,
 * l * lane_stride bytes later; BLOCK and GRID: the offset is in the state of the block or grid, not
 * of the warp. A stack is the file "$s.depth" (one register, `most` its size) and a file
 * "$s.MEMBER" for each member, entry 0 at the bottom. */
struct isadora_file {
    const char *name;   /**< "$r" */
    const char *prints; /**< prefix in text */
    const char *vector; /**< name in vectors; NULL: `name` */
    uint16_t count, width;
    uint32_t offset, stride;
    uint32_t lane_stride; /**< bytes from one lane's element to the next; 0 unless scope LANE */
    uint8_t scope;        /**< enum isadora_scope */
    uint8_t is_signed;
    uint8_t is_pc; /**< isadora_machine.pc, not in the state */
    uint16_t entry_count, view_count, held_count;
    const struct isadora_entry *entries;
    const struct isadora_view *views;
    const struct isadora_held *held;
    uint64_t configs;  /**< in which it exists */
    uint64_t most;     /**< largest value that may be set; 0: any of `width` bits */
    const char *reset; /**< the reset value as the description has it */
};

/** What an access does that is misaligned, or not wholly inside of the space. */
enum isadora_rule {
    ISADORA_TRAPS,    /**< stops the program */
    ISADORA_WORKS,    /**< nothing special */
    ISADORA_DROPS,    /**< low bits of the index are cleared */
    ISADORA_WRAPS,    /**< goes on at the beginning of the space */
    ISADORA_ZERO,     /**< loads 0, stores nothing */
    ISADORA_UNDEFINED /**< unknown; loads 0, stores nothing */
};

/** A space of memory cells. */
struct isadora_space {
    const char *name;
    uint64_t cells;                /**< size in cells */
    uint16_t cell_bits;            /**< 1..64 */
    uint8_t is_code;               /**< instructions are fetched from here */
    uint8_t big_endian;            /**< order in which cells join to wider values */
    uint8_t read_only, write_only; /**< for programs; tools may do both */
    uint8_t unaligned;             /**< enum isadora_rule: TRAPS, WORKS, DROPS, UNDEFINED */
    uint8_t outside;               /**< enum isadora_rule: TRAPS, WRAPS, ZERO, UNDEFINED */
    uint8_t scope;                 /**< enum isadora_scope */
    uint8_t shown;                 /**< cells that tools show as one, 64 bits at most; 0 is 1 */
    uint16_t windows; /**< equal parts with names of their own: NAME0, NAME1, ..; 0: none */
    uint64_t configs; /**< in which it exists */
};

/** A choice of the hardware that is unknown, `launch NAME (value value) "title"`: a run has the
 * first value unless another is chosen. */
struct isadora_launch_option {
    const char *name, *title;
    const char *const *values;
    size_t value_count;
};

/** The largest launch that fits the fields of the hardware; 0: any number. */
struct isadora_launch_limits {
    uint32_t grid[3], block[3]; /**< blocks of the grid, threads of a block: x, y, z */
    uint32_t threads;           /**< of a block, all together */
    uint32_t shared;            /**< cells of the memory of a block; there may be fewer */
    uint32_t registers;         /**< of all warps of a block */
};

#ifdef __cplusplus
}
#endif

#endif
