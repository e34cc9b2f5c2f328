/* program.c: reads programs (program.h). */
#include "object/program.h"

#include <isadora/bundle.h>
#include "object/cubin_file.h"
#include "object/pick.h"
#include "object/text_file.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { NAME_MOST = 4096 };

const struct isadora_span *span_at(const struct program *p, size_t offset)
{
    return p->is_text ? assembly_span(&p->assembly.result, offset) : NULL;
}

uint64_t program_address(const struct program *p, size_t offset)
{
    return p->address + isadora_place_address(p->choice.target, p->choice.config, offset);
}

uint64_t program_label(const struct program *p, size_t offset)
{
    return p->address + isadora_place_label(p->choice.target, p->choice.config, offset);
}

/* In text, instructions are code; data is not, though it may look like instructions. */
static bool is_code(void *user, size_t offset)
{
    const struct isadora_span *span = span_at(user, offset);
    return span != NULL && !span->is_data;
}

/* ---- Tables of jumps ---- */

/* The attribute INDIRECT_BRANCH_TARGETS of a function is a list: the offset of a jump, 0 for a jump
 * and 1 for a call, how many targets there are, the offset of each. Where a linker had to fill them
 * in they are all 0: then the table is taken, constant bank 2 of the function, if it holds just as
 * many numbers. */
enum { WORD = 4, HEAD = 3, TABLE_BANK = 2 };

static uint32_t word_at(const uint8_t *bytes, size_t i)
{
    return isadora_elf_u32(bytes + WORD * i);
}

/* The targets of the jump in one attribute: `count` words; NULL: it is not about that jump. */
static const uint8_t *targets_in(const struct isadora_nvinfo_attribute *a, uint64_t offset,
                                 size_t *count)
{
    const size_t words = a->size / WORD;
    for (size_t i = 0; words - i >= HEAD && i < words;) {
        const size_t n = word_at(a->bytes, i + 2);
        if (n > words - i - HEAD)
            return NULL;
        *count = n;
        if (word_at(a->bytes, i) == offset)
            return a->bytes + WORD * (i + HEAD);
        i += HEAD + n;
    }
    return NULL;
}

static const uint8_t *targets_of(const struct program *p, uint64_t offset, size_t *count)
{
    struct isadora_nvinfo info = isadora_elf_cubin_info(&p->elf->cubin, p->of_elf->info);
    struct isadora_nvinfo_attribute a;
    const uint8_t *found = NULL;
    while (!found && isadora_nvinfo_next(&info, &a))
        if (a.kind == ISADORA_NVINFO_INDIRECT_BRANCH_TARGETS && a.bytes)
            found = targets_in(&a, offset, count);
    return found;
}

/* The table in the constants, if it holds so many targets; NULL. */
static const uint8_t *table_of(const struct program *p, size_t count)
{
    const struct isadora_elf_cubin *cubin = &p->elf->cubin;
    for (size_t i = 0; i < p->of_elf->constant_count; i++) {
        const struct isadora_elf_constant *c = &cubin->constants[p->of_elf->first_constant + i];
        const struct isadora_elf_section section = isadora_elf_section(&cubin->elf, c->section);
        if (c->bank == TABLE_BANK && section.bytes && section.size == WORD * count)
            return section.bytes;
    }
    return NULL;
}

size_t program_targets(void *program, size_t offset, uint64_t *out, size_t room)
{
    const struct program *p = program;
    size_t count = 0;
    const uint64_t place = program_address(p, offset) - p->section;
    const uint8_t *list = p->elf ? targets_of(p, place, &count) : NULL;
    bool empty = true;
    for (size_t i = 0; list && i < count; i++)
        empty &= word_at(list, i) == 0;
    if (list && empty)
        list = table_of(p, count);
    for (size_t i = 0; list && i < count && i < room; i++)
        out[i] = p->address + word_at(list, i);
    return list ? count : 0;
}

/* ---- Functions in the code of another ---- */

static bool is_function_symbol(const struct program *p, const struct isadora_elf_mark *m)
{
    return m->section == 0 && m->symbol != 0 &&
           isadora_elf_symbol(&p->elf->cubin.elf, m->symbol).type == ISADORA_ELF_FUNCTION;
}

/* isadora_program.is_function: a symbol of the file says so. Marks are in the order of offsets. */
static bool is_function(void *program, size_t offset)
{
    const struct program *p = program;
    const struct isadora_elf_mark *all = p->elf->cubin.marks; /* NULL: there are none */
    const struct isadora_elf_mark *marks = all ? all + p->of_elf->first_mark : NULL;
    const uint64_t place = program_label(p, offset) - p->section;
    size_t from = 0, to = p->of_elf->mark_count;
    while (from < to) {
        const size_t middle = from + (to - from) / 2;
        if (marks[middle].offset < place)
            from = middle + 1;
        else
            to = middle;
    }
    for (; from < p->of_elf->mark_count && marks[from].offset == place; from++)
        if (is_function_symbol(p, &marks[from]))
            return true;
    return false;
}

struct isadora_program program_whole(struct program *p)
{
    return (struct isadora_program){
        .target = p->choice.target,
        .config = p->choice.config,
        .bytes = p->bytes,
        .size = p->size,
        .address = p->address,
        .is_code = p->is_text ? is_code : NULL,
        .targets = program_targets,
        .is_function = p->elf ? is_function : NULL,
        .user = p,
    };
}

/* ---- Functions of cubins ---- */

/* It is printed with each message. */
static char *shown_name(struct isadora_name name)
{
    const bool is_long = name.size > NAME_MOST;
    name.size = is_long ? NAME_MOST : name.size;
    return tool_format("%s%s", name_text(name), is_long ? ".." : "");
}

/* Bytes that lie in memory, which it takes over. */
static int visit_bytes(struct program *p, uint8_t *bytes, size_t size)
{
    code_hold(&p->code, &p->choice, bytes, size);
    int status = code_fill_all(&p->code);
    p->bytes = p->code.bytes + p->code.at;
    p->size = p->code.end - p->code.at;
    p->address = p->base.value;
    status = status ? EXIT_BAD_INPUT : p->visit(p);
    code_close(&p->code);
    return status;
}

static int visit_function(struct program *p, const char *file, struct isadora_name name,
                          uint8_t *bytes, size_t size)
{
    p->part = shown_name(name);
    p->name = tool_format("%s: %s", file, p->part);
    return visit_bytes(p, bytes, size);
}

/* The target is settled. */
static int begin(struct program *p)
{
    if (p->check)
        p->check(p);
    if (!p->base.given)
        p->base.value = p->choice.target->start;
    return base_fits(&p->choice, p->base.value) ? EXIT_FINE : EXIT_BAD_INPUT;
}

static unsigned step_of(const struct program *p)
{
    return isadora_pc_step(p->choice.target, p->choice.config);
}

static int visit_elf(struct program *p, struct input *in)
{
    struct elf_file file;
    const struct isadora_elf_function *only = NULL;
    size_t from = 0, to = 0;
    int status = elf_take(&file, in);

    if (!status)
        status = elf_choose(&file, &p->choice, p->command);
    if (!status && p->function && !p->base.given &&
        !elf_named(&file, (struct isadora_name){p->function, strlen(p->function)}))
        only = elf_inner(&file, p->function, &from, &to);
    if (!status && p->function && !only)
        status = elf_find(&file, p->function, &only);
    if (!status)
        status = begin(p);
    const bool fits = status == EXIT_FINE;
    const bool linked = fits && !p->base.given && isadora_elf_is_linked(&file.cubin.elf);
    p->is_text = false;
    p->elf = &file;
    for (size_t i = 0; fits && status <= EXIT_BAD_INPUT && i < file.cubin.function_count; i++) {
        const struct isadora_elf_function *function = &file.cubin.functions[i];
        if (only && only != function)
            continue;
        const void *mark = tool_mark();
        const size_t size = to ? to - from : (size_t)function->code.size;
        uint8_t *bytes = tool_alloc(size + 1);
        if (size)
            memcpy(bytes, function->code.bytes + from, size);
        p->of_elf = function;
        p->section = linked ? function->code.address / step_of(p) : p->base.value;
        if (linked)
            p->base.value = p->section + from / step_of(p);
        const int one = visit_function(p, file.name,
                                       to ? (struct isadora_name){p->function, strlen(p->function)}
                                          : function->name,
                                       bytes, size);
        tool_drop(mark);
        status = one > status ? one : status;
    }
    elf_close(&file);
    return status;
}

static int visit_text_cubin(struct program *p, struct input *in)
{
    struct cubin cubin;
    const struct isadora_cubin_function *only = NULL;
    int status = cubin_take(&cubin, in);

    if (!status)
        status = cubin_choose(&cubin, &p->choice, p->command);
    if (!status && p->function)
        status = cubin_find(&cubin, p->function, &only);
    if (!status)
        status = begin(p);
    const bool fits = status == EXIT_FINE;
    p->is_text = false;
    for (size_t i = 0; fits && status <= EXIT_BAD_INPUT && i < cubin.module.function_count; i++) {
        const struct isadora_cubin_function *function = &cubin.module.functions[i];
        if (only && only != function)
            continue;
        const void *mark = tool_mark();
        const int one =
            visit_function(p, cubin.name, function->name, cubin_bytes(&cubin, function->words),
                           4 * function->words.count);
        tool_drop(mark);
        status = one > status ? one : status;
    }
    cubin_close(&cubin);
    return status;
}

/* ---- Assembly, words, raw bytes ---- */

static int read_code(struct program *p, struct input *in)
{
    code_take(&p->code, &p->choice, in, p->is_raw);
    if (!base_fits(&p->choice, p->base.value))
        return EXIT_BAD_INPUT;
    const int status = code_fill_all(&p->code);
    p->bytes = p->code.bytes + p->code.at;
    p->size = p->code.end - p->code.at;
    p->address = p->base.value;
    return status;
}

static int read_program(struct program *p, struct input *in)
{
    p->name = in->name;
    if (!p->is_text)
        return read_code(p, in);
    int status = assembly_take(&p->assembly, &p->choice, in, p->base.value, p->comment);
    p->bytes = p->assembly.result.bytes;
    p->size = p->assembly.result.size;
    p->address = p->assembly.result.address;
    return status;
}

static int visit_code(struct program *p, struct input *in)
{
    if (p->function)
        usage_error(p->command, "--function chooses one of a cubin's, which %s is not",
                    p->path ? p->path : "standard input");
    int status = EXIT_FINE;
    if (!p->choice.target && p->is_text)
        status = text_choose(in, &p->choice);
    if (!status && !p->choice.target)
        status = choice_settle(&p->choice, p->command);
    if (status) {
        input_close(in);
        return status;
    }
    if (p->check)
        p->check(p);
    if (!p->base.given)
        p->base.value = p->choice.target->start;
    status = read_program(p, in);
    if (status == EXIT_FINE)
        status = p->visit(p);
    if (p->is_text)
        assembly_free(&p->assembly);
    else
        code_close(&p->code);
    return status;
}

/* ---- The whole ---- */

static int visit_input(struct program *p, struct input *in)
{
    const enum cubin_kind kind = p->is_text ? cubin_sniff(in) : CUBIN_NONE;

    return kind == CUBIN_ELF    ? visit_elf(p, in)
           : kind == CUBIN_TEXT ? visit_text_cubin(p, in)
                                : visit_code(p, in);
}

/* The modules of a program. */
static int visit_images(struct program *p, struct images *images)
{
    int status = EXIT_FINE;

    for (size_t i = 0; i < images->count && status <= EXIT_BAD_INPUT; i++) {
        const void *mark = tool_mark();
        struct input in;
        int one = image_open(images, &images->list[i], &in);
        p->is_text = true; /* until it is known what is in the image */
        if (!one)
            one = visit_input(p, &in);
        tool_drop(mark);
        status = one > status ? one : status;
    }
    return status;
}

int program_each(struct program *p)
{
    struct images images = {.count = 0};
    struct input in;

    options_exclude(p->command, p->is_words, "-w", p->is_raw, "-i");
    p->is_text = !p->is_words && !p->is_raw;
    /* On a terminal a missing -m is reported before anything is read. */
    const bool typed = (!p->path || strcmp(p->path, "-") == 0) && isatty(STDIN_FILENO);
    int status = typed || p->choice.isa ? choice_settle(&p->choice, p->command) : EXIT_FINE;
    if (!status && !input_open(&in, p->path))
        status = EXIT_IO;
    if (!status && p->is_text)
        status = pick_images(&in, &p->choice, p->function, &images);
    if (status)
        return status;
    return images.count ? visit_images(p, &images) : visit_input(p, &in);
}
