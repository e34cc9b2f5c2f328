/* grid_run.h: runs of programs whose instructions work on the lanes of a warp.
 *
 * params.c reads the parameters of a launch, buffers.c places buffers, images.c describes textures,
 * launch.c prepares the run and does it, trace.c prints each instruction, result.c says how it
 * ended, threads.c has the files of what each thread has. */
#ifndef ISADORA_RUN_GRID_H
#define ISADORA_RUN_GRID_H

#include <isadora/simt.h>
#include "run/run.h"

/* ---- parameters (params.c) ---- */

/* A buffer in the memory of the grid (buffers.c). */
struct buffer {
    const char *option, *text; /* as it is on the command line */
    const char *name;          /* NULL: none */
    char *in, *out;            /* files; NULL: none */
    uint64_t size, cell;       /* bytes; where it lies */
};

/* Adds one to the run: `FILE`, `FILE:OUT`, `SIZE`, `SIZE:OUT`. An exit status. */
int buffer_add(struct run *, struct buffer, const char *value);
/* The one of that name, or NULL. */
const struct buffer *buffer_named(const struct run *, const char *name, size_t size);
/* Those of --buffer: an exit status. */
int buffers_read(struct run *);
/* Settles where buffers lie that have been added since, and loads them. */
int buffers_place(struct run *);
/* Whether they can be written that are to be, asked before the run; writes them. */
int buffers_check(const struct run *);
int buffers_save(const struct run *);

/* ---- textures and surfaces (images.c) ---- */

enum { IMAGE_BYTES = ELF_IMAGE_BYTES }; /* of a descriptor */

/* One of --image; its handle is its number, from 1 on. */
struct image {
    const char *text; /* as it is on the command line */
    const char *name, *source;
    size_t buffer;   /* of the run, where its texels lie */
    uint64_t offset; /* in the buffer */
    unsigned axes;
    uint64_t extent[3], layers; /* 0: no layers */
    uint64_t pitch, bytes;      /* from row to row; all */
    uint32_t format, components, texel, modes[3];
    unsigned modes_given;
    bool is_float, linear, normalized;
};

/* The handle of one of a struct run; 0: there is none of that name. */
uint32_t image_handle(const void *run, const char *name, size_t size);
/* Reads --image, before a program is loaded: an exit status. */
int images_read(struct run *);
/* Finds or adds their buffers; stores their descriptors once buffers have their places: exit
 * statuses. */
int images_bind(struct run *);
int images_place(struct run *);
/* The descriptors, which programs may load; false where there are none. */
bool images_extent(const struct run *, struct isadora_extent *);

/* Where the parameters of a kernel lie, where its file says so (layout.c). */
struct param_layout {
    const struct isadora_nvinfo_param *params; /* in their order */
    size_t count;
    bool *given;       /* has a value */
    size_t base, size; /* bytes before the first, and of all */
    size_t next, used; /* the one that is being filled; its bytes that have values */
};

/* Reads it: an exit status. `most` bytes there may be. */
int layout_open(struct param_layout *, const struct run *, size_t most);
/* `N=` before a value: takes it off the text, and goes on at parameter N. An exit status. */
int layout_choose(struct param_layout *, const char **text);
/* Where the next value goes, of that many bytes; an exit status. */
int layout_take(struct param_layout *, const char *text, unsigned bytes, size_t *at);
/* Whether all have a value; an exit status. */
int layout_check(const struct param_layout *);

/* A parameter that is an address in a buffer. */
struct reference {
    size_t buffer; /* of the run */
    uint64_t offset;
    size_t at;      /* of the parameter */
    unsigned bytes; /* of the address */
};

struct params {
    struct param_layout *layout; /* NULL: parameters lie one after the other */
    uint8_t bytes[4096];
    size_t size, last; /* last: where the last value was put */
    struct reference *references;
    size_t count;
};

/* Reads all parameters; an exit status, with a complaint. */
int params_read(struct params *, struct run *);
/* Is there an address of 32 bits? */
bool params_are_narrow(const struct params *);
/* Where buffers go: loads them, settles their addresses in `bytes`. */
int params_place(struct params *, struct run *);

/* ---- the run ---- */

struct grid_run;

/* Whether the launch is within the limits of the instruction set; an exit status, with a complaint
 * (limits.c). */
int grid_check_limits(const struct grid_run *, const struct isadora_grid_plan *);

/* What the file of a kernel says of its launches (kernel.c): three numbers of an attribute, false
 * where there are none. */
bool kernel_numbers(const struct run *, uint8_t kind, uint32_t out[3]);
/* The variable that a symbol is, as a buffer; false where it is none that is loaded. */
bool kernel_variable(const struct run *, uint32_t symbol, struct buffer *);
/* Whether the launch keeps to it; an exit status, with a complaint. */
int kernel_check(const struct run *, const struct isadora_grid_plan *);

/* Whether the command line asks for what only lanes have. */
bool run_has_grid(const struct run *);
/* For options: `X[,Y[,Z]]` into uint32_t[3]; the number of threads into an unsigned. */
option_take option_extent, option_threads;
/* The run, once the program is loaded: an exit status. */
int run_grid(struct run *);

struct grid_run {
    struct run *run;
    struct isadora_machine *m;
    struct isadora_grid grid;
    struct params params;
    struct isadora_extent *extents; /* of the buffers */
    size_t extent_count;
    struct services *services; /* NULL: the kernel calls none */
    struct grid_trace *trace;  /* NULL: none */
    struct watch *watch;       /* NULL: nothing is checked */
    /* malloc has returned cells of the buffers' memory; NULL: not of interest. */
    void (*allocated)(struct grid_run *, uint64_t at, uint64_t cells);
    struct thread_files *threads;
};

/* ---- what each thread has for itself, in files (threads.c) ---- */

/* Reads what --mem says of such spaces, and makes room for what --save says; an exit status. */
int threads_open(struct grid_run *, const struct isadora_grid_plan *);
/* The cells of the machine's warp from the files; those of its block for them. */
/* Whether there are any: then blocks run one after another. */
bool threads_have_files(const struct grid_run *);
void threads_begin_warp(const struct grid_run *, struct isadora_machine *);
void threads_end_block(const struct grid_run *, struct isadora_machine *);
/* Writes the files; an exit status. */
int threads_save(const struct grid_run *);

/* ---- parameters that are missing (missing_params.c) ---- */

/* The first instructions, with a note on standard error where a program loads what no parameter
 * gave. RUNNING when it is to go on, with what is left of the limit (0: none); else why it stopped.
 */
enum isadora_stop grid_run_looking(struct grid_run *, uint64_t *limit);

/* ---- what happens (trace.c) ---- */

/* From now on, as long as it watches the machine. */
void grid_trace_open(struct grid_run *, struct isadora_grid_plan *);

/* ---- how it ended (result.c) ---- */

void grid_print(const struct grid_run *);
/* The instruction that the warp is at, with the line of the source, on standard error. */
void grid_warn_instruction(const struct grid_run *);
/* The exit status; complains where it did not end well. */
int grid_status(const struct grid_run *);

#endif
