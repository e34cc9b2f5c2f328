/* Any text as a cubin: what is read lies inside the text and the arrays; the first mistake has a
 * place; what is read is read the same when its blanks change. */
#include <isadora/nvidia.h>
#include "fuzz.h"

struct view {
    const char *text;
    size_t size;
    const struct isadora_cubin *cubin;
};

static void check_name(const struct view *v, struct isadora_name name)
{
    if (!name.at) {
        FUZZ_CHECK(name.size == 0);
        return;
    }
    FUZZ_CHECK(name.size > 0 && name.at >= v->text);
    FUZZ_CHECK(name.size <= v->size && name.at <= v->text + v->size - name.size);
    for (size_t i = 0; i < name.size; i++)
        FUZZ_CHECK(!strchr(" \t\n\v\f\r{}=", name.at[i]) || name.at[i] == 0);
}

static void check_words(const struct view *v, struct isadora_cubin_words words)
{
    FUZZ_CHECK(words.first <= v->cubin->word_count);
    FUZZ_CHECK(words.count <= v->cubin->word_count - words.first);
}

static void check_segments(const struct view *v, const struct isadora_cubin_segment *segments,
                           size_t count)
{
    for (size_t i = 0; i < count; i++) {
        const struct isadora_cubin_segment *s = &segments[i];
        check_name(v, s->name);
        check_name(v, s->segname);
        check_words(v, s->mem);
        FUZZ_CHECK((uint64_t)s->offset + s->bytes <= UINT64_C(1) << 32);
        FUZZ_CHECK(s->mem.count == 0 || s->mem.count == ((uint64_t)s->bytes + 3) / 4);
        FUZZ_CHECK(s->line > 0);
    }
}

static void check_all(const struct view *v)
{
    const struct isadora_cubin *cubin = v->cubin;
    size_t segments = 0;
    check_name(v, cubin->architecture);
    FUZZ_CHECK(cubin->architecture.at);
    check_name(v, cubin->abiversion);
    check_name(v, cubin->modname);
    for (size_t i = 0; i < cubin->function_count; i++) {
        const struct isadora_cubin_function *f = &cubin->functions[i];
        check_name(v, f->name);
        FUZZ_CHECK(f->name.at && f->first_segment == segments);
        check_words(v, f->words);
        segments += f->segment_count;
        for (size_t k = 0; k < i; k++) /* no two have one name */
            FUZZ_CHECK(f->name.size != cubin->functions[k].name.size ||
                       memcmp(f->name.at, cubin->functions[k].name.at, f->name.size) != 0);
    }
    FUZZ_CHECK(segments == cubin->segment_count);
    check_segments(v, cubin->segments, cubin->segment_count);
    check_segments(v, cubin->consts, cubin->const_count);
    for (size_t i = 0; i < cubin->sampler_count; i++)
        check_name(v, cubin->samplers[i].name);
    for (size_t i = 0; i < cubin->skipped_count; i++)
        check_name(v, cubin->skipped[i].name);
}

/* Blanks part words and mean nothing else, as long as they are no ends of lines: doubled, and tabs
 * where spaces were, they give the same. */
static void check_blanks(const struct view *v)
{
    char *text = malloc(2 * v->size + 1);
    struct isadora_cubin again;
    size_t size = 0;
    FUZZ_CHECK(text);
    for (size_t i = 0; i < v->size; i++) {
        bool blank = v->text[i] == ' ' || v->text[i] == '\t';
        text[size++] = blank ? '\t' : v->text[i];
        if (blank || v->text[i] == '{')
            text[size++] = ' ';
    }
    FUZZ_CHECK(isadora_cubin_read(text, size, &again) == ISADORA_CUBIN_READ);
    FUZZ_CHECK(again.function_count == v->cubin->function_count);
    FUZZ_CHECK(again.segment_count == v->cubin->segment_count);
    FUZZ_CHECK(again.word_count == v->cubin->word_count);
    FUZZ_CHECK(!again.word_count ||
               !memcmp(again.words, v->cubin->words, again.word_count * sizeof *again.words));
    isadora_cubin_free(&again);
    free(text);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct isadora_cubin cubin;
    char *text = fuzz_copy(data, size);
    bool undecided = false, begins = isadora_cubin_begins(text, size, &undecided);
    enum isadora_cubin_result result = isadora_cubin_read(text, size, &cubin);
    struct view view = {text, size, &cubin};
    FUZZ_CHECK(result != ISADORA_CUBIN_MEMORY);
    FUZZ_CHECK(!(begins && undecided));
    if (result == ISADORA_CUBIN_READ) {
        FUZZ_CHECK(cubin.line == 0 && begins);
        check_all(&view);
        check_blanks(&view);
    } else {
        FUZZ_CHECK(cubin.line > 0 && cubin.column > 0 && cubin.why[0]);
        FUZZ_CHECK(memchr(cubin.why, 0, sizeof cubin.why));
    }
    isadora_cubin_free(&cubin);
    free(text);
    return 0;
}
