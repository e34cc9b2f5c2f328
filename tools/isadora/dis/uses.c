/* uses.c: which registers an instruction reads and writes, as a program reads them (`dis --json
 * --uses`). */
#include <isadora/analysis.h>
#include "common/json_write.h"
#include "dis/dis.h"
#include "code/show.h"

#include <inttypes.h>
#include <stdlib.h>

enum { USES_AT_FIRST = 64 };

int uses_wanted(const struct dis *dis)
{
    if ((!dis->uses && !dis->registers) || dis->choice.target->uses)
        return EXIT_FINE;
    return bad_usage("%s is for descriptions that state latencies or a schedule, and %s states "
                     "neither; `isadora info` prints what an instruction reads and writes",
                     dis->uses ? "--uses" : "--registers", dis->choice.target->name);
}

/* All uses of the instruction; caller frees. */
static struct isadora_use *uses_of(struct dis *dis, const struct isadora_insn *insn, size_t *count)
{
    struct isadora_use *uses = NULL;
    size_t room = USES_AT_FIRST;
    for (;;) {
        uses = tool_alloc(room * sizeof *uses);
        *count = isadora_uses(dis->choice.target, &dis->context, insn, uses, room);
        if (*count <= room)
            return uses;
        room = *count;
    }
}

/* What is kept for later is no read, and where nothing is jumped to no register is meant. */
static bool is_shown(const struct isadora_use *use)
{
    return !use->kept && use->file != ISADORA_USE_ENGINE &&
           !(use->file == ISADORA_USE_PC && use->jump == ISADORA_HALTS);
}

static bool is_same(const struct isadora_use *a, const struct isadora_use *b)
{
    return a->file == b->file && a->write == b->write && a->any == b->any && a->index == b->index &&
           a->to == b->to;
}

/* Uses of one register in several places of the code become one, the first of them. */
static size_t joined(struct isadora_use *uses, size_t count)
{
    size_t n = 0;
    for (size_t i = 0; i < count; i++) {
        size_t k = 0;
        while (k < n && !is_same(&uses[k], &uses[i]))
            k++;
        if (k < n) {
            uses[k].mask.half[0] |= uses[i].mask.half[0];
            uses[k].mask.half[1] |= uses[i].mask.half[1];
        } else if (is_shown(&uses[i])) {
            uses[n++] = uses[i];
        }
    }
    return n;
}

static void put_register(struct output *out, const struct isadora_target *target,
                         const struct isadora_use *use)
{
    const struct isadora_file *file = &target->files[use->file];
    json_text(out, "register",
              use->any ? (file->prints ? file->prints : file->name)
                       : show_register_of(target, use->file, use->index));
}

static void put_use(struct dis *dis, const struct isadora_use *use)
{
    const struct isadora_target *target = dis->choice.target;
    struct output *out = &dis->out;
    const bool jumps = use->file == ISADORA_USE_PC;
    json_open(out, NULL, '{');
    if (jumps)
        json_text(out, "register", "$pc");
    else
        put_register(out, target, use);
    json_text(out, "access", use->write ? "write" : "read");
    if (use->any)
        json_value(out, "any", "true");
    else if (jumps)
        json_hex(out, "to", use->to);
    if (!jumps) {
        char text[40];
        *hex_long(text, rt_wide(use->mask)) = 0;
        if (rt_wide(use->mask) != ones(target->files[use->file].width))
            json_text(out, "bits", text);
    }
    json_close(out, '}');
}

void json_uses(struct dis *dis, const struct isadora_insn *insn)
{
    const void *mark = tool_mark();
    size_t count;
    struct isadora_use *uses = uses_of(dis, insn, &count);
    count = joined(uses, count);
    json_open(&dis->out, "uses", '[');
    for (size_t i = 0; i < count; i++)
        put_use(dis, &uses[i]);
    json_close(&dis->out, ']');
    tool_drop(mark);
}
