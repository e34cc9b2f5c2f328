/* explain.c: `isadora explain`: which bits chose this form, every field, why the runner-up
 * lost. */
#include "commands/commands.h"
#include "dis/dis.h"
#include "code/assembly.h"
#include "code/skip.h"
#include "code/undecoded.h"
#include <isadora/asm.h>
#include "asm/tables/syntax.h"
#include "code/show.h"

#include <stdlib.h>
#include <string.h>

enum { RUNNERS = 3, NOT_MET = 0xff };

struct explain {
    struct choice choice;
    struct isadora_context context;
    struct near near;
    const uint8_t *bytes;
    size_t size, left; /* of the word; until the end */
    rt_u128 word;      /* the bytes as a number */
    size_t bits;       /* of the unit */
    struct number base;
    struct texts words; /* the arguments */
};

static const struct option options[] = {
    TARGET_OPTIONS(struct explain, choice),
    {'b', "base", "ADDR", "address of the instruction", option_address,
     offsetof(struct explain, base)},
    {.take = option_texts, .to = offsetof(struct explain, words)},
    {.take = NULL},
};

static bool big_endian(const struct explain *e)
{
    return group_of(e->choice.target, e->choice.config).big_endian;
}

/* ---- the form that was chosen ---- */

/* The bits of a unit, with what stands for one and for zero. */
static void print_word_bits(const struct explain *e, const char *label, rt_u128 word,
                            const char *signs)
{
    char line[8 * ISADORA_WORD_BYTES];
    for (size_t i = 0; i < e->bits; i++)
        line[i] = signs[word >> (e->bits - 1 - i) & 1];
    printf("  %-10s", label);
    show_grouped(line, e->bits);
}

static void print_picture(const struct explain *e, const struct isadora_form *form)
{
    struct isadora_word tested, wanted;
    show_ruler(e->bits);
    print_word_bits(e, "word", e->word, "01");
    isadora_form_tests(form, &tested, &wanted);
    print_word_bits(e, "tested", rt_wide(tested), ".^");
    /* The picture may have fewer bits than what the words are stored in. */
    printf("  form      %*s\n", (int)(e->bits + (e->bits - 1) / 8), form->bits);
}

static void print_carried(const struct explain *e, const struct isadora_form *form,
                          const struct isadora_insn *insn)
{
    for (unsigned i = 0; i < form->slot_count; i++) {
        const struct isadora_field *field = &e->choice.target->fields[form->slots[i].field];
        if (!insn_carries(e->choice.target, &e->context, insn, i))
            continue;
        printf("  field     %-10s bits %-10s = 0x%llx  %s\n", field->name, show_pieces(field),
               (unsigned long long)insn->value[i],
               show_value(e->choice.target, field, insn->value[i]));
    }
}

static unsigned count_lines(const struct isadora_choice *choice)
{
    unsigned n = 0;
    for (unsigned i = 0; i < choice->alternative_count; i++)
        n += choice->alternatives[i] != NULL;
    return n;
}

/* Which alternative of each operand was taken, nested ones after their operand; one alone is
 * no choice. */
static void print_lines(const struct isadora_form *form, const struct isadora_insn *insn)
{
    for (unsigned i = 0; i < form->choice_count && i < ISADORA_CHOICES; i++) {
        const struct isadora_choice *choice = &form->choices[i];
        if (count_lines(choice) < 2)
            continue;
        printf("  operand   %s", choice->name ? choice->name : "that may be left out");
        if (choice->role)
            printf(" as %s", choice->role);
        if (insn->alt[i] >= choice->alternative_count) {
            puts(": absent, as the alternative of another operand lacks it");
            continue;
        }
        const char *text = choice->alternatives[insn->alt[i]];
        printf(": alternative %u of %u, ", insn->alt[i] + 1u, (unsigned)choice->alternative_count);
        if (text && *text)
            printf("`%s`\n", text);
        else
            puts("which prints nothing");
    }
}

static void print_canonical(const struct explain *e, const struct isadora_insn *insn)
{
    const rt_u128 mask = rt_wide(insn->mask);
    char text[64];
    *hex_long(text, e->word ^ mask) = 0;
    printf("  canonical %s", text);
    *hex_long(text, mask) = 0;
    if (mask)
        printf(", this word differs in ignored or unknown bits: ^%s\n", text);
    else
        printf(", this word\n");
}

/* ---- the forms that were not ---- */

static unsigned wrong_bits(const struct near_form *form, rt_u128 word)
{
    return bits_set(near_wrong(form, word));
}

/* What keeps the word from being the form: the tested bits that differ, or a field. */
static void print_why(struct explain *e, const struct near_form *f, rt_u128 wrong)
{
    if (!wrong && !near_fits(&e->near, f, e->word)) {
        printf("its tested bits agree; the condition %s does not hold\n", f->form->when);
        return;
    }
    if (!wrong) {
        const struct isadora_field *field = near_culprit(&e->near, &e->context, f, e->bytes);
        char blame[128];
        if (field) {
            near_explain(&e->near, field, e->bytes, e->size, blame, sizeof blame);
            printf("%s\n", blame);
            return;
        }
        puts("its tested bits agree; an operand, a set of values or `over` keeps it out");
        return;
    }
    for (size_t bit = e->bits, shown = 0; bit-- > 0;) {
        const int is = e->word >> bit & 1;
        if (wrong >> bit & 1)
            printf("%sbit %zu is %d, not %d", shown++ ? "; " : "", bit, is, !is);
    }
    putchar('\n');
}

static void print_runner(struct explain *e, const struct near_form *f)
{
    const rt_u128 wrong = near_wrong(f, e->word);
    printf("  not       %-24s ", f->form->name);
    print_why(e, f, wrong);
}

/* The forms of this length with the fewest tested bits that differ, but for the one that was
 * chosen. */
static void print_runners(struct explain *e, const struct isadora_form *chosen)
{
    const struct near_form *best[RUNNERS + 1];
    const size_t n = near_forms(&e->near, wrong_bits, e->word, e->size, best, RUNNERS + 1);
    for (size_t i = 0, shown = 0; i < n && shown < RUNNERS; i++) {
        if (best[i]->form == chosen)
            continue;
        print_runner(e, best[i]);
        shown++;
    }
}

/* A form of any length: the word is read as one of its length. */
static void print_runner_of_length(const struct explain *e, const struct near_form *f)
{
    const size_t length = f->form->length;
    struct explain as = *e;
    rt_u128 known;
    as.word = near_word(&e->near, e->bytes, e->left, length, &known);
    as.size = length;
    as.bits = 8 * length;
    const rt_u128 wrong = near_wrong(f, as.word) & known;
    printf("  not       %-24s ", f->form->name);
    if (length != e->size)
        printf("of %zu byte%s: ", length, length == 1 ? "" : "s");
    if (length > e->left && !wrong)
        printf("the beginning agrees; %zu more would decide\n", length - e->left);
    else
        print_why(&as, f, wrong);
}

/* Which form of which length came nearest. */
static void print_runners_of_any_length(struct explain *e)
{
    const struct near_form *best[RUNNERS];
    const size_t n = near_any_length(&e->near, e->bytes, e->left, e->size, best, RUNNERS);
    for (size_t i = 0; i < n; i++)
        print_runner_of_length(e, best[i]);
}

/* ---- one unit ---- */

static void print_head(const struct explain *e)
{
    char words[8 * ISADORA_WORD_BYTES], number[64];
    *hex_groups(group_of(e->choice.target, e->choice.config), words, e->bytes, e->size) = 0;
    *hex_long(number, e->context.address) = 0;
    printf("%s  at %s, %zu bytes, %s %s\n", words, number, e->size, e->choice.target->name,
           e->choice.target->configs[e->choice.config].name);
}

/* Where the word may not appear, it is this instruction for the decoder alone. */
static void print_place(const struct explain *e)
{
    const struct isadora_alignment alignment =
        isadora_alignment_of(e->choice.target, e->choice.config);
    if (!isadora_is_aligned(&alignment, e->context.address, (unsigned)e->size))
        printf("  place     %zu-byte instructions must be %u-byte aligned; here it is data\n",
               e->size, alignment.of[e->size]);
}

static void explain_form(struct explain *e, const struct isadora_insn *insn)
{
    const struct isadora_target *target = e->choice.target;
    const struct isadora_form *form = &target->forms[insn->form];
    char text[ISADORA_TEXT_MAX];
    target->format(&e->context, insn, text, sizeof text);
    print_head(e);
    printf("  text      %s\n", text);
    printf("  form      %s: %s\n", form->name, form->title);
    show_labelled("syntax", form->syntax);
    if (form->when)
        show_labelled("when", form->when);
    print_picture(e, form);
    print_carried(e, form, insn);
    print_lines(form, insn);
    print_canonical(e, insn);
    show_labelled("effects", tool_format("of this form, for all alternatives: %s", form->effects));
    printf("  grade     %s\n", grade_name(form->grade));
    print_place(e);
    print_runners(e, form);
}

/* Bits in memory that are no bits of the word, where a unit does not fill its bytes. */
static void print_outside(const struct explain *e)
{
    const struct isadora_target *target = e->choice.target;
    size_t bits = e->bits;
    for (size_t i = 0; i < target->unit_count; i++)
        if (target->units[i].bytes == e->size && target->units[i].configs >> e->choice.config & 1)
            bits = target->units[i].bits;
    for (size_t bit = bits; bit < e->bits; bit++) {
        if (!(e->word >> bit & 1))
            continue;
        printf("  outside   a word has %zu bits; bit%s %zu", bits, e->bits - bits > 1 ? "s" : "",
               bits);
        if (e->bits - bits > 1)
            printf("..%zu", e->bits - 1);
        puts(" must be 0");
        return;
    }
}

static void explain_undefined(struct explain *e)
{
    print_head(e);
    printf("  text      does not decode: no form of this variant and mode has this word\n");
    show_ruler(e->bits);
    print_word_bits(e, "word", e->word, "01");
    print_outside(e);
    if (e->near.count > 1)
        print_runners_of_any_length(e);
    else
        print_runners(e, NULL);
}

/* Explains all units in the bytes: true when all decode. */
static bool explain_bytes(struct explain *e, const uint8_t *bytes, size_t size)
{
    const struct isadora_target *target = e->choice.target;
    bool fine = true;
    for (size_t at = 0; at < size;) {
        struct isadora_insn insn = {.form = 0};
        memset(insn.alt, NOT_MET, sizeof insn.alt); /* a decoder writes those that are met */
        int length = target->decode(&e->context, bytes + at, size - at, &insn);
        e->bytes = bytes + at;
        e->left = size - at;
        e->size =
            length > 0 ? (size_t)length : code_skip(target, &e->context, bytes + at, size - at);
        e->word = word_of(e->bytes, e->size, big_endian(e));
        e->bits = 8 * e->size;
        if (length > 0)
            explain_form(e, &insn);
        else
            explain_undefined(e);
        fine = fine && length > 0;
        at += e->size;
        e->context.address =
            isadora_next_address(target, e->choice.config, e->context.address, (unsigned)e->size);
        if (at < size)
            putchar('\n');
    }
    return fine;
}

/* ---- arguments ---- */

/* Is this argument a word of code, not text? `add` is a hex number too, but too short for a word.
 */
static size_t as_word(const struct choice *choice, const char *text, uint8_t *out)
{
    const struct group group = group_of(choice->target, choice->config);
    const bool marked = text[0] == '0' && (text[1] | 32) == 'x';
    const size_t size = strlen(text), digits = marked ? size - 2 : size;
    const char *why;
    if (!digits || (!marked && digits < group.digits))
        return 0;
    if (digits >= group.digits)
        return hex_word(group, text, size, out, &why);
    /* 0x says that it is a number: zeros in front may be left out */
    text = tool_format("%0*d%s", (int)(group.digits - digits), 0, text + 2);
    return hex_word(group, text, group.digits, out, &why);
}

static char *join(const char *const *words, size_t n)
{
    char *text = tool_format("%s", "");
    for (size_t i = 0; i < n; i++)
        tool_append(&text, "%s%s", i ? " " : "", words[i]);
    return text;
}

/* One character a byte, so that the caret is under its place whatever the bytes are. */
static void print_bytes(const char *text)
{
    for (; *text; text++)
        fputc(*text == '\t' ? ' ' : *text < ' ' || *text > '~' ? '?' : *text, stderr);
}

/* Prints why an instruction was refused, with a caret under the place. */
static void complain_text(const char *text, const struct isadora_complaint *why)
{
    complain("%s", why->text);
    fputs("  ", stderr);
    print_bytes(text);
    fprintf(stderr, "\n  %*s^\n", (int)why->column, "");
    for (unsigned i = 0; i < why->note_count; i++)
        fprintf(stderr, "  note: %s\n", why->notes[i]);
}

/* Is the first word of a text the name of a macro of the description? */
static bool is_macro(const struct isadora_notation *notation, const char *text)
{
    const size_t size = strcspn(text, " \t");
    for (unsigned i = 0; i < notation->macro_count; i++) {
        const struct isadora_macro *macro = &notation->macros[i];
        for (unsigned k = 0; k < macro->name_count; k++)
            if (strlen(macro->names[k]) == size && memcmp(macro->names[k], text, size) == 0)
                return true;
    }
    return false;
}

/* Is a text a line of a source, with several statements or a comment, or one of
 * a macro? */
static bool is_source(const struct isadora_target *target, const char *text)
{
    const struct isadora_notation *notation = target->syntax->notation;
    return notation && !target->bundle &&
           (is_macro(notation, text) ||
            (notation->separator && strstr(text, notation->separator)) ||
            (notation->comment && strstr(text, notation->comment)));
}

static void put_text(void *user, const char *text, size_t size)
{
    (void)user;
    fwrite(text, 1, size, stderr);
}

/* The instructions of a line of a source. */
static int explain_source(struct explain *e, const char *text)
{
    const struct isadora_assembly_input input = {.target = e->choice.target,
                                                 .config = e->choice.config,
                                                 .source = {"(argument)", text, strlen(text)},
                                                 .origin = e->base.value};
    struct isadora_assembly made;
    int status = EXIT_BAD_INPUT;
    const enum isadora_assembly_result result = isadora_assemble(&input, &made);
    if (result == ISADORA_ASSEMBLY_MEMORY)
        out_of_memory();
    for (size_t i = 0; i < made.error_count; i++)
        isadora_assembly_print(&made, &made.errors[i], put_text, NULL);
    if (result == ISADORA_ASSEMBLED) {
        printf("%s: %s%zu instruction%s\n\n", text,
               is_macro(e->choice.target->syntax->notation, text) ? "stands for " : "",
               made.span_count, plural(made.span_count));
        status = explain_bytes(e, made.bytes, made.size) ? EXIT_FINE : EXIT_BAD_INPUT;
    }
    isadora_assembly_free(&made);
    return status;
}

static int explain_text(struct explain *e, const char *text)
{
    const struct isadora_target *target = e->choice.target;
    struct isadora_complaint why = {.column = 0};
    struct isadora_insn insn;
    uint8_t bytes[ISADORA_WORD_BYTES];
    int read = isadora_parse(target, &e->context, NULL, text, strlen(text), &insn, &why);
    if (read < 0 && is_source(target, text))
        return explain_source(e, text);
    if (read < 0) {
        assembly_name_isa(&why, &e->choice);
        complain_text(text, &why);
        return EXIT_BAD_INPUT;
    }
    if (text[(size_t)read + strspn(text + read, " \t")] != 0)
        return bad_input("one instruction at a time; `%s` is left over", text + read);
    int length = target->encode(&e->context, &insn, bytes, sizeof bytes);
    if (length < 0)
        return bad_input("`%s` cannot be encoded", text);
    return explain_bytes(e, bytes, (size_t)length) ? EXIT_FINE : EXIT_BAD_INPUT;
}

/* What is between blanks, also of words in quotes: a list of `n`. */
static const char *const *split(const char *text, size_t *n)
{
    const char **words = tool_alloc((strlen(text) + 1) * sizeof *words);
    *n = 0;
    for (size_t size; text += strspn(text, " \t\n"), (size = strcspn(text, " \t\n")) > 0;
         text += size)
        words[(*n)++] = tool_format("%.*s", (int)size, text);
    return words;
}

static int explain_arguments(struct explain *e, const char *text)
{
    size_t n;
    const char *const *words = split(text, &n);
    uint8_t *bytes = tool_alloc(n * ISADORA_WORD_BYTES + 1);
    size_t size = 0, i = 0;
    for (size_t length = 1; i < n && length; i++) {
        length = as_word(&e->choice, words[i], bytes + size);
        size += length;
        if (!length)
            break;
    }
    const size_t parts = word_of_hex(e->choice.target, words, n, bytes);
    if (!parts && (i < n || !n))
        return explain_text(e, text);
    return explain_bytes(e, bytes, parts ? parts : size) ? EXIT_FINE : EXIT_BAD_INPUT;
}

static int run(const struct command *command, int argc, char **argv)
{
    struct explain e = {.choice = {.parts = PART_TEXT}};
    options_read(command, argc, argv, &e);
    if (!e.words.count)
        usage_error(command, "missing argument: words of code, or an instruction");
    int status = choice_settle(&e.choice, command);
    e.context.config = e.choice.config;
    e.context.address = e.base.value;
    if (status == EXIT_FINE && e.choice.target->bundle)
        e.context.address = isadora_bundle_target(e.choice.target->bundle, e.context.address);
    if (status == EXIT_FINE)
        near_begin(&e.near, e.choice.target, e.choice.config);
    if (status == EXIT_FINE)
        status = explain_arguments(&e, join(e.words.text, e.words.count));
    return status;
}

const struct command command_explain = {
    .name = "explain",
    .usage = "-m ISA [-V VARIANT] [--mode M] WORD...|TEXT",
    .summary = "which bits chose this form, every field, why others lost",
    .text =
        "Draws the word, marks the bits that were tested, lists every field with its value, and\n"
        "names the forms that came nearest with the bits that decided against them, those of any\n"
        "length where the word is no instruction. TEXT is assembled first, also\n"
        "several statements of a line; of a macro of the description, what it stands for is\n"
        "explained. Status 1 when a word does not decode.\n"
        "\n"
        "examples:\n"
        "  isadora explain -m vp1-scalar 4c0887c7\n"
        "  isadora explain -m vp1-scalar 'add $r1 $r2 $r3'",
    .options = options,
    .run = run,
};
