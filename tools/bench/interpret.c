/* interpret.c: how fast the interpreter runs real programs, beside the same computation in C.
 *
 *   interpret FOLDER [ISA...]     FOLDER: where the programs are, tests/prog; default: all
 *
 * Each program runs on input that is made up here, again and again, and so does a plain C function
 * compiled with the project's optimisation. The results must be equal. Best of five rounds, in one
 * run on one core. */
#define _POSIX_C_SOURCE 200809L
#include <isadora/asm.h>
#include <isadora/machine.h>

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

extern const struct isadora_target *const tool_targets[];

enum { ROUNDS = 5, BATCH = 100 };
#define ROUND_SECONDS 0.2

/* A program, and what it computes. */
struct work {
    const char *isa, *config, *program;
    void (*compute)(void);                  /* from and into `cells` below */
    void (*fill)(struct isadora_machine *); /* makes up the input, for both */
    bool (*same)(struct isadora_machine *); /* whether both results are equal */
};

static uint16_t cells[0x800]; /* what the C functions read and write */

/* Of this program, whatever others run beside it. */
static double seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

/* ---- bitpack: fields as a NAL unit ---- */

enum { FIELDS = 220, FIELDS_AT = 0x40, BYTES_AT = 0x200 };

struct packer {
    uint16_t *out;
    unsigned byte, room, zeros;
};

static void pack_byte(struct packer *p)
{
    if (p->zeros > 1 && p->byte <= 3) {
        *p->out++ = 3;
        p->zeros = 0;
    }
    *p->out++ = (uint16_t)p->byte;
    p->zeros = p->byte ? 0 : p->zeros + 1;
    p->byte = 0;
    p->room = 8;
}

static void pack_field(struct packer *p, unsigned value, unsigned width)
{
    while (width-- > 0) {
        p->byte = p->byte << 1 | (value >> width & 1);
        if (--p->room == 0)
            pack_byte(p);
    }
}

static void bitpack(void)
{
    struct packer p = {cells + BYTES_AT, 0, 8, 0};
    for (unsigned i = 0; i < cells[0]; i++)
        pack_field(&p, cells[FIELDS_AT + 2 * i], cells[FIELDS_AT + 2 * i + 1]);
    pack_field(&p, 1, 1);
    while (p.room < 8)
        pack_field(&p, 0, 1);
    cells[1] = (uint16_t)(p.out - cells - BYTES_AT);
}

static void bitpack_fill(struct isadora_machine *m)
{
    const int space = isadora_space_find(m->target, "D", 1);
    uint32_t random = 1;
    cells[0] = FIELDS;
    for (unsigned i = 0; i < FIELDS; i++) {
        random = random * 1664525 + 1013904223;
        const unsigned width = 1 + (random >> 28);
        cells[FIELDS_AT + 2 * i] = (uint16_t)(random >> 8 & ((1u << width) - 1));
        cells[FIELDS_AT + 2 * i + 1] = (uint16_t)width;
    }
    for (unsigned i = 0; i < BYTES_AT; i++)
        isadora_poke(m, (unsigned)space, i, cells[i]);
}

static bool bitpack_same(struct isadora_machine *m)
{
    const int space = isadora_space_find(m->target, "D", 1);
    bool same = isadora_peek(m, (unsigned)space, 1) == cells[1] && cells[1] > FIELDS;
    for (unsigned i = 0; i < cells[1]; i++)
        same = same && isadora_peek(m, (unsigned)space, BYTES_AT + i) == cells[BYTES_AT + i];
    return same;
}

/* ---- box4: 16 x 4 pixels to 4 x 1 ---- */

static void box4(void)
{
    for (unsigned block = 0; block < 4; block++) {
        unsigned sum = 8;
        for (unsigned row = 0; row < 4; row++)
            for (unsigned column = 0; column < 4; column++)
                sum += cells[16 * row + 4 * block + column];
        cells[64 + block] = (uint16_t)(sum >> 4);
    }
}

static void box4_fill(struct isadora_machine *m)
{
    for (unsigned word = 0; word < 16; word++) {
        struct isadora_register place;
        struct isadora_word value = {{0, 0}};
        char name[16];
        const int size = snprintf(name, sizeof name, "$v%u.%u", word / 4, word % 4);
        for (unsigned i = 0; i < 4; i++) {
            cells[4 * word + i] = (uint16_t)(97 * (4 * word + i) & 0xff);
            value.half[0] |= (uint64_t)cells[4 * word + i] << 8 * i;
        }
        if (isadora_register_find(m->target, name, (size_t)size, &place))
            isadora_register_set(m, &place, value);
    }
}

static bool box4_same(struct isadora_machine *m)
{
    struct isadora_register place;
    if (!isadora_register_find(m->target, "$m0", 3, &place))
        return false;
    const uint64_t result = isadora_register_get(m, &place).half[0];
    bool same = result != 0;
    for (unsigned i = 0; i < 4; i++)
        same = same && (result >> 8 * i & 0xff) == cells[64 + i];
    return same;
}

static const struct work works[] = {
    {"vp1-scalar", "g80", "box4", box4, box4_fill, box4_same},
    {"vuc", "vp3", "bitpack", bitpack, bitpack_fill, bitpack_same},
};

/* ---- measuring ---- */

static const struct isadora_target *find(const char *name, const char *config_name,
                                         unsigned *config)
{
    for (size_t i = 0; tool_targets[i]; i++) {
        const struct isadora_target *target = tool_targets[i];
        if (strcmp(target->name, name) != 0)
            continue;
        for (*config = 0; *config < target->config_count; ++*config) {
            if (strcmp(target->configs[*config].name, config_name) == 0)
                return target;
        }
    }
    return NULL;
}

/* A machine with the program in it; NULL after a message. */
static struct isadora_machine *load(const struct work *work, const char *folder)
{
    static char text[1 << 16];
    char path[512];
    unsigned config;
    const struct isadora_target *target = find(work->isa, work->config, &config);
    snprintf(path, sizeof path, "%s/%s/%s.s", folder, work->isa, work->program);
    FILE *file = fopen(path, "r");
    if (!target || !file) {
        fprintf(stderr, "interpret: no %s, or no %s\n", path, work->isa);
        return NULL;
    }
    const size_t size = fread(text, 1, sizeof text, file);
    fclose(file);
    struct isadora_assembly_input input = {
        .target = target, .config = config, .source = {.name = path, .text = text, .size = size}};
    struct isadora_assembly code;
    struct isadora_machine *m = isadora_machine_create(target, config);
    if (isadora_assemble(&input, &code) != ISADORA_ASSEMBLED || !m ||
        !isadora_load_image(m, 0, code.bytes, code.size)) {
        fprintf(stderr, "interpret: cannot assemble or load %s\n", path);
        isadora_machine_destroy(m);
        m = NULL;
    }
    isadora_assembly_free(&code);
    return m;
}

static enum isadora_stop interpret(struct isadora_machine *m)
{
    m->pc = 0;
    return isadora_run(m, NULL);
}

static double time_interpreter(struct isadora_machine *m)
{
    double least = 1e9;
    for (int round = 0; round < ROUNDS; round++) {
        const double start = seconds();
        unsigned runs = 0;
        for (; runs == 0 || seconds() - start < ROUND_SECONDS; runs += BATCH) {
            for (int i = 0; i < BATCH; i++)
                interpret(m);
        }
        const double took = (seconds() - start) / runs;
        least = took < least ? took : least;
    }
    return least;
}

static double time_c(void (*volatile compute)(void))
{
    double least = 1e9;
    for (int round = 0; round < ROUNDS; round++) {
        const double start = seconds();
        unsigned runs = 0;
        for (; runs == 0 || seconds() - start < ROUND_SECONDS; runs += 1000) {
            for (int i = 0; i < 1000; i++)
                compute();
        }
        const double took = (seconds() - start) / runs;
        least = took < least ? took : least;
    }
    return least;
}

static bool measure(const struct work *work, const char *folder)
{
    struct isadora_machine *m = load(work, folder);
    if (!m)
        return false;
    work->fill(m);
    work->compute();
    const enum isadora_stop stop = interpret(m);
    const uint64_t steps = m->steps;
    const bool same = stop == ISADORA_ENDED && work->same(m);
    if (same) {
        const double machine = time_interpreter(m), native = time_c(work->compute);
        printf("%s, %s, %s: %" PRIu64
               " instructions, %.1f million a second, %.1f ns each; in C %.0f ns: %.0f x\n",
               work->isa, work->config, work->program, steps, (double)steps / machine / 1e6,
               machine * 1e9 / (double)steps, native * 1e9, machine / native);
    } else {
        fprintf(stderr, "interpret: %s gives another result than C (%s)\n", work->program,
                isadora_stop_name(stop));
    }
    isadora_machine_destroy(m);
    return same;
}

static bool wanted(const char *isa, int argc, char **argv)
{
    for (int i = 2; i < argc; i++) {
        if (strcmp(argv[i], isa) == 0)
            return true;
    }
    return argc == 2;
}

int main(int argc, char **argv)
{
    bool fine = true;
    if (argc < 2) {
        fputs("usage: interpret FOLDER [ISA...]\n", stderr);
        return 2;
    }
    for (size_t i = 0; i < sizeof works / sizeof *works; i++) {
        if (wanted(works[i].isa, argc, argv))
            fine = measure(&works[i], argv[1]) && fine;
    }
    return fine ? 0 : 1;
}
