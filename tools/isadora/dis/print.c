/* print.c: prints code: text and JSON; listing.c has the lines of listings.
 *
 * A stream: instructions are decoded as they arrive and nothing is kept, except where there are
 * labels: then all branch targets are known before the first line. Words that do not decode print
 * as data, so that nothing is lost. */
#include <isadora/bundle.h>
#include "common/json_write.h"
#include "dis/dis.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum { AHEAD = 2 * ISADORA_WORD_BYTES }; /* bytes that a decoder may want to see */

/* ---- lines ---- */

static void text_line(struct dis *dis, const uint8_t *bytes, size_t length,
                      const struct isadora_insn *insn)
{
    char *p = output_room(&dis->out, 2 * dis->choice.target->text_max + 512), *start = p;
    if (dis_is_label(dis, dis->offset)) {
        p = dis_label(dis, p, dis->offset);
        *p++ = ':';
        *p++ = '\n';
    }
    const char *const comment = dis_comment(dis);
    char *text = p;
    p = dis_unit_text(dis, p, bytes, length, insn);
    char *const remark = p + 2 + strlen(comment);
    char *end = dis_unit_remark(dis, remark, text, (size_t)(p - text), bytes, length, insn);
    if (end > remark) {
        memcpy(p, "  ", 2);
        memcpy(p + 2, comment, strlen(comment));
        p = end;
    }
    *p++ = '\n';
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
    char *end = dis_unit_text(dis, text, bytes, length, insn), note[NEAR_TEXT + ISADORA_TEXT_MAX];
    const size_t size = (size_t)(end - text);
    *end = 0;
    json_text(out, "text", text);
    json_text(out, "form", insn ? dis->choice.target->forms[insn->form].name : NULL);
    if (dis->fields && insn)
        json_fields(dis, insn);
    if (dis->fields && insn && dis->choice.target->schedule)
        json_schedule(dis, insn, bytes);
    if (dis->uses && insn)
        json_uses(dis, insn);
    if (dis->live && insn)
        json_live(dis);
    end = dis_unit_remark(dis, note, text, size, bytes, length, insn);
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
    (dis->json ? json_line : dis->text ? text_line : dis_listing_line)(dis, bytes, length, insn);
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
    uint64_t next = 0; /* where there is something to print before the unit */
    for (size_t n = 0;; n++) {
        if (code->end - code->at < AHEAD && !code->ended)
            code_fill(code, AHEAD);
        if (code->at == code->end)
            break;
        struct isadora_insn insn;
        bool decoded;
        const uint8_t *bytes = code->bytes + code->at;
        dis->context.address = dis_address(dis, dis->offset);
        const struct isadora_insn *found = dis_seen(dis, n);
        size_t length =
            found ? found->length : dis_take(dis, bytes, code->end - code->at, &insn, &decoded);
        if (!found && decoded)
            found = &insn;
        const bool shown = !dis->to || (dis->offset >= dis->from && dis->offset < dis->to);
        const uint64_t place = (dis->context.address - dis->base) * dis->alignment.step;
        if (dis->before && shown && place >= next)
            next = dis->before(dis, place);
        if (shown)
            print_line(dis, bytes, length, found);
        code->at += length;
        dis->offset += length;
        if (dis->offset >> 20 != (dis->offset - length) >> 20)
            progress("bytes:", dis->offset);
    }
    if (!dis->to)
        print_tail(dis);
}

static void read_all(struct dis *dis)
{
    struct code *code = &dis->code;
    while (!code->ended) {
        code_fill(code, code->end - code->at + (1 << 16));
        progress("bytes read:", code->end);
    }
    dis->total = code->end;
}

void dis_code(struct dis *dis)
{
    const bool labels = (dis->text || dis->labels) && dis->choice.target->branch_target;
    dis->words_width = dis_words_width(&dis->choice);
    dis_prepare(dis);
    if (labels || dis->registers)
        read_all(dis);
    if (labels)
        dis_labels_find(dis);
    if (dis->registers)
        dis_live_begin(dis);
    if (dis->text && dis->base != dis->choice.target->start)
        origin_line(dis);
    print_units(dis);
    progress_done();
    dis_live_end(dis);
    dis_labels_forget(dis);
}
