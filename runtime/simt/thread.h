/* thread.h: threads and what they wait for. Where there are none, rt_thread_start says so, and a
 * run has one. */
#ifndef ISADORA_THREAD_H
#define ISADORA_THREAD_H

#include <stdbool.h>

struct rt_thread;

/* Runs a function in a new thread; NULL when there is none to be had. */
struct rt_thread *rt_thread_start(void (*run)(void *user), void *user);
/* Waits for its end. */
void rt_thread_join(struct rt_thread *);

/* A lock, and a bell that wakes those who wait with it. NULL without memory. */
struct rt_lock *rt_lock_new(void);
void rt_lock_free(struct rt_lock *);
void rt_lock_take(struct rt_lock *);
void rt_lock_give(struct rt_lock *);
/* With the lock taken, which others may take meanwhile. Comes back when the bell was rung, or
 * earlier; within a tenth of a second in any case. */
void rt_lock_wait(struct rt_lock *);
void rt_lock_ring(struct rt_lock *);

/* Threads that this computer runs at once, for this program. */
unsigned rt_processors(void);

#endif
