/* operation.h: exact numbers, what operators between them do, and how tightly they bind. */
#ifndef ISADORA_OPERATION_H
#define ISADORA_OPERATION_H

#include "asm/tables/syntax.h"

#define RT_OPERATORS "`+ - * / % << >> | & ^ ~` and parentheses"

static inline struct isadora_number rt_number(int64_t value)
{
    return (struct isadora_number){(uint64_t)value, value < 0};
}

bool rt_number_add(struct isadora_number a, struct isadora_number b, struct isadora_number *out);
bool rt_number_multiply(struct isadora_number a, struct isadora_number b,
                        struct isadora_number *out);
bool rt_number_negate(struct isadora_number a, struct isadora_number *out);
struct isadora_number rt_number_invert(struct isadora_number);
int rt_number_compare(struct isadora_number a, struct isadora_number b);

/* Where an operator is one. */
enum {
    RT_IN_NUMBERS = 1, /* everywhere */
    RT_IN_LOGIC = 2,   /* in expressions of names */
    RT_IN_SOURCES = 4  /* where a text is not read as it is printed */
};

struct rt_operation {
    const char *text;
    uint8_t strength; /* the higher binds tighter */
    uint8_t where;
    bool (*apply)(struct isadora_number, struct isadora_number, struct isadora_number *out);
};

/* The operator that begins at `at`, or NULL. */
const struct rt_operation *rt_operation_at(const char *at, const char *end, unsigned where);
/* What is wrong with its right side; NULL: the result has too many bits. */
const char *rt_operation_fault(const struct rt_operation *, struct isadora_number right);
/* The same of an expression without a value, from where its fault is: RT_EXPRESSION_OVERFLOW. */
const char *rt_overflow_text(const char *bad, size_t size);
/* The length of an operator that assemblers have and numbers here have not; 0: there is none. */
size_t rt_other_operator(const char *at, const char *end);

#endif
