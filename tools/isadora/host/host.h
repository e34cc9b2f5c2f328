/* host.h: the partner of a bare program that asks by stores to its symbol `tohost`: to end, for a
 * character, for a system call (manual/run.rst, ELF programs). */
#ifndef ISADORA_HOST_H
#define ISADORA_HOST_H

#include "common/io.h"
#include <isadora/machine.h>

enum host_verdict { HOST_ON, HOST_ENDED, HOST_FAILED };

enum { HOST_LINE = 4096 };
/* Errors, negative as results. */
enum { BAD_FILE = 9, BAD_ADDRESS = 14 };

struct host {
    bool is_there;  /* else nothing asks */
    bool has_input; /* the program may read standard input */
    bool answers;   /* there is a `fromhost` */
    unsigned space;
    struct isadora_extent places[2]; /* the lower half of `tohost`; `fromhost` */
    unsigned owed;                   /* answers that wait until `fromhost` is 0 */
    char why[80];                    /* why it failed; empty: the exception says so */

    /* Where what the program prints becomes lines of their own, among those of a trace: */
    bool as_lines, as_json;
    char line[HOST_LINE + 1];
    size_t used;
};

/* Notices stores from now on. */
void host_begin(struct host *, struct isadora_machine *);
/* The program stopped because it stored there, or for good: does what it asks for. */
enum host_verdict host_look(struct host *, struct isadora_machine *, struct output *);
/* What a program prints. */
void host_put(struct host *, struct output *, const char *bytes, size_t size);
/* The call write(file, from, size): how many bytes, which may be fewer than that, or an error. */
int64_t host_write(struct host *, const struct isadora_machine *, struct output *, uint64_t file,
                   uint64_t from, uint64_t size);
/* Prints what is left of a line. */
void host_end(struct host *, struct output *);

#endif
