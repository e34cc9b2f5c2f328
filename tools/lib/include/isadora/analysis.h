/**
 * @file
 * What instructions read and write, where they lead to, how their words schedule them, the basic
 * blocks, the live registers and the hazards of a program. For any instruction set: all of it is
 * data that the target points to.
 *
 * Nothing here keeps state; only isadora_cfg, isadora_live, isadora_lint and
 * isadora_lengths_make allocate.
 */
#ifndef ISADORA_ANALYSIS_H
#define ISADORA_ANALYSIS_H

#include <isadora/target.h>

#ifdef __cplusplus
extern "C" {
#endif

/* ---- What an instruction reads and writes ---- */

/** Values of isadora_use.file that are no register file. */
enum {
    ISADORA_USE_PC = -1,    /**< where the instruction leads to, but for the next one */
    ISADORA_USE_ENGINE = -2 /**< an engine that starts working */
};

enum isadora_jump {
    ISADORA_STAYS,
    ISADORA_JUMPS,
    ISADORA_CALLS,   /**< leaves a return address */
    ISADORA_RETURNS, /**< takes one */
    ISADORA_HALTS,
    ISADORA_OPENS, /**< a region begins: later, threads go on at an address or wait for each other
                      there; no jump */
    ISADORA_MEETS  /**< goes to the address of the nearest region of a number, and leaves it */
};

/** One bit of a register, and a value of it. */
struct isadora_guard {
    int16_t file; /**< index into target->files; -1: none */
    uint32_t index;
    uint8_t bit;
    bool value;
};

/** One register (or some of its bits) that an instruction reads or writes, one jump, or one engine
 * that it starts. */
struct isadora_use {
    int16_t file;     /**< index into target->files, or ISADORA_USE_PC or _ENGINE */
    bool write;       /**< else a read; false for an engine */
    bool any;         /**< the register, or the target of the jump, is unknown until it executes */
    uint32_t index;   /**< of the register in its file; ISADORA_OPENS and _MEETS: number of the
                         region */
    uint16_t through; /**< the code names an entry of this file that stands for the register: index
                         into target->files plus 1; 0: the register itself */
    uint32_t through_index;   /**< number of that entry */
    struct isadora_word mask; /**< its bits */
    uint16_t
        latency;    /**< writes: cycles, for `$pc` instructions, until it is seen; 1: by the next */
    int16_t engine; /**< whose result it is: index into target->engines, or -1 */
    uint16_t busy;  /**< ISADORA_USE_ENGINE: cycles that the engine works */
    bool late;      /**< a read that sees the state of a cycle ago */
    int8_t early;   /**< a read this many cycles before the other reads of the instruction */
    bool once;      /**< a read that is over when the instruction has begun: no scoreboard reports
                       it */
    uint8_t own;    /**< writes, with a schedule: cycles, or ISADORA_WITH_SOURCES; 0: as all results
                       of the instruction */
    bool kept;      /**< no read of its own: what was read is kept for the next instruction */
    bool wait;      /**< a read of what the instruction waits for */
    bool status;    /**< some instruction waits for this register: reading it early is no mistake */
    bool conditional;           /**< state decides whether it happens */
    bool perhaps;               /**< it may not happen where `guard` holds either */
    uint8_t jump;               /**< ISADORA_USE_PC: enum isadora_jump */
    uint64_t to;                /**< target of the jump, as `$pc` counts, unless `any` */
    struct isadora_guard guard; /**< it happens exactly when this holds, with `perhaps` only then;
                                   file -1: that is unknown */
};

/** What a decoded instruction at context->address reads and writes: the number of uses, of which
 * the first `room` are stored in `out` (NULL with room 0). 0 where the target has no tables of uses
 * (target->uses is NULL): then every instruction sees all that those before it did. */
size_t isadora_uses(const struct isadora_target *, const struct isadora_context *,
                    const struct isadora_insn *, struct isadora_use *out, size_t room);

/** Only where it leads to: uses whose file is ISADORA_USE_PC. For any instruction set; 0 where the
 * instruction leads to the next one, or target->paths is NULL. */
size_t isadora_paths(const struct isadora_target *, const struct isadora_context *,
                     const struct isadora_insn *, struct isadora_use *out, size_t room);

/* ---- How the words of a program schedule it ---- */

enum { ISADORA_BOARDS = 32 };

/** Latencies from here on are queues: instructions of one queue complete in the order in which they
 * began, and a scoreboard reports when. */
enum { ISADORA_QUEUES = 224 };

/** Latencies from here on are groups: instructions of which those of the same group read results
 * sooner than others do. */
enum { ISADORA_GROUPS = 192 };

/** isadora_use.own: the result is there when the sources have been read. */
enum { ISADORA_WITH_SOURCES = 255 };

/** isadora_wait_rule.after: as the scoreboard says. */
enum { ISADORA_AS_BOARD = 255 };

/** Cycles until results are there, and until instructions of the same group see them. */
struct isadora_group {
    uint8_t cycles, near;
};

/** Bits of an instruction word: `width` of them, 1 to 8, from bit `at` up; width 0: none. */
struct isadora_bits {
    uint8_t at, width;
};

/** The field that selects the scoreboard an instruction sets: its value less `lo`, none above `hi`.
 * Waits see the scoreboard only `after` cycles. */
struct isadora_board_field {
    struct isadora_bits bits;
    uint8_t lo, hi, after;
};

/** What instructions wait for. With `bits`: for the scoreboard of each place whose bit is set. With
 * `board`: for the scoreboard that it names, until at most `left` instructions that set it and
 * complete in order are still under way. With neither: until all before have read their sources.
 * `after`: it sees scoreboards that were set so many cycles before; or ISADORA_AS_BOARD. */
struct isadora_wait_rule {
    const uint16_t *forms; /**< the forms that wait so; NULL: all */
    uint16_t form_count;
    struct isadora_bits board, left;
    uint8_t after;
    uint8_t bit_count;
    uint8_t bits[ISADORA_BOARDS];
};

/**
 * Where a description has a `schedule`, the hardware has no interlocks: a result can be read before
 * it has been written. Each word says how many cycles later the next instruction begins. Some
 * results are written after a fixed number of cycles. For others the instruction sets a scoreboard
 * when it begins, which is cleared when the result is written or its sources have been read; later
 * instructions wait for that scoreboard.
 */
struct isadora_schedule {
    struct isadora_bits cycles; /**< until the next instruction begins */
    struct isadora_board_field results, sources;
    const struct isadora_wait_rule *waits;
    size_t wait_count;
    uint8_t boards; /**< how many scoreboards there are */
    uint8_t first;  /**< the number that people give to the first one */
    /** latencies[form * target->config_count + config]: cycles until results are there; 0: unknown;
     * ISADORA_QUEUES and above: a queue; ISADORA_GROUPS and above: index into `groups`. */
    const uint8_t *latencies;
    const struct isadora_group *groups;
    uint8_t zero; /**< what `cycles` says with the code 0 */
    /** Where these bits are not 0, the codes of `cycles` that occur; without bits, any may. */
    struct isadora_bits only_with;
    uint8_t only_lo, only_hi;
    /** What else texts call each scoreboard; NULL: nothing. */
    const char *const *names;
};

/** What one instruction word says. Scoreboards count from 0 here; people add schedule->first. */
struct isadora_issue {
    uint8_t cycles;  /**< until the next instruction begins */
    uint8_t latency; /**< cycles, 0: unknown, or a queue, as in isadora_schedule.latencies */
    uint8_t near;    /**< cycles until instructions of the same group see its results */
    int8_t group;    /**< -1: none */
    int8_t results, sources; /**< scoreboards that it sets; -1: none */
    uint32_t waits;          /**< bit b: it waits for scoreboard b */
    uint32_t waits_own;      /**< the same, of rules with their own `after` */
    int8_t counted;          /**< a scoreboard of which it leaves `left` under way; -1: none */
    uint8_t left;
    uint8_t after, after_own; /**< of `counted` and `waits_own`; or ISADORA_AS_BOARD */
    bool drains;              /**< it waits until all before have read their sources */
    bool odd;                 /**< its code of `cycles` is none that occurs */
};

/** Reads the schedule in the `insn->length` bytes that `insn` was decoded from. The target must
 * have a schedule (target->schedule is not NULL). */
void isadora_issue_of(const struct isadora_target *, unsigned config, const struct isadora_insn *,
                      const uint8_t *bytes, struct isadora_issue *out);

/* ---- Words that are no instructions ---- */

struct isadora_length_node;

enum { ISADORA_LENGTH_SETS = 16 };

/** How long undefined words are. The smallest sets of bits that all forms test and that distinguish
 * the lengths of all forms decide it, and must agree. For a value that no form has in such bits,
 * and where no bits distinguish all lengths or very many sets do (then for all bits that forms
 * test), one bit after the other counts: that which leaves the fewest pairs of forms of different
 * lengths together, and then only the forms with the value of the word there. */
struct isadora_lengths {
    const struct isadora_target *target;
    unsigned config;
    struct isadora_alignment alignment;
    unsigned shortest;                 /**< bytes of the shortest unit */
    struct isadora_length_node *nodes; /**< of a tree for each set */
    uint16_t count, roots, root[ISADORA_LENGTH_SETS];
};

/** Fills it in for one configuration; isadora_lengths_free empties it. False when there is no
 * memory left: then all are as long as the shortest unit. */
bool isadora_lengths_make(struct isadora_lengths *, const struct isadora_target *, unsigned config);

void isadora_lengths_free(struct isadora_lengths *);

/** Bytes of the undefined word at an address, at most `size`. The shortest unit where bits leave
 * several lengths and none is shorter, too few bytes are left, or an instruction of the length
 * could not be at the address. */
size_t isadora_undefined_length(const struct isadora_lengths *, uint64_t address,
                                const uint8_t *bytes, size_t size);

/* ---- A program ---- */

/** Instructions that follow each other in memory: a program, or one function. */
struct isadora_program {
    const struct isadora_target *target;
    unsigned config;
    const uint8_t *bytes;
    size_t size;
    uint64_t address; /**< of the first byte, as `$pc` counts */
    /** Does an instruction begin at this offset? NULL: wherever one decodes. */
    bool (*is_code)(void *user, size_t offset);
    /** Where the jump at this offset, to an address that only execution knows, may go: their
     * number, of which the first `room` are stored in `out`; 0: unknown. NULL: always unknown. */
    size_t (*targets)(void *user, size_t offset, uint64_t *out, size_t room);
    /** Does a function begin at this offset, which code elsewhere may call? NULL: nowhere. */
    bool (*is_function)(void *user, size_t offset);
    /** Will a linker change where the instruction at this offset goes? NULL: none will. */
    bool (*is_patched)(void *user, size_t offset, unsigned length);
    void *user;
};

/* ---- Basic blocks of a program ---- */

#define ISADORA_NO_BLOCK SIZE_MAX /**< also: no loop */

enum isadora_edge_kind {
    ISADORA_EDGE_NEXT, /**< to the next instruction */
    ISADORA_EDGE_JUMP,
    ISADORA_EDGE_TABLE,   /**< to one of the addresses that isadora_program.targets knows */
    ISADORA_EDGE_MEET,    /**< to the address of a region that was begun before */
    ISADORA_EDGE_RETURN,  /**< to the caller: no block */
    ISADORA_EDGE_EXIT,    /**< the thread, or the program, ends: no block */
    ISADORA_EDGE_UNKNOWN, /**< to an address that only execution knows: no block */
    ISADORA_EDGE_OUTSIDE  /**< to an address where no instruction of this code is: no block */
};

/** Its name, such as "jump". */
const char *isadora_edge_name(enum isadora_edge_kind);

/** One way on from the end of a block. */
struct isadora_edge {
    enum isadora_edge_kind kind;
    size_t to;        /**< block, or ISADORA_NO_BLOCK */
    size_t at;        /**< offset of the instruction that goes there; NEXT: of the last one */
    uint64_t address; /**< where it goes, as `$pc` counts; not of RETURN, EXIT, UNKNOWN */
    bool conditional; /**< state decides whether this way is taken */
    bool back;        /**< to the header of a loop, from inside it */
};

/** A call does not end a block. */
struct isadora_call {
    size_t at;   /**< offset of the instruction */
    uint64_t to; /**< as `$pc` counts, unless `any` */
    size_t block;
    bool any; /**< only execution knows where it goes */
    bool conditional;
};

/** What an instruction begins that says where threads go on, or wait for each other, later. */
struct isadora_region {
    size_t at;    /**< offset of the instruction */
    uint64_t to;  /**< as `$pc` counts, unless `any` */
    uint32_t key; /**< its number, or the number of its kind: as the description counts them */
    size_t block;
    bool any;
};

/** Instructions that follow each other, entered only at the first and left only after the last one.
 * The instructions in the delay slots of a branch end its block; one that is also entered in
 * another way begins a block, too, so that blocks may overlap there. */
struct isadora_block {
    size_t start, end; /**< offsets: of the first instruction, and after the last one */
    size_t instructions;
    size_t edge, edge_count; /**< of isadora_cfg.edges */
    bool entry;              /**< where the program starts, a call in it goes, a function begins */
    bool reached;            /**< a path from an entry leads here */
    size_t loop;             /**< the innermost one around it, or ISADORA_NO_BLOCK */
};

/** A natural loop: one header through which every path into it goes. What is not reached is in
 * none, and its edges do not count. */
struct isadora_loop {
    size_t header;  /**< block */
    size_t outer;   /**< the loop around it, or ISADORA_NO_BLOCK */
    unsigned depth; /**< 1: no loop is around it */
    size_t block_count, back_edges;
};

struct isadora_cfg {
    struct isadora_block *blocks; /**< by address */
    size_t block_count;
    struct isadora_edge *edges; /**< by block */
    size_t edge_count;
    struct isadora_call *calls; /**< by block */
    size_t call_count;
    struct isadora_region *regions; /**< by block */
    size_t region_count;
    struct isadora_loop *loops; /**< by header */
    size_t loop_count;
    size_t instructions;
    size_t unknown;     /**< edges of the kind UNKNOWN */
    size_t irreducible; /**< edges that close a cycle with several entries, which is no loop here */
};

/**
 * The graph of basic blocks. False when memory runs out. Free *out in either case.
 *
 * A block ends after what jumps, returns, exits or meets, with its delay slots, conditional or not,
 * and before what is jumped to, called, or said where a region begins. Calls come back. The time is
 * about linear in the number of instructions. Not for a target with `together`, where a jump is
 * taken after the whole bundle: words count as if they were executed one after another.
 */
bool isadora_cfg(const struct isadora_program *, struct isadora_cfg *out);
void isadora_cfg_free(struct isadora_cfg *);

/* ---- Live registers of a program ---- */

/** A register that the program uses. Only registers that programs keep values in are looked at:
 * those of files that operands name, and single ones; no special registers, no stacks, no state of
 * warps and blocks that only the description of an operation needs. */
struct isadora_live_register {
    uint16_t file; /**< index into target->files */
    uint32_t index;
};

/** Sets of registers that an instruction has: bit r of a set is register r of
 * isadora_live.registers. */
enum isadora_live_set {
    ISADORA_LIVE_READ,    /**< it reads, or what it calls does */
    ISADORA_LIVE_WRITTEN, /**< it writes, perhaps only some bits or under a guard; a call: results
                           */
    ISADORA_LIVE_BEFORE,  /**< hold a value before it that is read later, or by it */
    ISADORA_LIVE_AFTER,   /**< hold a value after it that is read later */
    ISADORA_LIVE_PERHAPS, /**< hold one before or after it that only code may read which is not in
                             the program: in neither of the two */
    ISADORA_LIVE_SETS
};

struct isadora_live {
    struct isadora_live_register *registers; /**< by file, then number */
    size_t register_count;
    size_t *rows; /**< offsets of the instructions, rising */
    size_t row_count;
    size_t words;   /**< of 64 bits, in a set */
    uint64_t *sets; /**< of each row ISADORA_LIVE_SETS of them: isadora_live_of */
};

/** A set of a row. */
static inline const uint64_t *isadora_live_of(const struct isadora_live *live, size_t row,
                                              enum isadora_live_set set)
{
    return live->sets + (row * ISADORA_LIVE_SETS + set) * live->words;
}

/** Is the register occupied at an instruction: live before or after it, read or written by it? */
bool isadora_live_is(const struct isadora_live *, size_t row, size_t reg);
/** The row of an offset; SIZE_MAX: no instruction of a block begins there. */
size_t isadora_live_row(const struct isadora_live *, size_t offset);

/**
 * The live registers at each instruction of the blocks that isadora_cfg has found in the same
 * program. False when memory runs out. Free *out in either case. The target must have tables of
 * uses (target->uses is not NULL).
 *
 * A register is live where a path leads to an instruction that reads it and none before that
 * writes it. A write ends the life of the older value only where it happens for sure and covers all
 * bits of the register. A result counts as written by the instruction, however late it arrives. A
 * path enters a call to an address of the program and comes back to that call alone. Elsewhere, at
 * calls, jumps and returns to code that is not in the program, and past its end, any register may
 * be read (ISADORA_LIVE_PERHAPS); calls of such code write nothing. Threads of a warp do not differ
 * in it.
 *
 * Time grows as the number of instructions times that of registers at worst, and about as the
 * number of instructions where loops are nested as compilers do; memory is ISADORA_LIVE_SETS bits
 * an instruction and register used.
 */
bool isadora_live(const struct isadora_program *, const struct isadora_cfg *,
                  struct isadora_live *out);
void isadora_live_free(struct isadora_live *);

/* ---- Hazards of a program ---- */

enum isadora_hazard_kind {
    ISADORA_HAZARD_READ,   /**< the younger reads what the older stores, too early */
    ISADORA_HAZARD_WRITE,  /**< the older store takes effect with or after the younger, same bits */
    ISADORA_HAZARD_ENGINE, /**< the younger makes the engine drop the older's work */
    ISADORA_HAZARD_BRANCH, /**< the younger branches in a delay slot of the older */
    ISADORA_HAZARD_END, /**< code ends after the younger, in or before a delay slot of the older */
    /** With a schedule: */
    ISADORA_HAZARD_SOURCE,  /**< the younger stores to what the older may not have read yet */
    ISADORA_HAZARD_REUSE,   /**< the younger reads what the older has kept for it, and changed */
    ISADORA_HAZARD_UNHEARD, /**< the older sets a scoreboard that nothing waits for */
    ISADORA_HAZARD_UNSET,   /**< the younger waits for a scoreboard that nothing sets */
    ISADORA_HAZARD_CYCLES   /**< the younger has a number of cycles that does not occur */
};

/** True for kinds that cannot change what the program computes: compilers leave such code. */
bool isadora_hazard_is_harmless(enum isadora_hazard_kind);
/** Its name, such as "read". */
const char *isadora_hazard_name(enum isadora_hazard_kind);

/** A branch that is taken on the path from the older to the younger instruction. */
struct isadora_hop {
    size_t from, to; /**< offsets: of the branch, and of its target */
    uint8_t jump;    /**< enum isadora_jump */
};

enum { ISADORA_HOPS = 4 }; /**< hops that a hazard holds at most */

struct isadora_hazard {
    enum isadora_hazard_kind kind;
    size_t older, younger;              /**< offsets of the two instructions */
    struct isadora_use begun, disturbs; /**< what each of them does there */
    unsigned distance; /**< instructions from the older to the younger, with a schedule cycles; END:
                          0 where they are the same */
    unsigned missing;  /**< how many more it takes; with a schedule, cycles; 0: unknown */
    int board;         /**< with a schedule, the scoreboard concerned; -1: none */
    /** Instructions inserted anywhere after the older and before offset `before` fix it. False:
     * nowhere, because a delay slot is in the way. */
    bool placeable;
    bool straight;    /**< no branch is taken between the older and `before` */
    size_t before;    /**< offset; ISADORA_HAZARD_END: the first that is no code */
    size_t hop_count; /**< branches on the path, of which the first ISADORA_HOPS are in `hops` */
    struct isadora_hop hops[ISADORA_HOPS];
};

struct isadora_lint {
    struct isadora_hazard *hazards; /**< in the order of the younger instructions */
    size_t count;
    size_t computed;       /**< jumps to unknown addresses, where paths ended */
    size_t first_computed; /**< offset of one */
    size_t instructions;   /**< checked */
    size_t unknown;        /**< with a schedule: how many of them have results of unknown latency */
    size_t first_unknown;  /**< offset of one */
};

/**
 * Finds the hazards of a program. False when memory runs out. Free *out in either case. The target
 * must have tables of uses (target->uses is not NULL).
 *
 * A result that is still under way can be read too early, overtaken by a younger store, or lost
 * when its engine restarts; a branch can be in the delay slot of another, or have no instruction in
 * its own. Everything that an instruction starts is followed along every path for as long as it is
 * under way, bit by bit. A path
 *   - takes both ways of a conditional branch, unless the bit that the branch tests is known;
 *   - enters a call and returns after it; a path that begins inside a function returns after every
 *     call of that function, and where nested calls make very many places, after every call;
 *   - ends at a jump to an address that only execution knows, at the end of the code, and at what
 *     does not decode;
 *   - follows the older branch where one is in the delay slot of another;
 *   - counts an instruction that waits as one cycle, unless it waits for what is followed: that has
 *     arrived after it.
 * Code that no path reaches is checked too, from its first instruction on, with nothing under way.
 */
bool isadora_lint(const struct isadora_program *, struct isadora_lint *out);
void isadora_lint_free(struct isadora_lint *);

#ifdef __cplusplus
}
#endif

#endif
