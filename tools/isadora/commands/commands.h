/* commands.h: the subcommands of the program. */
#ifndef ISADORA_COMMANDS_H
#define ISADORA_COMMANDS_H

#include "common/options.h"

extern const struct command command_isas, command_info, command_dis, command_as, command_run,
    command_test, command_lint, command_explain, command_check, command_gen, command_diff,
    command_doc, command_export, command_extract, command_compare, command_cfg;

#endif
