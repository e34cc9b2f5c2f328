/* Generated from the description vp1-scalar by gen/emit/uses. Do not edit. */
#include <isadora/vp1_scalar.h>
#include "analysis/uses.h"

enum { F_R = 0, F_C = 1, F_V = 2, F_VC = 3, F_A = 4, F_L = 5, F_M = 6, F_X = 7, F_S2V_FACTOR = 13,
    F_S2V_MASK = 14, F_S2V_VALID = 15, F_S2V_VCIDX = 16, F_S2V_VCPART = 17, F_S2V_XFRM = 18,
    F_S2V_VCMASK = 19 };

static const struct rt_use_alias aliases[] = {
    {F_R, 31, NULL, NULL, NULL},
};

const struct isadora_use_tables vp1_scalar_uses = {
    .paths = NULL,
    .aliases = aliases, .alias_count = 1,
};
