/* linux.h: a small part of Linux, for static programs: `--linux` (manual/run.rst).
 *
 * A system call is an exception. The table of linux_table.c says in which registers an instruction
 * set notes exceptions, and where they go: to an address where there is no code, so that the
 * machine stops there. */
#ifndef ISADORA_LINUX_H
#define ISADORA_LINUX_H

#include "host/host.h"
#include <isadora/load.h>

enum { LINUX_ARGUMENTS = 6, LINUX_SETTINGS = 4 };

struct linux_setting {
    const char *name; /* of a register; NULL: no more */
    uint64_t value;
};

/* An instruction set as Linux uses it. Names are those of registers. */
struct linux_kind {
    uint16_t machine; /* of ELF files */
    const char *called;
    const char *stack, *number, *arguments[LINUX_ARGUMENTS], *result;
    const char *vector, *cause, *from;
    const char *asks;  /* the instruction that calls, as texts have it */
    uint64_t call;     /* the cause of a system call */
    unsigned step;     /* from the instruction that calls to the next one */
    uint64_t features; /* AT_HWCAP */
    struct linux_setting begins[LINUX_SETTINGS];  /* once */
    struct linux_setting returns[LINUX_SETTINGS]; /* whenever the program goes on */
};

/* That of a machine; NULL: there is none. */
const struct linux_kind *linux_kind_of(uint16_t machine);

struct linux_system {
    const struct linux_kind *kind; /* NULL: there is none */
    struct host *host;             /* for what it prints */
    struct isadora_machine *m;
    struct output *out;
    unsigned space;
    uint64_t vector;
    uint64_t break_first, break_now; /* the heap */
    uint64_t map_next;               /* mappings are below */
};

/* What a program finds when it begins. */
struct linux_begin {
    const char *const *arguments; /* the name of the program first */
    size_t count;
    uint64_t end;            /* of all segments */
    uint64_t entry, headers; /* address of the program headers; 0: not loaded */
    unsigned header_bytes, header_count;
};

/* False: the stack has no room, or a register of the table is missing, *why. */
bool linux_begin(struct linux_system *, const struct linux_begin *, const char **why);
/* The machine stopped where exceptions go: does what it asks for. Not there: ON. */
enum host_verdict linux_look(struct linux_system *, struct output *);

/* One call: its result; *verdict other than ON: the program ends (linux_calls.c). */
int64_t linux_call(struct linux_system *, uint64_t number, const uint64_t *arguments,
                   enum host_verdict *verdict);

#endif
