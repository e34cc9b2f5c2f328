/* manifest.h: what a cached object was made of: every file that the generator read, by its content.
 *
 * An entry of the cache is a folder with the object and a text that says all this of it,
 * `manifest`. The object is used only as long as all of it holds. */
#ifndef ISADORA_MANIFEST_H
#define ISADORA_MANIFEST_H

#include "common/sha256.h"

#include <stdbool.h>

struct manifest_file {
    char *path; /* absolute */
    char hash[SHA256_TEXT];
};

struct manifest {
    char tools[SHA256_TEXT];  /* of generator, runtime, compiler and its options */
    char names[SHA256_TEXT];  /* of the description's folder: which files are in it */
    char object[SHA256_TEXT]; /* of the object; it is called so, too */
    unsigned parts;           /* enum target_parts */
    struct manifest_file *files;
    size_t file_count;
};

/* False where there is none, or one that is damaged: nothing is said. */
bool manifest_read(struct manifest *, const char *entry);
/* Writes it, and the object of which `from` is the path, into the folder of the entry, which it
 * makes. False with a complaint. */
bool manifest_write(struct manifest *, const char *entry, const char *from);
/* A file that was read, with the hash of its content. */
void manifest_add(struct manifest *, const char *hash, const char *path);
/* Do tools, names and all files still have this content? */
bool manifest_holds(const struct manifest *, const char *tools, const char *names);
/* The path of the object, when it is there, ours alone, and as it was made; else NULL. */
char *manifest_object(const struct manifest *, const char *entry);

/* SHA-256 of a regular file; false when it cannot be read. With `sum`, also the checksum that
 * gen/base/files.lua has of its text. */
bool hash_of_file(const char *path, char out[SHA256_TEXT], uint64_t *sum);
/* The same of the names of all descriptions in a folder; of none for a file. */
void hash_of_names(const char *path, char out[SHA256_TEXT]);

#endif
