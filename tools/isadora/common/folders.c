/* folders.c: trees of files: walked, made, removed. */
#include "common/folders.h"
#include "common/message.h"

#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

bool ends_in(const char *text, const char *end)
{
    const size_t n = strlen(text), m = strlen(end);
    return n >= m && strcmp(text + n - m, end) == 0;
}

char *path_from_root(const char *path)
{
    char *here = path[0] == '/' ? NULL : getcwd(NULL, 0);
    char *whole = tool_format("%s%s%s", here ? here : "", here ? "/" : "", path);
    free(here);
    return whole;
}

size_t folder_each(const char *path, void (*visit)(void *, const char *path, const char *name),
                   void *context)
{
    struct dirent **entries;
    const int n = scandir(path, &entries, NULL, alphasort);
    size_t count = 0;
    for (int i = 0; i < n; i++) {
        const char *name = entries[i]->d_name;
        if (strcmp(name, ".") != 0 && strcmp(name, "..") != 0) {
            visit(context, tool_format("%s/%s", path, name), tool_format("%s", name));
            count++;
        }
        free(entries[i]);
    }
    if (n >= 0)
        free(entries);
    return count;
}

struct walk {
    bool (*visit)(void *, const char *path);
    void *context;
    bool fine;
};

static void walk_entry(void *context, const char *path, const char *name)
{
    struct walk *walk = context;
    if (name[0] != '.')
        walk->fine = walk->fine && folder_walk(path, walk->visit, walk->context);
}

bool folder_walk(const char *path, bool (*visit)(void *, const char *path), void *context)
{
    struct walk walk = {visit, context, true};
    struct stat about;
    if (stat(path, &about) != 0)
        return complain("cannot read %s: %s", path, strerror(errno));
    if (!S_ISDIR(about.st_mode))
        return visit(context, path);
    folder_each(path, walk_entry, &walk);
    return walk.fine;
}

bool folder_make(const char *path, unsigned mode)
{
    char *copy = tool_format("%s", path);
    bool fine = true;
    for (char *p = copy + 1; fine; p++) {
        const char c = *p;
        if (c == '/' || c == 0) {
            *p = 0;
            fine = mkdir(copy, c ? 0777 : (mode_t)mode) == 0 || errno == EEXIST;
            *p = c;
        }
        if (c == 0)
            break;
    }
    if (!fine)
        complain("cannot make the folder %s: %s", path, strerror(errno));
    return fine;
}

static void remove_entry(void *context, const char *path, const char *name)
{
    (void)context, (void)name;
    folder_remove(path);
}

void folder_remove(const char *path)
{
    if (unlink(path) == 0)
        return;
    folder_each(path, remove_entry, NULL);
    rmdir(path);
}
