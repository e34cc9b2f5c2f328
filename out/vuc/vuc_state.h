/* Generated from the description vuc by gen/emit/exec. Do not edit. */
#ifndef VUC_STATE_H
#define VUC_STATE_H

#include <isadora/vuc.h>
#define RT_UNALIGNED 0x3fu
#include "machine/operations/op.h"
#include "base/wide.h"

struct vuc_state {
    uint16_t sr[64]; /* $sr */
    uint16_t r[16 + 1]; /* $r */
    uint8_t p[16 + 1]; /* $p */
    uint16_t stat; /* $stat */
    uint16_t h2v; /* $h2v */
    uint16_t icnt; /* $icnt */
    uint32_t l; /* $l */
    uint8_t cs_depth; /* $cs.depth */
    uint16_t cs_pc[8]; /* $cs.pc */
    uint16_t sr_before[64]; /* $sr before the last store */
    uint64_t sr_since[64]; /* the cycle of that store */
    uint8_t p_before[16]; /* $p before the last store */
    uint64_t p_since[16]; /* the cycle of that store */
    uint16_t stat_before; /* $stat before the last store */
    uint64_t stat_since; /* the cycle of that store */
    uint16_t h2v_before; /* $h2v before the last store */
    uint64_t h2v_since; /* the cycle of that store */
    uint32_t l_before; /* $l before the last store */
    uint64_t l_since; /* the cycle of that store */
};

struct vuc_op {
    struct rt_op op;
    uint32_t value[10];
    uint8_t alt[5];
    struct isadora_word mask;
};

/* Do forms need the cycle and the address that they are executed in? */
enum { vuc_TIMED = RT_TIMED | RT_COUNTED };

enum { VUC_SPACE_D, VUC_SPACE_PWT, VUC_SPACE_MVSI, VUC_SPACE_MVSO, VUC_SPACE_B6, VUC_SPACE_B7 };

void vuc_reset(void *state, unsigned config);
extern const struct isadora_syntax vuc_syntax;
int vuc_execute(struct isadora_machine *, const struct isadora_insn *);
extern isadora_run_op *const vuc_ops[];
extern const uint64_t vuc_slots[];
void vuc_fill(struct rt_op *, const struct isadora_insn *, struct isadora_word);
void vuc_write_back(struct isadora_machine *, unsigned file, uint64_t index, uint64_t mask,
    uint64_t value);
void vuc_tick(void *state, uint64_t cycles);

#endif
