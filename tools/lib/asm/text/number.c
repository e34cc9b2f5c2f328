/* number.c: exact numbers and expressions of them. No recursion and no allocation: any text ends
 * quickly. */
#include "asm/text/lexicon.h"

#include <string.h>

#define LETTER RT_WORD | RT_NAME
#define HEX_LETTER RT_WORD | RT_NAME | RT_HEX
#define DIGIT RT_DIGIT | RT_HEX | RT_WORD

const uint8_t rt_class_of[256] = {
    ['0'] = DIGIT,      ['1'] = DIGIT,      ['2'] = DIGIT,      ['3'] = DIGIT,
    ['4'] = DIGIT,      ['5'] = DIGIT,      ['6'] = DIGIT,      ['7'] = DIGIT,
    ['8'] = DIGIT,      ['9'] = DIGIT,      ['a'] = HEX_LETTER, ['b'] = HEX_LETTER,
    ['c'] = HEX_LETTER, ['d'] = HEX_LETTER, ['e'] = HEX_LETTER, ['f'] = HEX_LETTER,
    ['g'] = LETTER,     ['h'] = LETTER,     ['i'] = LETTER,     ['j'] = LETTER,
    ['k'] = LETTER,     ['l'] = LETTER,     ['m'] = LETTER,     ['n'] = LETTER,
    ['o'] = LETTER,     ['p'] = LETTER,     ['q'] = LETTER,     ['r'] = LETTER,
    ['s'] = LETTER,     ['t'] = LETTER,     ['u'] = LETTER,     ['v'] = LETTER,
    ['w'] = LETTER,     ['x'] = LETTER,     ['y'] = LETTER,     ['z'] = LETTER,
    ['A'] = HEX_LETTER, ['B'] = HEX_LETTER, ['C'] = HEX_LETTER, ['D'] = HEX_LETTER,
    ['E'] = HEX_LETTER, ['F'] = HEX_LETTER, ['G'] = LETTER,     ['H'] = LETTER,
    ['I'] = LETTER,     ['J'] = LETTER,     ['K'] = LETTER,     ['L'] = LETTER,
    ['M'] = LETTER,     ['N'] = LETTER,     ['O'] = LETTER,     ['P'] = LETTER,
    ['Q'] = LETTER,     ['R'] = LETTER,     ['S'] = LETTER,     ['T'] = LETTER,
    ['U'] = LETTER,     ['V'] = LETTER,     ['W'] = LETTER,     ['X'] = LETTER,
    ['Y'] = LETTER,     ['Z'] = LETTER,     ['_'] = LETTER,     ['.'] = RT_NAME,
    ['$'] = RT_NAME,    [' '] = RT_BLANK,   ['\t'] = RT_BLANK,  ['\r'] = RT_BLANK,
    ['\f'] = RT_BLANK,  ['\v'] = RT_BLANK,  ['('] = RT_OPEN,    ['['] = RT_OPEN,
    ['{'] = RT_OPEN,    [')'] = RT_CLOSE,   [']'] = RT_CLOSE,   ['}'] = RT_CLOSE,
};

size_t rt_name_length(const char *at, const char *end)
{
    const char *next = at;
    if (next == end || !rt_is(*next, RT_NAME))
        return 0;
    while (next < end && rt_is(*next, RT_NAME | RT_DIGIT))
        next++;
    return (size_t)(next - at);
}

/* ---- Numbers ---- */

static unsigned digit_of(char ch)
{
    return ch <= '9' ? (unsigned)(ch - '0') : (unsigned)((ch | 0x20) - 'a') + 10;
}

/* Digits of 1 or 4 bits each. */
static size_t bits_read(const char *at, const char *end, unsigned width, uint64_t *value)
{
    const char *next = at;
    uint64_t sum = 0;
    bool fits = true;

    for (; next < end && rt_is(*next, RT_HEX) && digit_of(*next) < 1u << width; next++) {
        fits = fits && sum >> (64 - width) == 0;
        sum = sum << width | digit_of(*next);
    }
    *value = sum;
    return fits ? (size_t)(next - at) : SIZE_MAX;
}

static size_t decimal_read(const char *at, const char *end, uint64_t *value)
{
    const char *next = at;
    uint64_t sum = 0;
    bool fits = true;

    for (; next < end && rt_is(*next, RT_DIGIT); next++) {
        unsigned digit = digit_of(*next);
        if (sum >= UINT64_MAX / 10)
            fits = fits && (sum == UINT64_MAX / 10 && digit <= UINT64_MAX % 10);
        sum = sum * 10 + digit;
    }
    *value = sum;
    return fits ? (size_t)(next - at) : SIZE_MAX;
}

size_t rt_number_read(const char *at, const char *end, uint64_t *value)
{
    if (end - at > 2 && at[0] == '0' && (at[1] == 'x' || at[1] == 'b')) {
        size_t length = bits_read(at + 2, end, at[1] == 'x' ? 4 : 1, value);
        if (length == SIZE_MAX)
            return SIZE_MAX;
        if (length > 0)
            return length + 2;
    }
    return decimal_read(at, end, value);
}

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

bool rt_number_multiply(struct isadora_number a, struct isadora_number b,
                        struct isadora_number *out)
{
    struct isadora_number x = a, y = b;

    if (a.negative && !rt_number_negate(a, &x))
        return false;
    if (b.negative && !rt_number_negate(b, &y))
        return false;
    if (y.bits != 0 && x.bits > UINT64_MAX / y.bits)
        return false;
    *out = (struct isadora_number){x.bits * y.bits, false};
    return a.negative == b.negative || rt_number_negate(*out, out);
}

static bool number_shift(struct isadora_number a, struct isadora_number by,
                         struct isadora_number *out)
{
    if (by.negative || by.bits > 64)
        return a.bits == 0 && !a.negative && !by.negative;
    for (uint64_t i = 0; i < by.bits; i++) {
        if (!rt_number_add(a, a, &a))
            return false;
    }
    *out = a;
    return true;
}

int rt_number_compare(struct isadora_number a, struct isadora_number b)
{
    if (a.negative != b.negative)
        return a.negative ? -1 : 1;
    return a.bits < b.bits ? -1 : a.bits > b.bits;
}

/* ---- Expressions ---- */

enum operator{
    OP_OPEN,
    OP_OR,
    OP_DIFFER,
    OP_AND,
    OP_SHIFT,
    OP_ADD,
    OP_SUBTRACT,
    OP_MULTIPLY,
    OP_NEGATE,
    OP_INVERT
};

/* Later in the enum binds tighter, but `+` and `-` are equals. */
static unsigned strength(enum operator op) { return op == OP_SUBTRACT ? OP_ADD : (unsigned)op; }

enum { DEPTH = 64 };

struct stacks {
    struct isadora_number value[DEPTH];
    uint8_t op[DEPTH];
    unsigned values, ops, open;
};

static bool apply(enum operator op, struct isadora_number a, struct isadora_number b,
                  struct isadora_number *out)
{
    switch (op) {
    case OP_OR:
        *out = (struct isadora_number){a.bits | b.bits, a.negative || b.negative};
        return true;
    case OP_DIFFER:
        *out = (struct isadora_number){a.bits ^ b.bits, false};
        return true;
    case OP_AND:
        *out = (struct isadora_number){a.bits & b.bits, a.negative && b.negative};
        return true;
    case OP_SHIFT:
        return number_shift(a, b, out);
    case OP_MULTIPLY:
        return rt_number_multiply(a, b, out);
    case OP_SUBTRACT:
        return rt_number_negate(b, &b) && rt_number_add(a, b, out);
    default:
        return rt_number_add(a, b, out);
    }
}

/* Applies waiting operators that bind at least as tightly as `least`. */
static bool reduce(struct stacks *s, unsigned least)
{
    while (s->ops > 0 && s->op[s->ops - 1] != OP_OPEN && strength(s->op[s->ops - 1]) >= least) {
        enum operator op = s->op[--s->ops];
        struct isadora_number *top = &s->value[s->values - 1];
        if (op == OP_INVERT) {
            top->bits = ~top->bits;
        } else if (op == OP_NEGATE) {
            if (!rt_number_negate(*top, top))
                return false;
        } else {
            if (!apply(op, top[-1], top[0], &top[-1]))
                return false;
            s->values--;
        }
    }
    return true;
}

static bool refuse(struct rt_expression *e, enum rt_expression_trouble why, const char *at,
                   size_t length)
{
    e->trouble = why;
    e->bad = at;
    e->bad_length = length;
    return false;
}

/* A name: asks the caller for its value. */
static bool name_read(struct rt_expression *e, const char **at, struct isadora_number *value)
{
    size_t length = rt_name_length(*at, e->end);

    if (length == 0 || e->symbols == NULL)
        return refuse(e, RT_EXPRESSION_MISSING, *at, length);
    rt_spend(e->steps, length / 8);
    if (e->syntax != NULL && rt_register_scan(e->syntax, *at, e->end) >= length) {
        return refuse(e, RT_EXPRESSION_MISSING, *at, length);
    }
    switch (e->symbols->find(e->symbols->user, *at, length, value)) {
    case ISADORA_KNOWN:
        break;
    case ISADORA_LATER:
        if (!e->allow_later)
            return refuse(e, RT_EXPRESSION_LATER, *at, length);
        *value = rt_number(0);
        e->later = true;
        break;
    default:
        return refuse(e, RT_EXPRESSION_NAME, *at, length);
    }
    *at += length;
    return true;
}

/* Signs, opening parentheses, then a number or a name. */
static bool operand_read(struct rt_expression *e, struct stacks *s, const char **at)
{
    for (;;) {
        if (e->blanks || s->open > 0 || s->values > 0)
            *at = rt_skip_blanks(*at, e->end);
        if (*at == e->end)
            return refuse(e, RT_EXPRESSION_MISSING, *at, 0);
        char ch = **at;
        if (ch != (e->logic ? '~' : '-') && ch != '(')
            break;
        if (ch == '(' && s->ops == 0 && s->values == 0 && !e->open) {
            return refuse(e, RT_EXPRESSION_MISSING, *at, 1);
        }
        if (s->ops == DEPTH - 1 || *e->steps == 0)
            return refuse(e, RT_EXPRESSION_DEEP, *at, 1);
        --*e->steps;
        s->op[s->ops++] = ch == '-' ? OP_NEGATE : ch == '~' ? OP_INVERT : OP_OPEN;
        s->open += ch == '(';
        ++*at;
    }
    if (s->values == DEPTH - 1)
        return refuse(e, RT_EXPRESSION_DEEP, *at, 1);
    struct isadora_number *value = &s->value[s->values++];
    *value = rt_number(0);
    if (e->logic || !rt_is(**at, RT_DIGIT))
        return name_read(e, at, value);
    size_t length = rt_number_read(*at, e->end, &value->bits);
    if (length == SIZE_MAX)
        return refuse(e, RT_EXPRESSION_OVERFLOW, *at, 1);
    *at += length;
    return true;
}

static size_t operator_read(const char *at, const char *end, bool logic, enum operator* op)
{
    if (at == end || (logic && strchr("+-*<", *at) != NULL))
        return 0;
    switch (*at) {
    case '^':
        *op = OP_DIFFER;
        return logic;
    case '+':
        *op = OP_ADD;
        return 1;
    case '-':
        *op = OP_SUBTRACT;
        return 1;
    case '*':
        *op = OP_MULTIPLY;
        return 1;
    case '|':
        *op = OP_OR;
        return 1;
    case '&':
        *op = OP_AND;
        return 1;
    case '<':
        *op = OP_SHIFT;
        return end - at > 1 && at[1] == '<' ? 2 : 0;
    default:
        return 0;
    }
}

/* After an operand: closing parentheses, then perhaps an operator. In a statement ` -3` after a
 * number is the next operand, while `-3` and ` - 3` go on with the expression. */
static bool operator_next(struct rt_expression *e, struct stacks *s, const char **at, bool *more)
{
    enum operator op = OP_ADD;

    for (;;) {
        const char *here = rt_skip_blanks(*at, e->end);
        if (s->open > 0 && here < e->end && *here == ')') {
            if (!reduce(s, 0))
                return refuse(e, RT_EXPRESSION_OVERFLOW, e->at, (size_t)(here - e->at));
            s->ops--;
            s->open--;
            *at = here + 1;
            continue;
        }
        size_t length = operator_read(here, e->end, e->logic, &op);
        *more = length > 0 && (here == *at || e->blanks || s->open > 0 ||
                               (here + length < e->end && rt_is(here[length], RT_BLANK)));
        if (!*more)
            return true;
        if (s->open == 0)
            e->cut = *at;
        if (s->ops == DEPTH - 1 || *e->steps == 0)
            return refuse(e, RT_EXPRESSION_DEEP, here, length);
        --*e->steps;
        if (!reduce(s, strength(op)))
            return refuse(e, RT_EXPRESSION_OVERFLOW, e->at, (size_t)(here - e->at));
        s->op[s->ops++] = (uint8_t)op;
        *at = here + length;
        return true;
    }
}

static bool read_all(struct rt_expression *e)
{
    struct stacks s;
    const char *at = e->at;
    bool more = true;

    s.values = s.ops = s.open = 0;
    e->cut = NULL;
    e->later = e->closing = false;
    while (more) {
        if (!operand_read(e, &s, &at) || !operator_next(e, &s, &at, &more))
            return false;
    }
    e->closing = s.open > 0;
    if (s.open > 0)
        return refuse(e, RT_EXPRESSION_MISSING, at, 0);
    if (!reduce(&s, 0))
        return refuse(e, RT_EXPRESSION_OVERFLOW, e->at, (size_t)(at - e->at));
    e->value = s.value[0];
    e->next = at;
    e->trouble = RT_EXPRESSION_NONE;
    return true;
}

bool rt_expression_read(struct rt_expression *e)
{
    const char *end = e->end;

    /* What follows an operator may belong to the text around the number: then the number ends
     * before it. */
    while (!read_all(e)) {
        if (e->trouble != RT_EXPRESSION_MISSING || e->cut == NULL || e->blanks) {
            e->end = end;
            return false;
        }
        e->end = e->cut;
    }
    e->end = end;
    return true;
}
