/* misaligned.c: an instruction is where none of its length may be: what is said of it, and what
 * helps. */
#include "asm/assembler.h"
#include "asm/diag/diagnosis.h"

#include <inttypes.h>
#include <string.h>

enum { SEARCHES = 16 /* for longer forms, in one pass: each is slow */ };

/* ---- What precedes it ---- */

enum going { GOES_ON, MAY_GO_ON, NOTHING_BEFORE };

/* Does the instruction before go on to this one? It does when its effects are known and say nothing
 * of the program counter or of an end. */
static enum going going_on(struct rt_assembler *a)
{
    const struct isadora_target *target = a->target;
    struct isadora_insn insn;

    if (a->run_count == 0)
        return NOTHING_BEFORE;
    const struct rt_statement *last = &a->run[a->run_count - 1];
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

/* Why nothing before it makes room. */
static void refused_note(struct rt_assembler *a, unsigned length)
{
    const size_t count = a->run_count;
    size_t fixed;

    if (count == 0)
        return;
    struct rt_writer w = rt_note_begin(&a->why);
    if (rt_room_find(a, length, RT_FIXED, &fixed, NULL) != 0)
        rt_say(&w, "line %zu could be longer, but its mark or `^0x..` keeps its form",
               a->run[fixed].place.line);
    else if (count == 1)
        rt_say(&w, "line %zu has no longer form that would move it there", a->run[0].place.line);
    else
        rt_say(&w,
               "none of the %zu statements from line %zu on has a longer form that would move it "
               "there",
               count, a->run[0].place.line);
}

/* A statement before it that is longer when it says a word more. */
static void longer_note(struct rt_assembler *a, unsigned length)
{
    struct rt_longer longer;
    size_t i = 0;

    if (a->searches == SEARCHES)
        return;
    a->searches++;
    if (rt_room_find(a, length, RT_SAYS_MORE, &i, &longer) == 0)
        return;
    struct rt_writer w = rt_note_begin(&a->why);
    rt_say(&w, "with %s line %zu would have a form of %u bytes, which moves it there: `%s`",
           longer.words, a->run[i].place.line, longer.length, longer.text);
}

static void align_note(struct rt_assembler *a, unsigned align, enum going going)
{
    if (going == NOTHING_BEFORE || !a->mixed)
        return;
    struct rt_writer w = rt_note_begin(&a->why);
    rt_say(&w,
           going == GOES_ON
               ? "`.align %u` would not do: line %zu goes on into the zeros that it puts there"
               : "`.align %u` only helps if line %zu never goes on into its zeros",
           align, a->run[a->run_count - 1].place.line);
}

/* ---- The whole ---- */

/* What helps: an instruction that fills the gap, where one is that long, or `.align`. */
static void say_cure(struct rt_assembler *a, struct rt_writer *w, unsigned align, enum going going)
{
    const unsigned gap = align - (unsigned)((a->origin + a->out->size) % align);
    const bool fills = gap <= ISADORA_WORD_BYTES && a->alignment.of[gap] != 0;

    if (fills)
        rt_say(w, "; put another instruction of %u bytes before it", gap);
    if (going != GOES_ON)
        rt_say(w, "%s `.align %u`%s", fills ? ", or" : "; put", align,
               a->mixed ? ", which fills with zeros" : " before it");
}

void rt_misaligned_report(struct rt_assembler *a, const char *at, const char *end, unsigned length)
{
    struct isadora_complaint *why = &a->why;
    struct rt_writer w = rt_writer_on(why->text, sizeof why->text);
    const unsigned align = a->alignment.of[length];
    const enum going going = going_on(a);
    /* The address of the first instruction comes from outside of the text. */
    const bool is_base = a->out->size == 0 && a->origin == a->input->origin * a->step;

    *why = (struct isadora_complaint){.kind = ISADORA_TROUBLE_SYNTAX, .length = (size_t)(end - at)};
    rt_say(&w, "%u-byte instructions must be %u-byte aligned, and 0x%" PRIx64 " is not", length,
           align, rt_address(a, a->out->size));
    if (is_base) {
        rt_say(&w, ", which is the base address of the program");
        struct rt_writer note = rt_note_begin(why);
        rt_say(&note,
               "the base address (`--base`) must be a multiple of %u for this line to come first",
               align);
    } else {
        say_cure(a, &w, align, going);
    }
    longer_note(a, length);
    if (why->note_count == 0)
        refused_note(a, length);
    align_note(a, align, going);
    rt_error_why(a, at);
}
