/* Any text as conformance vectors, which also executes any instruction on any state. Cut anywhere,
 * the stream gives the same counts; what fails or is malformed is reported. */
#define _POSIX_C_SOURCE 200809L
#include "fuzz.h"
#include "base/sanitize.h"
#include "vectors/vectors.h"

static struct isadora_vectors_counts run(struct isadora_vectors_options *options,
                                         const uint8_t *text, size_t size, size_t piece)
{
    struct isadora_vectors *vectors = isadora_vectors_open(options);
    struct isadora_vectors_counts sum = {0};
    FUZZ_CHECK(vectors);
    for (size_t at = 0; at < size; at += piece) {
        size_t n = size - at < piece ? size - at : piece;
        char *copy = fuzz_copy(text + at, n);
        FUZZ_CHECK(isadora_vectors_feed(vectors, copy, n));
        free(copy);
    }
    isadora_vectors_finish(vectors);
    struct isadora_vectors_counts counts = isadora_vectors_result(vectors);
    for (size_t i = 0; i < options->target->form_count; i++) {
        struct isadora_vectors_counts form = isadora_vectors_form(vectors, i);
        sum.passed += form.passed;
        sum.failed += form.failed;
    }
    FUZZ_CHECK(sum.passed <= counts.passed && sum.failed <= counts.failed);
    isadora_vectors_close(vectors);
    return counts;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct fuzz_input in = {data, data + size};
    struct isadora_vectors_options options = {.file = "fuzz"};
    char *message = NULL;
    size_t message_size = 0;
    options.target = fuzz_target(&in, &options.config);
    unsigned how = fuzz_byte(&in);
    options.only_config = how & 1;
    options.messages = open_memstream(&message, &message_size);
    FUZZ_CHECK(options.messages);
    size_t left = fuzz_left(&in);
    struct isadora_vectors_counts whole = run(&options, in.at, left, left + 1);
    fclose(options.messages);
    FUZZ_CHECK(whole.failed + whole.malformed == 0 || message_size > 0);
    for (size_t at = 0, length; at < message_size; at += length) {
        length = message[at] == '\n' ? 1 : rt_shown_length(message + at, message_size - at);
        FUZZ_CHECK(length > 0);
    }
    free(message);
    options.messages = NULL;
    struct isadora_vectors_counts parts = run(&options, in.at, left, how / 2 + 1);
    FUZZ_CHECK(memcmp(&whole, &parts, sizeof whole) == 0);
    return 0;
}
