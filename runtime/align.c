/* align.c: where sentences may stand.
 *
 * An instruction stands at a multiple of its alignment. Where lengths differ, the next one may come
 * to stand elsewhere; then a sentence before it is looked for, the nearest one first, that has a
 * longer form in its `prefer` order with which everything stands right. What follows moves, labels
 * too, so another pass lays out the text again. Who becomes longer is decided anew whenever a
 * sentence takes another length for its own sake: nothing is longer for a reason that is gone. */
#include "assembler.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

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
    int read = a->target->parse(&a->context, &a->names, at, (size_t)(end - at), insn, NULL);
    a->names.free = false;
    a->later = later;
    return read >= 0;
}

/* Distances by which code may move, one bit each. */
typedef uint32_t rt_shifts;

_Static_assert(ISADORA_WORD_BYTES < 32, "a distance is a bit of rt_shifts");

/* Those with which an instruction of `length` bytes at `address`, counted in bytes, stands right.
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

/* By how much a sentence can be made longer where it stands, of the distances that help; 0: it
 * cannot. `free`: its form must not be fixed. */
static unsigned growth_of(struct rt_assembler *a, const struct rt_sentence *sentence,
                          rt_shifts shifts, bool free)
{
    const uint64_t address = a->origin + sentence->offset;
    struct isadora_insn insn;

    if (free && a->lengths[sentence->index].wide == RT_NEVER)
        return 0;
    for (unsigned length = sentence->length + 1u; length <= ISADORA_WORD_BYTES; length++) {
        unsigned growth = length - sentence->length;
        if (!(shifts >> growth & 1) || a->alignment.of[length] == 0 ||
            !isadora_is_multiple(address, a->alignment.of[length]))
            continue;
        a->context.address = rt_address(a, sentence->offset);
        if (!rt_parse_longer(a, sentence->at, sentence->end, length, free, &insn))
            return 0;
        if (insn.length == length)
            return growth;
    }
    return 0;
}

static void widened_add(struct rt_assembler *a, const struct rt_sentence *sentence, unsigned growth,
                        unsigned align)
{
    struct isadora_assembly *out = a->out;
    void *widened = out->widened;

    if (!rt_grow(a, &widened, &a->widened_capacity, out->widened_count + 1, sizeof *out->widened))
        return;
    out->widened = widened;
    out->widened[out->widened_count++] = (struct isadora_widened){
        .source = sentence->place.source,
        .line = sentence->place.line,
        .from = sentence->length,
        .to = (uint8_t)(sentence->length + growth),
        .align = (uint8_t)align,
        .for_source = a->place.source,
        .for_line = a->place.line,
        .for_address = rt_address(a, out->size + growth),
    };
}

/* Looks for the nearest sentence that can make room for the next one, of `length` bytes: by how
 * much it would grow, or 0. */
static unsigned room_find(struct rt_assembler *a, unsigned length, bool free, size_t *found)
{
    rt_shifts shifts = shifts_of(a, a->origin + a->out->size, length);

    for (size_t i = a->run_count; i-- > 0 && shifts != 0;) {
        const struct rt_sentence *sentence = &a->run[i];
        unsigned growth = growth_of(a, sentence, shifts, free);
        *found = i;
        if (growth != 0)
            return growth;
        shifts &= shifts_of(a, a->origin + sentence->offset, sentence->length);
    }
    return 0;
}

/* The same, and makes it longer. In this pass the room is a gap in front of the next one. */
static unsigned room_make(struct rt_assembler *a, unsigned length)
{
    size_t i = 0;
    unsigned growth = room_find(a, length, true, &i);

    if (growth == 0)
        return 0;
    struct rt_sentence *sentence = &a->run[i];
    widened_add(a, sentence, growth, a->alignment.of[length]);
    sentence->length = (uint8_t)(sentence->length + growth);
    a->lengths[sentence->index].wide = sentence->length;
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

/* ---- Standing ---- */

/* Why nothing in front makes room. */
static void refused_note(struct rt_assembler *a, unsigned length)
{
    char *note = a->why.notes[0];
    const size_t size = sizeof a->why.notes[0], count = a->run_count;
    size_t fixed;

    a->why.note_count = count > 0;
    if (room_find(a, length, false, &fixed) != 0)
        snprintf(note, size, "line %zu could be longer, but its mark or `^0x..` keeps its form",
                 a->run[fixed].place.line);
    else if (count == 1)
        snprintf(note, size, "line %zu has no longer form that would move it there",
                 a->run[0].place.line);
    else if (count > 1)
        snprintf(note, size,
                 "none of the %zu sentences from line %zu on has a longer form that would move it "
                 "there",
                 count, a->run[0].place.line);
}

/* What helps: an instruction that fills the gap, where one is that long, or `.align`. */
static void misplaced_tell(struct rt_assembler *a, const char *at, const char *end, unsigned length)
{
    const unsigned align = a->alignment.of[length];
    const uint64_t here = a->origin + a->out->size;
    const unsigned gap = align - (unsigned)(here % align);
    struct isadora_complaint *why = &a->why;
    int used = snprintf(why->text, sizeof why->text,
                        "an instruction of %u bytes stands at a multiple of %u, not at 0x%" PRIx64
                        "; put ",
                        length, align, rt_address(a, a->out->size));

    if (gap <= ISADORA_WORD_BYTES && a->alignment.of[gap] != 0)
        used += snprintf(why->text + used, sizeof why->text - (size_t)used,
                         "another one of %u bytes before it, or ", gap);
    snprintf(why->text + used, sizeof why->text - (size_t)used, "`.align %u`%s", align,
             a->mixed ? ", which fills with zeros" : " before it");
    refused_note(a, length);
    why->kind = ISADORA_TROUBLE_SYNTAX;
    why->column = 0;
    why->length = (size_t)(end - at);
    rt_error_why(a, at);
}

static void run_add(struct rt_assembler *a, const char *at, const char *end, size_t index,
                    uint8_t length)
{
    void *run = a->run;

    /* Nothing in front of this one can move what is behind it without moving this one too. */
    if (a->alignment.of[length] == a->strictest)
        a->run_count = 0;
    if (!rt_grow(a, &run, &a->run_capacity, a->run_count + 1, sizeof *a->run))
        return;
    a->run = run;
    a->run[a->run_count++] = (struct rt_sentence){a->place, at, end, index, a->out->size, length};
}

void rt_run_end(struct rt_assembler *a, bool bad)
{
    a->run_count = 0;
    a->run_bad = bad;
}

void rt_stand(struct rt_assembler *a, const char *at, const char *end, size_t index, uint8_t length)
{
    const unsigned align = a->alignment.of[length];
    const uint64_t here = a->origin + a->out->size;

    if (!isadora_is_multiple(here, align)) {
        unsigned gap = room_make(a, length);
        if (gap == 0) {
            gap = align - (unsigned)(here % align);
            if (!a->run_bad)
                misplaced_tell(a, at, end, length);
            rt_run_end(a, false);
        }
        rt_bytes_add(a, gap);
        a->context.address = rt_address(a, a->out->size);
    }
    if (a->mixed)
        run_add(a, at, end, index, length);
}
