/* agree.c: the two ways to run code of lanes, lane after lane and all at once, must do the same.
 *
 *   agree [-v] [-t TARGET] [-c CONFIG] [-f FORM] [-s SEED] [COUNT]
 *
 * COUNT random instructions (default 20000) in random states: every form in every configuration of
 * each target that has lanes, in turn. Each runs once by its plain function and once by the quick
 * one; then every register, every cell, where to go, the accesses as a watcher sees them, and the
 * trap must be the same, and after a trap everything must be as before.
 *
 * -v prints which forms were never executed without a trap. The first difference is printed with a
 * command that repeats it. Exit 1 when there is one. */
#include "machine/execute.h"
#include "machine/memory.h"
#include "machine/state.h"
#include "same.h"
#include "state.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern const struct isadora_target *const tool_targets[];

enum { MOST_KINDS = 8, TRIES = 64, MOST_FUNCTIONS = 4096 };

struct tally {
    uint64_t done, quick, waited, unplaced, trapped[MOST_KINDS];
    uint64_t *executed;                       /* by form */
    isadora_action functions[MOST_FUNCTIONS]; /* quick ones that were called */
};

struct pair {
    const struct isadora_target *target;
    isadora_pick *quick;
    struct isadora_machine *a, *b; /* plain, quick */
    struct accesses seen, seen_b;
    void *state, *block, *grid; /* before */
    uint64_t memory;            /* its hash before, where it matters */
    struct isadora_insn insn;
    uint8_t bytes[ISADORA_WORD_BYTES];
    uint64_t seed;
    bool names;          /* print which forms were never executed */
    bool watched, again; /* accesses are recorded; it was issued before, and waits */
    struct tally tally;
    char why[SAME_TEXT_MAX];
};

_Noreturn static void fail(const char *what)
{
    fprintf(stderr, "agree: %s\n", what);
    exit(3);
}

/* ---- an instruction ---- */

/* The bytes of a word of `length` bytes, as they lie in memory. */
static void put_word(const struct isadora_target *target, struct isadora_word word, unsigned length,
                     uint8_t *bytes)
{
    const bool big = target->units[0].big_endian;
    for (unsigned i = 0; i < length; i++) {
        const unsigned place = big ? length - 1 - i : i;
        bytes[i] = (uint8_t)(word.half[place / 8] >> 8 * (place % 8));
    }
}

/* Bits of any kind, where the form does not want one; some words have few ones. */
static struct isadora_word some_word(struct random *r, const struct isadora_form *form)
{
    struct isadora_word word, tested, wanted;
    isadora_form_tests(form, &tested, &wanted);
    const bool sparse = random_once(r, 4);
    for (unsigned i = 0; i < 2; i++) {
        const uint64_t bits = random_bits(r) & (sparse ? random_bits(r) : UINT64_MAX);
        word.half[i] = (bits & ~tested.half[i]) | wanted.half[i];
    }
    return word;
}

/* One change that makes an instruction more usual: an operand of the first kind, a field of few
 * bits that is 0 or all ones. */
static void change(struct random *r, const struct isadora_form *form, struct isadora_insn *insn)
{
    const unsigned choices = form->choice_count, slots = form->slot_count;
    const uint32_t which = random_below(r, choices + slots);
    if (which < choices)
        insn->alt[which] = 0;
    else if (insn->value[which - choices] < 16)
        insn->value[which - choices] = random_once(r, 4) ? 15 : 0;
}

/* Quick functions differ by what is usual, which random words hardly ever are. */
static void make_usual(struct pair *p, struct random *r, const struct isadora_form *form)
{
    uint8_t bytes[ISADORA_WORD_BYTES];
    for (unsigned i = 0; i < TRIES && form->choice_count + form->slot_count; i++) {
        struct isadora_insn insn = p->insn;
        change(r, form, &insn);
        const struct isadora_context *context = &p->a->context;
        if (p->target->encode(context, &insn, bytes, sizeof bytes) == form->length &&
            p->target->decode(context, bytes, form->length, &insn) == form->length &&
            insn.form == p->insn.form) {
            p->insn = insn;
            memcpy(p->bytes, bytes, form->length);
        }
    }
}

/* A random word of the form; false when none was found. */
static bool make_instruction(struct pair *p, struct random *r, unsigned number)
{
    const struct isadora_form *form = &p->target->forms[number];
    for (unsigned i = 0; i < TRIES; i++) {
        put_word(p->target, some_word(r, form), form->length, p->bytes);
        const int length = p->target->decode(&p->a->context, p->bytes, form->length, &p->insn);
        if (length == form->length && p->insn.form == number) {
            if (random_once(r, 2))
                make_usual(p, r, form);
            return true;
        }
    }
    return false;
}

/* ---- a state ---- */

static void begin(struct isadora_machine *m, unsigned config)
{
    for (unsigned space = 0; space < m->target->space_count; space++)
        rt_memory_clear(&m->memory[space]);
    accesses_release(m);
    if (m->context.config != config)
        rt_set_config(m, config);
}

/* Where in a launch it is. The same for both machines. */
static void choose_launch(struct pair *p, struct random *r)
{
    struct isadora_machine *m = p->a;
    m->launch.warps = 1 + random_below(r, 4);
    m->launch.warp = random_below(r, m->launch.warps);
    m->launch.block[0] = 1 + random_below(r, 64);
    m->launch.block[1] = 1 + random_below(r, 4);
    m->launch.threads = m->launch.block[0] * m->launch.block[1];
    m->launch.grid[0] = 1 + random_below(r, 100);
    m->launch.at[0] = random_below(r, m->launch.grid[0]);
    for (size_t i = 0; i < p->target->option_count; i++)
        m->launch.option[i] = random_below(r, (uint32_t)p->target->options[i].value_count);
    m->pc = (random_bits(r) & m->pc_mask & ~UINT64_C(7));
    if (random_once(r, 16))
        m->pc = m->pc_mask & ~UINT64_C(7);
    m->pc = isadora_arrive(m, m->pc);
    p->again = random_once(r, 8);
    p->b->launch = m->launch;
    p->b->pc = m->pc;
}

static void ready(const struct pair *p, struct isadora_machine *m)
{
    m->context.address = m->pc;
    m->next =
        isadora_next_address(m->target, m->context.config, m->pc, p->insn.length) & m->pc_mask;
    m->halted = m->woke = false;
    m->again = p->again;
    m->lane = -1;
    m->trap = (struct isadora_trap){.space = -1, .lane = -1};
}

static void copy_registers(const struct pair *p, struct isadora_machine *m)
{
    const size_t first = sizeof m->block + sizeof m->grid;
    memcpy((char *)m->state + first, (const char *)p->state + first, p->target->state_size - first);
    memcpy(m->block, p->block, p->target->block_size);
    memcpy(m->grid, p->grid, p->target->grid_size);
}

static bool registers_as_before(const struct pair *p, const struct isadora_machine *m)
{
    const size_t first = sizeof m->block + sizeof m->grid;
    return memcmp((const char *)m->state + first, (const char *)p->state + first,
                  p->target->state_size - first) == 0 &&
           memcmp(m->block, p->block, p->target->block_size) == 0 &&
           memcmp(m->grid, p->grid, p->target->grid_size) == 0;
}

static void save_registers(struct pair *p)
{
    memcpy(p->state, p->a->state, p->target->state_size);
    memcpy(p->block, p->a->block, p->target->block_size);
    memcpy(p->grid, p->a->grid, p->target->grid_size);
}

/* Runs the instruction once to see what it accesses, and forgets what it did. */
static void probe(struct pair *p)
{
    accesses_note(&p->seen, p->a);
    ready(p, p->a);
    p->target->actions[p->insn.form](p->a, &p->insn);
    accesses_end(p->a);
    copy_registers(p, p->a);
    for (unsigned space = 0; space < p->target->space_count; space++)
        rt_memory_clear(&p->a->memory[space]);
}

static void make_state(struct pair *p, struct random *r)
{
    rt_reset_state(p->a);
    random_registers(r, p->a, ALL_SCOPES);
    save_registers(p);
    copy_registers(p, p->b);
    probe(p);
    if (!accesses_fill(&p->seen, r, p->a, p->b, &p->insn))
        fail("no memory left");
    accesses_restrict(&p->seen, r, p->a, p->b);
    if (!random_once(r, 4))
        accesses_warm(&p->seen, p->a);
    if (!random_once(r, 4))
        accesses_warm(&p->seen, p->b);
    p->watched = random_once(r, 16);
    p->memory = memory_hash(p->a);
}

/* ---- both ways ---- */

static bool differ(struct pair *p, const char *what)
{
    char place[SAME_TEXT_MAX];
    snprintf(place, sizeof place, "%s", p->why);
    snprintf(p->why, sizeof p->why, "%s%s%.200s", what, *place ? ": " : "", place);
    return false;
}

static bool is_as_before(struct pair *p, struct isadora_machine *m)
{
    if (!registers_as_before(p, m)) {
        copy_registers(p, p->a == m ? p->b : p->a);
        same_registers(p->a, p->b, p->why);
        return differ(p, "the instruction trapped, and changed a register");
    }
    if (memory_hash(m) != p->memory)
        return differ(p, "the instruction trapped, and changed memory");
    return true;
}

static bool agree(struct pair *p, int status_a, int status_b)
{
    const struct isadora_machine *a = p->a, *b = p->b;
    *p->why = 0;
    if (status_a != (rt_is_done(status_b) ? 0 : status_b))
        return snprintf(p->why, sizeof p->why, "%d and %d", status_a, status_b),
               differ(p, "status");
    if (!same_trap(a, b, p->why))
        return differ(p, "trap");
    if (!same_registers(a, b, p->why))
        return differ(p, "register");
    if (!same_memory(a, b, p->why))
        return differ(p, "memory");
    if (p->watched && p->seen.hash != p->seen_b.hash)
        return differ(p, "what a watcher sees");
    if (a->trap.kind)
        return is_as_before(p, p->a);
    if (a->next != b->next)
        return snprintf(p->why, sizeof p->why, "0x%" PRIx64 " and 0x%" PRIx64, a->next, b->next),
               differ(p, "where to go");
    if (a->halted != b->halted || a->woke != b->woke || a->again != b->again)
        return differ(p, "whether it halts, waits, or wakes others");
    if (!rt_waits(status_a) && a->lane != b->lane)
        return differ(p, "the lane that is left over");
    return true;
}

static void count_function(struct tally *t, isadora_action quick)
{
    size_t i = 0;
    while (i < MOST_FUNCTIONS && t->functions[i] && t->functions[i] != quick)
        i++;
    if (quick && i < MOST_FUNCTIONS)
        t->functions[i] = quick;
}

static uint64_t lanes_of(const struct isadora_machine *m)
{
    unsigned at, bytes;
    rt_find_masks(m->target, &at, &bytes);
    return rt_active_lanes(m->state, at, bytes);
}

static bool run_both(struct pair *p)
{
    const isadora_action plain = p->target->actions[p->insn.form];
    const isadora_action quick = p->quick(&p->insn);
    ready(p, p->a);
    ready(p, p->b);
    if (p->watched) {
        accesses_note(&p->seen, p->a);
        accesses_note(&p->seen_b, p->b);
    }
    const uint64_t next = p->a->next, lanes = lanes_of(p->a);
    const int status_a = plain(p->a, &p->insn);
    const int status_b = (quick ? quick : plain)(p->b, &p->insn);
    if (p->watched) {
        accesses_end(p->a);
        accesses_end(p->b);
    }
    p->tally.done++;
    p->tally.quick += quick != NULL;
    count_function(&p->tally, quick);
    if (p->a->trap.kind)
        p->tally.trapped[p->a->trap.kind]++;
    else if (status_a)
        p->tally.waited++;
    else
        p->tally.executed[p->insn.form]++;
    if (status_b == RT_ON &&
        (p->a->next != next || lanes_of(p->a) != lanes || p->a->halted || p->a->woke))
        return differ(p, "whether the next instruction follows");
    return agree(p, status_a, status_b);
}

static void print_difference(const struct pair *p)
{
    char text[ISADORA_TEXT_MAX];
    const struct isadora_form *form = &p->target->forms[p->insn.form];
    const char *config = p->target->configs[p->a->context.config].name;
    p->target->format(&p->a->context, &p->insn, text, sizeof text);
    printf("%s %s, form %s: ", p->target->name, config, form->name);
    for (unsigned i = 0; i < form->length; i++)
        printf("%02x", p->bytes[i]);
    printf("\n    %s\n    %s (plain, quick)\n    again: agree -t %s -c %s -f %s -s %" PRIu64 " 1\n",
           text, p->why, p->target->name, config, form->name, p->seed);
}

/* One instruction of a form; false when both ways differ. */
static bool try_form(struct pair *p, unsigned config, unsigned form, uint64_t seed)
{
    struct random r = {seed};
    p->seed = seed;
    begin(p->a, config);
    begin(p->b, config);
    if (!make_instruction(p, &r, form)) {
        p->tally.unplaced++;
        return true;
    }
    choose_launch(p, &r);
    make_state(p, &r);
    const bool same = run_both(p);
    if (!same)
        print_difference(p);
    return same;
}

/* ---- all of a target ---- */

struct wish {
    const char *target, *config, *form;
    uint64_t seed, count;
    bool names;
};

static void open_pair(struct pair *p, const struct isadora_target *target)
{
    *p = (struct pair){.target = target, .quick = target->quick()};
    p->a = isadora_machine_create(target, 0);
    p->b = isadora_machine_create(target, 0);
    p->state = malloc(target->state_size);
    p->block = malloc(target->block_size);
    p->grid = malloc(target->grid_size);
    p->tally.executed = calloc(target->form_count, sizeof *p->tally.executed);
    if (!p->a || !p->b || !p->state || !p->block || !p->grid || !p->tally.executed)
        fail("no memory left");
}

static void close_pair(struct pair *p)
{
    isadora_machine_destroy(p->a);
    isadora_machine_destroy(p->b);
    free(p->state);
    free(p->block);
    free(p->grid);
    free(p->tally.executed);
}

static void report(const struct pair *p)
{
    const struct tally *t = &p->tally;
    size_t forms = 0, functions = 0;
    for (size_t i = 0; i < p->target->form_count; i++)
        forms += t->executed[i] > 0;
    while (functions < MOST_FUNCTIONS && t->functions[functions])
        functions++;
    printf("%s: %" PRIu64 " instructions alike, %" PRIu64 " of them by %zu quick functions; %zu of "
           "%zu forms executed; %" PRIu64 " waited; ",
           p->target->name, t->done, t->quick, functions, forms, p->target->form_count, t->waited);
    for (unsigned kind = 1; kind < MOST_KINDS; kind++) {
        if (t->trapped[kind])
            printf("%" PRIu64 " %s, ", t->trapped[kind],
                   isadora_trap_name((enum isadora_trap_kind)kind));
    }
    printf("%" PRIu64 " not placed\n", t->unplaced);
    for (size_t i = 0; p->names && i < p->target->form_count; i++) {
        if (!t->executed[i])
            printf("    never executed: %s\n", p->target->forms[i].name);
    }
}

static bool is_wanted(const char *wish, const char *name) { return !wish || !strcmp(wish, name); }

static bool check_target(const struct isadora_target *target, const struct wish *wish)
{
    struct pair p;
    bool same = true;
    uint64_t n = 0, before;
    open_pair(&p, target);
    p.names = wish->names;
    do {
        before = n;
        for (unsigned form = 0; form < target->form_count; form++) {
            for (unsigned c = 0; c < target->config_count && n < wish->count && same; c++) {
                if (!(target->forms[form].configs >> c & 1) ||
                    !is_wanted(wish->config, target->configs[c].name) ||
                    !is_wanted(wish->form, target->forms[form].name))
                    continue;
                same = try_form(&p, c, form, wish->seed + n);
                n++;
            }
        }
    } while (same && n < wish->count && n > before);
    if (same)
        report(&p);
    const uint64_t placed = n - p.tally.unplaced;
    close_pair(&p);
    if (!n)
        fail("nothing was tried");
    if (!wish->form && same && placed < n / 4)
        fail("hardly any word that was made is an instruction");
    return same;
}

static bool read_number(const char *text, uint64_t *out)
{
    char *end;
    *out = strtoull(text, &end, 0);
    return *text && !*end;
}

static bool read_options(int argc, char **argv, struct wish *wish)
{
    int i = 1;
    if (i < argc && !strcmp(argv[i], "-v")) {
        wish->names = true;
        i++;
    }
    for (; i + 1 < argc && argv[i][0] == '-'; i += 2) {
        switch (argv[i][1]) {
        case 't':
            wish->target = argv[i + 1];
            break;
        case 'c':
            wish->config = argv[i + 1];
            break;
        case 'f':
            wish->form = argv[i + 1];
            break;
        case 's':
            if (!read_number(argv[i + 1], &wish->seed))
                return false;
            break;
        default:
            return false;
        }
    }
    return i == argc || (i + 1 == argc && read_number(argv[i], &wish->count));
}

int main(int argc, char **argv)
{
    struct wish wish = {.seed = 1, .count = 20000};
    bool same = true;
    size_t targets = 0;
    if (!read_options(argc, argv, &wish)) {
        fprintf(stderr, "usage: agree [-v] [-t TARGET] [-c CONFIG] [-f FORM] [-s SEED] [COUNT]\n");
        return 2;
    }
    for (size_t i = 0; tool_targets[i]; i++) {
        if (!tool_targets[i]->quick || !is_wanted(wish.target, tool_targets[i]->name))
            continue;
        same = check_target(tool_targets[i], &wish) && same;
        targets++;
    }
    if (!targets)
        fail("no such target that has lanes");
    return same ? 0 : 1;
}
