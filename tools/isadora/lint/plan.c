/* plan.c: the fewest instructions that fix all hazards (print.h).
 *
 * Each hazard wants so many instructions anywhere between two places. Taken in the order of their
 * ends, and put as far back as each allows, they are fewest: what is at the end of one is in
 * most others that are still to come. Room that fixes one hazard never makes another, because
 * nothing is ever too late. */
#include "common/json_write.h"
#include "lint/print.h"

#include <stdlib.h>

struct wish {
    size_t from, to; /* offsets: after the first, up to in front of the second */
    unsigned count;
};

struct spot {
    size_t before; /* offset */
    unsigned count;
};

/* A branch that leaves a delay slot changes the paths; that is fixed separately. */
static bool is_plannable(const struct isadora_hazard *h)
{
    return h->placeable && h->kind != ISADORA_HAZARD_BRANCH && h->kind != ISADORA_HAZARD_END;
}

static struct wish wish_of(const struct isadora_hazard *h)
{
    bool straight = h->straight && h->older < h->before;
    return (struct wish){straight ? h->older + 1 : h->before, h->before, h->missing};
}

static int wish_order(const void *left, const void *right)
{
    const struct wish *a = left, *b = right;

    if (a->to != b->to)
        return a->to < b->to ? -1 : 1;
    return a->from < b->from ? -1 : a->from > b->from;
}

/* How many spots there are; `spots` has room for one a wish. */
static size_t make_plan(struct wish *wishes, size_t count, struct spot *spots)
{
    size_t n = 0;

    qsort(wishes, count, sizeof *wishes, wish_order);
    for (size_t i = 0; i < count; i++) {
        unsigned there = 0;
        for (size_t k = n; k > 0 && spots[k - 1].before >= wishes[i].from; k--)
            there += spots[k - 1].count;
        if (there >= wishes[i].count)
            continue;
        if (n == 0 || spots[n - 1].before != wishes[i].to)
            spots[n++] = (struct spot){wishes[i].to, 0};
        spots[n - 1].count += wishes[i].count - there;
    }
    return n;
}

static void put_spot_json(const struct program *p, struct output *out, const struct spot *spot)
{

    json_begin_line(out);
    json_number(out, "insert", spot->count);
    put_place(p, out, "before", spot->before);
    json_end_line(out);
}

static void put_spots(const struct program *p, struct output *out, const struct spot *spots,
                      size_t n, const struct isadora_span *in)
{
    for (size_t i = 0; i < n; i++)
        output_format(out, "%s %u before %s", i ? "," : "", spots[i].count,
                      place_name(p, spots[i].before, in));
    output_text(out, "\n");
}

void put_plan(const struct program *p, struct output *out, const struct isadora_lint *lint)
{
    if (p->choice.target->schedule) /* cycles fix these, not instructions */
        return;
    struct wish *wishes = tool_alloc(lint->count * sizeof *wishes);
    struct spot *spots = tool_alloc(lint->count * sizeof *spots);
    uint64_t wanted = 0, placed = 0;
    size_t count = 0;

    for (size_t i = 0; i < lint->count; i++) {
        if (is_plannable(&lint->hazards[i]))
            wishes[count++] = wish_of(&lint->hazards[i]);
    }
    size_t n = make_plan(wishes, count, spots);
    for (size_t i = 0; i < count; i++)
        wanted += wishes[i].count;
    for (size_t i = 0; i < n; i++) {
        placed += spots[i].count;
        if (p->json)
            put_spot_json(p, out, &spots[i]);
    }
    if (!p->json && placed < wanted) {
        const char *verb = placed == 1 ? "fixes" : "fix";
        output_format(out, "%s: %" PRIu64 " instruction%s %s ", p->name, placed, plural(placed),
                      verb);
        if (count < lint->count)
            output_format(out, "%zu of the %zu hazards:", count, lint->count);
        else
            output_text(out, "all hazards:");
        put_spots(p, out, spots, n, span_at(p, spots[0].before));
    }
}
