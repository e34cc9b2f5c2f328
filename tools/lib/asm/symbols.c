/* symbols.c: names of labels and constants. Open addressing over an array that keeps the order of
 * definition. */
#include "asm/assembler.h"

#include <stdlib.h>
#include <string.h>

static uint32_t hash_of(const char *name, size_t size)
{
    uint32_t hash = 2166136261u;

    for (size_t i = 0; i < size; i++)
        hash = (hash ^ (unsigned char)name[i]) * 16777619u;
    return hash ^ hash >> 15;
}

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
    uint32_t index = symbols->slots[slot_of(symbols, name, size, hash_of(name, size))];
    return index == 0 ? NULL : &symbols->entries[index - 1];
}

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

static bool entries_grow(struct rt_symbols *symbols)
{
    size_t capacity = symbols->capacity == 0 ? 512 : symbols->capacity * 2;
    struct rt_symbol *entries = realloc(symbols->entries, capacity * sizeof *entries);

    if (entries == NULL)
        return false;
    symbols->entries = entries;
    symbols->capacity = capacity;
    return true;
}

struct rt_symbol *rt_symbol_add(struct rt_symbols *symbols, const char *name, size_t size)
{
    uint32_t hash = hash_of(name, size);

    if (2 * symbols->count >= symbols->slot_count &&
        (symbols->count > UINT32_MAX - 2 || !slots_grow(symbols))) {
        return NULL;
    }
    size_t slot = slot_of(symbols, name, size, hash);
    if (symbols->slots[slot] != 0)
        return &symbols->entries[symbols->slots[slot] - 1];
    if (symbols->count == symbols->capacity && !entries_grow(symbols))
        return NULL;
    struct rt_symbol *entry = &symbols->entries[symbols->count++];
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
