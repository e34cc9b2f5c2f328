/* thread.c: threads, by those of POSIX. */
#if defined __linux__ && !defined _GNU_SOURCE
#define _GNU_SOURCE /* sched_getaffinity */
#elif defined __unix__ && !defined _POSIX_C_SOURCE
#define _POSIX_C_SOURCE 200809L
#endif

#include "simt/thread.h"

#include <stdlib.h>

#if defined __unix__ || defined __APPLE__

#include <pthread.h>
#include <sched.h>
#include <time.h>
#include <unistd.h>

struct rt_thread {
    pthread_t thread;
    void (*run)(void *user);
    void *user;
};

static void *begin(void *thread)
{
    struct rt_thread *t = thread;
    t->run(t->user);
    return NULL;
}

struct rt_thread *rt_thread_start(void (*run)(void *user), void *user)
{
    struct rt_thread *t = malloc(sizeof *t);
    if (!t)
        return NULL;
    t->run = run;
    t->user = user;
    if (pthread_create(&t->thread, NULL, begin, t)) {
        free(t);
        return NULL;
    }
    return t;
}

void rt_thread_join(struct rt_thread *t)
{
    if (t)
        pthread_join(t->thread, NULL);
    free(t);
}

struct rt_lock {
    pthread_mutex_t mutex;
    pthread_cond_t bell;
};

struct rt_lock *rt_lock_new(void)
{
    struct rt_lock *lock = malloc(sizeof *lock);
    if (!lock)
        return NULL;
    if (pthread_mutex_init(&lock->mutex, NULL)) {
        free(lock);
        return NULL;
    }
    if (pthread_cond_init(&lock->bell, NULL)) {
        pthread_mutex_destroy(&lock->mutex);
        free(lock);
        return NULL;
    }
    return lock;
}

void rt_lock_free(struct rt_lock *lock)
{
    if (!lock)
        return;
    pthread_cond_destroy(&lock->bell);
    pthread_mutex_destroy(&lock->mutex);
    free(lock);
}

void rt_lock_take(struct rt_lock *lock) { pthread_mutex_lock(&lock->mutex); }
void rt_lock_give(struct rt_lock *lock) { pthread_mutex_unlock(&lock->mutex); }
void rt_lock_ring(struct rt_lock *lock) { pthread_cond_broadcast(&lock->bell); }

void rt_lock_wait(struct rt_lock *lock)
{
    enum { TENTH = 100000000, SECOND = 1000000000 };
    struct timespec until;
    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_nsec += TENTH;
    if (until.tv_nsec >= SECOND) {
        until.tv_nsec -= SECOND;
        until.tv_sec++;
    }
    pthread_cond_timedwait(&lock->bell, &lock->mutex, &until);
}

unsigned rt_processors(void)
{
#if defined __linux__
    cpu_set_t set;
    if (sched_getaffinity(0, sizeof set, &set) == 0 && CPU_COUNT(&set) > 0)
        return (unsigned)CPU_COUNT(&set);
#endif
    const long n = sysconf(_SC_NPROCESSORS_ONLN);
    return n > 0 ? (unsigned)n : 1;
}

#else

/* A build without threads: locks do nothing. */
struct rt_lock {
    int nothing;
};

struct rt_thread *rt_thread_start(void (*run)(void *user), void *user)
{
    (void)run;
    (void)user;
    return NULL;
}

void rt_thread_join(struct rt_thread *t) { (void)t; }
struct rt_lock *rt_lock_new(void) { return malloc(sizeof(struct rt_lock)); }
void rt_lock_free(struct rt_lock *lock) { free(lock); }
void rt_lock_take(struct rt_lock *lock) { (void)lock; }
void rt_lock_give(struct rt_lock *lock) { (void)lock; }
void rt_lock_wait(struct rt_lock *lock) { (void)lock; }
void rt_lock_ring(struct rt_lock *lock) { (void)lock; }
unsigned rt_processors(void) { return 1; }

#endif
