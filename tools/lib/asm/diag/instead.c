/* instead.c: sentences that are nearly the same: another word in one place, another order, another
 * mnemonic. Would one of them be right? Then a note says so. repair.c tries words more and less. */
#include "asm/diag/complain.h"
#include "asm/text/words.h"

#include <string.h>

enum { NEAR = 8 /* words in one note */, PIECES = 12, LONGEST = 512, NAME = RT_WORD_ROOM };

/* ---- Words that were perhaps meant ---- */

/* The note about the nearest words, which are `away` slips away. */
static bool near_note(struct rt_matcher *m, unsigned mark, struct rt_span piece,
                      const struct rt_word_list *list, unsigned away, enum rt_trust trust,
                      struct isadora_complaint *why)
{
    const size_t size = (size_t)(piece.end - piece.at);
    const unsigned count = list->count < NEAR ? list->count : NEAR;
    const char *words[NEAR];
    unsigned right = 0;

    for (unsigned i = 0; i < count; i++) {
        if (!rt_fits_with(m, mark, piece, list->word[i], strlen(list->word[i])))
            continue;
        rt_like(m);
        words[right++] = list->word[i];
    }
    const bool near = (trust == RT_TRUST_WORDS && away * 2 < size) ||
                      (trust == RT_TRUST_MNEMONICS && away * 3 < size);
    for (unsigned i = 0; right == 0 && near && i < count; i++)
        words[i] = list->word[i];
    const unsigned n = right > 0 ? right : near ? count : 0;
    if (n == 0)
        return false;
    struct rt_writer w = rt_note_begin(why);
    rt_say(&w, n > 1 ? "did you mean one of " : "did you mean ");
    rt_say_words(&w, words, n);
    rt_say(&w, "?");
    return true;
}

bool rt_note_nearest(struct rt_matcher *m, unsigned mark, struct rt_span piece, rt_word_at *word,
                     const void *user, unsigned count, enum rt_trust trust,
                     struct isadora_complaint *why)
{
    unsigned found[NEAR], away = 0;
    struct rt_word_list list;

    list.count = rt_suggest_all(piece.at, (size_t)(piece.end - piece.at), word, user, count, found,
                                NEAR, &away);
    for (unsigned i = 0; i < list.count; i++) {
        size_t size;
        const char *at = word(user, found[i], &size);
        size = size < NAME ? size : NAME - 1;
        memcpy(list.word[i], at, size);
        list.word[i][size] = '\0';
    }
    return near_note(m, mark, piece, &list, away, trust, why);
}

bool rt_note_near_word(struct rt_matcher *m, unsigned mark, struct rt_span piece,
                       enum rt_trust trust, struct isadora_complaint *why)
{
    struct rt_word_list list;
    const unsigned away = rt_words_near(m->target, piece.at, (size_t)(piece.end - piece.at), &list);

    return near_note(m, mark, piece, &list, away, trust, why);
}

/* ---- Something else in one place ---- */

/* A register that the item takes, as text; false for other items. */
static bool register_put(const struct rt_matcher *m, const struct isadora_item *item,
                         char text[NAME])
{
    const struct isadora_place *place = item->place;
    const struct isadora_field *field = &m->target->fields[place->field];
    struct rt_writer w = rt_writer_on(text, NAME);

    if (place->words == NULL || field->kind != ISADORA_REGISTER)
        return false;
    const struct isadora_file *file = &m->target->files[field->file];
    if (file->entry_count > 0 && file->entries[0].prints != NULL) {
        rt_say(&w, file->entries[0].prints);
        return true;
    }
    rt_say(&w, file->prints);
    const uint64_t bits = rt_place_fill(place, 0) >> place->shift;
    if (file->count > 0)
        rt_say_number(&w, (struct isadora_number){bits + (uint64_t)place->add, false}, true);
    if (item[1].kind == ISADORA_ITEM_TEXT && rt_is(item[1].text[0], RT_WORD))
        rt_say(&w, item[1].text);
    return true;
}

/* The registers, as they are wished for, with which the sentence is right. */
static void registers_keep(struct rt_matcher *m, unsigned mark, struct rt_span piece,
                           struct rt_wishes *kept)
{
    const struct rt_misses *all = m->misses;
    char text[NAME];

    for (unsigned i = 0; i < all->count; i++) {
        const struct rt_miss *miss = &all->miss[i];
        if (miss->kind != RT_MISS_ITEM || miss->at != piece.at || miss->item == NULL ||
            miss->item->kind != ISADORA_ITEM_WORD || !register_put(m, miss->item, text) ||
            !rt_fits_with(m, mark, piece, text, strlen(text)))
            continue;
        rt_like(m);
        rt_wish_item(m, miss->item, kept);
    }
}

/* The mnemonic of the sentence. */
static struct rt_span mnemonic_of(const struct rt_matcher *m)
{
    const char *at = rt_skip_blanks(rt_prefix_of(m).end, m->end);

    return (struct rt_span){at, at + rt_word_length(at, m->end)};
}

/* The mnemonics behind which the rest is right: how many of them, no more than NEAR. */
static unsigned mnemonics_find(struct rt_matcher *m, unsigned mark, struct rt_span own,
                               const char *words[NEAR])
{
    const struct isadora_head *head;
    unsigned count = 0;

    for (uint32_t i = 0; count < NEAR && (head = rt_head_at(m->syntax, i)) != NULL; i++) {
        if (!rt_fits_with(m, mark, own, head->text, head->size))
            continue;
        const char *mnemonic = m->target->forms[m->insn->form].mnemonic;
        bool before = mnemonic[0] == '\0';
        for (unsigned k = 0; k < count; k++)
            before = before || strcmp(words[k], mnemonic) == 0;
        unsigned at = before ? 0 : count++;
        for (; !before && at > 0 && strcmp(words[at - 1], mnemonic) > 0; at--)
            words[at] = words[at - 1];
        if (!before)
            words[at] = mnemonic;
    }
    return count;
}

bool rt_note_instead(struct rt_matcher *m, unsigned mark, const struct rt_wishes *wishes,
                     const char *at, struct isadora_complaint *why)
{
    const struct rt_span piece = {at, at + rt_word_length(at, m->end)}, own = mnemonic_of(m);
    const size_t size = (size_t)(piece.end - at);
    struct rt_wishes kept = {.count = 0};
    const char *others[NEAR];
    unsigned count = 0;

    if (at == m->end)
        return false;
    for (unsigned i = 0; i < wishes->count; i++) {
        const struct rt_wish *wish = &wishes->wish[i];
        if (wish->kind != RT_WISH_WORD || !rt_is(wish->text[0], RT_WORD) ||
            !rt_fits_with(m, mark, piece, wish->text, wish->size))
            continue;
        rt_like(m);
        kept.wish[kept.count++] = *wish;
    }
    /* A register for what is a word elsewhere would be far from what was meant. */
    if (!rt_word_is(m->target, at, size))
        registers_keep(m, mark, piece, &kept);
    if (own.end < at && rt_is(*at, RT_WORD) && !rt_is(*at, RT_DIGIT) && rt_has_meaning(m, at, size))
        count = mnemonics_find(m, mark, own, others);
    if (kept.count > NEAR || kept.count + count == 0)
        return false;
    struct rt_writer w = rt_note_begin(why);
    if (count == 0) {
        rt_say(&w, kept.count > 1 ? "with one of " : "with ");
        rt_say_list(&w, m, &kept);
        rt_say(&w, " in the place of ");
        rt_say_quoted(&w, at, size);
        rt_say(&w, " this would be right");
        return true;
    }
    if (kept.count > 0) {
        rt_say_quoted(&w, own.at, (size_t)(own.end - own.at));
        rt_say(&w, " takes ");
        rt_say_list(&w, m, &kept);
        rt_say(&w, " here; ");
    }
    rt_say_quoted(&w, at, size);
    rt_say(&w, " stands so behind ");
    rt_say_words(&w, others, count);
    return true;
}

/* ---- Another order ---- */

/* Is it a word, or something in parentheses, and not an operand? */
static bool is_movable(const struct rt_matcher *m, struct rt_span piece)
{
    const size_t size = (size_t)(piece.end - piece.at);

    if (*piece.at == '(')
        return true;
    if (!rt_is(*piece.at, RT_WORD) || rt_is(*piece.at, RT_DIGIT))
        return false;
    if (rt_register_scan(m->syntax, piece.at, piece.end) > 0)
        return false;
    return rt_has_meaning(m, piece.at, size);
}

/* The pieces with number `from` moved to number `to`; the end of the text. */
static const char *moved(const struct rt_span *pieces, unsigned count, unsigned from, unsigned to,
                         char text[LONGEST])
{
    char *out = text;

    for (unsigned i = 0; i < count; i++) {
        unsigned k = i == to ? from : i;
        if (i != to && from < to && i >= from && i < to)
            k = i + 1;
        if (i != to && from > to && i > to && i <= from)
            k = i - 1;
        const size_t size = (size_t)(pieces[k].end - pieces[k].at);
        memcpy(out, pieces[k].at, size);
        out += size;
        *out++ = ' ';
    }
    return out - 1;
}

bool rt_note_order(struct rt_matcher *m, unsigned mark, struct isadora_complaint *why)
{
    struct rt_span pieces[PIECES];
    char text[LONGEST];
    unsigned count = 0;

    for (const char *at = m->text; at < m->end; count++) {
        if (count == PIECES || (size_t)(m->end - m->text) + PIECES > LONGEST)
            return false;
        pieces[count] = rt_piece_at(m, at);
        at = rt_skip_blanks(pieces[count].end, m->end);
    }
    for (unsigned from = 0; from < count; from++) {
        if (!is_movable(m, pieces[from]))
            continue;
        for (unsigned to = 0; to < count; to++) {
            const char *end = moved(pieces, count, from, to, text);
            if (to == from || !rt_fits(m, mark, text, end, false))
                continue;
            rt_like(m);
            rt_note_piece(why, "in this order it would be right: ", (struct rt_span){text, end},
                          "");
            return true;
        }
    }
    return false;
}

/* ---- In front of another one ---- */

/* `text` before the mnemonic of a head, and what else; the end, or NULL where it is too long. */
static const char *before(struct rt_span text, const struct isadora_head *head, const char *else_,
                          char out[LONGEST])
{
    const size_t size = (size_t)(text.end - text.at), more = strlen(else_);

    if (size + head->size + more + 2 > LONGEST)
        return NULL;
    memcpy(out, text.at, size);
    out[size] = ' ';
    memcpy(out + size + 1, head->text, head->size);
    memcpy(out + size + 1 + head->size, else_, more);
    return out + size + 1 + head->size + more;
}

bool rt_note_carrier(struct rt_matcher *m, unsigned mark, struct isadora_complaint *why)
{
    char text[LONGEST], best[LONGEST];
    const struct isadora_head *head;
    size_t size = 0;

    /* An instruction that needs no operand: the one with the shortest name. */
    for (uint32_t i = 0; (head = rt_head_at(m->syntax, i)) != NULL; i++) {
        const char *end = before((struct rt_span){m->text, m->end}, head, "", text);
        if (end == NULL || (size > 0 && (size_t)(end - text) >= size) ||
            !rt_fits(m, mark, text, end, false))
            continue;
        size = (size_t)(end - text);
        memcpy(best, text, size);
        rt_like(m);
    }
    if (size == 0)
        return false;
    rt_note_piece(why, "it stands before an instruction, as in ",
                  (struct rt_span){best, best + size}, "");
    return true;
}

bool rt_note_branch(struct rt_matcher *m, unsigned mark, struct rt_span piece,
                    struct isadora_complaint *why)
{
    char text[LONGEST];
    const struct isadora_head *head;
    uint64_t to;

    for (uint32_t i = 0; (head = rt_head_at(m->syntax, i)) != NULL; i++) {
        const char *end = before(piece, head, " 0x0", text);
        if (end == NULL || !rt_fits(m, mark, text, end, false) ||
            m->target->branch_target == NULL || !m->target->branch_target(m->context, m->insn, &to))
            continue;
        struct rt_writer w = rt_note_begin(why);
        rt_say_quoted(&w, piece.at, (size_t)(piece.end - piece.at));
        rt_say(&w, " can stand before ");
        rt_say_quoted(&w, head->text, head->size);
        rt_say(&w, ", which can lead to this instruction, or around it");
        return true;
    }
    return false;
}
