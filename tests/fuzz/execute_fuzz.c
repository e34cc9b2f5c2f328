/* Any program on any registers: it stops for a reason or runs into the limit, and touches nothing of ours. */
#include "machine.h"
#include "tool.h"

#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* The next bytes of the input as a value for a register. */
static struct isadora_word take(const uint8_t *data, size_t size, size_t *at)
{
    struct isadora_word value = {{0, 0}};
    for (unsigned i = 0; i < 16 && size; i++, ++*at)
        value.half[i / 8] = value.half[i / 8] << 8 | data[*at % size];
    return value;
}

static void run(const struct isadora_target *target, unsigned config, const uint8_t *data, size_t size)
{
    struct isadora_limits limits = {200};
    struct isadora_register reg = {.file = NULL};
    struct isadora_machine *m = isadora_machine_create(target, config);
    size_t at = 0;
    if (!m)
        abort();
    while (isadora_register_next(m, &reg))
        isadora_register_set(m, &reg, take(data, size, &at));
    m->pc = 0;
    if (isadora_load_image(m, 0, data, size) && isadora_run(m, &limits) == ISADORA_RUNNING)
        abort();
    isadora_machine_destroy(m);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size > 4096)
        return 0;
    for (size_t t = 0; tool_targets[t]; t++)
        for (unsigned config = 0; config < tool_targets[t]->config_count; config++)
            run(tool_targets[t], config, data, size);
    return 0;
}
