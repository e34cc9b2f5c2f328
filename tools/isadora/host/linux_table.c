/* linux_table.c: instruction sets as Linux uses them. */
#include "host/linux.h"

static const struct linux_kind kinds[] = {
    {.machine = 243,
     .called = "riscv64",
     .stack = "$x2",
     .number = "$x17",
     .arguments = {"$x10", "$x11", "$x12", "$x13", "$x14", "$x15"},
     .result = "$x10",
     .vector = "$mtvec",
     .cause = "$mcause",
     .from = "$mepc",
     .asks = "ecall",
     .call = 8,
     .step = 4,
     .features = 0x112d, /* a bit a letter: A C D F I M */
     .begins = {{"$mstatus", 0x2000}, {"$mcounteren", 7}},
     .returns = {{"$mode", 0}}},
};

const struct linux_kind *linux_kind_of(uint16_t machine)
{
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++)
        if (kinds[i].machine == machine)
            return &kinds[i];
    return NULL;
}
