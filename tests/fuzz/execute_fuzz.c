/* Any program on any registers: it stops for a reason or at the limit, a trap changes nothing, and
 * two machines that run it, one in single steps, end alike. */
#include "fuzz.h"
#include <isadora/machine.h>

enum { MOST_STEPS = 200 };

static struct isadora_word take(struct fuzz_input *in)
{
    struct isadora_word value = {{0, 0}};
    unsigned bytes = fuzz_byte(in);
    value.half[0] = bytes & 64 ? UINT64_MAX : fuzz_number(in, bytes % 9);
    value.half[1] = bytes & 128 ? UINT64_MAX : bytes & 32 ? fuzz_number(in, 8) : 0;
    return value;
}

static void check_name(const struct isadora_machine *m, const struct isadora_register *reg)
{
    char name[ISADORA_NAME_MAX];
    struct isadora_register found;
    isadora_register_name(reg, name);
    FUZZ_CHECK(isadora_register_find(m->target, name, strlen(name), &found));
    FUZZ_CHECK(found.file == reg->file && found.index == reg->index && found.lo == reg->lo &&
               found.width == reg->width);
}

/* Some registers get values of the input; what is set is what is read, or what the register is held
 * to. */
static void set_registers(struct isadora_machine *m, struct fuzz_input *in)
{
    struct isadora_register reg = {.file = NULL};
    char text[ISADORA_VALUE_MAX];
    while (isadora_register_next(m, &reg)) {
        if (fuzz_byte(in) & 1)
            isadora_register_set(m, &reg, take(in));
        check_name(m, &reg);
        isadora_value_text(isadora_register_get(m, &reg), reg.is_signed, text);
        FUZZ_CHECK(memchr(text, 0, sizeof text));
    }
}

static void set_memory(struct isadora_machine *m, struct fuzz_input *in)
{
    for (unsigned space = 0; space < m->target->space_count; space++) {
        for (unsigned n = fuzz_byte(in) % 4; n > 0; n--) {
            uint64_t index = fuzz_number(in, fuzz_byte(in) % 9), value = fuzz_number(in, 8);
            bool inside = index < m->target->spaces[space].cells;
            FUZZ_CHECK(isadora_poke(m, space, index, value) == inside);
        }
    }
}

static bool same_memory(const struct isadora_machine *a, const struct isadora_machine *b)
{
    for (unsigned space = 0; space < a->target->space_count; space++) {
        uint64_t i = 0, k = 0;
        for (;; i++, k++) {
            bool more = isadora_memory_next(a, space, &i);
            if (more != isadora_memory_next(b, space, &k))
                return false;
            if (!more)
                break;
            if (i != k || isadora_peek(a, space, i) != isadora_peek(b, space, k))
                return false;
            if (i == UINT64_MAX)
                break;
        }
    }
    return true;
}

static bool same_state(const struct isadora_machine *a, const struct isadora_machine *b)
{
    struct isadora_register reg = {.file = NULL};
    while (isadora_register_next(a, &reg)) {
        struct isadora_word x = isadora_register_get(a, &reg), y = isadora_register_get(b, &reg);
        if (x.half[0] != y.half[0] || x.half[1] != y.half[1])
            return false;
    }
    return a->pc == b->pc && same_memory(a, b);
}

static struct isadora_machine *prepare(const struct isadora_target *target, unsigned config,
                                       struct fuzz_input in, bool *fits)
{
    struct isadora_machine *m = isadora_machine_create(target, config);
    FUZZ_CHECK(m);
    uint64_t address = fuzz_number(&in, fuzz_byte(&in) % 9);
    address -= target->bundle ? address % target->bundle->bytes : 0;
    size_t size = fuzz_byte(&in);
    set_registers(m, &in);
    set_memory(m, &in);
    size = size < fuzz_left(&in) ? size : fuzz_left(&in);
    uint8_t *code = fuzz_copy(in.end - size, size);
    *fits = isadora_load_image(m, address, code, size);
    free(code);
    return m;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct fuzz_input in = {data, data + size};
    struct isadora_limits limits = {.steps = MOST_STEPS};
    unsigned config;
    bool fits = false, other = false;
    const struct isadora_target *target = fuzz_target(&in, &config);
    struct isadora_machine *whole = prepare(target, config, in, &fits),
                           *steps = prepare(target, config, in, &other);
    FUZZ_CHECK(fits == other && same_state(whole, steps));
    if (fits) {
        enum isadora_stop stop = isadora_run(whole, &limits), last = ISADORA_RUNNING;
        FUZZ_CHECK(stop != ISADORA_RUNNING && isadora_stop_name(stop));
        /* Cycle by cycle: while an instruction waits, what is under way arrives and counters go on.
         */
        const bool counted = stop == ISADORA_HALTED || stop == ISADORA_WAITING;
        while (steps->now < whole->now && (last == ISADORA_RUNNING || last == ISADORA_WAITING))
            last = isadora_step(steps);
        FUZZ_CHECK(steps->now == whole->now && steps->steps == whole->steps);
        FUZZ_CHECK(counted ? last == stop : last == ISADORA_RUNNING || last == ISADORA_WAITING);
        FUZZ_CHECK(same_state(whole, steps)); /* what ended the run changed nothing */
        if (!counted && stop != ISADORA_LIMITED)
            FUZZ_CHECK(isadora_step(steps) == stop && steps->trap.kind == whole->trap.kind &&
                       same_state(whole, steps));
    }
    isadora_machine_destroy(whole);
    isadora_machine_destroy(steps);
    return 0;
}
