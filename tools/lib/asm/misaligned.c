/* misplaced.c: an instruction stands where none of its length may: what is said of it, and what
 * helps. */
#include "asm/assembler.h"
#include "asm/text/message.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

enum { SEARCHES = 16 }; /* for words more, in one pass: each is slow */

static char *note_begin(struct rt_assembler *a)
{
    if (a->why.note_count == ISADORA_NOTES)
        return NULL;
    return a->why.notes[a->why.note_count++];
}

/* ---- What stands before ---- */

enum going { GOES_ON, MAY_GO_ON, NOTHING_BEFORE };

/* Does the instruction before go on to this one? It does when its effects are known and say nothing
 * of the program counter or of an end. */
static enum going going_on(struct rt_assembler *a)
{
    const struct isadora_target *target = a->target;
    struct isadora_insn insn;

    if (a->run_count == 0)
        return NOTHING_BEFORE;
    const struct rt_sentence *last = &a->run[a->run_count - 1];
    if (!rt_parse_longer(a, last->at, last->end, 0, false, &insn))
        return MAY_GO_ON;
    const char *effects = target->forms[insn.form].effects;
    if (effects[0] == '\0' || strstr(effects, "halts") != NULL || strstr(effects, "branch") != NULL)
        return MAY_GO_ON;
    for (size_t i = 0; i < target->file_count; i++) {
        if (target->files[i].is_pc && strstr(effects, target->files[i].name) != NULL)
            return MAY_GO_ON;
    }
    return GOES_ON;
}

/* Why nothing in front makes room. */
static void refused_note(struct rt_assembler *a, unsigned length)
{
    const size_t size = sizeof a->why.notes[0], count = a->run_count;
    char *note = count > 0 ? note_begin(a) : NULL;
    size_t fixed;

    if (note == NULL)
        return;
    if (rt_room_find(a, length, RT_FIXED, &fixed, NULL) != 0)
        snprintf(note, size, "line %zu could be longer, but its mark or `^0x..` keeps its form",
                 a->run[fixed].place.line);
    else if (count == 1)
        snprintf(note, size, "line %zu has no longer form that would move it there",
                 a->run[0].place.line);
    else
        snprintf(note, size,
                 "none of the %zu sentences from line %zu on has a longer form that would move it "
                 "there",
                 count, a->run[0].place.line);
}

/* A sentence in front that is longer when it says a word more. */
static void also_note(struct rt_assembler *a, unsigned length)
{
    struct rt_longer longer;
    size_t i = 0;

    if (a->searches == SEARCHES)
        return;
    a->searches++;
    if (rt_room_find(a, length, RT_SAYS_MORE, &i, &longer) == 0)
        return;
    const struct rt_sentence *sentence = &a->run[i];
    char *note = note_begin(a);
    if (note == NULL)
        return;
    struct rt_writer w = rt_writer_on(note, sizeof a->why.notes[0]);
    rt_say(&w, "with %s line %zu would have a form of %u bytes, which moves it there: `%s`",
           longer.words, sentence->place.line, longer.length, longer.text);
}

/* ---- The whole ---- */

/* The address of the first instruction comes from outside of the text. */
static bool is_base(const struct rt_assembler *a)
{
    return a->out->size == 0 && a->origin == a->input->origin * a->step;
}

/* What helps: an instruction that fills the gap, where one is that long, or `.align`. */
static void cure_tell(struct rt_assembler *a, unsigned align, enum going going)
{
    struct isadora_complaint *why = &a->why;
    const size_t size = sizeof why->text;
    const unsigned gap = align - (unsigned)((a->origin + a->out->size) % align);
    const bool fills = gap <= ISADORA_WORD_BYTES && a->alignment.of[gap] != 0;
    size_t used = strlen(why->text);

    if (is_base(a)) {
        snprintf(why->text + used, size - used, ", which is the base address of the program");
        return;
    }
    if (fills) {
        snprintf(why->text + used, size - used, "; put another one of %u bytes before it", gap);
        used = strlen(why->text);
    }
    if (going != GOES_ON)
        snprintf(why->text + used, size - used, "%s `.align %u`%s", fills ? ", or" : "; put", align,
                 a->mixed ? ", which fills with zeros" : " before it");
}

static void base_note(struct rt_assembler *a, unsigned align)
{
    char *note = note_begin(a);

    if (note != NULL)
        snprintf(note, sizeof a->why.notes[0],
                 "the base address (`--base`) must be a multiple of %u for this line to come first",
                 align);
}

static void align_note(struct rt_assembler *a, unsigned align, enum going going)
{
    char *note = going == NOTHING_BEFORE || !a->mixed ? NULL : note_begin(a);

    if (note == NULL)
        return;
    const size_t line = a->run[a->run_count - 1].place.line;
    snprintf(note, sizeof a->why.notes[0],
             going == GOES_ON
                 ? "`.align %u` would not do: line %zu goes on into the zeros that it puts there"
                 : "`.align %u` only helps if line %zu never goes on into its zeros",
             align, line);
}

void rt_misplaced_tell(struct rt_assembler *a, const char *at, const char *end, unsigned length)
{
    const unsigned align = a->alignment.of[length];
    const enum going going = going_on(a);
    struct isadora_complaint *why = &a->why;

    snprintf(why->text, sizeof why->text,
             "an instruction of %u bytes stands at a multiple of %u, not at 0x%" PRIx64, length,
             align, rt_address(a, a->out->size));
    cure_tell(a, align, going);
    why->note_count = 0;
    if (is_base(a))
        base_note(a, align);
    also_note(a, length);
    if (why->note_count == 0 || a->run_count == 0)
        refused_note(a, length);
    align_note(a, align, going);
    why->kind = ISADORA_TROUBLE_SYNTAX;
    why->column = 0;
    why->length = (size_t)(end - at);
    rt_error_why(a, at);
}
