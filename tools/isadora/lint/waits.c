/* waits.c: hazards of programs whose words say how long to wait and for whom, in words
 * (print.h). */
#include "lint/print.h"
#include "code/show.h"

static const char *board_name(const struct program *p, const struct isadora_hazard *h)
{
    return show_board(p->choice.target, (unsigned)h->board);
}

/* Which scoreboard stands for what was not waited for. */
static char *board_text(const struct program *p, const struct isadora_hazard *h, const char *who)
{
    if (h->board < 0)
        return tool_format("`%s` sets no scoreboard for it", who);
    return tool_format("nothing waits for %s in between", board_name(p, h));
}

/* Something that takes as long as it takes. */
static char *pending_text(const struct program *p, const struct isadora_hazard *h,
                          const char *older, const char *at)
{
    const char *name = show_register_of(p->choice.target, h->begun.file, h->begun.index);
    const char *board = board_text(p, h, older);
    if (h->kind == ISADORA_HAZARD_SOURCE)
        return tool_format("`%s` is stored to before `%s` (%s) has surely read it: %s", name, older,
                           at, board);
    return tool_format("`%s` is %s before the result of `%s` (%s) is surely there: %s", name,
                       h->kind == ISADORA_HAZARD_READ ? "read" : "stored to", older, at, board);
}

/* A result of known latency. */
static char *early_text(const struct program *p, const struct isadora_hazard *h, const char *older,
                        const char *at)
{
    const bool early = h->disturbs.early;
    return tool_format("`%s` is read %u cycle%s after `%s` (%s) began; %s after %d",
                       show_register_of(p->choice.target, h->begun.file, h->begun.index),
                       h->distance, plural(h->distance), older, at,
                       early ? "this read sees its result" : "its result arrives",
                       (int)h->begun.latency + (early ? h->disturbs.early : 0));
}

/* The field with which not all numbers of cycles occur. */
static const char *only_field(const struct program *p)
{
    const struct isadora_target *target = p->choice.target;
    const struct isadora_bits bits = target->schedule->only_with;
    for (size_t i = 0; i < target->field_count; i++) {
        const struct isadora_field *f = &target->fields[i];
        if (f->piece_count == 1 && f->pieces[0].lo == bits.at && f->width == bits.width)
            return f->name;
    }
    return "field";
}

char *waits_text(const struct program *p, const struct isadora_hazard *h, const char *older,
                 const char *at)
{
    switch (h->kind) {
    case ISADORA_HAZARD_UNHEARD:
        return tool_format("`%s` sets %s, and nothing after it waits for that", older,
                           board_name(p, h));
    case ISADORA_HAZARD_UNSET:
        return tool_format("it waits for %s, which nothing sets on the way here", board_name(p, h));
    case ISADORA_HAZARD_CYCLES:
        return tool_format("`%s` has a number of cycles that does not occur with this `%s`", older,
                           only_field(p));
    case ISADORA_HAZARD_REUSE:
        return tool_format("`%s` is read as `%s` (%s) has kept it, which stores to it",
                           show_register_of(p->choice.target, h->begun.file, h->begun.index), older,
                           at);
    default:
        return h->missing ? early_text(p, h, older, at) : pending_text(p, h, older, at);
    }
}

char *waits_fix(const struct program *p, const struct isadora_hazard *h, const char *at)
{
    if (h->missing)
        return tool_format("%u more cycle%s from %s on", h->missing, plural(h->missing), at);
    switch (h->kind) {
    case ISADORA_HAZARD_UNHEARD:
        return tool_format("wait for it, or set none");
    case ISADORA_HAZARD_UNSET:
        return tool_format("set it, or do not wait for it");
    case ISADORA_HAZARD_REUSE:
        return tool_format("do not keep it");
    case ISADORA_HAZARD_CYCLES:
        return tool_format("%u to %u, or the other value of `%s`",
                           p->choice.target->schedule->only_lo, p->choice.target->schedule->only_hi,
                           only_field(p));
    default:
        return h->board < 0 ? tool_format("set a scoreboard, and wait for it")
                            : tool_format("wait for %s", board_name(p, h));
    }
}
