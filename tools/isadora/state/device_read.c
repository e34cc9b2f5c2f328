/* device_read.c: reads the script of a device.
 *
 * Each line is read by itself, so that one run shows the mistakes of all. Numbers must fit the
 * place that they are stored to or compared with: a condition that can never hold is a slip. */
#include "common/io.h"
#include "state/device.h"
#include "asm/text/number.h"
#include "base/wide.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_COMPLAINTS = 20 };

struct reader {
    struct device *device;
    struct isadora_machine *machine;
    struct scan text;         /* what is left of the line */
    struct place_error error; /* of the line */
    const char *line_start;
    size_t line;
    unsigned complaints;
};

enum { SHOWN = 160 }; /* characters of a line; a longer one is shown up to there, or not at all */

/* The line and a caret below the place; one character a byte, so that it is below it whatever
 * the bytes are. */
static void show_line(const struct reader *r, const char *where)
{
    char text[SHOWN + 1];
    int n = 0;
    if (where - r->line_start >= SHOWN)
        return;
    for (const char *p = r->line_start; p < r->text.end && n < SHOWN; p++)
        text[n++] = *p == '\t' || *p == '\r' ? ' ' : *p < ' ' || *p > '~' ? '?' : *p;
    while (n > 0 && text[n - 1] == ' ')
        n--;
    fprintf(stderr, "    %.*s\n    %*s^\n", n, text, (int)(where - r->line_start), "");
}

/* Prints the error of the line. */
static void complain_line(struct reader *r)
{
    complain_at(r->device->path, r->line, (size_t)(r->error.at - r->line_start) + 1, "%s",
                r->error.text);
    show_line(r, r->error.at);
    r->complaints++;
}

/* ---- words ---- */

/* Always false: a mistake at the place that the reader has come to. */
static bool fail(struct reader *r, const char *why)
{
    return scan_fail(&r->error, r->text.at, "%s", why);
}

static bool at_end(struct reader *r)
{
    scan_blanks(&r->text);
    return r->text.at == r->text.end || *r->text.at == '#';
}

static bool take(struct reader *r, const char *sign) { return scan_take(&r->text, sign); }

/* The same of a word, which must end there. */
static bool take_word(struct reader *r, const char *word)
{
    const size_t size = strlen(word);
    scan_blanks(&r->text);
    const char *at = r->text.at;
    if ((size_t)(r->text.end - at) > size && (rt_is(at[size], RT_WORD) || at[size] == '.'))
        return false;
    return take(r, word);
}

static bool need(struct reader *r, const char *sign, const char *where)
{
    return scan_need(&r->text, sign, where);
}

/* ---- places and values ---- */

static bool take_place(struct reader *r, struct place *place)
{
    return place_read(r->machine, &r->text, place);
}

static bool take_value(struct reader *r, const struct place *place, struct device_value *out)
{
    scan_blanks(&r->text);
    const char *from = r->text.at;
    r->error.at = from;
    out->is_place = from < r->text.end && !rt_is(*from, RT_DIGIT) && *from != '-';
    if (out->is_place)
        return take_place(r, &out->place);
    return scan_number(&r->text, &out->number) && place_fit(place, &out->number, &r->error);
}

/* ---- rules ---- */

static bool take_test(struct reader *r, struct device_rule *rule)
{
    struct device *d = r->device;
    struct device_test test = {.relation = RELATION_NE};
    if (!take_place(r, &test.left))
        return false;
    for (unsigned i = 0; i < RELATIONS; i++) {
        if (!take(r, relation_signs[i]))
            continue;
        test.relation = (enum relation)i;
        if (!take_value(r, &test.left, &test.right))
            return false;
        break;
    }
    scan_blanks(&r->text);
    const char *from = r->text.at;
    if (test.relation == RELATION_NE && take(r, "="))
        return scan_fail(&r->error, from, "`=` stores; a condition compares with `==`");
    d->tests = tool_grow(d->tests, d->test_count, &d->test_room, sizeof *d->tests);
    d->tests[d->test_count++] = test;
    rule->test_count++;
    return true;
}

/* Words that a condition does not have. */
static bool refuse_words(struct reader *r)
{
    static const struct {
        const char *word, *sign, *why;
    } refused[] = {
        {"or", "||", "conditions join with `and` alone; for `or`, write one rule for each side"},
        {NULL, "&", "conditions join with `and`"},
        {"not", "!", "there is no `not`; write `== 0`, or the opposite comparison"},
    };
    scan_blanks(&r->text);
    const char *from = r->text.at;
    for (size_t i = 0; i < sizeof refused / sizeof *refused; i++) {
        if ((refused[i].word && take_word(r, refused[i].word)) || take(r, refused[i].sign))
            return scan_fail(&r->error, from, "%s", refused[i].why);
    }
    return true;
}

static bool take_condition(struct reader *r, struct device_rule *rule)
{
    do {
        if (!refuse_words(r) || !take_test(r, rule))
            return false;
    } while (take_word(r, "and"));
    return refuse_words(r) && need(r, ":", "after the condition");
}

static bool take_text(struct reader *r, char **out)
{
    if (!need(r, "\"", "and a text after `fail`"))
        return false;
    const char *from = r->text.at, *close = memchr(from, '"', (size_t)(r->text.end - from));
    if (!close)
        return scan_fail(&r->error, from - 1, "the text does not end on this line");
    *out = tool_format("%.*s", (int)(close - from), from);
    r->text.at = close + 1;
    return true;
}

static void put_action(struct reader *r, struct device_rule *rule,
                       const struct device_action *action)
{
    struct device *d = r->device;
    d->actions = tool_grow(d->actions, d->action_count, &d->action_room, sizeof *d->actions);
    d->actions[d->action_count++] = *action;
    rule->action_count++;
}

static bool take_prints(struct reader *r, struct device_rule *rule, struct device_action *action)
{
    action->kind = DEVICE_PRINT;
    do {
        if (!take_place(r, &action->place))
            return false;
        put_action(r, rule, action);
    } while (take(r, ","));
    return true;
}

static bool take_action(struct reader *r, struct device_rule *rule)
{
    scan_blanks(&r->text);
    struct device_action action = {.line = r->line,
                                   .column = (size_t)(r->text.at - r->line_start) + 1};
    if (take_word(r, "print"))
        return take_prints(r, rule, &action);
    if (take_word(r, "stop")) {
        action.kind = DEVICE_HALT;
    } else if (take_word(r, "fail")) {
        action.kind = DEVICE_ERROR;
        if (!take_text(r, &action.text))
            return false;
    } else {
        action.kind = DEVICE_SET;
        if (!take_place(r, &action.place))
            return false;
        if (take(r, "=="))
            return scan_fail(&r->error, r->text.at - 2,
                             "`==` compares; a statement stores with `=`");
        if (!need(r, "=", "and a value: a statement stores, or is print, stop, fail") ||
            !take_value(r, &action.place, &action.value))
            return false;
    }
    put_action(r, rule, &action);
    return true;
}

static bool take_head(struct reader *r, struct device_rule *rule)
{
    if (take_word(r, "at")) {
        rule->when = DEVICE_AT;
        return scan_index(&r->text, UINT64_MAX, &rule->cycle) && need(r, ":", "after the cycle");
    }
    rule->when = take_word(r, "every") ? DEVICE_EVERY : DEVICE_ONCE;
    if (!take_word(r, "when"))
        return fail(r,
                    "a rule begins with `at CYCLE:`, `when CONDITION:` or `every when CONDITION:`");
    return take_condition(r, rule);
}

static bool take_rule(struct reader *r)
{
    struct device *d = r->device;
    struct device_rule rule = {.first_test = d->test_count, .first_action = d->action_count};
    if (at_end(r))
        return true;
    if (!take_head(r, &rule))
        return false;
    do {
        if (!take_action(r, &rule))
            return false;
    } while (take(r, ";") && !at_end(r));
    if (!at_end(r))
        return fail(r, "expected `;` and one more statement, or the end of the line");
    d->rules = tool_grow(d->rules, d->rule_count, &d->rule_room, sizeof *d->rules);
    d->rules[d->rule_count++] = rule;
    return true;
}

/* ---- registers that count cycles ---- */

/* Whether the register has another value in the state `later`. */
static bool place_counts(struct isadora_machine *m, void *later, const struct place *place)
{
    if (place->is_cell)
        return false;
    const struct isadora_register whole =
        whole_register(m->target, (int)(place->reg.file - m->target->files), place->reg.index);
    const rt_u128 now = rt_wide(isadora_register_get(m, &whole));
    void *own = m->state;
    m->state = later;
    const rt_u128 then = rt_wide(isadora_register_get(m, &whole));
    m->state = own;
    return now != then;
}

static void note_counting(struct device *d, struct isadora_machine *m)
{
    const struct isadora_target *target = m->target;
    if (!target->tick)
        return;
    void *later = tool_alloc(target->state_size);
    memcpy(later, m->state, target->state_size);
    target->tick(later, 1);
    for (size_t i = 0; i < d->rule_count; i++) {
        struct device_rule *rule = &d->rules[i];
        for (size_t k = 0; k < rule->test_count; k++) {
            const struct device_test *test = &d->tests[rule->first_test + k];
            rule->counts |= place_counts(m, later, &test->left) ||
                            (test->right.is_place && place_counts(m, later, &test->right.place));
        }
    }
}

/* ---- the file ---- */

int device_read(struct device *d, const char *path, const char *text, size_t size,
                struct isadora_machine *m)
{
    struct reader r = {.device = d, .machine = m, .line = 1};
    *d = (struct device){.path = path};
    for (const char *at = text, *end = text + size; at < end && r.complaints < MOST_COMPLAINTS;
         r.line++) {
        const char *newline = memchr(at, '\n', (size_t)(end - at));
        r.line_start = at;
        r.text = (struct scan){at, newline ? newline : end, &r.error};
        if (!take_rule(&r))
            complain_line(&r);
        at = newline ? newline + 1 : end;
    }
    note_counting(d, m);
    return r.complaints ? EXIT_BAD_INPUT : EXIT_FINE;
}

int device_open(struct device *d, const char *path, struct isadora_machine *m)
{
    size_t size;
    char *text = read_whole(path, &size);
    *d = (struct device){.path = path};
    if (!text)
        return EXIT_IO;
    const int status = device_read(d, path, text, size, m);
    return status;
}
