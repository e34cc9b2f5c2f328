/* expected.c: what could be at the place of a failure, each thing once.
 *
 * Many forms expect the same operand, some of them with fewer registers or a smaller number: a list
 * of what each form says would be long and repeat itself. */
#include "asm/diag/expected.h"

#include <inttypes.h>
#include <string.h>

void rt_say_number(struct rt_writer *w, struct isadora_number number, bool decimal)
{
    const uint64_t size = number.negative ? 0 - number.bits : number.bits;
    const char *sign = number.negative ? "-" : "";

    rt_say(w, decimal ? "%s%" PRIu64 : "%s0x%" PRIx64, sign, size);
}

/* ---- One list ---- */

/* Where the `..` of a phrase `A..B` is; 0 where the phrase is no such range. */
static size_t dots_of(const char *text)
{
    const char *dots = strchr(text, ',') == NULL ? strstr(text + 1, "..") : NULL;

    return dots == NULL ? 0 : (size_t)(dots - text);
}

/* 1 where the range `a` holds `b`, -1 the other way round, 0 where neither is seen. Both begin
 * alike, so the longer end, or of equally long ones the later one, is the higher. */
static int range_compare(const char *a, const char *b)
{
    const size_t low = dots_of(a), size = strlen(a), other = strlen(b);

    if (low == 0 || low != dots_of(b) || memcmp(a, b, low) != 0)
        return 0;
    if (size != other)
        return size > other ? 1 : -1;
    return memcmp(a, b, size) >= 0 ? 1 : -1;
}

static void text_put(struct rt_expected *all, unsigned i, bool word, const char *text)
{
    strncpy(all->of[i].text, text, RT_EXPECTED_ROOM - 1);
    all->of[i].text[RT_EXPECTED_ROOM - 1] = '\0';
    all->of[i].word = word;
}

static void text_add(struct rt_expected *all, bool word, const char *text)
{
    for (unsigned i = 0; i < all->count; i++) {
        if (all->of[i].word != word)
            continue;
        const int holds = word ? 0 : range_compare(all->of[i].text, text);
        if (holds > 0 || strncmp(all->of[i].text, text, RT_EXPECTED_ROOM - 1) == 0)
            return;
        if (holds < 0) {
            text_put(all, i, word, text);
            return;
        }
    }
    all->more = all->more || all->count == RT_EXPECTED;
    if (all->count < RT_EXPECTED)
        text_put(all, all->count++, word, text);
}

/* ---- What an item takes ---- */

enum { RANGES = 4 /* in one phrase */ };

/* The file whose registers are the words of the place; NULL: there is none. */
static const struct isadora_file *file_of(const struct rt_matcher *m,
                                          const struct isadora_place *place)
{
    for (uint32_t i = 0; i < m->syntax->file_count && place->words != NULL; i++)
        if (m->syntax->registers[i] == place->words)
            return &m->target->files[i];
    return NULL;
}

static void say_register(struct rt_writer *w, const struct isadora_file *file, uint64_t number)
{
    for (unsigned i = 0; i < file->entry_count; i++) {
        if (file->entries[i].number == number && file->entries[i].prints != NULL) {
            rt_say(w, "%s", file->entries[i].prints);
            return;
        }
    }
    rt_say(w, file->count == 0 ? "%s" : "%s%" PRIu64, file->prints, number);
}

/* What the raw value of a field is in a text. */
static void say_value(struct rt_writer *w, const struct isadora_place *place,
                      const struct isadora_file *file, uint64_t raw)
{
    const bool negative = (place->flags & ISADORA_PLACE_SIGNED) != 0 && raw >> (place->width - 1);
    struct isadora_number value = {negative ? raw | ~rt_low_bits(place->width) : raw, negative};

    if (file != NULL) {
        say_register(w, file, raw + (uint64_t)place->add);
        return;
    }
    rt_number_multiply(value, (struct isadora_number){place->mul, false}, &value);
    rt_number_add(value, rt_number(place->add), &value);
    rt_say_number(w, value, (place->flags & ISADORA_PLACE_DECIMAL) != 0);
}

static void say_range(struct rt_writer *w, const struct isadora_place *place,
                      const struct isadora_file *file, uint64_t low, uint64_t high)
{
    char first[RT_EXPECTED_ROOM], last[RT_EXPECTED_ROOM];
    struct rt_writer f = rt_writer_on(first, sizeof first), l = rt_writer_on(last, sizeof last);
    const uint64_t count = file != NULL ? file->count - (uint64_t)place->add : 0;

    if (low < count && high >= count)
        high = count - 1;
    say_value(&f, place, file, low);
    say_value(&l, place, file, high);
    rt_say(w, strcmp(first, last) == 0 ? "%s" : "%s..%s", first, last);
}

/* The ranges of the values of a place; a signed one that crosses the sign is two, but for the whole
 * field. */
static void say_ranges(struct rt_writer *w, const struct isadora_place *place,
                       const struct isadora_file *file)
{
    const uint64_t top = rt_low_bits(place->width), half = top / 2 + 1;
    const struct isadora_range whole = {0, top, 0, 0};
    const unsigned count = place->range_count;
    unsigned said = 0;

    for (unsigned i = 0; i < count || i == 0; i++) {
        const struct isadora_range *range = count > 0 ? &place->ranges[i] : &whole;
        const uint64_t low = range->lo, high = range->hi;
        const bool crosses =
            (place->flags & ISADORA_PLACE_SIGNED) != 0 && low < half && high >= half;
        if (said++ == RANGES) {
            rt_say(w, ", ..");
            return;
        }
        rt_say(w, "%s", i > 0 ? ", " : "");
        say_range(w, place, file, crosses ? half : low,
                  crosses && low == 0 && high == top ? half - 1 : high);
        if (!crosses || (low == 0 && high == top))
            continue;
        rt_say(w, ", ");
        say_range(w, place, file, low, half - 1);
    }
}

static bool has_picture(const struct isadora_place *place)
{
    for (unsigned i = 0; i < place->range_count; i++)
        if (place->ranges[i].mask != 0)
            return true;
    return false;
}

void rt_say_place(struct rt_writer *w, const struct rt_matcher *m,
                  const struct isadora_place *place)
{
    const struct isadora_file *file = file_of(m, place);
    const bool is_float = place->format != 0, picture = has_picture(place);

    if (place->base != ISADORA_BASE_NONE)
        rt_say(w, "an address");
    else if (file != NULL && (picture || file->count == 0))
        rt_say(w, file->count == 0 ? "%s" : "a register %s", file->prints);
    else if (picture || rt_is_sum(place) || (is_float && place->range_count == 0))
        rt_say(w, is_float ? "a float" : "a number");
    else {
        rt_say(w, "%s", is_float ? "a float with the bits " : file == NULL ? "a number " : "");
        say_ranges(w, place, file);
    }
}

/* The words of a place, in the order of their values. */
static void words_add(const struct isadora_place *place, struct rt_expected *all)
{
    const struct isadora_words *words = place->words;
    const struct isadora_spelling *last = NULL, *next;

    do {
        next = NULL;
        for (unsigned i = 0; i < words->count; i++) {
            const struct isadora_spelling *word = &words->list[i];
            if (!word->also && (last == NULL || word->value > last->value) &&
                (next == NULL || word->value < next->value))
                next = word;
        }
        last = next;
        if (next != NULL &&
            rt_place_allows(place, (next->value - (uint64_t)place->add) << place->shift))
            text_add(all, true, next->text);
    } while (next != NULL && !all->more);
}

/* Only every second register, or fourth ..? How many; 0: no. */
static unsigned steps_of(const struct rt_matcher *m, const struct isadora_place *place)
{
    if (place->range_count != 1 || m->target->fields[place->field].kind != ISADORA_REGISTER)
        return 0;
    const struct isadora_range *range = place->ranges;
    uint64_t step = range->mask + 1;
    return step > 1 && step <= 64 && (step & range->mask) == 0 ? (unsigned)step : 0;
}

/* `every second register, $r0d, $r2d .. $r126d` */
static void steps_add(const struct rt_matcher *m, const struct isadora_item *item,
                      struct rt_expected *all)
{
    const struct isadora_place *place = item->place;
    const struct isadora_file *file = &m->target->files[m->target->fields[place->field].file];
    const unsigned step = steps_of(m, place);
    const uint64_t first = place->ranges->value + (uint64_t)place->add;
    uint64_t last = rt_low_bits(place->width) + (uint64_t)place->add;
    const bool suffixed = item[1].kind == ISADORA_ITEM_TEXT &&
                          (item[1].flags & ISADORA_ITEM_SEPARATOR) == 0 &&
                          rt_is(item[1].text[0], RT_WORD);
    const char *suffix = suffixed ? item[1].text : "", *name = file->prints;
    char text[RT_EXPECTED_ROOM], nth[24];
    struct rt_writer w = rt_writer_on(text, sizeof text), n = rt_writer_on(nth, sizeof nth);

    if (file->count > 0 && last >= file->count)
        last = file->count - 1u;
    last -= (last - first) % step;
    if (step == 2 || step == 4 || step == 8)
        rt_say(&n, "%s", step == 2 ? "second" : step == 4 ? "fourth" : "eighth");
    else
        rt_say(&n, "%uth", step);
    rt_say(&w, "every %s register, %s%" PRIu64 "%s, %s%" PRIu64 "%s .. %s%" PRIu64 "%s", nth, name,
           first, suffix, name, first + step, suffix, name, last, suffix);
    text_add(all, false, text);
}

void rt_expected_add(const struct rt_matcher *m, const struct isadora_item *item,
                     struct rt_expected *all)
{
    char text[RT_EXPECTED_ROOM];
    struct rt_writer w = rt_writer_on(text, sizeof text);

    if (item->kind == ISADORA_ITEM_TEXT) {
        text_add(all, true, item->text);
    } else if (item->kind == ISADORA_ITEM_END) { /* what is missing is the separator */
        const bool comma = (item->flags & ISADORA_ITEM_COMMA) != 0;
        text_add(all, comma, comma ? "," : "a blank");
    } else if (item == &rt_logic_close) {
        text_add(all, true, ")");
    } else if (item->kind == ISADORA_ITEM_FIXED) {
        rt_say_number(&w, *item->fixed, true);
        text_add(all, false, text);
    } else if (item->kind == ISADORA_ITEM_REGISTER) {
        say_register(&w, file_of(m, item->place), item->number);
        text_add(all, false, text);
    } else if (item->kind == ISADORA_ITEM_WORD && steps_of(m, item->place) > 0) {
        steps_add(m, item, all);
    } else if (item->place->words == NULL || file_of(m, item->place) != NULL) {
        rt_say_place(&w, m, item->place);
        text_add(all, false, text);
    } else {
        words_add(item->place, all);
        if (item->kind == ISADORA_ITEM_LOGIC) {
            text_add(all, true, "~");
            text_add(all, true, "(");
        }
    }
}

/* Adds what a failed item would have taken, a sum with the field that is known. */
static void failed_add(const struct rt_matcher *m, const struct rt_failure *failure,
                       struct rt_expected *all)
{
    struct isadora_item item = *failure->item;
    struct isadora_place place;

    if (item.kind != ISADORA_ITEM_NUMBER || !rt_is_sum(item.place)) {
        rt_expected_add(m, failure->item, all);
        return;
    }
    place = rt_failure_place(failure);
    item.place = &place;
    rt_expected_add(m, &item, all);
}

void rt_expected_read(const struct rt_matcher *m, enum rt_failure_kind kind, const char *at,
                      struct rt_expected *all)
{
    all->count = 0;
    all->more = false;
    for (unsigned i = 0; i < m->failures->count; i++) {
        const struct rt_failure *failure = &m->failures->of[i];
        const struct isadora_item *item = failure->item;
        if (failure->kind == kind && failure->at == at &&
            (kind == RT_FAIL_ITEM || (item != NULL && item->kind == ISADORA_ITEM_WORD)))
            failed_add(m, failure, all);
    }
}

void rt_expected_say(struct rt_writer *w, const struct rt_expected *all)
{
    rt_say(w, "%s", all->count + all->more > 1 ? "one of " : "");
    for (unsigned i = 0; i < all->count; i++) {
        const char *text = all->of[i].text;
        rt_say(w, "%s", i > 0 ? ", " : "");
        /* The rest of the message needs room, too. */
        if (w->used > w->size * 5 / 8 && i + 1 < all->count) {
            rt_say(w, "..");
            return;
        }
        rt_say(w, "%s", all->of[i].word ? rt_quote(text, strlen(text)).text : text);
    }
    rt_say(w, "%s", all->more ? ", .." : "");
}
