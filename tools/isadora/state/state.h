/* state.h: the state of a machine as text: JSON files, `$r1=5`, memory from files. */
#ifndef ISADORA_STATE_H
#define ISADORA_STATE_H

#include "common/json.h"
#include <isadora/machine.h>
#include "common/message.h"
#include "state/place.h"

/* State of one warp: places of objects as in the file. */
struct state_warp {
    uint32_t warp, block[3];
    bool of_block; /* else of every block */
    size_t in, out;
};

/* A file with the state before and after:
 * {"variant":..,"in":{..},"mem_in":{..},"out":{..},"mem_out":{..},"warps":[..]}, or the plain
 * object of registers alone, which is then both `in` and `out`, or a result of `run --json`, whose
 * state is both too. */
struct state_file {
    const char *path;
    char *text; /* NULL when nothing was read */
    size_t size;
    char *variant, *mode;            /* NULL when it names none */
    size_t in, out, mem_in, mem_out; /* one more than the places of the objects; 0: none */
    const char *plain;               /* the first register outside of these; NULL: none */
    unsigned scopes;                 /* of the registers in `in` and `out` that count */
    bool is_partial; /* a result of several warps that does not have what each of them held */
    struct state_warp *warps;
    size_t warp_count;
};

/* What was launched. */
struct state_launch {
    const uint32_t *grid; /* blocks */
    uint64_t threads;     /* of a block */
    uint32_t warps;       /* of a block */
    bool to_end;          /* what is compared is the state that the last block leaves */
};

/* Reads the file and finds its parts; an exit status, with a complaint. */
int state_read(struct state_file *, const char *path);
/* Sets what `in` and `mem_in` list. `scopes`, here and below: bit 1 << enum isadora_scope says
 * whether state of that scope is set, or passed over. */
int state_apply(const struct state_file *, struct isadora_machine *, unsigned scopes);
/* Compares what `out` and `mem_out` list, and counts the differences, each printed. */
int state_compare(const struct state_file *, const struct isadora_machine *, size_t *differences);
/* Whether there is anything to compare, places that are there, and threads (launch NULL: no lanes):
 * what is wrong is better known before the run. An exit status, with a complaint. */
int state_check(const struct state_file *, const struct isadora_machine *,
                const struct state_launch *);

/* ---- what a file says of registers and cells (values.c) ---- */

enum state_purpose { STATE_SET, STATE_COMPARE, STATE_CHECK /* that it could be compared */ };

struct state_visit {
    enum state_purpose purpose;
    const struct isadora_machine *m;
    struct isadora_machine *set; /* the same, for STATE_SET */
    unsigned scopes;             /* of state that counts; else it is passed over */
    int64_t warp;                /* printed where it differs; -1: not */
    uint64_t lanes;              /* for STATE_CHECK: of the warp that have a thread */
    size_t differences;          /* each of which is printed */
};

/* What the object at a place says; none at 0. An exit status, with a complaint. */
int state_registers(const struct state_file *, size_t place, struct state_visit *);
int state_memory(const struct state_file *, size_t place, struct state_visit *);
/* The message of the reader, with its place in the file; an exit status. */
int state_complain(const struct state_file *, const struct isadora_json *);

/* ---- the members of an object (members.c) ---- */

/* Takes the value of a member, which is next, into the place at `to`; false after a mistake. */
typedef bool state_take(struct state_file *, struct isadora_json *, struct isadora_text key,
                        void *to);
/* A row of a table: what is done with a member. The last one, without a name, is for all others. */
struct state_member {
    const char *name;
    state_take *take;
    size_t to; /* offset */
};

/* Takes the object that is next, member by member. */
bool state_members(struct state_file *, struct isadora_json *, const struct state_member *,
                   void *into);
/* Kinds of members: ignored; an object, whose place is noted (size_t); an allocated text; a number
 * (uint32_t); `[X,Y,Z]` of a block (struct state_warp). */
state_take state_ignore, state_object, state_text, state_number, state_block;

/* ---- single warps (warps.c) ---- */

/* For `warps`: takes an array of them. */
state_take state_warps;
/* Sets what `in` of the warp that the machine runs lists, or of `all`, to find what is wrong. */
int state_apply_warps(const struct state_file *, struct isadora_machine *, bool all);
/* Whether the launch has these warps and blocks; an exit status, with a complaint. */
int state_check_warps(const struct state_file *, const struct state_launch *);
/* Whether those that are to be compared will be left at the end. */
int state_check_left(const struct state_file *, const struct state_launch *);
/* Compares `out` of each warp. `choose` makes the machine show a warp of the block; false: there is
 * none. */
int state_compare_warps(const struct state_file *, const struct isadora_machine *,
                        bool (*choose)(void *user, uint32_t warp), void *user, size_t *differences);

/* A warp more, of those that the file is about. */
void state_add_warp(struct state_file *, const struct state_warp *);

/* ---- results of `run --json` (result.c) ---- */

/* Whether the text is one: an object with a `stop`. */
bool state_is_result(const struct state_file *);
/* Takes it; false after a mistake. */
bool state_take_result(struct state_file *, struct isadora_json *);

/* ---- from the command line (set.c) ---- */

/* `$r1=5` (any place, see place.h), or a choice of the description; `space@0x40=file`, also with
 * `:`, and without `@0x40`; an exit status, with a complaint. */
int state_set(struct isadora_machine *, const char *assignment, unsigned scopes);
int state_load(struct isadora_machine *, const char *assignment, unsigned scopes);
/* What the text of such a file says. */
struct state_loading {
    struct isadora_part part;
    uint64_t at;             /* in the part */
    const char *name, *path; /* after the name is what parts it from the rest */
};
int state_loading_read(const struct isadora_machine *, const char *text, struct state_loading *);
/* The cells that such a file takes, where they are in this space. */
bool state_extent(const struct isadora_machine *, const char *assignment, int space,
                  struct isadora_extent *);

#endif
