/* word.c: `isadora info ISA WORD`, a word that is no instruction: a code of a field, a part of
 * an operand or of a syntax, a space, or the name of a field or operand; and where it may appear
 * (info.h). */
#include "info/info.h"
#include <isadora/analysis.h>
#include "code/show.h"
#include "asm/tables/syntax.h"
#include "asm/text/number.h"
#include "asm/text/words.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum { OPERANDS = 64, MOST_LISTED = 40 /* mnemonics */ };

/* What is looked for, and in which configurations. */
struct search {
    const struct isadora_target *target;
    uint64_t wanted;
    const char *word;
    unsigned found; /* so far */
};

static bool is_joined(char ch) { return ch == '.' || rt_is(ch, RT_WORD); }

/* Is the word in the text, by itself? */
static bool has_word(const char *text, const char *word)
{
    const size_t n = strlen(word);
    for (const char *at = text; (at = strstr(at, word)) != NULL; at++) {
        const bool begins = at == text || (!is_joined(at[-1]) && at[-1] != '$');
        if (n > 0 && begins && !is_joined(at[n]))
            return true;
    }
    return false;
}

/* Is it in a line of syntax by itself, not as one of a field's words, `{.E}` or `(rn|rz)`? */
static bool is_written(const char *syntax, const char *word)
{
    const size_t n = strlen(word);
    unsigned depth = 0;
    for (const char *at = syntax; n > 0 && *at; at++) {
        const bool quoted = at > syntax && at[-1] == '\'';
        depth += *at == '{' && !quoted;
        depth -= *at == '}' && !quoted && depth > 0;
        if (depth > 0 || strncmp(at, word, n) != 0 || at[n] == '|' || is_joined(at[n]))
            continue;
        if (at == syntax || (!strchr("|$<", at[-1]) && !is_joined(at[-1])))
            return true;
    }
    return false;
}

/* Is the word what the line would print for some number: `!4` for `!<STALL>`? */
static bool is_instance(const char *line, const char *word)
{
    const char *at = line, *w = word;
    bool has_number = false, has_mark = false;
    for (; *at && *w; at++) {
        if (*at == '<') {
            const size_t digits = strspn(w, "0123456789");
            at = strchr(at, '>');
            if (!at || !digits)
                return false;
            w += digits;
            has_number = true;
        } else if (*at == *w) {
            has_mark |= !is_joined(*at) && *at != '$'; /* a register's number may be too high */
            w++;
        } else {
            return false;
        }
    }
    return has_number && has_mark && !*at && !*w;
}

/* ---- The forms that something is in ---- */

typedef bool in_form(const struct search *, const struct isadora_form *, const void *user);

static size_t forms_count(const struct search *s, in_form *is_in, const void *user)
{
    size_t n = 0;
    for (size_t i = 0; i < s->target->form_count; i++)
        n += (s->target->forms[i].configs & s->wanted) && is_in(s, &s->target->forms[i], user);
    return n;
}

/* How many they are, the mnemonics, each once, and how the shortest of them is written. */
static void print_where(const struct search *s, in_form *is_in, const void *user)
{
    const struct isadora_form *shortest = NULL;
    char *list = tool_format("%zu form%s:", forms_count(s, is_in, user),
                             forms_count(s, is_in, user) == 1 ? "" : "s");
    char *seen = tool_format("%s", " ");
    size_t mnemonics = 0;
    for (size_t i = 0; i < s->target->form_count; i++) {
        const struct isadora_form *form = &s->target->forms[i];
        if (!(form->configs & s->wanted) || !is_in(s, form, user))
            continue;
        if (!shortest || strlen(form->syntax) < strlen(shortest->syntax))
            shortest = form;
        const char *mnemonic = *form->mnemonic ? form->mnemonic : form->page;
        if (strstr(seen, tool_format(" %s ", mnemonic)))
            continue;
        if (mnemonics++ < MOST_LISTED)
            tool_append(&list, " %s", mnemonic);
        tool_append(&seen, "%s ", mnemonic);
    }
    if (mnemonics > MOST_LISTED)
        tool_append(&list, ", and %zu more mnemonics", mnemonics - MOST_LISTED);
    show_labelled("used by", list);
    if (shortest)
        show_labelled("as in", shortest->syntax);
}

static void print_title(struct search *s, const char *what, const char *name)
{
    printf("%s%s: %s%s\n", s->found++ ? "\n" : "", s->word, what, name);
}

/* ---- Fields ---- */

static bool has_field(const struct search *s, const struct isadora_form *form, const void *user)
{
    for (unsigned i = 0; i < form->slot_count; i++)
        if (&s->target->fields[form->slots[i].field] == user)
            return true;
    return false;
}

static void print_codes(const struct search *s, const struct isadora_field *field, bool itself)
{
    char *list = tool_format("%s", "");
    const bool some = !itself && field->code_count > MOST_LISTED;
    for (uint32_t i = 0; i < field->code_count; i++) {
        const struct isadora_code *code = &field->codes[i];
        if (some && !has_word(code->text, s->word))
            continue;
        tool_list(&list, "%s (%" PRIu64 ")", *code->text ? code->text : "nothing", code->code);
    }
    if (some)
        tool_append(&list, "; `isadora info %s %s` shows all %u", s->target->name, field->name,
                    (unsigned)field->code_count);
    show_list("codes", list);
}

static void add_once(char **list, const char *text)
{
    if (!strstr(*list, text))
        tool_list(list, "%s", text);
}

/* The operands that spell the field, where it is in no instruction text by itself. */
static void print_operands_of(const struct search *s, const struct isadora_field *field)
{
    char *list = tool_format("%s", "");
    for (size_t i = 0; i < s->target->form_count; i++) {
        const struct isadora_form *form = &s->target->forms[i];
        for (unsigned k = 0; (form->configs & s->wanted) && k < form->choice_count; k++) {
            const struct isadora_choice *choice = &form->choices[k];
            for (unsigned n = 0; choice->name && n < choice->alternative_count; n++) {
                if (!choice->alternatives[n] || !has_word(choice->alternatives[n], field->name))
                    continue;
                add_once(&list, tool_format("%s, as `%s`", choice->name, choice->alternatives[n]));
            }
        }
    }
    show_list("operands", list);
}

static bool is_code(const struct search *s, const struct isadora_field *field)
{
    for (uint32_t i = 0; field->kind == ISADORA_CODES && i < field->code_count; i++)
        if (has_word(field->codes[i].text, s->word))
            return true;
    return false;
}

/* What the schedule of a word has the field for; NULL without. */
static const char *role_of(const struct isadora_target *target, const struct isadora_field *field)
{
    const struct isadora_schedule *schedule = target->schedule;
    if (!schedule || field->piece_count != 1)
        return NULL;
    const unsigned at = field->pieces[0].lo;
    if (at == schedule->cycles.at)
        return "cycles from the start of this instruction to that of the next one";
    if (schedule->results.bits.width && at == schedule->results.bits.at)
        return "the scoreboard that is set until the result is written";
    if (schedule->sources.bits.width && at == schedule->sources.bits.at)
        return "the scoreboard that is set until the sources have been read";
    for (size_t i = 0; i < schedule->wait_count; i++) {
        const struct isadora_wait_rule *rule = &schedule->waits[i];
        for (unsigned k = 0; !rule->forms && k < rule->bit_count; k++)
            if (at == rule->bits[k])
                return tool_format("the instruction waits for %s", show_board(target, k));
    }
    return NULL;
}

static void print_role(const struct isadora_target *target, const struct isadora_field *field)
{
    const char *role = role_of(target, field);
    if (role)
        printf("  schedule  %s: %s\n", field->name, role);
}

/* Is the field in the line, by its name or as one of its words? */
static bool is_in_line(const struct isadora_field *field, const char *line)
{
    bool is_there = has_word(line, field->name);
    for (uint32_t i = 0; field->kind == ISADORA_CODES && i < field->code_count; i++)
        is_there |= *field->codes[i].text && has_word(line, field->codes[i].text);
    return is_there;
}

/* The roles of the fields that a line names. */
static void print_roles_in(const struct isadora_target *target, const char *line)
{
    for (size_t i = 0; i < target->field_count; i++)
        if (is_in_line(&target->fields[i], line))
            print_role(target, &target->fields[i]);
}

static void find_fields(struct search *s)
{
    for (size_t i = 0; i < s->target->field_count; i++) {
        const struct isadora_field *field = &s->target->fields[i];
        const bool itself = strcmp(field->name, s->word) == 0;
        if ((!itself && !is_code(s, field)) || !forms_count(s, has_field, field))
            continue;
        print_title(s, itself ? "a field" : "a word of the field ", itself ? "" : field->name);
        print_role(s->target, field);
        printf("  bits      %s\n", show_pieces(field));
        print_codes(s, field, itself);
        print_operands_of(s, field);
        print_where(s, has_field, field);
    }
}

/* ---- Operands ---- */

static bool is_line(const char *line, const char *word)
{
    return is_written(line, word) || is_instance(line, word);
}

/* Is it of this name, with a line that has the word; or with any, when the name is the word? */
static bool is_operand(const struct search *s, const struct isadora_choice *choice,
                       const char *name)
{
    if (!choice->name || strcmp(choice->name, name) != 0)
        return false;
    for (unsigned i = 0; i < choice->alternative_count; i++)
        if (choice->alternatives[i] &&
            (strcmp(name, s->word) == 0 || is_line(choice->alternatives[i], s->word)))
            return true;
    return false;
}

static bool has_operand(const struct search *s, const struct isadora_form *form, const void *user)
{
    for (unsigned i = 0; i < form->choice_count; i++)
        if (is_operand(s, &form->choices[i], user))
            return true;
    return false;
}

/* The lines of the operand that have the word, each once; all where the operand is the word. */
static void print_lines(const struct search *s, const char *name)
{
    char *list = tool_format("%s", "");
    for (size_t i = 0; i < s->target->form_count; i++) {
        const struct isadora_form *form = &s->target->forms[i];
        for (unsigned k = 0; (form->configs & s->wanted) && k < form->choice_count; k++) {
            const struct isadora_choice *choice = &form->choices[k];
            for (unsigned n = 0; is_operand(s, choice, name) && n < choice->alternative_count;
                 n++) {
                const char *line = choice->alternatives[n];
                if (!line || !*line || (strcmp(name, s->word) != 0 && !is_line(line, s->word)))
                    continue;
                add_once(&list, tool_format("`%s`", line));
            }
        }
    }
    show_list("lines", list);
    print_roles_in(s->target, list);
}

static void find_operands(struct search *s)
{
    const char *seen[OPERANDS];
    size_t n = 0;
    for (size_t i = 0; i < s->target->form_count; i++) {
        const struct isadora_form *form = &s->target->forms[i];
        for (unsigned k = 0; (form->configs & s->wanted) && k < form->choice_count; k++) {
            const char *name = form->choices[k].name;
            bool new = name &&n < OPERANDS &&is_operand(s, &form->choices[k], name);
            for (size_t j = 0; j < n && new; j++)
                new = strcmp(seen[j], name) != 0;
            if (!new)
                continue;
            seen[n++] = name;
            const bool itself = strcmp(name, s->word) == 0;
            print_title(s, itself ? "an operand" : "a word of the operand ", itself ? "" : name);
            print_lines(s, name);
            print_where(s, has_operand, name);
        }
    }
}

/* ---- Syntax and spaces ---- */

static bool has_literal(const struct search *s, const struct isadora_form *form, const void *user)
{
    (void)user;
    return is_written(form->syntax, s->word);
}

/* A mark of `prefer`, which no form holds. */
static bool is_mark(const struct search *s)
{
    const struct isadora_syntax *syntax = s->target->syntax;
    for (uint32_t i = 0; i < syntax->mark_count; i++)
        if (strcmp(syntax->marks[i], s->word) == 0)
            return true;
    return false;
}

static bool is_listed_word(const struct search *s)
{
    return rt_word_is(s->target, s->word, strlen(s->word));
}

static void find_spaces(struct search *s)
{
    for (size_t i = 0; i < s->target->space_count; i++) {
        const struct isadora_space *space = &s->target->spaces[i];
        const char *scope = info_scope(s->target, space->scope);
        if (strcmp(space->name, s->word) != 0 || !(space->configs & s->wanted))
            continue;
        print_title(s, "a space", "");
        printf("  size      %" PRIu64 " cells of %u bits%s%s\n", space->cells,
               (unsigned)space->cell_bits, scope ? ", " : "", scope ? scope : "");
    }
}

bool info_word(const struct choice *choice, const char *word)
{
    const uint64_t wanted = choice_wanted(choice);
    struct search s = {choice->target, wanted, word, 0};
    const bool listed = is_listed_word(&s);

    find_spaces(&s);
    find_fields(&s);
    find_operands(&s);
    if (listed && forms_count(&s, has_literal, NULL)) {
        print_title(&s, "a word of instruction texts", "");
        print_where(&s, has_literal, NULL);
    }
    if (!s.found && wanted == UINT64_MAX && is_mark(&s)) {
        print_title(&s, "a disambiguating mark", "");
        puts("  It selects another form than the first one that can hold the operands.");
    }
    return s.found > 0;
}

bool info_register_bare(const struct choice *choice, const char *word, bool apart)
{
    for (size_t i = 0; i < choice->target->file_count; i++) {
        const char *name = choice->target->files[i].name;
        if (name[0] == '\0' || is_joined(name[0]))
            continue;
        if (info_register(choice, tool_format("%c%s", name[0], word), apart))
            return true;
    }
    return false;
}
