/* align.c: alignment of instructions.
 *
 * Where lengths differ, the instruction after a shorter one may be misaligned. Then the nearest
 * earlier statement is looked for that has a longer form in its `prefer` order with which
 * everything is aligned. What follows moves, labels included, so another pass lays out the text
 * again. Which statements grow is decided again whenever one changes its length for its own sake,
 * so that none is longer for a reason that is gone. Where no statement can grow, misaligned.c says
 * why. */
#include "asm/assembler.h"

void rt_alignment_read(struct rt_assembler *a)
{
    a->alignment = isadora_alignment_of(a->target, a->context.config);
    const uint8_t *of = a->alignment.of;

    for (unsigned i = 1; i <= ISADORA_WORD_BYTES; i++) {
        if (of[i] > a->strictest)
            a->strictest = of[i];
    }
    unsigned most = a->strictest;
    for (unsigned i = 1; i <= ISADORA_WORD_BYTES; i++) {
        if (of[i] != 0 && most % of[i] != 0)
            a->strictest = 0;
        for (unsigned k = 1; k <= ISADORA_WORD_BYTES; k++)
            a->mixed = a->mixed || (of[i] != 0 && of[k] != 0 && i % of[k] != 0);
    }
}

/* ---- Becoming longer ---- */

bool rt_parse_longer(struct rt_assembler *a, const char *at, const char *end, unsigned least,
                     bool free, struct isadora_insn *insn)
{
    bool later = a->later;

    a->names.least = least;
    a->names.free = free;
    int read = isadora_parse_shaped(a->shapes, a->target, &a->context, &a->names, at,
                                    (size_t)(end - at), insn, NULL);
    a->names.free = false;
    a->later = later;
    return read >= 0;
}

/* Distances by which code may move, one bit each. */
typedef uint32_t rt_shifts;

_Static_assert(ISADORA_WORD_BYTES < 32, "a distance is a bit of rt_shifts");

/* Those with which an instruction of `length` bytes at `address`, counted in bytes, is aligned.
 */
static rt_shifts shifts_of(const struct rt_assembler *a, uint64_t address, unsigned length)
{
    rt_shifts shifts = 0;

    for (unsigned shift = 1; shift < ISADORA_WORD_BYTES; shift++) {
        if (isadora_is_multiple(address + shift, a->alignment.of[length]))
            shifts |= (rt_shifts)1 << shift;
    }
    return shifts;
}

/* Is there a form of so many bytes for the statement, or, with `also`, for one that says more? */
static bool can_be(struct rt_assembler *a, const struct rt_statement *statement, unsigned length,
                   enum rt_growing how, struct rt_longer *longer, bool *none)
{
    struct isadora_insn insn;
    bool later = a->later;

    a->context.address = rt_address(a, statement->offset);
    if (how == RT_SAYS_MORE) {
        bool found = rt_longer_find(a->target, &a->context, &a->names,
                                    (struct rt_span){statement->at, statement->end},
                                    statement->length, length, longer);
        a->later = later;
        return found;
    }
    *none = !rt_parse_longer(a, statement->at, statement->end, length, how == RT_FREE, &insn);
    return !*none && insn.length == length;
}

/* By how much a statement can be made longer where it is, of the distances that help; 0: it
 * cannot. */
static unsigned growth_of(struct rt_assembler *a, const struct rt_statement *statement,
                          rt_shifts shifts, enum rt_growing how, struct rt_longer *longer)
{
    const uint64_t address = a->origin + statement->offset;
    bool none = false;

    if (how == RT_FREE && a->lengths[statement->index].wide == RT_NEVER)
        return 0;
    for (unsigned length = statement->length + 1u; length <= ISADORA_WORD_BYTES && !none;
         length++) {
        unsigned growth = length - statement->length;
        if (!(shifts >> growth & 1) || a->alignment.of[length] == 0 ||
            !isadora_is_multiple(address, a->alignment.of[length]))
            continue;
        if (can_be(a, statement, length, how, longer, &none))
            return growth;
    }
    return 0;
}

static void widened_add(struct rt_assembler *a, const struct rt_statement *statement,
                        unsigned growth, unsigned align)
{
    struct isadora_assembly *out = a->out;
    struct isadora_widened *widened =
        rt_append(a, &out->widened, &out->widened_count, &a->widened_capacity, sizeof *widened);

    if (widened == NULL)
        return;
    *widened = (struct isadora_widened){
        .source = statement->place.source,
        .line = statement->place.line,
        .from = statement->length,
        .to = (uint8_t)(statement->length + growth),
        .align = (uint8_t)align,
        .for_source = a->place.source,
        .for_line = a->place.line,
        .for_address = rt_address(a, out->size + growth),
    };
}

unsigned rt_room_find(struct rt_assembler *a, unsigned length, enum rt_growing how, size_t *found,
                      struct rt_longer *longer)
{
    rt_shifts shifts = shifts_of(a, a->origin + a->out->size, length);

    for (size_t i = a->run_count; i-- > 0 && shifts != 0;) {
        const struct rt_statement *statement = &a->run[i];
        unsigned growth = growth_of(a, statement, shifts, how, longer);
        *found = i;
        if (growth != 0)
            return growth;
        shifts &= shifts_of(a, a->origin + statement->offset, statement->length);
    }
    return 0;
}

/* The same, and makes it longer. In this pass the room is a gap in front of the next one. */
static unsigned room_make(struct rt_assembler *a, unsigned length)
{
    size_t i = 0;
    unsigned growth = rt_room_find(a, length, RT_FREE, &i, NULL);

    if (growth == 0)
        return 0;
    struct rt_statement *statement = &a->run[i];
    widened_add(a, statement, growth, a->alignment.of[length]);
    statement->length = (uint8_t)(statement->length + growth);
    a->lengths[statement->index].wide = statement->length;
    while (++i < a->run_count)
        a->run[i].offset += growth;
    a->moved = a->again = true;
    return growth;
}

void rt_widened_review(struct rt_assembler *a)
{
    if (!a->longer || a->out->widened_count == 0)
        return;
    for (size_t i = 0; i < a->length_count; i++) {
        if (a->lengths[i].wide != RT_NEVER)
            a->lengths[i].wide = 0;
    }
    a->out->widened_count = 0;
    a->moved = true;
}

/* ---- Check ---- */

static void run_add(struct rt_assembler *a, const char *at, const char *end, size_t index,
                    uint8_t length)
{
    /* Nothing in front of this one can move what follows it without moving this one too. */
    if (a->alignment.of[length] == a->strictest)
        a->run_count = 0;
    struct rt_statement *last =
        rt_append(a, &a->run, &a->run_count, &a->run_capacity, sizeof *last);
    if (last != NULL)
        *last = (struct rt_statement){a->place, at, end, index, a->out->size, length};
}

void rt_run_end(struct rt_assembler *a, bool bad)
{
    a->run_count = 0;
    a->run_bad = bad;
}

void rt_check_alignment(struct rt_assembler *a, const char *at, const char *end, size_t index,
                        uint8_t length)
{
    const unsigned align = a->alignment.of[length];
    const uint64_t here = a->origin + a->out->size;

    if (!isadora_is_multiple(here, align)) {
        unsigned gap = room_make(a, length);
        if (gap == 0) {
            gap = align - (unsigned)(here % align);
            if (!a->run_bad)
                rt_misaligned_report(a, at, end, length);
            /* After a wrong first address all others are wrong, too. */
            rt_run_end(a, a->out->size == 0);
        }
        rt_bytes_add(a, gap);
        a->context.address = rt_address(a, a->out->size);
    }
    if (a->mixed)
        run_add(a, at, end, index, length);
}
