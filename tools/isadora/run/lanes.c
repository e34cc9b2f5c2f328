/* lanes.c: one register of all lanes as text: adjacent lanes with equal values, or with values at
 * equal distances, are printed as one range. */
#include "run/run.h"

#include "base/wide.h"

#include <inttypes.h>

struct row {
    const struct isadora_machine *m;
    struct isadora_register reg;
    uint64_t lanes;
};

static bool has(const struct row *row, unsigned lane)
{
    return lane < row->m->target->lanes && row->lanes >> lane & 1;
}

static rt_u128 value_of(const struct row *row, unsigned lane)
{
    struct isadora_register reg = row->reg;
    reg.lane = (uint8_t)lane;
    return rt_wide(isadora_register_get(row->m, &reg));
}

/* The last lane of those that go on like the first two from `first` on. */
static unsigned run_of(const struct row *row, unsigned first, rt_u128 *step)
{
    unsigned last = first;
    *step = 0;
    if (!has(row, first + 1))
        return first;
    *step = value_of(row, first + 1) - value_of(row, first);
    while (has(row, last + 1) && value_of(row, last + 1) - value_of(row, last) == *step)
        last++;
    if (*step && last - first < 2) /* two lanes go up by something, whatever they hold */
        return first;
    return last;
}

void lanes_print_step(struct output *out, struct isadora_word step, bool is_signed)
{
    char text[ISADORA_VALUE_MAX];
    const bool down = step.half[1] >> 63;
    if (!rt_wide(step))
        return;
    isadora_value_text(down ? rt_word_of(-rt_wide(step)) : step, is_signed, text);
    output_format(out, ", %c%s each", down ? '-' : '+', text);
}

static void print_run(struct output *out, const struct row *row, unsigned first, unsigned last,
                      rt_u128 step)
{
    char text[ISADORA_VALUE_MAX];
    isadora_value_text(rt_word_of(value_of(row, first)), row->reg.is_signed, text);
    if (last > first)
        output_format(out, "@%u..%u = %s", first, last, text);
    else
        output_format(out, "@%u = %s", first, text);
    if (last > first)
        lanes_print_step(out, rt_word_of(step), row->reg.is_signed);
}

void lanes_print(struct output *out, const struct isadora_machine *m,
                 const struct isadora_register *reg, uint64_t lanes, bool all)
{
    const struct row row = {m, *reg, lanes};
    char name[ISADORA_NAME_MAX], text[ISADORA_VALUE_MAX];
    struct isadora_register plain = *reg;
    bool first = true;
    plain.of_lane = false;
    isadora_register_text(m->target, &plain, name);
    output_text(out, name);
    for (unsigned lane = 0; lane < m->target->lanes; lane++) {
        rt_u128 step;
        if (!has(&row, lane))
            continue;
        const unsigned last = run_of(&row, lane, &step);
        if (first && all && !step && lanes >> lane >> (last - lane) == 1 &&
            !(lanes & ((UINT64_C(1) << lane) - 1))) {
            isadora_value_text(rt_word_of(value_of(&row, lane)), reg->is_signed, text);
            output_format(out, " = %s", text);
            return;
        }
        output_text(out, first ? "" : "; ");
        print_run(out, &row, lane, last, step);
        first = false;
        lane = last;
    }
}

bool lanes_are_zero(const struct isadora_machine *m, struct isadora_register reg, uint64_t lanes)
{
    const unsigned n = reg.file->scope == ISADORA_LANE ? m->target->lanes : 1;
    for (unsigned i = 0; i < n; i++) {
        reg.lane = (uint8_t)i;
        if ((n == 1 || lanes >> i & 1) && rt_wide(isadora_register_get(m, &reg)))
            return false;
    }
    return true;
}
