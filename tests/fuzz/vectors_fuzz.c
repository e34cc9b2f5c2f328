/* Any text as conformance vectors, which also executes any instruction on any state. */
#include "tool.h"
#include "vectors.h"

#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    for (size_t t = 0; tool_targets[t]; t++) {
        struct isadora_vectors_options options = {.target = tool_targets[t]};
        struct isadora_vectors *vectors = isadora_vectors_open(&options);
        if (!vectors)
            abort();
        size_t half = size / 2;
        isadora_vectors_feed(vectors, (const char *)data, half);
        isadora_vectors_feed(vectors, (const char *)data + half, size - half);
        isadora_vectors_finish(vectors);
        isadora_vectors_close(vectors);
    }
    return 0;
}
