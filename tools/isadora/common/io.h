/* io.h: input and output, files or streams. */
#ifndef ISADORA_IO_H
#define ISADORA_IO_H

#include <stdbool.h>
#include <stddef.h>

struct input {
    const char *name; /* for messages */
    int fd;
    unsigned char *data; /* data[at .. end) is read and not yet used */
    size_t at, end, capacity;
    bool ended, failed;
};

/* Bytes that are held at once: what never ends is an error, before it takes all of the memory. */
enum { INPUT_MOST = 1 << 30 };

/* NULL or "-" is standard input. False with a complaint. */
bool input_open(struct input *, const char *path);
/* Reads on until `wanted` bytes are there or the input ends; what data[at..] was may move. */
void input_fill(struct input *, size_t wanted);
/* Ends an input of which more than INPUT_MOST bytes would be held, with a complaint. */
void input_refuse(struct input *);
void input_close(struct input *);
/* The whole file, with a zero byte after it; NULL with a complaint. */
char *read_whole(const char *path, size_t *size);
/* The same of what is left of an open input, which it closes. */
char *read_rest(struct input *, size_t *size);

struct output {
    const char *name; /* for messages */
    int fd;
    char *data;
    size_t used, capacity;
    char *temporary;     /* what is renamed to `place` at the end; NULL when written in place */
    char *place;         /* what `name` leads to */
    bool linked;         /* it has other names, so it is copied into, not replaced */
    struct output *next; /* of those with a temporary file */
    bool failed;
    bool comma; /* due before the next value of JSON (json_write.h) */
};

/* NULL or "-" is standard output. False with a complaint. */
bool output_open(struct output *, const char *path);
/* Whether that can be done later; nothing is changed, and no file is left. False with a complaint.
 */
bool output_check(const char *path);
/* Room for n more bytes at the returned place; the caller adds to `used`. */
char *output_room(struct output *, size_t n);
void output_text(struct output *, const char *text);
void output_format(struct output *, const char *format, ...);
void output_bytes(struct output *, const void *, size_t);
/* Writes out what is there so far. */
void output_flush(struct output *);
/* Writes out and, when `keep`, puts the file into its place; else leaves no trace of it. False with
 * a complaint. */
bool output_close(struct output *, bool keep);
/* Writes a whole file, or standard output. False with a complaint. */
bool output_file(const char *path, const void *bytes, size_t size);
/* Leaves quietly when standard output is closed. */
void check_stdout(void);

#endif
