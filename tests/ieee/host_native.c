/* host_native.c: the operations of this computer on float and double under their own rounding, with
 * the flags that they raise. All operands are volatile, and library functions are called through
 * pointers: compilers that know no rounding but to nearest have nothing to compute in advance. */
#include "host.h"

#include <fenv.h>
#include <math.h>
#include <string.h>

static float (*volatile sqrt32)(float) = sqrtf;
static double (*volatile sqrt64)(double) = sqrt;
static float (*volatile fma32)(float, float, float) = fmaf;
static double (*volatile fma64)(double, double, double) = fma;
static float (*volatile rint32)(float) = rintf;
static double (*volatile rint64)(double) = rint;
static long long (*volatile integer32)(float) = llrintf;
static long long (*volatile integer64)(double) = llrint;

static float float_of(uint64_t bits)
{
    const uint32_t low = (uint32_t)bits;
    float value;
    memcpy(&value, &low, sizeof value);
    return value;
}
static uint64_t float_bits(float value)
{
    uint32_t bits;
    memcpy(&bits, &value, sizeof bits);
    return value != value ? host_nan(HOST_F32) : bits;
}
static double double_of(uint64_t bits)
{
    double value;
    memcpy(&value, &bits, sizeof value);
    return value;
}
static uint64_t double_bits(double value)
{
    uint64_t bits;
    memcpy(&bits, &value, sizeof bits);
    return value != value ? host_nan(HOST_F64) : bits;
}

static unsigned flags_now(void)
{
    const int raised = fetestexcept(FE_ALL_EXCEPT);
    return (raised & FE_INEXACT ? HOST_INEXACT : 0u) |
           (raised & FE_UNDERFLOW ? HOST_UNDERFLOW : 0u) |
           (raised & FE_OVERFLOW ? HOST_OVERFLOW : 0u) |
           (raised & FE_DIVBYZERO ? HOST_DIVIDE : 0u) | (raised & FE_INVALID ? HOST_INVALID : 0u);
}

static const int modes[] = {[HOST_NEAR] = FE_TONEAREST,
                            [HOST_DOWN] = FE_DOWNWARD,
                            [HOST_UP] = FE_UPWARD,
                            [HOST_ZERO] = FE_TOWARDZERO};

static void begin(enum host_round round)
{
    fesetround(modes[round]);
    feclearexcept(FE_ALL_EXCEPT);
}
static unsigned end(void)
{
    const unsigned flags = flags_now();
    fesetround(FE_TONEAREST);
    return flags;
}

static bool single(const struct host_call *call, struct host_result *result)
{
    volatile float a = float_of(call->a), b = float_of(call->b), c = float_of(call->c), r = 0;
    volatile double wide = double_of(call->a);
    volatile int64_t number = (int64_t)call->a;
    volatile uint64_t natural = call->a;
    if (call->op == HOST_FMA && c != c)
        return false;
    begin(call->round);
    switch (call->op) {
    case HOST_ADD:
        r = a + b;
        break;
    case HOST_MUL:
        r = a * b;
        break;
    case HOST_FMA:
        r = fma32(a, b, c);
        break;
    case HOST_DIV:
        r = a / b;
        break;
    case HOST_SQRT:
        r = sqrt32(a);
        break;
    case HOST_RINT:
        r = rint32(a);
        break;
    case HOST_FROM:
        r = (float)wide;
        break;
    case HOST_FROM_I64:
        r = (float)number;
        break;
    case HOST_FROM_U64:
        r = (float)natural;
        break;
    default:
        number = integer32(a);
    }
    result->flags = end();
    result->bits = call->op == HOST_TO_I64 ? (uint64_t)number : float_bits(r);
    return true;
}

static bool twice(const struct host_call *call, struct host_result *result)
{
    volatile double a = double_of(call->a), b = double_of(call->b), c = double_of(call->c), r = 0;
    volatile float narrow = float_of(call->a);
    volatile int64_t number = (int64_t)call->a;
    volatile uint64_t natural = call->a;
    if (call->op == HOST_FMA && c != c)
        return false;
    begin(call->round);
    switch (call->op) {
    case HOST_ADD:
        r = a + b;
        break;
    case HOST_MUL:
        r = a * b;
        break;
    case HOST_FMA:
        r = fma64(a, b, c);
        break;
    case HOST_DIV:
        r = a / b;
        break;
    case HOST_SQRT:
        r = sqrt64(a);
        break;
    case HOST_RINT:
        r = rint64(a);
        break;
    case HOST_FROM:
        r = (double)narrow;
        break;
    case HOST_FROM_I64:
        r = (double)number;
        break;
    case HOST_FROM_U64:
        r = (double)natural;
        break;
    default:
        number = integer64(a);
    }
    result->flags = end();
    result->bits = call->op == HOST_TO_I64 ? (uint64_t)number : double_bits(r);
    return true;
}

/* The product is below the least normal number by 2^-46 of it. */
bool host_is_before(void)
{
    volatile float a = 0x1.fffffcp-1f, b = 0x1.000002p-126f, r;
    feclearexcept(FE_ALL_EXCEPT);
    r = a * b;
    (void)r;
    return fetestexcept(FE_UNDERFLOW);
}

/* Sums, products, quotients, roots, conversions. What infinity times zero plus a NaN raises is left
 * to computers by the standard. */
bool host_native(const struct host_call *call, struct host_result *result)
{
    const bool is_order = call->op == HOST_MIN || call->op == HOST_MAX || call->op == HOST_COMPARE;
    const bool is_integer = call->op >= HOST_TO_I32 && call->op != HOST_TO_I64;
    if (call->flush || call->round == HOST_AWAY || is_order || is_integer)
        return false;
    if (call->op == HOST_FROM && call->from != (call->format == HOST_F32 ? HOST_F64 : HOST_F32))
        return false;
    if (call->format == HOST_F32)
        return single(call, result);
    return call->format == HOST_F64 && twice(call, result);
}
