/* listing.c: lines of a listing: `ADDRESS: WORDS  TEXT  ; REMARK`, in columns, on a terminal in
 * colours. */
#include <isadora/bundle.h>
#include "dis/dis.h"

#include <string.h>

/* Where optional suffixes and remarks begin, counted from the text; after a long text somewhat
 * later. What is no file of functions has no columns: a remark follows the text. */
enum { SUFFIX_COLUMN = 44, SUFFIX_WIDTH = 16, STEP = 4 };

static char *put(char *p, const char *text)
{
    const size_t size = strlen(text);
    memcpy(p, text, size);
    return p + size;
}

/* Begins or ends a colour. */
static char *colour(const struct dis *dis, char *p, const char *code)
{
    return dis->colour ? put(p, code) : p;
}

static const char plain[] = "\033[0m", faint[] = "\033[2m", yellow[] = "\033[33m",
                  green[] = "\033[32m";

/* How many blanks there are between so many characters and the column, two at least. */
static size_t gap(const struct dis *dis, size_t used, size_t column)
{
    if (!dis->labels)
        return 2;
    if (used + 2 > column)
        column += (used + 2 - column + STEP - 1) / STEP * STEP;
    return column - used;
}

/* The text with its optional suffix in a column of its own. */
static char *suffixed_text(struct dis *dis, char *out, const uint8_t *bytes, size_t length,
                           const struct isadora_insn *insn)
{
    char brief[ISADORA_TEXT_MAX + 128];
    dis->context.brief = true;
    const size_t size = (size_t)(dis_unit_text(dis, brief, bytes, length, insn) - brief);
    dis->context.brief = false;
    char *end = dis_unit_text(dis, out, bytes, length, insn);
    const size_t whole = (size_t)(end - out);
    size_t same = 0;
    while (same < size && brief[same] == out[same])
        same++;
    if (same == size && same < whole) /* after a comma that comes with the suffix */
        same += strcspn(out + same, " ");
    while (same > 0 && out[same] != ' ')
        same--;
    if (!same || whole <= size)
        return end;
    const size_t more = gap(dis, same, SUFFIX_COLUMN) - 1;
    memmove(out + same + more, out + same, whole - same);
    memset(out + same, ' ', more);
    return end + more;
}

/* The address and the words, with blanks up to the text. */
static char *place(struct dis *dis, char *p, const uint8_t *bytes, size_t length)
{
    p = hex_digits(colour(dis, p, faint), dis->context.address, 8);
    *p++ = ':';
    *p++ = ' ';
    char *words = p;
    p = dis->choice.target->bundle && !dis->tail
            ? hex_of_word(dis->choice.target, dis->offset / length, p, bytes, length)
            : hex_groups(dis->code.group, p, bytes, length);
    while (p < words + dis->words_width)
        *p++ = ' ';
    return put(colour(dis, p, plain), "  ");
}

/* Do optional suffixes have a column of their own? */
static bool has_suffixes(const struct dis *dis)
{
    return dis->ctrl && dis->labels && dis->choice.target->optional && !dis->context.syntax;
}

char *dis_listing_text(struct dis *dis, char *out, const uint8_t *bytes, size_t length,
                       const struct isadora_insn *insn)
{
    return has_suffixes(dis) && insn ? suffixed_text(dis, out, bytes, length, insn)
                                     : dis_unit_text(dis, out, bytes, length, insn);
}

/* What there is to say of a unit whose text ends there, in a column. */
static char *put_remark(struct dis *dis, char *text, char *p, const uint8_t *bytes, size_t length,
                        const struct isadora_insn *insn)
{
    char remark[2 * ISADORA_TEXT_MAX + NEAR_TEXT];
    const size_t size = (size_t)(p - text);
    const char *end = dis_unit_remark(dis, remark, text, size, bytes, length, insn);
    size_t blanks = gap(dis, size, SUFFIX_COLUMN + (has_suffixes(dis) ? SUFFIX_WIDTH : 0));
    if (dis->live) {
        p = dis_live_columns(dis, p, size);
        blanks = 2;
    }
    if (end == remark)
        return p;
    memset(p, ' ', blanks);
    p = put(colour(dis, p + blanks, green), dis_comment(dis));
    memcpy(p, remark, (size_t)(end - remark));
    return colour(dis, p + (end - remark), plain);
}

void dis_listing_line(struct dis *dis, const uint8_t *bytes, size_t length,
                      const struct isadora_insn *insn)
{
    if (dis->live)
        dis_live_heading(dis);
    const size_t room = 2 * dis->choice.target->text_max + 1024;
    char *p = output_room(&dis->out, room + (dis->live ? dis_live_width(dis) : 0)), *start = p;
    if (dis_is_label(dis, dis->offset)) {
        p = dis_label(dis, colour(dis, p, yellow), dis->offset);
        p = put(colour(dis, put(p, ":"), plain), "\n");
    }
    p = place(dis, p, bytes, length);
    char *text = p;
    p = dis_listing_text(dis, p, bytes, length, insn);
    p = put_remark(dis, text, p, bytes, length, insn);
    *p++ = '\n';
    dis->out.used += (size_t)(p - start);
}

/* ---- columns ---- */

/* Width of the words of a unit, part by part. */
static unsigned widest_word(const struct isadora_target *target)
{
    const uint8_t zeros[ISADORA_WORD_BYTES] = {0};
    char text[8 * ISADORA_WORD_BYTES];
    size_t most = 0;
    for (unsigned n = 0; n < target->bundle->words; n++) {
        const size_t width = (size_t)(hex_of_word(target, n, text, zeros, sizeof zeros) - text);
        most = width > most ? width : most;
    }
    return (unsigned)most;
}

unsigned dis_words_width(const struct choice *choice)
{
    const struct isadora_target *target = choice->target;
    struct group group = group_of(target, choice->config);
    if (target->bundle)
        return widest_word(target);
    unsigned bytes = 0;
    for (size_t i = 0; i < target->unit_count; i++)
        bytes = target->units[i].configs >> choice->config & 1 ? target->units[i].bytes : bytes;
    unsigned groups = bytes / group.bytes;
    return groups * (group.digits + 1) - 1;
}
