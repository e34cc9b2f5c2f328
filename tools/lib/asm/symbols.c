/* symbols.c: names of labels and constants, and which words are none. Open addressing over an array
 * that keeps the order of definition. */
#include "asm/assembler.h"
#include "asm/diag/diagnosis.h"

#include <stdlib.h>
#include <string.h>

/* The slot of a name, or the empty one where it would go. */
static size_t slot_of(const struct rt_symbols *symbols, const char *name, size_t size,
                      uint32_t hash)
{
    size_t mask = symbols->slot_count - 1, slot = hash & mask;

    for (; symbols->slots[slot] != 0; slot = (slot + 1) & mask) {
        const struct rt_symbol *entry = &symbols->entries[symbols->slots[slot] - 1];
        if (entry->hash == hash && entry->size == size && memcmp(entry->name, name, size) == 0)
            break;
    }
    return slot;
}

struct rt_symbol *rt_symbol_find(const struct rt_symbols *symbols, const char *name, size_t size)
{
    if (symbols->slot_count == 0)
        return NULL;
    uint32_t index = symbols->slots[slot_of(symbols, name, size, rt_hash(name, size))];
    return index == 0 ? NULL : &symbols->entries[index - 1];
}

/* The slots are at most half full. */
static bool slots_grow(struct rt_symbols *symbols)
{
    size_t count = symbols->slot_count == 0 ? 1024 : symbols->slot_count * 2;
    uint32_t *slots = calloc(count, sizeof *slots);

    if (slots == NULL)
        return false;
    free(symbols->slots);
    symbols->slots = slots;
    symbols->slot_count = count;
    for (size_t i = 0; i < symbols->count; i++) {
        const struct rt_symbol *entry = &symbols->entries[i];
        slots[slot_of(symbols, entry->name, entry->size, entry->hash)] = (uint32_t)i + 1;
    }
    return true;
}

struct rt_symbol *rt_symbol_add(struct rt_assembler *a, const char *name, size_t size)
{
    struct rt_symbols *symbols = &a->symbols;
    uint32_t hash = rt_hash(name, size);

    a->no_memory = a->no_memory || symbols->count > UINT32_MAX - 2 ||
                   (2 * symbols->count >= symbols->slot_count && !slots_grow(symbols));
    if (a->no_memory)
        return NULL;
    size_t slot = slot_of(symbols, name, size, hash);
    if (symbols->slots[slot] != 0)
        return &symbols->entries[symbols->slots[slot] - 1];
    struct rt_symbol *entry =
        rt_append(a, &symbols->entries, &symbols->count, &symbols->capacity, sizeof *entry);
    if (entry == NULL)
        return NULL;
    *entry = (struct rt_symbol){.name = name, .size = size, .hash = hash};
    symbols->slots[slot] = (uint32_t)symbols->count;
    return entry;
}

void rt_symbols_free(struct rt_symbols *symbols)
{
    free(symbols->entries);
    free(symbols->slots);
    *symbols = (struct rt_symbols){0};
}

/* ---- Names of a source ---- */

/* `.`, unless the texts of instructions have it as a word. */
static bool is_here(const struct rt_assembler *a, const char *name, size_t size)
{
    return size == 1 && *name == '.' && !a->dot_is_word;
}

enum isadora_symbol rt_name_find(void *user, const char *name, size_t size,
                                 struct isadora_number *value)
{
    struct rt_assembler *a = user;

    if (rt_is(*name, RT_DIGIT))
        return rt_local_find(a, name, size, value);
    const struct rt_symbol *symbol = rt_symbol_find(&a->symbols, name, size);

    if (is_here(a, name, size)) {
        *value = (struct isadora_number){a->context.address, false};
        return ISADORA_KNOWN;
    }
    if (symbol != NULL && symbol->pass > 0) {
        *value = symbol->value;
        return ISADORA_KNOWN;
    }
    if (a->pass > 1)
        return ISADORA_NEVER;
    a->later = true;
    return ISADORA_LATER;
}

static void note_first(struct rt_assembler *a, const struct rt_symbol *symbol)
{
    const char *name = a->out->sources[symbol->source].name;
    struct rt_writer w = rt_note_begin(&a->out->errors[a->out->error_count - 1].why);

    rt_say(&w, "first at %.200s:%zu", name, symbol->line);
}

void rt_define(struct rt_assembler *a, const char *name, size_t size, struct isadora_number value)
{
    struct rt_symbol *symbol = rt_symbol_add(a, name, size);

    if (symbol == NULL)
        return;
    if (is_here(a, name, size)) {
        rt_error(a, name, size, "`.` is the address of the instruction; choose another name");
    } else if (symbol->pass == 0 && symbol->source == RT_IS_MNEMONIC &&
               rt_word_within(a->target, name, size)) {
        rt_error(a, name, size, "%s is a mnemonic and cannot be a label",
                 rt_quote(name, size).text);
    } else if (symbol->pass == 0 && rt_word_is(a->target, name, size) &&
               rt_word_within(a->target, name, size)) {
        rt_error(a, name, size, "%s is a word of this instruction set; choose another name",
                 rt_quote(name, size).text);
    } else if (symbol->pass == a->pass) {
        size_t errors = a->out->error_count;
        rt_error(a, name, size, "%s is defined twice", rt_quote(name, size).text);
        if (a->out->error_count > errors)
            note_first(a, symbol);
    } else if (symbol->pass == 0 && rt_is_register(a->target->syntax, name, size)) {
        rt_error(a, name, size, "%s is a register and cannot be a label",
                 rt_quote(name, size).text);
    } else {
        bool fresh = symbol->pass == 0;
        a->moved = a->moved || (fresh ? a->pass > 1 : rt_number_compare(symbol->value, value) != 0);
        symbol->value = value;
        symbol->pass = a->pass;
        symbol->order = a->order;
        symbol->source = a->place.source;
        symbol->line = a->place.line;
    }
}

/* What a statement says by itself must not change its meaning with the labels around it. */
void rt_mnemonics_reserve(struct rt_assembler *a)
{
    for (size_t i = 0; i < a->target->form_count && !a->no_memory; i++) {
        const char *name = a->target->forms[i].mnemonic;
        if (name == NULL || name[0] == '\0')
            continue;
        struct rt_symbol *symbol = rt_symbol_add(a, name, strlen(name));
        if (symbol != NULL)
            symbol->source = RT_IS_MNEMONIC;
    }
}

void rt_labels_list(struct rt_assembler *a)
{
    struct isadora_assembly *out = a->out;
    size_t capacity = 0;

    for (size_t i = 0; i < a->symbols.count; i++) {
        const struct rt_symbol *symbol = &a->symbols.entries[i];
        struct isadora_label *label;
        if (symbol->pass == 0)
            continue;
        label = rt_append(a, &out->labels, &out->label_count, &capacity, sizeof *label);
        if (label != NULL)
            *label = (struct isadora_label){symbol->name, symbol->size, symbol->value.bits,
                                            !symbol->is_address};
    }
}

/* ---- Labels that are numbers ---- */

/* They may be defined many times: `1b` is the nearest `1:`
 * before, `1f` the nearest one after.
 *
 * All are in `locals`, in the order of the output, which is the same in every pass. The entry of a
 * number in the table of symbols has in `value` the first of them, in `line` the last one so far,
 * each as index + 1, and in `source` the pass that `line` is of; its `pass` stays 0, so that it is
 * no name of a statement. */

void rt_locals_begin(struct rt_assembler *a)
{
    a->local_known = a->local_count;
    a->local_count = 0;
    a->filled = SIZE_MAX;
}

void rt_locals_at(struct rt_assembler *a, size_t offset) { a->filled = offset; }

static size_t last_of(const struct rt_assembler *a, const struct rt_symbol *symbol)
{
    return symbol->source == a->pass ? symbol->line : 0;
}

static size_t next_of(const struct rt_assembler *a, const struct rt_symbol *symbol, size_t last)
{
    return last == 0 ? (size_t)symbol->value.bits : a->locals[last - 1].next;
}

static void last_set(const struct rt_assembler *a, struct rt_symbol *symbol, size_t last)
{
    symbol->line = last;
    symbol->source = a->pass;
}

/* One more than there ever were. */
static bool local_add(struct rt_assembler *a, struct rt_symbol *symbol, size_t last)
{
    const size_t count = a->local_count + 1;

    if (count > UINT32_MAX || !rt_grow(a, &a->locals, &a->local_capacity, count, sizeof *a->locals))
        return false;
    a->locals[count - 1] = (struct rt_local){0, 0, 0};
    if (last == 0)
        symbol->value.bits = count;
    else
        a->locals[last - 1].next = (uint32_t)count;
    a->local_known = count;
    return true;
}

void rt_local_define(struct rt_assembler *a, const char *name, size_t size)
{
    struct rt_symbol *symbol = rt_symbol_add(a, name, size);

    if (symbol == NULL)
        return;
    const size_t last = last_of(a, symbol);
    const bool fresh = a->local_count == a->local_known;
    if (fresh && !local_add(a, symbol, last))
        return;
    struct rt_local *local = &a->locals[a->local_count++];
    const uint64_t address = rt_label_address(a, a->out->size);
    a->moved = a->moved || (!fresh && local->address != address);
    local->address = address;
    local->offset = a->out->size;
    last_set(a, symbol, a->local_count);
}

enum isadora_symbol rt_local_find(struct rt_assembler *a, const char *name, size_t size,
                                  struct isadora_number *value)
{
    const bool after = name[size - 1] == 'f';
    struct rt_symbol *symbol = rt_symbol_find(&a->symbols, name, size - 1);
    size_t last = symbol != NULL ? last_of(a, symbol) : 0;
    size_t next = symbol != NULL ? next_of(a, symbol, last) : 0;

    for (; next != 0 && a->filled != SIZE_MAX && a->locals[next - 1].offset <= a->filled;
         next = next_of(a, symbol, last)) {
        last = next;
        last_set(a, symbol, last);
    }
    if (after && a->pass == 1) {
        a->later = true;
        return ISADORA_LATER;
    }
    const size_t found = after ? next : last;
    if (found == 0)
        return ISADORA_NEVER;
    *value = (struct isadora_number){a->locals[found - 1].address, false};
    return ISADORA_KNOWN;
}
