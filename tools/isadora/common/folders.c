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

static int is_visible(const struct dirent *entry) { return entry->d_name[0] != '.'; }

bool folder_walk(const char *path, bool (*visit)(void *, const char *path), void *context)
{
    struct stat about;
    if (stat(path, &about) != 0)
        return complain("cannot read %s: %s", path, strerror(errno));
    if (!S_ISDIR(about.st_mode))
        return visit(context, path);
    struct dirent **entries;
    const int n = scandir(path, &entries, is_visible, alphasort);
    bool fine = n >= 0;
    for (int i = 0; i < n; i++) {
        char *inner = tool_format("%s/%s", path, entries[i]->d_name);
        fine = fine && folder_walk(inner, visit, context);
        free(inner);
        free(entries[i]);
    }
    if (n >= 0)
        free(entries);
    return fine;
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
    free(copy);
    return fine;
}

void folder_remove(const char *path)
{
    if (unlink(path) == 0)
        return;
    DIR *folder = opendir(path);
    if (!folder)
        return;
    for (struct dirent *entry; (entry = readdir(folder)) != NULL;) {
        if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0)
            continue;
        char *inner = tool_format("%s/%s", path, entry->d_name);
        folder_remove(inner);
        free(inner);
    }
    closedir(folder);
    rmdir(path);
}
