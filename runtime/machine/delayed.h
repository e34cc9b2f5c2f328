/* delayed.h: stores that take effect later than the instruction that makes them: `after N`, and at
 * the end of a bundle (`together`). */
#ifndef ISADORA_DELAYED_H
#define ISADORA_DELAYED_H

#include <isadora/machine.h>

/* `after N`: stores that take effect later. Engine -1: none. */
void rt_later(struct isadora_machine *, unsigned delay, unsigned file, uint64_t index,
              uint64_t mask, uint64_t value);
void rt_later_pc(struct isadora_machine *, unsigned delay, uint64_t value);
/* The store just noted is work of an engine; the engine begins. */
void rt_engine(struct isadora_machine *, unsigned engine);
void rt_occupy(struct isadora_machine *, unsigned delay, unsigned engine);
/* Bits that this instruction stores at once, while other stores are under way. */
void rt_stored(struct isadora_machine *, unsigned file, uint64_t index, uint64_t mask);
/* A cycle ends: takes effect what is due. `first`: of the stores that this instruction made. */
void rt_pass_time(struct isadora_machine *, unsigned first, bool waits);
/* The instruction did not come to its end. */
void rt_forget_later(struct isadora_machine *, unsigned first);

/* ---- Bundles whose words execute together ----
 *
 * The words are executed one after another. They read the state, and store to a second one that
 * follows it in memory; stores to spaces are kept. At the end of the bundle the second state
 * becomes the state, and the stores are made. So a trap in any word has nothing to undo. */

/* A store to a space at the end of the bundle; it is allowed, or dropped by a rule of the space. */
void rt_keep_store(struct isadora_machine *, unsigned space, uint64_t index, unsigned cells,
                   struct isadora_word value);
/* A word is executed next, after which `next` follows: of the bundle that has begun, or of a new
 * one. */
void rt_enter_word(struct isadora_machine *, uint64_t next);
/* Whether the word was the last of its bundle; `next` as before. */
bool rt_ends_bundle(const struct isadora_machine *, uint64_t next);
/* What the words stored takes effect, and machine->next is where the bundle leads to; false: a
 * trap, and nothing has happened. */
bool rt_end_bundle(struct isadora_machine *);
/* What the words stored is forgotten. */
void rt_drop_bundle(struct isadora_machine *);

#endif
