/* cubin.h: reads the text cubins of CUDA 1.x and 2.x (desc/CUBIN.rst has the grammar).
 *
 * It knows the shape of the file and no opcode. Any bytes may be given: what is no cubin gives a
 * message with its place. Names are pieces of the text that was read, which must outlive the
 * result; nothing is terminated, and names may hold any byte but blanks and braces.
 *
 *     struct isadora_cubin cubin;
 *     if (isadora_cubin_read(text, size, &cubin) == ISADORA_CUBIN_READ)
 *         for (size_t i = 0; i < cubin.function_count; i++)
 *             use(&cubin.functions[i], cubin.words + cubin.functions[i].words.first);
 *     else
 *         fprintf(stderr, "%zu:%zu: %s\n", cubin.line, cubin.column, cubin.why);
 *     isadora_cubin_free(&cubin);
 */
#ifndef ISADORA_CUBIN_H
#define ISADORA_CUBIN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { ISADORA_CUBIN_WHY = 200 }; /* bytes of the longest message, terminator included */

/* Characters of the text that was read; `at` is NULL where the file says nothing. */
struct isadora_cubin_name {
    const char *at;
    size_t size;
};

/* Words of 32 bits: cubin.words[first .. first + count). In memory each has its low byte first. */
struct isadora_cubin_words {
    size_t first, count;
};

/* A `const` block of a function, or a `consts` block of the module. */
struct isadora_cubin_segment {
    struct isadora_cubin_name name;    /* of a `consts` block */
    struct isadora_cubin_name segname; /* "const" in the files there are */
    uint32_t segnum;
    uint32_t offset, bytes;         /* offset + bytes is at most 2^32 */
    struct isadora_cubin_words mem; /* count 0: zeros; else 4 * count >= bytes > 4 * count - 4 */
    size_t line;                    /* of the block */
};

/* Segments of one function, or of the module: cubin.segments[first .. first + count). */
struct isadora_cubin_function {
    struct isadora_cubin_name name;
    uint32_t lmem, smem, reg, bar; /* 0 where the file does not say */
    struct isadora_cubin_words words;
    size_t first_segment, segment_count;
    size_t line, column; /* of the block */
};

struct isadora_cubin_sampler {
    struct isadora_cubin_name name;
    uint32_t texunit;
    size_t line;
};

/* A block that the reader does not know. */
struct isadora_cubin_skipped {
    struct isadora_cubin_name name;
    size_t line;
};

struct isadora_cubin {
    struct isadora_cubin_name architecture, abiversion, modname;
    struct isadora_cubin_function *functions; /* in the order of the file, as everything here */
    size_t function_count;
    struct isadora_cubin_segment *segments; /* of the functions */
    size_t segment_count;
    struct isadora_cubin_segment *consts; /* of the module */
    size_t const_count;
    struct isadora_cubin_sampler *samplers;
    size_t sampler_count;
    struct isadora_cubin_skipped *skipped;
    size_t skipped_count;
    uint32_t *words;
    size_t word_count;
    size_t line, column; /* from 1, of the mistake; column counts bytes. 0: there is none */
    size_t architecture_line, architecture_column;
    char why[ISADORA_CUBIN_WHY]; /* safe to print */
};

enum isadora_cubin_result {
    ISADORA_CUBIN_READ = 0,
    ISADORA_CUBIN_BAD = -1,   /* see line, column, why; the arrays are as far as it was read */
    ISADORA_CUBIN_MEMORY = -2 /* no memory */
};

/* Does this look like a text cubin: `architecture`, then `{`? True or false once that is certain;
 * *undecided where the text ends before. */
bool isadora_cubin_begins(const char *text, size_t size, bool *undecided);

/* Fills *out, which isadora_cubin_free empties whatever the result was. */
enum isadora_cubin_result isadora_cubin_read(const char *text, size_t size,
                                             struct isadora_cubin *out);

void isadora_cubin_free(struct isadora_cubin *);

#endif
