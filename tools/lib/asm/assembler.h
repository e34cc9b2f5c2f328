/* assembler.h: what the parts of the source driver share, each after those that it uses: output.c
 * has bytes, errors.c errors and their text, symbols.c names, operator.c what is
 * computed of them; align.c says where statements may be, misaligned.c why they cannot; statement.c
 * reads them, macro.c what others stand for; block.c has macros and repetitions of sources,
 * expansion.c what they make, condition.c conditions; bundles.c puts several in a bundle;
 * directive.c, with data.c, position.c and arguments.c, reads directives, assemble.c lines, and
 * makes the passes. */
#ifndef ISADORA_ASSEMBLER_H
#define ISADORA_ASSEMBLER_H

#include "asm/diag/longer.h"
#include "asm/text/message.h"
#include "asm/text/nearest.h"
#include <isadora/asm.h>

/* For tables of names and texts. */
static inline uint32_t rt_hash(const char *text, size_t size)
{
    uint32_t hash = 2166136261u;

    for (size_t i = 0; i < size; i++)
        hash = (hash ^ (unsigned char)text[i]) * 16777619u;
    return hash ^ hash >> 15;
}

enum {
    RT_INCLUDE_DEPTH = 16,
    RT_INCLUDES = 1000,   /* in all; files that include each other several times would never end */
    RT_PASSES = 100,      /* until addresses must have settled, and as many more as read .. */
    RT_VISITS = 10000000, /* .. this number of statements */
    RT_MANY = 1000        /* after so many statements their shapes are kept */
};

/* `source` of names that are never defined. */
#define RT_IS_MNEMONIC UINT32_MAX

/* ---- Names (symbols.c) ---- */

struct rt_symbol {
    const char *name;
    size_t size;
    uint32_t hash;
    unsigned pass;   /* of its last definition; 0: a mnemonic, which no label may be */
    size_t order;    /* of the piece of a line that defines it */
    bool is_address; /* `name:`, not a constant */
    struct isadora_number value;
    uint32_t source; /* of its definition */
    size_t line;
};

struct rt_symbols {
    struct rt_symbol *entries; /* in the order of appearance */
    size_t count, capacity;
    uint32_t *slots; /* index + 1 into entries; a power of two of them */
    size_t slot_count;
};

/* NULL when there is no such name. */
struct rt_symbol *rt_symbol_find(const struct rt_symbols *, const char *name, size_t size);
void rt_symbols_free(struct rt_symbols *);

struct rt_assembler;
/* The entry of a name, made when there is none; NULL without memory. */
struct rt_symbol *rt_symbol_add(struct rt_assembler *, const char *name, size_t size);
/* What statements ask: struct isadora_symbols. */
enum isadora_symbol rt_name_find(void *assembler, const char *name, size_t size,
                                 struct isadora_number *value);
/* The line at hand gives the name a value. */
void rt_define(struct rt_assembler *, const char *name, size_t size, struct isadora_number value);
/* No label may have the name of a mnemonic. */
void rt_mnemonics_reserve(struct rt_assembler *);
/* The names in out->labels. */
void rt_labels_list(struct rt_assembler *);

/* ---- State ---- */

/* Where the reader is; kept for messages and for places that are finished later. */
struct rt_place {
    uint32_t source;
    size_t line;
    const char *text; /* the line */
    size_t size;
};

/* Bytes that wait for a name: a statement, or one number of `.byte` and its like. */
struct rt_fixup {
    struct rt_place place;
    const char *at, *end;
    size_t offset;
    uint8_t length; /* bytes */
    bool is_data;
    bool within;   /* of a macro: the text is not that of its line */
    bool of_macro; /* of one of the description */
};

/* Bytes of a statement, by the order of the text; kept from pass to pass. */
struct rt_length {
    uint8_t own;  /* of the form that it takes by itself: at least what it had in the pass before */
    uint8_t wide; /* of a longer one that it takes so that another statement may follow it; 0:
                     none; RT_NEVER: it turned out not to fit */
};

#define RT_NEVER UINT8_MAX

/* A statement that may still be made longer (align.c). */
struct rt_statement {
    struct rt_place place;
    const char *at, *end;
    size_t index; /* into lengths */
    size_t offset;
    uint8_t length; /* bytes */
};

/* The name is that of its first line. */
struct rt_section {
    const char *name;
    size_t size;
};

/* A label `1:`. */
struct rt_local {
    uint64_t address;
    size_t offset;
    uint32_t next; /* the next one of this number: index + 1, or 0 */
};

/* What an operator was applied to in the instruction at an address (operator.c). */
struct rt_kept {
    uint64_t address;
    struct isadora_number number;
    uint16_t operator;
    bool used, later;
};

/* A statement that a macro makes. */
struct rt_made {
    struct rt_made *next;
    char of[];
};

/* A part of a source. */
struct rt_piece {
    const char *at;
    size_t size;
};

/* Lines that are read: of a source, or of what a macro or repetition makes. */
struct rt_lines {
    const char *at, *end;        /* the next line */
    const char *rest, *rest_end; /* of the line at hand; NULL: nothing */
    struct rt_place place;       /* of the line at hand */
    bool made;                   /* their place is that of the line that they are made for */
    size_t open;                 /* conditions that were open before */
};

/* A condition whose part is read: where it is. */
struct rt_open {
    struct rt_place place;
    const char *at;
    size_t size;
};

struct rt_source_macro;

enum { RT_BINDINGS = 32 };

struct rt_binding {
    struct rt_piece name, value;
};

/* What the names in a text that is repeated mean. */
struct rt_bindings {
    struct rt_binding list[RT_BINDINGS];
    unsigned count;
    uint64_t number;       /* `\@` and `\+` */
    struct rt_piece macro; /* whose text it is, or nothing, .. */
    struct rt_place place; /* .. and where that is */
};

struct rt_assembler {
    const struct isadora_assembly_input *input;
    const struct isadora_target *target;
    struct isadora_assembly *out;
    struct isadora_context context;
    struct isadora_symbols names;  /* the callback that statements get */
    struct isadora_shapes *shapes; /* of statements, when there are many; or NULL */
    size_t parsed;                 /* statements so far */
    struct rt_symbols symbols;
    struct rt_place place;
    unsigned depth;  /* of includes */
    size_t included; /* includes of this pass so far: out->sources[1 + ..] */
    unsigned pass;   /* from 1 */
    bool later;      /* a name that is not known yet was asked for */
    bool moved;      /* a name has another value than in the pass before, or bytes are elsewhere */
    bool longer;     /* a statement takes another length by itself than in the pass before */
    bool again;      /* another pass is needed */
    bool no_memory;
    bool dot_is_word; /* of the texts of instructions, and so no symbol */
    uint64_t origin;  /* in bytes */
    unsigned step;    /* bytes for one step of the program counter */
    size_t capacity;  /* of out->bytes */
    size_t span_capacity, error_capacity, source_capacity;
    struct rt_fixup *fixups;
    size_t fixup_count, fixup_capacity;
    struct rt_length *lengths;
    size_t statement_count, length_count, length_capacity;
    struct isadora_alignment alignment;
    bool mixed;               /* there are lengths that are no multiples of all alignments */
    unsigned strictest;       /* the alignment that is a multiple of all others, or 0 */
    struct rt_statement *run; /* where lengths are mixed: the statements in one piece after which
                                the next one comes */
    size_t run_count, run_capacity, widened_capacity;
    bool run_bad; /* a statement was refused there, so addresses are none */
    bool data;    /* where units have several words: data has begun after `words` bytes */
    size_t words;
    struct rt_section *sections; /* in the order of the output */
    size_t section_count, section_capacity;
    size_t section;                                  /* of the line at hand */
    size_t section_read;                             /* whose lines are read */
    struct rt_local *locals;                         /* in the order of the output */
    size_t local_count, local_capacity, local_known; /* local_known: of the pass before */
    size_t filled;        /* offset of the statement that is filled in; SIZE_MAX: in a pass */
    struct rt_kept *kept; /* kept_room of them, a power of two */
    size_t kept_count, kept_room;
    char refused[80];      /* why an operator has no value */
    const char *comment;   /* of the description: begins one, besides the usual; or NULL */
    const char *separator; /* of the description: is between statements of a line; or NULL */
    struct rt_made *texts;
    size_t expansions;      /* of macros, in this pass */
    unsigned macro_depth;   /* of macros in macros */
    struct rt_lines *lines; /* that are read, each piece of a line by this function: */
    void (*read)(struct rt_assembler *, const char *at, const char *end);
    size_t order; /* pieces of lines so far, the same for each section */
    struct rt_open *open;
    size_t open_count, open_capacity;
    struct rt_source_macro *block_macros; /* of the source */
    size_t block_macro_count, block_macro_capacity;
    uint64_t block_uses; /* of them so far */
    unsigned text_depth; /* of texts in texts (expansion.c) */
    size_t text_work;    /* in this pass */
    bool exhausted;      /* a limit is reached: nothing more is read */
    void **made;         /* texts by what is in them */
    size_t made_bytes;
    bool within;       /* what is read is of a macro: */
    const char *inner; /* this */
    size_t inner_size;
    unsigned searches; /* of misplaced.c for words more, in this pass */
    struct isadora_complaint why;
};

/* ---- lines.c ---- */

void rt_source_read(struct rt_assembler *, uint32_t source);
/* Lines of a source, or of what is made of it. */
void rt_lines_read(struct rt_assembler *, const char *text, size_t size, bool made);
/* The next statement, directive or empty piece of the lines that are read; false: no more. */
bool rt_line_next(struct rt_assembler *, const char **at, const char **end);
/* Where that begins. */
const char *rt_line_rest(const struct rt_assembler *);
/* The directive of a piece, after its labels; of size 0: there is none. */
struct rt_piece rt_directive_of(const char *at, const char *end);
bool rt_piece_is_any(struct rt_piece, const char *const *names);

/* ---- statement.c ---- */

void rt_statement(struct rt_assembler *, const char *at, const char *end);
/* One that waited for names, at its place of the output. */
void rt_statement_fill(struct rt_assembler *, const struct rt_fixup *);

/* ---- align.c ---- */

/* What the target says about lengths and alignments. */
void rt_alignment_read(struct rt_assembler *);
/* Room for the next statement, of `length` bytes: where it may not appear, one before it becomes
 * longer, or that is an error. `index`: into lengths. */
void rt_check_alignment(struct rt_assembler *, const char *at, const char *end, size_t index,
                        uint8_t length);
/* What comes next cannot move what precedes it; `bad`: what precedes it has no addresses. */
void rt_run_end(struct rt_assembler *, bool bad);
/* How a statement may become longer: as it is, as it would without its mark or mask, or with a
 * word more. */
enum rt_growing { RT_FREE, RT_FIXED, RT_SAYS_MORE };
/* Looks for the nearest statement that can make room for the next one, of `length` bytes: by how
 * much it would grow, or 0. `longer`: the words more. */
unsigned rt_room_find(struct rt_assembler *, unsigned length, enum rt_growing, size_t *found,
                      struct rt_longer *longer);
/* Reads a statement as one of at least `least` bytes; `free`: only if its form is not fixed. */
bool rt_parse_longer(struct rt_assembler *, const char *at, const char *end, unsigned least,
                     bool free, struct isadora_insn *);
/* A pass has ended: forgets who became longer when that was for lengths that are no more. */
void rt_widened_review(struct rt_assembler *);

/* ---- misplaced.c ---- */

/* The error of a statement from `at` to `end`, of `length` bytes, that is not aligned.
 */
void rt_misaligned_report(struct rt_assembler *, const char *at, const char *end, unsigned length);

/* ---- directive.c ---- */

void rt_directive(struct rt_assembler *, const char *at, const char *end);

/* ---- units.c: only where units have several words ---- */

/* A pass begins; the text has ended. */
void rt_bundles_begin(struct rt_assembler *);
void rt_bundles_end(struct rt_assembler *);
/* Fills the last unit; false after an error at `at`. */
bool rt_bundles_fill(struct rt_assembler *, const char *at, size_t length);
/* Data begins: false after an error. Nothing but data may follow: true with an error. */
bool rt_bundles_data(struct rt_assembler *, const char *at, size_t length);
bool rt_bundles_closed(struct rt_assembler *, const char *at, size_t length);
/* `.org` and `.align`. */
void rt_bundles_org(struct rt_assembler *, const char *at, size_t length, uint64_t address);
void rt_bundles_align(struct rt_assembler *, const char *at, size_t length, uint64_t step);
/* When all is laid out: checks bits that depend on the bundle, or on the word before. */
void rt_bundles_check(struct rt_assembler *);

/* ---- position.c ---- */

struct rt_arguments;
/* `.org`, `.align`, `.balign`, `.p2align`, `.space`. */
void rt_org(struct rt_assembler *, struct rt_arguments *);
void rt_align(struct rt_assembler *, struct rt_arguments *);
void rt_align_bytes(struct rt_assembler *, struct rt_arguments *);
void rt_align_power(struct rt_assembler *, struct rt_arguments *);
void rt_space(struct rt_assembler *, struct rt_arguments *);

/* ---- Sections (position.c) ---- */

/* `.text` and its like, `.section NAME`. */
void rt_section_known(struct rt_assembler *, struct rt_arguments *);
void rt_section_named(struct rt_assembler *, struct rt_arguments *);
void rt_section_add(struct rt_assembler *, const char *name, size_t size);
/* The line at hand is of another section than the one that is read. */
static inline bool rt_section_skips(const struct rt_assembler *a)
{
    return a->section != a->section_read;
}

/* ---- Labels that are numbers (symbols.c) ---- */

/* `NUMBER:` at the end of the output so far. */
void rt_local_define(struct rt_assembler *, const char *name, size_t size);
/* `NUMBERb` and `NUMBERf`. */
enum isadora_symbol rt_local_find(struct rt_assembler *, const char *name, size_t size,
                                  struct isadora_number *value);
/* A pass begins, or what waits for names is filled in. */
void rt_locals_begin(struct rt_assembler *);
/* Statements before `offset` of the output are done; this one is filled in. */
void rt_locals_at(struct rt_assembler *, size_t offset);

/* ---- operator.c ---- */

/* `%NAME(number)`: struct isadora_symbols. */
enum isadora_symbol rt_operator_apply(void *assembler, const char *name, size_t size,
                                      struct isadora_number, bool later,
                                      struct isadora_number *value);

/* ---- macro.c ---- */

/* Is the first word of a statement the name of a macro? */
bool rt_macro_is(const struct rt_assembler *, const char *at, const char *end);
/* Reads what the statement stands for; false where no macro takes it. */
bool rt_macro_run(struct rt_assembler *, const char *at, const char *end,
                  void (*read)(struct rt_assembler *, const char *at, const char *end));
/* What macros of this name take. */
void rt_macro_explain(const struct rt_assembler *, const char *at, const char *end,
                      struct isadora_complaint *);
/* A pass begins, or all is done. */
void rt_texts_free(struct rt_assembler *);

/* ---- expansion.c ---- */

/* Reads a text with what is bound to its names. */
void rt_text_read(struct rt_assembler *, struct rt_piece, const struct rt_bindings *);
/* Frees isadora_assembly.made. */
void rt_made_free(void *made);

/* ---- block.c ---- */

/* `.macro`, `.purgem`, `.rept`, `.irp`. */
void rt_block_macro(struct rt_assembler *, struct rt_arguments *);
void rt_block_purge(struct rt_assembler *, struct rt_arguments *);
void rt_block_repeat(struct rt_assembler *, struct rt_arguments *);
void rt_block_each(struct rt_assembler *, struct rt_arguments *);
/* `.comm`. */
void rt_block_common(struct rt_assembler *, struct rt_arguments *);
/* A statement that uses a macro of the source: read as that; false: it does not. */
bool rt_block_use(struct rt_assembler *, const char *at, const char *end);
/* ---- condition.c ---- */

/* `.if`, `.ifdef` and its like; `.else`, `.elseif`; `.endif`. */
void rt_condition(struct rt_assembler *, const char *name, struct rt_arguments *);
void rt_condition_else(struct rt_assembler *, const char *name, struct rt_arguments *);
void rt_condition_end(struct rt_assembler *, struct rt_arguments *);
/* The lines that are read are over. */
void rt_conditions_close(struct rt_assembler *);

/* ---- data.c ---- */

/* One item of a data directive each: a number of `size` bytes, an instruction word, a string. */
bool rt_data_number(struct rt_assembler *, struct rt_arguments *, unsigned size);
bool rt_data_unit(struct rt_assembler *, struct rt_arguments *, unsigned size);
bool rt_data_string(struct rt_assembler *, struct rt_arguments *, unsigned size);
bool rt_data_string_zero(struct rt_assembler *, struct rt_arguments *, unsigned size);
bool rt_data_float(struct rt_assembler *, struct rt_arguments *, unsigned size);
/* `.fill`. */
void rt_fill(struct rt_assembler *, struct rt_arguments *);
/* One number of a data directive, at its place of the output. */
void rt_data_fill(struct rt_assembler *, const struct rt_fixup *);

/* ---- rest.c ---- */

/* What is left of the line, read from left to right. What fails has been reported as an
 * error. */
struct rt_arguments {
    const char *at, *end;
};

void rt_argument_skip(struct rt_arguments *);
size_t rt_argument_size(const struct rt_arguments *);
bool rt_argument_comma(struct rt_arguments *);
/* Nothing may be left. */
bool rt_argument_done(struct rt_assembler *, struct rt_arguments *);
/* An expression. `later`: where names that come later are fine, it reports whether there was one;
 * else NULL. */
bool rt_argument_number(struct rt_assembler *, struct rt_arguments *, struct isadora_number *,
                        bool *later);
/* One that is not negative. */
bool rt_argument_count(struct rt_assembler *, struct rt_arguments *, uint64_t *);
/* The opening quote. */
bool rt_string_open(struct rt_assembler *, struct rt_arguments *);
/* The next byte of a string: 0..255, -1 after the closing quote, -2 with an error. */
int rt_string_next(struct rt_assembler *, struct rt_arguments *);

/* ---- errors.c ---- */

/* An error at `at`, `length` characters long. */
#ifdef __GNUC__
__attribute__((format(printf, 4, 5)))
#endif
void rt_error(struct rt_assembler *, const char *at, size_t length, const char *format, ...);
/* The last error, of the line at hand: nothing more is read. */
#ifdef __GNUC__
__attribute__((format(printf, 2, 3)))
#endif
void rt_exhausted(struct rt_assembler *, const char *format, ...);
/* How many errors there are, with those that are not kept. */
static inline size_t rt_errors(const struct rt_assembler *a)
{
    return a->out->error_count + a->out->untold;
}
/* The complaint in `why`, whose column counts from `at`. */
void rt_error_why(struct rt_assembler *, const char *at);
/* `did you mean ..?` with the nearest word, if there is one, as the first note; the last one is
 * dropped when there are too many. */
void rt_note_meant(struct isadora_complaint *, const struct rt_nearest *);
/* Where a complaint is to be written: nowhere when it would not be kept. */
struct isadora_complaint *rt_why(struct rt_assembler *);
void rt_errors_sort(struct isadora_assembly *);

/* ---- output.c ---- */

/* More room for a growing array, of which `array` points to the pointer: at least `wanted` elements
 * of `size` bytes. False, with no_memory set, without it. */
bool rt_grow(struct rt_assembler *, void *array, size_t *capacity, size_t wanted, size_t size);
/* One element more, to be filled, or NULL. */
void *rt_append(struct rt_assembler *, void *array, size_t *count, size_t *capacity, size_t size);
/* Appends `size` zero bytes to the output. NULL without memory, or with an error beyond the limit.
 */
uint8_t *rt_bytes_add(struct rt_assembler *, size_t size);
/* Notes that the bytes from `offset` on come from the line at hand. */
void rt_span_add(struct rt_assembler *, size_t offset, bool is_data);
void rt_fixup_add(struct rt_assembler *, const char *at, const char *end, size_t offset,
                  uint8_t length, bool is_data);
/* The address at an offset of the output, as the program counter counts. */
uint64_t rt_address(const struct rt_assembler *, size_t offset);
/* The one that a label there has. */
uint64_t rt_label_address(const struct rt_assembler *, size_t offset);
/* That of data there. */
uint64_t rt_data_address(const struct rt_assembler *, size_t offset);

#endif
