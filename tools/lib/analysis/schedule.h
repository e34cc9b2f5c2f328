/* schedule.h: how the words of a program say when the next instruction may begin, and whom it waits
 * for, where a description has a `schedule`. The hardware looks at nothing else: a result that is
 * not there yet is read all the same.
 *
 * Some instructions give their results after a fixed number of cycles. Others take as long as they
 * take; they set a scoreboard when they begin and clear it when the result is there, or when they
 * have read their sources, and whoever needs that waits for the scoreboard. */
#ifndef ISADORA_SCHEDULE_H
#define ISADORA_SCHEDULE_H

#include <isadora/base.h>

enum { ISADORA_BOARDS = 32 };

/* Latencies from here on are queues: instructions of one queue are done in the order in which they
 * began, and a scoreboard tells when. */
enum { ISADORA_QUEUES = 224 };

/* A run of bits of an instruction word, 1 to 8 of them; width 0: none. */
struct isadora_bits {
    uint8_t at, width;
};

/* Which scoreboard an instruction sets: the number is that of the field less `lo`, and the field
 * has none beyond `hi`. Waits see it `after` so many cycles. */
struct isadora_board_field {
    struct isadora_bits bits;
    uint8_t lo, hi, after;
};

/* Whom instructions wait for: each of the `bits` that is set, for the scoreboard of its place; with
 * neither bits nor board, until everything before has read its sources; or
 * the scoreboard that `board` names, until no more than `left` instructions that set it are under
 * way, of those that come in their order. */
struct isadora_wait_rule {
    const uint16_t *forms; /* those that wait so; NULL: all */
    uint16_t form_count;
    struct isadora_bits board, left;
    uint8_t bit_count;
    uint8_t bits[ISADORA_BOARDS];
};

struct isadora_schedule {
    struct isadora_bits cycles; /* until the next instruction begins */
    struct isadora_board_field results, sources;
    const struct isadora_wait_rule *waits;
    size_t wait_count;
    uint8_t boards; /* how many scoreboards there are */
    uint8_t first;  /* what people call the first one */
    /* By form and configuration: cycles until results are there; 0: unknown; a queue. */
    const uint8_t *latencies;
};

/* What one instruction says of it. */
struct isadora_issue {
    uint8_t cycles;
    uint8_t latency;         /* as in `latencies` */
    int8_t results, sources; /* scoreboards that it sets; -1: none */
    uint32_t waits;          /* scoreboards that it waits for, bit by bit */
    int8_t counted;          /* scoreboard of which some may be left; -1: none */
    uint8_t left;
    bool drains; /* what began before has read its sources */
};

/* `bytes` is the word that `insn` was decoded from. */
void isadora_issue_of(const struct isadora_target *, unsigned config, const struct isadora_insn *,
                      const uint8_t *bytes, struct isadora_issue *out);

#endif
