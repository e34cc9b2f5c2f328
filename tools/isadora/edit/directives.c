/* directives.c: what a `.kernel` says of itself: parameters, registers, memory. Each directive is a
 * line of its own; for the assembler a parameter is the name of a number, where it is in bank 0. */
#include "edit/edit.h"
#include "edit/words.h"

#include "asm/text/number.h"
#include "common/number.h"

#include <inttypes.h>

enum { PARAMS_MOST = 4096, ALIGN_MOST = 16, BARRIERS_MOST = 16, REGISTERS_MOST = 255 };

static const uint64_t MEMORY_MOST = UINT64_C(1) << 24; /* more than any variant has */

struct source_line {
    struct edit *edit;
    struct edit_part *part;
    size_t number;
    const char *start, *end; /* the end: a comment begins, or the next line */
};

/* A word of a line, to the next blank. */
struct word {
    const char *at, *end;
};

static struct word next_word(const struct source_line *l, const char *at)
{
    struct word w = {skip_blanks(at, l->end), NULL};
    for (w.end = w.at; w.end < l->end && !is_blank(*w.end);)
        w.end++;
    return w;
}

static bool refuse(const struct source_line *l, const char *at, const char *what)
{
    complain_at(l->edit->name, l->number, (size_t)(at - l->start) + 1, "%s", what);
    return false;
}

static bool is_end(const struct source_line *l, const char *at)
{
    return skip_blanks(at, l->end) == l->end ||
           refuse(l, skip_blanks(at, l->end), "expected the end of the line");
}

/* A number from `least` to `most`, and nothing after it. */
static bool read_only(const struct source_line *l, const char *at, uint64_t least, uint64_t most,
                      uint64_t *out)
{
    const struct word w = next_word(l, at);
    if (!read_number_in(w.at, w.end, out) || *out < least || *out > most)
        return refuse(l, w.at,
                      tool_format("expected a number from %" PRIu64 " to %" PRIu64, least, most));
    return is_end(l, w.end);
}

/* ---- `.param NAME SIZE [ALIGN]` ---- */

static bool is_name(struct word w)
{
    if (w.at == w.end || !rt_is(*w.at, RT_NAME))
        return false;
    for (const char *p = w.at; p < w.end; p++)
        if (!rt_is(*p, RT_NAME | RT_DIGIT))
            return false;
    return true;
}

static bool is_power(uint64_t n) { return n && (n & (n - 1)) == 0; }

static bool take_param(const struct source_line *l, const char *at)
{
    struct edit_kernel *k = &l->part->kernel;
    const struct word name = next_word(l, at), size = next_word(l, name.end);
    const struct word align = next_word(l, size.end);
    uint64_t bytes, multiple;
    if (!is_name(name))
        return refuse(l, name.at, "expected the name of a parameter, `.param NAME SIZE [ALIGN]`");
    if (!read_number_in(size.at, size.end, &bytes) || !bytes || bytes > PARAMS_MOST)
        return refuse(l, size.at,
                      tool_format("expected the size of the parameter in bytes, from 1 "
                                  "to %d",
                                  PARAMS_MOST));
    multiple = bytes & (0 - bytes); /* as large as the size allows */
    multiple = multiple > ALIGN_MOST ? ALIGN_MOST : multiple;
    if (align.at < align.end && (!read_number_in(align.at, align.end, &multiple) ||
                                 !is_power(multiple) || multiple > ALIGN_MOST))
        return refuse(l, align.at, "expected an alignment, 1, 2, 4, 8 or 16");
    const uint64_t offset = (k->params_size + multiple - 1) / multiple * multiple;
    if (offset + bytes > PARAMS_MOST)
        return refuse(l, name.at, tool_format("parameters of more than %d bytes", PARAMS_MOST));
    k->params = tool_grow(k->params, k->param_count, &k->param_room, sizeof *k->params);
    k->params[k->param_count++] = (struct edit_param){(uint32_t)offset, (uint32_t)bytes};
    k->params_size = (uint32_t)(offset + bytes);
    /* in the column of the source, so that messages have the right one */
    l->part->swaps.list[l->part->swaps.count - 1].text =
        tool_format("%*s%.*s 0x%" PRIx64, (int)(l->start - name.at), ".set",
                    (int)(name.end - name.at), name.at, k->params_at + offset);
    return is_end(l, align.end);
}

/* ---- all ---- */

/* The characters of the line, of which the assembler sees nothing. */
static void hide(const struct source_line *l)
{
    edit_swap(&l->part->swaps, (size_t)(l->start - l->edit->text), (size_t)(l->end - l->edit->text),
              "");
}

static bool take_directive(const struct source_line *l)
{
    struct edit_kernel *k = &l->part->kernel;
    const struct {
        const char *word;
        uint64_t *to, most;
    } numbers[] = {{".shared", &k->shared, MEMORY_MOST},
                   {".stack", &k->stack, MEMORY_MOST},
                   {".barriers", &k->barriers, BARRIERS_MOST},
                   {".registers", &k->registers, REGISTERS_MOST}};
    const char *after = after_word(l->start, l->end, ".param");
    if (after) {
        hide(l);
        return take_param(l, after);
    }
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
        after = after_word(l->start, l->end, numbers[i].word);
        if (!after)
            continue;
        hide(l);
        if (numbers[i].to == &k->registers)
            k->registers_line = l->number;
        return read_only(l, after, numbers[i].to == &k->registers, numbers[i].most, numbers[i].to);
    }
    return true;
}

/* Where a comment begins in the line, or its end. */
static const char *code_end(const struct edit *edit, const char *at, const char *end)
{
    while (at < end && !edit_is_comment(edit, at, end))
        at++;
    return at;
}

bool edit_read_directives(struct edit *edit, struct edit_part *part)
{
    bool fine = true;
    size_t number = part->line;
    const struct choice *choice = &edit->choice;
    part->kernel.params_at = (uint32_t)isadora_params_at(choice->target, choice->config);
    for (size_t at = part->start; at < part->next;) {
        const char *text = edit->text + at;
        const char *end = memchr(text, '\n', part->next - at);
        end = end ? end : edit->text + part->next;
        const struct source_line l = {edit, part, ++number, text, code_end(edit, text, end)};
        fine &= take_directive(&l);
        at = (size_t)(end - edit->text) + 1;
    }
    return fine;
}
