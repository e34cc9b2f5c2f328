/* print.h: what `isadora lint` prints: messages, JSON, and the fewest instructions that fix
 * all hazards. */
#ifndef LINT_PRINT_H
#define LINT_PRINT_H

#include "object/program.h"

#include <inttypes.h>

/* ---- print.c ---- */

/* `FILE:LINE`, or the address. `in`: where the message is; a line of the same file goes without
 * its name. */
char *place_name(const struct program *, size_t offset, const struct isadora_span *in);
void put_place(const struct program *, struct output *, const char *key, size_t offset);
void put_hazard(const struct program *, struct output *, const struct isadora_hazard *);

/* ---- waits.c ---- */

/* What is wrong where words say whom they wait for, and what fixes it; `older` and `at` are the
 * mnemonic and the place of the older instruction. */
char *waits_text(const struct program *, const struct isadora_hazard *, const char *older,
                 const char *at);
char *waits_fix(const struct program *, const struct isadora_hazard *, const char *at);

/* ---- plan.c ---- */

/* The places that fix all hazards, where one instruction can fix several of them. */
void put_plan(const struct program *, struct output *, const struct isadora_lint *);

#endif
