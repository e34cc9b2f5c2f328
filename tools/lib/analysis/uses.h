/* uses.h: what the generated functions of uses are written with.
 *
 * NAME_uses.c has a function for each form that leads elsewhere than to the next instruction, which
 * notes where. One for a description that states latencies has functions that also note the
 * registers that the code reads and writes, in its order. Which register, which bits,
 * and whether at all may depend on the instruction, which is known, and on what registers hold,
 * which is not (known.h). What two ways through the code do alike is one use.
 */
#ifndef ISADORA_ANALYSIS_USES_H
#define ISADORA_ANALYSIS_USES_H

#include "analysis/known.h"

enum { RT_MOST_USES = 128, RT_MOST_NOTES = 1024 };

/* Something that happens, or will where a local is read. */
struct rt_note {
    struct rt_test when;
    uint32_t local; /* 0: it happens */
    uint32_t use;   /* index into rt_uses.uses */
};

enum { RT_MOST_CONTENTS = 8 };

/* What some registers hold. */
struct rt_contents {
    unsigned count;
    struct {
        int16_t file;
        uint32_t index;
        uint64_t value;
    } list[RT_MOST_CONTENTS];
};

/* One instruction whose uses are noted. */
struct rt_uses {
    const struct isadora_target *target;
    const struct isadora_use_tables *tables; /* its `uses`, or its `paths` */
    const struct isadora_context *context;
    const struct isadora_insn *insn;
    struct rt_facts facts;
    struct rt_test now;                 /* the tests around this place of the code */
    uint32_t level;                     /* of functions with locals */
    uint32_t local;                     /* what is noted is for this one; 0: it happens */
    const struct isadora_use *outer;    /* within an entry: what is done to it */
    const struct rt_contents *contents; /* what is known of registers; NULL: nothing */
    struct rt_contents gives;           /* what the instruction stores */
    struct isadora_use *out;
    size_t room, count;
    size_t use_count, note_count;
    struct isadora_use uses[RT_MOST_USES]; /* no two are the same */
    struct rt_note notes[RT_MOST_NOTES];
};

typedef void rt_uses_of(struct rt_uses *);

/* An entry of a file that stands for other state; no reads and writes: for a number. */
struct rt_use_alias {
    int16_t file;
    uint16_t number;
    rt_value (*value)(struct rt_uses *); /* of one bit; NULL: not known, or wired to a number */
    rt_uses_of *reads, *writes;
};

struct isadora_use_tables {
    rt_uses_of *const *forms; /* by form; NULL: uses nothing */
    rt_uses_of *const *paths; /* the same for where it leads to */
    /* The same for what it writes of files that jumps read; NULL: nothing. NULL in all: no jump
     * reads a register that instructions alone could have made. */
    rt_uses_of *const *folds;
    const struct rt_use_alias *aliases;
    size_t alias_count;
    const int16_t *status; /* files that instructions wait for */
    size_t status_count;
};

/* ---- Values ---- */

#define V(field, slot) u->insn->value[slot]
#define LINE(slot) u->insn->alt[slot]
#define WORD(lo, width) rt_insn_bits(u, lo, width)
#define HERE u->context->address
#define NEXT rt_next(u)
#define K(n) rt_known(u, n)
#define UNKNOWN (&rt_unknown)
#define OPEN ((struct rt_test){0, UINT64_MAX})
#define FLAG(file, index) rt_flag(u, file, index)

/* Bits of the instruction word. */
uint64_t rt_insn_bits(const struct rt_uses *, unsigned lo, unsigned width);
/* The address of the instruction after it. */
uint64_t rt_next(const struct rt_uses *);
/* ---- Uses ---- */

enum rt_use_kind {
    RT_READ,
    RT_LATE, /* a read that sees the state of a cycle ago */
    RT_WAIT, /* a read of what the instruction waits for */
    RT_ONCE, /* a read that is over when the instruction has begun */
    RT_KEEP, /* a register that is kept for the next instruction */
    RT_WRITE
};

struct rt_how {
    uint8_t kind;
    int8_t early;     /* reads: cycles before the others */
    uint16_t latency; /* writes; 0 in those of an entry: that of the store to it */
    int16_t engine;   /* -1: none */
    uint8_t own;      /* writes: isadora_use.own */
};

#define RT_HOW(kind, early, latency, engine, own)                                                  \
    ((struct rt_how){kind, early, latency, engine, own})
#define READ RT_HOW(RT_READ, 0, 0, -1, 0)
#define EARLY(cycles) RT_HOW(RT_READ, cycles, 0, -1, 0)
#define LATE RT_HOW(RT_LATE, 0, 0, -1, 0)
#define WAIT RT_HOW(RT_WAIT, 0, 0, -1, 0)
#define KEEP RT_HOW(RT_KEEP, 0, 0, -1, 0)
#define WRITE(latency) RT_HOW(RT_WRITE, 0, latency, -1, 0)
#define ONCE RT_HOW(RT_ONCE, 0, 0, -1, 0)
#define WRITE_AFTER(cycles) RT_HOW(RT_WRITE, 0, 1, -1, cycles)
#define WRITE_WITH_SOURCES RT_HOW(RT_WRITE, 0, 1, -1, ISADORA_WITH_SOURCES)
#define WRITE_BY(engine, latency) RT_HOW(RT_WRITE, 0, latency, engine, 0)

/* The bits of a register. */
#define ALL 0, UINT8_MAX
#define BITS(from, width) from, width
#define ANYWHERE UINT64_MAX

static inline uint64_t rt_place(rt_value from)
{
    return rt_is_known(from) ? from->value : ANYWHERE;
}

#define USE(how, file, index) rt_use_whole(u, how, file, index)
#define USE_PART(how, file, index, bits) rt_use(u, how, file, index, bits)
#define JUMP(how, latency, to) rt_jump(u, ISADORA_##how, latency, to)
#define OPENS(key, to) rt_region(u, ISADORA_OPENS, key, to)
#define MEETS(key) rt_region(u, ISADORA_MEETS, key, UNKNOWN)
#define GIVE(file, index, value) rt_give(u, file, index, value)
#define BUSY(engine, cycles) rt_busy(u, engine, cycles)
#define HALT rt_halt(u)

void rt_use(struct rt_uses *, struct rt_how, int file, rt_value index, uint64_t from,
            unsigned width);
void rt_use_whole(struct rt_uses *, struct rt_how, int file, uint64_t index);
void rt_jump(struct rt_uses *, enum isadora_jump, unsigned latency, rt_value to);
void rt_region(struct rt_uses *, enum isadora_jump, rt_value key, rt_value to);
void rt_busy(struct rt_uses *, int engine, unsigned cycles);
/* A register holds a value after the instruction, if it is known. */
void rt_give(struct rt_uses *, int file, uint64_t index, rt_value);
void rt_halt(struct rt_uses *);

/* ---- Ways through the code ---- */

#define IF(n, test)                                                                                \
    ; /* so that a label may come before it */                                                     \
    const struct rt_test was##n = u->now, if##n = rt_answer(u, test);                              \
    if (rt_under(u, was##n, if##n)) {
#define ELSE(n)                                                                                    \
    }                                                                                              \
    if (rt_under(u, was##n, rt_not(if##n))) {
#define END(n)                                                                                     \
    }                                                                                              \
    u->now = was##n;

/* Goes where two tests hold; may they? */
bool rt_under(struct rt_uses *, struct rt_test outer, struct rt_test test);

/* ---- Locals: what is noted for one happens where it is read ---- */

#define LET(id)                                                                                    \
    {                                                                                              \
        const uint32_t outer##id = rt_let(u, id);
#define END_LET(id)                                                                                \
    rt_end_let(u, id, outer##id);                                                                  \
    }
/* Where the value is made of the old one. */
#define MORE(id)                                                                                   \
    {                                                                                              \
        const uint32_t outer##id = rt_let_more(u, id);
#define END_MORE(id)                                                                               \
    u->local = outer##id;                                                                          \
    }
#define NEED(id) rt_need(u, id)
#define NOTHING                                                                                    \
    {                                                                                              \
        UNKNOWN, { 0, 0 }                                                                          \
    }

/* The value of a local that several ways through the code give it. */
struct rt_local {
    rt_value number;
    struct rt_test when; /* it was given one */
};

void rt_assign(struct rt_uses *, struct rt_local *, rt_value);
uint32_t rt_let(struct rt_uses *, unsigned id);
uint32_t rt_let_more(struct rt_uses *, unsigned id);
void rt_end_let(struct rt_uses *, unsigned id, uint32_t outer);
void rt_need(struct rt_uses *, unsigned id);
void rt_enter(struct rt_uses *);
void rt_leave(struct rt_uses *); /* what was noted for locals of this function is forgotten */

/* ---- Instructions one after the other ---- */

/* What is known after an instruction, of what was known before it. `uncertain`: not what it stores,
 * as a linker may change it. */
void rt_contents_after(const struct isadora_target *, const struct isadora_context *,
                       const struct isadora_insn *, bool uncertain, struct rt_contents *);
/* isadora_paths where registers are known. */
size_t rt_paths_with(const struct isadora_target *, const struct isadora_context *,
                     const struct isadora_insn *, const struct rt_contents *,
                     struct isadora_use *out, size_t room);

#endif
