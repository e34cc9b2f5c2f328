/* hand_read.c: the programs as the interpreter by hand wants them: operations and register numbers.
 *
 * It reads the same assembly text as we do, and of the language just what these programs are
 * written in (hand_ops.h). */
#define _POSIX_C_SOURCE 200809L
#include "lanes.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_CODE = 512, MOST_WORDS = 16, MOST_LABEL = 32 };

static const struct op {
    enum hand_op op;
    const char *text;
} ops[] = {
#define OP(name, text) {HAND_##name, text},
#include "hand_ops.h"
#undef OP
};

struct reader {
    const char *name;
    struct hand_program *program;
    char labels[MOST_CODE][MOST_LABEL];  /* of an instruction */
    char targets[MOST_CODE][MOST_LABEL]; /* where instructions branch to */
};

/* ---- operands ---- */

static bool number(const char *text, uint32_t *out)
{
    char *end;
    *out = (uint32_t)strtoul(text, &end, 0);
    return *text && !*end;
}

/* `$r12h`: a letter, a number, and what follows them. */
static bool reg(const char *text, char file, const char *suffix, uint8_t *out)
{
    char *end;
    if (text[0] != '$' || text[1] != file)
        return false;
    *out = (uint8_t)strtoul(text + 2, &end, 10);
    return end != text + 2 && strcmp(end, suffix) == 0;
}

/* `s[$a1+0x40]`, `s[0x10]`, `g14[$r3]`. Address register 0 is always 0. */
static bool memory(char *text, const char *space, char file, struct hand_insn *insn)
{
    const size_t size = strlen(space), length = strlen(text);
    if (strncmp(text, space, size) != 0 || text[size] != '[' || text[length - 1] != ']')
        return false;
    char inner[MOST_LABEL];
    snprintf(inner, sizeof inner, "%.*s", (int)(length - size - 2), text + size + 1);
    char *plus = strchr(inner, '+');
    if (inner[0] != '$')
        return number(inner, &insn->at);
    if (plus)
        *plus = 0;
    return reg(inner, file, "", &insn->base) && (!plus || number(plus + 1, &insn->at));
}

static bool operand(char letter, char *text, struct hand_insn *insn, unsigned *next)
{
    uint8_t *to = &insn->r[*next < 4 ? *next : 3];
    *next += strchr("RLQAC", letter) != NULL;
    switch (letter) {
    case 'R':
        return reg(text, 'r', "", to);
    case 'L':
        return reg(text, 'r', "l", to);
    case 'Q':
        return reg(text, 'r', "q", to);
    case 'A':
        return reg(text, 'a', "", to);
    case 'C':
        return reg(text, 'c', "", to);
    case 'N':
        return number(text, &insn->imm);
    case 'S':
        return memory(text, "s", 'a', insn);
    case 'K':
        return memory(text, "c0", 'a', insn);
    case 'P':
        return memory(text, "l", 'a', insn);
    case 'G':
        return memory(text, "g14", 'r', insn);
    default:
        return false;
    }
}

/* ---- an instruction ---- */

static bool matches(const char *text, char **words, unsigned count, struct hand_insn *insn,
                    char *target)
{
    unsigned at = 0, next = 0;
    for (; *text && at < count; at++) {
        const size_t size = strcspn(text, " ");
        const bool letter = size == 1 && strchr("RLQACNSKPG", *text);
        if (size == 1 && *text == '@')
            snprintf(target, MOST_LABEL, "%s", words[at]);
        else if (letter ? !operand(*text, words[at], insn, &next)
                        : strncmp(text, words[at], size) != 0 || words[at][size])
            return false;
        text += size + (text[size] == ' ');
    }
    return !*text && at == count;
}

static bool read_insn(struct reader *reader, char **words, unsigned count)
{
    struct hand_insn base = {0};
    if (count > 4 && strcmp(words[0], "(") == 0 && strcmp(words[1], "lg") == 0 &&
        strcmp(words[2], "$c0") == 0) {
        base.if_lg = true;
        words += 4;
        count -= 4;
    }
    if (count && strcmp(words[0], "exit") == 0) {
        base.ends = true;
        words++;
        count--;
    }
    for (size_t i = 0; i < sizeof ops / sizeof *ops; i++) {
        const uint32_t here = reader->program->count;
        struct hand_insn insn = base;
        insn.op = (uint8_t)ops[i].op;
        if (matches(ops[i].text, words, count, &insn, reader->targets[here]) &&
            (!insn.if_lg || insn.op == HAND_BRA)) {
            reader->program->code[reader->program->count++] = insn;
            return true;
        }
    }
    return false;
}

/* ---- a program ---- */

/* Words between spaces; a parenthesis is one. */
static unsigned split(char *line, char *out, char **words)
{
    unsigned count = 0;
    for (char *at = line; *at && count < MOST_WORDS;) {
        const size_t size = strchr("()", *at) ? 1 : strcspn(at, " ()\t");
        if (*at != ' ' && *at != '\t') {
            words[count++] = out;
            memcpy(out, at, size);
            out[size] = 0;
            out += size + 1;
        }
        at += size ? size : 1;
    }
    return count;
}

static bool read_line(struct reader *reader, char *line)
{
    char room[256], *words[MOST_WORDS];
    char *comment = strstr(line, "//");
    if (comment)
        *comment = 0;
    if (strlen(line) > sizeof room / 2 || reader->program->count == MOST_CODE)
        return false;
    const unsigned count = split(line, room, words);
    if (!count)
        return true;
    char *colon = words[0] + strlen(words[0]) - 1;
    if (*colon == ':') {
        *colon = 0;
        snprintf(reader->labels[reader->program->count], MOST_LABEL, "%s", words[0]);
        return count == 1;
    }
    return read_insn(reader, words, count);
}

static bool find_targets(struct reader *reader)
{
    struct hand_program *program = reader->program;
    for (uint32_t i = 0; i < program->count; i++) {
        uint32_t to = 0;
        if (!reader->targets[i][0])
            continue;
        while (to < program->count && strcmp(reader->labels[to], reader->targets[i]) != 0)
            to++;
        if (to == program->count)
            return false;
        program->code[i].imm = to;
    }
    return true;
}

bool hand_read(struct hand_program *program, const char *name, char *text)
{
    struct reader *reader = calloc(1, sizeof *reader);
    *program = (struct hand_program){.code = calloc(MOST_CODE, sizeof *program->code)};
    bool fine = reader && program->code;
    char *rest = text;
    while (fine && rest) {
        char *line = rest, *end = strchr(rest, '\n');
        if (end)
            *end = 0;
        rest = end ? end + 1 : NULL;
        reader->program = program;
        fine = read_line(reader, line);
        if (!fine)
            fprintf(stderr, "lanes: %s: the interpreter by hand has no `%s`\n", name, line);
    }
    if (fine && !find_targets(reader)) {
        fprintf(stderr, "lanes: %s: a label is missing\n", name);
        fine = false;
    }
    free(reader);
    return fine;
}
