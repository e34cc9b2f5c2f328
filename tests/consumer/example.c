/* Decodes, prints, assembles and runs.
 * cc example.c $(pkg-config --cflags --libs isadora-vp1-scalar isadora-asm) */
#include <isadora/asm.h>
#include <isadora/machine.h>
#include <isadora/vp1_scalar.h>
#include <stdio.h>
#include <string.h>

int main(void)
{
    const struct isadora_target *isa = &vp1_scalar_target;
    const struct isadora_context context = {.config = VP1_SCALAR_CONFIG_G80, .address = 0};

    const uint8_t word[] = {0xc7, 0x87, 0x08, 0x4c}; /* decode and print */
    struct isadora_insn insn;
    char text[VP1_SCALAR_TEXT_MAX];
    if (vp1_scalar_decode(&context, word, sizeof word, &insn) < 0)
        return puts("not an instruction"), 1;
    vp1_scalar_format(&context, &insn, text, sizeof text);
    printf("%s  (%s)\n", text, isa->forms[insn.form].name);

    const char source[] = "mov $r2 5\nmov $r3 6\nadd $r1 $r2 $r3\n"; /* assemble */
    const struct isadora_assembly_input input = {
        .target = isa, .config = context.config, .source = {"source", source, strlen(source)}};
    struct isadora_assembly code;
    if (isadora_assemble(&input, &code) == ISADORA_ASSEMBLY_BAD)
        return puts(code.errors[0].why.text), 1;

    struct isadora_machine *machine = isadora_machine_create(isa, context.config); /* run */
    struct isadora_register r1;
    if (!machine || !isadora_load_image(machine, 0, code.bytes, code.size))
        return puts("no memory"), 1;
    printf("%s: ", isadora_stop_name(isadora_run(machine, NULL)));
    isadora_register_find(isa, "$r1", strlen("$r1"), &r1);
    printf("$r1 is %d\n", (int)isadora_register_get(machine, &r1).half[0]);
    isadora_machine_destroy(machine);
    isadora_assembly_free(&code);
    return 0;
}
