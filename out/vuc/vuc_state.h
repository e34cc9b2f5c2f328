/* Generated from the description vuc by gen/emit/exec.lua. Do not edit. */
#ifndef VUC_STATE_H
#define VUC_STATE_H

#include "vuc.h"
#include "machine.h"
#include "wide.h"

struct vuc_state {
    uint16_t sr[64]; /* $sr */
    uint16_t r[16]; /* $r */
    uint8_t p[16]; /* $p */
    uint16_t stat; /* $stat */
    uint16_t h2v; /* $h2v */
    uint16_t icnt; /* $icnt */
    uint32_t l; /* $l */
    uint8_t cs_depth; /* $cs.depth */
    uint16_t cs_pc[8]; /* $cs.pc */
};

enum { VUC_SPACE_D, VUC_SPACE_PWT, VUC_SPACE_MVSI, VUC_SPACE_MVSO, VUC_SPACE_B6, VUC_SPACE_B7 };

extern const isadora_action vuc_actions[];

#endif
