/* operation.c: operators between numbers, with the strength that the GNU assembler gives them.
 *
 * Sums, products and quotients are exact; bits are those of 64-bit numbers in two's complement. */
#include "asm/text/operation.h"

#include <ctype.h>
#include <string.h>

bool rt_number_add(struct isadora_number a, struct isadora_number b, struct isadora_number *out)
{
    uint64_t bits = a.bits + b.bits;
    int high = (bits < a.bits ? 1 : 0) - (a.negative ? 1 : 0) - (b.negative ? 1 : 0);

    *out = (struct isadora_number){bits, high < 0};
    return high == 0 || high == -1;
}

bool rt_number_negate(struct isadora_number a, struct isadora_number *out)
{
    if (a.negative && a.bits == 0)
        return false;
    *out = (struct isadora_number){0 - a.bits, !a.negative && a.bits != 0};
    return true;
}

static bool magnitudes(struct isadora_number *a, struct isadora_number *b)
{
    return (!a->negative || rt_number_negate(*a, a)) && (!b->negative || rt_number_negate(*b, b));
}

bool rt_number_multiply(struct isadora_number a, struct isadora_number b,
                        struct isadora_number *out)
{
    struct isadora_number x = a, y = b;

    if (!magnitudes(&x, &y) || (y.bits != 0 && x.bits > UINT64_MAX / y.bits))
        return false;
    *out = (struct isadora_number){x.bits * y.bits, false};
    return a.negative == b.negative || rt_number_negate(*out, out);
}

int rt_number_compare(struct isadora_number a, struct isadora_number b)
{
    if (a.negative != b.negative)
        return a.negative ? -1 : 1;
    return a.bits < b.bits ? -1 : a.bits > b.bits;
}

static bool subtract(struct isadora_number a, struct isadora_number b, struct isadora_number *out)
{
    return rt_number_negate(b, &b) && rt_number_add(a, b, out);
}

/* Towards zero. */
static bool divide(struct isadora_number a, struct isadora_number b, struct isadora_number *out)
{
    struct isadora_number x = a, y = b;

    if (!magnitudes(&x, &y) || y.bits == 0)
        return false;
    *out = (struct isadora_number){x.bits / y.bits, false};
    return a.negative == b.negative || rt_number_negate(*out, out);
}

/* With the sign of the dividend. */
static bool remainder_of(struct isadora_number a, struct isadora_number b,
                         struct isadora_number *out)
{
    struct isadora_number x = a, y = b;

    if (!magnitudes(&x, &y) || y.bits == 0)
        return false;
    *out = (struct isadora_number){x.bits % y.bits, false};
    return !a.negative || rt_number_negate(*out, out);
}

static bool shift_left(struct isadora_number a, struct isadora_number by,
                       struct isadora_number *out)
{
    if (by.negative || by.bits > 64)
        return a.bits == 0 && !a.negative && !by.negative;
    for (uint64_t i = 0; i < by.bits; i++)
        if (!rt_number_add(a, a, &a))
            return false;
    *out = a;
    return true;
}

static bool shift_right(struct isadora_number a, struct isadora_number by,
                        struct isadora_number *out)
{
    if (by.bits == 0) { /* a negative number stays one */
        *out = a;
        return true;
    }
    *out = rt_number(0);
    if (!by.negative && by.bits < 64)
        out->bits = a.bits >> by.bits;
    return !by.negative;
}

/* Bits of numbers: those that are negative have a high one, the others need not have. */
static struct isadora_number of_bits(uint64_t bits, bool negative)
{
    return (struct isadora_number){bits, negative && bits >> 63 != 0};
}

struct isadora_number rt_number_invert(struct isadora_number a)
{
    return of_bits(~a.bits, !a.negative);
}

static bool either(struct isadora_number a, struct isadora_number b, struct isadora_number *out)
{
    *out = of_bits(a.bits | b.bits, a.negative || b.negative);
    return true;
}

static bool differ(struct isadora_number a, struct isadora_number b, struct isadora_number *out)
{
    *out = of_bits(a.bits ^ b.bits, a.negative != b.negative);
    return true;
}

static bool both(struct isadora_number a, struct isadora_number b, struct isadora_number *out)
{
    *out = of_bits(a.bits & b.bits, a.negative && b.negative);
    return true;
}

static const struct rt_operation operations[] = {
    {"+", 1, RT_IN_NUMBERS, rt_number_add},
    {"-", 1, RT_IN_NUMBERS, subtract},
    {"|", 2, RT_IN_NUMBERS, either},
    {"&", 2, RT_IN_NUMBERS, both},
    {"^", 2, RT_IN_SOURCES, differ},
    {"*", 3, RT_IN_NUMBERS, rt_number_multiply},
    {"<<", 3, RT_IN_NUMBERS, shift_left},
    {"/", 3, RT_IN_SOURCES, divide},
    {"%", 3, RT_IN_SOURCES, remainder_of},
    {">>", 3, RT_IN_SOURCES, shift_right},
    {"|", 1, RT_IN_LOGIC, either},
    {"^", 2, RT_IN_LOGIC, differ},
    {"&", 3, RT_IN_LOGIC, both},
};

static bool begins(const char *at, const char *end, const char *text)
{
    return at < end && *at == text[0] && (text[1] == '\0' || (end - at > 1 && at[1] == text[1]));
}

size_t rt_other_operator(const char *at, const char *end)
{
    static const char *const others[] = {"&&", "||", "==", "!=", "<>", "<=", ">=", "**", "?", "!"};

    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++)
        if (begins(at, end, others[i]))
            return strlen(others[i]);
    const bool compares = begins(at, end, "<") || begins(at, end, ">");
    return compares && !begins(at, end, "<<") && !begins(at, end, ">>") ? 1 : 0;
}

const struct rt_operation *rt_operation_at(const char *at, const char *end, unsigned where)
{
    if (at == end || memchr("+-*/%<>|&^", *at, 10) == NULL)
        return NULL;
    /* `&&` is not a `&`, and a comment no quotient. */
    if (begins(at, end, "//") || begins(at, end, "/*") ||
        (where != RT_IN_LOGIC && rt_other_operator(at, end) > 0))
        return NULL;
    for (size_t i = 0; i < sizeof operations / sizeof operations[0]; i++)
        if ((operations[i].where & where) != 0 && begins(at, end, operations[i].text))
            return &operations[i];
    return NULL;
}

static bool shifts(const char *text) { return *text == '<' || *text == '>'; }

const char *rt_operation_fault(const struct rt_operation *op, struct isadora_number right)
{
    if ((op->apply == divide || op->apply == remainder_of) && right.bits == 0 && !right.negative)
        return "division by zero";
    return shifts(op->text) && right.negative ? "a shift by a negative number" : NULL;
}

const char *rt_overflow_text(const char *bad, size_t size)
{
    size_t name = 1;

    while (name < size &&
           (bad[name] == '_' || bad[name] == '.' || isalnum((unsigned char)bad[name])))
        name++;
    const bool applies = name > 1 && name < size && bad[name] == '('; /* `%lo(x)` */
    if (*bad == '/' || (*bad == '%' && !applies))
        return "division by zero";
    return shifts(bad) ? "a shift by a negative number" : "this number needs more than 64 bits";
}
