/* refs.c: finds numbers that are addresses (refs.h).
 *
 * A number can be an address if a call is before the place that it names, or a function begins
 * there. It is one if what the instruction writes reaches the call, or is read by an indirect
 * jump, with no label, other jump or other use in between. */
#include "dis/code_ref.h"
#include "asm/text/number.h"

#include <isadora/analysis.h>
#include <isadora/bundle.h>

#include <stdlib.h>
#include <string.h>

enum { PATHS = 8, USES = 64, STEPS = 64, LONGEST = 2 * ISADORA_WORD_BYTES };

enum unit_flag {
    IS_CODE = 1,
    CALLS = 2,    /* leaves a return address */
    INDIRECT = 4, /* goes to an address that only execution knows, and does not return */
    LEAVES = 8,   /* goes anywhere else, too */
    AFTER_CALL = 16
};

struct unit {
    size_t at;
    uint8_t flags;
};

struct finder {
    struct dis *dis;
    const uint8_t *entries;
    struct unit *units;
    size_t count, room;
    bool calls;   /* some unit does */
    size_t steps; /* units that may still be looked at: STEPS for each, so that time is bounded */
};

static bool bit_at(const uint8_t *bits, size_t i) { return bits[i / 8] >> i % 8 & 1; }

static bool decode(const struct finder *f, size_t at, struct isadora_insn *insn, size_t *length)
{
    struct dis *dis = f->dis;
    bool decoded;
    dis->context.address = dis_address(dis, at);
    dis->offset = at;
    *length = dis_take(dis, dis->code.bytes + at, dis->total - at, insn, &decoded);
    return decoded;
}

static uint8_t flags_of(const struct dis *dis, const struct isadora_insn *insn)
{
    struct isadora_use paths[PATHS];
    size_t n = isadora_paths(dis->choice.target, &dis->context, insn, paths, PATHS);
    uint8_t flags = IS_CODE;
    for (size_t i = 0; i < n && i < PATHS; i++) {
        const struct isadora_use *p = &paths[i];
        if (p->jump == ISADORA_CALLS)
            flags |= CALLS;
        else if (p->jump != ISADORA_OPENS && p->jump != ISADORA_STAYS)
            flags |= LEAVES;
        if (p->any && (p->jump == ISADORA_CALLS || p->jump == ISADORA_JUMPS))
            flags |= INDIRECT;
    }
    return flags;
}

bool code_is_indirect(const struct dis *dis, const struct isadora_insn *insn)
{
    struct isadora_use paths[PATHS];
    size_t n = isadora_paths(dis->choice.target, &dis->context, insn, paths, PATHS);
    for (size_t i = 0; i < n && i < PATHS; i++)
        if (paths[i].any && paths[i].jump != ISADORA_OPENS && paths[i].jump != ISADORA_MEETS)
            return true;
    return false;
}

/* ---- all units ---- */

static void take_units(struct finder *f)
{
    struct dis *dis = f->dis;
    bool after = false;
    for (size_t at = 0, length; at < dis->total; at += length) {
        struct isadora_insn insn;
        const bool decoded = decode(f, at, &insn, &length);
        uint8_t flags = decoded ? flags_of(dis, &insn) : 0;
        f->calls |= flags & (CALLS | INDIRECT);
        flags |= after ? AFTER_CALL : 0;
        after = flags & CALLS;
        f->units = tool_grow(f->units, f->count, &f->room, sizeof *f->units);
        f->units[f->count++] = (struct unit){at, flags};
    }
    f->steps = STEPS * (f->count + STEPS);
}

static const struct unit *unit_at(const struct finder *f, size_t at)
{
    size_t from = 0, to = f->count;
    while (from < to) {
        const size_t middle = from + (to - from) / 2;
        if (f->units[middle].at < at)
            from = middle + 1;
        else
            to = middle;
    }
    return from < f->count && f->units[from].at == at ? &f->units[from] : NULL;
}

/* ---- what becomes of the value ---- */

struct uses {
    struct isadora_use list[USES];
    size_t count;
};

static bool take_uses(const struct finder *f, const struct unit *unit, struct uses *out)
{
    struct isadora_insn insn;
    size_t length;
    const struct isadora_target *target = f->dis->choice.target;
    if (!decode(f, unit->at, &insn, &length))
        return false;
    out->count = isadora_uses(target, &f->dis->context, &insn, out->list, USES);
    return out->count <= USES;
}

static bool is_register(const struct isadora_use *u) { return u->file >= 0 && !u->any; }

/* Does `reader` use a register that `writer` writes: for reading, or for writing in any case? */
static bool meets(const struct uses *writer, const struct uses *reader, bool write)
{
    for (size_t i = 0; i < writer->count; i++) {
        const struct isadora_use *w = &writer->list[i];
        if (!is_register(w) || !w->write)
            continue;
        for (size_t k = 0; k < reader->count; k++) {
            const struct isadora_use *r = &reader->list[k];
            if (is_register(r) && r->file == w->file && r->index == w->index && r->write == write &&
                !(write && r->conditional))
                return true;
        }
    }
    return false;
}

/* Is the number in unit `first`, which is the address of unit `to`, used as one? */
static bool is_proven(struct finder *f, const struct unit *first, const struct unit *to)
{
    const struct unit *end = f->units + f->count;
    struct uses own, other;
    if (!take_uses(f, first, &own))
        return false;
    for (const struct unit *u = first + 1; u < end && f->steps; u++, f->steps--) {
        if (!(u->flags & IS_CODE) || bit_at(f->dis->targets, u->at) || !take_uses(f, u, &other))
            return false;
        if (u->flags & CALLS && u + 1 == to)
            return true;
        const bool read = meets(&own, &other, false);
        if (u->flags & INDIRECT && read)
            return true;
        if (read || u->flags & (LEAVES | CALLS) || meets(&own, &other, true))
            return false;
    }
    return false;
}

/* ---- numbers ---- */

static bool in_word(char c) { return rt_is(c, RT_NAME | RT_DIGIT); }

/* The next number 0x.. that is no part of a word; where it ends, or NULL. */
static const char *next_number(const char *text, const char *at, uint64_t *value)
{
    while ((at = strstr(at, "0x")) != NULL) {
        const bool begins = at == text || (!in_word(at[-1]) && at[-1] != '-');
        char *end;
        *value = strtoull(at, &end, 16);
        at = end;
        if (begins && !in_word(*end))
            return at;
    }
    return NULL;
}

/* The place that the number is the address of, if it can be one on purpose. */
static const struct unit *named_unit(const struct finder *f, uint64_t value)
{
    const struct dis *dis = f->dis;
    if (value < dis->base)
        return NULL;
    const size_t at =
        isadora_place_offset(dis->choice.target, dis->choice.config, value - dis->base);
    if (!at || at >= dis->total)
        return NULL;
    const struct unit *unit = unit_at(f, at);
    return unit && (unit->flags & AFTER_CALL || bit_at(f->entries, at)) ? unit : NULL;
}

static void look_at(struct finder *f, struct code_refs *out, const struct unit *unit)
{
    struct dis *dis = f->dis;
    char text[ISADORA_TEXT_MAX];
    struct isadora_insn insn;
    size_t length, size;
    uint64_t value;
    if (!(unit->flags & IS_CODE) || unit->flags & (CALLS | INDIRECT | LEAVES))
        return;
    if (!decode(f, unit->at, &insn, &length))
        return;
    dis->choice.target->format(&dis->context, &insn, text, sizeof text);
    for (const char *at = text; (at = next_number(text, at, &value)) != NULL;) {
        const struct unit *to = named_unit(f, value);
        if (!to || !dis_target_place(dis, text, to->at, &size))
            continue;
        out->list = tool_grow(out->list, out->count, &out->room, sizeof *out->list);
        out->list[out->count++] = (struct code_ref){unit->at, to->at, is_proven(f, unit, to)};
        return;
    }
}

void code_refs_find(struct code_refs *out, struct dis *dis, const uint8_t *entries)
{
    struct finder f = {.dis = dis, .entries = entries};
    *out = (struct code_refs){.list = NULL};
    if (!dis->choice.target->paths || !dis->choice.target->uses)
        return;
    take_units(&f);
    for (size_t i = 0; f.calls && i < f.count; i++)
        look_at(&f, out, &f.units[i]);
    tool_free(f.units);
    dis->offset = 0;
}

const struct code_ref *code_ref_at(const struct code_refs *refs, size_t at)
{
    size_t from = 0, to = refs->count;
    while (from < to) {
        const size_t middle = from + (to - from) / 2;
        if (refs->list[middle].at < at)
            from = middle + 1;
        else
            to = middle;
    }
    return from < refs->count && refs->list[from].at == at ? &refs->list[from] : NULL;
}

char *code_distance(const struct dis *dis, char *text, size_t *size, uint64_t *from)
{
    const uint64_t place = dis->context.address - dis->base;
    for (char *at = text; (at = strstr(at, "-0x")) != NULL; at += 3) {
        char *end;
        const uint64_t value = strtoull(at + 1, &end, 16);
        if ((at > text && in_word(at[-1])) || in_word(*end) || value <= place ||
            value - place > LONGEST)
            continue;
        *size = (size_t)(end - at);
        *from = value - place;
        return at;
    }
    return NULL;
}
