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
    uint8_t cluster_come; /* $cluster_come */
    uint8_t cluster_turn; /* $cluster_turn */
    uint8_t come[16]; /* $come */
    uint8_t some[16]; /* $some */
    uint16_t asked[16]; /* $asked */
    uint16_t yes[16]; /* $yes */
    uint16_t red_yes[16]; /* $red_yes */
    uint8_t red_all[16]; /* $red_all */
    uint8_t left; /* $left */
};

/* Of one warp. What each lane has for itself ends in an index by lane. */
struct volta_state {
    struct volta_block *block; /* both set by the runtime after every reset */
    struct volta_grid *grid;
    uint32_t bulk_done; /* $bulk_done */
    uint8_t cluster_mine; /* $cluster_mine */
    _Alignas(64) uint32_t r[256][32]; /* $R */
    uint32_t ur[64]; /* $UR */
    _Alignas(64) uint8_t p[8][32]; /* $P */
    uint8_t up[8]; /* $UP */
    uint32_t b[16]; /* $B */
    uint32_t active; /* $active */
    uint32_t parked; /* $parked */
    uint32_t ready; /* $ready */
    uint32_t blocked; /* $blocked */
    uint8_t turn; /* $turn */
    uint32_t yielded; /* $yielded */
    uint32_t group_lanes[32]; /* $group_lanes */
    uint64_t group_pc[32]; /* $group_pc */
    uint8_t group_wait[32]; /* $group_wait */
    uint32_t group_need[32]; /* $group_need */
    uint32_t apart[16]; /* $apart */
    uint32_t kept[512]; /* $kept */
    uint32_t left_off; /* $left_off */
    uint32_t left_ur[2048]; /* $left_UR */
    uint8_t left_up[256]; /* $left_UP */
    _Alignas(64) uint64_t rpc[32]; /* $Rpc */
    _Alignas(64) uint32_t sr[256][32]; /* $SR */
    uint8_t red; /* $red */
    uint8_t red_kind; /* $red_kind */
};

enum { VOLTA_SPACE_C, VOLTA_SPACE_G, VOLTA_SPACE_S, VOLTA_SPACE_L };

void volta_reset(void *state, unsigned config);
extern const struct isadora_syntax volta_syntax;
int volta_execute(struct isadora_machine *, const struct isadora_insn *);
extern const isadora_action volta_actions[];
int volta_start_grid(struct isadora_machine *);
int volta_start_warp(struct isadora_machine *);

#endif
