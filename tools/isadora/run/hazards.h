/* hazards.h: `isadora run --hazards`: what goes wrong in time while a program runs.
 *
 * The machine itself says which stores are under way or done, which an engine drops and which
 * are overtaken; what is read comes from the table of uses. Unlike `isadora lint`, which follows
 * every path, this sees only what happens.
 */
#ifndef ISADORA_HAZARDS_H
#define ISADORA_HAZARDS_H

#include <isadora/analysis.h>
#include <isadora/machine.h>
#include "common/io.h"
#include "common/message.h"

/* A store that is pending, or that took effect at the end of the last cycle. */
struct hazard_store {
    struct isadora_pending store;
    uint64_t lost; /* bits that a younger store has overtaken */
    bool written;  /* then store.due is the first cycle that sees it */
};

/* One hazard of this cycle. */
struct hazard_note {
    enum isadora_hazard_kind kind;
    struct isadora_pending older;
    uint64_t missing; /* cycles */
};

/* A hazard that was printed: what is one of its kind, between the same two instructions, is only
 * counted. */
struct hazard_known {
    enum isadora_hazard_kind kind;
    uint64_t pc, from;
    int file;
    uint64_t index;
    uint64_t again;
};

struct hazards {
    struct isadora_machine *machine;
    struct output *json; /* NULL: as text on standard error */
    struct isadora_watch watch;
    const struct isadora_watch *next; /* who watched before, and still does */
    bool open;                        /* an instruction was begun */
    uint64_t pc, steps, now;
    struct hazard_store *stores;
    size_t store_count, store_room;
    struct hazard_note *notes;
    size_t note_count, note_room;
    struct isadora_pending *direct; /* what the instruction stores at once */
    size_t direct_count, direct_room;
    struct hazard_known *known;
    size_t known_count, known_room;
    uint64_t found;
};

/* Begins to watch the machine, besides those who do so already. */
void hazards_open(struct hazards *, struct isadora_machine *, struct output *json);
/* The instruction in machine->insn is next. */
void hazards_begin(struct hazards *);
/* It has run, waited, or trapped: prints what is wrong with it. Does nothing when none was begun.
 */
void hazards_end(struct hazards *);
/* How many there were, as a complaint; also when it is closed. */
void hazards_complain(const struct hazards *);
/* Prints which hazards happened again, and how often. */
void hazards_close(struct hazards *);

#endif
