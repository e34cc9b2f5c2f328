/* complain.c: why a sentence was refused. Runs the matcher again with the misses kept, and words the furthest ones.
 *
 * One message says what was expected where; notes show the forms that came nearest. */
#include "match.h"
#include "suggest.h"

#include <string.h>

/* ---- Text of a fixed size ----------------------------------------------------------------------------------- */

struct writer {
    char *text;
    size_t used, size;
};

static struct writer writer_on(char *text, size_t size)
{
    text[0] = '\0';
    return (struct writer){text, 0, size};
}

/* What does not fit is cut off; bytes that would disturb a terminal print as `?`. */
static void put_bytes(struct writer *w, const char *bytes, size_t size)
{
    for (size_t i = 0; i < size && w->used + 1 < w->size; i++) {
        unsigned char byte = (unsigned char)bytes[i];
        w->text[w->used++] = byte < 0x20 || byte == 0x7f ? '?' : bytes[i];
    }
    w->text[w->used] = '\0';
}

static void put(struct writer *w, const char *text) { put_bytes(w, text, strlen(text)); }

static void put_number(struct writer *w, struct isadora_number number, bool decimal)
{
    char digits[24];
    size_t at = sizeof digits;
    uint64_t rest = number.negative ? 0 - number.bits : number.bits;
    unsigned base = decimal ? 10 : 16;

    do {
        digits[--at] = "0123456789abcdef"[rest % base];
        rest /= base;
    } while (rest > 0);
    put(w, number.negative ? "-" : "");
    put(w, decimal ? "" : "0x");
    put_bytes(w, digits + at, sizeof digits - at);
}

static void put_quoted(struct writer *w, const char *bytes, size_t size)
{
    put(w, "`");
    put_bytes(w, bytes, size > 40 ? 40 : size);
    put(w, size > 40 ? "..`" : "`");
}

/* The word that stands at `at`: letters and digits with what may begin or join them, or one character. */
static size_t word_at(const char *at, const char *end)
{
    const char *next = at;

    while (next < end && rt_is(*next, RT_NAME | RT_DIGIT)) next++;
    if (next == at && next < end && *next == '-') {
        next++;
        while (next < end && rt_is(*next, RT_NAME | RT_DIGIT)) next++;
    }
    return next == at && at < end ? 1 : (size_t)(next - at);
}

static void put_found(struct writer *w, const struct rt_matcher *m, const char *at)
{
    put(w, ", found ");
    if (at == m->end) {
        put(w, "the end");
    } else {
        put_quoted(w, at, word_at(at, m->end));
    }
}

/* A new note; the caller knows that there is room. */
static struct writer note_begin(struct isadora_complaint *why)
{
    return writer_on(why->notes[why->note_count++], sizeof why->notes[0]);
}

/* ---- What an item wants ------------------------------------------------------------------------------------- */

static void put_interval(struct writer *w, const struct isadora_place *place)
{
    struct isadora_number low, high;
    bool decimal = (place->flags & ISADORA_PLACE_DECIMAL) != 0;

    rt_place_interval(place, &low, &high);
    put_number(w, low, decimal);
    put(w, "..");
    put_number(w, high, decimal);
}

static void put_expected(struct writer *w, const struct rt_matcher *m, const struct isadora_item *item)
{
    switch (item->kind) {
    case ISADORA_ITEM_TEXT: put_quoted(w, m->syntax->texts[item->index], item->size); break;
    case ISADORA_ITEM_FIXED: put_number(w, m->syntax->numbers[item->index], true); break;
    default: put(w, m->syntax->places[item->index].expected); break;
    }
}

/* Do two items ask for the same? */
static bool same_wish(const struct isadora_syntax *syntax, const struct isadora_item *a, const struct isadora_item *b)
{
    bool place = a->kind == ISADORA_ITEM_NUMBER || a->kind == ISADORA_ITEM_WORD;

    if (a->kind != b->kind || a->size != b->size) return false;
    if (a->index == b->index) return a->kind != ISADORA_ITEM_REGISTER || a->slot == b->slot;
    return place && strcmp(syntax->places[a->index].expected, syntax->places[b->index].expected) == 0;
}

static bool wished_before(const struct rt_matcher *m, unsigned i)
{
    for (unsigned j = 0; j < i; j++) {
        const struct rt_miss *earlier = &m->misses->miss[j];
        if (earlier->kind == RT_MISS_ITEM && same_wish(m->syntax, earlier->item, m->misses->miss[i].item)) return true;
    }
    return false;
}

static unsigned wishes_count(const struct rt_matcher *m)
{
    unsigned wishes = 0;

    for (unsigned i = 0; i < m->misses->count; i++) {
        wishes += m->misses->miss[i].kind == RT_MISS_ITEM && !wished_before(m, i);
    }
    return wishes;
}

static void put_wishes(struct writer *w, const struct rt_matcher *m)
{
    const struct rt_misses *all = m->misses;
    unsigned wishes = wishes_count(m), written = 0;

    put(w, wishes > 1 ? "expected one of " : "expected ");
    for (unsigned i = 0; i < all->count; i++) {
        if (all->miss[i].kind != RT_MISS_ITEM || wished_before(m, i)) continue;
        if (written > 0) put(w, ", ");
        if (written == 6 && wishes > 7) {
            put(w, "..");
            break;
        }
        put_expected(w, m, all->miss[i].item);
        written++;
    }
    if (written == 0) put(w, "the end of the sentence");
}

/* ---- The message -------------------------------------------------------------------------------------------- */

static const struct rt_miss *miss_of(const struct rt_misses *all, enum rt_miss_kind kind)
{
    for (unsigned i = 0; i < all->count; i++) {
        if (all->miss[i].kind == kind) return &all->miss[i];
    }
    return NULL;
}

static void say_range(struct rt_matcher *m, const struct rt_miss *miss, struct writer *w)
{
    const struct isadora_place *place = &m->syntax->places[miss->item->index];
    bool decimal = (place->flags & ISADORA_PLACE_DECIMAL) != 0;

    if (place->scan != NULL) {
        put(w, strstr(place->expected, ", ") != NULL ? "expected one of " : "expected ");
        put(w, place->expected);
        put_found(w, m, miss->at);
        return;
    }
    put_quoted(w, miss->at, miss->length);
    if (place->base != ISADORA_BASE_NONE) {
        put(w, " is out of reach: the distance must be in ");
    } else if (place->range_count > 0) {
        put(w, " is not allowed here; expected ");
        put(w, place->expected);
        return;
    } else {
        put(w, " is not in ");
    }
    put_interval(w, place);
    if (place->mul != 1) {
        put(w, " in steps of ");
        put_number(w, (struct isadora_number){place->mul, false}, decimal);
    }
}

static void say_multiple(struct rt_matcher *m, const struct rt_miss *miss, struct writer *w)
{
    const struct isadora_place *place = &m->syntax->places[miss->item->index];

    put_quoted(w, miss->at, miss->length);
    put(w, place->base == ISADORA_BASE_NONE && place->add == 0 ? " is not a multiple of "
                                                               : " does not lie on a step of ");
    put_number(w, (struct isadora_number){place->mul, false}, true);
}

static void say_word(struct rt_matcher *m, const struct rt_miss *miss, struct writer *w)
{
    if (miss->taker >= 0 && miss->taker != miss->form) {
        put(w, "the word of this sentence belongs to `");
        put(w, m->target->forms[miss->taker].name);
        put(w, "`");
    } else {
        put(w, "these operands do not go together");
    }
}

static void say_mask(struct writer *w)
{
    put(w, "the mask behind `^` may only hold bits that the sentence does not decide");
}

/* The kinds that say more than "expected", the most telling first. */
static const struct {
    enum rt_miss_kind miss;
    enum isadora_trouble kind;
} telling[] = {
    {RT_MISS_DEEP, ISADORA_TROUBLE_LIMIT},     {RT_MISS_NAME, ISADORA_TROUBLE_SYMBOL},
    {RT_MISS_OVERFLOW, ISADORA_TROUBLE_RANGE}, {RT_MISS_RANGE, ISADORA_TROUBLE_RANGE},
    {RT_MISS_MULTIPLE, ISADORA_TROUBLE_RANGE}, {RT_MISS_DIFFERS, ISADORA_TROUBLE_RANGE},
    {RT_MISS_MASK, ISADORA_TROUBLE_MASK},      {RT_MISS_WORD, ISADORA_TROUBLE_WORD},
    {RT_MISS_SHORT, ISADORA_TROUBLE_RANGE},
};

static void say_telling(struct rt_matcher *m, const struct rt_miss *miss, struct writer *w)
{
    switch (miss->kind) {
    case RT_MISS_RANGE: say_range(m, miss, w); break;
    case RT_MISS_MULTIPLE: say_multiple(m, miss, w); break;
    case RT_MISS_WORD: say_word(m, miss, w); break;
    case RT_MISS_MASK: say_mask(w); break;
    case RT_MISS_DEEP: put(w, "this expression is nested too deeply"); break;
    case RT_MISS_OVERFLOW: put(w, "this number needs more than 64 bits"); break;
    case RT_MISS_SHORT: put(w, "no form of this sentence is long enough for its addresses"); break;
    case RT_MISS_DIFFERS:
        put_quoted(w, miss->at, miss->length);
        put(w, " names a field that stands before, with another value");
        break;
    default:
        put_quoted(w, miss->at, miss->length);
        put(w, " is not defined");
        break;
    }
}

/* ---- Notes -------------------------------------------------------------------------------------------------- */

static void note_forms(const struct rt_matcher *m, struct isadora_complaint *why)
{
    const struct rt_misses *all = m->misses;

    for (unsigned i = 0; i < all->count && why->note_count < ISADORA_NOTES; i++) {
        const struct isadora_form *form = &m->target->forms[all->miss[i].form];
        bool before = false;
        for (unsigned j = 0; j < i; j++) before = before || all->miss[j].form == all->miss[i].form;
        if (before) continue;
        struct writer w = note_begin(why);
        put(&w, form->name);
        put(&w, ": ");
        put_quoted(&w, form->syntax, strlen(form->syntax));
    }
}

static const char *code_at(const void *user, unsigned index, size_t *size)
{
    const char *text = ((const struct isadora_field *)user)->codes[index].text;

    *size = strlen(text);
    return text;
}

static const char *head_at(const void *user, unsigned index, size_t *size)
{
    const struct isadora_head *head = &((const struct isadora_syntax *)user)->heads[index];

    *size = head->size;
    return head->text;
}

static void note_meant(struct isadora_complaint *why, const char *word)
{
    if (why->note_count == ISADORA_NOTES) return;
    struct writer w = note_begin(why);
    put(&w, "did you mean ");
    put_quoted(&w, word, strlen(word));
    put(&w, "?");
}

/* Notes the word of a code table that `at` may have meant. */
static bool note_word(const struct rt_matcher *m, const struct isadora_item *item, const char *at,
                      struct isadora_complaint *why)
{
    if (item == NULL || item->kind != ISADORA_ITEM_WORD) return false;
    const struct isadora_field *field = &m->target->fields[m->syntax->places[item->index].field];
    if (field->kind != ISADORA_CODES) return false;
    int found = rt_suggest(at, word_at(at, m->end), code_at, field, field->code_count);
    if (found >= 0) note_meant(why, field->codes[found].text);
    return found >= 0;
}

/* A slip in a word of a code table. */
static void note_code(const struct rt_matcher *m, struct isadora_complaint *why)
{
    const struct rt_misses *all = m->misses;

    for (unsigned i = 0; i < all->count; i++) {
        if (all->miss[i].kind != RT_MISS_ITEM) continue;
        if (note_word(m, all->miss[i].item, all->reach, why)) return;
    }
}

/* Names of the variants and modes in which the sentence is right; false when there is none. */
static bool note_configs(struct rt_matcher *m, unsigned mark, struct isadora_complaint *why)
{
    struct isadora_context context = *m->context;
    const struct isadora_context *own = m->context;
    struct writer w = writer_on(why->text, sizeof why->text);
    unsigned found = 0;

    struct rt_misses *misses = m->misses;

    m->context = &context;
    m->misses = NULL;
    m->relaxed = false;
    for (unsigned i = 0; i < m->target->config_count; i++) {
        context.config = i;
        m->steps = RT_STEPS;
        if (i == own->config || !rt_match_sentence(m, mark)) continue;
        put(&w, found++ == 0 ? "this exists on " : ", ");
        put(&w, m->target->configs[i].name);
    }
    m->context = own;
    m->misses = misses;
    put(&w, "; ");
    put(&w, m->target->configs[own->config].name);
    put(&w, " is selected");
    return found > 0;
}

/* ---- Causes, one after another ------------------------------------------------------------------------------ */

static void place_at(struct isadora_complaint *why, const char *sentence, const char *at, size_t length)
{
    why->column = (size_t)(at - sentence);
    why->length = length;
}

/* The word around `at`: where it begins, and how long it is. */
static const char *word_around(const struct rt_matcher *m, const char *at, size_t *size)
{
    const char *end = at;

    while (at > m->text && rt_is(at[-1], RT_NAME | RT_DIGIT)) at--;
    while (end < m->end && rt_is(*end, RT_NAME | RT_DIGIT)) end++;
    if (end == at) {
        while (end < m->end && !rt_is(*end, RT_BLANK)) end++;
    }
    *size = (size_t)(end - at);
    return at;
}

/* Where forms may begin with an operand, the first plain word; else the beginning. */
static const char *mnemonic_find(const struct rt_matcher *m)
{
    const char *at = m->text;

    while (m->syntax->inner && at < m->end && (!rt_is(*at, RT_WORD) || (at > m->text && !rt_is(at[-1], RT_BLANK)))) at++;
    return at < m->end ? at : m->text;
}

/* Is the trouble that no form has such a mnemonic? Then nothing was tried, or only the beginning of a word fits. */
static bool is_mnemonic(const struct rt_matcher *m, const char **at, size_t *size)
{
    const struct rt_misses *all = m->misses;
    uint64_t head;
    size_t length;

    *at = word_around(m, all->count > 0 ? all->reach : mnemonic_find(m), size);
    if (all->count == 0 || all->reach == m->text) return true;
    length = m->syntax->scan_head(*at, m->end, &head);
    return length > 0 && length < *size && *at + length == all->reach && rt_is(*all->reach, RT_WORD);
}

static bool say_mnemonic(struct rt_matcher *m, const char *sentence, struct isadora_complaint *why)
{
    struct writer w = writer_on(why->text, sizeof why->text);
    const char *at;
    size_t size;

    if (!is_mnemonic(m, &at, &size)) return false;
    why->kind = ISADORA_TROUBLE_MNEMONIC;
    place_at(why, sentence, at, size);
    if (size == 0) {
        put(&w, "expected an instruction");
        return true;
    }
    put(&w, "unknown mnemonic ");
    put_quoted(&w, at, size);
    int found = rt_suggest(at, size, head_at, m->syntax, m->syntax->head_count);
    if (found >= 0) note_meant(why, m->syntax->heads[found].text);
    return true;
}

static void say_misses(struct rt_matcher *m, const char *sentence, struct isadora_complaint *why)
{
    const struct rt_misses *all = m->misses;
    struct writer w = writer_on(why->text, sizeof why->text);

    for (size_t i = 0; i < sizeof telling / sizeof telling[0]; i++) {
        const struct rt_miss *miss = miss_of(all, telling[i].miss);
        if (miss == NULL) continue;
        why->kind = telling[i].kind;
        place_at(why, sentence, miss->at, miss->length);
        say_telling(m, miss, &w);
        if (miss->kind == RT_MISS_RANGE) (void)note_word(m, miss->item, miss->at, why);
        note_forms(m, why);
        return;
    }
    why->kind = ISADORA_TROUBLE_SYNTAX;
    place_at(why, sentence, all->reach, word_at(all->reach, m->end));
    put_wishes(&w, m);
    put_found(&w, m, all->reach);
    note_code(m, why);
    note_forms(m, why);
}

static void misses_collect(struct rt_matcher *m, unsigned mark, struct rt_misses *misses)
{
    m->misses = misses;
    m->steps = RT_STEPS;
    m->relaxed = false;
    (void)rt_match_sentence(m, mark);
    m->relaxed = true;
    (void)rt_match_sentence(m, mark);
}

void rt_complain(struct rt_matcher *m, const char *sentence, unsigned mark, struct isadora_complaint *why)
{
    struct rt_misses misses = {m->text, 0, {{0}}};
    struct writer w = writer_on(why->text, sizeof why->text);

    why->note_count = 0;
    place_at(why, sentence, m->text, (size_t)(m->end - m->text));
    why->kind = ISADORA_TROUBLE_LIMIT;
    if (m->steps == 0) {
        put(&w, m->end - m->text > RT_SENTENCE_MAX / 2 ? "this line is too long for a sentence"
                                                       : "there are too many ways to read this sentence");
        return;
    }
    misses_collect(m, mark, &misses);
    why->kind = ISADORA_TROUBLE_CONFIG;
    if (note_configs(m, mark, why)) {
        place_at(why, sentence, misses.reach, word_at(misses.reach, m->end));
    } else if (!say_mnemonic(m, sentence, why)) {
        say_misses(m, sentence, why);
    }
}
