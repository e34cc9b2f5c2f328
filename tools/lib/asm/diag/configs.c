/* configs.c: in which variants and modes a statement exists, in few words: where the modes make no
 * difference the variants alone, and the other way round. */
#include "asm/diag/diagnosis.h"

#include <string.h>

uint64_t rt_configs_find(struct rt_matcher *m, unsigned mark, uint16_t *form)
{
    const struct isadora_context *own = m->context;
    struct isadora_context context = *own;
    struct rt_failures *failures = m->failures;
    uint64_t found = 0;

    m->context = &context;
    m->failures = NULL;
    for (unsigned i = 0; i < 2 * m->target->config_count; i++) {
        context.config = i / 2;
        m->relaxed = i % 2 == 1;
        m->steps = RT_STEPS;
        if (i / 2 == own->config || (found >> i / 2 & 1) || !rt_match_statement(m, mark))
            continue;
        if (found == 0)
            *form = m->insn->form;
        found |= UINT64_C(1) << i / 2;
    }
    m->context = own;
    m->failures = failures;
    return found;
}

/* ---- In words ---- */

enum axis { WHOLE, VARIANT, MODE };

static const char *name_of(const struct isadora_config *config, enum axis axis)
{
    const char *name = axis == WHOLE     ? config->name
                       : axis == VARIANT ? config->variant
                                         : config->mode;
    return name != NULL ? name : "";
}

/* All configs that have the variant, or mode, of this one. */
static uint64_t alike(const struct isadora_target *target, size_t config, enum axis axis)
{
    const char *name = name_of(&target->configs[config], axis);
    uint64_t all = 0;

    for (size_t i = 0; i < target->config_count; i++)
        if (strcmp(name_of(&target->configs[i], axis), name) == 0)
            all |= UINT64_C(1) << i;
    return all;
}

static uint64_t spread(const struct isadora_target *target, uint64_t configs, enum axis axis)
{
    uint64_t all = 0;

    for (size_t i = 0; i < target->config_count; i++)
        if (configs >> i & 1)
            all |= alike(target, i, axis);
    return all;
}

/* The names of the configs, each once: `before` goes before one, `before_all` before several. */
static void say_names(struct rt_writer *w, const struct isadora_target *target, uint64_t configs,
                      enum axis axis, const char *before, const char *before_all)
{
    unsigned written = 0;

    for (size_t i = 0; i < target->config_count; i++) {
        const uint64_t same = alike(target, i, axis) & configs;
        if (!(configs >> i & 1) || (same & ((UINT64_C(1) << i) - 1)) != 0)
            continue; /* not among them, or an earlier one is like it */
        rt_say(w, "%s%s",
               written++ > 0     ? ", "
               : same == configs ? before
                                 : before_all,
               name_of(&target->configs[i], axis));
    }
}

void rt_say_configs(struct rt_writer *w, const struct rt_matcher *m, uint64_t configs)
{
    const struct isadora_target *target = m->target;
    const struct isadora_config *own = &target->configs[m->context->config];
    const uint64_t every = rt_low_bits((unsigned)target->config_count);
    const uint64_t variants = spread(target, configs, VARIANT);
    const uint64_t modes = spread(target, configs, MODE);
    enum axis axis = variants == every ? MODE : modes == every ? VARIANT : WHOLE;
    const bool product = (variants & modes) == configs && own->variant != NULL && own->mode != NULL;

    rt_say(w, "exists ");
    if (!product) {
        axis = WHOLE;
        say_names(w, target, configs, WHOLE, "on ", "on ");
    } else {
        if (variants != every)
            say_names(w, target, configs, VARIANT, "on ", "on ");
        if (modes != every)
            say_names(w, target, configs, MODE, axis == WHOLE ? " in mode " : "in mode ",
                      axis == WHOLE ? " in modes " : "in modes ");
    }
    rt_say(w, "; %s is selected", name_of(own, axis));
}
