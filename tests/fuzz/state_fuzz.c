/* Any text as a file of state for `isadora run --in` and `--expect`, and as the argument of
 * `--set`: a complaint, with its place where it is about the file, or a state that compares equal
 * to what was set. */
#define _POSIX_C_SOURCE 200809L
#include "program.h"
#include "state/state.h"

enum { MOST_INPUT = 4096 };

static void check_status(int status)
{
    FUZZ_CHECK(status == EXIT_FINE || status == EXIT_BAD_INPUT || status == EXIT_USAGE);
    FUZZ_CHECK((status != EXIT_FINE) == (reported.count > 0));
}

static void set_register(struct isadora_machine *m, const struct fuzz_input *in)
{
    size_t size = fuzz_left(in);
    char *text = malloc(size + 1);
    FUZZ_CHECK(text);
    memcpy(text, in->at, size);
    text[size] = 0;
    check_status(state_set(m, text, ~0u));
    free(text);
}

static void read_state(struct isadora_machine *m, const struct fuzz_input *in)
{
    struct state_file file;
    size_t differences = 0, size = fuzz_left(in) < MOST_INPUT ? fuzz_left(in) : MOST_INPUT;
    int end = pipe_of(in->at, size);
    FUZZ_CHECK(dup2(end, STDIN_FILENO) == STDIN_FILENO);
    close(end);
    int status = state_read(&file, "-");
    check_status(status);
    if (status == EXIT_FINE) {
        status = state_apply(&file, m, ~0u);
        check_status(status);
    }
    if (status == EXIT_FINE) {
        status = state_check(&file, m, NULL);
        check_status(status);
    }
    if (status == EXIT_FINE) {
        status = state_compare(&file, m, &differences);
        FUZZ_CHECK(status == EXIT_FINE || reported.count > 0);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct fuzz_input in = {data, data + size};
    unsigned config;
    const struct isadora_target *target = fuzz_target(&in, &config);
    struct isadora_machine *m = isadora_machine_create(target, config);
    FUZZ_CHECK(m);
    const void *mark = tool_mark();
    reported.count = 0;
    if (fuzz_byte(&in) & 1)
        set_register(m, &in);
    else
        read_state(m, &in);
    tool_drop(mark);
    isadora_machine_destroy(m);
    return 0;
}
