/* io.c: buffered input and output on file descriptors.
 *
 * The disassembler moves millions of lines a second, so both sides are plain large buffers that
 * callers fill and read in place. A result file is written beside its place, synced, and renamed at
 * the end: no reader sees half of one. It keeps mode, owner and links of the file that it replaces.
 */
#define _XOPEN_SOURCE 700 /* realpath */

#include "common/message.h"
#include "common/unfinished.h"
#include "common/io.h"

#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { BUFFER = 1 << 17 };

static bool is_standard(const char *path) { return !path || strcmp(path, "-") == 0; }

/* Always false; errno says why. */
static bool cannot(const char *what, const char *name)
{
    return complain("cannot %s %s: %s", what, name, strerror(errno));
}

bool input_open(struct input *in, const char *path)
{
    *in = (struct input){.name = is_standard(path) ? "(standard input)" : path, .fd = STDIN_FILENO};
    if (!is_standard(path)) {
        struct stat about;
        in->fd = open(path, O_RDONLY | O_CLOEXEC);
        if (in->fd >= 0 && fstat(in->fd, &about) == 0 && S_ISDIR(about.st_mode)) {
            close(in->fd);
            in->fd = -1;
            errno = EISDIR;
        }
    }
    if (in->fd < 0)
        return cannot("read", path);
    in->capacity = BUFFER;
    in->data = tool_alloc(in->capacity);
    return true;
}

void input_refuse(struct input *in)
{
    if (!in->failed)
        complain("%s has more than %zu bytes", in->name, (size_t)INPUT_MOST);
    in->failed = in->ended = true;
    in->at = in->end;
}

void input_fill(struct input *in, size_t wanted)
{
    if (in->at) {
        memmove(in->data, in->data + in->at, in->end - in->at);
        in->end -= in->at;
        in->at = 0;
    }
    if (wanted > INPUT_MOST) {
        input_refuse(in);
    }
    if (!in->ended && wanted > in->capacity) {
        in->capacity = wanted > SIZE_MAX / 2 ? wanted : 2 * wanted;
        in->data = tool_realloc(in->data, in->capacity);
    }
    while (in->end < wanted && !in->ended) {
        ssize_t n = read(in->fd, in->data + in->end, in->capacity - in->end);
        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0)
            in->failed = !cannot("read", in->name);
        if (n <= 0)
            in->ended = true;
        else
            in->end += (size_t)n;
    }
}

void input_close(struct input *in)
{
    if (in->fd > STDIN_FILENO)
        close(in->fd);
    in->fd = -1;
    tool_free(in->data);
    in->data = NULL;
}

char *read_rest(struct input *in, size_t *size)
{
    while (!in->ended)
        input_fill(in, in->end - in->at + BUFFER);
    *size = in->end - in->at;
    memmove(in->data, in->data + in->at, *size);
    char *text = tool_realloc(in->data, *size + 1);
    text[*size] = 0;
    in->data = NULL;
    bool failed = in->failed;
    input_close(in);
    if (failed) {
        tool_free(text);
        return NULL;
    }
    return text;
}

char *read_whole(const char *path, size_t *size)
{
    struct input in;
    return input_open(&in, path) ? read_rest(&in, size) : NULL;
}

/* Gives a new file the owner, where that may be, and the mode of the one that it replaces. */
static bool look_like(int fd, const struct stat *old)
{
    if (fchown(fd, old->st_uid, old->st_gid) != 0 && fchown(fd, (uid_t)-1, old->st_gid) != 0)
        errno = 0;
    return fchmod(fd, old->st_mode & 0777) == 0;
}

/* A new file beside the one that `path` leads to, so that the rename stays on one disk. */
static bool open_temporary(struct output *out, const char *path)
{
    struct stat old;
    const bool exists = stat(path, &old) == 0;
    char *real = exists ? realpath(path, NULL) : NULL;
    mode_t mask = umask(0);
    umask(mask);
    if (exists && (!real || access(real, W_OK) != 0)) {
        free(real);
        return false;
    }
    out->place = tool_format("%s", real ? real : path);
    free(real);
    out->linked = exists && old.st_nlink > 1;
    out->temporary = tool_format("%s.XXXXXX", out->place);
    if (!unfinished_begin(out))
        return false;
    return exists ? look_like(out->fd, &old) : fchmod(out->fd, 0666 & ~mask) == 0;
}

/* Is it written where it is: a device, a pipe, or a link to a missing file? */
static bool is_in_place(const char *path)
{
    struct stat about;
    if (stat(path, &about) == 0)
        return !S_ISREG(about.st_mode);
    return lstat(path, &about) == 0 && S_ISLNK(about.st_mode);
}

/* A place that is written beside and renamed takes whatever its folder takes. */
bool output_check(const char *path)
{
    struct stat about;
    if (is_standard(path))
        return true;
    bool fine = stat(path, &about) == 0 && !S_ISREG(about.st_mode);
    if (fine) {
        errno = S_ISDIR(about.st_mode) ? EISDIR : 0;
        fine = !errno && access(path, W_OK) == 0;
    } else {
        struct output out = {.fd = -1};
        fine = is_in_place(path) || open_temporary(&out, path);
        const int why = errno;
        if (out.fd >= 0) {
            close(out.fd);
            unlink(out.temporary);
            unfinished_end(&out);
        }
        errno = why;
    }
    if (!fine)
        cannot("write", path);
    return fine;
}

bool output_open(struct output *out, const char *path)
{
    *out = (struct output){.name = is_standard(path) ? "(standard output)" : path,
                           .fd = STDOUT_FILENO};
    out->capacity = BUFFER;
    out->data = tool_alloc(out->capacity);
    if (!is_standard(path)) {
        const bool in_place = is_in_place(path);
        if (in_place)
            out->fd = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0666);
        if (in_place ? out->fd < 0 : !open_temporary(out, path)) {
            cannot("write", path);
            output_close(out, false);
            return false;
        }
    }
    return true;
}

void output_flush(struct output *out)
{
    size_t done = 0;
    while (done < out->used && !out->failed) {
        ssize_t n = write(out->fd, out->data + done, out->used - done);
        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0) {
            if (errno == EPIPE)
                exit(EXIT_FINE); /* the reader has seen enough */
            out->failed = !cannot("write", out->name);
        } else {
            done += (size_t)n;
        }
    }
    out->used = 0;
}

char *output_room(struct output *out, size_t n)
{
    if (out->capacity - out->used < n) {
        output_flush(out);
        if (out->capacity < n) {
            out->capacity = n;
            out->data = tool_realloc(out->data, n);
        }
    }
    return out->data + out->used;
}

void output_bytes(struct output *out, const void *bytes, size_t n)
{
    if (n == 0)
        return;
    memcpy(output_room(out, n), bytes, n);
    out->used += n;
}

void output_text(struct output *out, const char *text) { output_bytes(out, text, strlen(text)); }

void output_format(struct output *out, const char *format, ...)
{
    enum { MOSTLY = 256 }; /* what is longer is formatted twice */
    va_list args, again;
    va_start(args, format);
    va_copy(again, args);
    char *at = output_room(out, MOSTLY);
    int n = vsnprintf(at, MOSTLY, format, args);
    va_end(args);
    if (n >= MOSTLY)
        n = vsnprintf(output_room(out, (size_t)n + 1), (size_t)n + 1, format, again);
    if (n > 0)
        out->used += (size_t)n;
    va_end(again);
}

/* Copies what was written into the file with other names, which stay names of it. */
static bool copy_into(struct output *out)
{
    const int to = open(out->place, O_WRONLY | O_TRUNC | O_CLOEXEC);
    bool fine = to >= 0 && lseek(out->fd, 0, SEEK_SET) == 0;
    ssize_t n = 1;
    while (fine && n != 0) {
        n = read(out->fd, out->data, out->capacity);
        fine = n >= 0 || errno == EINTR;
        for (ssize_t done = 0, put; fine && done < n; done += put) {
            put = write(to, out->data + done, (size_t)(n - done));
            fine = put >= 0 || errno == EINTR;
            put = put < 0 ? 0 : put;
        }
    }
    fine = fine && fsync(to) == 0;
    return (to < 0 || close(to) == 0) && fine;
}

/* Puts the file into its place, on disk before its name is. */
static bool put_into_place(struct output *out)
{
    if (fsync(out->fd) != 0 && errno != EINVAL)
        return false;
    return out->linked ? copy_into(out) : rename(out->temporary, out->place) == 0;
}

bool output_close(struct output *out, bool keep)
{
    if (keep)
        output_flush(out);
    if (out->temporary) {
        const bool placed = keep && !out->failed && put_into_place(out);
        if (keep && !out->failed && !placed)
            out->failed = !cannot("write", out->name);
        if (!placed || out->linked)
            unlink(out->temporary);
        unfinished_end(out);
    }
    if (out->fd > STDERR_FILENO && close(out->fd) != 0 && !out->failed)
        out->failed = !cannot("write", out->name);
    tool_free(out->data);
    return !out->failed;
}

bool output_file(const char *path, const void *bytes, size_t size)
{
    struct output out;
    if (!output_open(&out, path))
        return false;
    output_bytes(&out, bytes, size);
    return output_close(&out, true);
}

void check_stdout(void)
{
    errno = 0;
    if (fflush(stdout) == 0 && !ferror(stdout))
        return;
    if (errno == EPIPE)
        _exit(EXIT_FINE);
    cannot("write", "(standard output)");
    _exit(EXIT_IO);
}
