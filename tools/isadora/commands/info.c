/* info.c: `isadora isas`, which instruction sets there are, and `isadora info`, what one of
 * them is. */
#include "commands/commands.h"
#include "info/info.h"
#include <isadora/machine.h>
#include <isadora/asm.h>
#include "code/show.h"
#include "asm/text/words.h"

#include <ctype.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- isas ---- */

static const struct option isas_options[] = {{.take = NULL}};

/* Variants or modes of a target, with their other names. */
static void print_names(const struct isadora_target *target, const char *label, bool mode)
{
    const char *list = config_list(target, mode);
    if (*list)
        printf("%s%s\n", label, list);
}

static void print_grades(const struct isadora_target *target, uint64_t wanted, const char *label)
{
    size_t count[4] = {0};
    for (size_t i = 0; i < target->form_count; i++)
        count[target->forms[i].grade & 3] += (target->forms[i].configs & wanted) != 0;
    printf("%s", label);
    for (unsigned grade = 4, shown = 0; grade-- > 0;)
        if (count[grade])
            printf("%s%zu %s", shown++ ? ", " : "", count[grade], grade_name(grade));
    putchar('\n');
}

static int run_isas(const struct command *command, int argc, char **argv)
{
    options_read(command, argc, argv, NULL);
    for (size_t i = 0; tool_targets[i]; i++) {
        const struct isadora_target *target = tool_targets[i];
        printf("%s: %s\n", target->name, target->title);
        print_names(target, "    variants  ", false);
        print_names(target, "    modes     ", true);
        print_grades(target, UINT64_MAX, "    forms     ");
    }
    return EXIT_FINE;
}

const struct command command_isas = {
    .name = "isas",
    .usage = "",
    .summary = "list the shipped instruction sets, variants, modes, grades",
    .text = "Lists the instruction sets that are built in. The first variant and mode are the\n"
            "defaults of -V and --mode.\n"
            "\n"
            "example:\n"
            "  isadora isas",
    .options = isas_options,
    .run = run_isas,
};

/* ---- info ---- */

struct info {
    struct choice choice;
    struct texts words;
    const char *search; /* NULL: none */
};

static const struct option info_options[] = {
    TARGET_OPTIONS(struct info, choice),
    {0, "grep", "TEXT", "list the instructions whose names, titles or prose have it, in any case",
     option_text, offsetof(struct info, search)},
    {.take = option_texts, .to = offsetof(struct info, words)},
    {.take = NULL},
};

/* Words that are put together to units. */
static void print_bundle(const struct isadora_target *target)
{
    const struct isadora_bundle *bundle = target->bundle;
    printf("%u bits little, %u words of %u bits at bytes", 8u * bundle->bytes,
           (unsigned)bundle->words, (unsigned)target->units[0].bits);
    for (unsigned i = 0; i < bundle->words; i++)
        printf("%s %u", i ? "," : "", (unsigned)bundle->offsets[i]);
    if (target->together)
        printf(", which execute together");
    if (bundle->fill)
        printf(", filled with `%s`", bundle->fill);
    putchar('\n');
}

static void print_units(const struct isadora_target *target, uint64_t wanted)
{
    bool first = true;
    printf("  units     ");
    if (target->bundle) {
        print_bundle(target);
        return;
    }
    for (size_t i = 0; i < target->unit_count; i++) {
        const struct isadora_unit *unit = &target->units[i];
        if (!(unit->configs & wanted))
            continue;
        printf("%s%u bits %s", first ? "" : "; ", (unsigned)unit->bits,
               unit->big_endian ? "big" : "little");
        if (unit->bits != 8 * unit->bytes)
            printf(" in %u bytes", (unsigned)unit->bytes);
        if (unit->align > 1)
            printf(" align %u", (unsigned)unit->align);
        first = false;
        if (wanted == UINT64_MAX &&
            unit->configs != (target->config_count < 64 ? (UINT64_C(1) << target->config_count) - 1
                                                        : UINT64_MAX))
            printf(" on %s", show_configs(target, unit->configs));
    }
    putchar('\n');
}

static void print_files(const struct isadora_target *target, uint64_t wanted)
{
    char *list = tool_format("%s", "");
    for (size_t i = 0; i < target->file_count; i++) {
        const struct isadora_file *file = &target->files[i];
        if (!(file->configs & wanted))
            continue;
        tool_list(&list, "%s", file->name);
        if (file->count)
            tool_append(&list, "[%u]", (unsigned)file->count);
        tool_append(&list, " u%u", (unsigned)file->width);
    }
    show_labelled("registers", list);
    for (size_t i = 0, shown = 0; i < target->space_count; i++) {
        const struct isadora_space *space = &target->spaces[i];
        if (!(space->configs & wanted))
            continue;
        printf("  %-10s%s: %llu cells of %u bits%s", shown++ ? "" : "spaces", space->name,
               (unsigned long long)space->cells, (unsigned)space->cell_bits,
               space->is_code ? ", holds the code" : "");
        if (space->windows)
            printf(", in equal parts %s0 to %s%u", space->name, space->name, space->windows - 1u);
        if (space->shown > 1)
            printf(", shown by %u", isadora_shown_bits(space));
        printf("\n");
    }
}

static void print_exceptions(const struct isadora_target *target)
{
    char *list = tool_format("%s", "");
    for (size_t i = 0; i < target->exception_count; i++)
        tool_list(&list, "%s", target->exceptions[i]);
    if (target->exception_count)
        show_labelled("exceptions", list);
}

enum { MOST_DIGITS = 12 }; /* of a number of words that is printed as it is */

/* A number of words of so many bits; long ones as their share of all words and as a power of 2. */
static const char *space_text(const char *count, const char *bits)
{
    if (strlen(count) <= MOST_DIGITS)
        return count;
    double words = strtod(count, NULL), all = ldexp(1, atoi(bits));
    return tool_format("%.2f %% (2^%.1f)", floor(1e4 * words / all) / 100, log2(words));
}

static void print_encoding_space(const struct isadora_target *target, uint64_t wanted)
{
    if (!target->encoding_space_count)
        return;
    const char *const *rest = target->otherwise_words;
    printf("\nwords of a unit\n");
    printf("  %-12s %-10s %20s %20s %20s", "config", "unit", "decoded", "reserved", "unknown");
    if (rest)
        printf(" %20s", "otherwise");
    printf(" %20s\n", "unallocated");
    for (size_t i = 0; i < target->encoding_space_count; i++) {
        const struct isadora_encoding_space *row = &target->encoding_space[i];
        bool shown = false;
        for (size_t k = 0; k < target->config_count; k++)
            shown |= wanted >> k & 1 && strcmp(target->configs[k].name, row->config) == 0;
        if (!shown)
            continue;
        printf("  %-12s %-10s %20s %20s %20s", row->config, row->unit,
               space_text(row->decoded, row->unit), space_text(row->reserved, row->unit),
               space_text(row->unknown, row->unit));
        if (rest)
            printf(" %20s", space_text(rest[i], row->unit));
        printf(" %20s\n", space_text(row->unallocated, row->unit));
    }
}

/* Instructions of the description in order, with their mnemonics. */
static void print_instructions(const struct isadora_target *target, uint64_t wanted)
{
    printf("\ninstructions\n");
    for (size_t i = 0; i < target->form_count;) {
        const struct isadora_form *first = &target->forms[i];
        size_t forms = 0;
        char *words = tool_format(" ");
        for (; i < target->form_count && strcmp(target->forms[i].page, first->page) == 0; i++) {
            const char *word = target->forms[i].mnemonic;
            if (!(target->forms[i].configs & wanted))
                continue;
            forms++;
            if (*word && !strstr(words, tool_format(" %s ", word)))
                tool_append(&words, "%s ", word);
        }
        if (forms)
            printf("  %-18s %4zu form%s %s%s%.*s\n", first->page, forms, forms == 1 ? " " : "s",
                   first->title, words[1] ? " --" : "", (int)strlen(words) - 1, words);
    }
}

static void print_syntaxes(const struct isadora_target *target)
{
    for (size_t i = 0; i < target->syntax_count; i++)
        printf("  %-9s %s: %s\n", i ? "" : "syntaxes", target->syntaxes[i].name,
               target->syntaxes[i].title);
}

static void print_overview(const struct choice *choice)
{
    const struct isadora_target *target = choice->target;
    uint64_t wanted = choice_wanted(choice);
    size_t forms = 0;
    for (size_t i = 0; i < target->form_count; i++)
        forms += (target->forms[i].configs & wanted) != 0;
    printf("%s: %s\n", target->name, target->title);
    print_names(target, "  variants  ", false);
    print_names(target, "  modes     ", true);
    print_syntaxes(target);
    print_units(target, wanted);
    print_files(target, wanted);
    print_exceptions(target);
    info_sources(target);
    info_launch(target, wanted);
    printf("  forms     %zu\n", forms);
    print_grades(target, wanted, "  grades    ");
    info_executed(target, wanted);
    print_encoding_space(target, wanted);
    print_instructions(target, wanted);
}

/* How long the longest name of a field is, or `least`. */
static int names_width(const struct isadora_target *target, const struct isadora_form *form,
                       size_t least)
{
    for (unsigned i = 0; i < form->slot_count; i++) {
        const size_t size = strlen(target->fields[form->slots[i].field].name);
        least = size > least ? size : least;
    }
    return (int)least;
}

static void print_fields(const struct isadora_target *target, const struct isadora_form *form)
{
    const int width = names_width(target, form, 10);
    for (unsigned i = 0; i < form->slot_count; i++) {
        const struct isadora_field *field = &target->fields[form->slots[i].field];
        printf("  %-10s%-*s bits %-9s ", i ? "" : "fields", width, field->name, show_pieces(field));
        show_in_column(info_field(target, field), 28 + (unsigned)width);
    }
}

static void print_form(const struct isadora_target *target, const struct isadora_form *form)
{
    char bits[8 * ISADORA_WORD_BYTES + 1];
    show_bits_plain(form, bits);
    printf("\n%s\n", form->name);
    show_labelled("syntax", form->syntax);
    if (form->when)
        show_labelled("when", form->when);
    info_operands(form);
    if (bits[0]) {
        show_ruler(strlen(bits));
        printf("  bits      ");
        show_grouped(bits, strlen(bits));
    } else {
        printf("  bits      %s\n", form->bits);
    }
    print_fields(target, form);
    show_labelled("effects", form->effects);
    printf("  exists in %s; grade: %s; %u bytes\n", show_configs(target, form->configs),
           grade_name(form->grade), (unsigned)form->length);
}

/* The forms that the word means: false when there are none. */
static bool print_forms(const struct choice *choice, const char *word)
{
    const struct isadora_target *target = choice->target;
    const char *page = NULL;
    for (size_t i = 0; i < target->form_count; i++) {
        const struct isadora_form *form = &target->forms[i];
        if (!info_is_meant(form, word) || !(form->configs & choice_wanted(choice)))
            continue;
        if (!page || strcmp(page, form->page) != 0) {
            printf("%s%s: %s\n", page ? "\n" : "", form->page, form->title);
            show_wrapped(form->note ? form->note : "", "  ");
        }
        page = form->page;
        print_form(target, form);
    }
    return page != NULL;
}

/* `ATOMS.MAX`: the longest name before a dot, and what its modifiers are. */
static bool print_modified(const struct choice *choice, const char *word)
{
    for (size_t size = strlen(word); size-- > 1;) {
        if (word[size] != '.')
            continue;
        const char *name = tool_format("%.*s", (int)size, word);
        const char *modifiers = info_modifiers(choice, name, word + size);
        if (*modifiers) {
            printf("%s: `%s` with\n%s\n", word, name, modifiers);
            return print_forms(choice, name);
        }
    }
    return false;
}

/* What the word is another name of, or NULL. Only the parser knows such names: it reads the word as
 * the beginning of an instruction, and says which forms it might have become. */
static const char *meant_by(const struct choice *choice, const char *word)
{
    const struct isadora_target *target = choice->target;
    const uint64_t wanted = choice_wanted(choice);
    const char *other = NULL;
    for (unsigned i = 0; i < target->config_count && !other; i++) {
        struct isadora_context context = {.config = i};
        struct isadora_complaint why = {.column = 0};
        struct isadora_insn insn = {.form = 0};
        if (!(wanted >> i & 1))
            continue;
        const struct isadora_form *form = NULL;
        if (isadora_parse(target, &context, NULL, word, strlen(word), &insn, &why) > 0)
            form = &target->forms[insn.form];
        else if (why.head == strlen(word) && why.column == why.head && why.form_count)
            form = &target->forms[why.forms[0]];
        if (form)
            other = *form->mnemonic ? form->mnemonic : form->name;
    }
    return other && strcmp(other, word) != 0 ? other : NULL;
}

/* Is it an instruction of another variant or mode? */
static bool exists_elsewhere(const struct isadora_target *target, const char *word)
{
    for (size_t i = 0; i < target->form_count; i++)
        if (strcmp(target->forms[i].mnemonic, word) == 0 ||
            strcmp(target->forms[i].page, word) == 0)
            return true;
    return false;
}

/* All that has this name: false when nothing has. */
static bool print_all(const struct choice *choice, const char *word)
{
    if (print_forms(choice, word)) {
        info_macro(choice->target, word, true);
        return true;
    }
    if (info_register(choice, word, false))
        return true;
    const char *other = meant_by(choice, word);
    if (other) {
        printf("`%s` is another name of `%s`.\n\n", word, other);
        print_forms(choice, other);
        info_macro(choice->target, word, true);
        return true;
    }
    if (info_macro(choice->target, word, false) || info_operator(choice->target, word))
        return true;
    const bool is_word = info_word(choice, word), is_more = info_exception(choice, word, is_word);
    return info_register_bare(choice, word, is_word || is_more) || is_word || is_more ||
           print_modified(choice, word);
}

/* What is between braces and commas, as in `{!5,Y}`: false when nothing has one of these names. */
static bool print_items(const struct choice *choice, const char *word)
{
    static const char between[] = "{,} ";
    const char *at = word + strspn(word, between);
    bool found = word[0] == '{' && *at;
    while (found && *at) {
        const size_t size = strcspn(at, between);
        found = print_all(choice, tool_format("%.*s", (int)size, at));
        at += size + strspn(at + size, between);
    }
    return found;
}

/* The word in capitals or without. */
static char *in_case(const char *word, int convert(int))
{
    char *text = tool_format("%s", word);
    for (char *c = text; *c; c++)
        *c = (char)convert((unsigned char)*c);
    return text;
}

static int print_named(const struct choice *choice, const char *word)
{
    const struct isadora_target *target = choice->target;
    if (print_all(choice, word) || print_all(choice, in_case(word, toupper)) ||
        print_all(choice, in_case(word, tolower)) || print_items(choice, word))
        return EXIT_FINE;
    if (exists_elsewhere(target, word))
        return bad_input(
            "%s has `%s`, but not on %s; without -V and --mode it is shown as it is elsewhere",
            target->name, word, target->configs[choice->config].name);
    const char *meant = info_meant(target, word);
    if (*meant)
        complain("%s has no instruction or register `%s`, did you mean %s?", target->name, word,
                 meant);
    else
        complain("%s has no instruction or register `%s`", target->name, word);
    return EXIT_BAD_INPUT;
}

/* Of all shipped instruction sets where none is named. */
static int search(struct info *info, const struct command *command)
{
    size_t count = 0;
    int status = EXIT_FINE;
    if (!*info->search)
        usage_error(command, "--grep needs a text");
    if (info->choice.isa) {
        status = choice_settle(&info->choice, command);
        count = status ? 1 : info_search(&info->choice, info->search, false);
    }
    for (size_t i = 0; !info->choice.isa && tool_targets[i]; i++) {
        const struct choice choice = {.target = tool_targets[i]};
        count += info_search(&choice, info->search, true);
    }
    return count ? status : bad_input("no instruction has `%s`", info->search);
}

static int run_info(const struct command *command, int argc, char **argv)
{
    struct info info = {.choice = {.parts = PART_TEXT}};
    options_read(command, argc, argv, &info);
    size_t at = 0;
    if (!info.choice.isa && info.words.count) /* the ISA may come first, without -m */
        info.choice.isa = info.words.text[at++];
    if (info.words.count > at + 1)
        usage_error(command, "`%s` is too much", info.words.text[at + 1]);
    if (info.search && at < info.words.count)
        usage_error(command, "`%s` and --grep exclude each other", info.words.text[at]);
    if (info.search)
        return search(&info, command);
    int status = choice_settle(&info.choice, command);
    if (!status && at < info.words.count)
        status = print_named(&info.choice, info.words.text[at]);
    else if (!status)
        print_overview(&info.choice);
    return status;
}

const struct command command_info = {
    .name = "info",
    .usage = "ISA [-V VARIANT] [--mode M] [--grep TEXT] [MNEMONIC|PAGE|FORM|REGISTER|WORD]",
    .summary = "what an instruction set has; one instruction's page; a register or word",
    .text =
        "Without a name: units, registers, number of forms and their grades, the count of words\n"
        "of each class, pages. With the name of an instruction, a page or a form: syntax, bits,\n"
        "fields, effects, prose; old names are known too, and modifiers, `ATOMS.MAX`. With the\n"
        "name of a register: its number, size, other names, and what it is. With another word of\n"
        "instructions, or the name of a field, operand or space: where it may occur. ISA may also\n"
        "be given as -m ISA. --grep looks for a text in all instructions, of one ISA or of all.\n"
        "\n"
        "examples:\n"
        "  isadora info vp1-scalar\n"
        "  isadora info vp1-scalar add\n"
        "  isadora info vuc '$mbtype'\n"
        "  isadora info tesla exit\n"
        "  isadora info volta --grep atomic\n"
        "  isadora info -m my/cpu.isa load",
    .options = info_options,
    .run = run_info,
};
