/* operands.c: what the names in a line of syntax stand for: `<b>`, an operand, by its alternatives,
 * and `<Rd>`, a field, by its registers, words or numbers (info.h). */
#include "info/info.h"
#include "code/show.h"

#include <inttypes.h>
#include <string.h>

enum { MOST_WORDS = 16, MOST_LETTERS = 120 }; /* of a field's words that are listed */

/* ---- Fields ---- */

/* The words of a field, each once, or how many there are. */
static char *words_text(const struct isadora_field *field)
{
    char *list = tool_format("%s", "");
    unsigned words = 0;
    bool may_lack = false;
    for (uint32_t i = 0; i < field->code_count; i++) {
        const char *text = field->codes[i].text;
        may_lack |= *text == '\0';
        if (*text == '\0' || strstr(list, tool_format("`%s`", text)))
            continue;
        tool_list(&list, "`%s`", text);
        words++;
    }
    if (words > MOST_WORDS || strlen(list) > MOST_LETTERS)
        return tool_format("one of %u words%s", words, may_lack ? " or nothing" : "");
    return tool_format("%s%s", list, may_lack ? " or nothing" : "");
}

static char *registers_text(const struct isadora_target *target, const struct isadora_field *field)
{
    const struct isadora_file *file = &target->files[field->file];
    const uint64_t codes = field->width < 16 ? UINT64_C(1) << field->width : UINT16_MAX;
    const uint64_t last = (codes < file->count ? codes : file->count) - 1;
    if (file->count == 0)
        return tool_format("register %s", file->name);
    return tool_format("register %s..%s", show_register_of(target, field->file, 0),
                       show_register_of(target, field->file, last));
}

static char *numbers_text(const struct isadora_target *target, const struct isadora_field *field)
{
    const uint64_t sign = UINT64_C(1) << (field->width - 1);
    const char *low = show_value(target, field, field->is_signed ? sign : 0);
    const char *high = show_value(target, field, field->is_signed ? sign - 1 : sign - 1 + sign);
    char *text = tool_format("%s..%s", field->is_signed ? low : "0", high);
    if (field->scale > 1)
        tool_append(&text, " in steps of %" PRIu32, field->scale);
    return text;
}

char *info_field(const struct isadora_target *target, const struct isadora_field *field)
{
    if (field->kind == ISADORA_REGISTER && field->file >= 0)
        return registers_text(target, field);
    if (field->kind == ISADORA_CODES)
        return words_text(field);
    if (field->float_format)
        return tool_format("f%u number", (unsigned)field->float_format);
    if (field->width >= 32)
        return tool_format("%s%u-bit number", field->is_signed ? "signed " : "",
                           (unsigned)field->width);
    return numbers_text(target, field);
}

/* ---- Operands ---- */

static const char *shown_name(const struct isadora_choice *choice)
{
    return choice->role ? choice->role : choice->name ? choice->name : "";
}

/* Alternatives that print something, each once. */
static char *alternatives_text(const struct isadora_choice *choice, unsigned *count)
{
    char *list = tool_format("%s", "");
    *count = 0;
    for (unsigned i = 0; i < choice->alternative_count; i++) {
        const char *text = choice->alternatives[i];
        if (!text || !*text || strstr(list, tool_format("`%s`", text)))
            continue;
        tool_list(&list, "`%s`", text);
        ++*count;
    }
    return list;
}

/* A line has the longest of several addresses, `[<Ra>{+<OFFSET>}]`, in place of a name. */
static bool is_address(const struct isadora_choice *choice)
{
    for (unsigned i = 0; i < choice->alternative_count; i++)
        if (choice->alternatives[i] && *choice->alternatives[i] && *choice->alternatives[i] != '[')
            return false;
    return true;
}

static bool is_named(const char *texts, const struct isadora_choice *choice)
{
    return strstr(texts, tool_format("<%s>", shown_name(choice))) != NULL;
}

/* A field that may be missing is an operand of the field's name: the field says it all. */
static bool is_shown(const char *texts, const struct isadora_choice *choice, const char *list,
                     unsigned count)
{
    if (count == 0 || is_named(list, choice))
        return false;
    return is_named(texts, choice) || (count > 1 && is_address(choice));
}

/* The operands whose names are in the line, then those in their alternatives, which follow them. */
void info_operands(const struct isadora_form *form)
{
    char *texts = tool_format("%s", form->syntax), *shown = tool_format("%s", "");
    for (unsigned i = 0; i < form->choice_count; i++) {
        const struct isadora_choice *choice = &form->choices[i];
        unsigned count;
        char *list = alternatives_text(choice, &count);
        if (!is_shown(texts, choice, list, count))
            continue;
        tool_append(&texts, " %s", list);
        list = tool_format("%s: %s", shown_name(choice), list);
        if (strstr(shown, list))
            continue;
        show_labelled(*shown ? "" : "operands", list);
        tool_append(&shown, "%s\n", list);
    }
}
