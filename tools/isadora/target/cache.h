/* cache.h: the folder in which `-m FILE` keeps what it compiled.
 *
 * What is in it gets executed, so it must be the user's alone. */

#ifndef ISADORA_CACHE_H
#define ISADORA_CACHE_H

#include <stdbool.h>
#include <sys/stat.h>

/* $XDG_CACHE_HOME/isadora or ~/.cache/isadora, made where it is missing; NULL with a complaint. */
char *cache_folder(void);
/* Does a file or folder belong to us, and is it writable by no other user? */
bool cache_is_ours(const struct stat *);
/* The same of a path, a folder and no link; what is missing is fine. False with a complaint. */
bool cache_is_private(const char *path);
/* Keeps other processes from building the same entry until `cache_unlock`: a file, or -1. `label`
 * is for the message while another one builds it. */
int cache_lock(const char *folder, const char *key, const char *label);
void cache_unlock(int lock);
/* Notes that an entry is used, and removes what has not been for long, what is too much, and what
 * killed processes have left. */
void cache_touch(const char *entry);
void cache_prune(const char *folder);

#endif
