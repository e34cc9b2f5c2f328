/* Decodes and prints one instruction, and links nothing else. */
#include <isadora/volta.h>

#include <stdio.h>
#include <string.h>

int main(void)
{
    /* 40000048: MOV R1, c[0x0][0x28], without its control fields */
    static const uint8_t word[] = {0x02, 0x7a, 0x01, 0x00, 0x00, 0x0a, 0x00, 0x00,
                                   0x00, 0x0f, 0x00, 0x00, 0x00, 0xe4, 0x0f, 0x00};
    const struct isadora_context context = {.config = VOLTA_CONFIG_SM_70, .brief = true};
    struct isadora_insn insn;
    char text[VOLTA_TEXT_MAX];
    if (volta_decode(&context, word, sizeof word, &insn) != sizeof word)
        return puts("not an instruction"), 1;
    volta_format(&context, &insn, text, sizeof text);
    puts(text);
    return strcmp(text, "MOV R1, c[0x0][0x28]") != 0;
}
