/* state.h: the state of a machine as text: JSON files, `$r1=5`, memory from files. */
#ifndef ISADORA_STATE_H
#define ISADORA_STATE_H

#include "machine.h"
#include "place.h"
#include "tool.h"

/* A file with the state before and after:
 * {"variant":..,"in":{..},"mem_in":{..},"out":{..},"mem_out":{..}}, or the plain object of
 * registers alone, which is then both `in` and `out`. */
struct state_file {
    const char *path;
    char *text; /* NULL when nothing was read */
    size_t size;
    char *variant, *mode;            /* NULL when it names none */
    size_t in, out, mem_in, mem_out; /* one more than the places of the objects; 0: none */
};

/* Reads the file and finds its parts; an exit status, with a complaint. */
int state_read(struct state_file *, const char *path);
void state_close(struct state_file *);
/* Sets what `in` and `mem_in` list. `scopes`, here and below: bit 1 << enum isadora_scope says
 * whether state of that scope is set, or passed over. */
int state_apply(const struct state_file *, struct isadora_machine *, unsigned scopes);
/* Compares what `out` and `mem_out` list, and counts the differences, each printed. */
int state_compare(const struct state_file *, const struct isadora_machine *, size_t *differences);

/* `$r1=5` (any place, see place.h); `space@0x40=file`, also with `:`, and without `@0x40`; an exit
 * status, with a complaint. */
int state_set(struct isadora_machine *, const char *assignment, unsigned scopes);
int state_load(struct isadora_machine *, const char *assignment, unsigned scopes);
/* What the text of such a file says. */
struct state_loading {
    struct isadora_part part;
    uint64_t at;             /* in the part */
    const char *name, *path; /* behind the name stands what parts it from the rest */
};
int state_loading_read(const struct isadora_machine *, const char *text, struct state_loading *);
/* The cells that such a file takes, where they are in this space. */
bool state_extent(const struct isadora_machine *, const char *assignment, int space,
                  struct isadora_extent *);

#endif
