/* place.h: places of a machine as text, `$r1`, `$stat[3..5]`, `D[0x10][0]`: in --set, state files
 * and devices. */
#ifndef ISADORA_PLACE_H
#define ISADORA_PLACE_H

#include "common/number.h"
#include <isadora/machine.h>

/* Bits of a register or of a cell. */
struct place {
    bool is_cell;
    struct isadora_register reg; /* its lo and width are those of the bits */
    unsigned space, lo, width;   /* of a cell */
    uint64_t index;
    char name[ISADORA_NAME_MAX + 32]; /* as it was written */
};

/* What is wrong, and where in the text. */
struct place_error {
    const char *at;
    char text[400];
};

/* ---- words of a text (scan.c) ---- */

/* What is left of a text. Functions pass blanks first; false with the error, where there is one. */
struct scan {
    const char *at, *end;
    struct place_error *error;
};

/* Always false. */
bool scan_fail(struct place_error *, const char *where, const char *format, ...);
void scan_blanks(struct scan *);
/* Takes the sign where it comes next. */
bool scan_take(struct scan *, const char *sign);
/* The sign must come next; `where` says where it is missing. */
bool scan_need(struct scan *, const char *sign, const char *where);
bool scan_number(struct scan *, struct isadora_word *);
/* A number that is not negative and not above `most`. */
bool scan_index(struct scan *, uint64_t most, uint64_t *out);

/* ---- places (place.c) ---- */

/* Reads a place. Else false, with the error. */
bool place_read(const struct isadora_machine *, struct scan *, struct place *);
/* The same where nothing but the place is to be in the text. */
bool place_read_all(const struct isadora_machine *, const char *text, size_t size, struct place *,
                    struct place_error *);
/* Makes a number, whether unsigned or two's complement, what place_get gives for it; false where it
 * does not fit or the place is wired to another (error.at stays). */
bool place_fit(const struct place *, struct isadora_word *number, struct place_error *);
/* A whole register, by the index of its file and its own. */
struct isadora_register whole_register(const struct isadora_target *, int file, uint64_t index);
/* Of a machine whose instructions work on lanes: those that take part. */
uint64_t active_lanes(const struct isadora_machine *);
/* Comparisons, as they are written; longer signs come first. */
enum relation { RELATION_LE, RELATION_GE, RELATION_EQ, RELATION_NE, RELATION_LT, RELATION_GT };
enum { RELATIONS = RELATION_GT + 1 };
extern const char *const relation_signs[RELATIONS];
bool relation_holds(enum relation, struct isadora_word left, struct isadora_word right,
                    bool as_signed);
unsigned place_bits(const struct place *);
bool place_is_signed(const struct place *);
struct isadora_word place_get(const struct isadora_machine *, const struct place *);
/* Whose state it is: enum isadora_scope. */
unsigned place_scope(const struct isadora_machine *, const struct place *);
/* What does not fit is cut; a register that each lane has is set in all lanes unless its name says
 * in which. False where the machine does not take the value. */
bool place_set(struct isadora_machine *, const struct place *, struct isadora_word);
/* Something could not be stored there: ends the program, with a complaint. */
_Noreturn void place_no_memory(const struct isadora_machine *, unsigned space);
/* A space of this machine's configuration, or a window of one; else false, with the error. */
bool place_part(const struct isadora_machine *, const char *name, size_t size,
                struct isadora_part *, struct place_error *);

#endif
