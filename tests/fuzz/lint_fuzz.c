/* Hazards of any bytes: the lint ends, twice with the same result, and what it reports makes sense.
 * The uses of an instruction do not depend on the room for them. */
#include "fuzz.h"
#include <isadora/analysis.h>
#include <isadora/machine.h>

enum { MOST_USES = 256 };

static void check_use(const struct isadora_target *target, const struct isadora_use *use)
{
    FUZZ_CHECK(use->file >= 0 ? (size_t)use->file < target->file_count
                              : use->file >= ISADORA_USE_ENGINE);
    if (use->file >= 0 && !use->any)
        FUZZ_CHECK(use->mask.half[0] || use->mask.half[1]);
    FUZZ_CHECK(use->engine < 0 || (size_t)use->engine < target->engine_count);
    FUZZ_CHECK(use->guard.file < 0 ||
               (use->conditional && (size_t)use->guard.file < target->file_count));
    FUZZ_CHECK(!use->write || use->latency > 0);
}

static void check_uses(const struct isadora_target *target, unsigned config, const uint8_t *bytes,
                       size_t size)
{
    struct isadora_context context = {.config = config, .address = target->start};
    struct isadora_use uses[MOST_USES], few[2];
    struct isadora_insn insn;
    if (target->decode(&context, bytes, size, &insn) <= 0)
        return;
    const size_t count = isadora_uses(target, &context, &insn, uses, MOST_USES);
    FUZZ_CHECK(isadora_uses(target, &context, &insn, few, 2) == count);
    for (size_t i = 0; i < count && i < MOST_USES; i++)
        check_use(target, &uses[i]);
}

static bool is_even(void *user, size_t offset)
{
    const unsigned *bytes = user;
    return offset / *bytes % 2 == 0;
}

/* Where words specify waits, the number of missing instructions may be unknown. */
static void check_waits(const struct isadora_target *target, const struct isadora_hazard *h,
                        size_t size)
{
    const bool of_board = isadora_hazard_is_harmless(h->kind);
    const bool alone = of_board || h->kind == ISADORA_HAZARD_CYCLES;
    FUZZ_CHECK(h->older < size && h->younger < size && (!alone || h->older == h->younger));
    FUZZ_CHECK(h->board >= -1 && h->board < target->schedule->boards);
    FUZZ_CHECK(of_board ? h->board >= 0 : alone || h->begun.file >= 0);
}

static void check_hazards(const struct isadora_target *target, const struct isadora_lint *lint,
                          size_t size)
{
    for (size_t i = 0; i < lint->count; i++) {
        const struct isadora_hazard *h = &lint->hazards[i];
        FUZZ_CHECK(i == 0 || lint->hazards[i - 1].younger <= h->younger);
        if (target->schedule) {
            check_waits(target, h, size);
            continue;
        }
        const bool end = h->kind == ISADORA_HAZARD_END; /* the younger may be the branch itself */
        FUZZ_CHECK(h->older < size && h->younger < size && (h->distance > 0 || end) &&
                   h->missing > 0);
        FUZZ_CHECK(!h->placeable || h->before < size || (end && h->before <= size));
        FUZZ_CHECK(h->kind == ISADORA_HAZARD_BRANCH || h->begun.write ||
                   h->begun.file == ISADORA_USE_ENGINE);
    }
}

/* Blocks follow each other, each with its edges, and loops lie in each other. */
static void check_graph(const struct isadora_program *input)
{
    struct isadora_cfg cfg;
    size_t edges = 0, inside = 0;
    FUZZ_CHECK(isadora_cfg(input, &cfg));
    for (size_t i = 0; i < cfg.block_count; i++) {
        const struct isadora_block *b = &cfg.blocks[i];
        FUZZ_CHECK(b->start < b->end && b->end <= input->size && b->instructions > 0);
        FUZZ_CHECK(i == 0 || cfg.blocks[i - 1].start < b->start);
        FUZZ_CHECK(b->edge == edges && (b->reached || !b->entry));
        edges += b->edge_count;
        inside += b->loop != ISADORA_NO_BLOCK;
    }
    FUZZ_CHECK(edges == cfg.edge_count);
    for (size_t i = 0; i < cfg.edge_count; i++) {
        const struct isadora_edge *e = &cfg.edges[i];
        FUZZ_CHECK(e->at < input->size);
        FUZZ_CHECK(e->to < cfg.block_count
                       ? e->kind <= ISADORA_EDGE_MEET
                       : e->to == ISADORA_NO_BLOCK && e->kind >= ISADORA_EDGE_RETURN && !e->back);
    }
    for (size_t i = 0; i < cfg.loop_count; i++) {
        const struct isadora_loop *l = &cfg.loops[i];
        const bool outermost = l->outer == ISADORA_NO_BLOCK;
        FUZZ_CHECK(l->header < cfg.block_count && l->block_count > 0 && l->back_edges > 0);
        FUZZ_CHECK(outermost || l->block_count < cfg.loops[l->outer].block_count);
        FUZZ_CHECK(l->depth == (outermost ? 1 : cfg.loops[l->outer].depth + 1));
        inside -= outermost ? l->block_count : 0;
    }
    FUZZ_CHECK(inside == 0);
    isadora_cfg_free(&cfg);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct fuzz_input in = {data, data + size};
    unsigned config, step;
    const struct isadora_target *target = fuzz_target(&in, &config);
    const bool some = fuzz_byte(&in) & 1;
    const size_t left = fuzz_left(&in);
    uint8_t *bytes = fuzz_copy(in.at, left);
    const struct isadora_program input = {.target = target,
                                          .config = config,
                                          .bytes = bytes,
                                          .size = left,
                                          .address = target->start,
                                          .is_code = some ? is_even : NULL,
                                          .user = &step};
    struct isadora_lint first, second;
    step = isadora_smallest_unit(target, config)->bytes;
    check_graph(&input);
    if (!target->uses) {
        free(bytes);
        return 0;
    }
    check_uses(target, config, bytes, left);
    FUZZ_CHECK(isadora_lint(&input, &first) && isadora_lint(&input, &second));
    FUZZ_CHECK(first.count == second.count && first.computed == second.computed);
    FUZZ_CHECK(first.instructions == second.instructions);
    check_hazards(target, &first, left);
    isadora_lint_free(&first);
    isadora_lint_free(&second);
    free(bytes);
    return 0;
}
