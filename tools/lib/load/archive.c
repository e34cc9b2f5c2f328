/* archive.c: files in an archive, as `ar` writes it. Each step goes on by at least a header. */
#include <isadora/load.h>

#include <string.h>

enum { MAGIC = 8, HEADER = 60, NAME = 16, SIZE_AT = 48, SIZE = 10, END_AT = 58 };

bool isadora_archive_begins(const uint8_t *bytes, size_t size)
{
    return size >= MAGIC &&
           (memcmp(bytes, "!<arch>\n", MAGIC) == 0 || memcmp(bytes, "!<thin>\n", MAGIC) == 0);
}

static bool mistake(struct isadora_archive *a, size_t where, const char *why)
{
    a->where = where;
    a->why = why;
    return false;
}

/* A decimal number, in a field with blanks after it; false where it is none. */
static bool read_decimal(const uint8_t *text, size_t size, size_t *out)
{
    size_t i = 0;
    *out = 0;
    for (; i < size && text[i] >= '0' && text[i] <= '9'; i++)
        *out = *out * 10 + (size_t)(text[i] - '0'); /* of ten digits at most, or of 15 */
    const bool fine = i > 0;
    while (i < size && text[i] == ' ')
        i++;
    return fine && i == size;
}

/* Characters up to one of `ends`. */
static struct isadora_name until(const uint8_t *text, size_t size, const char *ends)
{
    size_t n = 0;
    while (n < size && text[n] && !strchr(ends, text[n]))
        n++;
    return (struct isadora_name){(const char *)text, n};
}

/* The name in a header: as it is, at a place in the table of names, or before the contents. */
static bool read_name(struct isadora_archive *a, const uint8_t *header,
                      struct isadora_archive_member *member)
{
    size_t n;
    if (header[0] == '/' && read_decimal(header + 1, NAME - 1, &n)) {
        if (n >= a->names.size)
            return mistake(a, a->at, "the name of this member lies outside of the names");
        member->name = until((const uint8_t *)a->names.at + n, a->names.size - n, "/\n");
    } else if (memcmp(header, "#1/", 3) == 0 && read_decimal(header + 3, NAME - 3, &n)) {
        if (n > member->size)
            return mistake(a, a->at, "the name of this member is longer than the member");
        member->name = until(member->bytes, n, "");
        member->bytes += n;
        member->size -= n;
    } else {
        member->name = until(header, NAME, "/ ");
    }
    return true;
}

/* Is it no file, but an index or the names? Those are kept. */
static bool is_index(struct isadora_archive *a, const uint8_t *header,
                     const struct isadora_archive_member *member)
{
    if (memcmp(header, "// ", 3) == 0)
        a->names = (struct isadora_name){(const char *)member->bytes, member->size};
    return memcmp(header, "// ", 3) == 0 || memcmp(header, "/ ", 2) == 0 ||
           memcmp(header, "/SYM64/ ", 8) == 0;
}

bool isadora_archive_next(struct isadora_archive *a, struct isadora_archive_member *member)
{
    bool skipped = true;
    if (a->why)
        return false;
    if (a->at == 0) {
        if (!isadora_archive_begins(a->bytes, a->size))
            return mistake(a, 0, "this is no archive");
        if (a->bytes[2] == 't')
            return mistake(a, 0, "a thin archive: its members are files of their own");
        a->at = MAGIC;
    }
    while (skipped) {
        size_t size;
        if (a->at >= a->size)
            return false;
        const uint8_t *header = a->bytes + a->at;
        if (a->size - a->at < HEADER || memcmp(header + END_AT, "`\n", 2) != 0 ||
            !read_decimal(header + SIZE_AT, SIZE, &size))
            return mistake(a, a->at, "this is no header of a member");
        if (size > a->size - a->at - HEADER)
            return mistake(a, a->at + SIZE_AT, "this member ends after the archive");
        *member = (struct isadora_archive_member){.bytes = header + HEADER, .size = size};
        skipped = is_index(a, header, member);
        if (!skipped && !read_name(a, header, member))
            return false;
        a->at += HEADER + size + size % 2;
    }
    return true;
}
