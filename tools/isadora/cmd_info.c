/* cmd_info.c: `isadora isas`, which instruction sets there are, and `isadora info`, what one of
 * them is. */
#include "show.h"

#include <stdlib.h>
#include <string.h>

/* ---- isas ---- */

static const struct option isas_options[] = {{0, 0, NULL, NULL, NULL}};

/* The different variants (or modes) of a target, parted by commas. */
static void print_names(const struct isadora_target *target, const char *label, bool mode)
{
    const char *seen[64];
    size_t n = 0;
    for (size_t i = 0; i < target->config_count; i++) {
        const char *name = mode ? target->configs[i].mode : target->configs[i].variant;
        bool new = name != NULL &&n < 64;
        for (size_t j = 0; j < n && new; j++)
            new = strcmp(seen[j], name) != 0;
        if (new)
            seen[n++] = name;
    }
    for (size_t i = 0; i < n; i++)
        printf("%s%s", i ? ", " : label, seen[i]);
    if (n)
        putchar('\n');
}

static void print_grades(const struct isadora_target *target, const char *label)
{
    size_t count[4] = {0};
    for (size_t i = 0; i < target->form_count; i++)
        count[target->forms[i].grade & 3]++;
    printf("%s", label);
    for (unsigned grade = 4, shown = 0; grade-- > 0;)
        if (count[grade])
            printf("%s%zu %s", shown++ ? ", " : "", count[grade], grade_name(grade));
    putchar('\n');
}

static int run_isas(const struct command *command, int argc, char **argv)
{
    struct options o;
    options_begin(&o, command, argc, argv);
    while (options_next(&o) != OPTION_END)
        usage_error(command, "`%s` is too much", o.value);
    for (size_t i = 0; tool_targets[i]; i++) {
        const struct isadora_target *target = tool_targets[i];
        printf("%s: %s\n", target->name, target->title);
        print_names(target, "    variants  ", false);
        print_names(target, "    modes     ", true);
        print_grades(target, "    forms     ");
    }
    return EXIT_FINE;
}

const struct command command_isas = {
    .name = "isas",
    .usage = "",
    .summary = "list the shipped instruction sets, variants, modes, grades",
    .text = "Lists the instruction sets that are built in. The first variant and mode are the "
            "defaults of -V and --mode.\n"
            "\n"
            "example:\n"
            "  isadora isas",
    .options = isas_options,
    .run = run_isas,
};

/* ---- info ---- */

static const struct option info_options[] = {TARGET_OPTIONS, {0, 0, NULL, NULL, NULL}};

static void print_units(const struct isadora_target *target, uint64_t wanted)
{
    char configs[256];
    bool first = true;
    printf("  units     ");
    for (size_t i = 0; i < target->unit_count; i++) {
        const struct isadora_unit *unit = &target->units[i];
        if (!(unit->configs & wanted))
            continue;
        printf("%s%u bits %s", first ? "" : "; ", (unsigned)unit->bits, unit->big_endian ? "big" : "little");
        if (unit->bits != 8 * unit->bytes)
            printf(" in %u bytes", (unsigned)unit->bytes);
        if (unit->align > 1)
            printf(" align %u", (unsigned)unit->align);
        first = false;
        if (wanted == UINT64_MAX && unit->configs != (target->config_count < 64 ? (UINT64_C(1) << target->config_count) - 1 : UINT64_MAX)) {
            show_configs(target, unit->configs, configs, sizeof configs);
            printf(" on %s", configs);
        }
    }
    putchar('\n');
}

static void print_files(const struct isadora_target *target)
{
    char *list = tool_format("%s", "");
    for (size_t i = 0; i < target->file_count; i++) {
        const struct isadora_file *file = &target->files[i];
        char count[16] = "", *longer;
        if (file->count)
            snprintf(count, sizeof count, "[%u]", (unsigned)file->count);
        longer = tool_format("%s%s%s%s u%u", list, i ? ", " : "", file->name, count, (unsigned)file->width);
        free(list);
        list = longer;
    }
    show_labelled("registers", list);
    free(list);
    for (size_t i = 0; i < target->space_count; i++) {
        const struct isadora_space *space = &target->spaces[i];
        printf("  %-10s%s: %llu cells of %u bits%s\n", i ? "" : "spaces", space->name, (unsigned long long)space->cells,
               (unsigned)space->cell_bits, space->is_code ? ", holds the code" : "");
    }
}

static void print_ledger(const struct isadora_target *target)
{
    if (!target->ledger_count)
        return;
    printf("\nwords of a unit\n");
    printf("  %-12s %-10s %22s %22s %22s %22s\n", "config", "unit", "decoded", "reserved", "unknown", "hole");
    for (size_t i = 0; i < target->ledger_count; i++) {
        const struct isadora_ledger *row = &target->ledger[i];
        printf("  %-12s %-10s %22s %22s %22s %22s\n", row->config, row->unit, row->decoded, row->reserved, row->unknown,
               row->hole);
    }
}

/* Pages in order, with their mnemonics. */
static void print_pages(const struct isadora_target *target, uint64_t wanted)
{
    printf("\npages\n");
    for (size_t i = 0; i < target->form_count;) {
        const struct isadora_form *first = &target->forms[i];
        const char *previous = "";
        size_t forms = 0;
        char words[512] = "";
        size_t used = 0;
        for (; i < target->form_count && strcmp(target->forms[i].page, first->page) == 0; i++) {
            const char *word = target->forms[i].mnemonic;
            if (!(target->forms[i].configs & wanted))
                continue;
            forms++;
            if (strcmp(word, previous) != 0 && used + strlen(word) + 2 < sizeof words)
                used += (size_t)snprintf(words + used, sizeof words - used, " %s", word);
            previous = word;
        }
        if (forms)
            printf("  %-18s %4zu form%s %s%s%s\n", first->page, forms, forms == 1 ? " " : "s", first->title,
                   used ? " --" : "", words);
    }
}

static void print_overview(const struct choice *choice)
{
    const struct isadora_target *target = choice->target;
    printf("%s: %s\n", target->name, target->title);
    print_names(target, "  variants  ", false);
    print_names(target, "  modes     ", true);
    print_units(target, choice->variant || choice->mode ? UINT64_C(1) << choice->config : UINT64_MAX);
    print_files(target);
    printf("  forms     %zu\n", target->form_count);
    print_grades(target, "  grades    ");
    print_ledger(target);
    print_pages(target, choice->variant || choice->mode ? UINT64_C(1) << choice->config : UINT64_MAX);
}

static void print_fields(const struct isadora_target *target, const struct isadora_form *form)
{
    for (unsigned i = 0; i < form->slot_count; i++) {
        const struct isadora_field *field = &target->fields[form->slots[i].field];
        char pieces[64];
        show_pieces(field, pieces, sizeof pieces);
        printf("  %-10s%-10s bits %s\n", i ? "" : "fields", field->name, pieces);
    }
}

static void print_form(const struct isadora_target *target, const struct isadora_form *form)
{
    char bits[8 * ISADORA_WORD_BYTES + 1], configs[256];
    show_configs(target, form->configs, configs, sizeof configs);
    show_bits_plain(form, bits);
    printf("\n%s\n", form->name);
    printf("  syntax    %s\n", form->syntax);
    if (bits[0]) {
        show_ruler(strlen(bits));
        printf("  bits      ");
        show_grouped(bits, strlen(bits));
    } else {
        printf("  bits      %s\n", form->bits);
    }
    print_fields(target, form);
    show_labelled("effects", form->effects);
    printf("  exists in %s; grade: %s; %u bytes\n", configs, grade_name(form->grade), (unsigned)form->length);
}

/* Does `word` mean this form: its mnemonic, its page, or its name or the beginning of it? */
static bool is_meant(const struct isadora_form *form, const char *word)
{
    size_t n = strlen(word);
    return strcmp(form->mnemonic, word) == 0 || strcmp(form->page, word) == 0 ||
           (strncmp(form->name, word, n) == 0 && (form->name[n] == 0 || form->name[n] == '.'));
}

static int print_instruction(const struct choice *choice, const char *word)
{
    const struct isadora_target *target = choice->target;
    const char *page = NULL;
    bool limited = choice->variant || choice->mode;
    for (size_t i = 0; i < target->form_count; i++) {
        const struct isadora_form *form = &target->forms[i];
        if (!is_meant(form, word) || (limited && !(form->configs >> choice->config & 1)))
            continue;
        if (!page || strcmp(page, form->page) != 0) {
            printf("%s%s: %s\n", page ? "\n" : "", form->page, form->title);
            show_wrapped(form->note, "  ");
        }
        page = form->page;
        print_form(target, form);
    }
    if (page)
        return EXIT_FINE;
    const char *best = NULL;
    for (size_t i = 0; i < target->form_count; i++) {
        const char *const names[] = {target->forms[i].mnemonic, target->forms[i].page, best};
        best = nearest_name(word, names, best ? 3 : 2);
        best = best ? best : names[2];
    }
    if (best)
        complain("%s has no instruction `%s`, did you mean `%s`?", target->name, word, best);
    else
        complain("%s has no instruction `%s`", target->name, word);
    return EXIT_BAD_INPUT;
}

static int run_info(const struct command *command, int argc, char **argv)
{
    struct choice choice = {.isa = NULL};
    struct options o;
    const char *words[2] = {NULL, NULL};
    size_t n = 0;
    options_begin(&o, command, argc, argv);
    for (int id; (id = options_next(&o)) != OPTION_END;) {
        if (choice_option(&choice, id, o.value))
            continue;
        if (n == 2)
            usage_error(command, "`%s` is too much", o.value);
        words[n++] = o.value;
    }
    if (!choice.isa) { /* the ISA may stand first, without -m */
        choice.isa = words[0];
        words[0] = words[1];
        words[1] = NULL;
    }
    if (words[1])
        usage_error(command, "`%s` is too much", words[1]);
    int status = choice_settle(&choice, command);
    if (status)
        return status;
    if (words[0])
        return print_instruction(&choice, words[0]);
    print_overview(&choice);
    return EXIT_FINE;
}

const struct command command_info = {
    .name = "info",
    .usage = "ISA [-V VARIANT] [--mode M] [MNEMONIC|PAGE|FORM]",
    .summary = "what an instruction set has; one instruction's page",
    .text = "Without a name: units, registers, number of forms and their grades, the count of "
            "words of each class, pages.\n"
            "With the name of an instruction, a page or a form: syntax, bits, fields, effects, "
            "prose. ISA may also be given\n"
            "as -m ISA.\n"
            "\n"
            "examples:\n"
            "  isadora info vp1-scalar\n"
            "  isadora info vp1-scalar add\n"
            "  isadora info -m my/cpu.isa load",
    .options = info_options,
    .run = run_info,
};
