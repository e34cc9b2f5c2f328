/* Any text as a script of `isadora run --device`, beside a program of any words: a complaint with
 * its place, or rules that can be carried out before every cycle; read again, the same rules do the
 * same. */
#define _POSIX_C_SOURCE 200809L
#include "program.h"

#include "state/device.h"

enum { MOST_CODE = 64, CYCLES = 200 };

static void on_value(void *user, enum device_kind kind, const char *place, const char *value)
{
    uint64_t *hash = user;
    FUZZ_CHECK(kind == DEVICE_SET || kind == DEVICE_PRINT);
    FUZZ_CHECK(place && *place && value && *value);
    for (const char *at = value; *at; at++)
        *hash = *hash * 31 + (unsigned char)*at;
}

/* Runs the script beside the code. Returns a hash of everything that it reported. */
static uint64_t play(struct device *device, struct isadora_machine *m)
{
    uint64_t hash = 0;
    const struct device_listener listener = {&hash, on_value};
    enum device_verdict verdict = DEVICE_IDLE;
    for (int i = 0; i < CYCLES && verdict != DEVICE_STOPPED && verdict != DEVICE_FAILED; i++) {
        verdict = device_cycle(device, m, &listener);
        device_awaits(device, m);
        const enum isadora_stop stop = isadora_step(m);
        if (stop != ISADORA_RUNNING && stop != ISADORA_WAITING)
            break;
        hash = hash * 31 + (unsigned)verdict;
    }
    return hash * 31 + device_now(m);
}

/* Status of the script; where it is fine, what it reports beside the code. */
static int run_script(struct isadora_machine *m, const uint8_t *code, size_t code_size,
                      const char *text, size_t size, uint64_t *hash)
{
    struct device device = {0};
    isadora_machine_reset(m);
    isadora_load_image(m, m->target->start, code, code_size);
    const int status = device_read(&device, "script", text, size, m);
    FUZZ_CHECK(status == EXIT_FINE || status == EXIT_BAD_INPUT);
    FUZZ_CHECK((status == EXIT_FINE) == (reported.count == 0));
    if (status == EXIT_FINE)
        *hash = play(&device, m);
    return status;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct fuzz_input in = {data, data + size};
    unsigned config;
    uint64_t first = 0, second = 0;
    const struct isadora_target *target = fuzz_target(&in, &config);
    struct isadora_machine *m = isadora_machine_create(target, config);
    FUZZ_CHECK(m);
    const size_t wanted = fuzz_byte(&in) % MOST_CODE;
    const size_t code_size = wanted < fuzz_left(&in) ? wanted : fuzz_left(&in);
    uint8_t *code = fuzz_copy(in.at, code_size);
    in.at += code_size;
    uint8_t *text = fuzz_copy(in.at, fuzz_left(&in));
    const void *mark = tool_mark();
    reported.count = 0;
    const int status = run_script(m, code, code_size, (const char *)text, fuzz_left(&in), &first);
    if (status == EXIT_FINE) {
        run_script(m, code, code_size, (const char *)text, fuzz_left(&in), &second);
        FUZZ_CHECK(first == second);
    }
    free(text);
    free(code);
    tool_drop(mark);
    isadora_machine_destroy(m);
    return 0;
}
