/* host.h: what operations on floats return and raise, by the arithmetic of this computer. */
#ifndef TESTS_IEEE_HOST_H
#define TESTS_IEEE_HOST_H

#include <stdbool.h>
#include <stdint.h>

enum host_op {
    HOST_ADD,
    HOST_MUL,
    HOST_FMA,
    HOST_DIV,
    HOST_SQRT,
    HOST_RINT,
    HOST_MIN,
    HOST_MAX,
    HOST_COMPARE,
    HOST_FROM, /* another float */
    HOST_FROM_I64,
    HOST_FROM_U64,
    HOST_TO_I32,
    HOST_TO_U32,
    HOST_TO_I64,
    HOST_TO_U64,
};
enum host_format { HOST_F16, HOST_BF16, HOST_F32, HOST_F64, HOST_FORMATS };
enum host_round { HOST_NEAR, HOST_DOWN, HOST_UP, HOST_ZERO, HOST_AWAY, HOST_ROUNDS };
enum {
    HOST_INEXACT = 1,
    HOST_UNDERFLOW = 2,
    HOST_OVERFLOW = 4,
    HOST_DIVIDE = 8,
    HOST_INVALID = 16
};

struct host_call {
    enum host_op op;
    enum host_format format, from; /* of the result, but for comparisons and integers; HOST_FROM */
    enum host_round round;
    bool flush, before, signalling;
    uint64_t a, b, c;
};
struct host_result {
    uint64_t bits;
    unsigned flags;
};

struct host_layout {
    int width, fraction, bias;
};
extern const struct host_layout host_layouts[HOST_FORMATS];

uint64_t host_infinity(enum host_format);
uint64_t host_nan(enum host_format);

/* By long double, rounded towards zero, and from there by the definitions of the standard. */
struct host_result host_wide(const struct host_call *);
/* By the operation itself under the same rounding; false: there is none. */
bool host_native(const struct host_call *, struct host_result *);
/* Whether this computer detects tininess before rounding. */
bool host_is_before(void);

#endif
