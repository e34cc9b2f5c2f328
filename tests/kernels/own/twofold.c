/* Numbers of two f64 each: e^x by its series, the root of it by Newton's method, with the errors of
 * sums and products kept. */
#include "gpu.h"

struct twofold {
    double high, low;
};

DEVICE struct twofold twofold_sum(struct twofold a, struct twofold b)
{
    const double sum = a.high + b.high, part = sum - a.high;
    const double error = (a.high - (sum - part)) + (b.high - part) + a.low + b.low;
    return (struct twofold){sum + error, error - ((sum + error) - sum)};
}

DEVICE struct twofold twofold_product(struct twofold a, struct twofold b)
{
    const double product = a.high * b.high;
    const double error =
        fused64(a.high, b.low, fused64(a.low, b.high, fused64(a.high, b.high, -product)));
    return (struct twofold){product + error, error - ((product + error) - product)};
}

DEVICE struct twofold twofold_ratio(struct twofold a, struct twofold b)
{
    const double first = a.high / b.high;
    const struct twofold back = twofold_product((struct twofold){first, 0}, b);
    const struct twofold rest = twofold_sum(a, (struct twofold){-back.high, -back.low});
    return twofold_sum((struct twofold){first, 0}, (struct twofold){rest.high / b.high, 0});
}

KERNEL twofold(const double *in, struct twofold *out)
{
    const struct twofold x = {in[thread()], 0};
    struct twofold sum = {1, 0}, term = {1, 0};
    for (u32 i = 1; i < 30; i++) {
        term = twofold_ratio(twofold_product(term, x), (struct twofold){(double)i, 0});
        sum = twofold_sum(sum, term);
    }
    struct twofold half = {root64(sum.high), 0};
    for (u32 i = 0; i < 2; i++) {
        half = twofold_sum(half, twofold_ratio(sum, half));
        half = (struct twofold){half.high / 2, half.low / 2};
    }
    out[2 * thread()] = sum;
    out[2 * thread() + 1] = half;
}
