/* spawn.c: runs other programs, such as the C compiler.
 *
 * Each child leads a process group of its own. A signal that asks us to end ends these groups
 * first, with all that they have started; then what waited for them cleans up, and the signal takes
 * effect (signals_release). */
#include "common/message.h"
#include "common/spawn.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

/* ---- signals that ask us to end ---- */

enum { MOST_CHILDREN = 64 };
static volatile pid_t children[MOST_CHILDREN]; /* 0: free */
static volatile sig_atomic_t ended_by;         /* 0: by none so far */

static const int endings[] = {SIGHUP, SIGINT, SIGTERM};
enum { ENDINGS = sizeof endings / sizeof endings[0] };
static struct sigaction before[ENDINGS];
static unsigned holds;

static void end_children(int number)
{
    const int error = errno;
    ended_by = number;
    for (size_t i = 0; i < MOST_CHILDREN; i++)
        if (children[i] > 0)
            kill(-children[i], SIGTERM);
    errno = error;
}

void signals_hold(void)
{
    if (holds++)
        return;
    for (size_t i = 0; i < ENDINGS; i++) {
        struct sigaction action = {.sa_handler = end_children};
        sigemptyset(&action.sa_mask);
        sigaction(endings[i], NULL, &before[i]);
        if (before[i].sa_handler != SIG_IGN) /* as after nohup */
            sigaction(endings[i], &action, NULL);
    }
}

bool signals_ended(void) { return ended_by != 0; }

void signals_release(void)
{
    if (--holds)
        return;
    for (size_t i = 0; i < ENDINGS; i++)
        sigaction(endings[i], &before[i], NULL);
    if (ended_by)
        raise(ended_by);
}

/* ---- children ---- */

/* Blocks those signals, so that none is taken between the start of a child and its entry in the
 * list. */
static void block_endings(sigset_t *old)
{
    sigset_t set;
    sigemptyset(&set);
    for (size_t i = 0; i < ENDINGS; i++)
        sigaddset(&set, endings[i]);
    sigprocmask(SIG_BLOCK, &set, old);
}

static int start(pid_t *child, char *const argv[], bool quiet, const sigset_t *mask)
{
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    if (quiet)
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    /* The child starts with the usual answers to a closed pipe and to a file that gets too large,
     * which main() has switched off for us. */
    posix_spawnattr_t attributes;
    sigset_t defaults;
    posix_spawnattr_init(&attributes);
    sigemptyset(&defaults);
    sigaddset(&defaults, SIGPIPE);
#ifdef SIGXFSZ
    sigaddset(&defaults, SIGXFSZ);
#endif
    posix_spawnattr_setsigdefault(&attributes, &defaults);
    posix_spawnattr_setsigmask(&attributes, mask);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK |
                                              POSIX_SPAWN_SETPGROUP);
    /* It is not the terminal's foreground group, and writes there all the same. */
    struct sigaction ignore = {.sa_handler = SIG_IGN}, old;
    sigaction(SIGTTOU, &ignore, &old);
    const int error = posix_spawnp(child, argv[0], &actions, &attributes, argv, environ);
    sigaction(SIGTTOU, &old, NULL);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    return error;
}

bool spawn_start(char *const argv[], bool quiet)
{
    size_t place = 0;
    while (place < MOST_CHILDREN && children[place] > 0)
        place++;
    if (place == MOST_CHILDREN) {
        errno = EAGAIN;
        return false;
    }
    fflush(stdout);
    signals_hold();
    sigset_t mask;
    pid_t child = 0;
    block_endings(&mask);
    const int error = signals_ended() ? EINTR : start(&child, argv, quiet, &mask);
    if (!error)
        children[place] = child;
    sigprocmask(SIG_SETMASK, &mask, NULL);
    if (!error)
        return true;
    signals_release();
    errno = error;
    return false;
}

int spawn_next(void)
{
    int status;
    pid_t child;
    while ((child = waitpid(-1, &status, 0)) < 0)
        if (errno != EINTR)
            return -1;
    for (size_t i = 0; i < MOST_CHILDREN; i++)
        if (children[i] == child)
            children[i] = 0;
    signals_release();
    if (WIFSIGNALED(status))
        return WTERMSIG(status) == SIGPIPE ? EXIT_FINE : 128 + WTERMSIG(status);
    return WEXITSTATUS(status);
}

int spawn_wait(char *const argv[], bool quiet)
{
    return spawn_start(argv, quiet) ? spawn_next() : -1;
}
