/* census.c: random words of one configuration, held against what the description promises.
 *
 *   census TARGET                    names of its configurations, such as `g80/cp`
 *   census TARGET CONFIG space N     do as many of N random words decode as the summary counts?
 *   census TARGET CONFIG words N     N random words that decode, through text and back
 *   census TARGET CONFIG fields      each form with each value of each field, the same
 *   census TARGET CONFIG forms N     prints N words of each form: `FORM TAB WORD`
 *
 * A seed may follow as the last argument. Words that do not decode are counted; exit 1 when a
 * word does not come back, when a form has no word, or when the encoding-space summary differs from
 * the count by more than five standard deviations. */
#define _POSIX_C_SOURCE 200809L
#include <isadora/target.h>
#include <isadora/asm.h>

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

extern const struct isadora_target *const tool_targets[];

enum { TRIES = 200000, WIDE = 8, SAMPLES = 512 };

struct census {
    const struct isadora_target *target;
    struct isadora_context context;
    uint64_t random;                            /* state of the generator */
    uint64_t decoded, marked, undecoded, wrong; /* marked: with a `^` after the text */
};

/* xorshift64*: the same words on every machine. */
static uint64_t next_random(struct census *c)
{
    c->random ^= c->random >> 12;
    c->random ^= c->random << 25;
    c->random ^= c->random >> 27;
    return c->random * UINT64_C(2685821657736338717);
}

static const struct isadora_unit *unit_of(const struct census *c, size_t bytes)
{
    for (size_t i = 0; i < c->target->unit_count; i++) {
        const struct isadora_unit *unit = &c->target->units[i];
        if (unit->bytes == bytes && unit->configs >> c->context.config & 1)
            return unit;
    }
    return NULL;
}

static struct isadora_word random_word(struct census *c)
{
    const uint64_t low = next_random(c);
    return (struct isadora_word){{low, next_random(c)}};
}

static void store(uint8_t *bytes, struct isadora_word word, const struct isadora_unit *unit)
{
    if (unit->bits < 64)
        word.half[0] &= (UINT64_C(1) << unit->bits) - 1;
    else if (unit->bits > 64 && unit->bits < 128)
        word.half[1] &= (UINT64_C(1) << (unit->bits - 64)) - 1;
    for (unsigned i = 0; i < unit->bytes; i++) {
        const unsigned at = unit->big_endian ? unit->bytes - 1u - i : i;
        bytes[i] = (uint8_t)(word.half[at / 8] >> 8 * (at % 8));
    }
}

static void print_word(const struct isadora_unit *unit, const uint8_t *bytes, size_t size)
{
    for (size_t i = 0; i < size; i++)
        printf("%02x", bytes[unit->big_endian ? i : size - 1 - i]);
    putchar('\n');
}

static void say_wrong(struct census *c, const uint8_t *bytes, size_t size, const char *what,
                      const char *text)
{
    if (c->wrong++ >= 10)
        return;
    printf("%s: ", c->target->configs[c->context.config].name);
    for (size_t i = 0; i < size; i++)
        printf("%02x", bytes[i]);
    printf(" %s: %s\n", what, text);
}

/* Text and back; the bytes must be the same. */
static void come_back(struct census *c, const uint8_t *bytes, const struct isadora_insn *insn)
{
    char text[ISADORA_TEXT_MAX];
    uint8_t back[ISADORA_WORD_BYTES];
    struct isadora_insn again;
    struct isadora_complaint why;
    const size_t size = c->target->format(&c->context, insn, text, sizeof text);
    c->decoded++;
    c->marked += (insn->mask.half[0] | insn->mask.half[1]) != 0;
    if (isadora_parse(c->target, &c->context, NULL, text, size, &again, &why) != (int)size)
        say_wrong(c, bytes, insn->length, "is not read back", text);
    else if (c->target->encode(&c->context, &again, back, sizeof back) != insn->length ||
             memcmp(bytes, back, insn->length) != 0)
        say_wrong(c, bytes, insn->length, "becomes another word", text);
}

static bool try_word(struct census *c, struct isadora_word word, const struct isadora_unit *unit,
                     struct isadora_insn *insn, uint8_t *bytes)
{
    store(bytes, word, unit);
    const int length = c->target->decode(&c->context, bytes, unit->bytes, insn);
    return length == unit->bytes;
}

/* A random word whose bits are those that the form line itself tests. */
static struct isadora_word word_like(struct census *c, const struct isadora_form *form)
{
    struct isadora_word word = random_word(c), tested, wanted;
    isadora_form_tests(form, &tested, &wanted);
    for (int i = 0; i < 2; i++)
        word.half[i] = (word.half[i] & ~tested.half[i]) | wanted.half[i];
    return word;
}

/* The same with a run of bits that are 0, which some forms ask for. */
static struct isadora_word sparse_like(struct census *c, const struct isadora_form *form)
{
    struct isadora_word word = word_like(c, form), tested, wanted;
    isadora_form_tests(form, &tested, &wanted);
    const unsigned from = next_random(c) % 128, count = next_random(c) % 32;
    for (unsigned bit = from; bit < from + count && bit < 128; bit++)
        word.half[bit / 64] &= ~(UINT64_C(1) << bit % 64) | tested.half[bit / 64];
    return word;
}

/* A random word of the form; false when none was found. */
static bool word_of(struct census *c, size_t number, struct isadora_insn *insn, uint8_t *bytes,
                    struct isadora_word *word)
{
    const struct isadora_form *form = &c->target->forms[number];
    const struct isadora_unit *unit = unit_of(c, form->length);
    for (int i = 0; unit && i < TRIES; i++) {
        *word = i & 1 ? sparse_like(c, form) : word_like(c, form);
        if (try_word(c, *word, unit, insn, bytes) && insn->form == number)
            return true;
    }
    return false;
}

static bool has_form(const struct census *c, size_t number)
{
    return c->target->forms[number].configs >> c->context.config & 1;
}

static void count_words(struct census *c, uint64_t words)
{
    uint8_t bytes[ISADORA_WORD_BYTES];
    struct isadora_insn insn;
    for (uint64_t i = 0; c->decoded < words && i < 100 * words; i++) {
        const struct isadora_form *form;
        do
            form = &c->target->forms[next_random(c) % c->target->form_count];
        while (!has_form(c, (size_t)(form - c->target->forms)));
        struct isadora_word word = word_like(c, form);
        const struct isadora_unit *unit = unit_of(c, form->length);
        if (!try_word(c, word, unit, &insn, bytes)) {
            c->undecoded++;
            continue;
        }
        come_back(c, bytes, &insn);
        /* without the mask, too: nearly every random word has one */
        word.half[0] ^= insn.mask.half[0];
        word.half[1] ^= insn.mask.half[1];
        if (insn.mask.half[0] | insn.mask.half[1] && try_word(c, word, unit, &insn, bytes))
            come_back(c, bytes, &insn);
    }
}

static struct isadora_word deposit(struct isadora_word word, const struct isadora_field *field,
                                   uint64_t value)
{
    for (unsigned i = 0; i < field->piece_count; i++)
        for (unsigned bit = field->pieces[i].lo; bit <= field->pieces[i].hi; bit++, value >>= 1) {
            uint64_t *half = &word.half[bit / 64];
            *half = (*half & ~(UINT64_C(1) << bit % 64)) | (value & 1) << bit % 64;
        }
    return word;
}

/* Every value of a narrow field, samples of a wide one, each in another random word of the form. */
static void count_field(struct census *c, size_t number, const struct isadora_field *field)
{
    const struct isadora_unit *unit = unit_of(c, c->target->forms[number].length);
    const bool wide = field->width > WIDE;
    const uint64_t values = wide ? SAMPLES : UINT64_C(1) << field->width;
    uint8_t bytes[ISADORA_WORD_BYTES];
    struct isadora_insn insn;
    struct isadora_word word;
    for (uint64_t i = 0; i < values; i++) {
        /* of a wide field: all bits set or clear below one place, then anything */
        const uint64_t some = i < 64    ? (UINT64_C(1) << i) - 1
                              : i < 128 ? UINT64_C(1) << (i - 64)
                                        : next_random(c);
        if (!word_of(c, number, &insn, bytes, &word))
            return;
        if (try_word(c, deposit(word, field, wide ? some : i), unit, &insn, bytes))
            come_back(c, bytes, &insn);
        else
            c->undecoded++;
    }
}

static void count_fields(struct census *c)
{
    for (size_t i = 0; i < c->target->form_count; i++) {
        const struct isadora_form *form = &c->target->forms[i];
        for (unsigned slot = 0; has_form(c, i) && slot < form->slot_count; slot++)
            count_field(c, i, &c->target->fields[form->slots[slot].field]);
    }
}

static void print_forms(struct census *c, uint64_t wanted)
{
    uint8_t bytes[ISADORA_WORD_BYTES];
    struct isadora_insn insn;
    struct isadora_word word;
    for (size_t i = 0; i < c->target->form_count; i++) {
        for (uint64_t k = 0; has_form(c, i) && k < wanted; k++) {
            if (!word_of(c, i, &insn, bytes, &word)) {
                fprintf(stderr, "%s: no word found\n", c->target->forms[i].name);
                c->wrong++;
                break;
            }
            printf("%s\t", c->target->forms[i].name);
            print_word(unit_of(c, insn.length), bytes, insn.length);
        }
    }
}

/* Words of one unit that decode, counted among random ones, beside the exact share. */
static void count_unit(struct census *c, const struct isadora_encoding_space *row,
                       const struct isadora_unit *unit, uint64_t words)
{
    uint8_t bytes[ISADORA_WORD_BYTES];
    struct isadora_insn insn;
    uint64_t found = 0;
    for (uint64_t i = 0; i < words; i++)
        found += try_word(c, random_word(c), unit, &insn, bytes);
    const char *const *rest = c->target->otherwise_words;
    const double otherwise = rest ? strtod(rest[row - c->target->encoding_space], NULL) : 0;
    const double share =
        (strtod(row->decoded, NULL) + strtod(row->unknown, NULL) + otherwise) / pow(2, unit->bits);
    const double n = (double)words, sigma = sqrt(n * share * (1 - share));
    const double off = sigma > 0 ? ((double)found - n * share) / sigma : 0;
    const bool bad = sigma > 0 ? fabs(off) > 5 : (double)found != n * share;
    printf("%s, unit of %u bits: %llu of %llu words decode, the summary says %.1f (%+.2f standard "
           "deviations)\n",
           row->config, unit->bits, (unsigned long long)found, (unsigned long long)words, n * share,
           off);
    c->wrong += bad;
}

static void count_space(struct census *c, uint64_t words)
{
    const char *config = c->target->configs[c->context.config].name;
    for (size_t i = 0; i < c->target->encoding_space_count; i++) {
        const struct isadora_encoding_space *row = &c->target->encoding_space[i];
        for (size_t u = 0; strcmp(row->config, config) == 0 && u < c->target->unit_count; u++)
            if (atoi(row->unit) == c->target->units[u].bits)
                count_unit(c, row, &c->target->units[u], words);
    }
}

static bool find(struct census *c, const char *name, const char *config)
{
    for (size_t i = 0; tool_targets[i]; i++)
        if (strcmp(tool_targets[i]->name, name) == 0)
            c->target = tool_targets[i];
    for (size_t i = 0; c->target && i < c->target->config_count; i++)
        if (strcmp(c->target->configs[i].name, config) == 0) {
            c->context.config = (unsigned)i;
            return true;
        }
    return false;
}

static int print_configs(const char *name)
{
    for (size_t i = 0; tool_targets[i]; i++)
        for (size_t k = 0; k < tool_targets[i]->config_count; k++)
            if (strcmp(tool_targets[i]->name, name) == 0)
                puts(tool_targets[i]->configs[k].name);
    return 0;
}

int main(int argc, char **argv)
{
    struct census c = {0};
    if (argc == 2)
        return print_configs(argv[1]);
    const char *what = argc > 3 ? argv[3] : "";
    const bool fields = strcmp(what, "fields") == 0;
    const int first = fields ? 4 : 5; /* the argument that may be a seed */
    if (argc < first || argc > first + 1 || !find(&c, argv[1], argv[2])) {
        fputs("usage: census TARGET CONFIG space|words|forms N [SEED], or fields [SEED]\n", stderr);
        return 2;
    }
    const uint64_t n = fields ? 0 : strtoull(argv[4], NULL, 10);
    c.random = 88172645463325252u + (argc > first ? strtoull(argv[first], NULL, 10) : 0);
    if (fields)
        count_fields(&c);
    else if (strcmp(what, "words") == 0)
        count_words(&c, n);
    else if (strcmp(what, "space") == 0)
        count_space(&c, n);
    else if (strcmp(what, "forms") == 0)
        print_forms(&c, n);
    if (c.decoded)
        printf(
            "%s: %llu words through text and back, %llu of them with a mask, %llu wrong; %llu did "
            "not decode\n",
            argv[2], (unsigned long long)c.decoded, (unsigned long long)c.marked,
            (unsigned long long)c.wrong, (unsigned long long)c.undecoded);
    return c.wrong != 0;
}
