/* attributes.c: attributes of a function whose code changed: lists of instructions
 * (tools/lib/load/ELF.rst, section What moves along). */
#include "code/skip.h"
#include "edit/edit.h"

#include <isadora/analysis.h>
#include <isadora/bundle.h>

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum { WORD = 4, PATHS = 8, HEAD = 4, BRANCH_HEAD = 3, BARRIER_WORDS = 4, TABLE_HEAD = 2 };

enum kind {
    EXITS = 0x1c,
    S2RCTAID = 0x1d,
    LD_CACHEMOD = 0x25,
    ATOM_SYS = 0x27,
    COOP_GROUP = 0x28,
    ATOM16_MAP = 0x2e,
    WARP_WIDE = 0x31,
    BRANCHES = ISADORA_NVINFO_INDIRECT_BRANCH_TARGETS,
    BARRIERS = 0x39
};

struct words {
    uint32_t *list;
    size_t count, room;
};

static void add_word(struct words *w, uint64_t word)
{
    w->list = tool_grow(w->list, w->count, &w->room, sizeof *w->list);
    w->list[w->count++] = (uint32_t)word;
}

struct job {
    const struct edit *edit;
    const struct edit_part *part;
    const struct isadora_nvinfo_attribute *a;
    struct words out;
    uint8_t *listed; /* of each old line */
};

static uint32_t word_of_attribute(const struct job *job, size_t i)
{
    return isadora_elf_u32(job->a->bytes + WORD * i);
}

static int refuse(const struct job *job, uint64_t offset, const char *why)
{
    const char *name = isadora_nvinfo_name(job->a->kind);
    return edit_refuse(job->edit, job->part, 0, "attribute %s has 0x%" PRIx64 ", %s", name, offset,
                       why);
}

/* ---- where threads end ---- */

static bool ends(const struct isadora_target *target, const struct isadora_context *context,
                 const struct isadora_insn *insn)
{
    struct isadora_use paths[PATHS];
    const size_t n = isadora_paths(target, context, insn, paths, PATHS);
    for (size_t i = 0; i < n && i < PATHS; i++)
        if (paths[i].jump == ISADORA_HALTS)
            return true;
    return false;
}

/* The instructions that end threads. */
static struct words ends_of(const struct choice *choice, const uint8_t *bytes, uint64_t size)
{
    const struct isadora_target *target = choice->target;
    struct words out = {.list = NULL};
    struct code code;
    uint8_t *copy = tool_alloc((size_t)size + 1);
    memcpy(copy, bytes, (size_t)size);
    code_hold(&code, choice, copy, (size_t)size);
    code_fill_all(&code);
    for (size_t at = 0; at < code.end;) {
        const uint64_t place = isadora_place_address(target, choice->config, at);
        struct isadora_context context = {.config = choice->config,
                                          .address = target->start + place};
        struct isadora_insn insn;
        const int length = target->decode(&context, code.bytes + at, code.end - at, &insn);
        if (length > 0 && ends(target, &context, &insn))
            add_word(&out, place * isadora_pc_step(target, choice->config));
        at += length > 0 ? (size_t)length
                         : code_skip(target, &context, code.bytes + at, code.end - at);
    }
    code_close(&code);
    return out;
}

size_t edit_ends_of(const struct choice *choice, const uint8_t *bytes, uint64_t size,
                    uint32_t **out)
{
    const struct words words = ends_of(choice, bytes, size);
    *out = words.list;
    return words.count;
}

static bool same_words(const struct job *job, const struct words *w)
{
    if (w->count != job->a->size / WORD)
        return false;
    for (size_t i = 0; i < w->count; i++)
        if (w->list[i] != word_of_attribute(job, i))
            return false;
    return true;
}

/* ---- plain lists ---- */

/* Texts of equal instructions, but for registers and suffixes, have equal keys. */
static void key_of(const struct job *job, const struct lines *lines, size_t i, char *out,
                   size_t room)
{
    snprintf(out, room, "%s", line_text(lines, i));
    char *suffix = strstr(out, " {");
    if (suffix && suffix > out)
        *suffix = 0;
    without_registers(job->part->moves.choice->target, out);
}

/* Whether all old instructions like this new one are listed, and there are some. */
static bool belongs(const struct job *job, size_t new_line)
{
    const struct moves *m = &job->part->moves;
    char key[2 * ISADORA_TEXT_MAX], other[2 * ISADORA_TEXT_MAX];
    bool some = false;
    key_of(job, &m->new, new_line, key, sizeof key);
    for (size_t i = 0; i < m->old.count; i++) {
        key_of(job, &m->old, i, other, sizeof other);
        if (strcmp(key, other) != 0)
            continue;
        if (!job->listed[i])
            return false;
        some = true;
    }
    return some;
}

static int take_listed(struct job *job)
{
    const struct moves *m = &job->part->moves;
    job->listed = tool_alloc(m->old.count + 1);
    memset(job->listed, 0, m->old.count + 1);
    for (size_t i = 0; i < job->a->size / WORD; i++) {
        const uint64_t offset = word_of_attribute(job, i);
        const size_t line = moves_line(m, offset);
        if (line >= m->old.count || moves_offset(m, &m->old, line) != offset)
            return refuse(job, offset, "where no instruction begins; its form is not known");
        job->listed[line] = 1;
    }
    return EXIT_FINE;
}

/* Those that were listed, and new ones like them. */
static int move_list(struct job *job)
{
    const struct moves *m = &job->part->moves;
    int status =
        job->a->size % WORD ? refuse(job, job->a->size, "bytes, no whole words") : take_listed(job);
    for (size_t j = 0; j < m->new.count && !status; j++) {
        const size_t i = m->new.list[j].match;
        const bool same = i != COMPARE_NONE && m->old.list[i].id == m->new.list[j].id;
        if (same ? job->listed[i] : belongs(job, j))
            add_word(&job->out, moves_offset(m, &m->new, j));
    }
    return status;
}

static int move_exits(struct job *job)
{
    const struct moves *m = &job->part->moves;
    const struct words old = ends_of(m->choice, m->old_bytes, m->old_size);
    if (!same_words(job, &old))
        return move_list(job);
    job->out = ends_of(m->choice, m->new_bytes, m->new_size);
    return EXIT_FINE;
}

/* ---- lists of more ---- */

static int move_first(struct job *job, size_t i, bool *gone)
{
    uint64_t to;
    const struct moves *m = &job->part->moves;
    const uint64_t offset = word_of_attribute(job, i);
    const size_t line = moves_line(m, offset);
    if (line >= m->old.count)
        return refuse(job, offset, "which is outside of the code");
    if (moves_doubtful(m, line))
        return refuse(job, offset, "and several new instructions could be the one there");
    *gone = !moves_instruction(m, offset, &to);
    if (!*gone)
        add_word(&job->out, to);
    return EXIT_FINE;
}

static int move_barriers(struct job *job)
{
    const size_t words = job->a->size / WORD;
    int status = words % BARRIER_WORDS ? refuse(job, words, "words, not four for each") : EXIT_FINE;
    for (size_t i = 0; i < words && !status; i += BARRIER_WORDS) {
        bool gone = false;
        status = move_first(job, i, &gone);
        for (size_t k = 1; k < BARRIER_WORDS && !gone && !status; k++)
            add_word(&job->out, word_of_attribute(job, i + k));
    }
    return status;
}

static int move_branches(struct job *job)
{
    const size_t words = job->a->size / WORD;
    int status = EXIT_FINE;
    for (size_t i = 0; i < words && !status;) {
        const size_t n = words - i >= BRANCH_HEAD ? word_of_attribute(job, i + TABLE_HEAD) : words;
        bool gone = false;
        if (n > words - i - BRANCH_HEAD)
            return refuse(job, n, "targets, more than there are");
        status = move_first(job, i, &gone);
        for (size_t k = 1; k < BRANCH_HEAD && !gone && !status; k++)
            add_word(&job->out, word_of_attribute(job, i + k));
        for (size_t k = 0; k < n && !gone && !status; k++)
            add_word(&job->out, moves_place(&job->part->moves,
                                            word_of_attribute(job, i + BRANCH_HEAD + k), NULL));
        i += BRANCH_HEAD + n;
    }
    return status;
}

/* ---- all of a function ---- */

static int move_attribute(struct job *job, bool *is_list)
{
    *is_list = true;
    switch (job->a->kind) {
    case EXITS:
        return move_exits(job);
    case S2RCTAID:
    case LD_CACHEMOD:
    case ATOM_SYS:
    case COOP_GROUP:
    case WARP_WIDE:
        return move_list(job);
    case BARRIERS:
        return move_barriers(job);
    case BRANCHES:
        return move_branches(job);
    case ATOM16_MAP:
        if (job->part->moves.moved)
            return refuse(job, job->a->size, "bytes whose form is not known, about places in code");
        break;
    default:
        break;
    }
    *is_list = false;
    return EXIT_FINE;
}

struct bytes {
    uint8_t *list;
    size_t count, room;
};

static void add_bytes(struct bytes *out, const uint8_t *bytes, size_t size)
{
    for (size_t i = 0; i < size; i++) {
        out->list = tool_grow(out->list, out->count, &out->room, 1);
        out->list[out->count++] = bytes[i];
    }
}

/* A list without elements is left out. */
static void add_list(struct bytes *out, uint8_t kind, const struct words *words)
{
    uint8_t head[HEAD] = {ISADORA_NVINFO_BYTES, kind}, word[WORD];
    put_u16(head + 2, words->count * WORD);
    if (words->count)
        add_bytes(out, head, HEAD);
    for (size_t i = 0; i < words->count; i++) {
        put_u32(word, words->list[i]);
        add_bytes(out, word, WORD);
    }
}

int edit_attributes(struct edit *edit, const struct edit_part *part)
{
    const uint32_t section = part->function->info;
    struct isadora_nvinfo info = isadora_elf_cubin_info(&edit->file.cubin, section);
    struct isadora_nvinfo_attribute a;
    struct bytes out = {.list = NULL};
    int status = EXIT_FINE;
    for (size_t at = 0; isadora_nvinfo_next(&info, &a); at = info.at) {
        struct job job = {.edit = edit, .part = part, .a = &a};
        bool is_list = false;
        const int one = a.bytes ? move_attribute(&job, &is_list) : EXIT_FINE;
        status = status ? status : one;
        if (is_list)
            add_list(&out, a.kind, &job.out);
        else
            add_bytes(&out, info.bytes + at, info.at - at);
    }
    if (!section || status || !info.size)
        return status;
    add_bytes(&out, info.bytes + info.at, info.size - info.at);
    container_replace(&edit->container, section, out.list ? out.list : tool_alloc(1), out.count);
    return EXIT_FINE;
}
