/* structure.c: decode, encode and compare every word of a range, over all configurations or one.
 *
 *   structure TARGET CONFIG|all FIRST LAST [SHIFT OTHERS]
 *
 * The words are FIRST to LAST, in hex, both included, shifted left by SHIFT (decimal) beside the
 * bits OTHERS; each configuration's smallest unit that holds them all is used. A word that does not
 * decode is counted and left alone. Exit 1 when any decoded word does not come back. */
#define _POSIX_C_SOURCE 200809L
#include <isadora/target.h>

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

static const struct isadora_unit *unit_for(const struct isadora_target *target, unsigned config,
                                           uint64_t last)
{
    for (size_t i = 0; i < target->unit_count; i++) {
        const struct isadora_unit *unit = &target->units[i];
        if (unit->configs >> config & 1 && (unit->bits >= 64 || last >> unit->bits == 0))
            return unit;
    }
    return NULL;
}

struct range {
    uint64_t first, last, others;
    unsigned shift;
};

static void store(uint8_t *bytes, uint64_t word, const struct isadora_unit *unit)
{
    for (unsigned i = 0; i < unit->bytes; i++)
        bytes[i] = (uint8_t)(word >> 8 * (unit->big_endian ? unit->bytes - 1u - i : i));
}

static uint64_t sweep(const struct isadora_target *target, unsigned config,
                      const struct isadora_unit *unit, const struct range *range)
{
    struct isadora_context context = {.config = config};
    struct isadora_insn insn;
    uint8_t bytes[ISADORA_WORD_BYTES] = {0}, back[ISADORA_WORD_BYTES];
    uint64_t decoded = 0, wrong = 0;
    double start = seconds();
    for (uint64_t i = range->first;; i++) {
        const uint64_t word = i << range->shift | range->others;
        store(bytes, word, unit);
        int length = target->decode(&context, bytes, unit->bytes, &insn);
        if (length > 0) {
            decoded++;
            if (target->encode(&context, &insn, back, sizeof back) != length ||
                memcmp(bytes, back, (size_t)length) != 0)
                if (wrong++ < 10)
                    printf("%s: %0*llx does not come back\n", target->configs[config].name,
                           unit->bits / 4, (unsigned long long)word);
        }
        if (i == range->last)
            break;
    }
    double took = seconds() - start;
    printf("%s, %s: %llu words, %llu decoded and encoded, %llu wrong, %.1f s, %.1f million words a "
           "second\n",
           target->name, target->configs[config].name,
           (unsigned long long)(range->last - range->first + 1), (unsigned long long)decoded,
           (unsigned long long)wrong, took, (double)(range->last - range->first + 1) / took / 1e6);
    return wrong;
}

int main(int argc, char **argv)
{
    const struct isadora_target *target = argc == 5 || argc == 7 ? find(argv[1]) : NULL;
    if (!target) {
        fputs("usage: structure TARGET CONFIG|all FIRST LAST [SHIFT OTHERS]\n", stderr);
        return 2;
    }
    struct range range = {.first = strtoull(argv[3], NULL, 16),
                          .last = strtoull(argv[4], NULL, 16)};
    if (argc == 7) {
        range.shift = (unsigned)strtoul(argv[5], NULL, 10);
        range.others = strtoull(argv[6], NULL, 16);
    }
    uint64_t wrong = 0;
    for (unsigned config = 0; config < target->config_count; config++) {
        const struct isadora_unit *unit =
            unit_for(target, config, range.last << range.shift | range.others);
        if (unit &&
            (strcmp(argv[2], "all") == 0 || strcmp(argv[2], target->configs[config].name) == 0))
            wrong += sweep(target, config, unit, &range);
    }
    return wrong != 0;
}
