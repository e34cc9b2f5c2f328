/* spawn.c: runs other programs: the generator in Lua, the C compiler. */
#include "tool.h"

#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

int spawn_wait(char *const argv[], bool quiet)
{
    posix_spawn_file_actions_t actions;
    pid_t child;
    int status;
    fflush(stdout);
    posix_spawn_file_actions_init(&actions);
    if (quiet)
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    /* The child starts with the usual answer to a closed pipe, which main() has switched off for
     * us. */
    posix_spawnattr_t attributes;
    sigset_t defaults;
    posix_spawnattr_init(&attributes);
    sigemptyset(&defaults);
    sigaddset(&defaults, SIGPIPE);
    posix_spawnattr_setsigdefault(&attributes, &defaults);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF);
    int error = posix_spawnp(&child, argv[0], &actions, &attributes, argv, environ);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    if (error) {
        errno = error;
        return -1;
    }
    while (waitpid(child, &status, 0) < 0)
        if (errno != EINTR)
            return -1;
    if (WIFSIGNALED(status))
        return WTERMSIG(status) == SIGPIPE ? EXIT_FINE : 128 + WTERMSIG(status);
    return WEXITSTATUS(status);
}

int spawn_generator(const char *const args[], bool quiet)
{
    size_t n = 0;
    while (args[n])
        n++;
    char *script = data_path("gen/main.lua");
    if (!script)
        return EXIT_IO;
    char **argv = tool_alloc((n + 3) * sizeof *argv);
    argv[0] = (char[]){"lua5.4"};
    argv[1] = script;
    for (size_t i = 0; i <= n; i++)
        memcpy(&argv[i + 2], &args[i],
               sizeof *argv); /* exec takes them without const, and changes nothing */
    setenv("ISADORA_COLOUR", wants_colour(STDERR_FILENO) ? "1" : "0", 1);
    int status = spawn_wait(argv, quiet);
    if (status < 0) {
        complain("cannot run lua5.4, which reads descriptions: %s; on Debian: apt-get install "
                 "lua5.4 lua-lpeg "
                 "lua-argparse lua-dkjson lua-filesystem",
                 strerror(errno));
        status = EXIT_IO;
    }
    free(argv);
    free(script);
    return status;
}
