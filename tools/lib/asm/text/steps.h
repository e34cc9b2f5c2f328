/* steps.h: expressions of a description over numbers of a source. */
#ifndef ISADORA_STEPS_H
#define ISADORA_STEPS_H

#include "asm/text/number.h"

/* False where a value needs more than 64 bits. `params`: as many as the steps name. */
bool rt_steps_run(const struct isadora_step *, size_t count, const struct isadora_number *params,
                  uint64_t here, struct isadora_number *out);

#endif
