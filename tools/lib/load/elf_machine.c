/* elf_machine.c: names of machines (e_machine), as messages have them. */
#include <isadora/load.h>

const char *isadora_elf_machine(uint16_t machine)
{
    static const struct {
        uint16_t machine;
        const char *name;
    } machines[] = {
        {2, "SPARC"},  {3, "i386"},        {8, "MIPS"},     {20, "PowerPC"},  {21, "PowerPC64"},
        {22, "S/390"}, {40, "ARM"},        {43, "SPARC64"}, {50, "IA-64"},    {62, "x86-64"},
        {83, "AVR"},   {183, "AArch64"},   {190, "CUDA"},   {224, "AMD GPU"}, {243, "RISC-V"},
        {247, "BPF"},  {258, "LoongArch"},
    };
    for (size_t i = 0; i < sizeof machines / sizeof machines[0]; i++)
        if (machines[i].machine == machine)
            return machines[i].name;
    return NULL;
}
