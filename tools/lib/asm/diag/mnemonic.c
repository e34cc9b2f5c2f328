/* mnemonic.c: what is wrong with how a statement begins: an unknown mnemonic, one of another
 * variant or mode, or one after words that it does not take. */
#include "asm/diag/diagnosis.h"

#include <string.h>

enum { TRUST = 3 /* less than a third of the characters differs */ };

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
static bool is_trouble(const struct rt_matcher *m, struct rt_span *word)
{
    const struct rt_failures *all = m->failures;

    *word = rt_word_around(m, all->count > 0 ? all->reach : mnemonic_find(m));
    if (all->count == 0 || all->reach == m->text)
        return true;
    if (word->at >= m->end)
        return false; /* in the ` ^0x..` after the instruction */
    const struct isadora_head *head = rt_head_find(m->syntax, word->at, m->end);
    return head != NULL && word->at + head->size < word->end &&
           word->at + head->size == all->reach && rt_is(*all->reach, RT_WORD);
}

/* The other variants and modes that have forms with this head; 0 when there are some here. */
static uint64_t configs_of(const struct rt_matcher *m, const struct isadora_head *head)
{
    uint64_t found = 0;

    for (uint32_t i = 0; head != NULL && i < head->count; i++)
        found |= m->target->forms[head->forms[i].form].configs;
    return found >> m->context->config & 1 ? 0 : found;
}

/* Do all the words mean something? Is one of them a register, as in a condition? */
static bool is_known(const struct rt_matcher *m, struct rt_span piece)
{
    for (const char *at = piece.at; at < piece.end;) {
        const size_t size = rt_name_length(at, piece.end);
        if (size > 0 && !rt_has_meaning(m, at, size))
            return false;
        at += size > 0 ? size : 1;
    }
    return true;
}

static bool has_register(const struct rt_matcher *m, struct rt_span piece)
{
    for (const char *at = piece.at; at < piece.end; at += rt_word_length(at, piece.end))
        if (rt_register_scan(m->syntax, at, piece.end) > 0)
            return true;
    return false;
}

/* Where what an instruction set has is shown: `isadora info ISA WORD`, and what that shows. */
static void note_info(struct rt_diagnosis *d, struct rt_span word, const char *shows)
{
    const bool named = word.end > word.at;

    if (d->why->note_count == ISADORA_NOTES)
        return;
    struct rt_writer w = rt_note_begin(d->why);
    rt_say(&w, "`isadora info %s%s%.*s` shows %s", d->m->target->name, named ? " " : "",
           (int)(word.end - word.at), word.at, shows);
}

/* The piece before the shortest mnemonic with which it is valid, without operands; or, for a
 * condition, before a branch. NULL: there is none. */
static const struct isadora_head *head_after(struct rt_diagnosis *d, struct rt_span piece,
                                             bool branch)
{
    const struct isadora_target *target = d->m->target;
    const struct isadora_syntax *syntax = d->m->syntax;
    const struct isadora_head *best = NULL;
    char text[RT_EDITED];
    uint64_t to;

    for (uint32_t i = 0; i < syntax->head_count; i++) {
        const struct isadora_head *head = &syntax->heads[i];
        struct rt_writer w = rt_writer_on(text, sizeof text);
        rt_say(&w, "%.*s %.*s%s", (int)(piece.end - piece.at), piece.at, (int)head->size,
               head->text, branch ? " 0x0" : "");
        if ((best == NULL || head->size < best->size) && rt_fits(d, text, w.used, false) &&
            (!branch || (target->branch_target != NULL &&
                         target->branch_target(d->m->context, d->m->insn, &to))))
            best = head;
    }
    return best;
}

static void offer_macros(const struct isadora_notation *notation, struct rt_nearest *near)
{
    for (unsigned i = 0; notation != NULL && i < notation->macro_count; i++)
        for (unsigned k = 0; k < notation->macros[i].name_count; k++)
            rt_nearest_offer(near, notation->macros[i].names[k],
                             strlen(notation->macros[i].names[k]));
}

static void say_unknown(struct rt_diagnosis *d, struct rt_span word, bool leads,
                        struct rt_writer *w)
{
    const struct rt_matcher *m = d->m;
    const size_t size = (size_t)(word.end - word.at);
    const struct isadora_head *head;
    struct rt_nearest words, heads;

    if (rt_word_is(m->target, word.at, size)) {
        rt_say(w, "%s is part of instructions, not one by itself", rt_quote_span(word).text);
        head = head_after(d, (struct rt_span){m->text, m->end}, false);
        if (head == NULL) {
            note_info(d, word, "where it is used");
            return;
        }
        struct rt_writer note = rt_note_begin(d->why);
        rt_say(&note, "write it before an instruction, as in `%.*s %.*s`", (int)(m->end - m->text),
               m->text, (int)head->size, head->text);
        return;
    }
    rt_say(w, "unknown mnemonic %s", rt_quote_span(word).text);
    /* Before a mnemonic a word such as a marker may be meant; then the statement is valid. */
    rt_nearest_begin(&words, word.at, size);
    rt_nearest_begin(&heads, word.at, size);
    if (leads)
        rt_words_near(m->target, &words);
    for (uint32_t i = 0; i < m->syntax->head_count; i++)
        rt_nearest_offer(&heads, m->syntax->heads[i].text, m->syntax->heads[i].size);
    offer_macros(m->syntax->notation, &heads);
    if (!rt_note_nearest(d, word, &words, 0) && !rt_note_nearest(d, word, &heads, TRUST) &&
        !rt_note_nearest(d, word, &words, TRUST))
        note_info(d, (struct rt_span){word.at, word.at}, "what there is");
}

/* A mnemonic that is known, but not after what is before it. */
static void say_prefix(struct rt_diagnosis *d, struct rt_span prefix, struct rt_writer *w)
{
    const struct rt_matcher *m = d->m;
    const char *next = rt_skip_blanks(prefix.end, m->end);
    const struct rt_span word = {next, next + rt_word_length(next, m->end)};
    const struct isadora_head *branch;

    d->why->kind = ISADORA_TROUBLE_SYNTAX;
    rt_point_at(d, prefix.at, (size_t)(prefix.end - prefix.at));
    rt_say(w, "%s is not allowed before %s", rt_quote_span(prefix).text, rt_quote_span(word).text);
    if (!rt_note_order(d))
        rt_note_without(d, prefix);
    branch = has_register(m, prefix) ? head_after(d, prefix, true) : NULL;
    if (branch != NULL) {
        struct rt_writer note = rt_note_begin(d->why);
        rt_say(&note, "%s is allowed before `%.*s`, which can jump to this instruction, or over it",
               rt_quote_span(prefix).text, (int)branch->size, branch->text);
    }
    note_info(d, word, "what it takes");
}

bool rt_diagnose_mnemonic(struct rt_diagnosis *d)
{
    const struct rt_matcher *m = d->m;
    const struct rt_span prefix = rt_prefix_of(m);
    struct rt_writer w = rt_writer_on(d->why->text, sizeof d->why->text);
    struct rt_span word;

    if (!is_trouble(m, &word))
        return false;
    if (prefix.end > prefix.at && is_known(m, prefix)) {
        say_prefix(d, prefix, &w);
        return true;
    }
    d->why->kind = ISADORA_TROUBLE_MNEMONIC;
    rt_point_at(d, word.at, (size_t)(word.end - word.at));
    const struct isadora_head *head = rt_head_of(m, word.at);
    const uint64_t configs = configs_of(m, head);
    if (word.end == word.at) {
        rt_say(&w, "expected an instruction");
    } else if (configs != 0) {
        d->why->kind = ISADORA_TROUBLE_CONFIG;
        rt_say(&w, "%s ", rt_quote_span(word).text);
        rt_say_configs(&w, m, configs);
        rt_note_form(d, head->forms[0].form);
    } else {
        say_unknown(d, word, prefix.end > prefix.at, &w);
    }
    return true;
}
