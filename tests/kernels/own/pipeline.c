/* Distances of vectors to one vector: their parts come by asynchronous copies into three stages of
 * shared memory, two of them on the way while one is worked on. needs sm_80 */
#include "gpu.h"

enum { PIPE_STAGES = 3, PIPE_ROW = 32, PIPE_PART = 8 }; /* words */

DEVICE inline void copy16(u32 *to, const u32 *from)
{
    asm volatile("{.reg .u64 a; .reg .u32 s; cvta.to.shared.u64 a, %0; cvt.u32.u64 s, a;"
                 " cp.async.cg.shared.global [s], [%1], 16;}"
                 :
                 : "l"(to), "l"(from)
                 : "memory");
}

DEVICE inline void commit(void) { asm volatile("cp.async.commit_group;" ::: "memory"); }
DEVICE inline void wait_but_one(void) { asm volatile("cp.async.wait_group 1;" ::: "memory"); }

/* Block: 32 vectors, 64 threads; a thread copies 16 bytes of each part. */
DEVICE void begin(u32 (*stage)[PIPE_PART], const u32 *vectors, u32 part)
{
    const u32 vector = tid() / 2, at = tid() % 2 * 4;
    const u32 *from = vectors + (ctaid() * 32 + vector) * PIPE_ROW * 2;
    copy16(&stage[vector][at], from + part * PIPE_PART + at);
}

KERNEL pipeline(const u32 *vectors, const u32 *point, u64 *out)
{
    SHARED __attribute__((aligned(16))) u32 stages[PIPE_STAGES][32][PIPE_PART];
    const u32 parts = PIPE_ROW * 2 / PIPE_PART;
    for (u32 i = 0; i < PIPE_STAGES - 1; i++) {
        begin(stages[i], vectors, i);
        commit();
    }
    u64 sum = 0;
    for (u32 part = 0; part < parts; part++) {
        wait_but_one();
        barrier();
        if (part + PIPE_STAGES - 1 < parts)
            begin(stages[(part + PIPE_STAGES - 1) % PIPE_STAGES], vectors, part + PIPE_STAGES - 1);
        commit();
        for (u32 i = tid() % 2; i < PIPE_PART; i += 2) {
            const s32 far = (s32)(stages[part % PIPE_STAGES][tid() / 2][i] >> 1) -
                            (s32)(point[part * PIPE_PART + i] >> 1);
            sum += (u64)((s64)far * far) >> 4;
        }
    }
    sum += shuffle_xor64(sum, 1);
    if (tid() % 2 == 0)
        out[ctaid() * 32 + tid() / 2] = sum;
}
