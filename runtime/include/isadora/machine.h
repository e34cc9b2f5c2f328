/**
 * @file
 * Running programs of any instruction set, in one thread or one warp.
 *
 * A machine is a target with its registers and memory. It fetches, decodes once (decoded
 * instructions are kept until their bytes change), executes, and stops for a reason.
 */
#ifndef ISADORA_MACHINE_H
#define ISADORA_MACHINE_H

#include <isadora/target.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Why an instruction cannot be executed. */
enum isadora_trap_kind {
    ISADORA_TRAP_NONE,
    ISADORA_TRAP_STATED,    /**< `trap "why"` of the description */
    ISADORA_TRAP_UNKNOWN,   /**< `unknown "why"`: what the hardware does is unknown */
    ISADORA_TRAP_OUTSIDE,   /**< an access not wholly inside a space */
    ISADORA_TRAP_UNALIGNED, /**< a misaligned access, or a misaligned instruction */
    ISADORA_TRAP_STACK,     /**< push on a full stack, or pop from an empty one */
    ISADORA_TRAP_MEMORY     /**< this computer has no memory left */
};

/** A trap. */
struct isadora_trap {
    enum isadora_trap_kind kind;
    const char *why; /**< text for people */
    int space;       /**< of the access: index into target->spaces, or -1 */
    uint64_t index;  /**< of the cell, with `space` */
    int lane;        /**< of the access or statement, or -1 */
};

/** Why a machine stopped. */
enum isadora_stop {
    ISADORA_RUNNING,
    ISADORA_ENDED,     /**< the program counter is after the last instruction */
    ISADORA_HALTED,    /**< `halt` */
    ISADORA_TRAPPED,   /**< machine->trap says why; nothing of the instruction happened */
    ISADORA_LIMITED,   /**< as many steps as were allowed */
    ISADORA_UNDECODED, /**< the word at the program counter is not an instruction */
    ISADORA_NO_CODE,   /**< there is no code at the program counter */
    ISADORA_CUT_OFF,   /**< the code ends within the instruction */
    /** The instruction waits, and nothing is under way that could change what for. In a grid: all
     * warps of a block wait that have not ended. */
    ISADORA_WAITING,
    ISADORA_STORED, /**< the last instruction stored to cells of isadora_memory_notice */
    /* Only in a grid: */
    ISADORA_RUNAWAY, /**< a warp executed as many instructions as it may */
    ISADORA_BREAK,   /**< before an instruction at one of the given addresses */
    ISADORA_LEFT     /**< some lanes of a warp ran past the last instruction */
};

/** A range of cells of a space. */
struct isadora_extent {
    uint64_t first, cells;
};

/** Most delayed stores under way. */
enum { ISADORA_PENDING_MAX = 512 };
/** Values of isadora_pending.file that are no register file. */
enum {
    ISADORA_PENDING_PC = -1,   /**< a jump */
    ISADORA_PENDING_BEGIN = -2 /**< an engine starts working */
};

/** A store that takes effect some cycles after its instruction. */
struct isadora_pending {
    uint64_t due; /**< the first cycle whose instruction sees it */
    uint64_t mask, value;
    uint64_t covered;    /**< bits that a younger instruction stored at the same time */
    uint64_t index;      /**< of the register */
    int16_t file;        /**< index into target->files, or one of the above */
    int16_t engine;      /**< index into target->engines, or -1 */
    uint64_t from, made; /**< `$pc` and cycle of the instruction */
};

/** The first cycle of a run, so that no store of the past has the number of a cycle. */
enum { ISADORA_FIRST_CYCLE = 2 };

/** Functions that are called for what a machine does: see isadora_machine_watch. Each may be NULL.
 */
struct isadora_watch {
    void *user; /**< first argument of all */
    /** A load, or a store, of adjacent cells of a space. */
    void (*load)(void *user, unsigned space, uint64_t index, unsigned cells,
                 struct isadora_word value);
    void (*store)(void *user, unsigned space, uint64_t index, unsigned cells,
                  struct isadora_word value, struct isadora_word old);
    /** A delayed store was made; takes effect now, the state being as before; is dropped, as its
     * engine restarts. */
    void (*later)(void *user, const struct isadora_pending *);
    void (*written)(void *user, const struct isadora_pending *);
    void (*drop)(void *user, const struct isadora_pending *);
    /** While it is under way, bits of the same register are stored at once. */
    void (*overtake)(void *user, const struct isadora_pending *, uint64_t mask);
};

/** Most options of a launch. */
enum { ISADORA_OPTIONS_MAX = 8 };

/** The launch that a warp belongs to. Without one: one block of one thread. */
struct isadora_launch {
    uint32_t grid[3];     /**< blocks in the grid: x, y, z */
    uint32_t block[3];    /**< threads in a block */
    uint32_t at[3];       /**< this block */
    uint32_t warp, warps; /**< this warp of the block; how many it has */
    uint32_t threads;     /**< of a block */
    uint64_t steps;       /**< instructions that this warp has executed */
    uint32_t shared;  /**< cells of the memory of a block that programs may access; 0: no launch */
    uint32_t dynamic; /**< those that the launch gives beyond what the program has */
    uint32_t registers; /**< of all warps of a block; 0: the program does not say */
    uint64_t option[ISADORA_OPTIONS_MAX]; /**< of target->options: index of the value */
};

/** Most arguments of an exception that are kept. */
enum { ISADORA_RAISED_VALUES = 4 };

/** An exception that was raised. */
struct isadora_raise {
    const char *name;
    uint64_t pc;                            /**< of the instruction that raised it */
    uint64_t steps;                         /**< instructions executed before it */
    uint64_t values[ISADORA_RAISED_VALUES]; /**< its arguments, the lowest 64 bits of each */
};

struct rt_memory;
struct rt_decoded;
struct rt_kept_store;
struct rt_ops;
struct rt_reach;

/** A machine: made by isadora_machine_create. Members are for reading; `pc` and `trap` may be set
 * between instructions, others by the functions below. */
struct isadora_machine {
    const struct isadora_target *target;
    struct isadora_context context; /**< address: of this instruction */
    void *state;                    /**< the registers, as target->files lays them out */
    struct rt_memory *memory;       /**< private */
    uint64_t pc;                    /**< of this instruction, as `$pc` counts */
    uint64_t next;  /**< the next one: the instruction after this one, unless it stores to `$pc` */
    uint8_t halted; /**< not 0: the last instruction was a `halt` */
    struct isadora_trap trap;
    const struct isadora_insn *insn; /**< what isadora_fetch found */
    uint64_t steps;                  /**< instructions executed since the reset */
    uint64_t now; /**< cycle of this instruction; the first one is ISADORA_FIRST_CYCLE */
    /** Delayed stores under way, in the order in which they were made. */
    struct isadora_pending pending[ISADORA_PENDING_MAX];
    unsigned pending_count;
    uint64_t pending_due; /**< the cycle before which none of them takes effect */
    const struct isadora_watch *watch; /**< NULL: none */

    /* Only where target->lanes (<isadora/simt.h>): */
    int lane; /**< that runs; -1 outside of lanes */
    struct isadora_launch launch;
    isadora_pick *quick; /**< private: vectorised functions; NULL: not used */
    bool again;          /**< the instruction at `$pc` began and waits */
    bool woke;           /**< private: a store to state of block or grid may end a wait */
    void *block, *grid;  /**< state of the block and of the grid, as target->files lays them out */

    /* Private, as all that follows: */
    uint64_t pc_mask;
    unsigned pc_bytes; /* bytes of one step of `$pc` */
    int code_space;    /* index of the space that holds the code, or -1: `image` holds it */
    uint8_t *image;
    size_t image_size;
    uint64_t image_at, image_end;        /* addresses */
    const struct isadora_bundle *bundle; /* of the target */
    struct rt_decoded *decoded;
    uint64_t decoded_mask;
    unsigned decoded_shift;
    bool any_decoded;
    struct isadora_alignment alignment;
    char misplaced[64]; /* why the instruction at `$pc` cannot be there */
    union {
        uint8_t row8[32];
        uint16_t row16[32];
        uint32_t row32[32];
    } spare; /* of lanes: results that are thrown away */

    /* Only where instructions are executed as operations (machine/operations/op.h): */
    struct rt_ops *ops;
    bool ops_stale;          /* all are forgotten before the next one is looked for */
    struct rt_reach *reach;  /* of each space, for loads and for stores */
    bool one_by_one;         /* they are not, all the same */
    uint64_t began;          /* the cycle in which they began */
    uint64_t stop_at;        /* the place in time (op.h) where they come back at the latest */
    uint64_t counted;        /* up to this one, `steps` and registers count cycles */
    unsigned pending_before; /* pending_count when the instruction began */

    const char *raised; /* the last exception, for isadora_raised */
    uint64_t raised_at; /* `steps` then */
    uint64_t raised_pc; /* the instruction that raised it */
    /* The first one; the first one of a row of them, each raised by the instruction where the one
     * before went on; the last one of all. */
    struct isadora_raise raises[3];
    unsigned raise_row, raise_last; /* which of `raises`: the first of the last row; the last one */

    /* Only where words of a bundle execute together (machine/delayed.h): */
    bool inside;        /* a bundle has begun, and its next word is at `inside_at` */
    bool leaves, halts; /* some word of it stored to `$pc`; was a `halt` */
    uint64_t inside_at;
    uint64_t leave;             /* where the bundle leads to */
    struct rt_kept_store *kept; /* stores to spaces, for its end */
    size_t kept_count, kept_room;
};

/** The exception that the last instruction raised; NULL: none. */
static inline const char *isadora_raised(const struct isadora_machine *m)
{
    return m->raised && m->raised_at + 1 == m->steps ? m->raised : NULL;
}

/** The last exception; NULL: none was raised since the reset. */
static inline const struct isadora_raise *isadora_last_raise(const struct isadora_machine *m)
{
    return m->raised ? &m->raises[m->raise_last] : NULL;
}
/** The one that began it, where it was raised by the instruction where another one went on, and so
 * on; else the same. */
static inline const struct isadora_raise *isadora_row_raise(const struct isadora_machine *m)
{
    return m->raised ? &m->raises[m->raise_row] : NULL;
}
/** The first one of all. */
static inline const struct isadora_raise *isadora_first_raise(const struct isadora_machine *m)
{
    return m->raised ? &m->raises[0] : NULL;
}

/* ---- Making a machine ---- */

/** Returns NULL when there is no memory left. Registers have their reset values, spaces are zero.
 */
struct isadora_machine *isadora_machine_create(const struct isadora_target *, unsigned config);
/** Frees a machine; NULL is fine. */
void isadora_machine_destroy(struct isadora_machine *);
/** Whether vectorised functions run all lanes of a warp at once, and isadora_run executes
 * instructions without lanes as operations that call each other: at first they do. Results are the
 * same without them. */
void isadora_machine_quick(struct isadora_machine *, bool wanted);
/** Sets registers and `$pc` to their reset values and spaces to zero; a program that is in no space
 * stays. */
void isadora_machine_reset(struct isadora_machine *);
/** Loads a program at an address, which is counted as `$pc` counts, and sets `$pc` to it. Returns
 * false when it does not fit. Bundled words come as decode takes them (<isadora/bundle.h>). */
bool isadora_load_image(struct isadora_machine *, uint64_t address, const uint8_t *bytes,
                        size_t size);
/** Byte of the loaded program at an address; SIZE_MAX: no instruction begins there. */
size_t isadora_image_offset(const struct isadora_machine *, uint64_t address);
/** `$pc` after a branch to an address: in a bundle, its first word. */
static inline uint64_t isadora_arrive(const struct isadora_machine *m, uint64_t address)
{
    return m->bundle ? isadora_bundle_target(m->bundle, address) : address;
}

/* ---- Running ---- */

/** Where a run ends at the latest. */
struct isadora_limits {
    uint64_t steps;  /**< 0: none */
    uint64_t cycles; /**< 0: none; more than steps only where instructions wait */
    /** Called before every cycle, for devices around the machine; false ends the run (LIMITED). May
     * be NULL. */
    bool (*each_cycle)(void *user, struct isadora_machine *);
    void *user;
};

/** Decodes the instruction at `$pc` into machine->insn: RUNNING, or why there is none. */
enum isadora_stop isadora_fetch(struct isadora_machine *);
/** Executes one cycle. WAITING: the instruction waits, and `$pc` and `steps` stay. Where
 * target->together, one word of a bundle: its stores take effect with its last word, and are
 * dropped when another address is stored to `pc` before that. */
enum isadora_stop isadora_step(struct isadora_machine *);
/** All delayed stores take effect, and `$pc` is where they lead. For single instructions. */
void isadora_settle(struct isadora_machine *);
/** Runs until something ends it; the limits may be NULL. */
enum isadora_stop isadora_run(struct isadora_machine *, const struct isadora_limits *);
/** From now on these functions are called, and runs are slower; NULL: none are. */
void isadora_machine_watch(struct isadora_machine *, const struct isadora_watch *);
/** Its name, such as "halted". */
const char *isadora_stop_name(enum isadora_stop);
/** Its name, such as "outside". */
const char *isadora_trap_name(enum isadora_trap_kind);

/* ---- Memory, without the rules that programs obey. Where each lane has its own, machine->lane
 * selects whose (-1: lane 0) ---- */

/** Index into target->spaces, or -1. */
int isadora_space_find(const struct isadora_target *, const char *name, size_t size);
/** The value of a cell; 0 outside of the space. */
uint64_t isadora_peek(const struct isadora_machine *, unsigned space, uint64_t index);
/** Returns false outside of the space, or when there is no memory left. */
bool isadora_poke(struct isadora_machine *, unsigned space, uint64_t index, uint64_t value);
/** Copies many cells, each in as many bytes as it needs, in the byte order of the space. Returns
 * false where they are not all inside, or without memory. */
bool isadora_copy_in(struct isadora_machine *, unsigned space, uint64_t index, const uint8_t *,
                     size_t size);
bool isadora_copy_out(const struct isadora_machine *, unsigned space, uint64_t index, uint8_t *,
                      size_t size);
/** Finds the first cell from *index on that is not 0. */
bool isadora_memory_next(const struct isadora_machine *, unsigned space, uint64_t *index);
/** Programs may access no more than so many cells of a space from now on. */
void isadora_memory_limit(struct isadora_machine *, unsigned space, uint64_t cells);
/** The cells of each space take at most about so many bytes of this computer from now on; 0: any
 * number, as at first. A store that would need more traps (ISADORA_TRAP_MEMORY); functions that
 * store return false. */
void isadora_memory_most(struct isadora_machine *, uint64_t bytes);
/** Does a space have all of these? */
bool isadora_memory_is_full(const struct isadora_machine *, unsigned space);
/** Programs may access these ranges alone, which are in order and stay the caller's; none: all. */
void isadora_memory_allow(struct isadora_machine *, unsigned space, const struct isadora_extent *,
                          size_t count);
/** A run ends after an instruction of the program that stores to one of these cells (STORED); the
 * next one goes on. The ranges stay the caller's; none: no store does, as at first. Not in grids,
 * nor where each lane has its own cells. */
void isadora_memory_notice(struct isadora_machine *, unsigned space, const struct isadora_extent *,
                           size_t count);

/* ---- Memory by name, as tools show it ---- */

/** Cells with one name: a space, or one of its windows. */
struct isadora_part {
    unsigned space;
    uint64_t first, cells;
};

/** Most characters of a cell's name, terminator included. */
enum { ISADORA_CELL_NAME_MAX = 96 };

/** Finds a space or window by name; false: there is none. */
bool isadora_part_find(const struct isadora_target *, const char *name, size_t size,
                       struct isadora_part *);
/** The cell of the space at an index of a part; false, and why, where there is none. */
bool isadora_part_index(const struct isadora_target *, const struct isadora_part *,
                        struct isadora_word given, uint64_t *index, char *why, size_t size);
/** The name of cells: "D[0x10]", "g14[0x10..0x13]". */
void isadora_cell_name(const struct isadora_target *, unsigned space, uint64_t index,
                       unsigned cells, char out[ISADORA_CELL_NAME_MAX]);
/** How many cells tools show as one, aligned to that number, and how many bits these have. */
unsigned isadora_shown_cells(const struct isadora_space *);
unsigned isadora_shown_bits(const struct isadora_space *);
/** Such cells as one value: read, written. */
uint64_t isadora_look(const struct isadora_machine *, unsigned space, uint64_t index);
bool isadora_put(struct isadora_machine *, unsigned space, uint64_t index, uint64_t value);
/** `value` as such cells hold it; false where it fits neither as unsigned nor as two's complement.
 */
bool isadora_shown_value(const struct isadora_space *, struct isadora_word value, uint64_t *out);

/* ---- Registers by name ---- */

/** A register, or a part of one. */
struct isadora_register {
    const struct isadora_file *file;
    uint16_t index;
    uint8_t lo, width;
    bool is_signed;
    uint8_t lane; /**< whose, in a file that each lane has */
    bool of_lane; /**< the name says which: "$r5@7" */
};

/** Most characters of a register's name and of a value, terminators included. */
enum { ISADORA_NAME_MAX = 64, ISADORA_VALUE_MAX = 48 };

/** Finds a register by name: "$r5", "$pc", "$v3.1" (entry 1 of the first view of several),
 * "$r5.b2", "$r5.b[2]", "$c0.Z", "s2v.factor0"; "$r5@7" is that of lane 7, and "$r5" that of lane
 * 0. Returns false where there is none: isadora_register_explain says why. */
bool isadora_register_find(const struct isadora_target *, const char *name, size_t size,
                           struct isadora_register *);
/** Whether it exists in a configuration. */
bool isadora_register_exists(const struct isadora_register *, unsigned config);
/** The value in 128 bits, with the sign extended where the register is signed. */
struct isadora_word isadora_register_get(const struct isadora_machine *,
                                         const struct isadora_register *);
/** Hardwired registers and bits keep their value. Returns false when the value does not fit. */
bool isadora_register_set(struct isadora_machine *, const struct isadora_register *,
                          struct isadora_word);
/** The next register of the machine's configuration, beginning after one that is all zero; false:
 * there are no more. */
bool isadora_register_next(const struct isadora_machine *, struct isadora_register *);
/** The name in vectors and JSON, prefix and number, into out[ISADORA_NAME_MAX]. */
void isadora_register_name(const struct isadora_register *, char *out);
/** The name in programs, where an entry has a text of its own that means nothing else. */
void isadora_register_text(const struct isadora_target *, const struct isadora_register *,
                           char *out);
/** A value in hex, or in decimal for signed registers. */
void isadora_value_text(struct isadora_word, bool is_signed, char out[ISADORA_VALUE_MAX]);
/** Whether it is hardwired, and to which value. */
bool isadora_register_wired(const struct isadora_register *, struct isadora_word *value);
/** The depth of the stack that a file is a member of; NULL where it is none. */
const struct isadora_file *isadora_stack_depth(const struct isadora_target *,
                                               const struct isadora_file *member);
/** Whether it holds something: false for an entry of a stack beyond its depth. */
bool isadora_register_lives(const struct isadora_machine *, const struct isadora_register *);

#ifdef __cplusplus
}
#endif

#endif
