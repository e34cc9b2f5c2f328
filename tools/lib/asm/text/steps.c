/* steps.c: a stack machine. The generator knows that the stack is deep enough. */
#include "asm/text/steps.h"

/* ---- Bits of a number, which has 64 and a sign ---- */

static struct isadora_number cut_unsigned(struct isadora_number x, unsigned bits)
{
    if (bits < 64)
        x.bits &= (UINT64_C(1) << bits) - 1;
    return (struct isadora_number){x.bits, false};
}

static struct isadora_number cut_signed(struct isadora_number x, unsigned bits)
{
    const uint64_t sign = UINT64_C(1) << (bits - 1), low = cut_unsigned(x, bits).bits;

    return rt_number((int64_t)((low ^ sign) - sign));
}

static struct isadora_number zeros_of(struct isadora_number x, unsigned bits)
{
    unsigned count = 0;

    while (count < bits && (x.bits >> count & 1) == 0)
        count++;
    return (struct isadora_number){count, false};
}

static struct isadora_number shift_right(struct isadora_number x, uint64_t by)
{
    for (; by > 0 && (x.bits != 0 || x.negative) && (x.bits != UINT64_MAX || !x.negative); by--)
        x.bits = x.bits >> 1 | (uint64_t)x.negative << 63;
    return x;
}

static bool shift_left(struct isadora_number x, uint64_t by, struct isadora_number *out)
{
    for (; by > 0 && (x.bits != 0 || x.negative); by--)
        if (!rt_number_add(x, x, &x))
            return false;
    *out = x;
    return true;
}

/* ---- Operations ---- */

static struct isadora_number truth(bool is) { return (struct isadora_number){is, false}; }

static bool is_true(struct isadora_number x) { return x.bits != 0 || x.negative; }

static struct isadora_number compare(uint8_t kind, struct isadora_number a, struct isadora_number b)
{
    const int order = rt_number_compare(a, b);

    switch (kind) {
    case ISADORA_STEP_EQUAL:
        return truth(order == 0);
    case ISADORA_STEP_UNEQUAL:
        return truth(order != 0);
    case ISADORA_STEP_LESS:
        return truth(order < 0);
    case ISADORA_STEP_MOST:
        return truth(order <= 0);
    case ISADORA_STEP_MORE:
        return truth(order > 0);
    default:
        return truth(order >= 0);
    }
}

/* Of the two on top. */
static bool both(uint8_t kind, struct isadora_number a, struct isadora_number b,
                 struct isadora_number *out)
{
    switch (kind) {
    case ISADORA_STEP_ADD:
        return rt_number_add(a, b, out);
    case ISADORA_STEP_SUBTRACT:
        return rt_number_negate(b, &b) && rt_number_add(a, b, out);
    case ISADORA_STEP_MULTIPLY:
        return rt_number_multiply(a, b, out);
    case ISADORA_STEP_LEFT:
        return !b.negative && shift_left(a, b.bits, out);
    case ISADORA_STEP_RIGHT:
        *out = shift_right(a, b.bits);
        return !b.negative;
    case ISADORA_STEP_AND:
        *out = (struct isadora_number){a.bits & b.bits, a.negative && b.negative};
        return true;
    case ISADORA_STEP_OR:
        *out = (struct isadora_number){a.bits | b.bits, a.negative || b.negative};
        return true;
    case ISADORA_STEP_XOR:
        *out = (struct isadora_number){a.bits ^ b.bits, a.negative != b.negative};
        return true;
    case ISADORA_STEP_BOTH:
        *out = truth(is_true(a) && is_true(b));
        return true;
    case ISADORA_STEP_EITHER:
        *out = truth(is_true(a) || is_true(b));
        return true;
    default:
        *out = compare(kind, a, b);
        return true;
    }
}

/* Of the one on top. */
static bool one(const struct isadora_step *step, struct isadora_number *top)
{
    const unsigned bits = (unsigned)step->value.bits;

    switch (step->kind) {
    case ISADORA_STEP_NEGATE:
        return rt_number_negate(*top, top);
    case ISADORA_STEP_INVERT:
        *top = (struct isadora_number){~top->bits, !top->negative};
        return true;
    case ISADORA_STEP_NO:
        *top = truth(!is_true(*top));
        return true;
    case ISADORA_STEP_ZEROS:
        *top = zeros_of(*top, bits);
        return true;
    case ISADORA_STEP_UNSIGNED:
        *top = cut_unsigned(*top, bits);
        return true;
    default:
        *top = cut_signed(*top, bits);
        return true;
    }
}

bool rt_steps_run(const struct isadora_step *steps, size_t count,
                  const struct isadora_number *params, uint64_t here, struct isadora_number *out)
{
    struct isadora_number stack[ISADORA_STEPS_DEEP];
    size_t depth = 0;

    for (const struct isadora_step *step = steps; step < steps + count; step++) {
        if (step->kind == ISADORA_STEP_NUMBER) {
            stack[depth++] = step->value;
        } else if (step->kind == ISADORA_STEP_PARAM) {
            stack[depth++] = params[step->value.bits];
        } else if (step->kind == ISADORA_STEP_HERE) {
            stack[depth++] = (struct isadora_number){here, false};
        } else if (step->kind == ISADORA_STEP_PICK) {
            depth -= 2;
            stack[depth - 1] = is_true(stack[depth - 1]) ? stack[depth] : stack[depth + 1];
        } else if (step->kind < ISADORA_STEP_NEGATE) {
            depth--;
            if (!both(step->kind, stack[depth - 1], stack[depth], &stack[depth - 1]))
                return false;
        } else if (!one(step, &stack[depth - 1])) {
            return false;
        }
    }
    *out = stack[0];
    return true;
}
