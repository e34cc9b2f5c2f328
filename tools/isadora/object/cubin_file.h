/* cubin_file.h: text cubins as the program's input; the reader itself is the runtime's. */
#ifndef ISADORA_CUBIN_FILE_H
#define ISADORA_CUBIN_FILE_H

#include <isadora/nvidia.h>
#include "common/io.h"
#include "common/message.h"
#include "object/name.h"
#include "target/targets.h"

/* A file that has been read. */
struct cubin {
    struct isadora_cubin module;
    const char *name; /* of the file, for messages */
    char *text;
    size_t size;
};

enum cubin_kind { CUBIN_NONE, CUBIN_TEXT, CUBIN_ELF };

/* What an input is; reads no further than it must, and takes nothing away. */
enum cubin_kind cubin_sniff(struct input *);
/* Says that an option is for cubins, and this input is none; an exit status. */
int cubin_refuse_other(const struct input *, const char *option);
/* Reads all of an open input and closes it: an exit status, with a complaint. In each case
 * cubin_close must follow. */
int cubin_take(struct cubin *, struct input *);
void cubin_close(struct cubin *);
/* Settles what the command line left to the file: instruction set, variant, mode. An exit status.
 */
int cubin_choose(const struct cubin *, struct choice *, const struct command *);
/* The function of that name, or, without a name, the only one: an exit status. */
int cubin_find(const struct cubin *, const char *name, const struct isadora_cubin_function **);
/* Bytes of words in memory, allocated. */
uint8_t *cubin_bytes(const struct cubin *, struct isadora_cubin_words);
/* Does the segment hold constants? That is what it says, or it says nothing. */
bool cubin_is_const(const struct isadora_cubin_segment *);

#endif
