/* info.h: what the files of `isadora info` share. */
#ifndef INFO_H
#define INFO_H

#include "target/targets.h"

/* Prints what is known of the registers that have this name: false when there are none. `apart`:
 * something precedes them. */
bool info_register(const struct choice *, const char *word, bool apart);
/* The same where only the character in front of its name is missing. */
bool info_register_bare(const struct choice *, const char *word, bool apart);
/* Prints what a word of instruction texts is, or the name of a field, operand or space, and where
 * it may appear: false when it is none. */
bool info_word(const struct choice *, const char *word);
/* What was perhaps meant: `A`, `B` or `C`; empty: nothing is near. Allocated. */
char *info_meant(const struct isadora_target *, const char *word);
/* Does `word` mean this form: its mnemonic, its page, or its name or the beginning of it? */
bool info_is_meant(const struct isadora_form *, const char *word);
/* Lines that explain the modifiers `text`, `.A.B`, of the forms of this name; "" when no form has
 * all of them. */
char *info_modifiers(const struct choice *, const char *name, const char *text);

/* What a field holds: `register R0..RZ`, its words, or its numbers. */
char *info_field(const struct isadora_target *, const struct isadora_field *);
/* Prints the operands that the form's line of syntax names, with their alternatives. */
void info_operands(const struct isadora_form *);

/* The exception of this name: false when there is none. `apart`: something precedes it. */
bool info_exception(const struct choice *, const char *word, bool apart);
/* What sources have besides instructions: comments, macros, operators. */
void info_sources(const struct isadora_target *);
/* Statements of sources that stand for others, and operators: false when there is none of this
 * name. `apart`: something precedes them. */
bool info_macro(const struct isadora_target *, const char *word, bool apart);
bool info_operator(const struct isadora_target *, const char *word);

/* Lanes, scopes, options; nothing where there are no lanes. */
void info_launch(const struct isadora_target *, uint64_t wanted);
/* "per lane", ..; NULL without lanes. */
const char *info_scope(const struct isadora_target *, unsigned scope);

/* Prints the instructions whose names, titles or prose have the word, whatever its case: how many.
 */
size_t info_search(const struct choice *, const char *word, bool with_isa);

/* How many mnemonics are executed; why the others are not. */
void info_executed(const struct isadora_target *, uint64_t wanted);

#endif
