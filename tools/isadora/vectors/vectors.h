/* vectors.h: conformance vectors, one JSON object a line, one instruction each.
 *
 *     {"isa":"toy","variant":"a","code":"4c0887c7","in":{"$r1":"0x1"},"out":{"$r0":"0x3"}}
 *
 * `code` holds the bytes of one instruction as hex numbers of a unit each. State that `in` and
 * `mem_in` do not list is at its reset value; what `out` and `mem_out` do not list must be as
 * before (`$pc`: after the instruction).
 *
 *     {"isa":"toy","code":"ffff","in":{},"stop":"trap"}
 *
 * With `stop`, the instruction must not come to its end ("trap", "unknown", "wait"), and all state
 * must be as before. */
#ifndef ISADORA_VECTORS_H
#define ISADORA_VECTORS_H

#include <isadora/target.h>

#include <stdio.h>

struct isadora_vectors_options {
    const struct isadora_target *target;
    unsigned config;  /* for vectors that name neither variant nor mode */
    bool only_config; /* vectors of other configurations are counted as skipped */
    const char *file; /* name of the input in messages */
    FILE *messages;   /* failures and mistakes; NULL: only count */
    uint64_t show;    /* how many of them are printed; 0: all */
    bool reference;   /* lane after lane, by the plain functions (isadora_machine_quick) */
};

struct isadora_vectors_counts {
    uint64_t passed, failed, skipped;
    uint64_t malformed; /* lines that are no vector of this target */
};

struct isadora_vectors;

/* NULL when there is no memory. */
struct isadora_vectors *isadora_vectors_open(const struct isadora_vectors_options *);
/* The next bytes of the stream, cut anywhere. False when there is no memory for a long line. */
bool isadora_vectors_feed(struct isadora_vectors *, const char *bytes, size_t size);
/* Runs a last line that has no newline. */
void isadora_vectors_finish(struct isadora_vectors *);
struct isadora_vectors_counts isadora_vectors_result(const struct isadora_vectors *);
/* Of one form: vectors that passed and failed. */
struct isadora_vectors_counts isadora_vectors_form(const struct isadora_vectors *, size_t form);
void isadora_vectors_close(struct isadora_vectors *);

#endif
