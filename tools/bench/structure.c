/* structure.c: decode, encode and compare every word of a range, over all configurations.
 *
 *   structure TARGET FIRST LAST     words in hex, both included; the smallest unit that holds them all is used
 *
 * A word that does not decode is counted and left alone. Exit 1 when any decoded word does not come back. */
#define _POSIX_C_SOURCE 200809L
#include "isadora.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

extern const struct isadora_target *const tool_targets[];

static double seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

static const struct isadora_target *find(const char *name)
{
    for (size_t i = 0; tool_targets[i]; i++)
        if (strcmp(tool_targets[i]->name, name) == 0)
            return tool_targets[i];
    return NULL;
}

static const struct isadora_unit *unit_for(const struct isadora_target *target, uint64_t last)
{
    for (size_t i = 0; i < target->unit_count; i++)
        if (target->units[i].bits >= 64 || last >> target->units[i].bits == 0)
            return &target->units[i];
    return NULL;
}

static void store(uint8_t *bytes, uint64_t word, const struct isadora_unit *unit)
{
    for (unsigned i = 0; i < unit->bytes; i++)
        bytes[i] = (uint8_t)(word >> 8 * (unit->big_endian ? unit->bytes - 1u - i : i));
}

static uint64_t sweep(const struct isadora_target *target, unsigned config, const struct isadora_unit *unit,
                      uint64_t first, uint64_t last)
{
    struct isadora_context context = {.config = config};
    struct isadora_insn insn;
    uint8_t bytes[ISADORA_WORD_BYTES] = {0}, back[ISADORA_WORD_BYTES];
    uint64_t decoded = 0, wrong = 0;
    double start = seconds();
    for (uint64_t word = first;; word++) {
        store(bytes, word, unit);
        int length = target->decode(&context, bytes, unit->bytes, &insn);
        if (length > 0) {
            decoded++;
            if (target->encode(&context, &insn, back, sizeof back) != length || memcmp(bytes, back, (size_t)length) != 0)
                if (wrong++ < 10)
                    printf("%s: %0*llx does not come back\n", target->configs[config].name, unit->bits / 4,
                           (unsigned long long)word);
        }
        if (word == last)
            break;
    }
    double took = seconds() - start;
    printf("%s, %s: %llu words, %llu decoded and encoded, %llu wrong, %.1f s, %.1f million words a second\n",
           target->name, target->configs[config].name, (unsigned long long)(last - first + 1),
           (unsigned long long)decoded, (unsigned long long)wrong, took, (double)(last - first + 1) / took / 1e6);
    return wrong;
}

int main(int argc, char **argv)
{
    const struct isadora_target *target = argc == 4 ? find(argv[1]) : NULL;
    uint64_t first = argc == 4 ? strtoull(argv[2], NULL, 16) : 1;
    uint64_t last = argc == 4 ? strtoull(argv[3], NULL, 16) : 0;
    const struct isadora_unit *unit = target ? unit_for(target, last) : NULL;
    if (!unit || first > last) {
        fputs("usage: structure TARGET FIRST LAST\n", stderr);
        return 2;
    }
    uint64_t wrong = 0;
    for (unsigned config = 0; config < target->config_count; config++)
        wrong += sweep(target, config, unit, first, last);
    return wrong != 0;
}
