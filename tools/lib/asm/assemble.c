/* assemble.c: the source driver: lines, labels, passes.
 *
 * The first pass writes every byte that it can and remembers the few that wait for a name. When
 * those fit the room they were given, the work is done. Otherwise whole passes follow, in which
 * sentences may only grow, until no name has another value than in the pass before. align.c says
 * where a sentence may stand, and which other one becomes longer for it. */
#include "asm/assembler.h"
#include <isadora/bundle.h>
#include "asm/text/words.h"

#include <stdlib.h>
#include <string.h>

/* ---- Addresses and names ---- */

uint64_t rt_address(const struct rt_assembler *a, size_t offset)
{
    if (a->target->bundle)
        return a->origin + isadora_place_address(a->target, a->context.config, offset);
    return a->step == 1 ? a->origin + offset : (a->origin + offset) / a->step;
}

uint64_t rt_label_address(const struct rt_assembler *a, size_t offset)
{
    if (a->target->bundle)
        return a->origin + isadora_place_label(a->target, a->context.config, offset);
    return rt_address(a, offset);
}

static enum isadora_symbol name_find(void *user, const char *name, size_t size,
                                     struct isadora_number *value)
{
    struct rt_assembler *a = user;
    const struct rt_symbol *symbol = rt_symbol_find(&a->symbols, name, size);

    if (symbol != NULL && symbol->pass > 0) {
        *value = symbol->value;
        return ISADORA_KNOWN;
    }
    if (a->pass > 1)
        return ISADORA_NEVER;
    a->later = true;
    return ISADORA_LATER;
}

/* Is the word a register, by prefix and number or by its own name? */
static bool is_register(const struct isadora_target *target, const char *name, size_t size)
{
    for (size_t i = 0; i < target->file_count; i++) {
        const struct isadora_file *file = &target->files[i];
        size_t prefix = strlen(file->prints);
        for (unsigned k = 0; k < file->entry_count; k++) {
            const char *prints = file->entries[k].prints;
            if (prints != NULL && strlen(prints) == size && memcmp(prints, name, size) == 0)
                return true;
        }
        if (size < prefix || memcmp(file->prints, name, prefix) != 0)
            continue;
        size_t at = prefix;
        while (at < size && rt_is(name[at], RT_DIGIT))
            at++;
        if (at == size && (file->count == 0) == (size == prefix))
            return true;
    }
    return false;
}

static void note_first(struct rt_assembler *a, const struct rt_symbol *symbol)
{
    struct isadora_assembly_error *error = &a->out->errors[a->out->error_count - 1];
    char *note = error->why.notes[0], digits[24];
    const char *name = a->out->sources[symbol->source].name;
    size_t at = sizeof digits, room = sizeof error->why.notes[0], used = strlen(name);

    for (size_t line = symbol->line; line > 0; line /= 10)
        digits[--at] = (char)('0' + line % 10);
    if (used + 48 > room)
        used = room - 48;
    memcpy(note, "first at ", 9);
    memcpy(note + 9, name, used);
    note[9 + used] = ':';
    memcpy(note + 10 + used, digits + at, sizeof digits - at);
    note[10 + used + sizeof digits - at] = '\0';
    error->why.note_count = 1;
}

void rt_define(struct rt_assembler *a, const char *name, size_t size, struct isadora_number value)
{
    struct rt_symbol *symbol = rt_symbol_add(&a->symbols, name, size);

    if (symbol == NULL) {
        a->no_memory = true;
        return;
    }
    if (symbol->pass == 0 && symbol->source == RT_IS_MNEMONIC) {
        rt_error(a, name, size, "", name, size, " is a mnemonic and cannot be a label");
    } else if (symbol->pass == 0 && rt_word_is(a->target, name, size)) {
        rt_error(a, name, size, "", name, size,
                 " is a word of this instruction set; choose another name");
    } else if (symbol->pass == a->pass) {
        size_t errors = a->out->error_count;
        rt_error(a, name, size, "", name, size, " is defined twice");
        if (a->out->error_count > errors)
            note_first(a, symbol);
    } else if (symbol->pass == 0 && is_register(a->target, name, size)) {
        rt_error(a, name, size, "", name, size, " is a register and cannot be a label");
    } else {
        bool fresh = symbol->pass == 0;
        a->moved = a->moved || (fresh ? a->pass > 1 : rt_number_compare(symbol->value, value) != 0);
        symbol->value = value;
        symbol->pass = a->pass;
        symbol->source = a->place.source;
        symbol->line = a->place.line;
    }
}

static void label(struct rt_assembler *a, const char *name, size_t size)
{
    if (a->target->bundle && rt_units_closed(a, name, size))
        return;
    if ((a->origin + a->out->size) % a->step != 0) {
        rt_error(a, name, size, "a label cannot stand inside a unit", NULL, 0, NULL);
        return;
    }
    rt_define(a, name, size, (struct isadora_number){rt_label_address(a, a->out->size), false});
    struct rt_symbol *symbol = rt_symbol_find(&a->symbols, name, size);
    if (symbol != NULL)
        symbol->is_address = true;
}

/* ---- Lines ---- */

/* Where the comment of a line begins, or its end; quoted text holds none. */
static const char *comment_find(const char *comment, const char *at, const char *end)
{
    size_t size = comment != NULL ? strlen(comment) : 0;

    for (bool quoted = false; at < end; at++) {
        if (quoted && *at == '\\' && end - at > 1) {
            at++;
        } else if (*at == '"') {
            quoted = !quoted;
        } else if (!quoted) {
            if (comment == NULL && (*at == ';' || (*at == '/' && end - at > 1 && at[1] == '/')))
                return at;
            if (size > 0 && (size_t)(end - at) >= size && memcmp(at, comment, size) == 0)
                return at;
        }
    }
    return end;
}

static const char *comment_cut(const char *comment, const char *at, const char *end)
{
    size_t size = (size_t)(end - at);

    /* Most lines have neither comment nor string, and then this is all that is looked at. */
    if (comment == NULL && memchr(at, ';', size) == NULL && memchr(at, '/', size) == NULL)
        return end;
    return comment_find(comment, at, end);
}

static void line_read(struct rt_assembler *a, const char *at, const char *end)
{
    end = comment_cut(a->input->comment, at, end);
    while (end > at && rt_is(end[-1], RT_BLANK))
        end--;
    for (;;) {
        at = rt_skip_blanks(at, end);
        size_t size = rt_name_length(at, end);
        if (size == 0 || at + size == end || at[size] != ':')
            break;
        label(a, at, size);
        at += size + 1;
    }
    if (at == end)
        return;
    if (*at == '.') {
        rt_directive(a, at, end);
    } else {
        rt_sentence(a, at, end);
    }
}

void rt_source_read(struct rt_assembler *a, uint32_t source)
{
    const struct rt_place before = a->place;
    const char *at = a->out->sources[source].text;
    const char *end = at + a->out->sources[source].size;

    for (size_t line = 1; at < end && !a->no_memory; line++) {
        const char *stop = memchr(at, '\n', (size_t)(end - at));
        if (stop == NULL)
            stop = end;
        a->place = (struct rt_place){source, line, at, (size_t)(stop - at)};
        line_read(a, at, stop);
        at = stop < end ? stop + 1 : end;
    }
    a->place = before;
}

/* ---- Passes ---- */

static void pass_run(struct rt_assembler *a)
{
    struct isadora_assembly *out = a->out;

    a->pass++;
    a->origin = a->input->origin * a->step;
    a->included = a->sentence_count = a->fixup_count = 0;
    a->searches = 0;
    a->moved = a->again = a->longer = false;
    out->size = out->span_count = out->error_count = out->untold = 0;
    rt_run_end(a, false);
    if (a->target->bundle)
        rt_units_begin(a);
    rt_source_read(a, 0);
    if (a->target->bundle)
        rt_units_end(a);
    rt_widened_review(a);
}

/* What waited for names. Unknown ones are errors from here on. */
static void fixups_run(struct rt_assembler *a)
{
    a->pass++;
    for (size_t i = 0; i < a->fixup_count && !a->again && !a->no_memory; i++) {
        a->place = a->fixups[i].place;
        if (a->fixups[i].is_data) {
            rt_data_fill(a, &a->fixups[i]);
        } else {
            rt_sentence_fill(a, &a->fixups[i]);
        }
    }
}

static void passes_run(struct rt_assembler *a)
{
    pass_run(a);
    if (!a->again)
        fixups_run(a);
    if (!a->again)
        return;
    do {
        pass_run(a);
    } while (a->moved && !a->no_memory && a->pass < RT_PASSES);
    if (a->moved) {
        a->place = (struct rt_place){0, 1, a->input->source.text, 0};
        rt_error(a, a->place.text, 0, "the addresses of this program do not settle", NULL, 0, NULL);
    }
}

/* ---- The whole ---- */

/* What a sentence says by itself must not change its meaning with the labels around it. */
static void mnemonics_reserve(struct rt_assembler *a)
{
    for (size_t i = 0; i < a->target->form_count && !a->no_memory; i++) {
        const char *name = a->target->forms[i].mnemonic;
        if (name == NULL || name[0] == '\0')
            continue;
        struct rt_symbol *symbol = rt_symbol_add(&a->symbols, name, strlen(name));
        a->no_memory = symbol == NULL;
        if (symbol != NULL)
            symbol->source = RT_IS_MNEMONIC;
    }
}

static void labels_list(struct rt_assembler *a)
{
    struct isadora_assembly *out = a->out;
    void *labels = NULL;
    size_t capacity = 0;

    if (!rt_grow(a, &labels, &capacity, a->symbols.count + 1, sizeof *out->labels))
        return;
    out->labels = labels;
    for (size_t i = 0; i < a->symbols.count; i++) {
        const struct rt_symbol *symbol = &a->symbols.entries[i];
        if (symbol->pass == 0)
            continue;
        out->labels[out->label_count++] = (struct isadora_label){
            symbol->name, symbol->size, symbol->value.bits, !symbol->is_address};
    }
}

static enum isadora_assembly_result finish(struct rt_assembler *a)
{
    struct isadora_assembly *out = a->out;

    out->address = a->origin / a->step;
    if (!a->no_memory)
        labels_list(a);
    free(a->fixups);
    free(a->lengths);
    free(a->run);
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
    struct rt_assembler a = {.input = input, .target = input->target, .out = out};
    void *sources = NULL;

    *out = (struct isadora_assembly){0};
    a.context.config = input->config;
    a.step = isadora_pc_step(input->target, input->config);
    a.names = (struct isadora_symbols){name_find, &a, 0, false};
    rt_alignment_read(&a);
    if (rt_grow(&a, &sources, &a.source_capacity, 1, sizeof *out->sources)) {
        out->sources = sources;
        out->sources[out->source_count++] = input->source;
        mnemonics_reserve(&a);
    }
    if (!a.no_memory)
        passes_run(&a);
    if (!a.no_memory && a.target->bundle && out->error_count == 0)
        rt_units_check(&a);
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
    *out = (struct isadora_assembly){0};
}
