/* also.c: which word more would give a sentence a longer form?
 *
 * Forms of one mnemonic that take the same operands may differ in a word that only the longer one
 * has to say, as a rounding. The description tells of no kinship between them, so each word of the
 * instruction set is tried at each place behind the mnemonic: what then reads as that mnemonic and
 * in no shorter form is what was looked for. */
#include "asm/diag/also.h"
#include "asm/text/number.h"

#include <string.h>

enum { LONGEST = 256 };

/* The sentence, and what its mnemonic is. */
struct tried {
    const struct isadora_target *target;
    const struct isadora_context *context;
    const struct isadora_symbols *symbols;
    const char *text, *mnemonic;
    size_t size;
};

/* The sentence with `word` put in at `at`; its size, or 0 where there is no room. */
static size_t put_in(const char *text, size_t size, size_t at, const char *word, char *out,
                     size_t room)
{
    const size_t length = strlen(word);

    if (size + length + 2 > room)
        return 0;
    memcpy(out, text, at);
    memcpy(out + at, word, length);
    out[at + length] = ' ';
    memcpy(out + at + length + 1, text + at, size - at);
    out[size + length + 1] = '\0';
    return size + length + 1;
}

/* Bytes of the instruction that these characters are, when it has the mnemonic; else 0. */
static unsigned length_of(const struct tried *t, const char *text, size_t size,
                          const char **mnemonic)
{
    struct isadora_symbols symbols = {NULL, NULL, 0, false};
    struct isadora_insn insn;

    if (t->symbols != NULL) {
        symbols = *t->symbols;
        symbols.least = 0;
        symbols.free = false;
    }
    if (t->target->parse(t->context, t->symbols != NULL ? &symbols : NULL, text, size, &insn,
                         NULL) < 0)
        return 0;
    *mnemonic = t->target->forms[insn.form].mnemonic;
    return insn.length;
}

/* A word at one place: what is looked for there, and what was found. */
struct place {
    const struct tried *t;
    unsigned own, length;
    struct rt_also *also;
};

static bool word_try(void *user, const char *word, size_t size)
{
    const struct place *p = user;
    struct rt_also *also = p->also;
    char text[LONGEST];
    const char *mnemonic;
    const size_t whole = put_in(p->t->text, p->t->size, also->at, word, text, sizeof text);
    const unsigned found = whole > 0 ? length_of(p->t, text, whole, &mnemonic) : 0;

    if (found <= p->own || (p->length != 0 && found != p->length) ||
        strcmp(mnemonic, p->t->mnemonic) != 0 || (also->words.count > 0 && found != also->length))
        return false;
    also->length = found;
    rt_word_list_add(&also->words, word, size);
    return false;
}

/* The words that fit at one place; true when there are some. */
static bool place_try(const struct tried *t, size_t at, unsigned own, unsigned length,
                      struct rt_also *also)
{
    struct place place = {t, own, length, also};
    const struct rt_word_search search = {&place, NULL, word_try};

    also->at = at;
    also->words.count = 0;
    rt_words_search(t->target, &search);
    return also->words.count > 0;
}

/* Behind the mnemonic; the end where it does not stand in the text. */
static size_t behind_mnemonic(const struct tried *t)
{
    const size_t length = strlen(t->mnemonic);

    for (size_t at = 0; length > 0 && at + length <= t->size; at++) {
        if ((at == 0 || rt_is(t->text[at - 1], RT_BLANK)) &&
            memcmp(t->text + at, t->mnemonic, length) == 0 &&
            (at + length == t->size || rt_is(t->text[at + length], RT_BLANK)))
            return at + length;
    }
    return t->size;
}

/* Is any instruction word longer? */
static bool longer_exists(const struct isadora_target *target, unsigned own)
{
    for (size_t i = 0; i < target->unit_count; i++)
        if (target->units[i].bytes > own)
            return true;
    return false;
}

bool rt_also_find(const struct isadora_target *target, const struct isadora_context *context,
                  const struct isadora_symbols *symbols, const char *text, size_t size,
                  unsigned own, unsigned length, struct rt_also *also)
{
    struct tried t = {target, context, symbols, text, NULL, size};

    if (!longer_exists(target, own) || size >= LONGEST ||
        length_of(&t, text, size, &t.mnemonic) == 0)
        return false;
    unsigned depth = 0; /* of brackets: nothing is put into them */
    for (size_t at = behind_mnemonic(&t); at < size; at++) {
        depth += rt_is(text[at], RT_OPEN);
        depth -= depth > 0 && rt_is(text[at], RT_CLOSE);
        if (depth == 0 && rt_is(text[at], RT_BLANK) && at + 1 < size &&
            !rt_is(text[at + 1], RT_BLANK) && place_try(&t, at + 1, own, length, also))
            return true;
    }
    return false;
}

size_t rt_also_text(const struct rt_also *also, const char *text, size_t size, char *out,
                    size_t room)
{
    return put_in(text, size, also->at, also->words.word[0], out, room);
}

size_t rt_also_words(const struct rt_also *also, char *out, size_t room)
{
    size_t used = 0;

    out[0] = '\0';
    for (unsigned i = 0; i < also->words.count; i++) {
        const char *between = i == 0 ? "`" : i + 1 < also->words.count ? "`, `" : "` or `";
        const size_t before = strlen(between), length = strlen(also->words.word[i]);
        if (used + before + length + 2 > room)
            break;
        memcpy(out + used, between, before);
        memcpy(out + used + before, also->words.word[i], length);
        used += before + length;
        out[used] = '`';
        out[used + 1] = '\0';
    }
    return used == 0 ? 0 : used + 1;
}
