/* Generated from the description maxwell by gen/emit/exec. Do not edit. */
#ifndef MAXWELL_STATE_H
#define MAXWELL_STATE_H

#include <isadora/maxwell.h>
#include "machine/execute.h"
#include "base/wide.h"

struct maxwell_grid {
    uint8_t nothing; /* no register is per grid */
};

struct maxwell_block {
    uint8_t come[16]; /* $come */
    uint8_t some[16]; /* $some */
    uint16_t asked[16]; /* $asked */
    uint16_t yes[16]; /* $yes */
    uint16_t red_yes[16]; /* $red_yes */
    uint8_t red_all[16]; /* $red_all */
    uint8_t left; /* $left */
};

/* Of one warp. What each lane has for itself ends in an index by lane. */
struct maxwell_state {
    struct maxwell_block *block; /* both set by the runtime after every reset */
    struct maxwell_grid *grid;
    _Alignas(64) uint32_t r[256][32]; /* $R */
    _Alignas(64) uint8_t p[8][32]; /* $P */
    _Alignas(64) uint8_t cc[32]; /* $CC */
    uint32_t active; /* $active */
    uint32_t waits[8]; /* $waits */
    _Alignas(64) uint32_t sr[256][32]; /* $SR */
    uint8_t red; /* $red */
    uint8_t red_kind; /* $red_kind */
    uint16_t crs_depth; /* $crs.depth */
    uint8_t crs_kind[256]; /* $crs.kind */
    uint32_t crs_pc[256]; /* $crs.pc */
    uint32_t crs_mask[256]; /* $crs.mask */
};

enum { MAXWELL_SPACE_C, MAXWELL_SPACE_G, MAXWELL_SPACE_S, MAXWELL_SPACE_L };

void maxwell_reset(void *state, unsigned config);
extern const struct isadora_syntax maxwell_syntax;
int maxwell_execute(struct isadora_machine *, const struct isadora_insn *);
extern const isadora_action maxwell_actions[];
int maxwell_start_grid(struct isadora_machine *);
int maxwell_start_warp(struct isadora_machine *);

#endif
