/* number.c: exact numbers and expressions of them. No allocation, and no more than DEPTH calls
 * within each other: any text ends quickly. */
#include "asm/text/lexicon.h"
#include "asm/text/operation.h"

#include <string.h>

#define LETTER RT_WORD | RT_NAME
#define HEX_LETTER RT_WORD | RT_NAME | RT_HEX
#define DIGIT RT_DIGIT | RT_HEX | RT_WORD

const uint8_t rt_class_of[256] = {
    ['0'] = DIGIT,       ['1'] = DIGIT,       ['2'] = DIGIT,       ['3'] = DIGIT,
    ['4'] = DIGIT,       ['5'] = DIGIT,       ['6'] = DIGIT,       ['7'] = DIGIT,
    ['8'] = DIGIT,       ['9'] = DIGIT,       ['a'] = HEX_LETTER,  ['b'] = HEX_LETTER,
    ['c'] = HEX_LETTER,  ['d'] = HEX_LETTER,  ['e'] = HEX_LETTER,  ['f'] = HEX_LETTER,
    ['g'] = LETTER,      ['h'] = LETTER,      ['i'] = LETTER,      ['j'] = LETTER,
    ['k'] = LETTER,      ['l'] = LETTER,      ['m'] = LETTER,      ['n'] = LETTER,
    ['o'] = LETTER,      ['p'] = LETTER,      ['q'] = LETTER,      ['r'] = LETTER,
    ['s'] = LETTER,      ['t'] = LETTER,      ['u'] = LETTER,      ['v'] = LETTER,
    ['w'] = LETTER,      ['x'] = LETTER,      ['y'] = LETTER,      ['z'] = LETTER,
    ['A'] = HEX_LETTER,  ['B'] = HEX_LETTER,  ['C'] = HEX_LETTER,  ['D'] = HEX_LETTER,
    ['E'] = HEX_LETTER,  ['F'] = HEX_LETTER,  ['G'] = LETTER,      ['H'] = LETTER,
    ['I'] = LETTER,      ['J'] = LETTER,      ['K'] = LETTER,      ['L'] = LETTER,
    ['M'] = LETTER,      ['N'] = LETTER,      ['O'] = LETTER,      ['P'] = LETTER,
    ['Q'] = LETTER,      ['R'] = LETTER,      ['S'] = LETTER,      ['T'] = LETTER,
    ['U'] = LETTER,      ['V'] = LETTER,      ['W'] = LETTER,      ['X'] = LETTER,
    ['Y'] = LETTER,      ['Z'] = LETTER,      ['_'] = LETTER,      ['.'] = RT_NAME,
    ['$'] = RT_NAME,     [' '] = RT_BLANK,    ['\t'] = RT_BLANK,   ['\r'] = RT_BLANK,
    ['\f'] = RT_BLANK,   ['\v'] = RT_BLANK,   ['('] = RT_OPEN,     ['['] = RT_OPEN,
    ['{'] = RT_OPEN,     [')'] = RT_CLOSE,    [']'] = RT_CLOSE,    ['}'] = RT_CLOSE,
    ['+'] = RT_OPERATOR, ['-'] = RT_OPERATOR, ['*'] = RT_OPERATOR, ['|'] = RT_OPERATOR,
    ['^'] = RT_OPERATOR, ['&'] = RT_OPERATOR, ['<'] = RT_OPERATOR, ['>'] = RT_OPERATOR,
    ['/'] = RT_OPERATOR, ['%'] = RT_OPERATOR,
};

#define FOUR(n) (n), (n) + 1, (n) + 2, (n) + 3
#define SIXTEEN(n) FOUR(n), FOUR(n + 4), FOUR(n + 8), FOUR(n + 12)
#define HALF(n) SIXTEEN(n), SIXTEEN(n + 16)
#define ZEROS 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0

const uint8_t rt_bit_of[256] = {ZEROS,   ZEROS,    HALF(0), HALF(32), HALF(32),
                                HALF(0), HALF(32), HALF(0), HALF(32)};

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

static size_t digits_read(const char *at, const char *end, unsigned base, uint64_t *value)
{
    const char *next = at;
    uint64_t sum = 0;
    bool fits = true;

    for (; next < end; next++) {
        const unsigned digit = (unsigned)rt_digit_of(*next); /* very high when there is none */
        if (digit >= base)
            break;
        if (sum > UINT64_MAX >> 5)
            fits = fits && sum <= (UINT64_MAX - digit) / base;
        sum = sum * base + digit;
    }
    *value = sum;
    return fits ? (size_t)(next - at) : SIZE_MAX;
}

size_t rt_number_read(const char *at, const char *end, uint64_t *value)
{
    if (end - at > 2 && at[0] == '0' && (at[1] == 'x' || at[1] == 'b')) {
        size_t length = digits_read(at + 2, end, at[1] == 'x' ? 16 : 2, value);
        if (length == SIZE_MAX)
            return SIZE_MAX;
        if (length > 0)
            return length + 2;
    }
    return digits_read(at, end, 10, value);
}

/* ---- Expressions ---- */

enum { DEPTH = 63 /* operators and parentheses that wait for the end of another one */ };

struct reader {
    struct rt_expression *e;
    const char *at;
    unsigned depth, open; /* open: of parentheses */
    bool begun;           /* an operand is read */
};

static bool refuse(struct rt_expression *e, enum rt_expression_trouble why, const char *at,
                   size_t length)
{
    e->trouble = why;
    e->bad = at;
    e->bad_length = length;
    return false;
}

/* Takes a sign or operator, which what follows belongs to. */
static bool enter(struct reader *r, const char *at, size_t length)
{
    if (r->depth == DEPTH || *r->e->steps == 0)
        return refuse(r->e, RT_EXPRESSION_DEEP, at, length);
    --*r->e->steps;
    r->depth++;
    r->at = at + length;
    return true;
}

static bool overflow(const struct reader *r, const char *from)
{
    return refuse(r->e, RT_EXPRESSION_OVERFLOW, from, (size_t)(r->at - from));
}

/* A name: asks the caller for its value. */
static bool name_read(struct reader *r, struct isadora_number *value)
{
    struct rt_expression *e = r->e;
    const size_t length = rt_name_length(r->at, e->end);

    if (length == 0 || e->symbols == NULL)
        return refuse(e, RT_EXPRESSION_MISSING, r->at, length);
    rt_consume_budget(e->steps, length / 8);
    if (e->syntax != NULL && rt_register_scan(e->syntax, r->at, e->end) >= length)
        return refuse(e, RT_EXPRESSION_MISSING, r->at, length);
    switch (e->symbols->find(e->symbols->user, r->at, length, value)) {
    case ISADORA_KNOWN:
        break;
    case ISADORA_LATER:
        if (!e->allow_later)
            return refuse(e, RT_EXPRESSION_LATER, r->at, length);
        *value = rt_number(0);
        e->later = true;
        break;
    default:
        return refuse(e, RT_EXPRESSION_NAME, r->at, length);
    }
    r->at += length;
    return true;
}

/* `` `(NAME) ``: a name as nvdisasm writes it. */
static bool quoted_read(struct reader *r, struct isadora_number *value)
{
    const char *begin = r->at;

    if (r->e->end - begin < 3 || begin[1] != '(')
        return refuse(r->e, RT_EXPRESSION_MISSING, begin, 1);
    r->at += 2;
    if (!name_read(r, value))
        return false;
    if (r->at == r->e->end || *r->at != ')')
        return refuse(r->e, RT_EXPRESSION_MISSING, r->at, 0);
    r->at++;
    return true;
}

/* `'a'`, `'\n'`: the code of a character. */
static bool character_read(struct reader *r, struct isadora_number *value)
{
    static const char names[] = "ntr0\\'\"", codes[] = "\n\t\r\0\\'\"";
    const char *at = r->at + 1, *end = r->e->end;
    const bool escaped = at < end && *at == '\\';

    if (end - at < 2 + escaped || at[1 + escaped] != '\'' || (!escaped && *at == '\''))
        return refuse(r->e, RT_EXPRESSION_MISSING, r->at, 1);
    const char *found = escaped && at[1] != '\0' ? strchr(names, at[1]) : NULL;
    if (escaped && found == NULL)
        return refuse(r->e, RT_EXPRESSION_MISSING, at, 2);
    value->bits = (unsigned char)(escaped ? codes[found - names] : *at);
    r->at = at + 2 + escaped;
    return true;
}

static bool parentheses_read(struct reader *r, struct isadora_number *value);

/* `%NAME(number)`. */
static bool operator_read(struct reader *r, struct isadora_number *value)
{
    struct rt_expression *e = r->e;
    const char *begin = r->at, *name = begin + 1;
    const size_t length = rt_name_length(name, e->end);
    const bool before = e->later;

    if (length == 0 || name + length == e->end || name[length] != '(')
        return refuse(e, RT_EXPRESSION_MISSING, begin, 1);
    e->later = false;
    if (!enter(r, name + length, 1) || !parentheses_read(r, value))
        return false;
    r->depth--;
    const enum isadora_symbol found =
        e->symbols->apply(e->symbols->user, name, length, *value, e->later, value);
    e->later = e->later || before;
    if (found == ISADORA_KNOWN)
        return true;
    if (found == ISADORA_LATER && e->allow_later) {
        e->later = true;
        return true;
    }
    return refuse(e, found == ISADORA_LATER ? RT_EXPRESSION_LATER : RT_EXPRESSION_NAME, begin,
                  (size_t)(r->at - begin));
}

/* `1b` or `1f`: a label that is a number. Where there is none, it begins with a number. */
static bool local_read(struct reader *r, struct isadora_number *value)
{
    struct rt_expression *e = r->e;
    const char *at = r->at;

    while (at < e->end && rt_is(*at, RT_DIGIT))
        at++;
    if (at == e->end || (*at != 'b' && *at != 'f') || e->symbols == NULL)
        return false;
    const size_t length = (size_t)(at - r->at) + 1;
    if (e->end - at > 1 && rt_is(at[1], RT_NAME | RT_DIGIT))
        return false;
    const enum isadora_symbol found = e->symbols->find(e->symbols->user, r->at, length, value);
    if (found == ISADORA_NEVER || (found == ISADORA_LATER && !e->allow_later))
        return false;
    if (found == ISADORA_LATER) {
        *value = rt_number(0);
        e->later = true;
    }
    r->at += length;
    return true;
}

static bool sum_read(struct reader *r, unsigned least, struct isadora_number *value);

static bool parentheses_read(struct reader *r, struct isadora_number *value)
{
    struct rt_expression *e = r->e;

    r->open++;
    if (!sum_read(r, 0, value))
        return false;
    const char *here = rt_skip_blanks(r->at, e->end);
    e->closing = here == e->end || *here != ')';
    if (e->closing)
        return refuse(e, RT_EXPRESSION_MISSING, r->at, 0);
    r->open--;
    r->at = here + 1;
    return true;
}

/* A number or a name, with a sign, or in parentheses. */
static bool operand_read(struct reader *r, struct isadora_number *value)
{
    struct rt_expression *e = r->e;

    if (e->blanks || r->open > 0 || r->begun)
        r->at = rt_skip_blanks(r->at, e->end);
    if (r->at == e->end)
        return refuse(e, RT_EXPRESSION_MISSING, r->at, 0);
    const char ch = *r->at;
    if (ch == '(' || (ch == '-' && !e->logic) || (ch == '~' && (e->logic || e->open))) {
        if (ch == '(' && r->at == e->at && !e->open)
            return refuse(e, RT_EXPRESSION_MISSING, r->at, 1);
        if (!enter(r, r->at, 1) || !(ch == '(' ? parentheses_read : operand_read)(r, value))
            return false;
        r->depth--;
        if (ch == '~')
            *value = rt_number_invert(*value);
        return ch != '-' || rt_number_negate(*value, value) || overflow(r, e->at);
    }
    r->begun = true;
    *value = rt_number(0);
    if (ch == '`' && !e->logic)
        return quoted_read(r, value);
    if (ch == '\'' && !e->logic)
        return character_read(r, value);
    if (ch == '%' && !e->logic && e->symbols != NULL && e->symbols->apply != NULL)
        return operator_read(r, value);
    if (e->logic || !rt_is(ch, RT_DIGIT))
        return name_read(r, value);
    if (local_read(r, value))
        return true;
    const size_t length = rt_number_read(r->at, e->end, &value->bits);
    if (length == SIZE_MAX)
        return refuse(e, RT_EXPRESSION_OVERFLOW, r->at, 1);
    r->at += length;
    return true;
}

/* Which operators there are. */
static unsigned written(const struct rt_expression *e)
{
    return e->logic ? RT_IN_LOGIC : e->open ? RT_IN_NUMBERS | RT_IN_SOURCES : RT_IN_NUMBERS;
}

/* Operands with operators that bind at least as tightly as `least`. In a statement ` -3` after a
 * number is the next operand, while `-3` and ` - 3` go on with the expression. */
static bool sum_read(struct reader *r, unsigned least, struct isadora_number *value)
{
    struct rt_expression *e = r->e;

    if (!operand_read(r, value))
        return false;
    for (;;) {
        const char *here = rt_skip_blanks(r->at, e->end);
        const struct rt_operation *op = rt_operation_at(here, e->end, written(e));
        const size_t length = op != NULL ? strlen(op->text) : 0;
        struct isadora_number right;
        if (op == NULL || op->strength < least ||
            (here > r->at && !e->blanks && r->open == 0 &&
             (here + length == e->end || !rt_is(here[length], RT_BLANK))))
            return true;
        if (r->open == 0)
            e->cut = r->at;
        if (!enter(r, here, length) || !sum_read(r, op->strength + 1u, &right))
            return false;
        r->depth--;
        if (!op->apply(*value, right, value))
            return overflow(r, rt_operation_fault(op, right) != NULL ? here : e->at);
    }
}

static bool read_all(struct rt_expression *e)
{
    struct reader r = {.e = e, .at = e->at};

    e->cut = NULL;
    e->later = e->closing = false;
    if (!sum_read(&r, 0, &e->value))
        return false;
    e->next = r.at;
    e->trouble = RT_EXPRESSION_NONE;
    return true;
}

bool rt_plain_read(struct rt_expression *e, const char *at, const char *end)
{
    const char *next = rt_short_read(at, end, &e->value);

    if (next == NULL)
        return false;
    e->next = next;
    e->cut = NULL;
    e->later = false;
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
