/* oracle.c: operations on floats as generated code executes them, lane after lane and vectorised,
 * against this computer (host.h) or against cases that another program prints.
 *
 *   oracle COUNT SEED                     COUNT operations of each format on random operands
 *   oracle cases FORM ROUND ARGS SET < CASES
 *                                         lines of hexadecimal operands, result and flags; SET:
 * what of `compare` is 1 (0: the result is the value itself)
 *
 * Prints a line a format, and the first differences. Exit 1 where there is one. */
#include "asm/tables/syntax.h"
#include "host.h"
#include "ieeeops_state.h"

#include <inttypes.h>
#include <isadora/target.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern const struct isadora_target TARGET;
extern const struct isadora_syntax PARSED;

/* Assembling is not what is tested here. */
const struct isadora_syntax PARSED = {.inner = false};

enum { LANES = 32, MOST_FORMS = 256, MOST_SHOWN = 20, NAME_ROOM = 64 };

_Noreturn static void fail(const char *what)
{
    fprintf(stderr, "oracle: %s\n", what);
    exit(3);
}

/* ---- forms ---- */

struct form {
    unsigned number;
    const char *name; /* f16_add_before */
    enum host_op op;
    enum host_format format, from;
    bool before, plain; /* without flags */
    unsigned args;
};

static const char *const format_names[] = {"f16", "bf16", "f32", "f64"};
static const struct {
    const char *name;
    enum host_op op;
    unsigned args;
} ops[] = {
    {"add", HOST_ADD, 2},           {"mul", HOST_MUL, 2},           {"fma", HOST_FMA, 3},
    {"div", HOST_DIV, 2},           {"sqrt", HOST_SQRT, 1},         {"rint", HOST_RINT, 1},
    {"min", HOST_MIN, 2},           {"max", HOST_MAX, 2},           {"compare", HOST_COMPARE, 2},
    {"from_i64", HOST_FROM_I64, 1}, {"from_u64", HOST_FROM_U64, 1}, {"to_i32", HOST_TO_I32, 1},
    {"to_u32", HOST_TO_U32, 1},     {"to_i64", HOST_TO_I64, 1},     {"to_u64", HOST_TO_U64, 1},
};

static int format_named(const char *name, size_t size)
{
    for (int i = 0; i < HOST_FORMATS; i++)
        if (strlen(format_names[i]) == size && !memcmp(format_names[i], name, size))
            return i;
    return -1;
}

static bool take_suffix(char *name, const char *suffix)
{
    const size_t size = strlen(name), length = strlen(suffix);
    if (size < length || strcmp(name + size - length, suffix) != 0)
        return false;
    name[size - length] = 0;
    return true;
}

static struct form form_of(unsigned number)
{
    const char *dot = strchr(TARGET.forms[number].name, '.');
    struct form form = {.number = number, .name = dot ? dot + 1 : ""};
    char name[NAME_ROOM];
    snprintf(name, sizeof name, "%s", form.name);
    form.before = take_suffix(name, "_before");
    form.plain = take_suffix(name, "_plain");
    take_suffix(name, "_after");
    const size_t head = strcspn(name, "_");
    const int format = format_named(name, head);
    if (format < 0 || !name[head])
        fail("a form of no format");
    form.format = (enum host_format)format;
    const char *const op = name + head + 1;
    for (size_t i = 0; i < sizeof ops / sizeof *ops; i++)
        if (!strcmp(ops[i].name, op)) {
            form.op = ops[i].op;
            form.args = ops[i].args;
            return form;
        }
    const int from = strncmp(op, "from_", 5) ? -1 : format_named(op + 5, strlen(op + 5));
    if (from < 0)
        fail("a form of no operation");
    form.op = HOST_FROM;
    form.from = (enum host_format)from;
    form.args = 1;
    return form;
}

/* ---- random operands ---- */

static uint64_t seed;

static uint64_t next_random(void)
{
    uint64_t z = seed += UINT64_C(0x9e3779b97f4a7c15);
    z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
    return z ^ z >> 31;
}
static unsigned below(unsigned count) { return (unsigned)(next_random() >> 33) % count; }

/* A significand with few ones, few zeros, or any. */
static uint64_t some_fraction(unsigned bits)
{
    const uint64_t all = (UINT64_C(1) << bits) - 1, any = next_random() & all;
    switch (below(6)) {
    case 0:
        return any & UINT64_C(1) << below(bits);
    case 1:
        return all ^ (UINT64_C(1) << below(bits));
    case 2:
        return any & all << below(bits) & all;
    case 3:
        return any >> below(bits);
    default:
        return any;
    }
}

/* `near`: the exponent code of another operand, or -1. */
static uint64_t some_float(enum host_format format, int near)
{
    const struct host_layout *f = &host_layouts[format];
    const unsigned fraction = (unsigned)f->fraction, most = 2 * (unsigned)f->bias + 1;
    const unsigned way = below(16);
    unsigned code = below(most + 1);
    if (way < 5 && near >= 0)
        code = (unsigned)near + below(2 * fraction + 5) - fraction - 2;
    else if (way == 5)
        code = below(3); /* denormal, or nearly so */
    else if (way == 6)
        code = most - below(3);
    else if (way < 11)
        code = (unsigned)f->bias + below(80) - 20; /* of which integers are made */
    if (code > most)
        code = near >= 0 ? (unsigned)near : 0;
    uint64_t bits = (uint64_t)code << fraction | (below(20) ? some_fraction(fraction) : 0);
    return bits | (next_random() & 1) << (f->width - 1);
}

static int code_of(enum host_format format, uint64_t bits)
{
    const struct host_layout *f = &host_layouts[format];
    return (int)(bits >> f->fraction & (2 * (uint64_t)f->bias + 1));
}

static void some_operands(struct host_call *call)
{
    if (call->op == HOST_FROM_I64 || call->op == HOST_FROM_U64) {
        call->a = some_fraction(63) << 1 | (next_random() & 1);
        call->a = below(2) ? call->a >> below(64) : (uint64_t)((int64_t)call->a >> below(64));
        return;
    }
    const enum host_format format = call->op == HOST_FROM ? call->from : call->format;
    const int bias = host_layouts[format].bias;
    call->a = some_float(format, -1);
    const int first = code_of(format, call->a);
    int near = first;
    if (call->op == HOST_MUL && below(2))
        near = bias + (below(2) ? 0 : 2 * bias) - first; /* the product at an end of the range */
    if (call->op == HOST_DIV && below(2))
        near = first - (below(2) ? 1 - bias : bias);
    if (call->op == HOST_FMA)
        near = below(2) ? bias : (below(2) ? bias : 3 * bias) - first;
    call->b = some_float(format, near < 0 ? -1 : near);
    call->c = some_float(format, first + code_of(format, call->b) - bias);
    if (call->op == HOST_FROM && below(2)) { /* near the ends of the range of the result */
        const int other = host_layouts[call->format].bias, edge = below(2) ? 1 - other : other;
        const int code = edge + bias + (int)below(8) - 4, width = host_layouts[format].fraction;
        if (code >= 0 && code <= 2 * bias)
            call->a = (uint64_t)code << width | some_fraction((unsigned)width);
    }
}

/* ---- execution ---- */

struct tried {
    struct isadora_machine *m;
    isadora_pick *quick;
    uint64_t differ, vectorised;
};

static void decode(struct tried *t, const struct form *form, const struct host_call *call,
                   struct isadora_insn *insn)
{
    const uint32_t word = form->number | (uint32_t)call->round << 8 | (uint32_t)call->flush << 11 |
                          (uint32_t)call->signalling << 12;
    const uint8_t bytes[] = {(uint8_t)word, (uint8_t)(word >> 8), 0, 0};
    if (TARGET.decode(&t->m->context, bytes, sizeof bytes, insn) != 4 || insn->form != form->number)
        fail("an instruction that is another one");
}

static void differs(struct tried *t, const struct form *form, const struct host_call *call,
                    const char *way, const struct host_result *got, const struct host_result *want)
{
    if (t->differ++ >= MOST_SHOWN)
        return;
    printf("%s, %s, round %d flush %d signalling %d: %" PRIx64 " %" PRIx64 " %" PRIx64
           "\n    %" PRIx64 " flags %x, not %" PRIx64 " flags %x\n",
           form->name, way, (int)call->round, call->flush, call->signalling, call->a, call->b,
           call->c, got->bits, got->flags, want->bits, want->flags);
}

/* Compares what the lanes have with what they should. */
static void compare(struct tried *t, const struct form *form, const struct host_call *calls,
                    const struct host_result *wanted, const char *way)
{
    const struct ieeeops_state *const s = t->m->state;
    for (unsigned i = 0; i < LANES; i++) {
        struct host_result got = {s->d[i], s->x[i]};
        if (form->plain)
            got.flags = wanted[i].flags;
        if (got.bits != wanted[i].bits || got.flags != wanted[i].flags)
            differs(t, form, &calls[i], way, &got, &wanted[i]);
    }
}

static void execute(struct tried *t, const struct form *form, const struct host_call *calls,
                    const struct host_result *wanted)
{
    struct ieeeops_state *const s = t->m->state;
    struct isadora_insn insn;
    decode(t, form, &calls[0], &insn);
    const isadora_action quick = t->quick ? t->quick(&insn) : NULL;
    for (unsigned way = 0; way < (quick ? 2 : 1); way++) {
        for (unsigned i = 0; i < LANES; i++) {
            s->a[i] = calls[i].a;
            s->b[i] = calls[i].b;
            s->c[i] = calls[i].c;
            s->d[i] = ~UINT64_C(0);
            s->x[i] = 31;
        }
        s->active = UINT32_MAX;
        (way ? quick : TARGET.actions[insn.form])(t->m, &insn);
        if (t->m->trap.kind)
            fail("a trap");
        compare(t, form, calls, wanted, way ? "vectorised" : "plain");
    }
    t->vectorised += quick != NULL;
}

/* ---- against this computer ---- */

static struct host_result of_host(struct tried *t, const struct form *form,
                                  const struct host_call *call)
{
    const struct host_result wide = host_wide(call);
    struct host_result native;
    if (!host_native(call, &native))
        return wide;
    const bool same_bits =
        wide.bits == native.bits || (call->op == HOST_TO_I64 && wide.flags & HOST_INVALID);
    struct host_call as_host = *call;
    as_host.before = host_is_before();
    if (!same_bits || host_wide(&as_host).flags != native.flags)
        differs(t, form, call, "this computer with itself", &native, &wide);
    return wide;
}

static void run_random(struct tried *t, const struct form *forms, unsigned count,
                       enum host_format format, uint64_t operations)
{
    const struct form *mine[MOST_FORMS];
    unsigned kinds = 0;
    for (unsigned i = 0; i < count; i++)
        if (forms[i].format == format)
            mine[kinds++] = &forms[i];
    const uint64_t before = t->differ, vectorised = t->vectorised;
    uint64_t done = 0, instructions = 0;
    for (; done < operations; done += LANES, instructions++) {
        const struct form *form = mine[instructions % kinds];
        struct host_call calls[LANES];
        struct host_result wanted[LANES];
        const struct host_call first = {.op = form->op,
                                        .format = form->format,
                                        .from = form->from,
                                        .before = form->before,
                                        .round = (enum host_round)below(HOST_ROUNDS),
                                        .flush = below(4) == 0,
                                        .signalling = below(2)};
        for (unsigned i = 0; i < LANES; i++) {
            calls[i] = first;
            some_operands(&calls[i]);
            wanted[i] = of_host(t, form, &calls[i]);
        }
        execute(t, form, calls, wanted);
    }
    printf("%s: %" PRIu64 " operations of %u kinds, %" PRIu64 " of %" PRIu64
           " instructions vectorised, too: %" PRIu64 " differ\n",
           format_names[format], done, kinds, t->vectorised - vectorised, instructions,
           t->differ - before);
}

/* ---- against cases ---- */

static bool read_case(const struct form *form, bool is_narrow, struct host_call *call,
                      struct host_result *wanted)
{
    uint64_t *const operands[] = {&call->a, &call->b, &call->c};
    for (unsigned i = 0; i < form->args; i++)
        if (scanf("%" SCNx64, operands[i]) != 1)
            return false;
    if (is_narrow)
        call->a = (uint64_t)(int64_t)(int32_t)call->a;
    if (scanf("%" SCNx64 "%x", &wanted->bits, &wanted->flags) != 2)
        return false;
    if (form->op == HOST_TO_I32)
        wanted->bits = (uint64_t)(int64_t)(int32_t)wanted->bits;
    return true;
}

/* SET of `compare`: which of its results is 1 in the cases; narrow: operands are signed, of 32
 * bits. */
static uint64_t run_cases(struct tried *t, const struct form *form, const struct host_call *first,
                          unsigned set, bool is_narrow)
{
    uint64_t done = 0;
    for (bool more = true; more;) {
        struct host_call calls[LANES];
        struct host_result wanted[LANES];
        unsigned n = 0;
        while (n < LANES) {
            calls[n] = *first;
            if (!read_case(form, is_narrow, &calls[n], &wanted[n]))
                break;
            n++;
        }
        more = n == LANES;
        if (n == 0)
            break;
        for (unsigned i = n; i < LANES; i++) {
            calls[i] = calls[0];
            wanted[i] = wanted[0];
        }
        if (set) { /* the order itself follows from this computer, whether it is in the set, not */
            for (unsigned i = 0; i < LANES; i++) {
                const uint64_t order = host_wide(&calls[i]).bits;
                if (((order & set) != 0) == (wanted[i].bits != 0))
                    wanted[i].bits = order;
            }
        }
        execute(t, form, calls, wanted);
        done += n;
    }
    return done;
}

static const struct form *form_named(const struct form *forms, unsigned count, const char *name)
{
    for (unsigned i = 0; i < count; i++)
        if (!strcmp(forms[i].name, name))
            return &forms[i];
    fail("no such form");
}

static void against_cases(struct tried *t, const struct form *forms, unsigned count, char **argv)
{
    const struct form *form = form_named(forms, count, argv[2]);
    const unsigned set = (unsigned)strtoul(argv[5], NULL, 0);
    const struct host_call first = {.op = form->op,
                                    .format = form->format,
                                    .from = form->from,
                                    .before = form->before,
                                    .round = (enum host_round)strtoul(argv[3], NULL, 0),
                                    .signalling = set & 16};
    const uint64_t done = run_cases(t, form, &first, set & 15, !strcmp(argv[4], "i32"));
    printf("%s round %s: %" PRIu64 " cases, %" PRIu64 " differ\n", form->name, argv[3], done,
           t->differ);
}

int main(int argc, char **argv)
{
    static struct form forms[MOST_FORMS];
    struct tried t = {.m = isadora_machine_create(&TARGET, 0)};
    if (!t.m || TARGET.form_count > MOST_FORMS || argc < 3)
        return 3;
    t.quick = TARGET.quick ? TARGET.quick() : NULL;
    const unsigned count = (unsigned)TARGET.form_count;
    for (unsigned i = 0; i < count; i++)
        forms[i] = form_of(i);
    if (argc == 6 && !strcmp(argv[1], "cases")) {
        against_cases(&t, forms, count, argv);
    } else {
        seed = strtoull(argv[2], NULL, 0);
        for (int format = 0; format < HOST_FORMATS; format++)
            run_random(&t, forms, count, (enum host_format)format, strtoull(argv[1], NULL, 0));
    }
    isadora_machine_destroy(t.m);
    return t.differ != 0;
}
