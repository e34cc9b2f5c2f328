/* differ.c: the registers of an instruction that two machines have different values of. */
#include "watch/differ.h"
#include "common/memory.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

/* The text has it as a word. */
static bool names(const char *text, const char *name)
{
    const size_t size = strlen(name);
    for (const char *at = text; (at = strstr(at, name)) != NULL; at += size) {
        const char before = at == text ? ' ' : at[-1], after = at[size];
        const bool starts = before != '$' && before != '_' && !isalnum((unsigned char)before);
        if (starts && (!after || !strchr("_0123456789", after)))
            return true;
    }
    return false;
}

const char *differ_name(const struct isadora_target *target, const struct isadora_register *reg,
                        const char *insn, char name[ISADORA_NAME_MAX])
{
    snprintf(name, ISADORA_NAME_MAX, "%s%u", reg->file->prints, reg->index);
    if (!names(insn, name))
        isadora_register_text(target, reg, name);
    return name;
}

bool differ_names(const struct isadora_target *target, const struct isadora_register *reg,
                  const char *insn)
{
    char name[ISADORA_NAME_MAX];
    return names(insn, differ_name(target, reg, insn, name));
}

char *differ_text(struct isadora_machine *m, void *state, struct isadora_machine *twin,
                  void *twin_state, int lane, const char *insn)
{
    char *list = tool_format("%s", "");
    struct isadora_register reg = {.file = NULL};
    void *own = m->state, *twins = twin->state;
    while (isadora_register_next(m, &reg)) {
        char name[ISADORA_NAME_MAX], one[ISADORA_VALUE_MAX], other[ISADORA_VALUE_MAX];
        reg.lane = (uint8_t)lane;
        if (reg.file->is_pc)
            continue;
        m->state = state;
        twin->state = twin_state;
        const struct isadora_word a = isadora_register_get(m, &reg),
                                  b = isadora_register_get(twin, &reg);
        m->state = own;
        twin->state = twins;
        if (a.half[0] == b.half[0] && a.half[1] == b.half[1])
            continue;
        if (!names(insn, differ_name(m->target, &reg, insn, name)))
            continue;
        isadora_value_text(a, reg.is_signed, one);
        isadora_value_text(b, reg.is_signed, other);
        tool_list(&list, "%s is %s or %s", name, one, other);
    }
    return list;
}
