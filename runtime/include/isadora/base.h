/* isadora.h: what every generated instruction set and every tool agree on.
 *
 * Nothing here knows an opcode. A generated library exports one `struct isadora_target`; programs
 * drive any instruction set through it. Decoding, encoding and formatting allocate nothing, keep no
 * state and need no libc. */
#ifndef ISADORA_H
#define ISADORA_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The version of these headers; that of the library is isadora_version(). */
#define ISADORA_VERSION_MAJOR 0
#define ISADORA_VERSION_MINOR 1
#define ISADORA_VERSION_PATCH 0
/* For `#if`: 10203 is 1.2.3. */
#define ISADORA_VERSION_NUMBER                                                                     \
    (ISADORA_VERSION_MAJOR * 10000 + ISADORA_VERSION_MINOR * 100 + ISADORA_VERSION_PATCH)
#define ISADORA_DOTTED_(a, b, c) #a "." #b "." #c
#define ISADORA_DOTTED(a, b, c) ISADORA_DOTTED_(a, b, c)
/* "1.2.3" */
#define ISADORA_VERSION                                                                            \
    ISADORA_DOTTED(ISADORA_VERSION_MAJOR, ISADORA_VERSION_MINOR, ISADORA_VERSION_PATCH)

/* ISADORA_VERSION of the library that the program runs with. */
const char *isadora_version(void);

enum {
    ISADORA_LINES = 32,      /* most operand choices in one form */
    ISADORA_VALUES = 48,     /* most carried fields in one form */
    ISADORA_WORD_BYTES = 16, /* longest unit */
    ISADORA_TEXT_MAX = 512   /* longest sentence, terminator included (checked by the generator) */
};

/* Negative results of decode, encode, parse. */
enum isadora_error {
    ISADORA_SHORT = -1,    /* the bytes end before the unit does */
    ISADORA_NO_FORM = -2,  /* the word is not an instruction of this variant and mode */
    ISADORA_BAD_INSN = -3, /* encode: form, line or value out of range */
    ISADORA_NO_SPACE = -4  /* encode: the output is too small */
};

struct isadora_context {
    unsigned config;  /* index into target->configs: variant and mode */
    uint64_t address; /* of the unit, in the units of the program counter; for `rel` fields */
    bool brief;       /* format leaves out what stands aside (target->aside) */
};

/* A word of up to 128 bits, low half first. */
struct isadora_word {
    uint64_t half[2];
};

/* One decoded instruction. `line[s]` is the line taken at operand choice s (not written for a
 * choice that was not met, because it stands in another line), `value[i]` the bits of the form's
 * field i: see struct isadora_slot. */
struct isadora_insn {
    uint16_t form;  /* enum NAME_form */
    uint8_t length; /* bytes */
    uint8_t line[ISADORA_LINES];
    uint64_t value[ISADORA_VALUES];
    struct isadora_word
        mask; /* word xor canonical word: what ` ^0x..` shows; 0 for a canonical word */
};

enum isadora_grade { ISADORA_UNKNOWN, ISADORA_INFERRED, ISADORA_DOCUMENT, ISADORA_HARDWARE };

struct isadora_config {
    const char *name;    /* "g80", or "g80/cp" with modes */
    const char *variant; /* NULL when the ISA has none */
    const char *mode;
    const char *const *variant_also; /* its other names, with NULL at the end; NULL: none */
    const char *const *mode_also;
};

/* ELF files that hold code of an instruction set. */
struct isadora_elf_kind {
    uint16_t machine;              /* e_machine */
    int16_t os;                    /* e_ident[EI_OSABI]; -1: any */
    uint8_t flags_lo, flags_width; /* bits of e_flags, the number of the variant; width 0: none */
    /* Text of an operand in front of and behind the offset of a parameter; NULL: not said. */
    const char *before_param, *behind_param;
};

struct isadora_piece {
    uint8_t lo, hi; /* bits of the unit, low piece first */
};

enum isadora_field_kind { ISADORA_NUMBER, ISADORA_REGISTER, ISADORA_CODES };

struct isadora_code {
    uint64_t code;
    const char *text;
};

struct isadora_field {
    const char *name;
    enum isadora_field_kind kind;
    uint8_t width;
    uint8_t is_signed;
    uint8_t decimal;
    uint32_t scale; /* text and value are this many times the bits */
    uint8_t piece_count;
    uint32_t code_count;
    const struct isadora_piece *pieces;
    const struct isadora_code *codes; /* kind ISADORA_CODES */
    int file;                         /* kind ISADORA_REGISTER: index into target->files, else -1 */
    uint8_t float_format; /* 16, 32, 64: a number, the high bits of such a float, which is its text
                             (float_text.h); value is the whole float's bits. 0: no float */
    uint8_t float_digits; /* digits of the text; 0: as few as read back */
};

/* One field of a form. `value[i]` holds the bits of slots[i]'s field after decode, whether the
 * lines taken carry it or not; encode takes it from there only where they do. */
struct isadora_slot {
    uint16_t field; /* index into target->fields */
};

/* One operand choice of a form: which of its lines a word has taken stands in struct isadora_insn.
 */
struct isadora_choice {
    const char *name; /* of the operand; NULL for a field that may be missing */
    const char *role; /* what the code calls it; NULL: as its name */
    const char *const
        *lines; /* their texts, by number; NULL where the form does not have that line */
    uint8_t line_count;
};

struct isadora_form {
    const char *name;     /* "arith.mul.two" */
    const char *page;     /* "arith" */
    const char *title;    /* of the page */
    const char *mnemonic; /* "" when the text does not begin with one */
    const char *syntax;   /* the template, for help and error messages */
    const char *effects;  /* derived: "reads $r[SRC1] $r[SRC2]; writes $r[DST] $c[CDST]" */
    const char *note;     /* prose of the page; NULL: none */
    const char *shares;   /* why fields of it share bits; NULL when none do */
    uint8_t length;       /* bytes */
    uint8_t slot_count, choice_count;
    uint8_t grade; /* enum isadora_grade */
    const struct isadora_slot *slots;
    const struct isadora_choice *choices; /* choice_count of them */
    uint64_t configs;                     /* bit c: exists in target->configs[c] */
    /* The word drawn high bit first, in groups: "01.- 0001 dddddsss ..". Digits are bits that the
     * form line itself tests: isadora_form_tests. */
    const char *bits;
};

/* The bits that the form line itself tests, and their values. */
static inline void isadora_form_tests(const struct isadora_form *form, struct isadora_word *mask,
                                      struct isadora_word *value)
{
    unsigned at = 0; /* a word of a bundle has more bits than its place in it has bytes */
    for (const char *bit = form->bits; *bit != '\0'; bit++)
        at += *bit != ' ';

    mask->half[0] = mask->half[1] = value->half[0] = value->half[1] = 0;
    for (const char *bit = form->bits; *bit != '\0' && at > 0; bit++) {
        if (*bit == ' ')
            continue;
        at--;
        if (*bit == '0' || *bit == '1')
            mask->half[at / 64] |= UINT64_C(1) << at % 64;
        if (*bit == '1')
            value->half[at / 64] |= UINT64_C(1) << at % 64;
    }
}

struct isadora_entry {
    uint16_t number;
    const char *prints; /* NULL: prefix and number */
    uint8_t hardwired;  /* reads `value`, writes vanish */
    uint8_t alias;      /* stands for other state, or for a computed value: no place of its own */
    uint64_t value;
    const char *const *also; /* its other texts, a NULL behind them; NULL: it has none */
    /* The bits of one register that an alias stands for: index into target->files plus 1 (0: it is
     * not like that), number in that file, and which bits. */
    uint16_t place_file, place_index;
    uint8_t place_lo, place_width;
};

/* For whom state is: one copy in the machine, for each lane, warp or block, or for the whole grid.
 */
enum isadora_scope { ISADORA_CORE, ISADORA_LANE, ISADORA_WARP, ISADORA_BLOCK, ISADORA_GRID };

/* A named part of a register: the view `.b[i in 0..3] = [8*i +: 8]` is count 4, lo 0, step 8, width
 * 8; a view that is one slice, and a flag, have count 0. */
struct isadora_view {
    const char *name; /* "b" */
    uint8_t count, lo, step, width;
};

/* Bits of every register of a file that no write changes, in some configurations. */
struct isadora_held {
    uint64_t configs;
    struct isadora_word mask, value;
};

/* A file of registers, or a single one (count 0). Element i lies at offset + i * stride bytes of
 * the state, as the smallest C integer that holds `width` bits (signed files: a signed one, so that
 * reading extends the sign); above 64 bits as a 128-bit integer. Scope LANE: lane l has its own,
 * l * lane_stride bytes behind; BLOCK and GRID: the offset is one in the state of the block or the
 * grid, not in the warp's. A stack is listed as the files
 * "$s.depth" (one register, `most` its size) and one file
 * "$s.MEMBER" for each member, entry 0 at the bottom. */
struct isadora_file {
    const char *name;   /* "$r" */
    const char *prints; /* prefix in text */
    const char *vector; /* name in vectors; NULL: `name` */
    uint16_t count, width;
    uint32_t offset, stride;
    uint32_t lane_stride; /* bytes from one lane's element to the next; 0 unless scope LANE */
    uint8_t scope;        /* enum isadora_scope */
    uint8_t is_signed;
    uint8_t is_pc; /* lives in the machine, not in the state */
    uint16_t entry_count, view_count, held_count;
    const struct isadora_entry *entries;
    const struct isadora_view *views;
    const struct isadora_held *held;
    uint64_t configs;  /* in which it exists */
    uint64_t most;     /* largest value that may be set; 0: any of `width` bits */
    const char *reset; /* not used by programs: the text in the description */
};

/* What an access does that is not aligned, or not wholly inside. */
enum isadora_rule {
    ISADORA_TRAPS,
    ISADORA_WORKS,
    ISADORA_DROPS,
    ISADORA_WRAPS,
    ISADORA_ZERO,
    ISADORA_UNDEFINED
};

struct isadora_space {
    const char *name;
    uint64_t cells;                /* size in cells */
    uint16_t cell_bits;            /* 1..64 */
    uint8_t is_code;               /* instructions are fetched from here */
    uint8_t big_endian;            /* order in which cells join to wider values */
    uint8_t read_only, write_only; /* for programs; tools may do both */
    uint8_t
        unaligned; /* enum isadora_rule: TRAPS, WORKS, DROPS (low index bits cleared), UNDEFINED */
    uint8_t outside;  /* enum isadora_rule: TRAPS, WRAPS, ZERO, UNDEFINED */
    uint8_t scope;    /* enum isadora_scope */
    uint8_t shown;    /* cells that people see as one, 64 bits at most; 0 is 1 */
    uint16_t windows; /* equal parts with names of their own: NAME0, NAME1, ..; 0: none */
    uint64_t configs; /* in which it exists */
};

/* A choice that nobody knows how the hardware makes, `launch NAME (value value) "title"`: a run
 * takes the first value unless it is told another. */
struct isadora_launch_option {
    const char *name, *title;
    const char *const *values;
    size_t value_count;
};

/* The most that a launch may have, as its own fields have no room for more; 0: any number. */
struct isadora_launch_limits {
    uint32_t grid[3], block[3]; /* blocks of the grid, threads of a block: x, y, z */
    uint32_t threads;           /* of a block, all together */
};

struct isadora_machine;    /* <isadora/machine.h> */
struct isadora_use_tables; /* <isadora/analysis.h> reads these two */
struct isadora_schedule;
struct isadora_syntax; /* <isadora/asm.h> reads it */

/* Executes one decoded instruction: 0, or an enum isadora_trap_kind (machine.h) with nothing
 * changed. */
typedef int (*isadora_action)(struct isadora_machine *, const struct isadora_insn *);
/* The quick function of an instruction; NULL: none. */
typedef isadora_action isadora_pick(const struct isadora_insn *);

struct isadora_unit {
    uint8_t bytes; /* in memory */
    uint8_t bits;
    uint8_t big_endian;
    uint8_t align;    /* bytes */
    uint64_t configs; /* in which it exists */
};

/* A part of a word: bits of its unit from `lo` on; bits that are 0 and stand nowhere; or one bit,
 * whether the bits of the word before, perhaps in the unit before, have a value. */
enum isadora_part_kind { ISADORA_PART_OWN, ISADORA_PART_ZERO, ISADORA_PART_PREV };

struct isadora_bundle_part {
    enum isadora_part_kind kind;
    uint16_t lo, width; /* OWN: in the unit; PREV: in a word */
    uint64_t value;     /* PREV */
};

/* Words that are put together to units, as a program has them in memory and in files. All else
 * here, the unit of the target included, is about words by themselves: decode takes the bytes of
 * one, isadora_assemble gives words, isadora_load_image and lint take them. bundle.h makes words of
 * units and units of words, and has the addresses of words. */
struct isadora_bundle {
    uint8_t bytes;                          /* of a unit, which stands at a multiple of them */
    uint8_t words;                          /* in a unit */
    uint8_t parts;                          /* of a word, low first */
    const uint8_t *offsets;                 /* where a word is said to stand, in bytes, rising */
    const struct isadora_bundle_part *part; /* words * parts; width 0: none */
    const char *fill;                       /* what fills the last unit of a text; NULL: nothing */
};

/* Words of instruction texts: `text`, in which each `*` is the text of any code of the next field.
 */
struct isadora_word_pattern {
    const char *text;
    const uint16_t *fields; /* indices into target->fields; NULL: there is no `*` */
};

struct isadora_ledger { /* how many words of one unit fall into each class, per config */
    const char *unit;
    const char *config;
    const char *decoded, *reserved, *unknown,
        *hole; /* exact decimal numbers, which may pass 2^64 */
};

struct isadora_target {
    const char *name, *title;
    const struct isadora_config *configs;
    size_t config_count;
    const struct isadora_unit *units; /* shortest first */
    size_t unit_count;
    const struct isadora_bundle *bundle; /* NULL: units are words */
    const struct isadora_form *forms;
    size_t form_count;
    const struct isadora_field *fields;
    size_t field_count;
    const struct isadora_file *files;
    size_t file_count;
    const struct isadora_space *spaces;
    size_t space_count;
    const struct isadora_ledger *ledger;
    size_t ledger_count;
    const struct isadora_elf_kind *elfs; /* NULL: none */
    size_t elf_count;
    /* By configuration: the number of the variant in their flags; -1: it has none. NULL: none has.
     */
    const int64_t *elf_numbers;
    size_t text_max;         /* longest sentence, terminator included */
    size_t state_size;       /* bytes of struct NAME_state */
    uint8_t pc_counts_units; /* else bytes */
    uint64_t start;          /* reset value of `$pc`: where programs begin */
    const char *aside; /* what sentences need not say, such as "control fields"; NULL: nothing */
    /* The words of instruction texts, which no label may be; words.h asks them. */
    const struct isadora_word_pattern *words;
    size_t word_count;

    /* Length in bytes, or an isadora_error. Reads at most `size` bytes. */
    int (*decode)(const struct isadora_context *, const uint8_t *bytes, size_t size,
                  struct isadora_insn *out);
    /* Length in bytes, or an isadora_error. The inverse of decode, mask included. */
    int (*encode)(const struct isadora_context *, const struct isadora_insn *, uint8_t *bytes,
                  size_t size);
    /* Length of the sentence without terminator; writes at most size - 1 characters and a
     * terminator. The mask is written as ` ^0x..`. A number at a `label` or `rel` place prints as
     * an address. */
    size_t (*format)(const struct isadora_context *, const struct isadora_insn *, char *out,
                     size_t size);
    const struct isadora_syntax *syntax; /* what the assembler reads: isadora_parse in asm.h */
    /* Sets the state to its reset values. */
    void (*reset)(void *state, unsigned config);
    /* A store of `after` lands: bits of a register; NULL where there is no `after`. */
    void (*land)(struct isadora_machine *, unsigned file, uint64_t index, uint64_t mask,
                 uint64_t value);
    /* A cycle ends: registers that count cycles go on; NULL where there are none. */
    void (*tick)(void *state);
    /* Executes one instruction on the machine's state: 0, or a trap (machine.h) with nothing
     * changed. */
    isadora_action execute;
    /* The same for each form by itself, so that a program that decodes once can call it directly.
     */
    const isadora_action *actions;
    /* Address a direct branch goes to: true and *to when `insn` has a `label` or `rel` operand. */
    bool (*branch_target)(const struct isadora_context *, const struct isadora_insn *,
                          uint64_t *to);
    /* What instructions read and write, for isadora_uses; NULL where the description states no
     * latencies and has no schedule: then every instruction sees what all before it did. */
    const struct isadora_use_tables *uses;
    const struct isadora_schedule *schedule; /* NULL: words do not say what to wait for */
    const char *const *engines;              /* names */
    size_t engine_count;

    /* ---- where a warp of lanes runs each instruction; all of it unused where `lanes` is 0 ---- */
    unsigned lanes;
    int masks; /* index into `files` of the register that holds the active lanes of a warp */
    /* Bytes of struct NAME_block and struct NAME_grid. struct NAME_state is a warp's, and begins
     * with the pointers `block` and `grid`, which the runtime sets after every reset. */
    size_t block_size, grid_size;
    const struct isadora_launch_option *options;
    size_t option_count;
    struct isadora_launch_limits limits;
    /* Where the parameters of a launch lie: index into `spaces`, or -1; first cell. */
    int param_space;
    uint64_t param_at;
    /* Where tools put the buffers of a launch: index into `spaces`, or -1; first cell; and the cell
     * from which the address is counted that programs see. */
    int buffer_space;
    uint64_t buffer_at, buffer_window;
    /* What the description does when a block begins, with its memory and state zero, and when a
     * warp begins, with its launched lanes active: NULL, or as an action. */
    int (*start_block)(struct isadora_machine *);
    int (*start_warp)(struct isadora_machine *);
    /* What gives functions that do all lanes at once, for the computer this runs on. NULL: no form
     * has one. */
    isadora_pick *(*quick)(void);
};

/* The shortest unit of a configuration: what data is cut into, and what `$pc` counts where it
 * counts units. */
static inline const struct isadora_unit *isadora_smallest_unit(const struct isadora_target *target,
                                                               unsigned config)
{
    const struct isadora_unit *unit = target->units;
    while (!(unit->configs >> config & 1))
        unit++;
    return unit;
}

/* Bytes that one step of `$pc` stands for. */
static inline unsigned isadora_pc_step(const struct isadora_target *target, unsigned config)
{
    return target->pc_counts_units ? isadora_smallest_unit(target, config)->bytes : 1;
}

static inline bool isadora_is_multiple(uint64_t bytes, unsigned align)
{
    return (align & (align - 1)) == 0 ? (bytes & (align - 1)) == 0 : bytes % align == 0;
}

/* The address of the word that an address means: that of a unit is its first word. */
static inline uint64_t isadora_bundle_arrive(const struct isadora_bundle *b, uint64_t address)
{
    return isadora_is_multiple(address, b->bytes) ? address + b->offsets[0] : address;
}

/* The address of the word behind the one at an address. */
static inline uint64_t isadora_bundle_behind(const struct isadora_bundle *b, uint64_t address)
{
    const uint64_t at = isadora_bundle_arrive(b, address), unit = at - at % b->bytes;
    for (unsigned i = 0; i < b->words; i++) {
        if (unit + b->offsets[i] > at)
            return unit + b->offsets[i];
    }
    return unit + b->bytes + b->offsets[0];
}

/* The address behind an instruction of `length` bytes, as `$pc` counts. */
static inline uint64_t isadora_behind(const struct isadora_target *target, unsigned config,
                                      uint64_t address, unsigned length)
{
    if (target->bundle)
        return isadora_bundle_behind(target->bundle, address);
    return address + length / isadora_pc_step(target, config);
}

/* Where instructions stand in one configuration. A decoder looks at bytes alone; whoever walks over
 * code asks here whether what was decoded may stand at its address. */
struct isadora_alignment {
    unsigned step;                      /* isadora_pc_step */
    uint8_t of[ISADORA_WORD_BYTES + 1]; /* by length in bytes: at multiples of how many bytes; 0: no
                                       instruction is that long */
};

static inline struct isadora_alignment isadora_alignment_of(const struct isadora_target *target,
                                                            unsigned config)
{
    struct isadora_alignment alignment = {isadora_pc_step(target, config), {0}};
    for (size_t i = 0; i < target->unit_count; i++) {
        const struct isadora_unit *unit = &target->units[i];
        const uint8_t align = unit->align > 1 ? unit->align : 1;
        if ((unit->configs >> config & 1) && alignment.of[unit->bytes] < align)
            alignment.of[unit->bytes] = align;
    }
    return alignment;
}

/* May an instruction of `length` bytes (a length that there is) stand at this address, given as
 * `$pc` counts? */
static inline bool isadora_stands(const struct isadora_alignment *alignment, uint64_t address,
                                  unsigned length)
{
    return isadora_is_multiple(address * alignment->step, alignment->of[length]);
}

#ifdef __cplusplus
}
#endif

#endif
