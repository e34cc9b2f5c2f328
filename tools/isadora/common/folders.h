/* folders.h: trees of files. */
#ifndef ISADORA_FOLDERS_H
#define ISADORA_FOLDERS_H

#include <stdbool.h>
#include <stddef.h>

bool ends_in(const char *text, const char *end);
/* A path from the root: what is none is in the working directory. */
char *path_from_root(const char *path);
/* Calls `visit` for the file `path`, or for all visible files of that folder and its folders, by
 * name. False when that returned false, or with a complaint. */
bool folder_walk(const char *path, bool (*visit)(void *, const char *path), void *context);
/* Calls `visit` for all that is in a folder but `.` and `..`, by name: how many there are, 0 where
 * there is none. */
size_t folder_each(const char *path, void (*visit)(void *, const char *path, const char *name),
                   void *context);
/* Makes a folder and those above it; `mode` is that of the last. False with a complaint. */
bool folder_make(const char *path, unsigned mode);
/* Removes a file, or a folder with all in it; no link is followed. */
void folder_remove(const char *path);

#endif
