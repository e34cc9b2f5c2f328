/* modifier.c: `isadora info ISA MNEMONIC.A.B`: which code of which field each modifier is, or which
 * part of the form's text (info.h). */
#include "info/info.h"
#include "asm/text/number.h"

#include <inttypes.h>
#include <string.h>

enum { SLOTS = 64 };

bool info_is_meant(const struct isadora_form *form, const char *word)
{
    size_t n = strlen(word);
    return strcmp(form->mnemonic, word) == 0 || strcmp(form->page, word) == 0 ||
           (strncmp(form->name, word, n) == 0 && (form->name[n] == 0 || form->name[n] == '.'));
}

static bool ends_at(const char *text) { return *text == '\0' || *text == '.'; }

/* How much of the text the code covers, its own dot or the one before it included; 0: none. */
static size_t covered(const struct isadora_code *code, const char *text)
{
    const size_t dot = *code->text != '.', size = strlen(code->text);
    if (size == 0 || strncmp(text + dot, code->text, size) != 0 || !ends_at(text + dot + size))
        return 0;
    return dot + size;
}

/* The longest code, of fields that no earlier modifier uses. */
static size_t take_code(const struct isadora_target *target, const struct isadora_form *form,
                        const char *text, bool used[SLOTS], char **what)
{
    size_t longest = 0;
    unsigned slot = 0;
    for (unsigned i = 0; i < form->slot_count && i < SLOTS; i++) {
        const struct isadora_field *field = &target->fields[form->slots[i].field];
        for (uint32_t k = 0; !used[i] && field->kind == ISADORA_CODES && k < field->code_count;
             k++) {
            const size_t size = covered(&field->codes[k], text);
            if (size <= longest)
                continue;
            longest = size;
            slot = i;
            *what = tool_format("code %" PRIu64 " of %s", field->codes[k].code, field->name);
        }
    }
    if (longest)
        used[slot] = true;
    return longest;
}

static bool has_part(const char *text, const char *part, size_t size)
{
    for (const char *at = text; at && (at = strstr(at, ".")) != NULL; at++)
        if (strncmp(at, part, size) == 0 && !rt_is(at[size], RT_WORD))
            return true;
    return false;
}

/* The text up to the next dot, where the template or an operand of the form has it. */
static size_t take_part(const struct isadora_form *form, const char *text, char **what)
{
    const size_t size = 1 + strcspn(text + 1, ".");
    if (has_part(form->syntax, text, size)) {
        *what = tool_format("part of `%s`", form->syntax);
        return size;
    }
    for (unsigned i = 0; i < form->choice_count; i++) {
        const struct isadora_choice *choice = &form->choices[i];
        for (unsigned k = 0; choice->name && k < choice->alternative_count; k++) {
            if (!has_part(choice->alternatives[k], text, size))
                continue;
            *what = tool_format("part of the operand %s", choice->name);
            return size;
        }
    }
    return 0;
}

/* Forms with the same fields have the same lines. */
static void add_new_lines(char **list, const char *lines)
{
    while (*lines) {
        const size_t size = strcspn(lines, "\n") + 1;
        const char *line = tool_format("%.*s", (int)size, lines);
        if (!strstr(*list, line))
            tool_append(list, "%s", line);
        lines += size;
    }
}

/* Adds the lines of the modifiers where the form has all of them. */
static void add_modifiers(const struct isadora_target *target, const struct isadora_form *form,
                          const char *text, char **list)
{
    bool used[SLOTS] = {false};
    char *lines = tool_format("%s", "");
    while (*text == '.') {
        char *what = NULL;
        size_t size = take_code(target, form, text, used, &what);
        if (!size)
            size = take_part(form, text, &what);
        if (!size)
            return;
        tool_append(&lines, "  %-9.*s %s\n", (int)size, text, what);
        text += size;
    }
    add_new_lines(list, lines);
}

char *info_modifiers(const struct choice *choice, const char *name, const char *text)
{
    char *list = tool_format("%s", "");
    for (size_t i = 0; i < choice->target->form_count; i++) {
        const struct isadora_form *form = &choice->target->forms[i];
        if (info_is_meant(form, name) && form->configs & choice_wanted(choice))
            add_modifiers(choice->target, form, text, &list);
    }
    return list;
}
