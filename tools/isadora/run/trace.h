/* trace.h: `isadora run --trace`: what each instruction reads and writes, and what is done when. */
#ifndef ISADORA_TRACE_H
#define ISADORA_TRACE_H

#include <isadora/asm.h>
#include <isadora/machine.h>
#include "common/io.h"
#include "common/message.h"

enum trace_kind { TRACE_READ, TRACE_WROTE, TRACE_LATER, TRACE_DROPPED, TRACE_TOOK_EFFECT };

/* One thing that happened in a cycle. */
struct trace_note {
    enum trace_kind kind;
    int file; /* index into target->files, or -1 */
    uint64_t index;
    char name[ISADORA_CELL_NAME_MAX];
    char value[ISADORA_VALUE_MAX], was[ISADORA_VALUE_MAX]; /* was: "" where it is not known */
    uint64_t in;                                           /* TRACE_LATER: cycles */
    const char *engine;                                    /* NULL: none */
};

struct trace {
    struct isadora_machine *machine;
    struct isadora_watch watch;
    struct output *out;
    bool json;
    const struct isadora_assembly *source; /* whose labels are shown; NULL: none */
    void *state, *older;                   /* before this cycle, and before the last one */
    bool open;                             /* an instruction was begun */
    bool waiting;                          /* it is the one that waited in the last cycle */
    bool compared;                         /* its writes are noted */
    bool undefined;                        /* it is none: a word that raises an exception */
    uint64_t pc, steps, now;
    struct isadora_insn insn;
    struct trace_note *notes;
    size_t note_count, note_room;
};

void trace_open(struct trace *, struct isadora_machine *, struct output *, bool json);
/* The instruction in machine->insn is next, or with NULL there what a word that is none does; the
 * world did to the machine what it wanted. */
void trace_begin(struct trace *);
/* It has run, waited, or trapped: prints it with all that was noted. Does nothing when none was
 * begun. */
void trace_end(struct trace *);

/* ---- how it is printed (trace_print.c) ---- */

void trace_print(const struct trace *, bool waits);

#endif
