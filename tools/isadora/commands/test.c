/* test.c: `isadora test`: conformance vectors, plain or gzipped. */
#include "commands/commands.h"
#include "common/message.h"
#include "common/io.h"
#include "target/targets.h"
#include "vectors/vectors.h"

#include <inttypes.h>

#ifdef ISADORA_HAVE_ZLIB
#include <zlib.h>
#endif

enum { PIECE = 1 << 16 };

struct test {
    struct choice choice;
    const char *path;
    bool verbose, reference;
    struct number show;
};

#define TO(member) offsetof(struct test, member)

static const struct option options[] = {
    TARGET_OPTIONS(struct test, choice),
    {'v', "verbose", NULL, "vectors of each form, and forms without any", option_flag, TO(verbose)},
    {'n', "show", "N", "print at most N failures (default 20, 0: all)", option_number, TO(show)},
    {0, "reference", NULL, "with lanes: one lane after the other, by the plain functions",
     option_flag, TO(reference)},
    {.take = option_file, .to = TO(path)},
    {.take = NULL},
};

/* ---- where the bytes come from: plain, or through zlib ---- */

static bool is_gzip(const struct input *in)
{
    return in->end - in->at >= 2 && in->data[in->at] == 0x1f && in->data[in->at + 1] == 0x8b;
}

static bool feed(struct isadora_vectors *vectors, const void *bytes, size_t size)
{
    if (!isadora_vectors_feed(vectors, bytes, size))
        out_of_memory();
    progress("vectors:", isadora_vectors_result(vectors).passed);
    return true;
}

static bool feed_plain(struct isadora_vectors *vectors, struct input *in)
{
    do {
        feed(vectors, in->data + in->at, in->end - in->at);
        in->at = in->end;
        input_fill(in, 1);
    } while (in->at < in->end);
    return !in->failed;
}

#ifdef ISADORA_HAVE_ZLIB

/* One gzip member after another. */
static bool inflate_all(struct isadora_vectors *vectors, struct input *in, z_stream *stream)
{
    static unsigned char out[PIECE];
    int status = Z_OK;
    for (;;) {
        if (in->at == in->end)
            input_fill(in, 1);
        if (in->at == in->end)
            break;
        if (status == Z_STREAM_END && inflateReset(stream) != Z_OK)
            return false;
        stream->next_in = in->data + in->at;
        stream->avail_in = (uInt)(in->end - in->at);
        stream->next_out = out;
        stream->avail_out = PIECE;
        status = inflate(stream, Z_NO_FLUSH);
        if (status != Z_OK && status != Z_STREAM_END && status != Z_BUF_ERROR)
            return false;
        in->at = in->end - stream->avail_in;
        feed(vectors, out, PIECE - stream->avail_out);
    }
    return status == Z_STREAM_END;
}

static bool feed_gzip(struct isadora_vectors *vectors, struct input *in)
{
    z_stream stream = {.next_in = NULL};
    if (inflateInit2(&stream, 15 + 16) != Z_OK)
        out_of_memory();
    bool fine = inflate_all(vectors, in, &stream);
    inflateEnd(&stream);
    if (!fine && !in->failed)
        complain("%s is gzipped, and damaged or cut off", in->name);
    return fine && !in->failed;
}

#else

static bool feed_gzip(struct isadora_vectors *vectors, struct input *in)
{
    (void)vectors;
    return complain(
        "%s is gzipped, and this program was built without zlib; unpack it first: gunzip -c",
        in->name);
}

#endif

/* ---- results ---- */

static void print_forms(const struct isadora_vectors *vectors, const struct isadora_target *target)
{
    size_t without = 0;
    for (size_t i = 0; i < target->form_count; i++) {
        struct isadora_vectors_counts counts = isadora_vectors_form(vectors, i);
        printf("  %-32s %8" PRIu64 " passed", target->forms[i].name, counts.passed);
        if (counts.failed)
            printf(", %" PRIu64 " failed", counts.failed);
        putchar('\n');
        without += counts.passed + counts.failed == 0;
    }
    printf("%zu of %zu forms have no vector\n", without, target->form_count);
}

static int print_result(const struct isadora_vectors *vectors, const char *name)
{
    struct isadora_vectors_counts counts = isadora_vectors_result(vectors);
    printf("%" PRIu64 " passed, %" PRIu64 " failed", counts.passed, counts.failed);
    if (counts.malformed)
        printf(", %" PRIu64 " malformed", counts.malformed);
    if (counts.skipped)
        printf(", %" PRIu64 " skipped (another variant or mode)", counts.skipped);
    putchar('\n');
    if (!counts.passed && !counts.failed && !counts.malformed)
        return bad_input("%s has no vector to run", name);
    return counts.failed || counts.malformed ? EXIT_BAD_INPUT : EXIT_FINE;
}

static int run_vectors(const struct isadora_vectors_options *wanted, struct input *in, bool verbose)
{
    struct isadora_vectors *vectors = isadora_vectors_open(wanted);
    if (!vectors)
        out_of_memory();
    input_fill(in, 2);
    bool fine = is_gzip(in) ? feed_gzip(vectors, in) : feed_plain(vectors, in);
    isadora_vectors_finish(vectors);
    progress_done();
    int status = EXIT_IO;
    if (fine) {
        if (verbose)
            print_forms(vectors, wanted->target);
        status = print_result(vectors, in->name);
    }
    isadora_vectors_close(vectors);
    return status;
}

static int run(const struct command *command, int argc, char **argv)
{
    struct test test = {.show = {.value = 20}};
    struct input in;
    options_read(command, argc, argv, &test);
    int status = choice_settle(&test.choice, command);
    if (status)
        return status;
    if (!input_open(&in, test.path))
        return EXIT_IO;
    struct isadora_vectors_options wanted = {
        .target = test.choice.target,
        .config = test.choice.config,
        .only_config = test.choice.variant || test.choice.mode,
        .file = in.name,
        .messages = stderr,
        .show = test.show.value,
        .reference = test.reference,
    };
    status = run_vectors(&wanted, &in, test.verbose);
    input_close(&in);
    return status;
}

const struct command command_test = {
    .name = "test",
    .usage = "-m ISA [-V VARIANT] [--mode M] [-v] [--reference] [VECTORS]",
    .summary = "run conformance vectors (JSON Lines, .gz too)",
    .text =
        "Runs each line as one instruction and compares the whole state; prints `N passed, M\n"
        "failed`. A vector says its own variant and mode; with -V or --mode only those of that\n"
        "one are run. Status 1 when a vector failed or could not be read.\n"
        "\n"
        "examples:\n"
        "  isadora test -m vp1-scalar tests/vectors/vp1-scalar.jsonl\n"
        "  zcat many.jsonl.gz | isadora test -m vp1-scalar -v",
    .options = options,
    .run = run,
};
