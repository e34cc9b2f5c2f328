/* host.c: an operation is done in long double, rounded towards zero; the flag `inexact` of this
 * computer says whether something was cut off. That has so many bits more than the format that the
 * result is one of the two floats around it, and which one follows from the definitions. */
#include "host.h"

#include <fenv.h>
#include <float.h>
#include <math.h>

_Static_assert(LDBL_MANT_DIG >= 64, "long double has 11 bits more than double");

const struct host_layout host_layouts[] = {[HOST_F16] = {16, 10, 15},
                                           [HOST_BF16] = {16, 7, 127},
                                           [HOST_F32] = {32, 23, 127},
                                           [HOST_F64] = {64, 52, 1023}};

static uint64_t sign_of(enum host_format format)
{
    return UINT64_C(1) << (host_layouts[format].width - 1);
}
uint64_t host_infinity(enum host_format format)
{
    const struct host_layout *f = &host_layouts[format];
    return (uint64_t)(2 * f->bias + 1) << f->fraction;
}
uint64_t host_nan(enum host_format format)
{
    return host_infinity(format) | UINT64_C(1) << (host_layouts[format].fraction - 1);
}

/* ---- values of bit patterns ---- */

static uint64_t magnitude_of(enum host_format format, uint64_t bits)
{
    return bits & (sign_of(format) - 1);
}
static bool is_negative(enum host_format format, uint64_t bits) { return bits & sign_of(format); }
static bool is_nan(enum host_format format, uint64_t bits)
{
    return magnitude_of(format, bits) > host_infinity(format);
}
static bool is_signalling(enum host_format format, uint64_t bits)
{
    return is_nan(format, bits) && (bits | host_nan(format)) != bits;
}

/* Of the pattern of infinity the power of two that would follow the largest number. */
static long double size_of(enum host_format format, uint64_t magnitude)
{
    const struct host_layout *f = &host_layouts[format];
    const uint64_t implied = UINT64_C(1) << f->fraction, fraction = magnitude & (implied - 1);
    const int code = (int)(magnitude >> f->fraction);
    return ldexpl((long double)(code ? fraction | implied : fraction),
                  (code ? code : 1) - f->bias - f->fraction);
}

/* Not of a NaN. */
static long double value_of(enum host_format format, uint64_t bits)
{
    const uint64_t magnitude = magnitude_of(format, bits);
    const long double size =
        magnitude == host_infinity(format) ? HUGE_VALL : size_of(format, magnitude);
    return is_negative(format, bits) ? -size : size;
}

/* ---- rounding by definition ---- */

/* A size of which `more` says that a little is missing. */
struct size {
    long double value;
    bool more, negative;
};

/* Whether the upper one of two neighbours is the result. */
static bool is_upper(const struct size *x, long double lower, long double upper, bool lower_is_even,
                     enum host_round round)
{
    const long double middle = (lower + upper) / 2;
    const bool is_exact = x->value == lower && !x->more;
    const bool is_above = x->value > middle || (x->value == middle && x->more);
    const bool is_tie = x->value == middle && !x->more;
    switch (round) {
    case HOST_NEAR:
        return is_above || (is_tie && !lower_is_even);
    case HOST_AWAY:
        return is_above || is_tie;
    case HOST_UP:
        return !x->negative && !is_exact;
    case HOST_DOWN:
        return x->negative && !is_exact;
    default:
        return false;
    }
}

/* The largest magnitude of the format that is not above the size. */
static uint64_t below(enum host_format format, long double size)
{
    const struct host_layout *f = &host_layouts[format];
    int exponent;
    frexpl(size, &exponent); /* size < 2^exponent */
    const int least = 1 - f->bias;
    const int unit = (exponent - 1 < least ? least : exponent - 1) - f->fraction;
    const uint64_t whole = (uint64_t)ldexpl(size, -unit);
    return ((uint64_t)(unit - (least - f->fraction)) << f->fraction) + whole;
}

static bool is_tiny(enum host_format format, const struct size *x, const struct host_call *call)
{
    const struct host_layout *f = &host_layouts[format];
    const long double least = ldexpl(1, 1 - f->bias);
    const long double last = least - ldexpl(1, -f->bias - f->fraction); /* with all its bits */
    if (x->value >= least)
        return false;
    return call->before || x->value < last || !is_upper(x, last, least, false, call->round);
}

static struct host_result rounded(const struct size *x, const struct host_call *call)
{
    const enum host_format format = call->format;
    const uint64_t sign = x->negative ? sign_of(format) : 0, infinity = host_infinity(format);
    if (x->value == 0 && !x->more)
        return (struct host_result){sign, 0};
    const bool tiny = is_tiny(format, x, call);
    if (tiny && call->flush)
        return (struct host_result){sign, HOST_UNDERFLOW | HOST_INEXACT};
    if (x->value >= size_of(format, infinity)) {
        const bool inward =
            call->round == HOST_ZERO || call->round == (x->negative ? HOST_UP : HOST_DOWN);
        return (struct host_result){sign | (inward ? infinity - 1 : infinity),
                                    HOST_OVERFLOW | HOST_INEXACT};
    }
    const uint64_t lower = below(format, x->value);
    const long double size = size_of(format, lower), next = size_of(format, lower + 1);
    const uint64_t magnitude = lower + is_upper(x, size, next, !(lower & 1), call->round);
    unsigned flags = x->value != size || x->more ? HOST_INEXACT : 0;
    if (magnitude == infinity)
        flags |= HOST_OVERFLOW;
    if (tiny && flags)
        flags |= HOST_UNDERFLOW;
    return (struct host_result){sign | magnitude, flags};
}

/* ---- arithmetic ---- */

static long double cut(enum host_op op, enum host_format format, long double x, long double y,
                       long double z, int *raised)
{
    volatile long double a = x, b = y, c = z, result = 0;
    fesetround(FE_TOWARDZERO);
    feclearexcept(FE_ALL_EXCEPT);
    if (op == HOST_ADD)
        result = a + b;
    else if (op == HOST_MUL)
        result = a * b;
    else if (op == HOST_DIV)
        result = a / b;
    else if (op == HOST_SQRT)
        result = sqrtl(a);
    else if (op == HOST_FMA && format == HOST_F64)
        result = fmal(a, b, c);
    else if (op == HOST_FMA)
        result = a * b + c; /* the product is exact */
    *raised = fetestexcept(FE_ALL_EXCEPT);
    fesetround(FE_TONEAREST);
    return result;
}

/* The sign of an exact 0. */
static bool sign_of_zero(const struct host_call *call, bool a, bool b, bool c)
{
    if (call->op == HOST_SQRT)
        return a;
    if (call->op == HOST_MUL || call->op == HOST_DIV)
        return a != b;
    const bool first = call->op == HOST_FMA ? a != b : a, second = call->op == HOST_FMA ? c : b;
    return first == second ? first : call->round == HOST_DOWN;
}

static struct host_result invalid(const struct host_call *call, bool is_invalid)
{
    return (struct host_result){host_nan(call->format), is_invalid ? HOST_INVALID : 0};
}

static struct host_result arithmetic(const struct host_call *call)
{
    const enum host_format format = call->format;
    const unsigned count = call->op == HOST_SQRT ? 1 : call->op == HOST_FMA ? 3 : 2;
    const uint64_t args[] = {call->a, call->b, call->c};
    long double x[3] = {0};
    bool any = false, is_invalid = false;
    for (unsigned i = 0; i < count; i++) {
        any = any || is_nan(format, args[i]);
        is_invalid = is_invalid || is_signalling(format, args[i]);
        if (!is_nan(format, args[i]))
            x[i] = value_of(format, args[i]);
    }
    if (call->op == HOST_FMA && !is_nan(format, call->a) && !is_nan(format, call->b))
        is_invalid = is_invalid || (isinf(x[0]) && x[1] == 0) || (isinf(x[1]) && x[0] == 0);
    if (any)
        return invalid(call, is_invalid);
    int raised;
    const long double result = cut(call->op, format, x[0], x[1], x[2], &raised);
    if (isnan(result))
        return invalid(call, raised & FE_INVALID);
    const uint64_t sign = signbit(result) ? sign_of(format) : 0;
    if (isinf(result))
        return (struct host_result){sign | host_infinity(format),
                                    raised & FE_DIVBYZERO ? HOST_DIVIDE : 0};
    struct size size = {fabsl(result), raised & FE_INEXACT, sign};
    if (result == 0)
        size.negative = sign_of_zero(call, signbit(x[0]), signbit(x[1]), signbit(x[2]));
    return rounded(&size, call);
}

/* ---- order ---- */

static struct host_result order(const struct host_call *call)
{
    const enum host_format f = call->format;
    const uint64_t a = call->a, b = call->b;
    unsigned flags = is_signalling(f, a) || is_signalling(f, b) ? HOST_INVALID : 0;
    if (is_nan(f, a) || is_nan(f, b)) {
        if (call->op == HOST_COMPARE)
            return (struct host_result){8, call->signalling ? HOST_INVALID : flags};
        const uint64_t other = is_nan(f, a) ? b : a;
        return (struct host_result){is_nan(f, other) ? host_nan(f) : other, flags};
    }
    const long double x = value_of(f, a), y = value_of(f, b);
    if (call->op == HOST_COMPARE)
        return (struct host_result){x < y ? 1 : x == y ? 2 : 4, flags};
    const bool less = x < y || (x == y && is_negative(f, a));
    return (struct host_result){less == (call->op == HOST_MIN) ? a : b, flags};
}

/* ---- integers and other formats ---- */

static struct host_result whole(const struct host_call *call, long double x, long double *value)
{
    const long double lower = floorl(fabsl(x));
    *value = x;
    if (lower == fabsl(x)) /* from 2^63 on long double has no middle */
        return (struct host_result){0, 0};
    const struct size size = {fabsl(x), false, signbit(x)};
    const bool is_even = fmodl(lower, 2) == 0;
    *value = lower + is_upper(&size, lower, lower + 1, is_even, call->round);
    *value = copysignl(*value, x);
    return (struct host_result){0, HOST_INEXACT};
}

static struct host_result rint_of(const struct host_call *call)
{
    if (is_nan(call->format, call->a))
        return invalid(call, is_signalling(call->format, call->a));
    const long double x = value_of(call->format, call->a);
    if (fabsl(x) >= 0x1p62L)
        return (struct host_result){call->a, 0};
    long double value;
    struct host_result result = whole(call, x, &value);
    const struct size size = {fabsl(value), false, signbit(value)};
    result.bits = rounded(&size, call).bits;
    return result;
}

static const struct {
    long double lo, hi; /* the last of 64 bits: all have them */
} bounds[] = {{-0x1p31L, 0x7fffffff},
              {0, 0xffffffff},
              {-0x1p63L, 0x7fffffffffffffff},
              {0, 0xffffffffffffffff}};

static struct host_result integer_of(const struct host_call *call)
{
    const long double lo = bounds[call->op - HOST_TO_I32].lo,
                      hi = bounds[call->op - HOST_TO_I32].hi;
    const bool nan = is_nan(call->format, call->a);
    const long double x = nan ? HUGE_VALL : value_of(call->format, call->a);
    long double value = x;
    struct host_result result = {0, 0};
    if (fabsl(x) < 0x1p70L)
        result = whole(call, x, &value);
    if (value < lo || value > hi) {
        result.flags = HOST_INVALID;
        value = value < lo ? lo : hi;
    }
    result.bits = value < 0 ? (uint64_t)(int64_t)value : (uint64_t)value;
    return result;
}

static struct host_result converted(const struct host_call *call)
{
    if (call->op == HOST_FROM && is_nan(call->from, call->a))
        return invalid(call, is_signalling(call->from, call->a));
    const long double x = call->op == HOST_FROM       ? value_of(call->from, call->a)
                          : call->op == HOST_FROM_I64 ? (long double)(int64_t)call->a
                                                      : (long double)call->a;
    if (isinf(x))
        return (struct host_result){
            host_infinity(call->format) | (x < 0 ? sign_of(call->format) : 0), 0};
    const struct size size = {fabsl(x), false, signbit(x)};
    return rounded(&size, call);
}

static uint64_t flushed(enum host_format format, uint64_t bits)
{
    const bool is_small = magnitude_of(format, bits) < UINT64_C(1) << host_layouts[format].fraction;
    return is_small ? bits & sign_of(format) : bits;
}

struct host_result host_wide(const struct host_call *given)
{
    struct host_call call = *given;
    if (call.flush && call.op != HOST_FROM_I64 && call.op != HOST_FROM_U64) {
        call.a = flushed(call.op == HOST_FROM ? call.from : call.format, call.a);
        call.b = flushed(call.format, call.b);
        call.c = flushed(call.format, call.c);
    }
    switch (call.op) {
    case HOST_RINT:
        return rint_of(&call);
    case HOST_MIN:
    case HOST_MAX:
    case HOST_COMPARE:
        return order(&call);
    case HOST_FROM:
    case HOST_FROM_I64:
    case HOST_FROM_U64:
        return converted(&call);
    case HOST_TO_I32:
    case HOST_TO_U32:
    case HOST_TO_I64:
    case HOST_TO_U64:
        return integer_of(&call);
    default:
        return arithmetic(&call);
    }
}
