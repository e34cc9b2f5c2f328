/* host.h: the partner of a bare program that asks by stores to its symbol `tohost`: to end, for a
 * character, for a system call (manual/run.rst, ELF programs). */
#ifndef ISADORA_HOST_H
#define ISADORA_HOST_H

#include "common/io.h"
#include <isadora/machine.h>

enum host_verdict { HOST_ON, HOST_ENDED, HOST_FAILED };

enum { HOST_LINE = 4096 };

struct host {
    bool is_there; /* else nothing asks */
    bool answers;  /* there is a `fromhost` */
    unsigned space;
    struct isadora_extent places[2]; /* the lower half of `tohost`; `fromhost` */
    unsigned owed;                   /* answers that wait until `fromhost` is 0 */
    char why[80];                    /* why it failed */

    /* Where what the program prints becomes lines of their own, among those of a trace: */
    bool as_lines, as_json;
    char line[HOST_LINE + 1];
    size_t used;
};

/* Notices stores from now on. */
void host_begin(struct host *, struct isadora_machine *);
/* The program stopped because it stored there, or for good: does what it asks for. */
enum host_verdict host_look(struct host *, struct isadora_machine *, struct output *);
/* Prints what is left of a line. */
void host_end(struct host *, struct output *);

#endif
