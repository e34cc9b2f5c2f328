/* register_name.c: what is wrong with the name of a register that was not found. */
#include <isadora/asm.h>
#include <isadora/machine.h>
#include "asm/text/nearest.h"

#include <stdio.h>
#include <string.h>

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
static void names_offer(const struct isadora_file *file, struct rt_nearest *near)
{
    char name[ISADORA_NAME_MAX];
    for (unsigned i = 0; i < (file->count ? file->count : 1u); i++) {
        const struct isadora_register reg = {
            .file = file, .index = (uint16_t)i, .width = (uint8_t)file->width};
        isadora_register_name(&reg, name);
        rt_nearest_offer(near, name, strlen(name));
    }
    for (unsigned i = 0; i < file->entry_count; i++)
        if (file->entries[i].prints)
            rt_nearest_offer(near, file->entries[i].prints, strlen(file->entries[i].prints));
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
        struct rt_nearest near;
        rt_nearest_begin(&near, name, size);
        if (target->files[i].configs >> config & 1)
            names_offer(&target->files[i], &near);
        const char *word = near.first;
        if (near.list.count == 0 || alike(word, name, size) <= most)
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
    struct isadora_register reg;
    bool found = true;
    if (size > 1 && size < sizeof near && name[0] == '$' &&
        isadora_register_find(target, name + 1, size - 1, &reg))
        snprintf(near, sizeof near, "%.*s", (int)size - 1, name + 1);
    else
        found = suggest(target, config, name, size, near);
    snprintf(out, room, "%s %s has no register `%.*s`%s%s%s", target->name,
             target->configs[config].name, size < 48 ? (int)size : 48, name,
             found ? "; did you mean `" : "", found ? near : "", found ? "`?" : "");
}
