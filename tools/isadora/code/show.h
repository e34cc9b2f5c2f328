/* show.h: forms, fields and bits as text for people; used by `info` and `explain`. */
#ifndef ISADORA_SHOW_H
#define ISADORA_SHOW_H

#include "common/message.h"
#include <isadora/target.h>

/* The drawn bits of a form without the blanks between groups, high bit first, or "" when they do
 * not fit. */
void show_bits_plain(const struct isadora_form *, char out[8 * ISADORA_WORD_BYTES + 1]);
/* Prints n characters in groups of eight. */
void show_grouped(const char *characters, size_t n);
/* A ruler of bit numbers over n characters in groups of eight: tens, then ones. */
void show_ruler(size_t n);
/* Pieces of a field: `9..13,0`. */
char *show_pieces(const struct isadora_field *);
/* The value of a field as a person writes it. */
char *show_value(const struct isadora_target *, const struct isadora_field *, uint64_t bits);
/* Names of the configs of a set, all of them as "all". */
char *show_configs(const struct isadora_target *, uint64_t configs);
/* A register as instructions write it. */
char *show_register_of(const struct isadora_target *, int file, uint64_t index);
/* A scoreboard, counted from 0 here, by its number, and as texts name it where they do:
 * `scoreboard 6 (SB5)`. */
char *show_board(const struct isadora_target *, unsigned board);
/* `  LABEL     TEXT`, over several lines where it is long. */
void show_labelled(const char *label, const char *text);
/* The same of a list; nothing where it is empty. */
void show_list(const char *label, const char *list);
/* Text in lines that begin in this column; what is before it in the first line is printed. */
void show_in_column(const char *text, unsigned column);
/* Text in lines of at most 96 characters after an indent. */
void show_wrapped(const char *text, const char *indent);

#endif
