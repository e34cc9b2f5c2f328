/**
 * @file
 * running the instructions of any instruction set, in one thread or one warp.
 *
 * A machine is a target, the state its generated code works on, and the memory of its spaces. It
 * knows no opcode: it fetches, decodes once (decoded instructions are kept until their bytes
 * change), calls the function of the form, and stops for a reason. */
#ifndef ISADORA_MACHINE_H
#define ISADORA_MACHINE_H

#include <isadora/target.h>

#ifdef __cplusplus
extern "C" {
#endif

enum isadora_trap_kind {
    ISADORA_TRAP_NONE,
    ISADORA_TRAP_STATED,    /**< `trap "why"` of the description */
    ISADORA_TRAP_UNKNOWN,   /**< `unknown "why"`: nobody knows what the hardware does */
    ISADORA_TRAP_OUTSIDE,   /**< access not wholly inside a space */
    ISADORA_TRAP_UNALIGNED, /**< access not aligned, in a space that forbids it */
    ISADORA_TRAP_STACK,     /**< push on a full stack, or pop from an empty one */
    ISADORA_TRAP_MEMORY     /**< this computer has no memory left */
};

struct isadora_trap {
    enum isadora_trap_kind kind;
    const char *why;
    int space; /**< index into target->spaces, or -1 */
    uint64_t index;
    int lane; /**< whose access or statement it was, or -1 */
};

enum isadora_stop {
    ISADORA_RUNNING,
    ISADORA_ENDED,     /**< the program counter stands behind the last instruction */
    ISADORA_HALTED,    /**< `halt` */
    ISADORA_TRAPPED,   /**< machine->trap says why; nothing of the instruction happened */
    ISADORA_LIMITED,   /**< as many steps as were allowed */
    ISADORA_UNDECODED, /**< the word at the program counter is not an instruction */
    ISADORA_NO_CODE,   /**< there is no code at the program counter */
    ISADORA_CUT_OFF,   /**< the code ends within the instruction */
    ISADORA_WAITING,   /**< the instruction waits, and nothing is under way that could change what
                          for;   in a grid: all warps of a block that have not ended wait */
    /** Only in a grid: */
    ISADORA_RUNAWAY, /**< a warp executed as many instructions as it may */
    ISADORA_BREAK,   /**< before an instruction at one of the addresses asked for */
    ISADORA_LEFT     /**< a warp ran behind the last instruction with only some of its lanes */
};

/** Cells of a space. */
struct isadora_extent {
    uint64_t first, cells;
};

/** A store that lands later. */
enum { ISADORA_PENDING_MAX = 512 };
enum { ISADORA_PENDING_PC = -1, ISADORA_PENDING_BEGIN = -2 /**< an engine begins */ };

struct isadora_pending {
    uint64_t due; /**< cycle whose instruction sees it */
    uint64_t mask, value,
        covered; /**< bits; those that a younger instruction stored at the same time */
    uint64_t index;
    int16_t file; /**< index into target->files, or one of the above */
    int16_t engine;
    uint64_t from, made; /**< `$pc` and cycle of the instruction */
};

enum { ISADORA_FIRST_CYCLE = 2 }; /**< so that no store of the past has the number of a cycle */

/** Somebody who is told what a machine does besides computing: see isadora_machine_watch. */
struct isadora_watch {
    void *user;
    /** Joined cells of a space. */
    void (*load)(void *user, unsigned space, uint64_t index, unsigned cells,
                 struct isadora_word value);
    void (*store)(void *user, unsigned space, uint64_t index, unsigned cells,
                  struct isadora_word value, struct isadora_word old);
    /** A store was made that is pending; it lands now (the state is still as before); its engine
     * dropped it. */
    void (*later)(void *user, const struct isadora_pending *);
    void (*land)(void *user, const struct isadora_pending *);
    void (*drop)(void *user, const struct isadora_pending *);
    /** While it is under way, bits of the same register are stored at once. NULL: not asked for. */
    void (*overtake)(void *user, const struct isadora_pending *, uint64_t mask);
};

enum { ISADORA_OPTIONS_MAX = 8 };

/** What a warp knows of the launch it belongs to. Without a launch: one block of one thread. */
struct isadora_launch {
    uint32_t grid[3];                     /**< blocks in the grid: x, y, z */
    uint32_t block[3];                    /**< threads in a block */
    uint32_t at[3];                       /**< this block */
    uint32_t warp, warps;                 /**< this warp of the block; how many it has */
    uint32_t threads;                     /**< of a block */
    uint64_t option[ISADORA_OPTIONS_MAX]; /**< of target->options: index of the value */
};

struct rt_decoded;

struct isadora_machine {
    const struct isadora_target *target;
    struct isadora_context context; /**< address: of this instruction */
    void *state;                    /**< struct NAME_state */
    struct rt_memory *memory;       /**< one for each of target->spaces */
    uint64_t pc;                    /**< of this instruction, in the units of `$pc` */
    uint64_t next; /**< where to go: preset to the instruction behind, stored to by `$pc = ..` */
    bool halted;
    struct isadora_trap trap;
    const struct isadora_insn *insn; /**< what isadora_fetch found */
    uint64_t steps;                  /**< instructions executed since isadora_reset */
    uint64_t now; /**< the cycle of this instruction; the first one is ISADORA_FIRST_CYCLE */
    struct isadora_pending
        pending[ISADORA_PENDING_MAX]; /**< in the order in which they were made */
    unsigned pending_count;
    const struct isadora_watch *watch; /**< NULL: nobody */

    /** Only where target->lanes: see simt.h. */
    int lane; /**< whose code runs; -1 outside of lanes */
    struct isadora_launch launch;
    isadora_pick *quick; /**< gives functions that do all lanes at once; NULL: not used */
    bool again; /**< the instruction at `$pc` was issued and waits: its action only asks again */
    bool woke;  /**< an instruction stored to state of block or grid that others may wait for */
    void *block, *grid; /**< struct NAME_block, struct NAME_grid */

    uint64_t pc_mask;
    unsigned pc_bytes; /**< bytes that one step of `$pc` stands for */
    int code_space;    /**< index of the space that holds the code, or -1: `image` holds it */
    uint8_t *image;
    size_t image_size;
    uint64_t image_at, image_end;        /**< addresses */
    const struct isadora_bundle *bundle; /**< of the target */
    struct rt_decoded *decoded;
    uint64_t decoded_mask;
    unsigned decoded_shift;
    bool any_decoded;
    struct isadora_alignment alignment;
    char misplaced[64]; /**< why the instruction at `$pc` may not stand there */
};

/* ---- life of a machine ---- */

/** NULL when there is no memory. State is at its reset values, spaces are zero. */
struct isadora_machine *isadora_machine_create(const struct isadora_target *, unsigned config);
void isadora_machine_destroy(struct isadora_machine *);
/** Whether functions are used that do all lanes of a warp at once, where there are any (they are at
 * first), or only the plain ones, lane after lane: the results are the same. */
void isadora_machine_quick(struct isadora_machine *, bool wanted);
/** State and `$pc` back to their reset values, spaces back to zero; a separate code image stays. */
void isadora_machine_reset(struct isadora_machine *);
/** Puts a program at an address (of the kind that `$pc` holds) and `$pc` there. False when it does
 * not fit. Where units have several words (bundle.h) the bytes are those of words, as decode takes
 * them. */
bool isadora_load_image(struct isadora_machine *, uint64_t address, const uint8_t *bytes,
                        size_t size);

/** Where in the image an address lies, in bytes; SIZE_MAX: no instruction begins there, or it lies
 * before the image. */
size_t isadora_image_offset(const struct isadora_machine *, uint64_t address);
/** `$pc` for an address that a program goes to: that of a bundle is its first word. */
static inline uint64_t isadora_arrive(const struct isadora_machine *m, uint64_t address)
{
    return m->bundle ? isadora_bundle_target(m->bundle, address) : address;
}

/* ---- running ---- */

struct isadora_limits {
    uint64_t steps;  /**< 0: none */
    uint64_t cycles; /**< 0: none; differs from steps only where instructions wait */
    /** Called before every cycle, to play the world around the machine; false stops the run
     * (LIMITED). NULL: nobody. */
    bool (*each_cycle)(void *user, struct isadora_machine *);
    void *user;
};

/** Finds and decodes the instruction at `$pc` into machine->insn: RUNNING, or why there is none. */
enum isadora_stop isadora_fetch(struct isadora_machine *);
/** One cycle: WAITING when the instruction waits, and then `$pc` and `steps` stay. */
enum isadora_stop isadora_step(struct isadora_machine *);
/** Lets everything land that is under way, and goes where `$pc` is stored to. For single
 * instructions, not in a run. */
void isadora_settle(struct isadora_machine *);
enum isadora_stop isadora_run(struct isadora_machine *, const struct isadora_limits *);
/** From now on somebody (NULL: nobody) is told of loads and stores, which are slower meanwhile. */
void isadora_machine_watch(struct isadora_machine *, const struct isadora_watch *);
/** "halted", "trap", .. */
const char *isadora_stop_name(enum isadora_stop);
const char *isadora_trap_name(enum isadora_trap_kind);

/* ---- memory, for tools: no access rules; cells outside read 0 and writes to them give false.
 * Where each lane has its own, machine->lane says whose it is (-1: lane 0) ---- */

int isadora_space_find(const struct isadora_target *, const char *name, size_t size);
uint64_t isadora_peek(const struct isadora_machine *, unsigned space, uint64_t index);
bool isadora_poke(struct isadora_machine *, unsigned space, uint64_t index, uint64_t value);
/** Many cells, each as many bytes as it takes, in the order of the space. False where they are not
 * all there (a lane's never are), or there is no memory left. */
bool isadora_copy_in(struct isadora_machine *, unsigned space, uint64_t index, const uint8_t *,
                     size_t size);
bool isadora_copy_out(const struct isadora_machine *, unsigned space, uint64_t index, uint8_t *,
                      size_t size);
/** The first cell at or behind *index that is not 0. */
bool isadora_memory_next(const struct isadora_machine *, unsigned space, uint64_t *index);

/** What programs may access, from now on: less than the space has; only some ranges, in order,
 * which stay the caller's (none: all). */
void isadora_memory_limit(struct isadora_machine *, unsigned space, uint64_t cells);
void isadora_memory_allow(struct isadora_machine *, unsigned space, const struct isadora_extent *,
                          size_t count);
/* ---- memory as people name it and see it ---- */

/** Cells that go by one name: a space, or one of its windows. */
struct isadora_part {
    unsigned space;
    uint64_t first, cells;
};

enum { ISADORA_CELL_NAME_MAX = 96 };

bool isadora_part_find(const struct isadora_target *, const char *name, size_t size,
                       struct isadora_part *);
/** The cell of the space that an index of the part means; else false, and why. */
bool isadora_part_index(const struct isadora_target *, const struct isadora_part *,
                        struct isadora_word given, uint64_t *index, char *why, size_t size);
/** "D[0x10]", "g14[0x10..0x13]". */
void isadora_cell_name(const struct isadora_target *, unsigned space, uint64_t index,
                       unsigned cells, char out[ISADORA_CELL_NAME_MAX]);
/** Cells that people see as one, from one that lies at a multiple of their number. */
unsigned isadora_shown_cells(const struct isadora_space *);
unsigned isadora_shown_bits(const struct isadora_space *);
uint64_t isadora_look(const struct isadora_machine *, unsigned space, uint64_t index);
bool isadora_put(struct isadora_machine *, unsigned space, uint64_t index, uint64_t value);
/** What such cells hold for `value`; false where it does not fit, neither as unsigned nor as two's
 * complement. */
bool isadora_shown_value(const struct isadora_space *, struct isadora_word value, uint64_t *out);

/* ---- registers by name ---- */

/** A register or a part of one. */
struct isadora_register {
    const struct isadora_file *file;
    uint16_t index;
    uint8_t lo, width;
    bool is_signed;
    uint8_t lane; /**< whose, in a file that each lane has */
    bool of_lane; /**< the name says which: "$r5@7" */
};

enum { ISADORA_NAME_MAX = 64, ISADORA_VALUE_MAX = 48 };

/** "$r5", "$pc", "$v3.1" (entry 1 of the first view of several), "$r5.b2", "$r5.b[2]", "$c0.Z",
 * "s2v.factor0"; "$r5@7" is that of lane 7, and "$r5" that of lane 0. */
bool isadora_register_find(const struct isadora_target *, const char *name, size_t size,
                           struct isadora_register *);
bool isadora_register_exists(const struct isadora_register *, unsigned config);
/** Two's complement in 128 bits: signed registers come with their sign extended. */
struct isadora_word isadora_register_get(const struct isadora_machine *,
                                         const struct isadora_register *);
/** Hardwired registers and bits keep their value. False when the value does not fit the width. */
bool isadora_register_set(struct isadora_machine *, const struct isadora_register *,
                          struct isadora_word);
/** Walks all registers of the machine's configuration: begin with a zeroed one, ends with false. */
bool isadora_register_next(const struct isadora_machine *, struct isadora_register *);
/** Name in vectors and JSON into out[ISADORA_NAME_MAX]: prefix and number. */
void isadora_register_name(const struct isadora_register *, char *out);
/** Name for people: what programs write, where an entry prints a text of its own that means nothing
 * else. */
void isadora_register_text(const struct isadora_target *, const struct isadora_register *,
                           char *out);
/** Hex, or decimal for signed registers. */
void isadora_value_text(struct isadora_word, bool is_signed, char out[ISADORA_VALUE_MAX]);
/** Whether its value never changes, and which it is. */
bool isadora_register_wired(const struct isadora_register *, struct isadora_word *value);
/** The depth of the stack that a file is a member of; NULL where it is none. */
const struct isadora_file *isadora_stack_depth(const struct isadora_target *,
                                               const struct isadora_file *member);
/** False for an entry of a stack beyond the depth: what stands there is left over. */
bool isadora_register_lives(const struct isadora_machine *, const struct isadora_register *);

#ifdef __cplusplus
}
#endif

#endif
