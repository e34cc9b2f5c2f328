/* Any text as assembly source, for every shipped instruction set: errors with places, or bytes that disassemble. */
#include "assemble.h"
#include "tool.h"

#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void count(void *user, const char *text, size_t size)
{
    (void)text;
    *(size_t *)user += size;
}

static void check_errors(const struct isadora_assembly *result)
{
    for (size_t i = 0; i < result->error_count; i++) {
        size_t written = 0;
        isadora_assembly_tell(result, &result->errors[i], count, &written);
        if (!written || !result->errors[i].line || !result->errors[i].column)
            abort();
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    for (size_t t = 0; tool_targets[t]; t++) {
        struct isadora_assembly_input input = {
            .target = tool_targets[t],
            .config = size ? (unsigned)(data[0] % tool_targets[t]->config_count) : 0,
            .source = {"fuzz", (const char *)data, size},
            .limit = 1 << 16,
        };
        struct isadora_assembly result;
        enum isadora_assembly_result status = isadora_assemble(&input, &result);
        if ((status == ISADORA_ASSEMBLY_BAD) != (result.error_count > 0))
            abort();
        check_errors(&result);
        isadora_assembly_free(&result);
    }
    return 0;
}
