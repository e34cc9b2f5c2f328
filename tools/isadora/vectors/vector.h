/* vector.h: what the files that run conformance vectors share; not for programs (vectors.h is).
 *
 * read.c reads the members of a line, run.c executes it and compares, report.c says what is wrong,
 * stream.c has the lines. */
#ifndef ISADORA_VECTOR_H
#define ISADORA_VECTOR_H

#include "common/json.h"
#include <isadora/machine.h>
#include "vectors/vectors.h"

enum { KNOWN_NAMES = 512, NAME_BYTES = 24, MOST_CODE = 4 * ISADORA_WORD_BYTES };

/* A register name that was looked up before. */
struct known_name {
    uint8_t size; /* 0: empty */
    char text[NAME_BYTES];
    struct isadora_register reg;
};

struct per_form {
    uint64_t passed, failed;
};

struct isadora_vectors {
    struct isadora_vectors_options options;
    struct isadora_vectors_counts counts;
    struct per_form *forms;
    struct isadora_machine *got, *want;
    void *reset; /* state at its reset values, in configuration reset_config */
    unsigned reset_config;
    uint64_t line, shown;
    char *carry; /* the beginning of a line that goes on in the next piece */
    size_t carried, capacity;
    struct known_name known[KNOWN_NAMES];
};

/* Why an instruction does not come to its end, as `stop` names it. */
enum vector_stop { STOP_NONE, STOP_TRAP, STOP_UNKNOWN, STOP_WAIT };

/* One line while it is read. Members may come in any order, so their places are noted first. */
struct vector {
    struct isadora_json json;
    struct isadora_text isa, variant, mode, code, stop_name;
    const char *in, *out, *mem_in, *mem_out; /* where the objects begin, or NULL */
    unsigned config;
    enum vector_stop stop; /* expected */
    uint8_t bytes[MOST_CODE];
    size_t size;
    struct isadora_insn insn;
    bool failed, reported; /* reported: its failure is printed */
    char why[240];         /* a message that is put together */
};

/* ---- report.c ---- */

/* A mistake at a place of the line. */
void rt_vector_malformed(struct isadora_vectors *, struct vector *, const char *at,
                         const char *format, ...);
/* Heads the first difference of a vector with its line, word and text; says whether to print it. */
bool rt_vector_failing(struct isadora_vectors *, struct vector *, bool decoded);

/* ---- read.c ---- */

/* Members, configuration, code and stop; false when the line is malformed, which is counted and
 * reported. */
bool rt_vector_read(struct isadora_vectors *, struct vector *, const char *text, size_t size);

/* ---- run.c ---- */

/* Executes a vector that was read, and counts it. */
void rt_vector_run(struct isadora_vectors *, struct vector *);

#endif
