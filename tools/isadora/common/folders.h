/* folders.h: trees of files. */
#ifndef ISADORA_FOLDERS_H
#define ISADORA_FOLDERS_H

#include <stdbool.h>

bool ends_in(const char *text, const char *end);
/* Calls `visit` for the file `path`, or for all visible files of that folder and its folders, by
 * name. False when that returned false, or with a complaint. */
bool folder_walk(const char *path, bool (*visit)(void *, const char *path), void *context);
/* Makes a folder and those above it; `mode` is that of the last. False with a complaint. */
bool folder_make(const char *path, unsigned mode);
/* Removes a file, or a folder with all in it; no link is followed. */
void folder_remove(const char *path);

#endif
