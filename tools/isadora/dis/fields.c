/* fields.c: the fields of an instruction as a program reads them (`dis --json --fields`), and
 * which of its fields an instruction carries. */
#include "common/io.h"
#include "common/json_write.h"

#include "dis/dis.h"
#include <isadora/analysis.h>

#include <inttypes.h>
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

/* What the word says of its schedule, whatever the text leaves out. */
void json_schedule(struct dis *dis, const struct isadora_insn *insn, const uint8_t *bytes)
{
    const struct isadora_target *target = dis->choice.target;
    const unsigned number = target->schedule->first;
    struct output *out = &dis->out;
    struct isadora_issue issue;

    isadora_issue_of(target, dis->context.config, insn, bytes, &issue);
    const struct {
        const char *key;
        int board;
    } boards[] = {{"results", issue.results}, {"sources", issue.sources}};
    json_open(out, "schedule", '{');
    json_number(out, "cycles", (unsigned)issue.cycles);
    for (unsigned i = 0; i < 2; i++) {
        if (boards[i].board < 0)
            json_text(out, boards[i].key, NULL);
        else
            json_number(out, boards[i].key, (unsigned)boards[i].board + number);
    }
    json_open(out, "waits", '[');
    for (unsigned i = 0; i < target->schedule->boards; i++) {
        if ((issue.waits | issue.waits_own) >> i & 1)
            json_number(out, NULL, i + number);
    }
    json_close(out, ']');
    if (issue.counted >= 0) {
        json_open(out, "left", '{');
        json_number(out, "scoreboard", (unsigned)issue.counted + number);
        json_number(out, "most", issue.left);
        json_close(out, '}');
    }
    if (issue.drains)
        json_value(out, "drains", "true");
    json_close(out, '}');
}

void json_fields(struct dis *dis, const struct isadora_insn *insn)
{
    const struct isadora_target *target = dis->choice.target;
    const struct isadora_form *form = &target->forms[insn->form];
    struct output *out = &dis->out;
    json_open(out, "fields", '{');
    for (unsigned i = 0; i < form->slot_count; i++) {
        if (insn_carries(target, &dis->context, insn, i))
            json_number(out, target->fields[form->slots[i].field].name, insn->value[i]);
    }
    json_close(out, '}');
}
