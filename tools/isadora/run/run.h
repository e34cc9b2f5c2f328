/* run.h: one run of a program: what the command line asks for, and how it went.
 *
 * load.c loads the program, cubin.c and elf.c one that is a cubin, elf_program.c another ELF file;
 * machine.c runs it, result.c reports how it ended. grid/grid_run.h has what instructions on lanes
 * need. */
#ifndef ISADORA_RUN_H
#define ISADORA_RUN_H

#include "code/assembly.h"
#include "object/cubin_file.h"
#include "object/elf_image.h"
#include "state/device.h"
#include "run/hazards.h"
#include "host/linux.h"
#include <isadora/machine.h>
#include <isadora/simt.h>
#include "state/repeat.h"
#include "state/state.h"
#include "common/options.h"
#include "common/io.h"
#include "target/targets.h"
#include "run/trace.h"

enum {
    WARP_STEPS = 100000000 /* of one warp, unless a limit is given */
};

struct setting {
    bool is_file; /* of --mem, not --set */
    const char *text;
};

/* Why a run ended that the machine itself would have gone on with. */
enum run_end {
    END_MACHINE,
    END_STEPS,
    END_CYCLES,
    END_UNTIL,
    END_DEVICE,
    END_FAILED,
    END_HOST,        /* the program said so: it is done, */
    END_HOST_FAILED, /* it failed (host.why) */
    END_INTERRUPTED,
    END_QUIT,
    END_RAISES /* exceptions are raised without end */
};

struct grid_run;
struct isadora_grid_plan;

/* One launch of several. */
struct launch {
    const char *function, *entry, *shared;
    uint32_t grid[3], block[3];
    struct texts params;
};

struct run {
    struct choice choice;
    const char *program, *entry, *in, *expect, *device_path;
    const char *function;                      /* of a cubin; NULL: the only one */
    const struct isadora_elf_function *kernel; /* of an ELF cubin */
    bool words, raw, tracing, watching, stepping, json, reference, dump;
    struct number base, steps, cycles, most; /* most: bytes of memory that a space takes */
    uint64_t entry_address;
    struct setting *settings;
    size_t setting_count;
    struct texts until, saves;
    uint64_t *until_at; /* the addresses */

    /* Only where instructions work on lanes: */
    uint32_t grid[3], block[3]; /* [0] is 0 where none was given */
    const char *shared;         /* as it was written; NULL: not given */
    uint64_t own_shared;        /* what a cubin says */
    struct texts params;
    /* Several launches of one run: the members grid to params, function and entry are those of the
     * one that runs. */
    struct launch *launches;
    size_t launch_count, launch_index;
    uint64_t start;           /* where programs begin, unless an entry says otherwise */
    struct texts named;       /* --buffer */
    struct buffer *buffers;   /* of all launches so far */
    struct texts image_texts; /* --image */
    struct image *images;
    size_t image_count;
    /* The handle of one, for a struct run; 0: there is none of that name. NULL: there are none. */
    uint32_t (*image_handle)(const void *run, const char *name, size_t size);
    size_t buffer_count, placed;
    uint64_t buffers_end; /* where the next one goes; 0: not settled */
    struct heap *heap;    /* NULL: nothing asked for it */
    const char *report;   /* a file; NULL: none */
    unsigned threads;     /* 0: as many as there are processors */
    struct number warp_steps;
    bool profile;
    /* The same without lanes (counts.c): of the program's instructions, as grids count them; of
     * those that are elsewhere together. */
    struct isadora_counts *counts; /* NULL: not asked for */
    size_t count_size;
    uint64_t count_elsewhere, counted_pc, counted_steps;
    void (*print_profile)(const struct run *);

    /* The debugger, for --step: runs until it is left; NULL where nothing works on lanes. Sets
     * `stop` and `end` of the run, or `stop` and `quit` of the grid's. */
    void (*debug)(struct run *, struct grid_run *);
    size_t mistakes; /* commands of a script that were refused */

    /* For --check: what it asks for; begins, before the grid is opened; an exit status at the end.
     */
    unsigned checks;
    void (*watch)(struct grid_run *, struct isadora_grid_plan *);
    int (*watched)(struct grid_run *);
    int check_status; /* of all launches */

    struct state_file in_file, expect_file;
    struct device device;
    struct input input;     /* of the program, until it is loaded */
    struct assembly source; /* where the program is assembly text */
    struct cubin cubin;     /* where it is a text cubin */
    bool is_cubin;
    struct elf_file elf; /* where it is an ELF file */
    bool is_elf;
    /* Of ELF files without lanes: */
    bool no_host;
    struct host host;
    bool is_linux; /* --linux */
    struct texts linux_arguments;
    struct linux_system linux_system;
    const char *signature; /* a file; NULL: none */
    const char *comment;   /* what begins one in text; NULL: the usual */
    struct number signature_bytes;
    uint64_t signature_at;
    size_t signature_size;
    struct elf_image image;         /* its kernel */
    struct isadora_extent *extents; /* its variables in global memory */
    size_t extent_count;
    uint64_t variables_end; /* where buffers may begin */
    struct isadora_machine *machine;

    struct output *out; /* while it runs */
    struct trace trace;
    struct hazards hazards;
    uint64_t last_steps;   /* before the cycle that has just ended */
    bool quiet;            /* then nothing was under way */
    unsigned quiet_cycles; /* so many cycles waited while nothing could change */
    unsigned raises;       /* so many exceptions, each raised where the one before went on */
    struct repeat repeat;  /* whether they are raised without end otherwise */
    enum isadora_stop stop;
    enum run_end end;
};

/* Before each launch: takes it, and settles where it begins; an exit status. */
int run_begin_launch(struct run *, size_t index);
/* Loads the program, whose input is open (load.c); an exit status. */
int run_load(struct run *);
/* Loads code; an exit status. */
int run_place(struct run *, uint64_t address, const uint8_t *bytes, size_t size);
/* Loads a function of run->cubin with its constants: an exit status. */
int run_cubin(struct run *);
/* The same of all kernels of run->elf that are launched. */
int run_elf(struct run *);
/* Loads the program that run->elf is, where instructions do not work on lanes. */
int run_elf_program(struct run *);
/* The value of a symbol of the program, or a label of its text (symbols.c). */
bool run_symbol(const struct run *, const char *name, uint64_t *value);
/* Stores to the symbol `tohost` are requests to the host, if there is one: an exit status. `name`:
 * what the program is called. */
int run_find_host(struct run *, const char *name);
/* Its lines of source, where it has them (elf_source.c). */
void run_elf_source(struct run *);
/* Before each launch: its kernel, and the constants of that. */
int run_elf_kernel(struct run *);
/* Bytes of a constant bank: an exit status. */
int run_store_constants(struct run *, uint32_t bank, uint64_t offset, const uint8_t *,
                        uint64_t count);
/* What --set, or a --mem, says. */
void run_add_setting(struct run *, const char *text, bool is_file);
/* Begins counting; before a cycle, after it. */
void counts_open(struct run *);
void counts_before(struct run *);
void counts_after(struct run *);
/* Compares with --expect: an exit status. `choose` as for state_compare_warps; NULL without lanes.
 */
int run_compare(const struct run *, bool (*choose)(void *user, uint32_t warp), void *user);
/* A member of the result, with a comma before it: cells that are not 0 (state.c). */
void run_json_memory(const struct run *);
/* Runs the machine: sets `stop` and `end`. */
void run_machine(struct run *);
/* One cycle of a run that is stepped: RUNNING, WAITING; LIMITED when not the machine ended it
 * (`end` says what); else `stop` and `end` are set. */
enum isadora_stop run_cycle(struct run *);
/* An interrupt ends the run, from now on or no longer; whether there was one. */
void run_watch_interrupts(bool watch);
bool run_interrupted(void);
/* Cycles that have passed. */
uint64_t run_cycles(const struct run *);
/* Why it ended, in words. */
const char *run_reason(const struct run *);
/* What a trap for want of memory adds: the option that limits it, if that was it. */
const char *run_limit_of(const struct isadora_machine *);
/* Prints why it ended, and the registers. */
void run_print(const struct run *);
/* Of exceptions without end: the first one (raised.c). */
const struct isadora_raise *run_endless(const struct run *);
/* Complains of them; of the last exception, which nothing handles. */
void run_complain_raises(const struct run *);
void run_complain_raise(const struct run *);
/* Where a program went on after an exception may be news: the first one and the last one. */
void run_note_raises(const struct run *);
/* The exit status; complains where it did not end well. */
int run_status(const struct run *);

/* What --in, --set and --mem say about state of these scopes: an exit status. */
int run_apply(const struct run *, struct isadora_machine *, unsigned scopes);

/* ---- registers (registers.c, lanes.c) ---- */

/* Those of a result: not 0, with --dump all. Those that the debugger shows: not 0. */
enum run_registers { REGISTERS_RESULT, REGISTERS_SHOWN };
/* Registers of these scopes, bit 1 << enum isadora_scope, as the machine shows them. `lanes`: those
 * that its warp was launched with. */
void run_registers(const struct run *, uint64_t lanes, unsigned scopes, enum run_registers);
/* A register of each lane, those of `lanes`: `NAME@0..3 = 0x1, @4..31 = 0x2, +1 each`. Where all
 * launched lanes have the same, `NAME = 0x1`. */
void lanes_print(struct output *, const struct isadora_machine *, const struct isadora_register *,
                 uint64_t lanes, bool all);
/* `, +1 each`: by what values go up from lane to lane; nothing where they are the same. */
void lanes_print_step(struct output *, struct isadora_word step, bool is_signed);
/* Whether the register is 0 in all of these lanes. */
bool lanes_are_zero(const struct isadora_machine *, struct isadora_register, uint64_t lanes);

/* ---- cells into files (save.c) ---- */

/* Cells that are there; an exit status. */
int run_save(const struct run *, unsigned space, uint64_t at, uint64_t size, const char *path);
/* What --signature asks for, a number a line: an exit status. */
int run_save_signature(const struct run *);
/* What --save asks for. */
struct saving {
    struct isadora_part part;
    uint64_t at, size; /* in the part; bytes */
    const char *path;
};
int run_saving_read(const struct run *, const char *text, struct saving *);
/* All that --save asks for, or whether it can be done: an exit status. What each
 * lane has is left out (grid/threads.c). */
int run_saves(const struct run *, bool really);

/* ---- where it is (source.c) ---- */

/* The line of the source that the instruction at an address comes from; its text goes up to the end
 * of the line. NULL where the program is no text. */
const char *run_source_line(const struct run *, uint64_t address, const char **file, size_t *line,
                            size_t *size);
/* `LABEL`, `LABEL + 0x8`, or the number. */
char *run_name_address(const struct run *, uint64_t address);
/* The address that a number, a label or a line of the source, FILE:LINE, means; false: none. */
bool run_address(const struct run *, const char *text, size_t size, uint64_t *);
/* Of such a text: "neither a number nor ..". */
const char *run_no_address(const char *text);
/* Whether an instruction begins there, or may once programs have stored it, or the program ends. */
bool run_may_be_code(const struct run *, uint64_t address);

/* Bytes of the program from an address on, into out[ISADORA_WORD_BYTES]: how many there are. */
size_t run_code_at(const struct isadora_machine *, uint64_t address, uint8_t *out);
/* The length of the instruction at an address, 0 where there is none; text[ISADORA_TEXT_MAX]. */
unsigned run_insn_at(const struct isadora_machine *, uint64_t address, struct isadora_insn *,
                     char *text);
/* The line of the source where the program is text: on standard error; in the output. */
void run_warn_source(const struct run *, uint64_t address);
void run_print_source(const struct run *, uint64_t address, struct output *);
/* Where no line put anything at an address: which one left it zero, on standard error. */
void run_warn_filler(const struct run *, uint64_t address);

#endif
