/* device.c: carries out the rules of a scripted device.
 *
 * Rules are looked at in their order, once before each cycle; what one changes is seen by those
 * after it. A rule `every when` acts when its condition comes true: it is looked at again when its
 * actions are done, so a condition that they end may come true again in the next cycle. */
#include "state/device.h"

uint64_t device_now(const struct isadora_machine *m) { return m->now - ISADORA_FIRST_CYCLE; }

/* ---- values ---- */

static struct isadora_word value_of(const struct isadora_machine *m,
                                    const struct device_value *value)
{
    return value->is_place ? place_get(m, &value->place) : value->number;
}

static bool test_holds(const struct isadora_machine *m, const struct device_test *test)
{
    const bool as_signed = place_is_signed(&test->left) ||
                           (test->right.is_place && place_is_signed(&test->right.place));
    return relation_holds(test->relation, place_get(m, &test->left), value_of(m, &test->right),
                          as_signed);
}

static bool holds(const struct device *d, const struct isadora_machine *m,
                  const struct device_rule *rule)
{
    for (size_t i = 0; i < rule->test_count; i++) {
        if (!test_holds(m, &d->tests[rule->first_test + i]))
            return false;
    }
    return true;
}

/* ---- actions ---- */

static void report(const struct isadora_machine *m, const struct device_action *action,
                   const struct device_listener *listener)
{
    const struct place *place = &action->place;
    char text[ISADORA_VALUE_MAX];
    isadora_value_text(place_get(m, place), place_is_signed(place), text);
    listener->report(listener->user, action->kind, place->name, text);
}

static enum device_verdict act(const struct device *d, struct isadora_machine *m,
                               const struct device_action *action,
                               const struct device_listener *listener)
{
    switch (action->kind) {
    case DEVICE_SET:
        if (!place_set(m, &action->place, value_of(m, &action->value))) {
            complain_at(d->path, action->line, action->column, "%s cannot hold this value",
                        action->place.name);
            return DEVICE_FAILED;
        }
        report(m, action, listener);
        return DEVICE_ACTED;
    case DEVICE_PRINT:
        report(m, action, listener);
        return DEVICE_ACTED;
    case DEVICE_HALT:
        return DEVICE_STOPPED;
    case DEVICE_ERROR:
        break;
    }
    complain_at(d->path, action->line, action->column, "%s", action->text);
    return DEVICE_FAILED;
}

static enum device_verdict fire(const struct device *d, struct isadora_machine *m,
                                struct device_rule *rule, const struct device_listener *listener)
{
    enum device_verdict verdict = DEVICE_ACTED;
    rule->fired = true;
    for (size_t i = 0; i < rule->action_count && verdict == DEVICE_ACTED; i++)
        verdict = act(d, m, &d->actions[rule->first_action + i], listener);
    return verdict;
}

static bool is_due(const struct device *d, const struct isadora_machine *m,
                   struct device_rule *rule)
{
    switch (rule->when) {
    case DEVICE_AT:
        return !rule->fired && device_now(m) >= rule->cycle;
    case DEVICE_ONCE:
        return !rule->fired && holds(d, m, rule);
    case DEVICE_EVERY:
        break;
    }
    const bool held = rule->held;
    rule->held = holds(d, m, rule);
    return rule->held && !held;
}

enum device_verdict device_cycle(struct device *d, struct isadora_machine *m,
                                 const struct device_listener *listener)
{
    enum device_verdict all = DEVICE_IDLE;
    for (size_t i = 0; i < d->rule_count; i++) {
        struct device_rule *rule = &d->rules[i];
        if (!is_due(d, m, rule))
            continue;
        all = fire(d, m, rule, listener);
        if (all != DEVICE_ACTED)
            return all;
        if (rule->when == DEVICE_EVERY)
            rule->held = holds(d, m, rule);
    }
    return all;
}

bool device_awaits(const struct device *d, const struct isadora_machine *m)
{
    for (size_t i = 0; i < d->rule_count; i++) {
        const struct device_rule *rule = &d->rules[i];
        const bool over = rule->fired && rule->when != DEVICE_EVERY;
        if (!over && (rule->counts || (rule->when == DEVICE_AT && rule->cycle > device_now(m))))
            return true;
    }
    return false;
}
