// A program in C++17: all public headers beside those of the system, and one instruction.
#include <elf.h>
#include "all.h" // all headers of ours

#include <cstdio>
#include <cstring>

static_assert(sizeof(Elf64_Ehdr) == 64, "the system's <elf.h>");

static bool has_text(const isadora_target &target, const char *wanted)
{
    const uint8_t word[] = {0xc7, 0x87, 0x08, 0x4c};
    isadora_context context{};
    isadora_insn insn;
    char text[ISADORA_TEXT_MAX];
    if (target.decode(&context, word, sizeof word, &insn) != 4)
        return false;
    target.format(&context, &insn, text, sizeof text);
    return std::strcmp(text, wanted) == 0;
}

int main()
{
    if (std::strcmp(isadora_version(), ISADORA_VERSION) != 0)
        return std::puts("consumer: headers and library differ"), 1;
    isadora_machine *machine = isadora_machine_create(&vp1_scalar_target, VP1_SCALAR_CONFIG_NV41);
    const bool fine = machine && has_text(vp1_scalar_target, "add $r1 $r2 $r3");
    isadora_machine_destroy(machine);
    std::puts(fine ? "consumer: fine" : "consumer: something is wrong");
    return fine ? 0 : 1;
}
