/* repair.c: statements that are nearly the same: would one of them be valid? Then a note says so.
 */
#include "asm/diag/diagnosis.h"

#include <string.h>

enum { NEAR = 8, MOST = 24 /* words in one note that replace or are missing */, PIECES = 12 };

/* ---- Trying ---- */

bool rt_fits(struct rt_diagnosis *d, const char *text, size_t size, bool relaxed)
{
    struct rt_matcher *m = d->m;
    struct rt_failures *failures = m->failures;
    const struct rt_span own = {m->text, m->end};
    bool found = false;

    m->failures = NULL;
    m->end = text + size;
    m->text = rt_skip_blanks(text, m->end);
    while (m->end > m->text && rt_is(m->end[-1], RT_BLANK))
        m->end--;
    for (unsigned way = 0; way < 1u + relaxed && !found; way++) {
        m->relaxed = way == 1;
        found = m->text < m->end && rt_match_statement(m, 0);
    }
    m->text = own.at;
    m->end = own.end;
    m->failures = failures;
    return found;
}

/* Adds to the statement that is tried. False where it is too long. */
static bool edit_add(struct rt_diagnosis *d, const char *text, size_t size)
{
    if (d->edited_size + size > RT_EDITED)
        return false;
    memcpy(d->edited + d->edited_size, text, size);
    d->edited_size += size;
    return true;
}

/* The statement with `word` in place of a piece. */
static bool edit(struct rt_diagnosis *d, struct rt_span piece, const char *word, size_t size)
{
    const struct rt_matcher *m = d->m;
    const bool apart = size == 0 || piece.at == piece.end;

    d->edited_size = 0;
    return edit_add(d, m->text, (size_t)(piece.at - m->text)) && edit_add(d, word, size) &&
           edit_add(d, " ", apart) && edit_add(d, piece.end, (size_t)(m->end - piece.end));
}

bool rt_fits_with(struct rt_diagnosis *d, struct rt_span piece, const char *word, size_t size)
{
    return edit(d, piece, word, size) && rt_fits(d, d->edited, d->edited_size, d->relaxed);
}

bool rt_fits_without(struct rt_diagnosis *d, struct rt_span piece)
{
    return edit(d, piece, "", 0) && rt_fits(d, d->edited, d->edited_size, true);
}

bool rt_fits_edited(struct rt_diagnosis *d, struct rt_span out, struct rt_span in, const char *word)
{
    const struct rt_matcher *m = d->m;
    const char *rest = rt_skip_blanks(out.end, in.at);

    d->edited_size = 0;
    return edit_add(d, m->text, (size_t)(out.at - m->text)) &&
           edit_add(d, rest, (size_t)(in.at - rest)) && edit_add(d, word, strlen(word)) &&
           edit_add(d, in.end, (size_t)(m->end - in.end)) &&
           rt_fits(d, d->edited, d->edited_size, false);
}

/* ---- Gaps ---- */

/* All that an item may be: what is a word of the text is tried. */
static void candidates_keep(struct rt_diagnosis *d, struct rt_span piece, struct rt_expected *all)
{
    const unsigned count = all->count;

    all->count = 0;
    for (unsigned i = 0; i < count; i++) {
        const char *text = all->of[i].text;
        if (!all->of[i].word || rt_fits_with(d, piece, text, strlen(text)))
            all->of[all->count++] = all->of[i];
    }
}

/* Finds all items that may fill the gap. Its text is one character that nothing matches, unless
 * `near`: then it must be read. */
static void gap_run(struct rt_diagnosis *d, struct rt_span piece, bool near, struct rt_gap *gap)
{
    struct rt_matcher *m = d->m;
    struct rt_failures *own = m->failures, unused;
    const struct rt_span text = {m->text, m->end};

    gap->count = unused.count = 0;
    gap->piece = piece;
    gap->near = near;
    if (!near) {
        if (!edit(d, piece, "\1", 1))
            return;
        m->text = d->edited;
        m->end = d->edited + d->edited_size;
        gap->piece.at = m->text + (piece.at - text.at);
        gap->piece.end = gap->piece.at + 1;
    }
    unused.reach = m->text;
    m->failures = &unused;
    m->gap = gap;
    m->relaxed = d->relaxed;
    rt_match_statement(m, 0);
    m->gap = NULL;
    m->failures = own;
    m->text = text.at;
    m->end = text.end;
}

void rt_gap_search(struct rt_diagnosis *d, struct rt_span piece, bool near, struct rt_expected *out)
{
    struct rt_gap gap;

    out->count = 0;
    out->more = false;
    gap_run(d, piece, near, &gap);
    for (unsigned i = 0; i < gap.count; i++)
        rt_expected_add(d->m, gap.found[i].item, out);
    candidates_keep(d, piece, out);
    for (unsigned i = 0; i < gap.count && out->count > 0; i++)
        rt_add_candidate(d, gap.found[i].form);
}

bool rt_gap_fits(struct rt_diagnosis *d, struct rt_span piece)
{
    struct rt_gap gap;

    gap_run(d, piece, false, &gap);
    return gap.count > 0;
}

unsigned rt_number_width(struct rt_diagnosis *d, struct rt_span piece)
{
    struct rt_gap gap;
    unsigned most = 0;

    gap_run(d, piece, false, &gap);
    for (unsigned i = 0; i < gap.count; i++) {
        const struct isadora_item *item = gap.found[i].item;
        if (item->kind == ISADORA_ITEM_NUMBER && item->place->base == ISADORA_BASE_NONE &&
            item->place->width > most)
            most = item->place->width;
    }
    return most;
}

static bool is_helpful(const struct rt_expected *all, unsigned most)
{
    return all->count > 0 && all->count <= most && !all->more;
}

static bool note_instead(struct rt_diagnosis *d, struct rt_span piece,
                         const struct rt_expected *all)
{
    if (!is_helpful(all, NEAR))
        return false;
    struct rt_writer w = rt_note_begin(d->why);
    rt_expected_say(&w, all);
    rt_say(&w, " would be valid in place of %s", rt_quote_span(piece).text);
    return true;
}

/* A number or register before the furthest place that is the only thing wrong for some form. */
static bool note_earlier(struct rt_diagnosis *d)
{
    const struct rt_matcher *m = d->m;
    struct rt_expected found;

    for (const char *at = m->text; at < m->failures->reach;) {
        const struct rt_span piece = {at, at + rt_word_length(at, m->end)};
        if (rt_is(*at, RT_NAME | RT_DIGIT)) {
            rt_gap_search(d, piece, true, &found);
            if (note_instead(d, piece, &found))
                return true;
        }
        at = piece.end;
    }
    return false;
}

/* Without registers, numbers and signs. */
static void words_only(struct rt_expected *all)
{
    unsigned kept = 0;

    for (unsigned i = 0; i < all->count; i++)
        if (all->of[i].word && rt_is(all->of[i].text[0], RT_WORD))
            all->of[kept++] = all->of[i];
    all->count = kept;
}

/* What may be inserted. `any`: any operand, too. */
static bool note_missing(struct rt_diagnosis *d, const char *at, bool any)
{
    const struct rt_matcher *m = d->m;
    struct rt_expected found;

    if (at == m->end)
        return false;
    rt_gap_search(d, (struct rt_span){at, at}, false, &found);
    if (!any)
        words_only(&found);
    if (!is_helpful(&found, MOST))
        return false;
    struct rt_writer w = rt_note_begin(d->why);
    rt_say(&w, "missing ");
    rt_expected_say(&w, &found);
    at = rt_skip_blanks(at, m->end);
    rt_say(&w, " before %s", rt_quote(at, rt_word_length(at, m->end)).text);
    return true;
}

/* ---- Other pieces ---- */

bool rt_note_without(struct rt_diagnosis *d, struct rt_span piece)
{
    if (piece.end == piece.at || piece.end == d->m->end || !rt_fits_without(d, piece))
        return false;
    rt_add_candidate(d, d->m->insn->form);
    struct rt_writer w = rt_note_begin(d->why);
    rt_say(&w, "without %s this would be valid", rt_quote_span(piece).text);
    return true;
}

static bool note_without_commas(struct rt_diagnosis *d)
{
    const struct rt_matcher *m = d->m;

    if (m->failures->reach == m->end || *m->failures->reach != ',' ||
        !edit(d, (struct rt_span){m->text, m->text}, "", 0))
        return false;
    for (size_t i = 0; i < d->edited_size; i++)
        d->edited[i] = d->edited[i] == ',' ? ' ' : d->edited[i];
    if (!rt_fits(d, d->edited, d->edited_size, true))
        return false;
    struct rt_writer w = rt_note_begin(d->why);
    rt_say(&w, "without commas this would be valid");
    return true;
}

/* Is it a word, or something in parentheses, and not an operand? */
static bool is_movable(const struct rt_matcher *m, struct rt_span piece)
{
    return *piece.at == '(' || (rt_is(*piece.at, RT_WORD) && !rt_is(*piece.at, RT_DIGIT) &&
                                rt_register_scan(m->syntax, piece.at, piece.end) == 0 &&
                                rt_has_meaning(m, piece.at, (size_t)(piece.end - piece.at)));
}

/* The statement with one piece moved to where another one is. */
static bool edit_move(struct rt_diagnosis *d, const struct rt_span *pieces, unsigned count,
                      unsigned from, unsigned to)
{
    bool fits = true;

    d->edited_size = 0;
    for (unsigned i = 0; i < count; i++) {
        const unsigned after = i - (i > to), rest = after + (after >= from);
        const struct rt_span piece = pieces[i == to ? from : rest];
        fits = fits && edit_add(d, " ", i > 0) &&
               edit_add(d, piece.at, (size_t)(piece.end - piece.at));
    }
    return fits;
}

bool rt_note_order(struct rt_diagnosis *d)
{
    const struct rt_matcher *m = d->m;
    struct rt_span pieces[PIECES];
    unsigned count = 0;

    for (const char *at = m->text; at < m->end; at = rt_skip_blanks(pieces[count++].end, m->end)) {
        if (count == PIECES)
            return false;
        pieces[count] = rt_piece_at(m, at);
    }
    for (unsigned from = 0; from < count; from++) {
        for (unsigned to = 0; is_movable(m, pieces[from]) && to < count; to++) {
            if (to == from || !edit_move(d, pieces, count, from, to) ||
                !rt_fits(d, d->edited, d->edited_size, false))
                continue;
            rt_add_candidate(d, m->insn->form);
            struct rt_writer w = rt_note_begin(d->why);
            rt_say(&w, "valid in this order: %s", rt_quote(d->edited, d->edited_size).text);
            return true;
        }
    }
    return false;
}

/* ---- Something else at the furthest place ---- */

/* The mnemonics with which the statement is valid. */
static void mnemonics_find(struct rt_diagnosis *d, struct rt_span own, struct rt_word_list *out)
{
    const struct rt_matcher *m = d->m;

    for (uint32_t i = 0; out->count < NEAR && i < m->syntax->head_count; i++) {
        const struct isadora_head *head = &m->syntax->heads[i];
        if (!rt_fits_with(d, own, head->text, head->size))
            continue;
        const char *mnemonic = m->target->forms[m->insn->form].mnemonic;
        if (mnemonic[0] != '\0')
            rt_word_list_add(out, mnemonic, strlen(mnemonic));
    }
}

/* What else could be at the furthest place, or with which mnemonics this would be right. */
static bool note_other(struct rt_diagnosis *d, const char *at)
{
    const struct rt_matcher *m = d->m;
    const struct rt_span piece = {at, at + rt_word_length(at, m->end)};
    const char *begin = rt_skip_blanks(rt_prefix_of(m).end, m->end);
    const struct rt_span own = {begin, begin + rt_word_length(begin, m->end)};
    const size_t size = (size_t)(piece.end - at);
    struct rt_word_list others = {.count = 0};
    struct rt_expected found;

    if (at == m->end)
        return false;
    rt_gap_search(d, piece, false, &found);
    /* A register in place of what is a word elsewhere would be far from what was meant. */
    if (rt_word_is(m->target, at, size))
        words_only(&found);
    if (own.end < at && rt_is(*at, RT_WORD) && !rt_is(*at, RT_DIGIT) && rt_has_meaning(m, at, size))
        mnemonics_find(d, own, &others);
    if (others.count == 0)
        return note_instead(d, piece, &found);
    struct rt_writer w = rt_note_begin(d->why);
    if (is_helpful(&found, NEAR)) {
        rt_say(&w, "%s takes ", rt_quote_span(own).text);
        rt_expected_say(&w, &found);
        rt_say(&w, " here; ");
    }
    rt_say(&w, "%s is valid after ", rt_quote(at, size).text);
    for (unsigned i = 0; i < others.count; i++)
        rt_say(&w, "%s`%s`", i > 0 ? ", " : "", others.word[i]);
    return true;
}

/* The first blank of the statement, and then a word. */
static const char *second_word(const struct rt_matcher *m)
{
    const char *at = m->text;

    while (at < m->end && !rt_is(*at, RT_BLANK))
        at++;
    return rt_skip_blanks(at, m->end);
}

static bool note_less(struct rt_diagnosis *d)
{
    const struct rt_matcher *m = d->m;

    return rt_note_without(d, rt_piece_at(m, m->failures->reach)) ||
           rt_note_without(d, rt_prefix_of(m));
}

void rt_note_repair(struct rt_diagnosis *d, const struct rt_expected *expected)
{
    const struct rt_matcher *m = d->m;
    const char *reach = m->failures->reach;
    const bool number = reach < m->end && rt_is(*reach, RT_DIGIT);

    if (note_earlier(d) || expected->count == 0 || note_without_commas(d) ||
        note_missing(d, reach, true) || note_missing(d, second_word(m), false))
        return;
    d->m->steps = RT_STEPS;
    /* Of a number, only where it may be helps. */
    if (rt_note_order(d) || (number && note_less(d)) || note_other(d, reach) || number)
        return;
    note_less(d);
}
