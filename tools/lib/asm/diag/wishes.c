/* wishes.c: what could have stood at the place of a miss, each thing once.
 *
 * The same operand is wished for by many forms, and by some of them with fewer registers or a
 * smaller number: a list of what each form says would be long and repeat itself. */
#include "asm/diag/wishes.h"

#include <string.h>

/* ---- One list ---- */

/* Where the `..` of a phrase `A..B` stands; 0 where the phrase is no such range. */
static size_t dots_of(const struct rt_wish *wish)
{
    const char *comma = memchr(wish->text, ',', wish->size);

    for (size_t i = 1; comma == NULL && i + 2 < wish->size; i++) {
        if (wish->text[i] == '.' && wish->text[i + 1] == '.')
            return i;
    }
    return 0;
}

/* 1 where the range `a` holds `b`, -1 the other way round, 0 where neither is seen. Both begin
 * alike, so the longer end, or of equally long ones the later one, is the higher. */
static int range_compare(const struct rt_wish *a, const struct rt_wish *b)
{
    if (a->kind != RT_WISH_PLAIN || b->kind != RT_WISH_PLAIN)
        return 0;
    size_t low = dots_of(a);
    if (low == 0 || low != dots_of(b) || memcmp(a->text, b->text, low) != 0)
        return 0;
    if (a->size != b->size)
        return a->size > b->size ? 1 : -1;
    return memcmp(a->text, b->text, a->size) >= 0 ? 1 : -1;
}

static bool is_same(const struct rt_wish *a, const struct rt_wish *b)
{
    if (a->kind != b->kind)
        return false;
    if (a->kind == RT_WISH_FIXED)
        return rt_number_compare(*a->item->fixed, *b->item->fixed) == 0;
    if (a->kind == RT_WISH_STEPS)
        return a->item->place == b->item->place;
    return a->size == b->size && memcmp(a->text, b->text, a->size) == 0;
}

static void wish_add(struct rt_wishes *all, struct rt_wish wish)
{
    for (unsigned i = 0; i < all->count; i++) {
        int holds = range_compare(&all->wish[i], &wish);
        if (is_same(&all->wish[i], &wish) || holds > 0)
            return;
        if (holds < 0) {
            all->wish[i] = wish;
            return;
        }
    }
    all->more = all->more || all->count == RT_WISHES;
    if (all->count < RT_WISHES)
        all->wish[all->count++] = wish;
}

static void text_add(struct rt_wishes *all, enum rt_wish_kind kind, const char *text, size_t size)
{
    wish_add(all, (struct rt_wish){kind, text, size, NULL});
}

/* ---- What an item wants ---- */

/* The words of a list like "`u8`, `u16`, ..". */
static void list_add(struct rt_wishes *all, const char *list)
{
    for (const char *open = strchr(list, '`'); open != NULL; open = strchr(open, '`')) {
        const char *close = strchr(open + 1, '`');
        if (close == NULL)
            return;
        text_add(all, RT_WISH_WORD, open + 1, (size_t)(close - open - 1));
        open = close + 1;
    }
    all->more = all->more || strstr(list, ", ..") != NULL;
}

/* The codes of a field, where they are what its place prints (it may print a column of its table).
 */
static bool codes_add(const struct rt_matcher *m, const struct isadora_place *place,
                      struct rt_wishes *all)
{
    const struct isadora_field *field = &m->target->fields[place->field];
    const char *shown = place->expected;

    if (field->kind != ISADORA_CODES || place->width != field->width || shown[0] != '`')
        return false;
    for (uint32_t i = 0; i < field->code_count; i++) {
        const char *text = field->codes[i].text;
        if (text[0] == '\0')
            continue;
        if (shown != NULL && strncmp(shown + 1, text, strlen(text)) != 0)
            return false;
        shown = NULL;
        if (rt_place_allows(place, field->codes[i].code))
            text_add(all, RT_WISH_WORD, text, strlen(text));
    }
    return true;
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

static void word_add(const struct rt_matcher *m, const struct isadora_item *item,
                     struct rt_wishes *all)
{
    const struct isadora_place *place = item->place;

    if (steps_of(m, place) > 0) {
        wish_add(all, (struct rt_wish){RT_WISH_STEPS, NULL, 0, item});
    } else if (strchr(place->expected, '`') == NULL) {
        text_add(all, RT_WISH_PLAIN, place->expected, strlen(place->expected));
    } else if (!codes_add(m, place, all)) {
        list_add(all, place->expected);
    }
}

void rt_wish_item(const struct rt_matcher *m, const struct isadora_item *item,
                  struct rt_wishes *all)
{
    const char *text;

    switch (item->kind) {
    case ISADORA_ITEM_TEXT:
        text_add(all, RT_WISH_WORD, item->text, item->size);
        break;
    case ISADORA_ITEM_BLANK:
        text_add(all, RT_WISH_PLAIN, "a blank", 7);
        break;
    case ISADORA_ITEM_COMMA:
        text_add(all, RT_WISH_WORD, ",", 1);
        break;
    case ISADORA_ITEM_FIXED:
        wish_add(all, (struct rt_wish){RT_WISH_FIXED, NULL, 0, item});
        break;
    case ISADORA_ITEM_WORD:
        word_add(m, item, all);
        break;
    case ISADORA_ITEM_LOGIC:
        if (item == &rt_logic_close)
            text_add(all, RT_WISH_WORD, ")", 1);
        else
            list_add(all, item->place->expected);
        break;
    default:
        text = item->place->expected;
        text_add(all, RT_WISH_PLAIN, text, strlen(text));
        break;
    }
}

void rt_wishes_read(const struct rt_matcher *m, enum rt_miss_kind kind, const char *at,
                    struct rt_wishes *all)
{
    const struct rt_misses *misses = m->misses;

    all->count = 0;
    all->more = false;
    for (unsigned i = 0; i < misses->count; i++) {
        const struct rt_miss *miss = &misses->miss[i];
        bool word = miss->item != NULL && miss->item->kind == ISADORA_ITEM_WORD;
        if (miss->kind == kind && miss->at == at && (kind == RT_MISS_ITEM || word))
            rt_wish_item(m, miss->item, all);
    }
}

/* ---- In words ---- */

static void say_nth(struct rt_writer *w, unsigned n)
{
    static const struct {
        unsigned n;
        const char *text;
    } nth[] = {{2, "second"}, {4, "fourth"}, {8, "eighth"}, {16, "sixteenth"}};

    for (size_t i = 0; i < sizeof nth / sizeof nth[0]; i++) {
        if (nth[i].n == n) {
            rt_say(w, nth[i].text);
            return;
        }
    }
    rt_say_number(w, rt_number(n), true);
    rt_say(w, "th");
}

/* `every second register, $r0d, $r2d .. $r126d` */
static void say_steps(struct rt_writer *w, const struct rt_matcher *m,
                      const struct isadora_item *item)
{
    const struct isadora_place *place = item->place;
    const struct isadora_file *file = &m->target->files[m->target->fields[place->field].file];
    unsigned step = steps_of(m, place);
    uint64_t first = place->ranges->value + (uint64_t)place->add;
    uint64_t last = rt_low_bits(place->width) + (uint64_t)place->add;
    bool suffix = item[1].kind == ISADORA_ITEM_TEXT && rt_is(item[1].text[0], RT_WORD);

    if (file->count > 0 && last >= file->count)
        last = file->count - 1u;
    last -= (last - first) % step;
    rt_say(w, "every ");
    say_nth(w, step);
    rt_say(w, " register, ");
    for (unsigned i = 0; i < 3; i++) {
        rt_say(w, i == 0 ? "" : i == 1 ? ", " : " .. ");
        rt_say(w, file->prints);
        rt_say_number(w, (struct isadora_number){i < 2 ? first + i * step : last, false}, true);
        if (suffix)
            rt_say(w, item[1].text);
    }
}

static void say_wish(struct rt_writer *w, const struct rt_matcher *m, const struct rt_wish *wish)
{
    switch (wish->kind) {
    case RT_WISH_WORD:
        rt_say_quoted(w, wish->text, wish->size);
        break;
    case RT_WISH_PLAIN:
        rt_say(w, wish->text);
        break;
    case RT_WISH_FIXED:
        rt_say_number(w, *wish->item->fixed, true);
        break;
    default:
        say_steps(w, m, wish->item);
        break;
    }
}

void rt_say_list(struct rt_writer *w, const struct rt_matcher *m, const struct rt_wishes *all)
{
    for (unsigned i = 0; i < all->count; i++) {
        rt_say(w, i > 0 ? ", " : "");
        /* The rest of the message needs room, too. */
        if (w->used > w->size * 5 / 8 && i + 1 < all->count) {
            rt_say(w, "..");
            return;
        }
        say_wish(w, m, &all->wish[i]);
    }
    if (all->more)
        rt_say(w, ", ..");
}

void rt_say_wishes(struct rt_writer *w, const struct rt_matcher *m, const struct rt_wishes *all)
{
    rt_say(w, all->count + all->more > 1 ? "expected one of " : "expected ");
    rt_say_list(w, m, all);
    if (all->count == 0)
        rt_say(w, "the end of the sentence");
}

void rt_say_registers(struct rt_writer *w, const struct rt_wishes *all, const char *name,
                      size_t size)
{
    rt_say(w, all->count + all->more > 1 ? "expected one of " : "expected ");
    if (all->count == 0)
        rt_say_quoted(w, name, size);
    for (unsigned i = 0; i < all->count; i++) {
        const struct rt_wish *wish = &all->wish[i];
        rt_say(w, i > 0 ? ", `" : "`");
        rt_say_bytes(w, name, size);
        if (wish->kind == RT_WISH_WORD && rt_is(wish->text[0], RT_WORD))
            rt_say_bytes(w, wish->text, wish->size);
        rt_say(w, "`");
    }
    if (all->more)
        rt_say(w, ", ..");
}
