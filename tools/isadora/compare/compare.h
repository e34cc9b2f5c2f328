/* compare.h: two programs, function by function, instruction by instruction (`isadora compare`).
 *
 * side.c opens a file and lists its functions; hints.c knows what belongs to the schedule, memory.c
 * which local memory instructions access; code.c makes lines of the code of one, each with a key
 * that leaves out what is not to be compared; figures.c has what the file says besides code;
 * align.c finds which lines of two functions belong together; check.c parts those again whose
 * branches or registers do not; print.c prints what is left. */
#ifndef ISADORA_COMPARE_H
#define ISADORA_COMPARE_H

#include "object/cubin_file.h"
#include "object/elf_file.h"

#define COMPARE_NONE SIZE_MAX

/* What the command line asks for. */
struct compare {
    bool json;
    bool registers; /* other registers are the same, as long as they are so everywhere */
    bool schedule;  /* optional suffixes and hints do not count */
    bool brief;     /* optional suffixes alone do not */
    bool pair;      /* one function of each */
    size_t context; /* lines around a difference */
};

/* ---- side.c ---- */

struct module { /* a cubin */
    bool is_elf;
    struct elf_file elf; /* or */
    struct cubin cubin;
};

struct part { /* a function */
    struct isadora_name name;
    const struct module *module;
    const struct isadora_elf_function *elf; /* or */
    const struct isadora_cubin_function *text;
    size_t nth; /* of those of one name, which only several modules have */
};

/* A file, with the functions of all its modules. */
struct side {
    struct choice choice;
    const char *path;
    struct module *modules;
    size_t module_count;
    struct part *parts;
    size_t count, room;
};

/* Opens and reads the file of that path: an exit status. side_close must follow in each case. The
 * function (NULL: any) chooses among images, and is then the only part. */
int side_open(struct side *, const char *path, const char *function, const struct command *);
void side_close(struct side *);
/* The bytes of the code of a function, allocated. */
uint8_t *side_code(const struct part *, size_t *size);

/* ---- hints.c ---- */

struct hints {
    uint8_t *known; /* of each field, whether it is a hint */
};

void hints_begin(struct hints *, const struct isadora_target *);
/* Takes them off an instruction. */
void hints_drop(struct hints *, const struct isadora_target *, const struct isadora_context *,
                struct isadora_insn *);

/* ---- memory.c ---- */

/* Instructions that access a space of memory of which each thread has its own, and no other. */
struct accesses {
    size_t loads, stores;
};

/* What instructions access of each space: there are of_form[i] of form i. Allocated. */
struct accesses *accesses_of(const struct isadora_target *, const size_t *of_form);

/* ---- code.c ---- */

struct line {
    uint64_t address;
    size_t text;   /* where it is in `pool` */
    size_t target; /* the line that it branches to, or COMPARE_NONE */
    uint32_t id;   /* of its key: equal keys have equal ids */
    size_t match;  /* the line of the other side, or COMPARE_NONE */
};

struct lines {
    const struct isadora_target *isa;
    struct line *list;
    size_t count, room;
    char *pool;
    size_t pool_size, pool_room;
    struct accesses *accesses; /* of each space */
};

/* Keys of both sides: a table of where each is in `pool`, plus 1; 0: free. */
struct keys {
    uint32_t *table;
    size_t table_size; /* a power of 2 */
    char *pool;
    size_t pool_size, pool_room;
    size_t *at; /* of each id */
    size_t count, room;
};

/* Code of which lines are made: in memory, which is given away, and the function of an ELF file
 * with its relocations, or NULL. */
struct listed {
    const struct choice *choice;
    uint8_t *bytes;
    size_t size;
    const struct isadora_elf_cubin *cubin;
    const struct isadora_elf_function *function;
};

void lines_of(struct lines *, const struct listed *, const struct compare *, struct keys *);
/* The lines of a function. */
void lines_make(struct lines *, const struct side *, const struct part *, const struct compare *,
                struct keys *);
/* The number of a text among the keys. */
uint32_t key_id(struct keys *, const char *text, size_t size);
/* The text of a line. */
static inline const char *line_text(const struct lines *lines, size_t i)
{
    return lines->pool + lines->list[i].text;
}
/* The text with `#` for the numbers of registers; its length. */
size_t without_registers(const struct isadora_target *, char *text);
/* The next register in a text from *at on: its file, *number; *at is then after it. -1: none. */
int next_register(const struct isadora_target *, const char **at, uint64_t *number);

/* ---- figures.c ---- */

/* What the file says of a function besides code, line by line: registers, unless they do not
 * count, memory, constants; and how often its code accesses local memory. Allocated. */
char *figures_of(const struct part *, const struct lines *, const struct compare *);

/* ---- align.c, check.c ---- */

/* Sets `match` in both: a common subsequence of the keys, the longest one where that takes not too
 * long. */
void compare_align(struct lines *, struct lines *);
/* Parts lines whose branches do not go to the same place, or, with --registers, whose registers are
 * not renumbered like before. */
void compare_check(struct lines *, struct lines *, const struct compare *);

/* ---- print.c ---- */

/* Compares all functions and prints the differences; *differ: are there any? */
void compare_print(struct side *, struct side *, const struct compare *, struct output *,
                   bool *differ);

#endif
