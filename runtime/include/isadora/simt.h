/**
 * @file
 * Running a program in every thread of a grid: blocks of warps of lanes.
 *
 * A grid uses a machine (<isadora/machine.h>), which holds the program, state and memory of the
 * grid, and the block that runs. Blocks run one after another, z slowest; with several threads they
 * run at the same time, with the results of one. In a block, a warp runs until it waits, ends, or
 * its turn is over; then the next one that can. A store that others may wait for wakes them before
 * anything else runs, so that a barrier can be used again at once.
 */
#ifndef ISADORA_SIMT_H
#define ISADORA_SIMT_H

#include <isadora/machine.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Instructions of a turn, so that a warp may wait for another in a loop. */
enum { ISADORA_TURN_INSTRUCTIONS = 8192 };

/** A warp of the block that runs. */
struct isadora_warp {
    void *state; /**< its registers, as target->files lays them out */
    uint64_t pc;
    uint64_t steps; /**< instructions executed */
    uint64_t lanes; /**< that it was launched with */
    bool again;     /**< waits in its instruction */
    bool ended;
};

/** How much was executed. */
struct isadora_counts {
    uint64_t instructions; /**< of warps */
    uint64_t threads;      /**< the same, each once for every active lane */
};

/** A launch. isadora_grid_open copies it, but not what it points to. */
struct isadora_grid_plan {
    uint32_t grid[3], block[3]; /**< blocks; threads of a block */
    uint64_t entry;             /**< where warps begin */
    /** Cells of the memory of a block that programs may access; 0: all, or, with no_more, none. */
    uint64_t shared;
    uint64_t dynamic;   /**< those that the launch gives beyond what the program itself has */
    uint32_t registers; /**< of a thread; 0: the program does not say */
    /** The parameters, bytes for target->param_space from isadora_params_at on. */
    const uint8_t *params;
    size_t param_size;
    /** Called with the first state of the grid, of a block, or of a warp (machine->launch says
     * which), which may be changed. May be NULL, as all functions here. */
    void (*begin_grid)(void *user, struct isadora_machine *);
    void (*begin_block)(void *user, struct isadora_machine *);
    void (*begin_warp)(void *user, struct isadora_machine *);
    /** Called when all warps of a block have ended, with its memory. */
    void (*end_block)(void *user, struct isadora_machine *);
    /** Called before every instruction, which is machine->insn, and after it. */
    void (*before)(void *user, struct isadora_machine *);
    void (*after)(void *user, struct isadora_machine *);
    /** Called instead of `after` when it waits or traps. */
    void (*held)(void *user, struct isadora_machine *, bool waits);
    /** Called from time to time; false ends the run (LIMITED). */
    bool (*go_on)(void *user);
    void *user;
    uint64_t warp_steps; /**< most instructions of one warp; 0: any number */
    bool profile;        /**< counts instructions by address */
    bool no_more;        /**< `shared` is all that the program has, even if it is 0 */
};

/** Where one block at a time runs. */
struct isadora_worker {
    struct isadora_machine *m;
    struct isadora_warp *warps; /**< of the block */
    uint32_t live;              /**< those that have not ended */
    uint32_t waiting;           /**< those whose instruction waits */
    uint32_t warp;              /**< the one that runs: the machine has its state and `$pc` */
    uint32_t turn;              /**< instructions left of its turn */
    bool alike;  /* private: all warps wait that are where the last one is that waited */
    bool began;  /**< a block is running */
    bool passed; /* private: stopped at `$pc`, not to stop there again */
    unsigned mask_at, mask_bytes; /* private: where the active lanes are in a state */
    struct isadora_counts counts;
    uint64_t ran_out;   /**< warps that ran past the last instruction */
    void *own, *states; /* private: what the machine has without a grid; those of the warps */
};

/** One run; its members are for reading. */
struct isadora_grid {
    struct isadora_worker worker;
    struct isadora_grid_plan plan;
    uint64_t threads;    /**< of a block */
    uint32_t warp_count; /**< of a block */
    uint64_t blocks;     /**< of the grid */
    uint64_t block;      /**< number of the one that runs or is next */
    /** By instruction, that at image_at + i units; NULL: not asked for. */
    struct isadora_counts *profile;
    size_t profile_size;
    const uint64_t *breaks; /**< addresses to stop at, which stay the caller's */
    size_t break_count;
    bool began; /* private: what a grid begins with was done */
};

/** What is too large in a plan. */
struct isadora_excess {
    /** "grid_x" to "block_z", "threads" or "registers" of a block, "blocks" of the grid, "shared"
     * or "params" (cells of memory); NULL: nothing is. */
    const char *what;
    uint64_t value, most; /**< what the plan has; 1 to `most` are possible */
};

/** Whether a plan is within the limits of the instruction set. */
struct isadora_excess isadora_grid_excess(const struct isadora_target *, unsigned config,
                                          const struct isadora_grid_plan *);
/** The space that isadora_grid_plan.shared is about: that of the parameters, if each block has its
 * own, else the first such space; -1: none. */
int isadora_shared_space(const struct isadora_target *);
/** The most cells of it that a block may have. */
uint64_t isadora_most_shared(const struct isadora_target *, unsigned config);
/** Registers of all warps of a block. */
uint64_t isadora_launch_registers(const struct isadora_target *, const struct isadora_grid_plan *);
/** Begins a launch on a machine with program and memory. Returns false when there is no memory
 * left, and for a plan with an excess. */
bool isadora_grid_open(struct isadora_grid *, struct isadora_machine *,
                       const struct isadora_grid_plan *);
/** Frees what isadora_grid_open allocated. */
void isadora_grid_close(struct isadora_grid *);
/** Runs until something ends it: ENDED when all warps of all blocks have ended, LIMITED after so
 * many instructions (0: any number), else what happened to warp worker.warp of block
 * machine->launch.at.
 */
enum isadora_stop isadora_grid_run(struct isadora_grid *, uint64_t instructions);
/** The same by several threads, once one thread has executed `warm_up` instructions; results are
 * those of one thread, byte for byte. Functions of the plan are called by one thread at a time,
 * with a machine that may not be the grid's. A run that is watched (before, after, held, profile,
 * breaks, isadora_machine_watch) has one thread. */
enum isadora_stop isadora_grid_run_threads(struct isadora_grid *, uint64_t instructions,
                                           unsigned threads, uint64_t warm_up);
/** One instruction: RUNNING or as above. */
enum isadora_stop isadora_grid_step(struct isadora_grid *);
/** Begins the next block, if none is running: RUNNING, ENDED after the last one, or a trap. */
enum isadora_stop isadora_grid_begin(struct isadora_grid *);
/** Selects the warp that runs next: RUNNING; ENDED; a trap; WAITING when all warps of the block
 * wait that have not ended. */
enum isadora_stop isadora_grid_ready(struct isadora_grid *);
/** Selects a warp of the block: the machine has its state and `$pc`. */
void isadora_grid_choose(struct isadora_grid *, uint32_t warp);

#ifdef __cplusplus
}
#endif

#endif
