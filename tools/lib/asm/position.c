/* position.c: directives that say where what follows is: `.org`, `.align`, `.space`, and their
 * like. */
#include "asm/assembler.h"

#include <string.h>

enum { ALIGN_MOST = 1 << 24 };

void rt_org(struct rt_assembler *a, struct rt_arguments *r)
{
    const char *at = rt_skip_blanks(r->at, r->end);
    uint64_t address, here = a->origin + a->out->size;

    if (!rt_argument_count(a, r, &address) || !rt_argument_done(a, r))
        return;
    if (a->target->bundle) {
        rt_bundles_org(a, at, (size_t)(r->at - at), address);
    } else if (address > UINT64_MAX / a->step) {
        rt_error(a, at, (size_t)(r->at - at), "this address is too high");
    } else if (a->out->size == 0) {
        a->origin = address * a->step;
    } else if (address * a->step < here) {
        rt_error(a, at, (size_t)(r->at - at),
                 "`.org` cannot go back; there is something at this address");
    } else if (address * a->step - here > SIZE_MAX / 2) {
        rt_error(a, at, (size_t)(r->at - at), "the output would be larger than its limit");
    } else {
        rt_bytes_add(a, (size_t)(address * a->step - here));
    }
}

/* ---- Filled room ---- */

/* `, FILL`, where there is one: the byte that room is filled with. */
static bool fill_read(struct rt_assembler *a, struct rt_arguments *r, uint8_t *fill)
{
    struct isadora_number value;

    *fill = 0;
    if (!rt_argument_comma(r) || r->at == r->end || *r->at == ',')
        return true;
    const char *at = r->at;
    if (!rt_argument_number(a, r, &value, NULL))
        return false;
    if (value.negative ? value.bits < (uint64_t)-0x80 : value.bits > 0xff) {
        rt_error(a, at, (size_t)(r->at - at), "%s does not fit 8 bits",
                 rt_quote(at, (size_t)(r->at - at)).text);
        return false;
    }
    *fill = (uint8_t)value.bits;
    return true;
}

static void room_add(struct rt_assembler *a, uint64_t size, uint8_t fill)
{
    if (size > SIZE_MAX / 2)
        size = SIZE_MAX / 2;
    uint8_t *bytes = rt_bytes_add(a, (size_t)size);
    if (bytes != NULL && fill != 0)
        memset(bytes, fill, (size_t)size);
}

void rt_space(struct rt_assembler *a, struct rt_arguments *r)
{
    uint64_t size;
    uint8_t fill;

    if (rt_argument_count(a, r, &size) && fill_read(a, r, &fill) && rt_argument_done(a, r))
        room_add(a, size, fill);
}

/* ---- Alignment ---- */

/* `.align STEP [, FILL [, MOST]]`: nothing where more than MOST bytes would be needed. */
static void align_to(struct rt_assembler *a, struct rt_arguments *r, const char *at, size_t length,
                     uint64_t step)
{
    uint64_t most = UINT64_MAX;
    uint8_t fill;

    if (!fill_read(a, r, &fill) || (rt_argument_comma(r) && !rt_argument_count(a, r, &most)) ||
        !rt_argument_done(a, r))
        return;
    if (a->target->bundle) {
        rt_bundles_align(a, at, length, step);
        return;
    }
    const uint64_t over = (a->origin + a->out->size) % step;
    if (over != 0 && step - over <= most)
        room_add(a, step - over, fill);
}

void rt_align(struct rt_assembler *a, struct rt_arguments *r)
{
    const char *at = rt_skip_blanks(r->at, r->end);
    uint64_t step;

    if (!rt_argument_count(a, r, &step))
        return;
    if (step == 0 || step > ALIGN_MOST) {
        rt_error(a, at, (size_t)(r->at - at), "expected 1..0x1000000 bytes");
        return;
    }
    align_to(a, r, at, (size_t)(r->at - at), step);
}

void rt_align_power(struct rt_assembler *a, struct rt_arguments *r)
{
    const char *at = rt_skip_blanks(r->at, r->end);
    uint64_t power;

    if (!rt_argument_count(a, r, &power))
        return;
    if (power > 24) {
        rt_error(a, at, (size_t)(r->at - at), "expected 0..24, a power of two");
        return;
    }
    align_to(a, r, at, (size_t)(r->at - at), UINT64_C(1) << power);
}
