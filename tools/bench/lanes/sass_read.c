/* sass_read.c: kernels as the interpreter by hand for SASS wants them (sass.h): from their texts,
 * as our disassembler prints them. */
#define _POSIX_C_SOURCE 200809L
#include "kernel.h"
#include "sass.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_WORDS = 12, MOST_TEXT = 256 };

static const struct op {
    enum sass_op op;
    const char *text;
} ops[] = {
#define OP(name)
#define TEXT(name, text) {SASS_##name, text},
#include "sass_ops.h"
#undef OP
#undef TEXT
};

struct reader {
    struct sass_program *program;
    const struct work *work;
    struct sass_insn *insn;
    unsigned registers, predicates, uniforms, numbers; /* how many it has so far */
};

/* ---- operands ---- */

static bool decimal(const char *text, const char *before, unsigned end, uint8_t *out)
{
    char *rest;
    const size_t size = strlen(before);
    if (strncmp(text, before, size) != 0 || text[size] < '0' || text[size] > '9')
        return false;
    const unsigned long value = strtoul(text + size, &rest, 10);
    *out = (uint8_t)value;
    return !*rest && value < end;
}

static bool reg(const char *text, uint8_t *out)
{
    *out = ZERO_ROW;
    return strcmp(text, "RZ") == 0 || decimal(text, "R", ZERO_ROW, out);
}

static bool predicate(const char *text, uint8_t *out)
{
    return decimal(text, "P", TRUE_PREDICATE, out);
}

static bool number(const char *text, uint32_t *out)
{
    char *end;
    *out = (uint32_t)strtoll(text, &end, 0);
    return *text && end != text && !*end;
}

/* `0x10`, `-0x4`, `c[0x0][0x160]`. */
static bool value(struct reader *r, const char *text)
{
    const unsigned which = r->numbers++;
    const uint32_t **to = which ? &r->insn->m : &r->insn->n;
    unsigned at;
    char after;
    if (which > 1)
        return false;
    if (sscanf(text, "c[0x0][%x]%c", &at, &after) == 1) {
        *to = &r->program->bank0[at / 4];
        return at % 4 == 0 && at / 4 + 1 < BANK0_WORDS;
    }
    return number(text, &r->insn->number[which]);
}

/* A number as f16 below the smallest normal one, whose bits count such steps. */
static bool half(struct reader *r, const char *text)
{
    char *end;
    const double steps = strtod(text, &end) * 0x1p24;
    r->insn->number[r->numbers++] = (uint32_t)steps;
    return !*end && steps >= 0 && steps < 1024 && floor(steps) >= steps;
}

/* `[R2]`, `[R2.64+0x10]`; of constants, `c[0x3][R2]`. */
static bool memory(struct reader *r, const char *text, const char *before)
{
    char name[8], offset[16] = "0";
    const size_t size = strlen(before);
    if (strncmp(text, before, size) != 0 ||
        sscanf(text + size, "[%7[RZ0-9]%*[.64]+%15[-0-9a-fx]]", name, offset) < 1 ||
        (strcmp(offset, "0") == 0 &&
         sscanf(text + size, "[%7[RZ0-9]+%15[-0-9a-fx]]", name, offset) < 1))
        return false;
    return reg(name, &r->insn->base) && number(offset, &r->insn->at);
}

static bool operand(struct reader *r, char letter, const char *text)
{
    struct sass_insn *insn = r->insn;
    switch (letter) {
    case 'R':
        return r->registers < 4 && reg(text, &insn->r[r->registers++]);
    case 'P':
        return r->predicates < 2 && predicate(text, &insn->p[r->predicates++]);
    case 'U':
        return r->uniforms < 2 && decimal(text, "UR", SASS_UNIFORM - 1, &insn->u[r->uniforms++]);
    case 'N':
        return value(r, text);
    case 'H':
        return half(r, text);
    case 'M':
        return memory(r, text, "");
    case 'K':
        return memory(r, text, "c[0x3]");
    case '@':
        return number(text, &insn->at);
    default:
        return false;
    }
}

/* A word of the text as `R`, `~R`, `R.H1`, `R.CC`, `RZ`. */
static bool word_matches(struct reader *r, const char *pattern, size_t size, char *word)
{
    const bool inverted = size == 2 && pattern[0] == '~';
    const bool suffixed = size == 4 && pattern[1] == '.';
    const size_t length = strlen(word);
    if (inverted && word[0] == '~')
        return operand(r, pattern[1], word + 1);
    if (suffixed && length > 3 && strncmp(word + length - 3, pattern + 1, 3) == 0) {
        word[length - 3] = 0;
        const bool fine = operand(r, pattern[0], word);
        word[length - 3] = '.';
        return fine;
    }
    if (size == 1 && strchr("RPUNHMK@", *pattern))
        return operand(r, *pattern, word);
    return length == size && strncmp(pattern, word, size) == 0;
}

static bool matches(struct reader *r, const char *text, char **words, unsigned count)
{
    unsigned at = 0;
    r->registers = r->predicates = r->uniforms = r->numbers = 0;
    for (; *text && at < count; at++) {
        const size_t size = strcspn(text, " ");
        if (!word_matches(r, text, size, words[at]))
            return false;
        text += size + (text[size] == ' ');
    }
    return !*text && at == count;
}

/* ---- an instruction ---- */

/* Without descriptors, braces and reuse flags. */
static unsigned split(char *text, char **words)
{
    unsigned count = 0;
    char *rest = NULL, *descriptor = strstr(text, " {");
    if (descriptor)
        *descriptor = 0;
    for (char *word = strtok_r(text, " ,{}", &rest); word && count < MOST_WORDS;
         word = strtok_r(NULL, " ,{}", &rest)) {
        char *reuse = strstr(word, ".reuse");
        if (reuse)
            memmove(reuse, reuse + 6, strlen(reuse + 6) + 1);
        words[count++] = word;
    }
    return count;
}

static bool read_insn(struct reader *r, char *text)
{
    char *all[MOST_WORDS], **words = all;
    unsigned count = split(text, words);
    struct sass_insn base = {.guard = TRUE_PREDICATE};
    if (count > 1 && words[0][0] == '@') {
        base.inverted = words[0][1] == '!';
        if (!predicate(words[0] + 1 + base.inverted, &base.guard))
            return false;
        words++;
        count--;
    }
    for (size_t i = 0; i < sizeof ops / sizeof *ops; i++) {
        *r->insn = base;
        r->insn->op = (uint8_t)ops[i].op;
        r->insn->n = &r->insn->number[0];
        r->insn->m = &r->insn->number[1];
        if (matches(r, ops[i].text, words, count))
            return true;
    }
    return false;
}

/* ---- a program ---- */

/* Branches have addresses: they become numbers of instructions. */
static bool find_targets(struct sass_program *program, const struct code *code)
{
    for (uint32_t i = 0; i < program->count; i++) {
        struct sass_insn *insn = &program->code[i];
        if (insn->op != SASS_BRA)
            continue;
        const uint32_t to = code_number(code, insn->at);
        if (to >= program->count)
            return false;
        insn->at = to;
    }
    return true;
}

bool sass_read(struct sass_program *program, const struct work *work, const struct code *code)
{
    struct reader r = {.program = program, .work = work};
    bool fine = true;
    *program = (struct sass_program){.code = calloc(code->count, sizeof *program->code)};
    for (; program->code && fine && program->count < code->count; program->count++) {
        char text[MOST_TEXT], whole[MOST_TEXT];
        code_text(code, program->count, text, sizeof text);
        snprintf(whole, sizeof whole, "%s", text);
        r.insn = &program->code[program->count];
        fine = read_insn(&r, text);
        if (!fine)
            fprintf(stderr, "lanes: %s: the interpreter by hand has no `%s`\n", work->name, whole);
    }
    return program->code && fine && find_targets(program, code);
}

void sass_constants(struct sass_program *program, const struct work *work, unsigned params,
                    uint64_t first)
{
    const bool is_old = strcmp(work->isa, "maxwell") == 0;
    program->bank0[is_old ? 2 : 0] = work->block[0];
    program->bank0[is_old ? 8 : 10] = STACK_TOP;
    work_params(work, first, program->bank0 + params);
}
