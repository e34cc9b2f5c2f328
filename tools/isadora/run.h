/* run.h: one run of a program: what the command line asks for, and how it went.
 *
 * cmd_run.c reads the command line and loads the program, run_cubin.c loads one that is a text
 * cubin, run_machine.c runs it, run_result.c tells how it ended. */
#ifndef ISADORA_RUN_H
#define ISADORA_RUN_H

#include "assembly.h"
#include "cubin_file.h"
#include "device.h"
#include "hazards.h"
#include "machine.h"
#include "state.h"
#include "tool.h"
#include "trace.h"

enum { MOST_SETTINGS = 256, MOST_UNTIL = 64 };

struct setting {
    int id; /* OPT_SET or OPT_MEM */
    const char *text;
};

struct until {
    const char *text;
    uint64_t address;
};

/* Why a run ended that the machine itself would have gone on with. */
enum run_end {
    END_MACHINE,
    END_STEPS,
    END_CYCLES,
    END_UNTIL,
    END_DEVICE,
    END_FAILED,
    END_INTERRUPTED
};

struct run {
    struct choice choice;
    const char *program, *entry, *in, *expect, *device_path;
    const char *function; /* of a cubin; NULL: the only one */
    bool words, raw, tracing, watching, json, dump, based;
    uint64_t base, entry_address, steps, cycles;
    struct setting settings[MOST_SETTINGS];
    size_t setting_count;
    struct until until[MOST_UNTIL];
    size_t until_count;
    struct state_file in_file, expect_file;
    struct device device;
    struct input input;     /* of the program, until it is loaded */
    struct assembly source; /* where the program is assembly text */
    struct cubin cubin;     /* where it is a text cubin */
    bool is_cubin;
    struct isadora_machine *machine;

    struct output *out; /* while it runs */
    struct trace trace;
    struct hazards hazards;
    uint64_t last_steps;   /* before the cycle that has just ended */
    bool quiet;            /* then nothing was under way */
    unsigned quiet_cycles; /* so many cycles waited while nothing could change */
    enum isadora_stop stop;
    enum run_end end;
};

/* Loads code; an exit status. */
int run_place(struct run *, uint64_t address, const uint8_t *bytes, size_t size);
/* Loads a function of run->cubin with its constants: an exit status. */
int run_cubin(struct run *);
/* Runs the machine: sets `stop` and `end`. */
void run_machine(struct run *);
/* Cycles that have passed. */
uint64_t run_cycles(const struct run *);
/* Prints why it ended, and the registers. */
void run_print(const struct run *);
/* The exit status; complains where it did not end well. */
int run_status(const struct run *);

#endif
