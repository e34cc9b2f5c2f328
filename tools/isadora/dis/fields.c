/* dis_fields.c: the fields of an instruction as a program reads them (`dis --json --fields`), and
 * which of its fields an instruction carries. */
#include "common/io.h"
#include "common/json_write.h"

#include "dis/dis.h"
#include <isadora/analysis.h>

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

bool insn_carries(const struct isadora_target *target, const struct isadora_context *context,
                  const struct isadora_insn *insn, unsigned slot)
{
    struct isadora_insn other = *insn;
    uint8_t bytes[ISADORA_WORD_BYTES], changed[ISADORA_WORD_BYTES];
    other.value[slot] ^= 1;
    const int length = target->encode(context, insn, bytes, sizeof bytes);
    const int again = target->encode(context, &other, changed, sizeof changed);
    return length < 0 || again != length || memcmp(bytes, changed, (size_t)length) != 0;
}

/* What the word says of its schedule, whatever sentences leave out. */
void json_schedule(struct dis *dis, const struct isadora_insn *insn, const uint8_t *bytes)
{
    const struct isadora_target *target = dis->choice.target;
    const unsigned number = target->schedule->first;
    struct output *out = &dis->out;
    struct isadora_issue issue;
    bool first = true, inner = true;

    isadora_issue_of(target, dis->context.config, insn, bytes, &issue);
    const struct {
        const char *key;
        int board;
    } boards[] = {{"results", issue.results}, {"sources", issue.sources}};
    output_text(out, "{");
    json_key(out, &first, "cycles");
    output_format(out, "%u", (unsigned)issue.cycles);
    for (unsigned i = 0; i < 2; i++) {
        json_key(out, &first, boards[i].key);
        if (boards[i].board < 0)
            output_text(out, "null");
        else
            output_format(out, "%u", (unsigned)boards[i].board + number);
    }
    json_key(out, &first, "waits");
    output_text(out, "[");
    for (unsigned i = 0; i < target->schedule->boards; i++) {
        if (issue.waits >> i & 1) {
            json_key(out, &inner, NULL);
            output_format(out, "%u", i + number);
        }
    }
    output_text(out, "]");
    if (issue.counted >= 0) {
        json_key(out, &first, "left");
        output_format(out, "{\"scoreboard\":%u,\"most\":%u}", (unsigned)issue.counted + number,
                      (unsigned)issue.left);
    }
    if (issue.drains) {
        json_key(out, &first, "drains");
        output_text(out, "true");
    }
    output_text(out, "}");
}

void json_fields(struct dis *dis, const struct isadora_insn *insn)
{
    const struct isadora_target *target = dis->choice.target;
    const struct isadora_form *form = &target->forms[insn->form];
    struct output *out = &dis->out;
    bool first = true;
    output_text(out, "{");
    for (unsigned i = 0; i < form->slot_count; i++) {
        char number[24];
        if (!insn_carries(target, &dis->context, insn, i))
            continue;
        json_key(out, &first, target->fields[form->slots[i].field].name);
        snprintf(number, sizeof number, "%" PRIu64, insn->value[i]);
        output_text(out, number);
    }
    output_text(out, "}");
}
