/* code.c: the code of a function as lines, each with a key: its text without what is not compared:
 * the address that it branches to and, if wanted, the numbers of registers, optional suffixes. */
#include "compare/compare.h"
#include "asm/text/number.h"
#include "dis/dis.h"

#include <inttypes.h>
#include <string.h>

enum { SYMBOL = 256, TEXT = 2 * ISADORA_TEXT_MAX + 2 * SYMBOL }; /* characters */

/* ---- keys ---- */

static uint64_t hash_of(const char *text, size_t size)
{
    uint64_t hash = UINT64_C(0xcbf29ce484222325);
    for (size_t i = 0; i < size; i++)
        hash = (hash ^ (uint8_t)text[i]) * UINT64_C(0x100000001b3);
    return hash ^ hash >> 29;
}

static size_t pool_add(char **pool, size_t *size, size_t *room, const char *text, size_t length)
{
    const size_t at = *size;
    while (*size + length + 1 > *room)
        *pool = tool_grow(*pool, *room, room, 1);
    memcpy(*pool + at, text, length);
    (*pool)[at + length] = 0;
    *size = at + length + 1;
    return at;
}

static void keys_widen(struct keys *keys)
{
    keys->table_size = keys->table_size ? 2 * keys->table_size : 1024;
    keys->table = tool_alloc(keys->table_size * sizeof *keys->table);
    memset(keys->table, 0, keys->table_size * sizeof *keys->table);
    for (size_t i = 0; i < keys->count; i++) {
        const char *text = keys->pool + keys->at[i];
        size_t slot = hash_of(text, strlen(text)) & (keys->table_size - 1);
        while (keys->table[slot])
            slot = (slot + 1) & (keys->table_size - 1);
        keys->table[slot] = (uint32_t)i + 1;
    }
}

uint32_t key_id(struct keys *keys, const char *text, size_t size)
{
    if (2 * keys->count >= keys->table_size)
        keys_widen(keys);
    size_t slot = hash_of(text, size) & (keys->table_size - 1);
    for (; keys->table[slot]; slot = (slot + 1) & (keys->table_size - 1))
        if (strcmp(keys->pool + keys->at[keys->table[slot] - 1], text) == 0)
            return keys->table[slot] - 1;
    keys->at = tool_grow(keys->at, keys->count, &keys->room, sizeof *keys->at);
    keys->at[keys->count] = pool_add(&keys->pool, &keys->pool_size, &keys->pool_room, text, size);
    keys->table[slot] = (uint32_t)++keys->count;
    return (uint32_t)keys->count - 1;
}

/* ---- registers ---- */

static bool in_word(char c) { return rt_is(c, RT_NAME | RT_DIGIT) || c == '$'; }

/* The file of which the word is a numbered register, or -1. */
static int register_word(const struct isadora_target *target, const char *word, size_t size,
                         uint64_t *number)
{
    for (size_t f = 0; f < target->file_count; f++) {
        const char *prefix = target->files[f].prints;
        const size_t before = prefix ? strlen(prefix) : 0;
        uint64_t value = 0;
        if (!before || size <= before || size > before + 5 || memcmp(word, prefix, before) != 0)
            continue;
        size_t i = before;
        for (; i < size && rt_is(word[i], RT_DIGIT); i++)
            value = 10 * value + (uint64_t)(word[i] - '0');
        *number = value;
        if (i == size && value < target->files[f].count)
            return (int)f;
    }
    return -1;
}

int next_register(const struct isadora_target *target, const char **at, uint64_t *number)
{
    for (const char *p = *at; *p;) {
        size_t size = 0;
        while (in_word(p[size]) && p[size] != '.')
            size++;
        const int file = size ? register_word(target, p, size, number) : -1;
        p += size ? size : 1;
        *at = p;
        if (file >= 0)
            return file;
    }
    return -1;
}

size_t without_registers(const struct isadora_target *target, char *text)
{
    const char *from = text, *at = text;
    char *out = text;
    uint64_t number;
    for (int file; (file = next_register(target, &at, &number)) >= 0; from = at) {
        const char *digits = at;
        while (rt_is(digits[-1], RT_DIGIT))
            digits--;
        memmove(out, from, (size_t)(digits - from));
        out += digits - from;
        *out++ = '#';
    }
    const size_t rest = strlen(from);
    memmove(out, from, rest + 1);
    return (size_t)(out - text) + rest;
}

/* ---- symbols ---- */

/* The names that relocations put into the unit: `  ; NAME + 0x4`. An offset into a function is an
 * address in it, and left out. */
static size_t put_symbols(const struct listed *listed, size_t *mark, uint64_t end, char *out)
{
    const struct isadora_elf_cubin *cubin = listed->cubin;
    const struct isadora_elf_function *function = listed->function;
    size_t used = 0;
    for (; function && *mark < function->mark_count; ++*mark) {
        const struct isadora_elf_mark *m = &cubin->marks[function->first_mark + *mark];
        if (m->offset >= end)
            break;
        if (!m->section || used > SYMBOL)
            continue;
        const struct isadora_elf_section s = isadora_elf_section(&cubin->elf, m->section);
        const struct isadora_elf_relocation r = isadora_elf_relocation(&s, m->relocation);
        const struct isadora_elf_symbol symbol = isadora_elf_symbol(&cubin->elf, r.symbol);
        struct isadora_name name = symbol.name;
        if (!name.size && symbol.section)
            name = isadora_elf_section(&cubin->elf, symbol.section).name;
        name.size = name.size < SYMBOL / 2 ? name.size : SYMBOL / 2;
        char *text = name_text(name);
        used += (size_t)sprintf(out + used, "%s%s", used ? ", " : "  ; ", text);
        if (r.has_addend && r.addend && symbol.type != ISADORA_ELF_FUNCTION)
            used += (size_t)sprintf(out + used, " + 0x%" PRIx64, (uint64_t)r.addend);
        tool_free(text);
    }
    return used;
}

/* ---- lines ---- */

/* Where its branch goes, as an offset; COMPARE_NONE: nowhere in the function. The key does not have
 * the address. */
static size_t take_target(const struct dis *dis, const struct isadora_insn *insn, bool decoded,
                          char *key)
{
    size_t offset, size;
    if (!decoded || !dis->choice.target->branch_target || !dis_target(dis, insn, &offset))
        return COMPARE_NONE;
    char *place = dis_target_place(dis, key, offset, &size);
    if (!place)
        return COMPARE_NONE;
    *place = '@';
    memmove(place + 1, place + size, strlen(place + size) + 1);
    return offset;
}

/* Targets become lines; those that no line begins at are lost. */
static void settle_targets(struct lines *lines, const size_t *offsets)
{
    for (size_t i = 0; i < lines->count; i++) {
        struct line *line = &lines->list[i];
        size_t from = 0, to = lines->count;
        while (line->target != COMPARE_NONE && from < to) {
            const size_t middle = from + (to - from) / 2;
            if (offsets[middle] < line->target)
                from = middle + 1;
            else
                to = middle;
        }
        if (line->target != COMPARE_NONE)
            line->target =
                from < lines->count && offsets[from] == line->target ? from : COMPARE_NONE;
    }
}

void lines_of(struct lines *lines, const struct listed *listed, const struct compare *compare,
              struct keys *keys)
{
    struct dis dis = {.choice = *listed->choice, .ctrl = !compare->schedule && !compare->brief};
    const struct isadora_target *target = listed->choice->target;
    const unsigned step = isadora_pc_step(target, listed->choice->config);
    size_t mark = 0, room = 0, *offsets = NULL;
    char text[TEXT], key[TEXT];
    struct hints hints;
    const size_t forms = (target->form_count + 1) * sizeof(size_t);
    size_t *of_form = memset(tool_alloc(forms), 0, forms);
    *lines = (struct lines){.isa = target};
    dis.base = target->start;
    code_hold(&dis.code, &dis.choice, listed->bytes, listed->size);
    code_fill_all(&dis.code);
    dis.total = dis.code.end;
    dis_prepare(&dis);
    hints_begin(&hints, target);
    for (; dis.offset < dis.total;) {
        struct isadora_insn insn;
        bool decoded;
        dis.context.address = dis_address(&dis, dis.offset);
        const uint8_t *at = dis.code.bytes + dis.offset;
        const size_t length = dis_take(&dis, at, dis.total - dis.offset, &insn, &decoded);
        if (decoded)
            of_form[insn.form]++;
        if (decoded && compare->schedule)
            hints_drop(&hints, target, &dis.context, &insn);
        char *end = dis_unit_text(&dis, text, at, length, decoded ? &insn : NULL);
        *end = 0;
        memcpy(key, text, (size_t)(end - text) + 1);
        const size_t to = take_target(&dis, &insn, decoded, key);
        const uint64_t place = (dis.context.address - dis.base) * step;
        const size_t symbols = put_symbols(listed, &mark, place + length, end);
        end[symbols] = 0;
        memcpy(key + strlen(key), end, symbols + 1);
        if (compare->registers)
            without_registers(target, key);
        lines->list = tool_grow(lines->list, lines->count, &lines->room, sizeof *lines->list);
        offsets = tool_grow(offsets, lines->count, &room, sizeof *offsets);
        offsets[lines->count] = dis.offset;
        lines->list[lines->count++] =
            (struct line){.address = dis.context.address,
                          .text = pool_add(&lines->pool, &lines->pool_size, &lines->pool_room, text,
                                           strlen(text)),
                          .target = to,
                          .id = key_id(keys, key, strlen(key)),
                          .match = COMPARE_NONE};
        dis.offset += length;
    }
    settle_targets(lines, offsets);
    lines->accesses = accesses_of(target, of_form);
    code_close(&dis.code);
}

void lines_make(struct lines *lines, const struct side *side, const struct part *part,
                const struct compare *compare, struct keys *keys)
{
    struct listed listed = {.choice = &side->choice, .function = part->elf};
    if (part->elf)
        listed.cubin = &part->module->elf.cubin;
    listed.bytes = side_code(part, &listed.size);
    lines_of(lines, &listed, compare, keys);
}
