/* assemble.c: the source driver: lines, labels, passes.
 *
 * The first pass writes every byte that it can and remembers the few that wait for a name. When
 * those fit the room they were given, the work is done. Otherwise whole passes follow, in which
 * statements may only grow, until no name has another value than in the pass before. align.c says
 * where a statement may appear, and which other one becomes longer for it. */
#include "asm/assembler.h"
#include <isadora/bundle.h>
#include "asm/text/comment.h"
#include "asm/text/words.h"

#include <stdlib.h>
#include <string.h>

/* ---- Lines ---- */

static void label(struct rt_assembler *a, const char *name, size_t size)
{
    if ((a->origin + a->out->size) % a->step != 0) {
        rt_error(a, name, size, "a label cannot be inside an instruction word");
        return;
    }
    if (rt_is(*name, RT_DIGIT)) {
        rt_local_define(a, name, size);
        return;
    }
    rt_define(a, name, size, (struct isadora_number){rt_label_address(a, a->out->size), false});
    struct rt_symbol *symbol = rt_symbol_find(&a->symbols, name, size);
    if (symbol != NULL)
        symbol->is_address = true;
}

/* Blanks, and comments that end before the line does. */
static const char *gap_skip(const char *comment, const char *at, const char *end)
{
    for (;;) {
        at = rt_skip_blanks(at, end);
        const char *after = comment == NULL ? rt_comment_skip(at, end) : at;
        if (after == at)
            return at;
        at = after;
    }
}

/* The characters of a label: a name, or a number. */
static size_t label_length(const char *at, const char *end)
{
    const char *next = at;

    if (at == end || !rt_is(*at, RT_DIGIT))
        return rt_name_length(at, end);
    while (next < end && rt_is(*next, RT_DIGIT))
        next++;
    return (size_t)(next - at);
}

/* Labels, and a directive or an instruction. */
static void piece_read(struct rt_assembler *a, const char *at, const char *end)
{
    while (end > at && rt_is(end[-1], RT_BLANK))
        end--;
    for (;;) {
        at = gap_skip(a->input->comment, at, end);
        if (a->within) {
            a->inner = at;
            a->inner_size = (size_t)(end - at);
        }
        size_t size = label_length(at, end);
        if (size == 0 || at + size == end || at[size] != ':')
            break;
        if (!rt_section_skips(a) && !rt_bundles_closed(a, at, size))
            label(a, at, size);
        at += size + 1;
    }
    if (at == end)
        return;
    if (a->block_macro_count > 0 && rt_block_use(a, at, end))
        return;
    if (*at == '.') {
        rt_directive(a, at, end);
    } else if (rt_section_skips(a)) {
        /* of another section */
    } else if (!rt_bundles_closed(a, at, (size_t)(end - at))) {
        rt_statement(a, at, end);
    }
}

/* ---- Passes ---- */

enum { SECTION_ALIGN = 16 };

/* Is any line from this span on an instruction? */
static bool has_code(const struct isadora_assembly *out, size_t span)
{
    while (span < out->span_count && out->spans[span].is_data)
        span++;
    return span < out->span_count;
}

/* The lines of each section in turn. */
static void sections_read(struct rt_assembler *a)
{
    if (a->section_count == 0)
        rt_section_add(a, ".text", 5);
    for (size_t i = 0; i < a->section_count && !a->no_memory && !a->exhausted; i++) {
        const size_t before = a->out->size, spans = a->out->span_count;
        const size_t over = (size_t)((a->origin + before) % SECTION_ALIGN);
        size_t begin = before;
        if (i > 0 && over != 0 && rt_bytes_add(a, SECTION_ALIGN - over) != NULL)
            begin = a->out->size;
        a->section = 0;
        a->section_read = i;
        a->included = 0;
        a->order = a->block_macro_count = a->open_count = 0;
        a->block_uses = 0;
        rt_run_end(a, false);
        rt_source_read(a, 0);
        if (a->out->size == begin)
            a->out->size = before;
        if (i == 0 || has_code(a->out, spans))
            a->out->code_size = a->out->size;
    }
    a->section = a->section_read = 0;
}

static void pass_run(struct rt_assembler *a)
{
    struct isadora_assembly *out = a->out;

    a->pass++;
    a->origin = a->input->origin * a->step;
    rt_locals_begin(a);
    rt_texts_free(a);
    a->statement_count = a->fixup_count = 0;
    a->searches = 0;
    a->text_work = 0;
    a->moved = a->again = a->longer = false;
    out->size = out->span_count = out->error_count = out->untold = 0;
    rt_run_end(a, false);
    if (a->target->bundle)
        rt_bundles_begin(a);
    sections_read(a);
    if (a->target->bundle && !a->exhausted)
        rt_bundles_end(a);
    rt_widened_review(a);
}

/* What waited for names. Unknown ones are errors from here on. */
static void fixups_run(struct rt_assembler *a)
{
    a->pass++;
    for (size_t i = 0; i < a->fixup_count && !a->again && !a->no_memory; i++) {
        a->place = a->fixups[i].place;
        rt_locals_at(a, a->fixups[i].offset);
        if (a->fixups[i].is_data) {
            rt_data_fill(a, &a->fixups[i]);
        } else {
            rt_statement_fill(a, &a->fixups[i]);
        }
    }
}

static void passes_run(struct rt_assembler *a)
{
    pass_run(a);
    if (!a->again && !a->exhausted)
        fixups_run(a);
    if (!a->again || a->exhausted)
        return;
    do {
        pass_run(a);
    } while (a->moved && !a->no_memory && !a->exhausted &&
             a->pass < RT_PASSES + RT_VISITS / (a->statement_count + 1));
    if (a->moved && !a->exhausted) {
        a->place = (struct rt_place){0, 1, a->input->source.text, 0};
        rt_error(a, a->place.text, 0, "the addresses of this program do not settle");
    }
}

/* ---- The whole ---- */

static enum isadora_assembly_result finish(struct rt_assembler *a)
{
    struct isadora_assembly *out = a->out;

    out->address = a->origin / a->step;
    if (!a->no_memory)
        rt_labels_list(a);
    free(a->fixups);
    free(a->lengths);
    free(a->run);
    free(a->sections);
    free(a->locals);
    free(a->kept);
    free(a->open);
    free(a->block_macros);
    free(a->made);
    isadora_shapes_free(a->shapes);
    rt_texts_free(a);
    rt_symbols_free(&a->symbols);
    rt_errors_sort(out);
    if (!a->no_memory && out->error_count == 0)
        return ISADORA_ASSEMBLED;
    free(out->bytes);
    out->bytes = NULL;
    out->size = out->tail = 0;
    return a->no_memory ? ISADORA_ASSEMBLY_MEMORY : ISADORA_ASSEMBLY_BAD;
}

enum isadora_assembly_result isadora_assemble(const struct isadora_assembly_input *input,
                                              struct isadora_assembly *out)
{
    struct rt_assembler a = {
        .input = input, .target = input->target, .out = out, .read = piece_read};
    struct isadora_source *source;

    *out = (struct isadora_assembly){0};
    a.context.config = input->config;
    a.step = isadora_pc_step(input->target, input->config);
    a.names = (struct isadora_symbols){.find = rt_name_find, .user = &a};
    if (input->target->syntax->notation != NULL) {
        a.names.apply = rt_operator_apply;
        a.comment = input->comment == NULL ? input->target->syntax->notation->comment : NULL;
        a.separator = input->target->syntax->notation->separator;
    }
    a.dot_is_word = rt_word_is(input->target, ".", 1);
    rt_alignment_read(&a);
    source = rt_append(&a, &out->sources, &out->source_count, &a.source_capacity, sizeof *source);
    if (source != NULL) {
        *source = input->source;
        rt_mnemonics_reserve(&a);
    }
    if (!a.no_memory)
        passes_run(&a);
    if (!a.no_memory && a.target->bundle && out->error_count == 0)
        rt_bundles_check(&a);
    return finish(&a);
}

void isadora_assembly_free(struct isadora_assembly *out)
{
    free(out->bytes);
    free(out->spans);
    free(out->labels);
    free(out->sources);
    free(out->errors);
    free(out->widened);
    rt_made_free(out->made);
    *out = (struct isadora_assembly){0};
}
