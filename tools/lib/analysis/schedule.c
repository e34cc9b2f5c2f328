/* schedule.c: what an instruction word says of its schedule (isadora_issue_of). */
#include <isadora/analysis.h>
#include "analysis/word_bits.h"

struct word {
    bool big_endian;
    unsigned size;
    const uint8_t *bytes;
};

static uint8_t bits_of(const struct word *word, struct isadora_bits bits)
{
    return (uint8_t)rt_word_bits(word->big_endian, word->bytes, word->size, bits.at, bits.width);
}

static int8_t board_of(const struct word *word, const struct isadora_board_field *field)
{
    const unsigned code = bits_of(word, field->bits);

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

static void apply(const struct isadora_wait_rule *rule, const struct word *word, unsigned boards,
                  struct isadora_issue *out)
{
    const bool is_own = rule->after != ISADORA_AS_BOARD;
    uint32_t *waits = is_own ? &out->waits_own : &out->waits;

    for (unsigned k = 0; k < rule->bit_count; k++)
        *waits |= (uint32_t)bits_of(word, (struct isadora_bits){rule->bits[k], 1}) << k;
    if (is_own && rule->bit_count)
        out->after_own = rule->after;
    out->drains |= rule->bit_count == 0 && rule->board.width == 0;
    if (rule->board.width != 0 && bits_of(word, rule->board) < boards) {
        out->counted = (int8_t)bits_of(word, rule->board);
        out->left = bits_of(word, rule->left);
        out->after = rule->after;
    }
}

static void set_latency(const struct isadora_schedule *s, uint8_t latency,
                        struct isadora_issue *out)
{
    const bool grouped = latency >= ISADORA_GROUPS && latency < ISADORA_QUEUES;

    out->group = grouped ? (int8_t)(latency - ISADORA_GROUPS) : -1;
    out->latency = grouped ? s->groups[out->group].cycles : latency;
    out->near = grouped ? s->groups[out->group].near : latency;
}

void isadora_issue_of(const struct isadora_target *target, unsigned config,
                      const struct isadora_insn *insn, const uint8_t *bytes,
                      struct isadora_issue *out)
{
    const struct isadora_schedule *s = target->schedule;
    const struct word word = {target->units->big_endian, insn->length, bytes};

    *out = (struct isadora_issue){
        .cycles = bits_of(&word, s->cycles),
        .results = board_of(&word, &s->results),
        .sources = board_of(&word, &s->sources),
        .counted = -1,
    };
    out->odd = s->only_with.width && bits_of(&word, s->only_with) &&
               (out->cycles < s->only_lo || out->cycles > s->only_hi);
    if (out->cycles == 0)
        out->cycles = s->zero;
    set_latency(s, s->latencies[insn->form * target->config_count + config], out);
    for (size_t i = 0; i < s->wait_count; i++) {
        if (is_about(&s->waits[i], insn->form))
            apply(&s->waits[i], &word, s->boards, out);
    }
}
