/* schedule.c: what an instruction word says of its schedule (isadora_issue_of). */
#include <isadora/analysis.h>

static unsigned bits_of(const struct isadora_target *target, const struct isadora_insn *insn,
                        const uint8_t *bytes, struct isadora_bits bits)
{
    unsigned value = 0;

    for (unsigned i = 0; i < bits.width; i++) {
        const unsigned bit = bits.at + i;
        unsigned byte = bit / 8;
        if (byte >= insn->length)
            break;
        if (target->units->big_endian)
            byte = insn->length - 1u - byte;
        value |= (unsigned)(bytes[byte] >> bit % 8 & 1) << i;
    }
    return value;
}

static int8_t board_of(const struct isadora_target *target, const struct isadora_insn *insn,
                       const uint8_t *bytes, const struct isadora_board_field *field)
{
    const unsigned code = bits_of(target, insn, bytes, field->bits);

    if (field->bits.width == 0 || code < field->lo || code > field->hi)
        return -1;
    return (int8_t)(code - field->lo);
}

static bool is_about(const struct isadora_wait_rule *rule, unsigned form)
{
    for (unsigned i = 0; i < rule->form_count; i++) {
        if (rule->forms[i] == form)
            return true;
    }
    return rule->forms == NULL;
}

void isadora_issue_of(const struct isadora_target *target, unsigned config,
                      const struct isadora_insn *insn, const uint8_t *bytes,
                      struct isadora_issue *out)
{
    const struct isadora_schedule *s = target->schedule;

    *out = (struct isadora_issue){
        .cycles = (uint8_t)bits_of(target, insn, bytes, s->cycles),
        .latency = s->latencies[insn->form * target->config_count + config],
        .results = board_of(target, insn, bytes, &s->results),
        .sources = board_of(target, insn, bytes, &s->sources),
        .counted = -1,
    };
    for (size_t i = 0; i < s->wait_count; i++) {
        const struct isadora_wait_rule *rule = &s->waits[i];
        if (!is_about(rule, insn->form))
            continue;
        for (unsigned k = 0; k < rule->bit_count; k++) {
            struct isadora_bits bit = {rule->bits[k], 1};
            out->waits |= (uint32_t)bits_of(target, insn, bytes, bit) << k;
        }
        out->drains |= rule->bit_count == 0 && rule->board.width == 0;
        if (rule->board.width == 0)
            continue;
        const unsigned board = bits_of(target, insn, bytes, rule->board);
        if (board < s->boards) {
            out->counted = (int8_t)board;
            out->left = (uint8_t)bits_of(target, insn, bytes, rule->left);
        }
    }
}
