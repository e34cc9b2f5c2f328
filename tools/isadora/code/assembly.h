/* assembly.h: assembly source in files; used by `as` and `run`. */
#ifndef ISADORA_ASSEMBLY_H
#define ISADORA_ASSEMBLY_H

#include <isadora/asm.h>
#include <isadora/machine.h>
#include "common/io.h"
#include "common/message.h"
#include "target/targets.h"

struct assembly {
    struct isadora_assembly result;
    char **texts; /* of all files, and the names of included ones */
    size_t text_count;
};

/* Assembles an open input, which it closes; all errors are printed. An exit status. In each case
 * assembly_free must follow. */
int assembly_take(struct assembly *, const struct choice *, struct input *, uint64_t base,
                  const char *comment);
/* Notes refer to `isadora info NAME`; of a description that is not shipped, `info` needs the path.
 */
void assembly_name_isa(struct isadora_complaint *, const struct choice *);
/* Reports what became longer than its text says: each with why, or for a person how many. */
void assembly_print_widened(const struct assembly *, bool each);
/* Words become the units that they are in a file, where those are not the same. */
void assembly_units(struct assembly *, const struct isadora_target *);
void assembly_free(struct assembly *);
/* The span that has this byte, or NULL. */
const struct isadora_span *assembly_span(const struct isadora_assembly *, uint64_t offset);
/* A line of a source, from 1 on, without its end. */
const char *assembly_line(const struct isadora_source *, size_t line, size_t *size);
/* Whether the label is at the address where the machine begins that arrives at it. */
bool assembly_is_at(const struct isadora_machine *, const struct isadora_label *, uint64_t address);
/* `LABEL:` lines of what is at an address. */
void assembly_print_labels(const struct isadora_machine *, const struct isadora_assembly *,
                           uint64_t address, const char *indent, struct output *);
/* The address of the first instruction of a line, `FILE:LINE`, where the file may lack its folder;
 * false when there is none. */
bool assembly_line_address(const struct isadora_machine *, const struct isadora_assembly *,
                           const char *text, size_t size, uint64_t *address);
/* The value of a label; false when there is none of that name. */
bool assembly_label(const struct assembly *, const char *name, size_t size, uint64_t *value);

#endif
