/* meaning.c: do two words mean the same? Reads pairs of hex words, one pair a line, runs both in
 * random states and compares the states; words of `unknown` meaning must be of the same form and
 * trap alike.
 *
 *   meaning [-a] TARGET VARIANT [STATES]     default: 8 random states a pair; -a shows all pairs
 * that differ
 *
 * Exit 1 when a pair differs. */
#include <isadora/machine.h>
#include "machine/memory.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern const struct isadora_target *const tool_targets[];

static uint64_t next_random(void)
{
    static uint64_t state = 88172645463325252u;
    state ^= state >> 12;
    state ^= state << 25;
    state ^= state >> 27;
    return state * UINT64_C(2685821657736338717);
}

static const struct isadora_target *find(const char *name)
{
    for (size_t i = 0; tool_targets[i]; i++)
        if (strcmp(tool_targets[i]->name, name) == 0)
            return tool_targets[i];
    return NULL;
}

static void randomize(struct isadora_machine *machine)
{
    struct isadora_register place = {0};
    while (isadora_register_next(machine, &place)) {
        struct isadora_word value = {{next_random(), next_random()}};
        if (place.width < 64)
            value.half[0] &= (UINT64_C(1) << place.width) - 1;
        if (place.width <= 64)
            value.half[1] = 0;
        else if (place.width < 128)
            value.half[1] &= (UINT64_C(1) << (place.width - 64)) - 1;
        isadora_register_set(machine, &place, value);
    }
}

struct outcome {
    int status, form;
    void *state;
    uint64_t memory, pc;
};

/* A number made of all cells that are not 0; clears them. */
static uint64_t take_memory(struct isadora_machine *machine)
{
    uint64_t hash = 0;
    for (unsigned space = 0; space < machine->target->space_count; space++) {
        for (uint64_t index = 0; isadora_memory_next(machine, space, &index); index++) {
            hash = (hash ^ space ^ index << 8) * UINT64_C(0x100000001b3);
            hash = (hash ^ isadora_peek(machine, space, index)) * UINT64_C(0x100000001b3);
        }
        rt_memory_clear(&machine->memory[space]);
    }
    return hash;
}

/* Runs one word from `start`. The state when all its delayed stores have taken effect is in
 * outcome->state. */
static bool run(struct isadora_machine *machine, uint64_t word, const void *start,
                struct outcome *out)
{
    const struct isadora_unit *unit =
        isadora_smallest_unit(machine->target, machine->context.config);
    uint8_t bytes[8];
    struct isadora_insn insn;
    size_t size = machine->target->state_size;
    for (unsigned i = 0; i < unit->bytes; i++)
        bytes[i] = (uint8_t)(word >> 8 * (unit->big_endian ? unit->bytes - 1u - i : i));
    memcpy(machine->state, start, size);
    machine->now = ISADORA_FIRST_CYCLE;
    machine->pending_count = 0;
    machine->pc = 0;
    machine->next = 1;
    machine->trap.kind = ISADORA_TRAP_NONE;
    if (machine->target->decode(&machine->context, bytes, unit->bytes, &insn) < 0)
        return false;
    out->status = machine->target->execute(machine, &insn);
    if (!out->status)
        isadora_settle(machine);
    out->form = insn.form;
    out->pc = machine->pc;
    out->memory = take_memory(machine);
    memcpy(out->state, machine->state, size);
    return true;
}

static bool same(const struct outcome *a, const struct outcome *b, size_t size)
{
    if (a->status || b->status)
        return a->status == b->status && a->form == b->form;
    return a->pc == b->pc && a->memory == b->memory && memcmp(a->state, b->state, size) == 0;
}

int main(int argc, char **argv)
{
    bool all = argc > 1 && strcmp(argv[1], "-a") == 0;
    argc -= all;
    argv += all;
    const struct isadora_target *target = argc >= 3 ? find(argv[1]) : NULL;
    unsigned config = 0;
    while (target && config < target->config_count &&
           strcmp(target->configs[config].name, argv[2]) != 0)
        config++;
    struct isadora_machine *machine =
        target && config < target->config_count ? isadora_machine_create(target, config) : NULL;
    int states = argc >= 4 ? atoi(argv[3]) : 8;
    if (!machine || states < 1) {
        fputs("usage: meaning [-a] TARGET VARIANT [STATES]\n", stderr);
        return 2;
    }
    void *start = calloc(1, target->state_size);
    struct outcome a = {.state = malloc(target->state_size)},
                   b = {.state = malloc(target->state_size)};
    uint64_t x, y;
    unsigned long pairs = 0, equal = 0, differ = 0;
    if (!start || !a.state || !b.state)
        return 3;
    while (scanf("%" SCNx64 " %" SCNx64, &x, &y) == 2) {
        bool fine = true;
        pairs++;
        equal += x == y;
        for (int i = 0; i < states && fine; i++) {
            randomize(machine);
            memcpy(start, machine->state, target->state_size);
            fine = run(machine, x, start, &a) && run(machine, y, start, &b) &&
                   same(&a, &b, target->state_size);
        }
        if (!fine && (differ++ < 20 || all))
            printf("%08" PRIx64 " and %08" PRIx64 " differ\n", x, y);
    }
    printf("%lu pairs, %lu of them equal words, %lu differ in meaning (%d states a pair)\n", pairs,
           equal, differ, states);
    free(start);
    free(a.state);
    free(b.state);
    isadora_machine_destroy(machine);
    return differ != 0;
}
