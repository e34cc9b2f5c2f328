/* Runs the vectors of a file on one target: counts on standard output, what failed before them. */
#include "asm/tables/syntax.h"
#include "vectors/vectors.h"

#include <inttypes.h>
#include <stdio.h>

extern const struct isadora_target TARGET;
extern const struct isadora_syntax PARSED;

/* Assembling is not what is tested here. */
const struct isadora_syntax PARSED = {.inner = false};

int main(int argc, char **argv)
{
    static char piece[1 << 16];
    FILE *file = argc == 2 ? fopen(argv[1], "rb") : NULL;
    struct isadora_vectors_options options = {
        .target = &TARGET, .file = "vectors", .messages = stdout};
    struct isadora_vectors *vectors = isadora_vectors_open(&options);
    if (!file || !vectors)
        return 3;
    for (size_t n; (n = fread(piece, 1, sizeof piece, file)) > 0;)
        isadora_vectors_feed(vectors, piece, n);
    isadora_vectors_finish(vectors);
    struct isadora_vectors_counts counts = isadora_vectors_result(vectors);
    printf("%" PRIu64 " passed, %" PRIu64 " failed, %" PRIu64 " malformed\n", counts.passed,
           counts.failed, counts.malformed);
    isadora_vectors_close(vectors);
    fclose(file);
    return counts.failed || counts.malformed;
}
