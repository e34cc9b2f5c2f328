/* longer.c: which word more would give a statement a longer form?
 *
 * Forms of one mnemonic that take the same operands may differ in a word that only the longer one
 * has, as a rounding. The description does not relate them, so all that may be inserted at each
 * place after the mnemonic is tried. */
#include "asm/diag/longer.h"
#include "asm/diag/diagnosis.h"

#include <string.h>

static bool longer_exists(const struct isadora_target *target, unsigned own)
{
    for (size_t i = 0; i < target->unit_count; i++)
        if (target->units[i].bytes > own)
            return true;
    return false;
}

/* Keeps those words of the list, inserted at `at`, with which the statement is as long, and longer
 * than `own`. */
static void words_keep(struct rt_diagnosis *d, const char *at, const char *mnemonic, unsigned own,
                       unsigned length, struct rt_expected *words)
{
    const struct rt_matcher *m = d->m;
    const unsigned count = words->count;

    words->count = 0;
    for (unsigned i = 0; i < count; i++) {
        const char *word = words->of[i].text;
        if (!words->of[i].word || !rt_fits_with(d, (struct rt_span){at, at}, word, strlen(word)) ||
            strcmp(m->target->forms[m->insn->form].mnemonic, mnemonic) != 0 ||
            m->insn->length <= own || (length != 0 && m->insn->length != length))
            continue;
        length = m->insn->length;
        words->of[words->count++] = words->of[i];
    }
}

static void longer_put(struct rt_diagnosis *d, const char *at, const struct rt_expected *words,
                       struct rt_longer *out)
{
    const struct rt_matcher *m = d->m;
    const char *first = words->of[0].text;
    struct rt_writer w = rt_writer_on(out->words, sizeof out->words);
    struct rt_writer text = rt_writer_on(out->text, sizeof out->text);

    rt_expected_say(&w, words);
    rt_say(&text, "%.*s%s %.*s", (int)(at - m->text), m->text, first, (int)(m->end - at), at);
    out->length = 0;
    if (rt_fits_with(d, (struct rt_span){at, at}, first, strlen(first)))
        out->length = m->insn->length;
}

bool rt_longer_find(const struct isadora_target *target, const struct isadora_context *context,
                    const struct isadora_symbols *symbols, struct rt_span statement, unsigned own,
                    unsigned length, struct rt_longer *out)
{
    struct isadora_symbols all = symbols != NULL ? *symbols : (struct isadora_symbols){0};
    struct isadora_insn insn;
    struct rt_matcher m;
    struct rt_diagnosis d = {.m = &m, .relaxed = true};
    struct rt_expected words;
    unsigned depth = 0; /* of brackets: nothing is put into them */

    all.least = 0;
    all.free = false;
    if (!longer_exists(target, own) ||
        rt_matcher_begin(&m, target, context, symbols != NULL ? &all : NULL, statement.at,
                         (size_t)(statement.end - statement.at), &insn) != 0 ||
        !rt_match_both(&m, 0))
        return false;
    const char *mnemonic = target->forms[insn.form].mnemonic;
    for (const char *at = m.text; at < m.end; at++) {
        depth += rt_is(*at, RT_OPEN);
        depth -= depth > 0 && rt_is(*at, RT_CLOSE);
        if (depth > 0 || at == m.text || !rt_is(at[-1], RT_BLANK) || rt_is(*at, RT_BLANK))
            continue;
        rt_gap_search(&d, (struct rt_span){at, at}, false, &words);
        words_keep(&d, at, mnemonic, own, length, &words);
        if (words.count == 0)
            continue;
        longer_put(&d, at, &words, out);
        return true;
    }
    return false;
}
