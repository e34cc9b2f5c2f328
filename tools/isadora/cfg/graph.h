/* graph.h: what `isadora cfg` prints: the graph of each program, as text for Graphviz or as JSON.
 */
#ifndef CFG_GRAPH_H
#define CFG_GRAPH_H

#include "object/program.h"

/* One run of the command. */
struct graphs {
    struct program program; /* first: what is visited */
    bool svg;
    const char *to; /* -o */
    struct output out;
    size_t count; /* programs printed so far */
};

/* One program with its graph. */
struct graph {
    const struct program *program;
    const struct isadora_cfg *cfg;
    size_t number; /* of the program */
};

/* ---- names.c ---- */

/* The text of an instruction, in `text`, as listings have it: its length in bytes. */
unsigned graph_text(const struct graph *, size_t offset, char text[ISADORA_TEXT_MAX]);
/* The address of a block: where its label would be, which branches to it name. */
uint64_t graph_address(const struct graph *, size_t block);
/* The address of the label where an address leads to, or its own where that is not in the program:
 * an instruction may name any of a bundle. */
uint64_t graph_label(const struct graph *, uint64_t address);
/* What a call calls, by its relocation or the symbol there; NULL. */
char *graph_callee(const struct graph *, const struct isadora_call *);

/* ---- dot.c, json.c ---- */

void dot_begin(struct output *, const char *name);
void dot_put(struct output *, const struct graph *);
void dot_end(struct output *);
void json_put_graph(struct output *, const struct graph *);

#endif
