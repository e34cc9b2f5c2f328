/* configs.c: in which variants and modes a sentence exists, in few words: where the modes make no
 * difference the variants alone, and the other way round. */
#include "asm/diag/complain.h"

#include <string.h>

uint64_t rt_configs_find(struct rt_matcher *m, unsigned mark, uint16_t *form)
{
    struct isadora_context context = *m->context;
    const struct isadora_context *own = m->context;
    struct rt_misses *misses = m->misses;
    uint64_t found = 0;

    m->context = &context;
    m->misses = NULL;
    for (unsigned i = 0; i < m->target->config_count; i++) {
        context.config = i;
        m->steps = RT_STEPS;
        for (unsigned way = 0; way < 2 && i != own->config; way++) {
            m->relaxed = way == 1;
            if (!rt_match_sentence(m, mark))
                continue;
            if (found == 0)
                *form = m->insn->form;
            found |= UINT64_C(1) << i;
            break;
        }
    }
    m->context = own;
    m->misses = misses;
    return found;
}

/* ---- Axes ---- */

static const char *axis_of(const struct isadora_config *config, bool mode)
{
    return mode ? config->mode : config->variant;
}

static bool is_alike(const struct isadora_config *a, const struct isadora_config *b, bool mode)
{
    const char *x = axis_of(a, mode), *y = axis_of(b, mode);

    return x == y || (x != NULL && y != NULL && strcmp(x, y) == 0);
}

/* All configs that have the variant, or mode, of one of these. */
static uint64_t spread(const struct isadora_target *target, uint64_t configs, bool mode)
{
    uint64_t all = 0;

    for (unsigned i = 0; i < target->config_count; i++) {
        for (unsigned j = 0; j < target->config_count; j++) {
            if ((configs >> j & 1) && is_alike(&target->configs[i], &target->configs[j], mode))
                all |= UINT64_C(1) << i;
        }
    }
    return all;
}

/* Have the configs more than one mode? */
static bool is_several(const struct isadora_target *target, uint64_t configs)
{
    unsigned first = 0;

    while (!(configs >> first & 1))
        first++;
    return (configs & ~spread(target, UINT64_C(1) << first, true)) != 0;
}

/* The variants, or modes, of the configs, each once. */
static void say_axis(struct rt_writer *w, const struct isadora_target *target, uint64_t configs,
                     bool mode)
{
    unsigned written = 0;

    if (mode)
        rt_say(w, is_several(target, configs) ? "in modes " : "in mode ");
    else
        rt_say(w, "on ");

    for (unsigned i = 0; i < target->config_count; i++) {
        uint64_t same = spread(target, UINT64_C(1) << i, mode) & configs;
        if (!(configs >> i & 1) || (same & ((UINT64_C(1) << i) - 1)) != 0)
            continue; /* not among them, or an earlier one is like it */
        rt_say(w, written++ > 0 ? ", " : "");
        rt_say(w, axis_of(&target->configs[i], mode));
    }
}

static void say_each(struct rt_writer *w, const struct isadora_target *target, uint64_t configs)
{
    unsigned written = 0;

    rt_say(w, "on ");
    for (unsigned i = 0; i < target->config_count; i++) {
        if (!(configs >> i & 1))
            continue;
        rt_say(w, written++ > 0 ? ", " : "");
        rt_say(w, target->configs[i].name);
    }
}

void rt_say_configs(struct rt_writer *w, const struct rt_matcher *m, uint64_t configs)
{
    const struct isadora_target *target = m->target;
    const struct isadora_config *own = &target->configs[m->context->config];
    uint64_t every =
        target->config_count >= 64 ? UINT64_MAX : (UINT64_C(1) << target->config_count) - 1;
    uint64_t variants = spread(target, configs, false), modes = spread(target, configs, true);
    bool both = variants != every && modes != every;

    rt_say(w, "exists ");
    if ((variants & modes) != configs || own->variant == NULL || own->mode == NULL) {
        say_each(w, target, configs);
        rt_say(w, "; ");
        rt_say(w, own->name);
    } else {
        if (variants != every)
            say_axis(w, target, configs, false);
        rt_say(w, both ? " " : "");
        if (modes != every)
            say_axis(w, target, configs, true);
        rt_say(w, "; ");
        rt_say(w, both ? own->name : axis_of(own, modes != every));
    }
    rt_say(w, " is selected");
}
