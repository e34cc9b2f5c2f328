/* Random numbers of Philox 4x32-10, and of them normally distributed ones by Box and Muller, whose
 * sums and squares a block adds up as whole numbers. */
#include "gpu.h"

KERNEL philox(u32 *raw, float *normal, u32 key0, u32 key1)
{
    u32 c[4] = {thread(), 0, ctaid(), 7};
    for (u32 i = 0; i < 10; i++) {
        const u64 a = (u64)0xd2511f53 * c[0], b = (u64)0xcd9e8d57 * c[2];
        c[0] = (u32)(b >> 32) ^ c[1] ^ key0;
        c[1] = (u32)b;
        c[2] = (u32)(a >> 32) ^ c[3] ^ key1;
        c[3] = (u32)a;
        key0 += 0x9e3779b9;
        key1 += 0xbb67ae85;
    }
    for (u32 i = 0; i < 4; i++)
        raw[4 * thread() + i] = c[i];
    for (u32 i = 0; i < 4; i += 2) {
        const float u = (float)((c[i] >> 8) + 1) * 0x1p-24f;
        const float angle = (float)(c[i + 1] >> 8) * (6.2831853f * 0x1p-24f);
        float logarithm, sine, cosine;
        asm("lg2.approx.f32 %0, %1;" : "=f"(logarithm) : "f"(u));
        asm("sin.approx.f32 %0, %1;" : "=f"(sine) : "f"(angle));
        asm("cos.approx.f32 %0, %1;" : "=f"(cosine) : "f"(angle));
        const float radius = root(logarithm * -1.3862944f);
        normal[4 * thread() + i] = radius * cosine;
        normal[4 * thread() + i + 1] = radius * sine;
    }
}
