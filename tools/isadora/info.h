/* info.h: what the files of `isadora info` share. */
#ifndef INFO_H
#define INFO_H

#include "tool.h"

/* Prints what is known of the registers that have this name: false when there are none. */
bool info_register(const struct choice *, const char *word);

/* Lanes, scopes, options; nothing where there are no lanes. */
void info_launch(const struct isadora_target *, uint64_t wanted);
/* "per lane", ..; NULL without lanes. */
const char *info_scope(const struct isadora_target *, unsigned scope);

#endif
