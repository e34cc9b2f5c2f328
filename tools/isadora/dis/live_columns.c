/* live_columns.c: a column for each register beside the lines of a listing, with what happens to
 * it: `| 3 ^:  v |`, after the number of those that are occupied. */
#include "dis/live_parts.h"

#include <inttypes.h>
#include <string.h>

enum {
    TEXT_LEAST = 44,
    TEXT_MOST = 80,      /* columns begin there at the latest; after a longer text, later */
    SPACE = 4,           /* registers without a blank between them */
    COLUMNS_MOST = 1024, /* registers that have columns */
    HEADING = 50         /* lines after which it is printed again, unless nothing is live */
};

static char *blanks(char *p, size_t count)
{
    memset(p, ' ', count);
    return p + count;
}

static uint32_t index_of(const struct dis_live *l, size_t i) { return l->live.registers[i].index; }

/* Is there a blank before the column of a register? */
static bool is_spaced(const struct dis_live *l, const struct live_file *file, size_t i)
{
    return i > file->first && index_of(l, i) / SPACE != index_of(l, i - 1) / SPACE;
}

/* ---- Widths ---- */

static unsigned width_of(const struct dis_live *l, struct live_file *file)
{
    const unsigned name = (unsigned)strlen(file->name);
    unsigned width = 0;
    file->digits = file->single ? 0 : (unsigned)snprintf(NULL, 0, "%zu", file->most);
    for (size_t i = file->first; i < file->first + file->count && !l->brief; i++)
        width += 1u + is_spaced(l, file, i);
    width += file->digits + (file->digits && width ? 1 : 0);
    return width > name ? width : name;
}

/* The longest text of a unit. */
static void measure(struct dis *dis, struct dis_live *l)
{
    const struct code *code = &dis->code;
    char *text = tool_alloc(2 * dis->choice.target->text_max + 1024);
    const size_t size = code->end - code->at;
    l->text_most = TEXT_LEAST;
    for (size_t at = 0; at < size && l->text_most < TEXT_MOST;) {
        struct isadora_insn insn;
        bool decoded;
        dis->offset = at;
        dis->context.address = dis_address(dis, at);
        const uint8_t *bytes = code->bytes + code->at + at;
        const size_t length = dis_take(dis, bytes, size - at, &insn, &decoded);
        const size_t used =
            (size_t)(dis_listing_text(dis, text, bytes, length, decoded ? &insn : NULL) - text);
        if (used + 1 > l->text_most)
            l->text_most = used + 1 < TEXT_MOST ? used + 1 : TEXT_MOST;
        at += length;
    }
    dis->offset = 0;
    tool_free(text);
}

size_t dis_live_width(const struct dis *dis)
{
    size_t width = TEXT_MOST + 8;
    for (size_t i = 0; i < dis->live->file_count; i++)
        width += dis->live->files[i].width + 3;
    return width;
}

/* ---- Lines ---- */

static char symbol(const struct isadora_live *live, size_t row, size_t i)
{
    bool in[ISADORA_LIVE_SETS];
    for (unsigned set = 0; set < ISADORA_LIVE_SETS; set++)
        in[set] = isadora_live_of(live, row, set)[i / 64] >> i % 64 & 1;
    if (in[ISADORA_LIVE_WRITTEN])
        return in[ISADORA_LIVE_READ] ? 'x' : '^';
    if (in[ISADORA_LIVE_READ])
        return 'v';
    if (in[ISADORA_LIVE_BEFORE] || in[ISADORA_LIVE_AFTER])
        return ':';
    return in[ISADORA_LIVE_PERHAPS] ? '?' : ' ';
}

static char *put_file(const struct dis_live *l, const struct live_file *file, size_t row, char *p)
{
    const size_t count = live_count(&l->live, file, row);
    char *start = p, number[24];
    if (file->digits) {
        sprintf(number, "%zu", count);
        const size_t used = count ? strlen(number) : 0;
        p = blanks(p, file->digits - used);
        memcpy(p, number, used);
        p = blanks(p + used, !l->brief);
    }
    for (size_t i = file->first; i < file->first + file->count && !l->brief; i++) {
        p = blanks(p, is_spaced(l, file, i));
        *p++ = symbol(&l->live, row, i);
    }
    return blanks(p, file->width - (size_t)(p - start));
}

char *dis_live_columns(struct dis *dis, char *p, size_t text)
{
    const struct dis_live *l = dis->live;
    size_t row;
    const bool is_there = live_row(dis, &row);
    p = blanks(p, text < l->text_most ? l->text_most - text : 1);
    for (size_t i = 0; i < l->file_count; i++) {
        const struct live_file *file = &l->files[i];
        *p++ = '|';
        *p++ = ' ';
        p = is_there ? put_file(l, file, row, p) : blanks(p, file->width);
        *p++ = ' ';
    }
    *p++ = '|';
    return p;
}

/* ---- The heading ---- */

/* One line of the numbers of registers: the digit for `unit`, where it is new. */
static char *put_digits(const struct dis_live *l, const struct live_file *file, uint32_t unit,
                        char *p)
{
    char *start = p;
    if (file->digits) {
        p = blanks(p, file->digits - 1);
        *p++ = unit == 1 ? '#' : ' ';
        p = blanks(p, !l->brief);
    }
    for (size_t i = file->first; i < file->first + file->count && !l->brief; i++) {
        const uint32_t number = index_of(l, i) / unit;
        const bool is_new = i == file->first || number != index_of(l, i - 1) / unit;
        const bool shown = !file->single && (unit == 1 || (number && is_new));
        p = blanks(p, is_spaced(l, file, i));
        *p++ = shown ? (char)('0' + number % 10) : ' ';
    }
    return blanks(p, file->width - (size_t)(p - start));
}

static char *put_name(const struct live_file *file, char *p)
{
    const size_t size = strlen(file->name);
    memcpy(p, file->name, size);
    return blanks(p + size, file->width - size);
}

/* unit 0: the names of the files. */
static void put_heading_line(struct dis *dis, uint32_t unit)
{
    const struct dis_live *l = dis->live;
    const size_t before = 8 + 2 + dis->words_width + 2 + l->text_most;
    char *p = output_room(&dis->out, before + dis_live_width(dis)), *start = p;
    *p++ = ';';
    p = blanks(p, before - 1);
    for (size_t i = 0; i < l->file_count; i++) {
        *p++ = '|';
        *p++ = ' ';
        p = unit ? put_digits(l, &l->files[i], unit, p) : put_name(&l->files[i], p);
        *p++ = ' ';
    }
    *p++ = '|';
    *p++ = '\n';
    dis->out.used += (size_t)(p - start);
}

static void put_heading(struct dis *dis)
{
    const struct dis_live *l = dis->live;
    uint32_t most = 0;
    for (size_t i = 0; i < l->live.register_count && !l->brief; i++)
        most = index_of(l, i) > most ? index_of(l, i) : most;
    put_heading_line(dis, 0);
    for (uint32_t unit = 10000; unit; unit /= 10)
        if (most >= unit || unit == 1)
            put_heading_line(dis, unit);
}

void dis_live_heading(struct dis *dis)
{
    struct dis_live *l = dis->live;
    size_t row, count = 0;
    const bool is_there = live_row(dis, &row);
    for (size_t i = 0; i < l->file_count && is_there; i++)
        count += live_count(&l->live, &l->files[i], row);
    if (l->file_count && (l->since == 0 || (l->since >= HEADING && count))) {
        put_heading(dis);
        l->since = 0;
    }
    l->since++;
}

void live_columns_begin(struct dis *dis)
{
    struct dis_live *l = dis->live;
    l->brief = l->live.register_count > COLUMNS_MOST;
    for (size_t i = 0; i < l->file_count; i++)
        l->files[i].width = width_of(l, &l->files[i]);
    measure(dis, l);
    if (!dis->explained)
        output_format(&dis->out,
                      "%sregisters: # how many are live; ^ written, v read, x both, : live;"
                      " ? code that is not here may read it\n",
                      dis_comment(dis));
    dis->explained = true;
}
