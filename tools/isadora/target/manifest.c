/* manifest.c: what a cached object was made of, as a text:
 *
 *    isadora cache 1
 *    tools HASH
 *    names HASH
 *    object HASH
 *    parts N
 *    file HASH PATH       for each
 *    end HASH             of all lines above
 */
#include "target/manifest.h"
#include "target/cache.h"
#include "common/folders.h"
#include "common/io.h"
#include "common/message.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* ---- hashes of files ---- */

/* The bytes of a regular file; NULL, without a word, when there is none. */
static char *bytes_of(const char *path, int flags, size_t *size, struct stat *about)
{
    const int fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | flags);
    struct input in = {.name = path, .fd = fd};
    if (fd >= 0 && fstat(fd, about) == 0 && S_ISREG(about->st_mode))
        return read_rest(&in, size);
    input_close(&in);
    return NULL;
}

static void hash_of_bytes(const char *bytes, size_t size, char out[SHA256_TEXT])
{
    struct sha256 hash;
    sha256_begin(&hash);
    sha256_add(&hash, bytes, size);
    sha256_end(&hash, out);
}

/* `checksum` of gen/base/files.lua. */
static uint64_t checksum(const char *bytes, size_t size)
{
    uint64_t sum = size;
    for (size_t at = 0; at < size; at += 8) {
        uint64_t word = 0;
        for (size_t i = 0; i < 8 && at + i < size; i++)
            word |= (uint64_t)(unsigned char)bytes[at + i] << 8 * i;
        sum = (sum ^ word) * UINT64_C(0x9e3779b97f4a7c15);
        sum ^= sum >> 29;
    }
    return sum;
}

bool hash_of_file(const char *path, char out[SHA256_TEXT], uint64_t *sum)
{
    struct stat about;
    size_t size;
    char *bytes = bytes_of(path, 0, &size, &about);
    if (!bytes)
        return false;
    hash_of_bytes(bytes, size, out);
    if (sum)
        *sum = checksum(bytes, size);
    return true;
}

static void hash_name(void *hash, const char *path, const char *name)
{
    (void)path;
    if (ends_in(name, ".isa"))
        sha256_add_text(hash, name);
}

void hash_of_names(const char *path, char out[SHA256_TEXT])
{
    struct sha256 hash;
    sha256_begin(&hash);
    folder_each(path, hash_name, &hash);
    sha256_end(&hash, out);
}

/* ---- the text ---- */

static const char first_line[] = "isadora cache 1";

/* The rest of a line that begins with `word` and a blank, else NULL. */
static const char *after(const char *line, const char *word)
{
    const size_t n = strlen(word);
    return strncmp(line, word, n) == 0 && line[n] == ' ' ? line + n + 1 : NULL;
}

/* A hash is the next word of the line. */
static bool read_hash(const char *text, char out[SHA256_TEXT])
{
    if (!text || strspn(text, "0123456789abcdef") != SHA256_TEXT - 1)
        return false;
    memcpy(out, text, SHA256_TEXT - 1);
    out[SHA256_TEXT - 1] = 0;
    return true;
}

void manifest_add(struct manifest *manifest, const char *hash, const char *path)
{
    manifest->files =
        tool_realloc(manifest->files, (manifest->file_count + 1) * sizeof *manifest->files);
    struct manifest_file *file = &manifest->files[manifest->file_count++];
    memcpy(file->hash, hash, SHA256_TEXT - 1);
    file->hash[SHA256_TEXT - 1] = 0;
    file->path = tool_format("%s", path);
}

static bool read_line(struct manifest *m, const char *line)
{
    const char *rest;
    char hash[SHA256_TEXT];
    if ((rest = after(line, "tools")))
        return read_hash(rest, m->tools);
    if ((rest = after(line, "names")))
        return read_hash(rest, m->names);
    if ((rest = after(line, "object")))
        return read_hash(rest, m->object);
    if ((rest = after(line, "parts")))
        return (m->parts = (unsigned)strtoul(rest, NULL, 10)) != 0;
    rest = after(line, "file");
    if (!read_hash(rest, hash) || rest[SHA256_TEXT - 1] != ' ')
        return false;
    manifest_add(m, hash, rest + SHA256_TEXT);
    return true;
}

/* The last line seals the others, so a text that was cut or changed is none. */
static bool is_sealed(char *text, size_t size)
{
    char *last = size > 1 && text[size - 1] == '\n' ? text + size - 1 : NULL;
    while (last && last > text && last[-1] != '\n')
        last--;
    const char *said = last ? after(last, "end") : NULL;
    char hash[SHA256_TEXT];
    if (!said)
        return false;
    hash_of_bytes(text, (size_t)(last - text), hash);
    *last = 0;
    return strncmp(said, hash, SHA256_TEXT - 1) == 0;
}

bool manifest_read(struct manifest *manifest, const char *entry)
{
    *manifest = (struct manifest){.parts = 0};
    struct stat about;
    size_t size;
    char *text = bytes_of(tool_format("%s/manifest", entry), O_NOFOLLOW, &size, &about);
    char *rest = text;
    bool fine = text && cache_is_ours(&about) && is_sealed(text, size);
    const char *line = fine ? strtok_r(rest, "\n", &rest) : NULL;
    fine = line && strcmp(line, first_line) == 0;
    while (fine && (line = strtok_r(rest, "\n", &rest)) != NULL)
        fine = read_line(manifest, line);
    return fine;
}

bool manifest_holds(const struct manifest *manifest, const char *tools, const char *names)
{
    bool same = strcmp(manifest->tools, tools) == 0 && strcmp(manifest->names, names) == 0;
    for (size_t i = 0; same && i < manifest->file_count; i++) {
        char hash[SHA256_TEXT];
        same = hash_of_file(manifest->files[i].path, hash, NULL) &&
               strcmp(hash, manifest->files[i].hash) == 0;
    }
    return same;
}

static char *object_path(const struct manifest *manifest, const char *entry)
{
    return tool_format("%s/%s.so", entry, manifest->object);
}

char *manifest_object(const struct manifest *manifest, const char *entry)
{
    struct stat about;
    size_t size;
    char hash[SHA256_TEXT], *path = object_path(manifest, entry);
    char *bytes = bytes_of(path, O_NOFOLLOW, &size, &about);
    bool fine = bytes && cache_is_ours(&about);
    if (fine) {
        hash_of_bytes(bytes, size, hash);
        fine = strcmp(hash, manifest->object) == 0;
    }
    return fine ? path : NULL;
}

/* ---- writing ---- */

static char *text_of(const struct manifest *manifest)
{
    char *text = tool_format("%s\ntools %s\nnames %s\nobject %s\nparts %u\n", first_line,
                             manifest->tools, manifest->names, manifest->object, manifest->parts);
    for (size_t i = 0; i < manifest->file_count; i++)
        tool_append(&text, "file %s %s\n", manifest->files[i].hash, manifest->files[i].path);
    char hash[SHA256_TEXT];
    hash_of_bytes(text, strlen(text), hash);
    tool_append(&text, "end %s\n", hash);
    return text;
}

/* On disk before it gets its name, so that a name never stands for half a file. */
static bool settle(const char *from, const char *to)
{
    const int fd = open(from, O_RDWR | O_CLOEXEC);
    const bool fine = fd >= 0 && fchmod(fd, 0600) == 0 && fsync(fd) == 0 && rename(from, to) == 0;
    if (!fine)
        complain("cannot write %s: %s", to, strerror(errno));
    if (fd >= 0)
        close(fd);
    return fine;
}

/* An object of an entry that its manifest does not name any more. */
static void remove_other(void *manifest, const char *path, const char *name)
{
    const char *object = ((const struct manifest *)manifest)->object;
    if (ends_in(name, ".so") && strncmp(name, object, SHA256_TEXT - 1) != 0)
        unlink(path);
}

bool manifest_write(struct manifest *manifest, const char *entry, const char *from)
{
    char *text = text_of(manifest), *object = object_path(manifest, entry);
    char *place = tool_format("%s/manifest", entry), *beside = tool_format("%s.manifest", from);
    const bool fine = folder_make(entry, 0700) && settle(from, object) &&
                      output_file(beside, text, strlen(text)) && settle(beside, place);
    if (fine)
        folder_each(entry, remove_other, manifest);
    return fine;
}
