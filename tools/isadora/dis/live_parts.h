/* live.h: what the files of the live registers of a listing share: live.c finds them and says what
 * there is of a function, live_columns.c has the columns beside each line. */
#ifndef ISADORA_DIS_LIVE_H
#define ISADORA_DIS_LIVE_H

#include "dis/dis.h"

#include <isadora/analysis.h>

/* The registers of one file. */
struct live_file {
    const char *name;
    size_t first, count; /* in isadora_live.registers */
    bool single;         /* it is one register */
    size_t most, at;     /* occupied at once, and the first row where they are */
    unsigned digits;     /* of that */
    unsigned width;      /* characters of its columns */
};

struct dis_live {
    struct isadora_live live;
    struct live_file *files;
    size_t file_count;
    size_t row;       /* of the unit, or the next one */
    size_t text_most; /* characters of the longest text, up to a bound */
    bool brief;       /* so many registers that only their numbers are printed */
    unsigned since;   /* lines since the last heading */
};

/* How many registers of a file are occupied at a row. */
size_t live_count(const struct isadora_live *, const struct live_file *, size_t row);
/* The row of the unit; false: no instruction of a block is there. */
bool live_row(const struct dis *, size_t *row);
/* Prints the legend, and settles widths. */
void live_columns_begin(struct dis *);

#endif
