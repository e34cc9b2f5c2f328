/* device.h: a scripted device, the world around a machine: `isadora run --device FILE`.
 *
 * A script is rules of one line each; before every cycle, device_cycle carries out those that are
 * due. device_read.c reads scripts, device.c runs them. */
#ifndef ISADORA_DEVICE_H
#define ISADORA_DEVICE_H

#include "common/message.h"
#include "state/place.h"

struct device_value {
    bool is_place;
    struct isadora_word number; /* as the place that it meets gives it */
    struct place place;
};

struct device_test {
    struct place left;
    enum relation relation;
    struct device_value right;
};

enum device_kind { DEVICE_SET, DEVICE_PRINT, DEVICE_HALT, DEVICE_ERROR };

struct device_action {
    enum device_kind kind;
    size_t line, column;
    struct place place;        /* set, print */
    struct device_value value; /* set */
    char *text;                /* error */
};

enum device_when { DEVICE_AT, DEVICE_ONCE, DEVICE_EVERY };

struct device_rule {
    enum device_when when;
    uint64_t cycle; /* DEVICE_AT */
    size_t first_test, test_count, first_action, action_count;
    bool fired;
    bool held;   /* DEVICE_EVERY: the condition is known to hold, and was acted upon */
    bool counts; /* the condition reads a register that counts cycles, so it may come true by itself
                  */
};

struct device {
    const char *path;
    struct device_rule *rules;
    struct device_test *tests;
    struct device_action *actions;
    size_t rule_count, rule_room, test_count, test_room, action_count, action_room;
};

enum device_verdict { DEVICE_IDLE, DEVICE_ACTED, DEVICE_STOPPED, DEVICE_FAILED };

/* Receives what a device sets and prints. */
struct device_listener {
    void *user;
    void (*report)(void *user, enum device_kind, const char *place, const char *value);
};

/* Reads a script for this machine: an exit status, with complaints. */
int device_open(struct device *, const char *path, struct isadora_machine *);
int device_read(struct device *, const char *path, const char *text, size_t size,
                struct isadora_machine *);
/* Cycles count from 0, the first one of the run. */
uint64_t device_now(const struct isadora_machine *);
/* What is due before this cycle, in the order of the script. */
enum device_verdict device_cycle(struct device *, struct isadora_machine *,
                                 const struct device_listener *);
/* Whether something may yet happen while the machine only waits. */
bool device_awaits(const struct device *, const struct isadora_machine *);

#endif
