/* assemble.c: the source driver: lines, labels, passes.
 *
 * The first pass writes every byte that it can and remembers the few that wait for a name. When those fit the room
 * they were given, the work is done. Otherwise whole passes follow, in which sentences may only grow, until no name
 * has another value than in the pass before. */
#include "assembler.h"

#include <stdlib.h>
#include <string.h>

/* ---- Addresses and names ------------------------------------------------------------------------------------ */

unsigned rt_address_step(const struct isadora_target *target)
{
    return target->pc_counts_units && target->unit_count > 0 ? target->units[0].bytes : 1;
}

uint64_t rt_address(const struct rt_assembler *a, size_t offset)
{
    return (a->origin + offset) / rt_address_step(a->target);
}

static enum isadora_symbol name_find(void *user, const char *name, size_t size, struct isadora_number *value)
{
    struct rt_assembler *a = user;
    const struct rt_symbol *symbol = rt_symbol_find(&a->symbols, name, size);

    if (symbol != NULL && symbol->pass > 0) {
        *value = symbol->value;
        return ISADORA_KNOWN;
    }
    if (a->pass > 1) return ISADORA_NEVER;
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
            if (prints != NULL && strlen(prints) == size && memcmp(prints, name, size) == 0) return true;
        }
        if (size < prefix || memcmp(file->prints, name, prefix) != 0) continue;
        size_t at = prefix;
        while (at < size && rt_is(name[at], RT_DIGIT)) at++;
        if (at == size && (file->count == 0) == (size == prefix)) return true;
    }
    return false;
}

static void note_first(struct rt_assembler *a, const struct rt_symbol *symbol)
{
    struct isadora_assembly_error *error = &a->out->errors[a->out->error_count - 1];
    char *note = error->why.notes[0], digits[24];
    const char *name = a->out->sources[symbol->source].name;
    size_t at = sizeof digits, room = sizeof error->why.notes[0], used = strlen(name);

    for (size_t line = symbol->line; line > 0; line /= 10) digits[--at] = (char)('0' + line % 10);
    if (used + 48 > room) used = room - 48;
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
    if (symbol->line == 0 && symbol->source == UINT32_MAX) {
        rt_error(a, name, size, "", name, size, " is a mnemonic and cannot be a label");
    } else if (symbol->pass == a->pass) {
        size_t errors = a->out->error_count;
        rt_error(a, name, size, "", name, size, " is defined twice");
        if (a->out->error_count > errors) note_first(a, symbol);
    } else if (symbol->pass == 0 && is_register(a->target, name, size)) {
        rt_error(a, name, size, "", name, size, " is a register and cannot be a label");
    } else {
        a->moved = a->moved || (symbol->pass > 0 && rt_number_compare(symbol->value, value) != 0);
        symbol->value = value;
        symbol->pass = a->pass;
        symbol->source = a->place.source;
        symbol->line = a->place.line;
    }
}

static void label(struct rt_assembler *a, const char *name, size_t size)
{
    if ((a->origin + a->out->size) % rt_address_step(a->target) != 0) {
        rt_error(a, name, size, "a label cannot stand inside a unit", NULL, 0, NULL);
        return;
    }
    rt_define(a, name, size, (struct isadora_number){rt_address(a, a->out->size), false});
}

/* ---- Sentences ---------------------------------------------------------------------------------------------- */

static const char *symbol_name(const void *user, unsigned index)
{
    static const char none[] = "";
    const struct rt_symbols *symbols = user;

    (void)symbols;
    (void)index;
    return none;
}

static bool is_aligned(const struct rt_assembler *a, size_t offset, unsigned length, unsigned *align)
{
    *align = 1;
    for (size_t i = 0; i < a->target->unit_count; i++) {
        const struct isadora_unit *unit = &a->target->units[i];
        if (unit->bytes == length && unit->align > 0) *align = unit->align;
    }
    return (a->origin + offset) % *align == 0;
}
