/* print.c: hazards as messages and as JSON (print.h). */
#include <isadora/bundle.h>
#include "common/json_write.h"
#include "lint/print.h"
#include "code/show.h"

#include <string.h>

/* ---- Names ---- */

/* The instruction as text, or only its mnemonic. */
static char *instruction_text(const struct program *p, size_t offset, bool whole)
{
    const struct isadora_target *target = p->choice.target;
    struct isadora_context context = {.config = p->choice.config,
                                      .address = program_address(p, offset)};
    struct isadora_insn insn;
    char text[ISADORA_TEXT_MAX] = "";

    if (target->decode(&context, p->bytes + offset, p->size - offset, &insn) > 0)
        target->format(&context, &insn, text, sizeof text);
    const char *mnemonic = target->forms[insn.form].mnemonic;
    return tool_format("%s", whole || mnemonic[0] == '\0' ? text : mnemonic);
}

char *place_name(const struct program *p, size_t offset, const struct isadora_span *in)
{
    const struct isadora_span *span = span_at(p, offset);
    if (!span)
        return tool_format("0x%" PRIx64, program_address(p, offset));
    if (in && in->source == span->source)
        return tool_format("line %zu", span->line);
    return tool_format("%s:%zu", p->assembly.result.sources[span->source].name, span->line);
}

/* ---- What is wrong ---- */

/* What was read: the register, and the entry that the code named for it where that is another one.
 */
static char *subject_text(const struct isadora_target *target, const struct isadora_hazard *h)
{
    const char *name = show_register_of(target, h->begun.file, h->begun.index);
    if (!h->disturbs.through)
        return tool_format("`%s`", name);
    return tool_format("`%s` (of `%s`)",
                       show_register_of(target, h->disturbs.through - 1, h->disturbs.through_index),
                       name);
}

static char *read_text(const struct program *p, const struct isadora_hazard *h, const char *older,
                       const char *at)
{
    const struct isadora_target *target = p->choice.target;
    const struct isadora_use *read = &h->disturbs;
    char *text = tool_format("%s is read %u cycle%s after `%s` (%s) began", subject_text(target, h),
                             h->distance, plural(h->distance), older, at);
    if (read->late)
        tool_append(&text, "; through `%s` its result can be read after %u",
                    target->files[read->through ? read->through - 1 : read->file].name,
                    h->begun.latency + 1u);
    else
        tool_append(&text, "; its result arrives after %u", (unsigned)h->begun.latency);
    return text;
}

static char *write_text(const struct program *p, const struct isadora_hazard *h, const char *older,
                        const char *at)
{
    const char *name = show_register_of(p->choice.target, h->begun.file, h->begun.index);
    const unsigned arrives = h->distance + h->disturbs.latency;
    if (arrives == h->begun.latency)
        return tool_format("the result for `%s` arrives in the same cycle as that of `%s` (%s)",
                           name, older, at);
    return tool_format("the result for `%s` is lost: that of `%s` (%s) arrives %u cycle%s later",
                       name, older, at, h->begun.latency - arrives,
                       plural(h->begun.latency - arrives));
}

/* The branches on the way from the older to the younger. */
static char *way_text(const struct program *p, const struct isadora_hazard *h)
{
    const struct isadora_span *in = span_at(p, h->younger);
    char *text = tool_format("%s", h->hop_count ? "; it gets there" : "");

    for (size_t i = 0; i < h->hop_count && i < ISADORA_HOPS; i++) {
        const struct isadora_hop *hop = &h->hops[i];
        tool_append(&text, "%s by `%s` (%s)", i ? ", then" : "",
                    instruction_text(p, hop->from, false), place_name(p, hop->from, in));
        if (hop->jump == ISADORA_RETURNS)
            tool_append(&text, ", which returns to %s", place_name(p, hop->to, in));
    }
    if (h->hop_count > ISADORA_HOPS)
        tool_append(&text, ", then by %zu more", h->hop_count - ISADORA_HOPS);
    return text;
}

static char *end_text(const struct program *p, const struct isadora_hazard *h, const char *older,
                      const char *at)
{
    const char *what = h->before < p->size ? "holds no instruction" : "is past the end of the code";
    return tool_format("%s delay slot of `%s` (%s) %s", h->distance ? "a" : "the", older, at, what);
}

/* What is wrong, without the place and the way. */
static char *kind_text(const struct program *p, const struct isadora_hazard *h)
{
    const char *older = instruction_text(p, h->older, false),
               *at = place_name(p, h->older, span_at(p, h->younger));
    const bool arrives = h->kind == ISADORA_HAZARD_WRITE && h->missing;
    if (p->choice.target->schedule && !arrives)
        return waits_text(p, h, older, at);
    if (h->kind == ISADORA_HAZARD_READ)
        return read_text(p, h, older, at);
    if (h->kind == ISADORA_HAZARD_WRITE)
        return write_text(p, h, older, at);
    if (h->kind == ISADORA_HAZARD_ENGINE)
        return tool_format(
            "engine `%s` drops the work of `%s` (%s), which takes %u cycles and began %u ago",
            p->choice.target->engines[h->begun.engine], older, at, h->begun.busy, h->distance);
    if (h->kind == ISADORA_HAZARD_END)
        return end_text(p, h, older, at);
    return tool_format("a branch in a delay slot of `%s` (%s)", older, at);
}

static char *hazard_text(const struct program *p, const struct isadora_hazard *h)
{
    return tool_format("%s%s", kind_text(p, h), way_text(p, h));
}

/* What fixes it. */
static char *fix_text(const struct program *p, const struct isadora_hazard *h)
{
    const unsigned n = h->missing;
    if (h->kind == ISADORA_HAZARD_END && h->before >= p->size)
        return tool_format("append %u instruction%s", n, plural(n));

    const struct isadora_span *in = span_at(p, h->younger);
    const char *older = place_name(p, h->older, in), *before = place_name(p, h->before, in);
    if (p->choice.target->schedule)
        return waits_fix(p, h, older);
    if (!h->placeable)
        return tool_format("let it begin %u cycle%s later; it is in a delay slot", n, plural(n));
    if (h->kind == ISADORA_HAZARD_END)
        return tool_format("insert %u instruction%s after %s", n, plural(n),
                           place_name(p, h->younger, in));
    if (h->straight)
        return tool_format("insert %u instruction%s between %s and %s", n, plural(n), older,
                           strncmp(before, "line ", 5) == 0 ? before + 5 : before);
    return tool_format("insert %u instruction%s before %s", n, plural(n), before);
}

static void put_text(const struct program *p, struct output *out, const struct isadora_hazard *h)
{
    const char *text = hazard_text(p, h), *fix = fix_text(p, h);
    const char *place = place_name(p, h->younger, NULL);
    const char *what = isadora_hazard_is_harmless(h->kind) ? "note" : "hazard";
    if (span_at(p, h->younger))
        output_format(out, "%s: %s: %s (%s)\n", place, what, text, fix);
    else
        output_format(out, "%s: %s: %s: `%s`: %s (%s)\n", p->name, place, what,
                      instruction_text(p, h->younger, true), text, fix);
}

void put_place(const struct program *p, struct output *out, const char *name, size_t offset)
{
    const struct isadora_span *span = span_at(p, offset);
    json_open(out, name, '{');
    if (span) {
        json_text(out, "file", p->assembly.result.sources[span->source].name);
        json_number(out, "line", span->line);
    }
    json_hex(out, "address", program_address(p, offset));
    json_text(out, "text", instruction_text(p, offset, true));
    json_close(out, '}');
}

static void put_hops(const struct program *p, struct output *out, const struct isadora_hazard *h)
{
    json_open(out, "way", '[');
    for (size_t i = 0; i < h->hop_count && i < ISADORA_HOPS; i++) {
        json_open(out, NULL, '{');
        put_place(p, out, "from", h->hops[i].from);
        put_place(p, out, "to", h->hops[i].to);
        json_close(out, '}');
    }
    json_close(out, ']');
}

static void put_json(const struct program *p, struct output *out, const struct isadora_hazard *h)
{
    json_begin_line(out);
    json_text(out, isadora_hazard_is_harmless(h->kind) ? "note" : "hazard",
              isadora_hazard_name(h->kind));
    if (p->part)
        json_text(out, "function", p->part);
    put_place(p, out, "at", h->younger);
    put_place(p, out, "began", h->older);
    if (h->begun.file >= 0)
        json_text(out, "register",
                  show_register_of(p->choice.target, h->begun.file, h->begun.index));
    if (h->kind == ISADORA_HAZARD_ENGINE)
        json_text(out, "engine", p->choice.target->engines[h->begun.engine]);
    if (p->choice.target->schedule && h->board >= 0)
        json_number(out, "scoreboard", (uint64_t)h->board + p->choice.target->schedule->first);
    const bool waits = p->choice.target->schedule != NULL;
    if (!waits || h->missing) {
        json_number(out, "distance", h->distance);
        json_number(out, "missing", h->missing);
    }
    if (!waits && h->placeable && h->before < p->size)
        put_place(p, out, "before", h->before);
    if (h->hop_count)
        put_hops(p, out, h);
    json_text(out, "message", hazard_text(p, h));
    json_text(out, "fix", fix_text(p, h));
    json_end_line(out);
}

void put_hazard(const struct program *p, struct output *out, const struct isadora_hazard *hazard)
{
    const void *mark = tool_mark();
    (p->json ? put_json : put_text)(p, out, hazard);
    tool_drop(mark);
}
