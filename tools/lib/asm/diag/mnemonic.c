/* mnemonic.c: complaints about how a sentence begins: an unknown mnemonic, one of another variant
 * or mode, or one behind words that it does not take. */
#include "asm/diag/complain.h"
#include "asm/text/suggest.h"
#include "asm/text/words.h"

#include <string.h>

/* ---- Places ---- */

void rt_place_at(struct isadora_complaint *why, const char *sentence, const char *at, size_t length)
{
    why->column = (size_t)(at - sentence);
    why->length = length;
}

/* The word around `at`: where it begins, and how long it is. */
const char *rt_word_around(const struct rt_matcher *m, const char *at, size_t *size)
{
    const char *end = at;

    while (at > m->text && rt_is(at[-1], RT_NAME | RT_DIGIT))
        at--;
    while (end < m->end && rt_is(*end, RT_NAME | RT_DIGIT))
        end++;
    if (end == at) {
        while (end < m->end && !rt_is(*end, RT_BLANK))
            end++;
    }
    *size = (size_t)(end - at);
    return at;
}

/* What stands at `at` up to the next blank, brackets as a whole. */
struct rt_span rt_piece_at(const struct rt_matcher *m, const char *at)
{
    const char *end = at;

    for (unsigned depth = 0; end < m->end && (depth > 0 || !rt_is(*end, RT_BLANK)); end++) {
        depth += rt_is(*end, RT_OPEN);
        depth -= depth > 0 && rt_is(*end, RT_CLOSE);
    }
    return (struct rt_span){at, end};
}

/* ---- Mnemonics ---- */

static const char *head_at(const void *user, unsigned index, size_t *size)
{
    const struct isadora_head *head = rt_head_at(user, index);

    *size = head->size;
    return head->text;
}

/* Where forms may begin with an operand, the first plain word; else the beginning. */
static const char *mnemonic_find(const struct rt_matcher *m)
{
    const char *at = m->text;

    while (m->syntax->inner && at < m->end &&
           (!rt_is(*at, RT_WORD) || (at > m->text && !rt_is(at[-1], RT_BLANK))))
        at++;
    return at < m->end ? at : m->text;
}

/* Is the trouble that no form has such a mnemonic? Then nothing was tried, or only the beginning of
 * a word fits. */
static bool is_mnemonic(const struct rt_matcher *m, const char **at, size_t *size)
{
    const struct rt_misses *all = m->misses;

    *at = rt_word_around(m, all->count > 0 ? all->reach : mnemonic_find(m), size);
    if (all->count == 0 || all->reach == m->text)
        return true;
    const struct isadora_head *head = rt_head_find(m->syntax, *at, m->end);
    return head != NULL && head->size < *size && *at + head->size == all->reach &&
           rt_is(*all->reach, RT_WORD);
}

/* The head of some forms that is the whole word at `at`, or NULL. */
static const struct isadora_head *head_of(const struct rt_matcher *m, const char *at)
{
    const struct isadora_head *head = rt_head_find(m->syntax, at, m->end);
    const char *end = head != NULL ? at + head->size : at;

    return head != NULL && end < m->end && rt_is(*end, RT_WORD) ? NULL : head;
}

/* The other variants and modes that have forms behind this head; 0 when there are some here. */
static uint64_t configs_of(const struct rt_matcher *m, const struct isadora_head *head)
{
    uint64_t found = 0;

    for (uint32_t i = 0; i < head->count; i++)
        found |= m->target->forms[head->forms[i].form].configs;
    return found >> m->context->config & 1 ? 0 : found;
}

/* What stands before the first word that is a mnemonic; empty when there is none. */
struct rt_span rt_prefix_of(const struct rt_matcher *m)
{
    for (const char *at = m->text; at < m->end;
         at = rt_skip_blanks(rt_piece_at(m, at).end, m->end)) {
        if (head_of(m, at) == NULL)
            continue;
        const char *end = at;
        while (end > m->text && rt_is(end[-1], RT_BLANK))
            end--;
        return (struct rt_span){m->text, end};
    }
    return (struct rt_span){m->text, m->text};
}

/* Do all the words mean something? */
static bool is_known(const struct rt_matcher *m, struct rt_span piece)
{
    for (const char *at = piece.at; at < piece.end;) {
        size_t size = rt_name_length(at, piece.end);
        if (size > 0 && !rt_has_meaning(m, at, size))
            return false;
        at += size > 0 ? size : 1;
    }
    return true;
}

static void say_unknown(struct rt_matcher *m, const char *at, size_t size, bool leads,
                        struct isadora_complaint *why)
{
    struct rt_writer w = rt_writer_on(why->text, sizeof why->text);
    const struct rt_span piece = {at, at + size};

    if (rt_word_is(m->target, at, size)) {
        rt_say_quoted(&w, at, size);
        rt_say(&w, " is part of instructions, none by itself");
        if (!rt_note_carrier(m, 0, why))
            rt_note_info(m, at, size, "shows where it may stand", why);
        return;
    }
    rt_say(&w, "unknown mnemonic ");
    rt_say_quoted(&w, at, size);
    /* In front of a mnemonic a word such as a marker may be meant; then the sentence is right. */
    if (leads && rt_note_near_word(m, 0, piece, RT_TRUST_RIGHT, why))
        return;
    if (rt_note_nearest(m, 0, piece, head_at, m->syntax, rt_head_count(m->syntax),
                        RT_TRUST_MNEMONICS, why))
        return;
    if (leads && rt_note_near_word(m, 0, piece, RT_TRUST_MNEMONICS, why))
        return;
    rt_note_info(m, "", 0, "lists what there is", why);
}

/* Does it depend on a register, as a condition does? */
static bool has_register(const struct rt_matcher *m, struct rt_span piece)
{
    for (const char *at = piece.at; at < piece.end; at += rt_word_length(at, piece.end))
        if (rt_register_scan(m->syntax, at, piece.end) > 0)
            return true;
    return false;
}

/* A mnemonic that is known, but not behind what stands before it. */
static void say_prefix(struct rt_matcher *m, unsigned mark, const char *sentence,
                       struct rt_span prefix, struct isadora_complaint *why)
{
    struct rt_writer w = rt_writer_on(why->text, sizeof why->text);
    const char *next = rt_skip_blanks(prefix.end, m->end);

    why->kind = ISADORA_TROUBLE_SYNTAX;
    rt_place_at(why, sentence, prefix.at, (size_t)(prefix.end - prefix.at));
    rt_say_quoted(&w, prefix.at, why->length);
    rt_say(&w, " cannot stand before ");
    rt_say_quoted(&w, next, rt_word_length(next, m->end));
    if (!rt_note_order(m, mark, why) && rt_fits_without(m, mark, prefix))
        rt_note_piece(why, "without ", prefix, " this would be right");
    if (has_register(m, prefix))
        (void)rt_note_branch(m, mark, prefix, why);
    rt_note_info(m, next, rt_word_length(next, m->end), "shows what it takes", why);
}

bool rt_say_mnemonic(struct rt_matcher *m, unsigned mark, const char *sentence,
                     struct isadora_complaint *why)
{
    struct rt_writer w = rt_writer_on(why->text, sizeof why->text);
    struct rt_span prefix = rt_prefix_of(m);
    const char *at;
    size_t size;

    if (!is_mnemonic(m, &at, &size))
        return false;
    if (prefix.end > prefix.at && is_known(m, prefix)) {
        say_prefix(m, mark, sentence, prefix, why);
        return true;
    }
    why->kind = ISADORA_TROUBLE_MNEMONIC;
    rt_place_at(why, sentence, at, size);
    if (size == 0) {
        rt_say(&w, "expected an instruction");
        return true;
    }
    const struct isadora_head *head = head_of(m, at);
    if (head != NULL && configs_of(m, head) != 0) {
        why->kind = ISADORA_TROUBLE_CONFIG;
        rt_say_quoted(&w, at, size);
        rt_say(&w, " ");
        rt_say_configs(&w, m, configs_of(m, head));
        rt_note_form(m, head->forms[0].form, why);
        return true;
    }
    say_unknown(m, at, size, prefix.end > prefix.at, why);
    return true;
}
