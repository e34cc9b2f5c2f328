/* trace.c: `isadora run --trace`: each instruction, and the registers and cells that it changed.
 *
 * A copy of the state is kept and compared after each step: slow, and right for any instruction
 * set. */
#include "trace.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* A copy of one page of a space. */
struct page_copy {
    unsigned space;
    uint64_t number;
    uint8_t *bytes;
};

struct trace {
    struct isadora_machine *machine;
    struct output *out;
    bool json, first;
    void *state; /* before the instruction */
    uint64_t pc;
    struct page_copy *pages;
    size_t page_count;
};

static size_t page_bytes(const struct isadora_machine *m, unsigned space)
{
    return (size_t)ISADORA_PAGE_CELLS * m->memory[space].cell_bytes;
}

static struct page_copy *copy_of(struct trace *t, unsigned space, uint64_t number)
{
    for (size_t i = 0; i < t->page_count; i++)
        if (t->pages[i].space == space && t->pages[i].number == number)
            return &t->pages[i];
    t->pages = tool_realloc(t->pages, (t->page_count + 1) * sizeof *t->pages);
    struct page_copy *copy = &t->pages[t->page_count++];
    *copy = (struct page_copy){space, number, tool_alloc(page_bytes(t->machine, space))};
    memset(copy->bytes, 0, page_bytes(t->machine, space));
    return copy;
}

static void print_change(struct trace *t, const char *name, const char *old, const char *new)
{
    if (t->json) {
        json_key(t->out, &t->first, name);
        json_string(t->out, new);
    } else {
        output_format(t->out, "    %s = %s (was %s)\n", name, new, old);
    }
}

static void compare_page(struct trace *t, unsigned space, const struct isadora_page *page)
{
    struct page_copy *copy = copy_of(t, space, page->number);
    const struct isadora_memory *memory = &t->machine->memory[space];
    size_t each = memory->cell_bytes;
    if (memcmp(copy->bytes, page->bytes, page_bytes(t->machine, space)) == 0)
        return;
    for (size_t i = 0; i < ISADORA_PAGE_CELLS; i++) {
        uint8_t *was = copy->bytes + i * each;
        const uint8_t *is = page->bytes + i * each;
        if (memcmp(was, is, each) == 0)
            continue;
        char name[96], old[40], new[40];
        bool big = memory->space->big_endian;
        snprintf(name, sizeof name, "%s[0x%" PRIx64 "]", memory->space->name, (page->number << ISADORA_PAGE_SHIFT) + i);
        *hex_long(old, word_of(was, each, big)) = 0;
        *hex_long(new, word_of(is, each, big)) = 0;
        print_change(t, name, old, new);
    }
    memcpy(copy->bytes, page->bytes, page_bytes(t->machine, space));
}

static void compare_spaces(struct trace *t)
{
    for (unsigned space = 0; space < t->machine->target->space_count; space++) {
        const struct isadora_memory *memory = &t->machine->memory[space];
        for (size_t i = 0; i < memory->slots; i++)
            if (memory->pages[i])
                compare_page(t, space, memory->pages[i]);
    }
}

static struct isadora_word value_in(struct trace *t, void *state, const struct isadora_register *reg)
{
    void *own = t->machine->state;
    t->machine->state = state;
    struct isadora_word value = isadora_register_get(t->machine, reg);
    t->machine->state = own;
    return value;
}

static void compare_registers(struct trace *t)
{
    struct isadora_register reg = {.file = NULL};
    if (memcmp(t->state, t->machine->state, t->machine->target->state_size) == 0)
        return;
    while (isadora_register_next(t->machine, &reg)) {
        struct isadora_word old = value_in(t, t->state, &reg);
        struct isadora_word new = value_in(t, t->machine->state, &reg);
        if (reg.file->is_pc || (old.half[0] == new.half[0] && old.half[1] == new.half[1]))
            continue;
        char name[ISADORA_NAME_MAX], was[ISADORA_VALUE_MAX], is[ISADORA_VALUE_MAX];
        isadora_register_name(&reg, name);
        isadora_value_text(old, reg.is_signed, was);
        isadora_value_text(new, reg.is_signed, is);
        print_change(t, name, was, is);
    }
    memcpy(t->state, t->machine->state, t->machine->target->state_size);
}

struct trace *trace_open(struct isadora_machine *m, struct output *out, bool json)
{
    struct trace *t = tool_alloc(sizeof *t);
    *t = (struct trace){.machine = m, .out = out, .json = json};
    t->state = tool_alloc(m->target->state_size);
    memcpy(t->state, m->state, m->target->state_size);
    for (unsigned space = 0; space < m->target->space_count; space++) {
        const struct isadora_memory *memory = &m->memory[space];
        for (size_t i = 0; i < memory->slots; i++)
            if (memory->pages[i])
                memcpy(copy_of(t, space, memory->pages[i]->number)->bytes, memory->pages[i]->bytes,
                       page_bytes(m, space));
    }
    return t;
}

void trace_before(struct trace *t)
{
    const struct isadora_machine *m = t->machine;
    const struct isadora_target *target = m->target;
    struct isadora_context context = {m->context.config, m->pc};
    char text[ISADORA_TEXT_MAX], words[8 * ISADORA_WORD_BYTES], address[24];
    uint8_t bytes[ISADORA_WORD_BYTES];
    int length = target->encode(&context, m->insn, bytes, sizeof bytes);
    target->format(&context, m->insn, text, sizeof text);
    *hex_groups(group_of(target, context.config), words, bytes, length > 0 ? (size_t)length : 0) = 0;
    *hex_digits(address, m->pc, 8) = 0;
    t->pc = m->pc;
    if (!t->json) {
        output_format(t->out, "%s: %s  %s\n", address, words, text);
        return;
    }
    t->first = true;
    output_format(t->out, "{");
    json_key(t->out, &t->first, "address");
    output_format(t->out, "\"0x%" PRIx64 "\"", m->pc);
    json_key(t->out, &t->first, "code");
    json_string(t->out, words);
    json_key(t->out, &t->first, "text");
    json_string(t->out, text);
    json_key(t->out, &t->first, "form");
    json_string(t->out, target->forms[m->insn->form].name);
    json_key(t->out, &t->first, "changed");
    output_text(t->out, "{");
    t->first = true;
}

void trace_after(struct trace *t)
{
    compare_registers(t);
    compare_spaces(t);
    if (t->json)
        output_text(t->out, "}}\n");
}

void trace_close(struct trace *t)
{
    for (size_t i = 0; i < t->page_count; i++)
        free(t->pages[i].bytes);
    free(t->pages);
    free(t->state);
    free(t);
}
