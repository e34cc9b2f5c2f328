/* show.c: forms, fields and bits as text for people. */
#include "code/show.h"
#include "base/float_text.h"

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

void show_pieces(const struct isadora_field *field, char *out, size_t size)
{
    size_t used = 0;
    out[0] = 0;
    for (unsigned i = 0; i < field->piece_count && used < size; i++) {
        const struct isadora_piece *piece = &field->pieces[i];
        int n = piece->lo == piece->hi
                    ? snprintf(out + used, size - used, "%s%u", i ? "," : "", (unsigned)piece->lo)
                    : snprintf(out + used, size - used, "%s%u..%u", i ? "," : "",
                               (unsigned)piece->lo, (unsigned)piece->hi);
        used += n > 0 ? (size_t)n : 0;
    }
}

/* A register as it is printed. */
static void show_register(const struct isadora_file *file, uint64_t number, char *out, size_t size)
{
    for (unsigned i = 0; i < file->entry_count; i++) {
        if (file->entries[i].number == number && file->entries[i].prints) {
            snprintf(out, size, "%s", file->entries[i].prints);
            return;
        }
    }
    if (file->count && number >= file->count) {
        snprintf(out, size, "none");
        return;
    }
    snprintf(out, size, "%s%llu", file->prints ? file->prints : file->name,
             (unsigned long long)number);
}

static void show_number(const struct isadora_field *field, uint64_t bits, char *out, size_t size)
{
    if (field->float_format) {
        const struct rt_float_kind kind = {field->float_format, field->width, field->float_digits};
        char text[RT_FLOAT_TEXT_MAX];
        rt_float_print(&kind, bits, text);
        snprintf(out, size, text[1] == 'x' ? "%s, a NaN" : "%s (0x%llx)", text,
                 (unsigned long long)bits);
        return;
    }
    uint64_t scale = field->scale ? field->scale : 1;
    bool negative = field->is_signed && field->width < 64 && bits >> (field->width - 1) & 1;
    if (negative)
        bits = (UINT64_C(1) << field->width) - bits;
    snprintf(out, size, field->decimal ? "%s%llu" : "%s0x%llx", negative ? "-" : "",
             (unsigned long long)(bits * scale));
}

void show_value(const struct isadora_target *target, const struct isadora_field *field,
                uint64_t bits, char *out, size_t size)
{
    if (field->kind == ISADORA_REGISTER && field->file >= 0) {
        show_register(&target->files[field->file], bits, out, size);
        return;
    }
    for (unsigned i = 0; field->kind == ISADORA_CODES && i < field->code_count; i++) {
        if (field->codes[i].code == bits) {
            snprintf(out, size, "\"%s\"", field->codes[i].text);
            return;
        }
    }
    show_number(field, bits, out, size);
}

void show_configs(const struct isadora_target *target, uint64_t configs, char *out, size_t size)
{
    size_t used = 0, n = 0;
    out[0] = 0;
    for (size_t i = 0; i < target->config_count && used < size; i++) {
        if (configs >> i & 1) {
            int length =
                snprintf(out + used, size - used, "%s%s", n++ ? ", " : "", target->configs[i].name);
            used += length > 0 ? (size_t)length : 0;
        }
    }
    if (n == target->config_count)
        snprintf(out, size, "all");
}

/* Prints words in lines; what stands before the first line is printed already. */
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

char *show_register_of(const struct isadora_target *target, int file, uint64_t index)
{
    const struct isadora_file *f = &target->files[file];

    if (f->count == 0)
        return tool_format("%s", f->vector ? f->vector : f->name);
    for (unsigned i = 0; i < f->entry_count; i++) {
        if (f->entries[i].number == index && f->entries[i].prints)
            return tool_format("%s", f->entries[i].prints);
    }
    return tool_format("%s%" PRIu64, f->prints ? f->prints : f->name, index);
}

void show_labelled(const char *label, const char *text)
{
    printf("  %-10s", label);
    wrap(text, "            ", 84);
}

void show_wrapped(const char *text, const char *indent)
{
    if (!*text)
        return;
    printf("%s", indent);
    wrap(text, indent, 96 - strlen(indent));
}
