/* generator.c: where the generator, the runtime sources and the descriptions are, and how the
 * generator is run.
 *
 * $ISADORA_DATA says so; else share/isadora beside the program's bin folder (an installed program
 * may be moved); else the source tree that the program was built from; else the folder it was to be
 * installed to. */
#include "common/message.h"
#include "common/spawn.h"
#include "target/targets.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static char *beside_program(void)
{
    char self[4096];
    ssize_t n = readlink("/proc/self/exe", self, sizeof self - 1);
    if (n <= 0)
        return NULL;
    self[n] = 0;
    for (int i = 0; i < 2; i++) {
        char *slash = strrchr(self, '/');
        if (!slash)
            return NULL;
        *slash = 0;
    }
    return tool_format("%s/share/isadora", self);
}

static bool has_generator(const char *folder)
{
    return access(tool_format("%s/gen/main.lua", folder), R_OK) == 0;
}

char *data_path(const char *relative)
{
    const char *chosen = getenv("ISADORA_DATA");
    char *beside = beside_program();
    const char *const places[] = {beside, ISADORA_SOURCE_DIR, ISADORA_DATA_DIR};
    bool asked = chosen && *chosen;
    for (size_t i = 0; !asked && !chosen && i < 3; i++)
        if (places[i] && has_generator(places[i]))
            chosen = places[i];
    char *path = chosen && has_generator(chosen) ? tool_format("%s/%s", chosen, relative) : NULL;
    if (!path && asked)
        complain("ISADORA_DATA is %s, where there is no gen/main.lua", chosen);
    else if (!path)
        complain("the generator is not installed in %s; set ISADORA_DATA to the folder that holds "
                 "gen/, runtime/ and tools/",
                 ISADORA_DATA_DIR);
    return path;
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
    if (status < 0)
        status = complain_with(
            EXIT_IO,
            "cannot run lua5.4, which reads descriptions: %s; on Debian: apt-get install "
            "lua5.4 lua-lpeg "
            "lua-argparse lua-dkjson lua-filesystem",
            strerror(errno));
    return status;
}
