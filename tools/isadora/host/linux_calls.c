/* linux_calls.c: system calls of Linux, by the numbers that newer machines share.
 *
 * There are three open files, and no others; time is that of the machine, a nanosecond a cycle;
 * what is random is the same in each run. All memory of the space is there, so that protection of
 * pages does nothing. */
#include "host/linux.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum { PAGE = 4096, CHUNK = 4096, RANDOM_MOST = 1 << 16, VECTORS_MOST = 1024 };
enum { FIXED_BITS = 34 /* of the highest end of memory at an address that the program chooses */ };
enum { STAT_BYTES = 128, NAME_BYTES = 65, NAMES = 6 };
enum { PIPE_MODE = 0010600, MAP_FIXED = 0x10, MAP_ANONYMOUS = 0x20, EMPTY_PATH = 0x1000 };

/* Errors, as Linux counts them. */
enum {
    NO_ENTRY = 2,
    IO_ERROR = 5,
    NO_MEMORY = 12,
    NO_DEVICE = 19,
    INVALID = 22,
    NO_TERMINAL = 25,
    NO_SEEK = 29,
    NO_CALL = 38
};

typedef int64_t call(struct linux_system *, const uint64_t *arguments);

/* ---- memory ---- */

static bool get_bytes(const struct linux_system *l, uint64_t at, void *to, size_t size)
{
    return isadora_copy_out(l->m, l->space, at, to, size);
}

static bool put_bytes(const struct linux_system *l, uint64_t at, const void *from, size_t size)
{
    return isadora_copy_in(l->m, l->space, at, from, size);
}

static void put_numbers(uint8_t *to, const uint64_t *values, size_t count)
{
    for (size_t i = 0; i < 8 * count; i++)
        to[i] = (uint8_t)(values[i / 8] >> 8 * (i % 8));
}

static int64_t store_numbers(const struct linux_system *l, uint64_t at, const uint64_t *values,
                             size_t count)
{
    uint8_t bytes[8 * 16];
    put_numbers(bytes, values, count);
    return put_bytes(l, at, bytes, 8 * count) ? 0 : -BAD_ADDRESS;
}

static uint64_t load_number(const uint8_t *bytes)
{
    uint64_t value = 0;
    for (unsigned i = 0; i < 8; i++)
        value |= (uint64_t)bytes[i] << 8 * i;
    return value;
}

/* Zeros again, where something was stored. */
static void clear(const struct linux_system *l, uint64_t from, uint64_t end)
{
    static const uint8_t zeros[PAGE];
    uint8_t bytes[PAGE];
    for (uint64_t n; from < end; from += n) {
        n = PAGE - from % PAGE < end - from ? PAGE - from % PAGE : end - from;
        if (get_bytes(l, from, bytes, (size_t)n) && memcmp(bytes, zeros, (size_t)n) != 0)
            put_bytes(l, from, zeros, (size_t)n);
    }
}

/* The heap grows and shrinks below the mappings. */
static int64_t call_brk(struct linux_system *l, const uint64_t *a)
{
    if (a[0] >= l->break_first && a[0] < l->map_next) {
        clear(l, a[0], l->break_now);
        l->break_now = a[0];
    }
    return (int64_t)l->break_now;
}

/* Anonymous memory, each mapping below all before it. */
static int64_t call_mmap(struct linux_system *l, const uint64_t *a)
{
    const uint64_t size = (a[1] + PAGE - 1) & ~(uint64_t)(PAGE - 1);
    if (!(a[3] & MAP_ANONYMOUS))
        return -NO_DEVICE;
    if (!a[1])
        return -INVALID;
    if (a[3] & MAP_FIXED) {
        if (a[0] % PAGE || a[0] < l->break_first || size > UINT64_C(1) << FIXED_BITS ||
            a[0] > (UINT64_C(1) << FIXED_BITS) - size)
            return -INVALID;
        clear(l, a[0], a[0] + size);
        return (int64_t)a[0];
    }
    if (a[1] > l->map_next || size > l->map_next - l->break_now)
        return -NO_MEMORY;
    l->map_next -= size;
    return (int64_t)l->map_next;
}

/* ---- files ---- */

static int64_t call_write(struct linux_system *l, const uint64_t *a)
{
    return host_write(l->host, l->m, l->out, a[0], a[1], a[2]);
}

static int64_t call_writev(struct linux_system *l, const uint64_t *a)
{
    int64_t all = 0;
    if (a[2] > VECTORS_MOST)
        return -INVALID;
    for (uint64_t i = 0; i < a[2]; i++) {
        uint8_t part[16];
        if (!get_bytes(l, a[1] + 16 * i, part, sizeof part))
            return all ? all : -BAD_ADDRESS;
        const uint64_t size = load_number(part + 8);
        const int64_t done = host_write(l->host, l->m, l->out, a[0], load_number(part), size);
        if (done < 0)
            return all ? all : done;
        all += done;
        if ((uint64_t)done < size)
            break;
    }
    return all;
}

static int64_t call_read(struct linux_system *l, const uint64_t *a)
{
    uint8_t bytes[CHUNK];
    const size_t size = a[2] < CHUNK ? (size_t)a[2] : CHUNK;
    if (a[0] != 0)
        return -BAD_FILE;
    output_flush(l->out); /* a question comes before its answer */
    const ssize_t n = l->host->has_input ? read(STDIN_FILENO, bytes, size) : 0;
    if (n < 0)
        return -IO_ERROR;
    return put_bytes(l, a[1], bytes, (size_t)n) ? n : -BAD_ADDRESS;
}

static int64_t call_close(struct linux_system *l, const uint64_t *a)
{
    (void)l;
    return a[0] <= 2 ? 0 : -BAD_FILE;
}

/* Each open file is a pipe. */
static int64_t stat_of(const struct linux_system *l, uint64_t file, uint64_t at)
{
    uint8_t bytes[STAT_BYTES] = {0};
    const uint64_t words[] = {1, file + 1, PIPE_MODE | UINT64_C(1) << 32};
    if (file > 2)
        return -BAD_FILE;
    put_numbers(bytes, words, 3);
    bytes[57] = PAGE >> 8;
    return put_bytes(l, at, bytes, sizeof bytes) ? 0 : -BAD_ADDRESS;
}

static int64_t call_fstat(struct linux_system *l, const uint64_t *a)
{
    return stat_of(l, a[0], a[1]);
}

static int64_t call_newfstatat(struct linux_system *l, const uint64_t *a)
{
    uint8_t first;
    if (!get_bytes(l, a[1], &first, 1))
        return -BAD_ADDRESS;
    return a[3] & EMPTY_PATH && !first ? stat_of(l, a[0], a[2]) : -NO_ENTRY;
}

static int64_t call_no_file(struct linux_system *l, const uint64_t *a)
{
    (void)l;
    (void)a;
    return -NO_ENTRY;
}

static int64_t call_no_seek(struct linux_system *l, const uint64_t *a)
{
    (void)l;
    return a[0] <= 2 ? -NO_SEEK : -BAD_FILE;
}

static int64_t call_no_terminal(struct linux_system *l, const uint64_t *a)
{
    (void)l;
    return a[0] <= 2 ? -NO_TERMINAL : -BAD_FILE;
}

/* ---- facts ---- */

static int64_t call_uname(struct linux_system *l, const uint64_t *a)
{
    const char *const texts[NAMES] = {"Linux", "isadora", "6.1.0", "#1", l->kind->called, ""};
    char bytes[NAMES * NAME_BYTES] = {0};
    for (size_t i = 0; i < NAMES; i++)
        strcpy(bytes + i * NAME_BYTES, texts[i]);
    return put_bytes(l, a[0], bytes, sizeof bytes) ? 0 : -BAD_ADDRESS;
}

static int64_t store_time(struct linux_system *l, uint64_t at, uint64_t unit)
{
    const uint64_t now = l->m->now - ISADORA_FIRST_CYCLE, second = UINT64_C(1000000000);
    const uint64_t values[] = {now / second, now % second / unit};
    return at ? store_numbers(l, at, values, 2) : 0;
}

static int64_t call_clock_gettime(struct linux_system *l, const uint64_t *a)
{
    return store_time(l, a[1], 1);
}

static int64_t call_gettimeofday(struct linux_system *l, const uint64_t *a)
{
    return store_time(l, a[0], 1000);
}

static int64_t call_getrandom(struct linux_system *l, const uint64_t *a)
{
    const uint64_t size = a[1] < RANDOM_MOST ? a[1] : RANDOM_MOST;
    uint64_t state = 1;
    for (uint64_t i = 0; i < size; i++) {
        state = state * UINT64_C(6364136223846793005) + 1442695040888963407;
        const uint8_t byte = (uint8_t)(state >> 56);
        if (!put_bytes(l, a[0] + i, &byte, 1))
            return -BAD_ADDRESS;
    }
    return (int64_t)size;
}

static int64_t call_prlimit(struct linux_system *l, const uint64_t *a)
{
    const uint64_t values[] = {UINT64_MAX, UINT64_MAX};
    return a[3] ? store_numbers(l, a[3], values, 2) : 0;
}

static int64_t call_one(struct linux_system *l, const uint64_t *a)
{
    (void)l;
    (void)a;
    return 1;
}

/* Done, without anything to do. */
static int64_t call_fine(struct linux_system *l, const uint64_t *a)
{
    (void)l;
    (void)a;
    return 0;
}

/* Programs go on without it. */
static int64_t call_missing(struct linux_system *l, const uint64_t *a)
{
    (void)l;
    (void)a;
    return -NO_CALL;
}

static int64_t call_no_memory(struct linux_system *l, const uint64_t *a)
{
    (void)l;
    (void)a;
    return -NO_MEMORY;
}

/* ---- all calls ---- */

enum {
    NR_IOCTL = 29,
    NR_FACCESSAT = 48,
    NR_OPENAT = 56,
    NR_CLOSE = 57,
    NR_LSEEK = 62,
    NR_READ = 63,
    NR_WRITE = 64,
    NR_WRITEV = 66,
    NR_READLINKAT = 78,
    NR_NEWFSTATAT = 79,
    NR_FSTAT = 80,
    NR_EXIT = 93,
    NR_EXIT_GROUP = 94,
    NR_SET_TID_ADDRESS = 96,
    NR_FUTEX = 98,
    NR_SET_ROBUST_LIST = 99,
    NR_CLOCK_GETTIME = 113,
    NR_SCHED_YIELD = 124,
    NR_SIGALTSTACK = 132,
    NR_RT_SIGACTION = 134,
    NR_RT_SIGPROCMASK = 135,
    NR_UNAME = 160,
    NR_GETTIMEOFDAY = 169,
    NR_GETPID = 172,
    NR_GETUID = 174,
    NR_GETEUID = 175,
    NR_GETGID = 176,
    NR_GETEGID = 177,
    NR_GETTID = 178,
    NR_SYSINFO = 179,
    NR_BRK = 214,
    NR_MUNMAP = 215,
    NR_MREMAP = 216,
    NR_MMAP = 222,
    NR_MPROTECT = 226,
    NR_MADVISE = 233,
    NR_HWPROBE = 258,
    NR_PRLIMIT64 = 261,
    NR_GETRANDOM = 278,
    NR_RSEQ = 293
};

/* Addresses of mappings are not used again, so that munmap has nothing to do; libraries copy where
 * mremap has no memory. There is one thread. */
static const struct {
    uint16_t number;
    call *does;
} calls[] = {
    {NR_IOCTL, call_no_terminal},
    {NR_FACCESSAT, call_no_file},
    {NR_OPENAT, call_no_file},
    {NR_CLOSE, call_close},
    {NR_LSEEK, call_no_seek},
    {NR_READ, call_read},
    {NR_WRITE, call_write},
    {NR_WRITEV, call_writev},
    {NR_READLINKAT, call_no_file},
    {NR_NEWFSTATAT, call_newfstatat},
    {NR_FSTAT, call_fstat},
    {NR_SET_TID_ADDRESS, call_one},
    {NR_FUTEX, call_fine},
    {NR_SET_ROBUST_LIST, call_missing},
    {NR_CLOCK_GETTIME, call_clock_gettime},
    {NR_SCHED_YIELD, call_fine},
    {NR_SIGALTSTACK, call_fine},
    {NR_RT_SIGACTION, call_fine},
    {NR_RT_SIGPROCMASK, call_fine},
    {NR_UNAME, call_uname},
    {NR_GETTIMEOFDAY, call_gettimeofday},
    {NR_GETPID, call_one},
    {NR_GETUID, call_fine},
    {NR_GETEUID, call_fine},
    {NR_GETGID, call_fine},
    {NR_GETEGID, call_fine},
    {NR_GETTID, call_one},
    {NR_SYSINFO, call_missing},
    {NR_BRK, call_brk},
    {NR_MUNMAP, call_fine},
    {NR_MREMAP, call_no_memory},
    {NR_MMAP, call_mmap},
    {NR_MPROTECT, call_fine},
    {NR_MADVISE, call_fine},
    {NR_HWPROBE, call_missing},
    {NR_PRLIMIT64, call_prlimit},
    {NR_GETRANDOM, call_getrandom},
    {NR_RSEQ, call_missing},
};

int64_t linux_call(struct linux_system *l, uint64_t number, const uint64_t *arguments,
                   enum host_verdict *verdict)
{
    const int status = (int)(arguments[0] & 0xff);
    for (size_t i = 0; i < sizeof calls / sizeof calls[0]; i++)
        if (calls[i].number == number)
            return calls[i].does(l, arguments);
    *verdict = HOST_FAILED;
    if (number != NR_EXIT && number != NR_EXIT_GROUP)
        snprintf(l->host->why, sizeof l->host->why,
                 "system call %" PRIu64 " of Linux is none that the host knows", number);
    else if (status)
        snprintf(l->host->why, sizeof l->host->why, "it exits with %d", status);
    else
        *verdict = HOST_ENDED;
    return 0;
}
