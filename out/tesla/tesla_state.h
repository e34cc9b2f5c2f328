/* Generated from the description tesla by gen/emit/exec. Do not edit. */
#ifndef TESLA_STATE_H
#define TESLA_STATE_H

#include <isadora/tesla.h>
#include "machine/execute.h"
#include "base/wide.h"

struct tesla_grid {
    uint8_t nothing; /* no register is per grid */
};

struct tesla_block {
    uint16_t bar[16]; /* $bar */
    uint16_t warps; /* $warps */
};

/* Of one warp. What each lane has for itself ends in an index by lane. */
struct tesla_state {
    struct tesla_block *block; /* both set by the runtime after every reset */
    struct tesla_grid *grid;
    _Alignas(64) uint32_t r[128][32]; /* $r */
    _Alignas(64) uint16_t a[8][32]; /* $a */
    _Alignas(64) uint8_t c[4][32]; /* $c */
    _Alignas(64) uint32_t sr[16][32]; /* $sr */
    uint8_t t[256]; /* $t */
    uint8_t s[32]; /* $s */
    uint32_t active; /* $active */
    uint32_t ended; /* $ended */
    uint32_t returned; /* $returned */
    uint32_t broken; /* $broken */
    uint16_t st_depth; /* $st.depth */
    uint8_t st_kind[256]; /* $st.kind */
    uint32_t st_pc[256]; /* $st.pc */
    uint32_t st_mask[256]; /* $st.mask */
};

enum { TESLA_SPACE_TX, TESLA_SPACE_S_2, TESLA_SPACE_C_2, TESLA_SPACE_L, TESLA_SPACE_G,
    TESLA_SPACE_A_2, TESLA_SPACE_P, TESLA_SPACE_O, TESLA_SPACE_V, TESLA_SPACE_LOCKS };

void tesla_reset(void *state, unsigned config);
extern const struct isadora_syntax tesla_syntax;
int tesla_execute(struct isadora_machine *, const struct isadora_insn *);
extern const isadora_action tesla_actions[];
int tesla_start_block(struct isadora_machine *);
int tesla_start_warp(struct isadora_machine *);

#endif
