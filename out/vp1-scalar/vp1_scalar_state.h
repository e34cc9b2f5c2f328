/* Generated from the description vp1-scalar by gen/emit/exec. Do not edit. */
#ifndef VP1_SCALAR_STATE_H
#define VP1_SCALAR_STATE_H

#include <isadora/vp1_scalar.h>
#include "machine/operations/op.h"
#include "base/wide.h"

struct vp1_scalar_bundle { /* 0 when an instruction begins */
    int16_t s2v_factor[4]; /* $s2v_factor */
    uint16_t s2v_mask[2]; /* $s2v_mask */
    uint8_t s2v_valid; /* $s2v_valid */
    uint8_t s2v_vcidx; /* $s2v_vcidx */
    uint8_t s2v_vcpart; /* $s2v_vcpart */
    uint8_t s2v_xfrm; /* $s2v_xfrm */
    uint16_t s2v_vcmask; /* $s2v_vcmask */
};

struct vp1_scalar_state {
    uint32_t r[32 + 1]; /* $r */
    uint16_t c[4]; /* $c */
    rt_u128 v[32]; /* $v */
    uint32_t vc[4]; /* $vc */
    uint32_t a[32]; /* $a */
    uint16_t l[4]; /* $l */
    uint32_t m[64]; /* $m */
    uint32_t x[16]; /* $x */
    uint32_t sr[32]; /* $sr */
    uint32_t mi[32]; /* $mi */
    uint32_t uc[32]; /* $uc */
    uint32_t d[8]; /* $d */
    uint32_t f[2]; /* $f */
    struct vp1_scalar_bundle bundle;
};

struct vp1_scalar_op {
    struct rt_op op;
    uint32_t value[7];
    uint8_t alt[2];
    struct isadora_word mask;
};

/* Do forms need the cycle and the address that they are executed in? */
enum { vp1_scalar_TIMED = 0 };

void vp1_scalar_reset(void *state, unsigned config);
extern const struct isadora_syntax vp1_scalar_syntax;
int vp1_scalar_execute(struct isadora_machine *, const struct isadora_insn *);
extern isadora_run_op *const vp1_scalar_ops[];
extern isadora_run_op *const vp1_scalar_quiet_ops[];
void vp1_scalar_fill(struct rt_op *, const struct isadora_insn *, struct isadora_word);

#endif
