/* unfinished.c: removes temporary files when the program ends, by itself or by a signal that asks
 * it to. */
#define _XOPEN_SOURCE 700 /* mkstemp */

#include "common/unfinished.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <unistd.h>

static struct output *unfinished;

static const int endings[] = {SIGHUP, SIGINT, SIGTERM};
enum { ENDINGS = sizeof endings / sizeof endings[0] };

static void drop_unfinished(void)
{
    for (; unfinished; unfinished = unfinished->next)
        unlink(unfinished->temporary);
}

/* The signal has its usual effect when this returns. */
static void on_ending(int number)
{
    const int error = errno;
    drop_unfinished();
    raise(number);
    errno = error;
}

/* Only where a signal ends the program: what ignores or handles it otherwise stays. */
static void catch_endings(bool wanted)
{
    for (size_t i = 0; i < ENDINGS; i++) {
        struct sigaction new = {.sa_handler = on_ending, .sa_flags = (int)SA_RESETHAND}, old;
        sigemptyset(&new.sa_mask);
        new.sa_handler = wanted ? on_ending : SIG_DFL;
        sigaction(endings[i], NULL, &old);
        if (old.sa_handler == (wanted ? SIG_DFL : on_ending))
            sigaction(endings[i], &new, NULL);
    }
}

bool unfinished_begin(struct output *out)
{
    static bool registered;
    sigset_t held, old;
    sigemptyset(&held);
    for (size_t i = 0; i < ENDINGS; i++)
        sigaddset(&held, endings[i]);
    if (!registered)
        registered = atexit(drop_unfinished) == 0;
    /* No signal comes between the file and its entry in the list. */
    pthread_sigmask(SIG_BLOCK, &held, &old);
    out->fd = mkstemp(out->temporary);
    if (out->fd >= 0) {
        out->next = unfinished;
        unfinished = out;
        catch_endings(true);
    }
    const int error = errno;
    pthread_sigmask(SIG_SETMASK, &old, NULL);
    errno = error;
    return out->fd >= 0;
}

void unfinished_end(const struct output *out)
{
    struct output **at = &unfinished;
    while (*at && *at != out)
        at = &(*at)->next;
    if (*at)
        *at = out->next;
    if (!unfinished)
        catch_endings(false);
}
