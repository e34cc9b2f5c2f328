/* Generated from the description volta by gen/emit/exec. Do not edit. */
#ifndef VOLTA_STATE_H
#define VOLTA_STATE_H

#include <isadora/volta.h>
#include "machine/execute.h"
#include "base/wide.h"

struct volta_grid {
    uint8_t nothing; /* no register is per grid */
};

struct volta_block {
    uint8_t nothing; /* no register is per block */
};

/* Of one warp. What each lane has for itself ends in an index by lane. */
struct volta_state {
    struct volta_block *block; /* both set by the runtime after every reset */
    struct volta_grid *grid;
    uint32_t r[256][32]; /* $R */
    uint32_t ur[64]; /* $UR */
    uint8_t p[8][32]; /* $P */
    uint8_t up[8]; /* $UP */
    uint32_t b[16]; /* $B */
    uint32_t active; /* $active */
    uint32_t sr[256][32]; /* $SR */
};

enum { VOLTA_SPACE_C };

void volta_reset(void *state, unsigned config);
extern const struct isadora_syntax volta_syntax;
int volta_execute(struct isadora_machine *, const struct isadora_insn *);
extern const isadora_action volta_actions[];

#endif
