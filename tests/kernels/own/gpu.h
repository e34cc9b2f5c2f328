/* What kernels in C are written with. A kernel is compiled twice: for the GPU, and for the host,
 * where kernels whose threads do not wait for each other are their own reference: threads.h runs
 * them one after another. */
#ifndef GPU_H
#define GPU_H

typedef unsigned char u8;
typedef unsigned short u16;
typedef unsigned u32;
typedef unsigned long long u64;
typedef int s32;
typedef long long s64;

#ifdef __CUDA__

#define KERNEL extern "C" __attribute__((global)) void
#define DEVICE static __attribute__((device))
#define CALLED static __attribute__((device, noinline)) /* stays a call */
#define SHARED static __attribute__((shared))
#define CONSTANT static __attribute__((device, constant)) const
#define UNROLLED _Pragma("unroll")
#define ROLLED _Pragma("unroll 1")

DEVICE inline u32 tid(void) { return (u32)__nvvm_read_ptx_sreg_tid_x(); }
DEVICE inline u32 ntid(void) { return (u32)__nvvm_read_ptx_sreg_ntid_x(); }
DEVICE inline u32 ctaid(void) { return (u32)__nvvm_read_ptx_sreg_ctaid_x(); }
DEVICE inline u32 nctaid(void) { return (u32)__nvvm_read_ptx_sreg_nctaid_x(); }
DEVICE inline u32 tid_y(void) { return (u32)__nvvm_read_ptx_sreg_tid_y(); }
DEVICE inline u32 ctaid_y(void) { return (u32)__nvvm_read_ptx_sreg_ctaid_y(); }
DEVICE inline u32 nctaid_y(void) { return (u32)__nvvm_read_ptx_sreg_nctaid_y(); }
DEVICE inline u32 lane(void) { return tid() & 31; }
DEVICE inline u32 warp(void) { return tid() >> 5; }
/* Not the compiler's own functions: clang 14 moves loads of shared variables over those. */
DEVICE inline void barrier(void) { asm volatile("bar.sync 0;" ::: "memory"); }
DEVICE inline u32 barrier_count(bool yes)
{
    u32 result;
    asm volatile("{.reg .pred p; setp.ne.u32 p, %1, 0; bar.red.popc.u32 %0, 0, p;}"
                 : "=r"(result)
                 : "r"((u32)yes)
                 : "memory");
    return result;
}
DEVICE inline void warp_barrier(void) { asm volatile("bar.warp.sync -1;" ::: "memory"); }
DEVICE inline void fence(void) { asm volatile("membar.gl;" ::: "memory"); }

DEVICE inline u32 atomic_add(u32 *at, u32 value) { return __nvvm_atom_add_gen_i((int *)at, value); }
DEVICE inline u32 atomic_or(u32 *at, u32 value) { return __nvvm_atom_or_gen_i((int *)at, value); }
DEVICE inline u32 atomic_max(u32 *at, u32 value) { return __nvvm_atom_max_gen_ui(at, value); }
DEVICE inline u32 atomic_min(u32 *at, u32 value) { return __nvvm_atom_min_gen_ui(at, value); }
DEVICE inline u32 atomic_exchange(u32 *at, u32 value)
{
    return __nvvm_atom_xchg_gen_i((int *)at, value);
}
DEVICE inline u32 atomic_compare(u32 *at, u32 old, u32 value)
{
    return __nvvm_atom_cas_gen_i((int *)at, old, value);
}

DEVICE inline u64 atomic_add64(u64 *at, u64 value)
{
    return (u64)__nvvm_atom_add_gen_ll((long long *)at, (long long)value);
}
DEVICE inline u64 atomic_compare64(u64 *at, u64 old, u64 value)
{
    return (u64)__nvvm_atom_cas_gen_ll((long long *)at, (long long)old, (long long)value);
}
/* What another thread stores while this one looks. */
DEVICE inline u32 seen(const u32 *at) { return *(const volatile u32 *)at; }
DEVICE inline u64 seen64(const u64 *at) { return *(const volatile u64 *)at; }

DEVICE inline u32 ballot(bool yes)
{
    u32 result;
    asm volatile("{.reg .pred p; setp.ne.u32 p, %1, 0; vote.sync.ballot.b32 %0, p, -1;}"
                 : "=r"(result)
                 : "r"((u32)yes));
    return result;
}
DEVICE inline u32 active(void)
{
    u32 result;
    asm volatile("activemask.b32 %0;" : "=r"(result));
    return result;
}
DEVICE inline u32 shuffle(u32 value, u32 from)
{
    u32 result;
    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 31, -1;" : "=r"(result) : "r"(value), "r"(from));
    return result;
}
DEVICE inline u32 shuffle_up(u32 value, u32 by)
{
    u32 result;
    asm volatile("shfl.sync.up.b32 %0, %1, %2, 0, -1;" : "=r"(result) : "r"(value), "r"(by));
    return result;
}
DEVICE inline u32 shuffle_xor(u32 value, u32 by)
{
    u32 result;
    asm volatile("shfl.sync.bfly.b32 %0, %1, %2, 31, -1;" : "=r"(result) : "r"(value), "r"(by));
    return result;
}

DEVICE inline u32 shuffle_among(u32 mask, u32 value, u32 from)
{
    u32 result;
    asm volatile("shfl.sync.idx.b32 %0, %1, %2, 31, %3;"
                 : "=r"(result)
                 : "r"(value), "r"(from), "r"(mask));
    return result;
}
DEVICE inline u64 shuffle64(u64 value, u32 from)
{
    return (u64)shuffle((u32)(value >> 32), from) << 32 | shuffle((u32)value, from);
}
DEVICE inline u64 shuffle_xor64(u64 value, u32 by)
{
    return (u64)shuffle_xor((u32)(value >> 32), by) << 32 | shuffle_xor((u32)value, by);
}
DEVICE inline u32 bits(float value) { return __builtin_bit_cast(u32, value); }
DEVICE inline float float_of(u32 value) { return __builtin_bit_cast(float, value); }
DEVICE inline u64 bits64(double value) { return __builtin_bit_cast(u64, value); }
DEVICE inline double double_of(u64 value) { return __builtin_bit_cast(double, value); }
/* Of the warp: the sum of the lanes before this one. */
DEVICE inline u32 sum_before(u32 value)
{
    u32 sum = value;
    for (u32 by = 1; by < 32; by *= 2) {
        const u32 other = shuffle_up(sum, by);
        sum += lane() >= by ? other : 0;
    }
    return sum - value;
}

DEVICE inline u32 ones(u32 value) { return (u32)__builtin_popcount(value); }
DEVICE inline u32 first_one(u32 value) { return (u32)__builtin_ctz(value); }
DEVICE inline u32 leading_zeros(u32 value) { return value ? (u32)__builtin_clz(value) : 32; }
DEVICE inline float fused(float a, float b, float c) { return __nvvm_fma_rn_f(a, b, c); }
DEVICE inline double fused64(double a, double b, double c) { return __nvvm_fma_rn_d(a, b, c); }
DEVICE inline float root(float a) { return __nvvm_sqrt_rn_f(a); }
DEVICE inline double root64(double a) { return __nvvm_sqrt_rn_d(a); }
DEVICE inline float divide(float a, float b) { return __nvvm_div_rn_f(a, b); }
DEVICE inline u32 high32(u32 a, u32 b) { return __nvvm_mulhi_ui(a, b); }
DEVICE inline u64 high64(u64 a, u64 b) { return __nvvm_mulhi_ull(a, b); }

#else

#include <math.h>
#include <stdbool.h>

#define KERNEL static void
#define DEVICE static
#define CALLED static
#define CONSTANT static const
#define UNROLLED
#define ROLLED

/* The thread that runs. */
extern struct place {
    u32 tid, ntid, ctaid, nctaid;
} place;

static inline u32 tid(void) { return place.tid; }
static inline u32 ntid(void) { return place.ntid; }
static inline u32 ctaid(void) { return place.ctaid; }
static inline u32 nctaid(void) { return place.nctaid; }

static inline u32 atomic_add(u32 *at, u32 value)
{
    const u32 old = *at;
    *at += value;
    return old;
}

static inline u32 ones(u32 value) { return (u32)__builtin_popcount(value); }
static inline u32 leading_zeros(u32 value) { return value ? (u32)__builtin_clz(value) : 32; }
static inline float fused(float a, float b, float c) { return fmaf(a, b, c); }
static inline double fused64(double a, double b, double c) { return fma(a, b, c); }
static inline float root(float a) { return sqrtf(a); }
static inline double root64(double a) { return sqrt(a); }
static inline float divide(float a, float b) { return a / b; }
static inline u32 high32(u32 a, u32 b) { return (u32)((u64)a * b >> 32); }
static inline u64 high64(u64 a, u64 b)
{
    const u64 al = a & 0xffffffff, ah = a >> 32, bl = b & 0xffffffff, bh = b >> 32;
    const u64 middle = ah * bl + (al * bl >> 32), other = al * bh + (middle & 0xffffffff);
    return ah * bh + (middle >> 32) + (other >> 32);
}

#endif

DEVICE inline u32 thread(void) { return ctaid() * ntid() + tid(); }

DEVICE inline u32 rotate_left(u32 value, u32 by) { return value << by | value >> ((32 - by) & 31); }
DEVICE inline u32 rotate_right(u32 value, u32 by)
{
    return value >> by | value << ((32 - by) & 31);
}

#endif
