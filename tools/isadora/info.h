/* info.h: what the files of `isadora info` share. */
#ifndef INFO_H
#define INFO_H

#include "tool.h"

/* Prints what is known of the registers that have this name: false when there are none. */
bool info_register(const struct choice *, const char *word);

#endif
