/* Generated from the description rv64 by gen/emit/exec. Do not edit. */
#ifndef RV64_STATE_H
#define RV64_STATE_H

#include <isadora/rv64.h>
#define RT_UNALIGNED 0x1u
#include "machine/operations/op.h"
#include "base/wide.h"

struct rv64_state {
    uint8_t mode; /* $mode */
    uint32_t mstatus; /* $mstatus */
    uint16_t mie; /* $mie */
    uint32_t mcounteren; /* $mcounteren */
    uint64_t mscratch; /* $mscratch */
    uint64_t mcause; /* $mcause */
    uint64_t mtval; /* $mtval */
    uint64_t mtvec; /* $mtvec */
    uint64_t mepc; /* $mepc */
    uint64_t mcycle; /* $mcycle */
    uint64_t minstret; /* $minstret */
    uint64_t x[32 + 1]; /* $x */
    uint64_t f[32]; /* $f */
    uint8_t fflags; /* $fflags */
    uint8_t frm; /* $frm */
    uint8_t reserved; /* $reserved */
    uint64_t reservation; /* $reservation */
};

struct rv64_op {
    struct rt_op op;
    uint32_t value[5];
    uint8_t alt[2];
};

/* Do forms need the cycle and the address that they are executed in? */
enum { rv64_TIMED = 0 };

enum { RV64_SPACE_MEM };

void rv64_reset(void *state, unsigned config);
extern const struct isadora_syntax rv64_syntax;
int rv64_execute(struct isadora_machine *, const struct isadora_insn *);
extern isadora_run_op *const rv64_ops[];
void rv64_fill(struct rt_op *, const struct isadora_insn *, struct isadora_word);
int rv64_undefined(struct isadora_machine *, const struct isadora_insn *);
void rv64_tick(void *state, uint64_t cycles);

#endif
