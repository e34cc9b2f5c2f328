/* print.c: prints code: listings, text and JSON.
 *
 * A stream: instructions are decoded as they arrive and nothing is kept, except for --text with
 * labels, which must know all branch targets before the first line. Words that do not decode print
 * as data, so that nothing is lost. */
#include <isadora/bundle.h>
#include "common/json_write.h"
#include "dis/dis.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum { AHEAD = 2 * ISADORA_WORD_BYTES }; /* bytes that a decoder may want to see */

size_t dis_take(struct dis *dis, const uint8_t *bytes, size_t size, struct isadora_insn *insn,
                bool *decoded)
{
    const struct isadora_target *target = dis->choice.target;
    int length = target->decode(&dis->context, bytes, size, insn);
    *decoded = length > 0 &&
               isadora_is_aligned(&dis->alignment, dis->context.address, (unsigned)length) &&
               !isadora_bundle_hangs(target, dis->offset / (size_t)length, bytes);
    dis->misplaced = length > 0 && !*decoded ? insn : NULL;
    if (length > 0)
        return (size_t)length;
    const size_t whole = near_length(&dis->near, bytes, size);
    if (whole && isadora_is_aligned(&dis->alignment, dis->context.address, (unsigned)whole))
        return whole;
    const size_t unit = isadora_smallest_unit(target, dis->choice.config)->bytes;
    return size < unit ? size : unit;
}

/* ---- lines ---- */

/* Writes the text of the unit; returns its end. There is room for text_max characters and a label.
 */
static char *unit_text(struct dis *dis, char *out, const uint8_t *bytes, size_t length,
                       const struct isadora_insn *insn)
{
    const struct isadora_target *target = dis->choice.target;
    if (insn) {
        size_t to, n = target->format(&dis->context, insn, out, target->text_max);
        if (dis->targets && dis_target(dis, insn, &to) && dis_is_label(dis, to))
            n = dis_label_put(dis, out, n, to);
        return out + n;
    }
    if (length >= isadora_smallest_unit(target, dis->choice.config)->bytes && !dis->tail) {
        memcpy(out, ".unit 0x", 8);
        return hex_groups(
            (struct group){(unsigned)length, (unsigned)(2 * length), dis->code.group.big_endian},
            out + 8, bytes, length);
    }
    memcpy(out, ".byte", 5);
    out += 5;
    for (size_t i = 0; i < length; i++) {
        memcpy(out, i ? ", 0x" : " 0x", 4);
        out = hex_digits(out + (i ? 4 : 3), bytes[i], 2);
    }
    return out;
}

/* Why bytes that decode are data. */
static char *misplaced_text(const struct dis *dis, char *out)
{
    const unsigned length = dis->misplaced->length;
    if (dis->choice.target->bundle)
        out += sprintf(out, "the last word of its bundle, which needs one after it: ");
    else
        out += sprintf(
            out, "instruction of %u bytes at 0x%" PRIx64 ", which is no multiple of %u: ", length,
            dis->context.address, (unsigned)dis->alignment.of[length]);
    const struct isadora_target *target = dis->choice.target;
    return out + target->format(&dis->context, dis->misplaced, out, target->text_max);
}

/* Why bytes are no instruction here, as far as there is something to say. */
static char *note_text(struct dis *dis, char *out, const uint8_t *bytes, size_t length)
{
    if (dis->tail)
        return out;
    if (dis->misplaced)
        return misplaced_text(dis, out);
    if (near_reason(&dis->near, &dis->context, bytes, length, out, NEAR_TEXT))
        return out + strlen(out);
    return out;
}

/* The text of the unit, and what there is to say about it. */
static char *unit_line(struct dis *dis, char *out, const uint8_t *bytes, size_t length,
                       const struct isadora_insn *insn)
{
    char *start = out;
    out = unit_text(dis, out, bytes, length, insn);
    if (!insn || dis->remark) {
        char *end = insn ? out + 4 + dis->remark(dis, start, (size_t)(out - start), out + 4)
                         : note_text(dis, out + 4, bytes, length);
        if (end > out + 4) {
            memcpy(out, "  ; ", 4);
            out = end;
        }
    }
    *out++ = '\n';
    return out;
}

static void text_line(struct dis *dis, const uint8_t *bytes, size_t length,
                      const struct isadora_insn *insn)
{
    char *p = output_room(&dis->out, dis->choice.target->text_max + 256), *start = p;
    if (dis_is_label(dis, dis->offset)) {
        p = dis_label(dis, p, dis->offset);
        *p++ = ':';
        *p++ = '\n';
    }
    p = unit_line(dis, p, bytes, length, insn);
    dis->out.used += (size_t)(p - start);
}

/* `ADDRESS: WORDS  TEXT` */
static void listing_line(struct dis *dis, const uint8_t *bytes, size_t length,
                         const struct isadora_insn *insn)
{
    char *p = output_room(&dis->out, dis->choice.target->text_max + 256), *start = p;
    p = hex_digits(p, dis->context.address, 8);
    *p++ = ':';
    *p++ = ' ';
    char *words = p;
    p = dis->choice.target->bundle && !dis->tail
            ? hex_of_word(dis->choice.target, dis->offset / length, p, bytes, length)
            : hex_groups(dis->code.group, p, bytes, length);
    while (p < words + dis->words_width)
        *p++ = ' ';
    *p++ = ' ';
    *p++ = ' ';
    p = unit_line(dis, p, bytes, length, insn);
    dis->out.used += (size_t)(p - start);
}

static void json_line(struct dis *dis, const uint8_t *bytes, size_t length,
                      const struct isadora_insn *insn)
{
    char text[ISADORA_TEXT_MAX + 128];
    struct output *out = &dis->out;
    json_begin_line(out);
    json_hex(out, "address", dis->context.address);
    *hex_groups(group_of(dis->choice.target, dis->choice.config), text, bytes, length) = 0;
    json_text(out, "code", text);
    char *end = unit_text(dis, text, bytes, length, insn), note[NEAR_TEXT + ISADORA_TEXT_MAX];
    *end = 0;
    json_text(out, "text", text);
    json_text(out, "form", insn ? dis->choice.target->forms[insn->form].name : NULL);
    if (dis->fields && insn)
        json_fields(dis, insn);
    if (dis->fields && insn && dis->choice.target->schedule)
        json_schedule(dis, insn, bytes);
    if (dis->uses && insn)
        json_uses(dis, insn);
    if (!insn)
        end = note_text(dis, note, bytes, length);
    else
        end = dis->remark ? note + dis->remark(dis, text, (size_t)(end - text), note) : note;
    if (end > note) {
        *end = 0;
        json_text(out, "note", note);
    }
    json_end_line(out);
}

/* Where it belongs, unless that is where `as` begins anyway: branches are text with addresses. */
static void origin_line(struct dis *dis)
{
    char *p = output_room(&dis->out, 64), *start = p;
    memcpy(p, ".org 0x", 7);
    p = hex_digits(p + 7, dis->base, 1);
    *p++ = '\n';
    dis->out.used += (size_t)(p - start);
}

static void print_line(struct dis *dis, const uint8_t *bytes, size_t length,
                       const struct isadora_insn *insn)
{
    (dis->json ? json_line : dis->text ? text_line : listing_line)(dis, bytes, length, insn);
}

/* Bytes after the last unit of several words, a few on a line. */
static void print_tail(struct dis *dis)
{
    enum { PIECE = 4 };
    const struct code *code = &dis->code;
    const uint8_t *bytes = code->bytes + code->end;
    const uint64_t end =
        dis->base + isadora_place_label(dis->choice.target, dis->choice.config, dis->offset);
    dis->tail = true;
    for (size_t at = 0; at < code->tail; at += PIECE) {
        dis->context.address = end + at;
        print_line(dis, bytes + at, code->tail - at < PIECE ? code->tail - at : PIECE, NULL);
    }
    dis->tail = false;
}

static void print_units(struct dis *dis)
{
    struct code *code = &dis->code;
    for (;;) {
        if (code->end - code->at < AHEAD && !code->ended)
            code_fill(code, AHEAD);
        if (code->at == code->end)
            break;
        struct isadora_insn insn;
        bool decoded;
        const uint8_t *bytes = code->bytes + code->at;
        dis->context.address = dis_address(dis, dis->offset);
        size_t length = dis_take(dis, bytes, code->end - code->at, &insn, &decoded);
        if (dis->before)
            dis->before(dis, (dis->context.address - dis->base) *
                                 isadora_pc_step(dis->choice.target, dis->choice.config));
        print_line(dis, bytes, length, decoded ? &insn : NULL);
        code->at += length;
        dis->offset += length;
        if (dis->offset >> 20 != (dis->offset - length) >> 20)
            progress("bytes:", dis->offset);
    }
    print_tail(dis);
}

/* Width of the words of a unit, part by part. */
static unsigned widest_word(const struct isadora_target *target)
{
    const uint8_t zeros[ISADORA_WORD_BYTES] = {0};
    char text[8 * ISADORA_WORD_BYTES];
    size_t most = 0;
    for (unsigned n = 0; n < target->bundle->words; n++) {
        const size_t width = (size_t)(hex_of_word(target, n, text, zeros, sizeof zeros) - text);
        most = width > most ? width : most;
    }
    return (unsigned)most;
}

/* Width of the longest unit as hex words. */
static unsigned widest(const struct choice *choice)
{
    const struct isadora_target *target = choice->target;
    struct group group = group_of(target, choice->config);
    if (target->bundle)
        return widest_word(target);
    unsigned bytes = 0;
    for (size_t i = 0; i < target->unit_count; i++)
        bytes = target->units[i].configs >> choice->config & 1 ? target->units[i].bytes : bytes;
    unsigned groups = bytes / group.bytes;
    return groups * (group.digits + 1) - 1;
}

void dis_code(struct dis *dis)
{
    dis->words_width = widest(&dis->choice);
    dis->context.config = dis->choice.config;
    dis->context.brief = !dis->text && !dis->ctrl;
    dis->alignment = isadora_alignment_of(dis->choice.target, dis->choice.config);
    near_begin(&dis->near, dis->choice.target, dis->choice.config);
    dis->label = dis_label_choose(dis->choice.target);
    dis->offset = 0;
    if (dis->text && dis->choice.target->branch_target)
        dis_labels_find(dis);
    if (dis->text && dis->base != dis->choice.target->start)
        origin_line(dis);
    print_units(dis);
    progress_done();
    tool_free(dis->starts);
    tool_free(dis->targets);
    dis->starts = dis->targets = NULL;
}
