/* local_label.c: labels that are numbers, and may be defined many times: `1b` is the nearest `1:`
 * before, `1f` the nearest one after.
 *
 * All are in `locals`, in the order of the output, which is the same in every pass. The entry of a
 * number in the table of symbols has in `value` the first of them, in `line` the last one so far,
 * each as index + 1, and in `source` the pass that `line` is of; its `pass` stays 0, so that it is
 * no name of a statement. */
#include "asm/assembler.h"

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
