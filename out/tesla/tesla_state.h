/* Generated from the description tesla by gen/emit/exec.lua. Do not edit. */
#ifndef TESLA_STATE_H
#define TESLA_STATE_H

#include "tesla.h"
#include "machine.h"
#include "wide.h"

struct tesla_state {
    uint32_t r[128]; /* $r */
    uint16_t a[8]; /* $a */
    uint8_t c[4]; /* $c */
    uint32_t sr[16]; /* $sr */
    uint8_t t[256]; /* $t */
    uint8_t s[32]; /* $s */
};

enum { TESLA_SPACE_S_2, TESLA_SPACE_C_2, TESLA_SPACE_L, TESLA_SPACE_G, TESLA_SPACE_LOCKS };

extern const isadora_action tesla_actions[];

#endif
