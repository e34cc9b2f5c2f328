/* cache.c: the folder of `-m FILE`: whose it is, who builds there, and how large it gets.
 *
 *    lock                 its bytes stand for entries that are being built
 *    work.XXXXXX/         what a process is building
 *    KEY/manifest         an entry: what it was made of (manifest.c)
 *    KEY/HASH.so          and what became of it
 *    .checked/            what `check` keeps, and sees to the size of (gen/check/kept.lua) */
#include "target/cache.h"
#include "common/folders.h"
#include "common/message.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

bool cache_is_ours(const struct stat *about)
{
    return about->st_uid == geteuid() && (about->st_mode & (S_IWGRP | S_IWOTH)) == 0;
}

bool cache_is_private(const char *path)
{
    struct stat about;
    if (lstat(path, &about) != 0)
        return errno == ENOENT;
    if (S_ISDIR(about.st_mode) && cache_is_ours(&about))
        return true;
    if (!S_ISDIR(about.st_mode))
        complain("%s is no folder; remove it, or set XDG_CACHE_HOME to another place", path);
    else if (about.st_uid != geteuid())
        complain("%s belongs to another user (number %lu), and what is in it would be executed; "
                 "remove it, or set XDG_CACHE_HOME to another place",
                 path, (unsigned long)about.st_uid);
    else
        complain("%s can be written by other users (mode %04o), and what is in it would be "
                 "executed; remove it, or set XDG_CACHE_HOME to another place",
                 path, (unsigned)about.st_mode & 07777);
    return false;
}

char *cache_folder(void)
{
    const char *xdg = getenv("XDG_CACHE_HOME"), *home = getenv("HOME");
    char *path = NULL;
    if (xdg && *xdg == '/')
        path = tool_format("%s/isadora", xdg);
    else if (home && *home == '/')
        path = tool_format("%s/.cache/isadora", home);
    else
        complain("no place for the cache: set HOME or XDG_CACHE_HOME");
    if (path && !(folder_make(path, 0700) && cache_is_private(path))) {
        return NULL;
    }
    return path;
}

/* ---- one builder at a time ---- */

int cache_lock(const char *folder, const char *key, const char *label)
{
    char *path = tool_format("%s/lock", folder), start[8];
    const int fd = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
    memcpy(start, key, 7);
    start[7] = 0;
    struct flock lock = {.l_type = F_WRLCK,
                         .l_whence = SEEK_SET,
                         .l_start = (off_t)strtoul(start, NULL, 16),
                         .l_len = 1};
    /* Without a lock, two of them build the same: slower, and right. */
    const struct timespec moment = {.tv_nsec = 20000000};
    while (fd >= 0 && fcntl(fd, F_SETLK, &lock) != 0 && (errno == EACCES || errno == EAGAIN)) {
        working("%s: waiting for another process that compiles it", label);
        nanosleep(&moment, NULL);
    }
    return fd;
}

void cache_unlock(int lock)
{
    if (lock >= 0)
        close(lock);
}

/* ---- size ---- */

enum {
    MOST_ENTRIES = 64,
    MOST_MEGABYTES = 1024,
    HOUR = 3600, /* nothing is built for so long */
    MOST_DAYS = 60,
};

struct entry {
    const char *path;
    time_t used;
    off_t size;
};

void cache_touch(const char *entry)
{
    utimensat(AT_FDCWD, tool_format("%s/manifest", entry), NULL, AT_SYMLINK_NOFOLLOW);
}

/* Bytes of an entry, and when the youngest file of it was used. */
static void look_at(void *context, const char *path, const char *name)
{
    struct entry *entry = context;
    struct stat about;
    (void)name;
    if (lstat(path, &about) != 0 || !S_ISREG(about.st_mode))
        return;
    entry->size += about.st_size;
    entry->used = about.st_mtime > entry->used ? about.st_mtime : entry->used;
}

static int later_first(const void *a, const void *b)
{
    const struct entry *x = a, *y = b;
    return x->used == y->used ? 0 : x->used < y->used ? 1 : -1;
}

struct entries {
    struct entry *list;
    size_t count, room;
};

/* A folder in the cache, with the time of its last use. */
static void list_entry(void *context, const char *path, const char *name)
{
    struct entries *all = context;
    struct stat about;
    if (name[0] == '.' || lstat(path, &about) != 0 || !S_ISDIR(about.st_mode))
        return;
    struct entry entry = {.path = path, .used = about.st_mtime};
    folder_each(path, look_at, &entry);
    all->list = tool_grow(all->list, all->count, &all->room, sizeof *all->list);
    all->list[all->count++] = entry;
}

void cache_prune(const char *folder)
{
    struct entries all = {.count = 0};
    const time_t now = time(NULL);
    off_t sum = 0;
    size_t kept = 0;
    folder_each(folder, list_entry, &all);
    if (all.count)
        qsort(all.list, all.count, sizeof *all.list, later_first);
    for (size_t i = 0; i < all.count; i++) {
        const struct entry *entry = &all.list[i];
        const time_t age = now - entry->used;
        const bool work = strncmp(strrchr(entry->path, '/'), "/work.", 6) == 0;
        const bool fits = kept < MOST_ENTRIES && (sum + entry->size) >> 20 < MOST_MEGABYTES;
        if (work ? age > HOUR : age > (time_t)MOST_DAYS * 24 * HOUR || !fits) {
            folder_remove(entry->path);
        } else if (!work) {
            kept++;
            sum += entry->size;
        }
    }
}
