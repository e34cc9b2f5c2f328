/**
 * @file
 * runs a program in every thread of a grid: blocks of warps of lanes.
 *
 * It works on a machine (machine.h) that holds the program, the state and memory of the grid, and
 * the block that runs. Blocks run one after another, z slowest; with several threads they run
 * beside one another and leave what they would have left. In a block a warp runs until it
 * waits, ends, or has run for its turn; then the next one that can. What a warp stores that others
 * wait for wakes them before anything else runs, so a barrier may be used again at once. */
#ifndef ISADORA_GRID_H
#define ISADORA_GRID_H

#include <isadora/machine.h>

#ifdef __cplusplus
extern "C" {
#endif

enum { ISADORA_TURN_INSTRUCTIONS = 8192 }; /**< so that a warp may wait for another in a loop */

struct isadora_warp {
    void *state; /**< struct NAME_state */
    uint64_t pc;
    uint64_t steps; /**< instructions that it executed */
    uint64_t lanes; /**< that it was launched with */
    bool again;     /**< waits in its instruction */
    bool ended;
};

/** What was executed. */
struct isadora_counts {
    uint64_t instructions; /**< of warps */
    uint64_t threads;      /**< the same, each counted once for every active lane */
};

/** What a run is. Copied by isadora_grid_open, except for what pointers show. */
struct isadora_grid_plan {
    uint32_t grid[3], block[3]; /**< blocks; threads of a block */
    uint64_t entry;             /**< where warps begin */
    /** Cells of the memory of a block that programs may access; 0: all. */
    uint64_t shared;
    /** The parameters, bytes for target->param_space from target->param_at on. */
    const uint8_t *params;
    size_t param_size;
    /** Called when the state of a block, or of a warp (machine->launch says which), is as it
     * begins: tools may change it. NULL: nobody. */
    void (*begin_block)(void *user, struct isadora_machine *);
    void (*begin_warp)(void *user, struct isadora_machine *);
    /** Called when all warps of a block have ended, and its memory is still there. NULL: nobody. */
    void (*end_block)(void *user, struct isadora_machine *);
    /** Called before every instruction, which stands in machine->insn, and behind it. NULL: nobody.
     */
    void (*before)(void *user, struct isadora_machine *);
    void (*behind)(void *user, struct isadora_machine *);
    /** Called instead of `behind` when it waits or traps. */
    void (*held)(void *user, struct isadora_machine *, bool waits);
    /** Called now and then; false: the run stops (LIMITED). NULL: nobody. */
    bool (*go_on)(void *user);
    void *user;
    uint64_t warp_steps; /**< most instructions of one warp; 0: any number */
    bool profile;        /**< count for every address */
};

/** What one block at a time runs on. Another one beside it would share only the machine's program
 * and the memory of the grid. */
struct isadora_worker {
    struct isadora_machine *m;
    struct isadora_warp *warps; /**< of the block */
    uint32_t live;              /**< those that have not ended */
    uint32_t waiting;           /**< those that wait in an instruction */
    uint32_t warp;              /**< the one that runs: state and `$pc` of the machine are its */
    uint32_t turn;              /**< instructions that are left of its turn */
    bool alike;  /**< all warps wait that stand where the last one did which waited */
    bool began;  /**< a block is under way */
    bool passed; /**< `$pc` was stopped at: not there again */
    unsigned mask_at, mask_bytes; /**< where the active lanes are in a state */
    struct isadora_counts counts;
    uint64_t ran_out;   /**< warps that ended behind the last instruction, by none of their own */
    void *own, *states; /**< what the machine has without a grid; those of the warps */
};

/** One run. What stands here is for reading. */
struct isadora_grid {
    struct isadora_worker worker;
    struct isadora_grid_plan plan;
    uint64_t threads;    /**< of a block */
    uint32_t warp_count; /**< of a block */
    uint64_t blocks;     /**< of the grid */
    uint64_t block;      /**< number of the one that runs, or that is next */
    struct isadora_counts
        *profile; /**< of the instruction at image_at + i units; NULL: not asked */
    size_t profile_size;
    const uint64_t *breaks; /**< addresses to stop at, the caller's */
    size_t break_count;
};

/** What of a plan is more than a launch can have. */
struct isadora_excess {
    /** "grid_x" .. "block_z", "threads" of a block, "blocks" of the grid, "shared" or "params"
     * (cells of the memory where they lie); NULL: nothing is. */
    const char *what;
    uint64_t value, most; /**< what the plan has of it; at least 1 and at most this is possible */
};

/** Whether a plan is within the limits of the instruction set. */
struct isadora_excess isadora_grid_excess(const struct isadora_target *,
                                          const struct isadora_grid_plan *);
/** The memory of a block that `shared` of a plan is about: where parameters lie, if that is a
 * block's, else the first one; -1: none. */
int isadora_shared_space(const struct isadora_target *);
/** False when there is no memory left, and for a plan with an excess. The machine holds program and
 * memory. */
bool isadora_grid_open(struct isadora_grid *, struct isadora_machine *,
                       const struct isadora_grid_plan *);
void isadora_grid_close(struct isadora_grid *);
/** Goes on until something stops it: ENDED when all warps of all blocks have, LIMITED after so many
 * instructions (0: any number), else what happened to warp worker.warp of block machine->launch.at.
 */
enum isadora_stop isadora_grid_run(struct isadora_grid *, uint64_t instructions);
/** The same by several threads, which try blocks beside one another after so many instructions of
 * one thread; the results are those of one thread, byte for byte. The callbacks of the plan are
 * called by one thread at a time, with a machine that need not be the grid's. A run that somebody
 * looks on at (before, behind, held, profile, breaks, a watched machine) has one thread. */
enum isadora_stop isadora_grid_run_threads(struct isadora_grid *, uint64_t instructions,
                                           unsigned threads, uint64_t warm_up);
/** One instruction: RUNNING or as above. */
enum isadora_stop isadora_grid_step(struct isadora_grid *);
/** Begins the next block, if none is under way: RUNNING, ENDED behind the last one, or a trap. */
enum isadora_stop isadora_grid_begin(struct isadora_grid *);
/** Chooses the warp that is next: it runs the next instruction. RUNNING; ENDED; a trap; WAITING
 * when all warps of the block wait that have not ended. */
enum isadora_stop isadora_grid_ready(struct isadora_grid *);
/** Another warp of the block is the one that runs: state and `$pc` of the machine are its. */
void isadora_grid_choose(struct isadora_grid *, uint32_t warp);

#ifdef __cplusplus
}
#endif

#endif
