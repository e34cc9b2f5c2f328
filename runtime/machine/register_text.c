/* register_text.c: registers as people write them, by their own texts, and whether they hold
 * anything. */
#include <isadora/machine.h>
#include "base/wide.h"

#include <stdio.h>
#include <string.h>

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

/* ---- state without an owner ---- */

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
