/* text_file.h: what the text of a program says of itself. */
#ifndef ISADORA_TEXT_FILE_H
#define ISADORA_TEXT_FILE_H

#include "common/io.h"
#include "target/targets.h"

/* Text of `isadora dis --text` names instruction set and variant: settles what the command line
 * left open. Complains of PTX, and of nothing at all where -m is missing. Takes nothing away. An
 * exit status. */
int text_choose(struct input *, struct choice *);

#endif
