/* code.c: the code of one function of a source. Each is a program of its own, assembled from a text
 * in which all lines of the other functions are empty, so that messages have the right lines. */
#include "edit/edit.h"

#include "dis/code_ref.h"

#include <isadora/asm.h>
#include <isadora/bundle.h>

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* ---- text ---- */

/* Copies a part of the source; what is not its own is blank, but for the ends of lines. */
static char *copy_text(const struct edit *edit, char *to, size_t from, size_t end, bool own)
{
    for (; from < end; from++)
        *to++ = own || edit->text[from] == '\n' ? edit->text[from] : ' ';
    return to;
}

/* The source with what belongs to all functions and to this one alone, and the ends of all other
 * lines. NULL: to all alone. */
static char *text_of(const struct edit *edit, const struct edit_part *part, size_t *size)
{
    static const struct edit_part none = {.line = 0};
    part = part ? part : &none;
    const struct edit_swaps *swaps = &part->swaps;
    size_t room = edit->size + 1, at = edit->head;
    for (size_t i = 0; i < swaps->count; i++)
        room += strlen(swaps->list[i].text);
    char *text = tool_alloc(room), *to = copy_text(edit, text, 0, at, true);
    to = copy_text(edit, to, at, part->start > at ? part->start : at, false);
    at = part->start > at ? part->start : at;
    for (size_t i = 0; i < swaps->count; i++) {
        to = copy_text(edit, to, at, swaps->list[i].at, true);
        memcpy(to, swaps->list[i].text, strlen(swaps->list[i].text));
        to += strlen(swaps->list[i].text);
        at = swaps->list[i].end;
    }
    if (part->next > at) {
        to = copy_text(edit, to, at, part->next, true);
        at = part->next;
    }
    to = copy_text(edit, to, at, edit->size, false);
    *to = 0;
    *size = (size_t)(to - text);
    return text;
}

static int assemble(const struct edit *edit, const struct edit_part *part,
                    struct assembly *assembly)
{
    struct input in = {.name = edit->name, .fd = -1, .ended = true};
    in.data = (unsigned char *)text_of(edit, part, &in.end);
    in.capacity = in.end;
    return assembly_take(assembly, &edit->choice, &in, edit->base, edit->comment);
}

int edit_check_head(const struct edit *edit)
{
    struct assembly assembly;
    int status = assemble(edit, NULL, &assembly);
    if (!status && assembly.result.size)
        status = bad_input("%s: %zu bytes of code precede the first function", edit->name,
                           assembly.result.size);
    assembly_free(&assembly);
    return status;
}

/* ---- padding ---- */

/* An instruction as a word: its size; 0: there is none. */
static size_t word_of_text(const struct edit *edit, const char *text, uint8_t *word)
{
    const struct isadora_target *target = edit->choice.target;
    const struct isadora_context context = {.config = edit->choice.config, .address = edit->base};
    struct isadora_insn insn;
    if (!text || isadora_parse(target, &context, NULL, text, strlen(text), &insn, NULL) < 0)
        return 0;
    const int size = target->encode(&context, &insn, word, ISADORA_WORD_BYTES);
    return size > 0 ? (size_t)size : 0;
}

static bool ends_with(const struct isadora_assembly *a, const uint8_t *word, size_t size)
{
    return size && a->size > size && memcmp(a->bytes + a->size - size, word, size) == 0;
}

/* Bytes of words so that the code is so many bytes in a file. */
static size_t words_for(const struct isadora_target *target, size_t word, uint64_t bytes)
{
    const struct isadora_bundle *bundle = target->bundle;
    return bundle ? (size_t)(bytes / bundle->bytes) * bundle->words * word : (size_t)bytes;
}

/* How many words of padding the old code ends with. */
static size_t old_padding(const struct edit *edit, const struct edit_part *part,
                          const uint8_t *word, size_t size)
{
    struct isadora_assembly a = {.size = 0};
    struct code code;
    size_t count = 0;
    uint8_t *copy = tool_alloc((size_t)part->function->code.size + 1);
    memcpy(copy, part->function->code.bytes, (size_t)part->function->code.size);
    code_hold(&code, &edit->choice, copy, (size_t)part->function->code.size);
    code_fill_all(&code);
    a.bytes = code.bytes;
    for (a.size = code.end; ends_with(&a, word, size); a.size -= size)
        count++;
    code_close(&code);
    return count;
}

/* The same instruction without its suffix. */
static char *brief_pad(const char *text)
{
    const char *suffix = text ? strstr(text, " {") : NULL;
    return suffix ? tool_format("%.*s", (int)(suffix - text), text) : NULL;
}

/* Padding at the end is taken away, with or without its suffix, then added up to a multiple. In a
 * new kernel, and where the old code had as much as makes one, there is always so much:
 * instructions are fetched ahead. */
static void pad(const struct edit *edit, const struct edit_part *part, struct isadora_assembly *a)
{
    const struct isadora_target *target = edit->choice.target;
    const struct isadora_elf_kind *kind = edit->file.kind;
    uint8_t word[ISADORA_WORD_BYTES], fill[ISADORA_WORD_BYTES], brief[ISADORA_WORD_BYTES];
    const size_t size = word_of_text(edit, kind ? kind->pad : NULL, word);
    const size_t plain = word_of_text(edit, kind ? brief_pad(kind->pad) : NULL, brief);
    const size_t filled = target->bundle ? word_of_text(edit, target->bundle->fill, fill) : 0;
    if (!size || a->tail || a->size % size)
        return;
    while (ends_with(a, word, size) || ends_with(a, fill, filled) || ends_with(a, brief, plain))
        a->size -= size;
    const size_t multiple = words_for(target, size, kind->fill);
    const bool ahead = !part->function || old_padding(edit, part, word, size) * size >= multiple;
    const size_t least = a->size + (ahead ? multiple : 0);
    const size_t wanted = multiple ? (least + multiple - 1) / multiple * multiple : least;
    uint8_t *room = realloc(a->bytes, wanted + size);
    if (!room)
        out_of_memory();
    a->bytes = room;
    for (; a->size < wanted; a->size += size)
        memcpy(a->bytes + a->size, word, size);
}

/* ---- one function ---- */

/* As in the file. Source that is what the file has is not padded, so that it stays what it is. */
static void take_code(const struct edit *edit, struct edit_part *part)
{
    struct isadora_assembly *a = &part->assembly.result;
    const struct isadora_elf_section *old = part->function ? &part->function->code : NULL;
    struct assembly as_is = part->assembly;
    as_is.result.bytes = malloc(a->size + a->tail + 1);
    if (!as_is.result.bytes)
        out_of_memory();
    if (a->bytes)
        memcpy(as_is.result.bytes, a->bytes, a->size + a->tail);
    assembly_units(&as_is, edit->choice.target);
    const bool same = old && as_is.result.size == old->size &&
                      memcmp(as_is.result.bytes, old->bytes, (size_t)old->size) == 0;
    free(as_is.result.bytes);
    if (!same)
        pad(edit, part, a);
    assembly_units(&part->assembly, edit->choice.target);
    part->code = a->bytes;
    part->size = a->size;
    part->changed = !same;
}

int edit_assemble(const struct edit *edit, struct edit_part *part)
{
    const int status = edit_assemble_text(edit, part);
    if (!status)
        assembly_print_widened(&part->assembly, edit->notes);
    return status;
}

int edit_assemble_text(const struct edit *edit, struct edit_part *part)
{
    const int status = assemble(edit, part, &part->assembly);
    if (status)
        return status;
    if (!part->assembly.result.size)
        return edit_refuse(edit, part, 0, "the function has no code");
    take_code(edit, part);
    const unsigned unit = isadora_grain(edit->choice.target, edit->choice.config);
    const uint64_t whole = edit->choice.target->bundle ? edit->choice.target->bundle->bytes : unit;
    if (part->changed && part->size % whole)
        return edit_refuse(edit, part, 0, "%" PRIu64 " bytes are no whole instruction words",
                           part->size);
    return EXIT_FINE;
}

/* ---- numbers that are addresses ---- */

struct numbers {
    const struct edit *edit;
    const struct edit_part *part;
    struct dis dis; /* of the old code */
};

/* Says of a number in the old code that its place moved, and the new code still has the old one. */
static int check_number(struct numbers *n, const struct code_ref *ref)
{
    const struct moves *m = &n->part->moves;
    const struct isadora_target *target = n->dis.choice.target;
    const unsigned step = isadora_pc_step(target, n->dis.choice.config);
    const uint64_t at = (dis_address(&n->dis, ref->at) - n->dis.base) * step;
    const uint64_t to = isadora_place_label(target, n->dis.choice.config, ref->to) * step;
    const size_t line = moves_line(m, at), match = m->old.list[line].match;
    const uint64_t now = moves_place(m, to, NULL);
    char text[2 * ISADORA_TEXT_MAX];
    size_t size;
    if (match == COMPARE_NONE || now == to)
        return EXIT_FINE;
    snprintf(text, sizeof text, "%s", line_text(&m->new, match));
    if (!dis_target_place(&n->dis, text, ref->to, &size))
        return EXIT_FINE;
    if (ref->proven)
        return edit_refuse(n->edit, n->part, match,
                           "0x%" PRIx64 " is the address of an instruction that is at 0x%" PRIx64
                           " now; write the label %s%" PRIx64 ", as `isadora dis --text` does",
                           to, now, n->dis.label, to / step + n->edit->base);
    fprintf(stderr,
            "%s:%zu: note: 0x%" PRIx64 " was the address of an instruction that is at 0x%" PRIx64
            " now; it stays as it is\n",
            n->edit->name, moves_source_line(m, match), to, now);
    return EXIT_FINE;
}

/* An indirect jump that counts from the beginning of the function, and is somewhere else now. */
static int check_distance(struct numbers *n, size_t line)
{
    const struct moves *m = &n->part->moves;
    const size_t match = m->old.list[line].match;
    char text[2 * ISADORA_TEXT_MAX];
    size_t size;
    uint64_t from;
    snprintf(text, sizeof text, "%s", line_text(&m->old, line));
    const char *place = code_distance(&n->dis, text, &size, &from);
    if (!place || match == COMPARE_NONE ||
        moves_offset(m, &m->new, match) == moves_offset(m, &m->old, line) ||
        strcmp(text, line_text(&m->new, match)) != 0)
        return EXIT_FINE;
    return edit_refuse(n->edit, n->part, match,
                       "`%s` counts from the beginning of the function, and is somewhere else now; "
                       "write 0-.-0x%" PRIx64 " for the number, as `isadora dis --text` does",
                       line_text(&m->new, match), from);
}

static int check_jumps(struct numbers *n)
{
    struct dis *dis = &n->dis;
    int status = EXIT_FINE;
    size_t line = 0;
    for (size_t at = 0, length; at < dis->total; at += length, line++) {
        struct isadora_insn insn;
        bool decoded;
        dis->context.address = dis_address(dis, at);
        dis->offset = at;
        length = dis_take(dis, dis->code.bytes + at, dis->total - at, &insn, &decoded);
        if (!decoded || !code_is_indirect(dis, &insn))
            continue;
        const int one = check_distance(n, line);
        status = status ? status : one;
    }
    return status;
}

/* Where other functions begin in the code. */
static uint8_t *entries_of(const struct numbers *n)
{
    const struct isadora_elf_cubin *cubin = &n->edit->file.cubin;
    const struct isadora_elf_function *f = n->part->function;
    const struct choice *choice = &n->dis.choice;
    uint8_t *bits = tool_alloc(n->dis.total / 8 + 1);
    memset(bits, 0, n->dis.total / 8 + 1);
    for (size_t i = f->first_mark; i < f->first_mark + f->mark_count; i++) {
        const struct isadora_elf_mark *m = &cubin->marks[i];
        if (m->section || isadora_elf_symbol(&cubin->elf, m->symbol).type != ISADORA_ELF_FUNCTION)
            continue;
        const size_t at =
            isadora_place_offset(choice->target, choice->config,
                                 m->offset / isadora_pc_step(choice->target, choice->config));
        if (at < n->dis.total)
            bits[at / 8] = (uint8_t)(bits[at / 8] | 1u << at % 8);
    }
    return bits;
}

int edit_check_numbers(const struct edit *edit, const struct edit_part *part)
{
    struct numbers n = {.edit = edit, .part = part, .dis = {.choice = edit->choice}};
    struct code_refs refs;
    int status = EXIT_FINE;
    if (!part->moves.moved || !edit->choice.target->branch_target)
        return status;
    uint8_t *copy = tool_alloc((size_t)part->moves.old_size + 1);
    memcpy(copy, part->moves.old_bytes, (size_t)part->moves.old_size);
    n.dis.base = edit->choice.target->start;
    code_hold(&n.dis.code, &edit->choice, copy, (size_t)part->moves.old_size);
    code_fill_all(&n.dis.code);
    n.dis.total = n.dis.code.end;
    dis_prepare(&n.dis);
    dis_labels_find(&n.dis);
    code_refs_find(&refs, &n.dis, entries_of(&n));
    for (size_t i = 0; i < refs.count; i++) {
        const int one = check_number(&n, &refs.list[i]);
        status = status ? status : one;
    }
    const int jumps = check_jumps(&n);
    dis_labels_forget(&n.dis);
    code_close(&n.dis.code);
    return status ? status : jumps;
}
