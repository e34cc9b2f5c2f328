/* differ.h: the registers of an instruction that two machines have different values of. */
#ifndef ISADORA_WATCH_DIFFER_H
#define ISADORA_WATCH_DIFFER_H

#include <isadora/machine.h>

/* Those that the instruction's text names, of a lane, with the warps' states: `R5 is 0x0 or 0x7`,
 * or nothing. Memory of the tool. */
char *differ_text(struct isadora_machine *, void *state, struct isadora_machine *twin,
                  void *twin_state, int lane, const char *insn);

/* The register as it is printed where the text of an instruction has that, else its name. */
const char *differ_name(const struct isadora_target *, const struct isadora_register *,
                        const char *insn, char name[ISADORA_NAME_MAX]);
/* Whether the text of an instruction has the register, as it is printed or by its name. */
bool differ_names(const struct isadora_target *, const struct isadora_register *, const char *insn);

#endif
