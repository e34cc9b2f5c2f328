/**
 * @file
 * An instruction set as data: configurations, fields, forms, registers, spaces, and the functions
 * of the generated code. All of it is constant and lives as long as the library.
 */
#ifndef ISADORA_TARGET_H
#define ISADORA_TARGET_H

#include <isadora/base.h>

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Configurations and files ---- */

/** How well a fact is known, the least first. */
enum isadora_grade { ISADORA_UNKNOWN, ISADORA_INFERRED, ISADORA_DOCUMENT, ISADORA_HARDWARE };

/** A variant with a mode. */
struct isadora_config {
    const char *name;                /**< "g80", or "g80/cp" with modes */
    const char *variant;             /**< NULL: the instruction set has no variants */
    const char *mode;                /**< NULL: it has no modes */
    const char *const *variant_also; /**< other names, NULL at the end; NULL: none */
    const char *const *mode_also;    /**< the same for the mode */
};

/** ELF files that hold code of an instruction set. */
struct isadora_elf_kind {
    uint16_t machine;              /**< e_machine */
    int16_t os;                    /**< e_ident[EI_OSABI]; -1: any */
    uint8_t flags_lo, flags_width; /**< bits of e_flags, the number of the variant; width 0: none */
    /** Text of an operand before and after the offset of a parameter; NULL: not stated. */
    const char *before_param, *after_param;
    const char *pad; /**< the instruction that fills code up; NULL: not stated */
    uint16_t fill;   /**< to a multiple of so many bytes */
    uint16_t align;  /**< of code, bytes */
    uint8_t spare;   /**< registers of a function beyond the highest that its code uses */
};

/** Where ELF files name extensions: a text in their attributes. */
struct isadora_elf_attributes {
    const char *vendor;
    uint32_t tag;
};

/* ---- Fields and forms ---- */

/** Bits of a word, inclusive, that a field takes. */
struct isadora_piece {
    uint8_t lo, hi;
};

/** How the bits of a field are read and printed. */
enum isadora_field_kind { ISADORA_NUMBER, ISADORA_REGISTER, ISADORA_CODES };

/** A value of a field, and its text. */
struct isadora_code {
    uint64_t code;
    const char *text;
};

/** A field of instruction words. */
struct isadora_field {
    const char *name;
    enum isadora_field_kind kind;
    uint8_t width;     /**< bits */
    uint8_t is_signed; /**< two's complement */
    uint8_t decimal;   /**< prints in decimal, not in hex */
    uint32_t scale;    /**< text and value are so many times the bits */
    uint8_t piece_count;
    uint32_t code_count;
    const struct isadora_piece *pieces; /**< the low one first */
    const struct isadora_code *codes;   /**< kind ISADORA_CODES */
    int file; /**< kind ISADORA_REGISTER: index into target->files, else -1 */
    /** 16, 32 or 64: the bits are the high ones of such a float, which is the text; value is the
     * whole float's bits. 0: no float. */
    uint8_t float_format;
    uint8_t float_digits; /**< digits of the text; 0: as few as read back */
    /** Bit c: with code c the accesses of an instruction are strong, another thread may make one to
     * the same cell meanwhile; 0 where the field does not say it. */
    uint64_t strong;
};

/** One field of a form. isadora_insn.value[i] holds the bits of the field of slots[i] after decode,
 * whether the alternatives of the word have it or not; encode reads it only where they do. */
struct isadora_slot {
    uint16_t field; /**< index into target->fields */
};

/** One operand choice of a form: isadora_insn.alt has the number of the alternative of a word. */
struct isadora_choice {
    const char *name; /**< of the operand; NULL for a field that may be missing */
    const char *role; /**< what the semantics call it; NULL: as its name */
    /** Texts of the alternatives, written as `syntax`, by number; NULL where the form does not have
     * that one. */
    const char *const *alternatives;
    uint8_t alternative_count;
};

/** A form: instructions with one template and one encoding. Its name is stable when other forms are
 * added; its number (enum NAME_form) is not. */
struct isadora_form {
    const char *name;     /**< "arith.mul.two" */
    const char *page;     /**< "arith", the `insn` of the description */
    const char *title;    /**< of the `insn` */
    const char *mnemonic; /**< "" when the text does not begin with one */
    const char *syntax;   /**< "ld{.b|.h} $r<DST>, [$r<A>{+<N>}]", as one would type it */
    const char *effects;  /**< derived: "reads $r[SRC1] $r[SRC2]; writes $r[DST] $c[CDST]" */
    const char *note;     /**< prose of the `insn`; NULL: none */
    const char *shares;   /**< why fields of it share bits; NULL when none do */
    uint8_t length;       /**< bytes */
    uint8_t slot_count, choice_count;
    uint8_t grade;      /**< enum isadora_grade */
    uint8_t is_atomic;  /**< accesses memory in an `atomic` */
    uint8_t is_fence;   /**< `fence`: orders the accesses before it and after it */
    uint8_t is_outside; /**< the description leaves such instructions out as a whole */
    uint8_t
        has_target; /**< an operand may be an address: isadora_target.branch_target; else none is */
    /** Executing it always traps: why, "not modelled: graphics"; NULL where it does not. */
    const char *not_executed;
    const struct isadora_slot *slots;
    const struct isadora_choice *choices; /**< choice_count of them */
    uint64_t configs;                     /**< bit c: exists in target->configs[c] */
    /** The word drawn high bit first, in groups: "01.- 0001 dddddsss ..". Digits are bits that the
     * form itself tests: isadora_form_tests. */
    const char *bits;
    /** Conditions between its fields: "RT != RN", and of alternatives: "RT != RN with `[RN]!`";
     * NULL: none. */
    const char *when;
};

/** The bits that a form tests, apart from those of alternatives, and their values. */
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

/* ---- Registers and spaces ---- */

/** A register of a file that is not like the others. */
struct isadora_entry {
    uint16_t number;
    const char *prints; /**< NULL: prefix and number */
    uint8_t hardwired;  /**< reads `value`, writes have no effect */
    uint8_t alias;      /**< another name of other state, or computed: no storage of its own */
    uint64_t value;
    const char *const *also; /**< other texts, NULL at the end; NULL: none */
    /** Where an alias is bits of one register: index into target->files plus 1 (0: it is not),
     * number in that file, and which bits. */
    uint16_t place_file, place_index;
    uint8_t place_lo, place_width;
};

/** How many copies of state there are: one in the machine, for each lane, warp, block, or grid. */
enum isadora_scope { ISADORA_CORE, ISADORA_LANE, ISADORA_WARP, ISADORA_BLOCK, ISADORA_GRID };

/** A named part of a register: the view `.b[i in 0..3] = [8*i +: 8]` is count 4, lo 0, step 8,
 * width 8; a view that is one slice, and a flag, have count 0. */
struct isadora_view {
    const char *name; /**< "b" */
    uint8_t count, lo, step, width;
};

/** Bits of every register of a file that no write changes, in some configurations. */
struct isadora_held {
    uint64_t configs;
    struct isadora_word mask, value;
};

/** A file of registers, or a single one (count 0). Register i is at offset + i * stride bytes of
 * the state, as the smallest C integer that holds `width` bits (signed files: a signed one, so that
 * reading extends the sign); above 64 bits as a 128-bit integer. Scope LANE: lane l has its own,
 * l * lane_stride bytes later; BLOCK and GRID: the offset is in the state of the block or grid, not
 * of the warp. A stack is the file "$s.depth" (one register, `most` its size) and a file
 * "$s.MEMBER" for each member, entry 0 at the bottom. */
struct isadora_file {
    const char *name;   /**< "$r" */
    const char *prints; /**< prefix in text */
    const char *vector; /**< name in vectors; NULL: `name` */
    uint16_t count, width;
    uint32_t offset, stride;
    uint32_t lane_stride; /**< bytes from one lane's element to the next; 0 unless scope LANE */
    uint8_t scope;        /**< enum isadora_scope */
    uint8_t is_signed;
    uint8_t is_pc; /**< isadora_machine.pc, not in the state */
    uint16_t entry_count, view_count, held_count;
    const struct isadora_entry *entries;
    const struct isadora_view *views;
    const struct isadora_held *held;
    uint64_t configs;  /**< in which it exists */
    uint64_t most;     /**< largest value that may be set; 0: any of `width` bits */
    const char *reset; /**< the reset value as the description has it */
};

/** What an access does that is misaligned, or not wholly inside of the space. */
enum isadora_rule {
    ISADORA_TRAPS,    /**< stops the program */
    ISADORA_WORKS,    /**< nothing special */
    ISADORA_DROPS,    /**< low bits of the index are cleared */
    ISADORA_WRAPS,    /**< goes on at the beginning of the space */
    ISADORA_ZERO,     /**< loads 0, stores nothing */
    ISADORA_UNDEFINED /**< unknown; loads 0, stores nothing */
};

/** A space of memory cells. */
struct isadora_space {
    const char *name;
    uint64_t cells;                /**< size in cells */
    uint16_t cell_bits;            /**< 1..64 */
    uint8_t is_code;               /**< instructions are fetched from here */
    uint8_t big_endian;            /**< order in which cells join to wider values */
    uint8_t read_only, write_only; /**< for programs; tools may do both */
    uint8_t unaligned;             /**< enum isadora_rule: TRAPS, WORKS, DROPS, UNDEFINED */
    uint8_t outside;               /**< enum isadora_rule: TRAPS, WRAPS, ZERO, UNDEFINED */
    uint8_t scope;                 /**< enum isadora_scope */
    uint8_t shown;                 /**< cells that tools show as one, 64 bits at most; 0 is 1 */
    uint16_t windows; /**< equal parts with names of their own: NAME0, NAME1, ..; 0: none */
    uint64_t configs; /**< in which it exists */
};

/** A choice of the hardware that is unknown, `launch NAME (value value) "title"`: a run has the
 * first value unless another is chosen. */
struct isadora_launch_option {
    const char *name, *title;
    const char *const *values;
    size_t value_count;
};

/** The largest launch that fits the fields of the hardware; 0: any number. */
struct isadora_launch_limits {
    uint32_t grid[3], block[3]; /**< blocks of the grid, threads of a block: x, y, z */
    uint32_t threads;           /**< of a block, all together */
    uint32_t shared;            /**< cells of the memory of a block; there may be fewer */
    uint32_t registers;         /**< of all warps of a block */
};

/* ---- The whole ---- */

struct isadora_machine;    /* <isadora/machine.h> */
struct isadora_use_tables; /* tables that <isadora/analysis.h> works with */
struct isadora_schedule;
struct isadora_syntax; /* tables that <isadora/asm.h> works with */

/** Executes one decoded instruction. Returns 0, or an enum isadora_trap_kind (<isadora/machine.h>)
 * with nothing changed. */
typedef int (*isadora_action)(struct isadora_machine *, const struct isadora_insn *);
/** Executes an operation (machine/operations/op.h) and those that follow it, from a cycle on. */
struct rt_op;
typedef int isadora_run_op(const struct rt_op *, struct isadora_machine *, void *state,
                           uint64_t now);
/** The vectorised function of an instruction; NULL: none. */
typedef isadora_action isadora_pick(const struct isadora_insn *);

/** Instruction words of one length. */
struct isadora_unit {
    uint8_t bytes; /**< in memory */
    uint8_t bits;
    uint8_t big_endian;
    uint8_t align;    /**< bytes */
    uint64_t configs; /**< in which it exists */
};

/** Where a part of a word in a bundle comes from. */
enum isadora_part_kind {
    ISADORA_PART_OWN,  /**< bits of its bundle, from `lo` on */
    ISADORA_PART_ZERO, /**< always 0, not stored */
    ISADORA_PART_PREV  /**< one bit: the bits of the word before, perhaps in the bundle before, have
                          the value */
};

/** A part of a word in a bundle. */
struct isadora_bundle_part {
    enum isadora_part_kind kind;
    uint16_t lo, width; /**< OWN: in the bundle; PREV: in the word before */
    uint64_t value;     /**< PREV */
};

/** How words are bundled in memory and in files. Everything else here, the units of the target
 * included, is about single words: decode takes the bytes of one, isadora_assemble returns words,
 * isadora_load_image and isadora_lint take them. <isadora/bundle.h> converts between words and
 * bundles. */
struct isadora_bundle {
    uint8_t bytes;          /**< of a bundle, which is aligned to them */
    uint8_t words;          /**< in a bundle */
    uint8_t parts;          /**< of a word, low first */
    const uint8_t *offsets; /**< addresses of its words within it, in bytes, rising */
    const struct isadora_bundle_part *part; /**< words * parts; width 0: none */
    const char *fill; /**< instruction that fills the last bundle; NULL: none */
};

/** Words of instruction texts: each `*` in `text` is the text of any code of the next field. */
struct isadora_word_pattern {
    const char *text;
    const uint16_t *fields; /**< indices into target->fields; NULL: there is no `*` */
};

/** The encoding-space summary of one unit and configuration: how many words are in each class. */
struct isadora_encoding_space {
    const char *unit;
    const char *config;
    /** Exact decimal numbers, which may be beyond 2^64. */
    const char *decoded, *reserved, *unknown, *unallocated;
};

/** Cells of a space that a launch fills in before programs run. */
struct isadora_launch_cell {
    uint8_t space;    /**< index into `spaces` */
    uint8_t count;    /**< how many cells */
    uint64_t index;   /**< the first one */
    uint64_t configs; /**< in which it does */
    const char *name; /**< of what is there: "block_x" of the launch, or a constant's */
};

/** Where a launch has nothing to put. */
#define ISADORA_NO_PLACE UINT64_MAX

/** One instruction set. */
/** Another way to print instruction texts: `syntax NAME "title"` of the description. */
struct isadora_text_syntax {
    const char *name, *title;
    bool brief; /**< without optional suffixes and ` ^0x..`: the text may mean other bits, too */
    bool first; /**< an optional suffix, in brackets, is in front of the text */
};

/** A register: its file, as an index into `files`, and its number, 0 of a single one. */
struct isadora_stored {
    uint16_t file, number;
};

/** A parameter of an exception. */
struct isadora_exception_param {
    const char *name;
    const struct isadora_code *codes; /**< names of values; NULL: there are none */
    size_t code_count;
};

/** What an exception is. */
struct isadora_exception {
    const char *params;                  /**< as in the description, `(cause u6 causes)` */
    const char *effects;                 /**< what it reads and writes */
    const char *note;                    /**< prose; "": none */
    const struct isadora_stored *writes; /**< registers that it may store to, that are known */
    size_t write_count;
    const struct isadora_exception_param *param; /**< param_count of them */
    size_t param_count;
};

struct isadora_target {
    const char *name, *title;
    const struct isadora_config *configs;
    size_t config_count;
    const struct isadora_unit *units; /**< shortest first */
    size_t unit_count;
    const struct isadora_bundle *bundle; /**< NULL: words are not bundled */
    /** The words of a bundle read the state before it, and store at its end: the state is there
     * twice, as it is and, while a bundle is executed, as it will be after it. */
    uint8_t together;
    const struct isadora_form *forms;
    size_t form_count;
    const struct isadora_field *fields;
    size_t field_count;
    const struct isadora_file *files;
    size_t file_count;
    const struct isadora_space *spaces;
    size_t space_count;
    const struct isadora_encoding_space *encoding_space;
    size_t encoding_space_count;
    /** By row of these: the words of `otherwise` instructions. NULL: there are no such ones. */
    const char *const *otherwise_words;
    const struct isadora_elf_kind *elfs; /**< NULL: none */
    size_t elf_count;
    /** By configuration: the number of the variant in their flags; -1: none. NULL: all have none.
     */
    const int64_t *elf_numbers;
    /** What selects a variant instead: of those whose features it names, the one with the most of
     * them. NULL: nothing does. */
    const struct isadora_elf_attributes *elf_attributes;
    /** By configuration: the features of its variant, NULL at the end; NULL: none. */
    const char *const *const *elf_features;
    size_t text_max;         /**< longest instruction text, terminator included */
    size_t state_size;       /**< bytes of struct NAME_state */
    uint8_t pc_counts_units; /**< `$pc` counts units, not bytes */
    uint64_t start;          /**< reset value of `$pc`: where programs begin */
    const char *optional; /**< what the optional suffix is, such as "control fields"; NULL: none */
    /** The words of instruction texts, which labels cannot be. */
    const struct isadora_word_pattern *words;
    size_t word_count;

    /** Decodes one word. Returns its length in bytes, or an isadora_error. Reads at most `size`
     * bytes; any bytes are safe. */
    int (*decode)(const struct isadora_context *, const uint8_t *bytes, size_t size,
                  struct isadora_insn *out);
    /** The inverse of decode, mask included. Returns the length in bytes, or an isadora_error. */
    int (*encode)(const struct isadora_context *, const struct isadora_insn *, uint8_t *bytes,
                  size_t size);
    /** Prints a decoded instruction: at most size - 1 characters and a terminator. Returns the
     * length of the whole text without terminator. A mask prints as ` ^0x..`, a relative field as
     * an address. */
    size_t (*format)(const struct isadora_context *, const struct isadora_insn *, char *out,
                     size_t size);
    const struct isadora_syntax *syntax; /**< of instruction texts, for isadora_parse */
    /** Other syntaxes that format can print: bit n of isadora_context.syntax is syntaxes[n].
     * isadora_parse reads all of them. */
    const struct isadora_text_syntax *syntaxes;
    size_t syntax_count;
    /** Sets the state to its reset values. */
    void (*reset)(void *state, unsigned config);
    /** A delayed store takes effect: bits of a register. NULL: there are no delayed stores. */
    void (*write_back)(struct isadora_machine *, unsigned file, uint64_t index, uint64_t mask,
                       uint64_t value);
    /** Ends cycles for registers that count them; NULL: there are none. */
    void (*tick)(void *state, uint64_t cycles);
    /** In place of a word that is not an instruction; NULL: the machine stops. */
    isadora_action undefined;
    /** Is a decoded instruction not executed, because bits whose meaning is unknown are not
     * canonical? A machine that steps asks by itself. NULL: no instruction has such bits. */
    bool (*has_unknown_bits)(const struct isadora_context *, const struct isadora_insn *);
    /** Executes any instruction on the machine's state. */
    isadora_action execute;
    /** The same by form, so that a program that decodes once can call it directly. NULL where
     * instructions are executed as operations. */
    const isadora_action *actions;
    /** Private: operations by form, their size in bytes, and what makes one. NULL: there are none.
     */
    isadora_run_op *const *ops;
    isadora_run_op *const *quiet_ops; /**< before others that have one; NULL in it: none */
    const uint64_t *slots; /**< a bit for each form: may be executed as if no branch were under way;
                            * NULL: no branch has delay slots */
    size_t op_size;
    void (*fill)(struct rt_op *, const struct isadora_insn *, struct isadora_word);
    /** Whether the instruction has an operand that is an address, and then which: *to. */
    bool (*branch_target)(const struct isadora_context *, const struct isadora_insn *,
                          uint64_t *to);
    /** What instructions read and write, for isadora_uses. NULL: the description states no
     * latencies and no schedule, so that each instruction sees the effects of all before it. */
    const struct isadora_use_tables *uses;
    const struct isadora_use_tables *paths; /**< where instructions lead to, for isadora_paths */
    const struct isadora_schedule
        *schedule;              /**< NULL: instructions do not encode what to wait for */
    const char *const *engines; /**< names */
    size_t engine_count;
    const char *const *exceptions; /**< names */
    size_t exception_count;
    const struct isadora_exception *exception_info; /**< exception_count of them */

    /* ---- for machines where the lanes of a warp run each instruction ---- */
    unsigned lanes; /**< of a warp; 0: it is no such machine, and the rest is unused */
    int masks;      /**< index into `files` of the register that holds the active lanes of a warp */
    /** Bytes of the state of a block and of a grid. */
    size_t block_size, grid_size;
    const struct isadora_launch_option *options;
    size_t option_count;
    const struct isadora_launch_limits *limits; /**< by configuration */
    /** Where the parameters of a launch are: index into `spaces`, or -1; first cell, by
     * configuration, see isadora_params_at. */
    int param_space;
    const uint64_t *params_at;
    /** Where tools put the buffers of a launch: index into `spaces`, or -1; first cell, by
     * configuration; and the cell that has the address 0 for programs. */
    int buffer_space;
    const uint64_t *buffers_at;
    uint64_t buffer_window;
    /** Where tools put the descriptors of textures and surfaces, as the language manual lays them
     * out: index into `spaces`; first cell, by configuration. NULL: nowhere. */
    int image_space;
    const uint64_t *images_at;
    /** Run when a grid begins; when a block begins, with its memory and state zero; when a warp
     * begins, with its launched lanes active. NULL: nothing is. */
    int (*start_grid)(struct isadora_machine *);
    int (*start_block)(struct isadora_machine *);
    int (*start_warp)(struct isadora_machine *);
    /** Selects the vectorised functions for this computer; NULL: no form has one. */
    isadora_pick *(*quick)(void);
    /** What programs find in memory besides parameters, as far as it has names. */
    const struct isadora_launch_cell *launch_cells;
    size_t launch_cell_count;

    /** Whether a word satisfies the condition of a form, without those of alternatives. NULL: no
     * form has one. */
    bool (*fits)(unsigned form, struct isadora_word bits);

    /** The first half of decode: the form and the length of one word, which are all of `out` that
     * has a meaning then. Returns what decode returns for these bytes. Reads at most `size` bytes;
     * any bytes are safe. */
    int (*identify)(const struct isadora_context *, const uint8_t *bytes, size_t size,
                    struct isadora_insn *out);
    /** The second half: the alternatives, fields and mask of an instruction that identify has found
     * in these bytes, with the same configuration; then it is as decode leaves it. Returns its
     * length in bytes, or an isadora_error: ISADORA_BAD_INSN for a form or length that there is
     * not, ISADORA_SHORT when `size` is less than its length, ISADORA_NO_FORM when the bytes are
     * others and its operands have no alternative for them. */
    int (*operands)(const struct isadora_context *, const uint8_t *bytes, size_t size,
                    struct isadora_insn *insn);
};

/** Where the first parameter of a launch is, or ISADORA_NO_PLACE. */
static inline uint64_t isadora_params_at(const struct isadora_target *target, unsigned config)
{
    return target->param_space < 0 ? ISADORA_NO_PLACE : target->params_at[config];
}

/** Where the first buffer of a launch is, or ISADORA_NO_PLACE. */
static inline uint64_t isadora_buffers_at(const struct isadora_target *target, unsigned config)
{
    return target->buffer_space < 0 ? ISADORA_NO_PLACE : target->buffers_at[config];
}

/** Where descriptors of textures and surfaces begin, or ISADORA_NO_PLACE. */
static inline uint64_t isadora_images_at(const struct isadora_target *target, unsigned config)
{
    return target->images_at ? target->images_at[config] : ISADORA_NO_PLACE;
}

/** The shortest unit of a configuration: data is printed in such units, and `$pc` counts them where
 * it counts units. */
static inline const struct isadora_unit *isadora_smallest_unit(const struct isadora_target *target,
                                                               unsigned config)
{
    const struct isadora_unit *unit = target->units;
    while (!(unit->configs >> config & 1))
        unit++;
    return unit;
}

/** Instructions of a configuration begin at multiples of so many bytes from each other: the
 * greatest common divisor of the lengths of its units, the shortest where it divides the others. */
static inline unsigned isadora_grain(const struct isadora_target *target, unsigned config)
{
    unsigned grain = 0;
    for (size_t i = 0; i < target->unit_count; i++) {
        unsigned bytes = target->units[i].configs >> config & 1 ? target->units[i].bytes : 0;
        while (bytes != 0) {
            const unsigned rest = grain % bytes;
            grain = bytes;
            bytes = rest;
        }
    }
    return grain;
}

/** Bytes of one step of `$pc`. */
static inline unsigned isadora_pc_step(const struct isadora_target *target, unsigned config)
{
    return target->pc_counts_units ? isadora_smallest_unit(target, config)->bytes : 1;
}

/** Whether a number of bytes is a multiple of `align`, which is not 0. */
static inline bool isadora_is_multiple(uint64_t bytes, unsigned align)
{
    return (align & (align - 1)) == 0 ? (bytes & (align - 1)) == 0 : bytes % align == 0;
}

/** The address of the word that a branch to an address reaches: the first one of a bundle. */
static inline uint64_t isadora_bundle_target(const struct isadora_bundle *b, uint64_t address)
{
    return isadora_is_multiple(address, b->bytes) ? address + b->offsets[0] : address;
}

/** The address of the word after the one at an address. */
static inline uint64_t isadora_bundle_next(const struct isadora_bundle *b, uint64_t address)
{
    const uint64_t at = isadora_bundle_target(b, address), unit = at - at % b->bytes;
    for (unsigned i = 0; i < b->words; i++) {
        if (unit + b->offsets[i] > at)
            return unit + b->offsets[i];
    }
    return unit + b->bytes + b->offsets[0];
}

/** The address after an instruction of `length` bytes, as `$pc` counts. */
static inline uint64_t isadora_next_address(const struct isadora_target *target, unsigned config,
                                            uint64_t address, unsigned length)
{
    if (target->bundle)
        return isadora_bundle_next(target->bundle, address);
    return address + length / isadora_pc_step(target, config);
}

/** How instructions are aligned in one configuration. A decoder looks at bytes alone: whoever walks
 * over code checks whether what was decoded may be at its address. */
struct isadora_alignment {
    unsigned step; /**< isadora_pc_step */
    /** By length in bytes: the alignment in bytes; 0: no instruction has that length. */
    uint8_t of[ISADORA_WORD_BYTES + 1];
};

/** The alignment of one configuration. */
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

/** Whether an instruction of `length` bytes, a length that there is, may be at an address, which is
 * counted as `$pc` counts. */
static inline bool isadora_is_aligned(const struct isadora_alignment *alignment, uint64_t address,
                                      unsigned length)
{
    return isadora_is_multiple(address * alignment->step, alignment->of[length]);
}

#ifdef __cplusplus
}
#endif

#endif
