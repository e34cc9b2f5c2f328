/* unit.c: a unit of code: an instruction, or what is none; its text, and what there is to say about
 * it. Words that do not decode print as data, so that nothing is lost. */
#include <isadora/bundle.h>
#include "dis/dis.h"
#include "dis/code_ref.h"

#include <inttypes.h>
#include <string.h>

void dis_prepare(struct dis *dis)
{
    const struct choice *choice = &dis->choice;
    dis->context.config = choice->config;
    dis->context.brief = !dis->text && !dis->ctrl;
    dis->alignment = isadora_alignment_of(choice->target, choice->config);
    near_begin(&dis->near, choice->target, choice->config);
    dis->label = dis_label_choose(choice->target);
    dis->offset = 0;
}

/* ---- text ---- */

/* An indirect jump that counts from the beginning of the code says so, wherever it is put. */
static size_t put_distance(const struct dis *dis, char *text, size_t length)
{
    char number[32];
    size_t old;
    uint64_t from;
    char *place = code_distance(dis, text, &old, &from);
    if (!place || length > dis->choice.target->text_max)
        return length;
    const size_t new = (size_t)sprintf(number, "0-.-0x%" PRIx64, from);
    memmove(place + new, place + old, length - (size_t)(place - text) - old + 1);
    memcpy(place, number, new);
    return length + new - old;
}

char *dis_unit_text(struct dis *dis, char *out, const uint8_t *bytes, size_t length,
                    const struct isadora_insn *insn)
{
    const struct isadora_target *target = dis->choice.target;
    if (insn) {
        size_t to, n = target->format(&dis->context, insn, out, target->text_max);
        uint64_t address;
        dis->branches = target->forms[insn->form].has_target &&
                        target->branch_target(&dis->context, insn, &address);
        if (dis->targets && (dis->branches || dis->names) && dis_target(dis, insn, &to) &&
            dis_is_label(dis, to))
            n = dis_label_put(dis, out, n, to);
        else if (dis->names && code_is_indirect(dis, insn))
            n = put_distance(dis, out, n);
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

char *dis_unit_remark(struct dis *dis, char *out, const char *text, size_t size,
                      const uint8_t *bytes, size_t length, const struct isadora_insn *insn)
{
    if (!insn)
        return note_text(dis, out, bytes, length);
    return dis->remark ? out + dis->remark(dis, insn, text, size, out) : out;
}
