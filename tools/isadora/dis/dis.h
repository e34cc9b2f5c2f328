/* dis.h: one run of `isadora dis`: what the command line asks for, and where it is.
 *
 * unit.c has instructions and their texts, label.c finds and names labels, refs.c numbers that are
 * addresses; print.c prints code, listing.c its lines as a listing, live.c the live registers
 * beside them; cubin.c prints the functions of a text cubin, elf.c those of an ELF file. */
#ifndef ISADORA_DIS_H
#define ISADORA_DIS_H

#include "common/io.h"
#include "target/targets.h"
#include "code/hex.h"
#include "code/undecoded.h"

enum { DIS_REMARK_MAX = 96 };

struct dis {
    struct choice choice;
    struct code code;
    struct output out;
    struct isadora_context context;
    uint64_t base;
    const char *label;    /* what labels begin with */
    unsigned words_width; /* characters of the longest unit as words */
    bool text, json, ctrl;
    bool labels;          /* of a listing, too; all of the input is read before the first line */
    bool colour;          /* of a listing */
    bool demangle;        /* names of a cubin, where they are C++ */
    bool fields;          /* with json: the fields of each instruction */
    bool uses;            /* with json: the registers that each reads and writes */
    bool registers;       /* also which are live at each instruction */
    bool functions_only;  /* of a cubin, what it has, without code */
    bool constants;       /* of an ELF file, also the bytes of its constants */
    bool params;          /* of an ELF file, which operands are parameters */
    bool whole_names;     /* of an ELF file, however long they are */
    const char *function; /* of a cubin, the one; NULL: all */
    const char *syntax;   /* names of syntaxes, with commas; NULL: the description's */
    struct isadora_alignment alignment;
    struct near near;
    /* What is to print in front of a unit of text, which is so many bytes into the code; returns
     * at which offset there is something next. NULL: nothing. */
    uint64_t (*before)(struct dis *, uint64_t offset);
    /* What is to say of an instruction, without an end; 0: nothing. NULL likewise. */
    size_t (*remark)(struct dis *, const struct isadora_insn *, const char *text, size_t length,
                     char *out);
    /* Whether the file says that the bytes of this instruction are not final, so that it does not
     * go where they say. NULL: it does. */
    bool (*is_patched)(const struct dis *, size_t length);
    /* With labels of an ELF file: finds further ones, with dis_label_add, and says which other
     * instructions have the address of a label. NULL: none. */
    void (*more_labels)(struct dis *);
    bool (*names)(const struct dis *, const struct isadora_insn *, size_t *offset);
    void *user; /* of these five */
    /* isadora_program.targets, is_patched, and the user of both. */
    size_t (*jump_targets)(void *user, size_t offset, uint64_t *out, size_t room);
    bool (*jump_patched)(void *user, size_t offset, unsigned length);
    void *jumping;
    struct dis_live *live;                /* of the code that is printed, or NULL */
    bool branches;                        /* the instruction whose text was printed last */
    bool explained;                       /* its symbols */
    const struct isadora_insn *misplaced; /* what the unit would be where it may appear, or NULL */
    uint8_t *starts, *targets; /* one bit a byte of the whole input; NULL without labels */
    /* The first units, from when labels were looked for; one of length 0 is no instruction. */
    struct isadora_insn *seen;
    size_t seen_count;
    bool tail;            /* at bytes that are no whole unit */
    size_t from, to;      /* what is printed: these offsets; 0, 0: all */
    size_t offset, total; /* of the unit in the input; of the input where labels are wanted */
};

/* ---- unit.c ---- */

/* Settles what the choice of an instruction set decides; before the first unit. */
void dis_prepare(struct dis *);
/* What begins a comment that the assembler skips, with a blank. */
const char *dis_comment(const struct dis *);
/* Decodes what is first: an instruction, or one that may not appear here, or a word that is none
 * as data (the shortest instruction length where its length is unknown), or a tail byte by byte. */
size_t dis_take(struct dis *, const uint8_t *bytes, size_t size, struct isadora_insn *,
                bool *decoded);
/* The same without operands, which isadora_target.operands adds. */
size_t dis_identify(struct dis *, const uint8_t *bytes, size_t size, struct isadora_insn *,
                    bool *decoded);
/* The instruction that the unit of this number is, where that is known; else NULL. */
const struct isadora_insn *dis_seen(struct dis *, size_t number);

/* Writes the text of the unit; returns its end. There is room for text_max characters and a label.
 */
char *dis_unit_text(struct dis *, char *out, const uint8_t *bytes, size_t length,
                    const struct isadora_insn *);
/* Writes what there is to say about the unit of that text; returns its end. */
char *dis_unit_remark(struct dis *, char *out, const char *text, size_t size, const uint8_t *bytes,
                      size_t length, const struct isadora_insn *);

/* ---- syntax.c ---- */

/* Which syntaxes `syntax` names, once the instruction set is known: an exit status. */
int dis_syntax_settle(struct dis *);

/* ---- listing.c ---- */

void dis_listing_line(struct dis *, const uint8_t *bytes, size_t length,
                      const struct isadora_insn *);
/* Writes the text of the unit as a listing has it; where it ends. */
char *dis_listing_text(struct dis *, char *out, const uint8_t *bytes, size_t length,
                       const struct isadora_insn *);
/* Width of the longest unit as hex words. */
unsigned dis_words_width(const struct choice *);

/* ---- label.c ---- */

/* The address of an offset into the input, as `$pc` counts. */
uint64_t dis_address(const struct dis *, size_t offset);
/* Where the branch goes, as an offset into the input; false when it does not go to one. */
bool dis_target(const struct dis *, const struct isadora_insn *, size_t *offset);
/* Marks the starts of units and the targets of branches, once everything is read. */
void dis_labels_find(struct dis *);
void dis_labels_forget(struct dis *);
void dis_label_add(struct dis *, size_t offset);
bool dis_is_label(const struct dis *, size_t offset);
/* What labels begin with: such that none is a name that the assembler keeps for itself. */
const char *dis_label_choose(const struct isadora_target *);
/* Writes a label; where it ends. */
char *dis_label(const struct dis *, char *out, size_t offset);
/* The one number in the text that is the address at this offset, and its size; NULL: there is none,
 * or several. */
char *dis_target_place(const struct dis *, char *text, size_t offset, size_t *size);
/* Puts the label in the place of the one number of the text that is its address. A label is a
 * number to the assembler, so this cannot change what the instruction means; where two places show
 * the number it stays. Returns the new length. */
size_t dis_label_put(const struct dis *, char *text, size_t length, size_t offset);

/* ---- fields.c ---- */

/* Does the word carry this field? Only the lines that were taken decide that, and the encoder knows
 * them: it looks at the value of a field that is carried, and at no other. */
bool insn_carries(const struct isadora_target *, const struct isadora_context *,
                  const struct isadora_insn *, unsigned slot);
/* A member: the fields that the instruction carries, names and numbers as their bits say. */
void json_fields(struct dis *, const struct isadora_insn *);
/* Where there is a schedule: what the word says of it. */
void json_schedule(struct dis *, const struct isadora_insn *, const uint8_t *bytes);

/* ---- uses.c ---- */

/* An exit status: EXIT_USAGE, with a complaint, where uses, or live registers, are wanted and the
 * instruction set has none. */
int uses_wanted(const struct dis *);
/* A member: the registers that the instruction reads and writes. */
void json_uses(struct dis *, const struct isadora_insn *);

/* ---- live.c, live_columns.c ---- */

/* Finds the live registers of dis->code, all of which is read, and prints what there is to say of
 * all of it. */
void dis_live_begin(struct dis *);
void dis_live_end(struct dis *);
/* Members: the registers that are live at the unit. */
void json_live(struct dis *);
/* The heading of the columns, where one is due before the next line. */
void dis_live_heading(struct dis *);
/* Writes the columns after a text of so many characters; where they end. */
char *dis_live_columns(struct dis *, char *out, size_t text);
/* Characters that they take at most. */
size_t dis_live_width(const struct dis *);

/* ---- cubin.c, commands/dis.c ---- */

/* Prints all of dis->code. */
void dis_code(struct dis *);
/* Prints a text cubin, which it reads from an open input and closes, and which may choose the
 * instruction set: an exit status. `based`: dis->base is set. */
int dis_cubin(struct dis *, struct input *, const struct command *, bool based);
/* Prints an ELF file, likewise. */
int dis_elf(struct dis *, struct input *, const struct command *, bool based);

#endif
