/* Fused operations and square roots of floats with their exceptions, by instructions that this
 * computer may have; where it has none, by integers. */
#include "machine/float/flags.h"

/* x86 computers since 2013 have fused operations, which programs for all of them must ask for. */
#if defined __FMA__ || defined __FP_FAST_FMA || defined __aarch64__
#define WITH_FUSED
static bool has_fused(void) { return true; }
#elif (defined __GNUC__ || defined __clang__) && defined __x86_64__
#define WITH_FUSED __attribute__((target("fma")))
static bool has_fused(void) { return __builtin_cpu_supports("fma"); }
#endif

#if defined __SSE2__
#include <emmintrin.h>
#define WITH_ROOTS
static float root_of_float(float x) { return _mm_cvtss_f32(_mm_sqrt_ss(_mm_set_ss(x))); }
static double root_of_double(double x)
{
    const __m128d both = _mm_set_sd(x);
    return _mm_cvtsd_f64(_mm_sqrt_sd(both, both));
}
#elif defined __aarch64__
#include <arm_neon.h>
#define WITH_ROOTS
static float root_of_float(float x) { return vget_lane_f32(vsqrt_f32(vdup_n_f32(x)), 0); }
static double root_of_double(double x) { return vget_lane_f64(vsqrt_f64(vdup_n_f64(x)), 0); }
#endif

/* ---- fused operations ---- */

#ifdef WITH_FUSED

/* Sums with what they lack, exactly. */
struct sum {
    double rounded, rest;
};

WITH_FUSED static inline struct sum sum_of(double x, double y)
{
    const double rounded = x + y, part = rounded - x;
    return (struct sum){rounded, (x - (rounded - part)) + (y - part)};
}

/* Neither overflows a sum, nor is the product so small that a bit of it is below all denormal
 * numbers: then a tiny result is exact. */
static inline bool is_ordinary(uint64_t product, uint64_t c)
{
    return rt_f64_code(product) - 55 < 2040 - 55 && rt_f64_code(c) < 2040;
}

/* The product as a sum of two, then the whole as one of three, whose two greater ones differ from
 * the result by a float: the theorem of Boldo and Muller about the error of a fused operation. */
WITH_FUSED static rt_flagged fused(uint64_t a, uint64_t b, uint64_t c, uint64_t nan)
{
    const double x = rt_double_of(a), y = rt_double_of(b), z = rt_double_of(c);
    const double product = __builtin_fma(x, y, -0.0); /* compilers may fuse `x * y` with a sum */
    const double result = __builtin_fma(x, y, z);
    if (RT_MOSTLY(is_ordinary(rt_double_bits(product), c))) {
        const struct sum low = sum_of(z, __builtin_fma(x, y, -product));
        const struct sum high = sum_of(product, low.rounded);
        const double rest = (high.rounded - result) + high.rest;
        return rt_result(rt_double_bits(result), rest != -low.rest);
    }
    if (product == 0 && (x == 0 || y == 0) && rt_f64_code(c) != 2047)
        return rt_result(rt_double_bits(result), false);
    return rt_parted(rt_float_mul_add_flags(RT_F64, a, b, c, RT_EXACT, RT_NEAR, RT_KEEP, nan));
}

rt_flagged rt_f64_fused_flags(uint64_t a, uint64_t b, uint64_t c, uint64_t nan)
{
    if (RT_QUICK && has_fused())
        return fused(a, b, c, nan);
    return rt_parted(rt_float_mul_add_flags(RT_F64, a, b, c, RT_EXACT, RT_NEAR, RT_KEEP, nan));
}

#else

rt_flagged rt_f64_fused_flags(uint64_t a, uint64_t b, uint64_t c, uint64_t nan)
{
    return rt_parted(rt_float_mul_add_flags(RT_F64, a, b, c, RT_EXACT, RT_NEAR, RT_KEEP, nan));
}

#endif

/* ---- square roots: of positive numbers, of f64 normal ones ---- */

#ifdef WITH_ROOTS

rt_flagged rt_f32_root_flags(uint32_t a, uint32_t nan)
{
    if (RT_QUICK && a < 0x7f800000u) {
        const float x = rt_float_of(a), root = root_of_float(x);
        return rt_result(rt_bits_of(root), (double)root * (double)root != (double)x);
    }
    return rt_parted(rt_float_sqrt_flags(RT_F32, a, RT_NEAR, RT_KEEP, nan));
}

/* As for quotients: the square differs from a by less than 2^54 units. */
rt_flagged rt_f64_root_flags(uint64_t a, uint64_t nan)
{
    if (RT_QUICK && a >> 52 && a >> 52 < 2047) {
        const uint64_t bits = rt_double_bits(root_of_double(rt_double_of(a)));
        const uint64_t root = rt_f64_significand(bits);
        const uint32_t up = rt_f64_code(a) + 1075 - 2 * rt_f64_code(bits);
        return rt_result(bits, root * root != rt_f64_significand(a) << (up & 63));
    }
    return rt_parted(rt_float_sqrt_flags(RT_F64, a, RT_NEAR, RT_KEEP, nan));
}

#else

rt_flagged rt_f32_root_flags(uint32_t a, uint32_t nan)
{
    return rt_parted(rt_float_sqrt_flags(RT_F32, a, RT_NEAR, RT_KEEP, nan));
}

rt_flagged rt_f64_root_flags(uint64_t a, uint64_t nan)
{
    return rt_parted(rt_float_sqrt_flags(RT_F64, a, RT_NEAR, RT_KEEP, nan));
}

#endif
