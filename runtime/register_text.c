/* register_text.c: registers as people write them: their own texts, and what is wrong with a name
 * that is none. */
#include "machine.h"
#include "suggest.h"
#include "wide.h"

#include <stdio.h>
#include <string.h>

/* ---- names ---- */

static const struct isadora_entry *entry_of(const struct isadora_register *reg)
{
    const struct isadora_file *file = reg->file;
    for (unsigned i = 0; i < file->entry_count; i++) {
        if (file->entries[i].number == reg->index)
            return &file->entries[i];
    }
    return NULL;
}

/* Texts may look like numbers, or be the name of another register: those would mislead. */
static bool means_only(const struct isadora_target *target, const char *text,
                       const struct isadora_register *reg)
{
    struct isadora_register found;
    if (!text || (text[0] >= '0' && text[0] <= '9') || strlen(text) >= ISADORA_NAME_MAX)
        return false;
    return isadora_register_find(target, text, strlen(text), &found) && found.file == reg->file &&
           found.index == reg->index && found.width == reg->file->width;
}

void isadora_register_text(const struct isadora_target *target, const struct isadora_register *reg,
                           char *out)
{
    const struct isadora_entry *entry = reg->width == reg->file->width ? entry_of(reg) : NULL;
    if (entry && means_only(target, entry->prints, reg))
        snprintf(out, ISADORA_NAME_MAX, "%s", entry->prints);
    else
        isadora_register_name(reg, out);
}

/* ---- state that is nobody's ---- */

bool isadora_register_wired(const struct isadora_register *reg, struct isadora_word *value)
{
    const struct isadora_entry *entry = entry_of(reg);
    if (!entry || !entry->hardwired)
        return false;
    const rt_u128 ones = reg->width < 128 ? ((rt_u128)1 << reg->width) - 1 : ~(rt_u128)0;
    const rt_u128 bits = (rt_u128)entry->value >> reg->lo & ones;
    *value = rt_word_of(reg->is_signed ? (rt_u128)rt_sext_128(bits, reg->width) : bits);
    return true;
}

const struct isadora_file *isadora_stack_depth(const struct isadora_target *target,
                                               const struct isadora_file *member)
{
    const char *dot = strrchr(member->name, '.');
    const size_t size = dot ? (size_t)(dot - member->name) : 0;
    for (const struct isadora_file *file = target->files; dot && file < member; file++) {
        if (file->most && !file->count && strncmp(file->name, member->name, size) == 0 &&
            strcmp(file->name + size, ".depth") == 0)
            return file;
    }
    return NULL;
}

bool isadora_register_lives(const struct isadora_machine *m, const struct isadora_register *reg)
{
    const struct isadora_file *file = isadora_stack_depth(m->target, reg->file);
    if (!file)
        return true;
    const struct isadora_register depth = {.file = file, .width = (uint8_t)file->width};
    return reg->index < isadora_register_get(m, &depth).half[0];
}

/* ---- names that are none ---- */

static bool is_text(const char *text, const char *name, size_t size)
{
    return text && strlen(text) == size && memcmp(text, name, size) == 0;
}

static bool is_entry(const struct isadora_file *file, const struct isadora_entry *entry,
                     const char *name, size_t size)
{
    const char *base = file->vector ? file->vector : file->name;
    char numbered[ISADORA_NAME_MAX];
    bool found = is_text(entry->prints, name, size);
    for (const char *const *text = entry->also; text && *text && !found; text++)
        found = is_text(*text, name, size);
    snprintf(numbered, sizeof numbered, "%s%u", base, (unsigned)entry->number);
    found |= is_text(numbered, name, size);
    snprintf(numbered, sizeof numbered, "%s[%u]", base, (unsigned)entry->number);
    return found || is_text(numbered, name, size);
}

/* An entry that is neither storage nor bits of another register. */
static bool is_computed(const struct isadora_target *target, const char *name, size_t size)
{
    for (size_t i = 0; i < target->file_count; i++) {
        const struct isadora_file *file = &target->files[i];
        for (unsigned k = 0; k < file->entry_count; k++) {
            const struct isadora_entry *entry = &file->entries[k];
            if (entry->alias && !entry->place_file && is_entry(file, entry, name, size))
                return true;
        }
    }
    return false;
}

/* The names of one file: its registers, then the texts of its entries. */
struct candidates {
    const struct isadora_file *file;
    char *name; /* of ISADORA_NAME_MAX characters: where one is put together */
};

static unsigned number_of(const struct isadora_file *file)
{
    return file->count ? file->count : 1u;
}

static const char *candidate(const void *user, unsigned index, size_t *size)
{
    const struct candidates *c = user;
    const struct isadora_file *file = c->file;
    const char *name = c->name;
    if (index < number_of(file)) {
        const struct isadora_register reg = {
            .file = file, .index = (uint16_t)index, .width = (uint8_t)file->width};
        isadora_register_name(&reg, c->name);
    } else {
        const char *prints = file->entries[index - number_of(file)].prints;
        name = prints ? prints : "";
    }
    *size = strlen(name);
    return name;
}

/* How many characters two words share at their ends: the nearer of two suggestions. */
static size_t alike(const char *a, const char *b, size_t b_size)
{
    size_t n = 0, tail = 0;
    const size_t a_size = strlen(a);
    while (n < a_size && n < b_size && a[n] == b[n])
        n++;
    while (n + tail < a_size && n + tail < b_size && a[a_size - 1 - tail] == b[b_size - 1 - tail])
        tail++;
    return 2 * (n + tail) * 64 / (a_size + b_size);
}

/* The best of each file compete. */
static bool suggest(const struct isadora_target *target, unsigned config, const char *name,
                    size_t size, char *best)
{
    size_t most = 0;
    for (size_t i = 0; i < target->file_count; i++) {
        char text[ISADORA_NAME_MAX];
        const struct candidates c = {&target->files[i], text};
        if (!(c.file->configs >> config & 1))
            continue;
        const int found =
            rt_suggest(name, size, candidate, &c, number_of(c.file) + c.file->entry_count);
        size_t length;
        const char *word = found < 0 ? "" : candidate(&c, (unsigned)found, &length);
        if (found < 0 || alike(word, name, size) <= most)
            continue;
        most = alike(word, name, size);
        snprintf(best, ISADORA_NAME_MAX, "%s", word);
    }
    return most > 0;
}

/* `$r3@40`, where the register is there; false where it is not about lanes. */
static bool explain_lane(const struct isadora_target *target, const char *name, size_t size,
                         char *out, size_t room)
{
    const char *at = target->lanes ? memchr(name, '@', size) : NULL;
    struct isadora_register reg;
    if (!at || !isadora_register_find(target, name, (size_t)(at - name), &reg))
        return false;
    const int base = (int)(at - name), lane = (int)(size - (size_t)(at - name)) - 1;
    if (reg.file->scope == ISADORA_LANE)
        snprintf(out, room, "there is no lane `%.*s`; lanes are 0 to %u", lane < 24 ? lane : 24,
                 at + 1, target->lanes - 1u);
    else
        snprintf(out, room, "`%.*s` does not belong to a lane", base < 48 ? base : 48, name);
    return true;
}

/* A stack by its own name: its members have others. */
static bool explain_stack(const struct isadora_target *target, unsigned config, const char *name,
                          size_t size, char *out, size_t room)
{
    int used = 0;
    for (size_t i = 0; i < target->file_count; i++) {
        const struct isadora_file *file = &target->files[i];
        const struct isadora_file *depth = isadora_stack_depth(target, file);
        if (!depth || !(file->configs >> config & 1) || strncmp(file->name, name, size) != 0 ||
            file->name[size] != '.')
            continue;
        if (!used)
            used = snprintf(out, room, "`%.*s` is a stack; what it has is `%s`",
                            (int)(size < 48 ? size : 48), name, depth->name);
        if (used >= 0 && (size_t)used < room)
            used += snprintf(out + used, room - (size_t)used, ", `%s0`..", file->name);
    }
    return used > 0;
}

void isadora_register_explain(const struct isadora_target *target, unsigned config,
                              const char *name, size_t size, char *out, size_t room)
{
    const int shown = size < 48 ? (int)size : 48;
    char near[ISADORA_NAME_MAX];
    if (explain_lane(target, name, size, out, room) ||
        explain_stack(target, config, name, size, out, room))
        return;
    if (is_computed(target, name, size)) {
        snprintf(out, room, "`%.*s` is computed from other state, it has no place of its own",
                 shown, name);
        return;
    }
    const char *lane = target->lanes ? memchr(name, '@', size) : NULL;
    size = lane ? (size_t)(lane - name) : size;
    const bool found = suggest(target, config, name, size, near);
    snprintf(out, room, "%s %s has no register `%.*s`%s%s%s", target->name,
             target->configs[config].name, size < 48 ? (int)size : 48, name,
             found ? "; did you mean `" : "", found ? near : "", found ? "`?" : "");
}
