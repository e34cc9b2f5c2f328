/* show.c: forms, fields and bits as text for people. */
#include "code/show.h"
#include "base/float_text.h"
#include <isadora/analysis.h>

#include <inttypes.h>
#include <string.h>

void show_bits_plain(const struct isadora_form *form, char out[8 * ISADORA_WORD_BYTES + 1])
{
    size_t n = 0, wanted = 8u * form->length;
    for (const char *p = form->bits; *p; p++)
        if (*p != ' ' && n < wanted)
            out[n++] = *p;
    out[n == wanted ? n : 0] = 0;
}

void show_grouped(const char *characters, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        if (i && (n - i) % 8 == 0)
            putchar(' ');
        putchar(characters[i]);
    }
    putchar('\n');
}

void show_ruler(size_t n)
{
    char line[8 * ISADORA_WORD_BYTES] = "";
    if (n > sizeof line)
        return;
    for (size_t i = 0; i < n; i++) {
        size_t bit = n - 1 - i;
        line[i] = bit % 8 == 7 || bit % 8 == 0 ? (char)('0' + bit / 10 % 10) : ' ';
    }
    printf("  %-10s", "");
    show_grouped(line, n);
    for (size_t i = 0; i < n; i++)
        line[i] = (char)('0' + (n - 1 - i) % 10);
    printf("  %-10s", "");
    show_grouped(line, n);
}

char *show_pieces(const struct isadora_field *field)
{
    char *list = tool_format("%s", "");
    for (unsigned i = 0; i < field->piece_count; i++) {
        const struct isadora_piece *piece = &field->pieces[i];
        tool_append(&list, "%s%u", i ? "," : "", (unsigned)piece->lo);
        if (piece->lo != piece->hi)
            tool_append(&list, "..%u", (unsigned)piece->hi);
    }
    return list;
}

/* What programs write for an entry, or NULL. */
static const char *entry_text(const struct isadora_file *file, uint64_t number)
{
    for (unsigned i = 0; i < file->entry_count; i++) {
        if (file->entries[i].number == number && file->entries[i].prints)
            return file->entries[i].prints;
    }
    return NULL;
}

char *show_register_of(const struct isadora_target *target, int file, uint64_t index)
{
    const struct isadora_file *f = &target->files[file];
    const char *entry = f->count ? entry_text(f, index) : f->vector ? f->vector : f->name;
    if (entry)
        return tool_format("%s", entry);
    return tool_format("%s%" PRIu64, f->prints ? f->prints : f->name, index);
}

char *show_board(const struct isadora_target *target, unsigned board)
{
    const struct isadora_schedule *schedule = target->schedule;
    const unsigned number = board + schedule->first;
    if (!schedule->names)
        return tool_format("scoreboard %u", number);
    return tool_format("scoreboard %u (%s)", number, schedule->names[board]);
}

static char *show_number(const struct isadora_field *field, uint64_t bits)
{
    if (field->float_format) {
        const struct rt_float_kind kind = {field->float_format, field->width, field->float_digits};
        char text[RT_FLOAT_TEXT_MAX];
        rt_float_print(&kind, bits, text);
        return tool_format(text[1] == 'x' ? "%s, a NaN" : "%s (0x%llx)", text,
                           (unsigned long long)bits);
    }
    uint64_t scale = field->scale ? field->scale : 1;
    bool negative = field->is_signed && field->width < 64 && bits >> (field->width - 1) & 1;
    if (negative)
        bits = (UINT64_C(1) << field->width) - bits;
    return tool_format(field->decimal ? "%s%llu" : "%s0x%llx", negative ? "-" : "",
                       (unsigned long long)(bits * scale));
}

char *show_value(const struct isadora_target *target, const struct isadora_field *field,
                 uint64_t bits)
{
    if (field->kind == ISADORA_REGISTER && field->file >= 0) {
        const struct isadora_file *file = &target->files[field->file];
        const bool none = file->count && bits >= file->count && !entry_text(file, bits);
        return none ? tool_format("none") : show_register_of(target, field->file, bits);
    }
    for (unsigned i = 0; field->kind == ISADORA_CODES && i < field->code_count; i++) {
        if (field->codes[i].code == bits)
            return tool_format("\"%s\"", field->codes[i].text);
    }
    return show_number(field, bits);
}

char *show_configs(const struct isadora_target *target, uint64_t configs)
{
    char *list = tool_format("%s", "");
    bool all = true;
    for (size_t i = 0; i < target->config_count; i++) {
        if (configs >> i & 1)
            tool_list(&list, "%s", target->configs[i].name);
        else
            all = false;
    }
    return all ? tool_format("all") : list;
}

/* Prints words in lines; what is before the first line is printed already. */
static void wrap(const char *text, const char *indent, size_t width)
{
    size_t column = 0;
    while (*text) {
        size_t word = strcspn(text, " \n");
        if (column && column + 1 + word > width) {
            printf("\n%s", indent);
            column = 0;
        }
        printf("%s%.*s", column ? " " : "", (int)word, text);
        column += word + (column ? 1 : 0);
        text += word;
        while (*text == ' ')
            text++;
        if (*text == '\n') {
            text++;
            if (*text)
                printf("\n%s", *text == '\n' ? "" : indent);
            column = 0;
        }
    }
    putchar('\n');
}

void show_labelled(const char *label, const char *text)
{
    printf("  %-9s ", label);
    wrap(text, "            ", 84);
}

void show_in_column(const char *text, unsigned column)
{
    wrap(text, tool_format("%*s", (int)column, ""), 96 - column);
}

void show_list(const char *label, const char *list)
{
    if (*list)
        show_labelled(label, list);
}

void show_wrapped(const char *text, const char *indent)
{
    if (!*text)
        return;
    printf("%s", indent);
    wrap(text, indent, 96 - strlen(indent));
}
