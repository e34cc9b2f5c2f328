/* Decodes, prints, assembles and executes one instruction through what was installed. */
#include <isadora/machine.h>
#include <isadora/asm.h>
#include <isadora/vp1_scalar.h>

#include <stdio.h>
#include <string.h>

static int fail(const char *what)
{
    fprintf(stderr, "consumer: %s\n", what);
    return 1;
}

static int check_text(const struct isadora_target *target, const uint8_t *word)
{
    struct isadora_context context = {.config = 0, .address = 0};
    struct isadora_insn insn, again;
    struct isadora_complaint why;
    char text[VP1_SCALAR_TEXT_MAX];
    uint8_t bytes[ISADORA_WORD_BYTES];
    if (target->decode(&context, word, 4, &insn) != 4)
        return fail("4c0887c7 does not decode");
    target->format(&context, &insn, text, sizeof text);
    if (strcmp(text, "add $r1 $r2 $r3") != 0)
        return fail(text);
    if (isadora_parse(target, &context, NULL, text, strlen(text), &again, &why) < 0)
        return fail(why.text);
    if (vp1_scalar_encode(&context, &again, bytes, sizeof bytes) != 4 ||
        memcmp(bytes, word, 4) != 0)
        return fail("the text assembles to something else");
    return 0;
}

static int check_run(const struct isadora_target *target, const uint8_t *word)
{
    struct isadora_machine *m = isadora_machine_create(target, 0);
    const struct isadora_limits limits = {.steps = 10};
    struct isadora_register r1, r2, r3;
    if (!m || !isadora_load_image(m, 0, word, 4))
        return fail("no machine");
    if (!isadora_register_find(target, "$r1", 3, &r1) ||
        !isadora_register_find(target, "$r2", 3, &r2) ||
        !isadora_register_find(target, "$r3", 3, &r3))
        return fail("no registers");
    isadora_register_set(m, &r2, (struct isadora_word){{5, 0}});
    isadora_register_set(m, &r3, (struct isadora_word){{6, 0}});
    enum isadora_stop stop = isadora_run(m, &limits);
    unsigned long long sum = isadora_register_get(m, &r1).half[0];
    isadora_machine_destroy(m);
    return stop != ISADORA_ENDED || sum != 11 ? fail("5 + 6 is not 11") : 0;
}

int main(void)
{
    static const uint8_t word[] = {0xc7, 0x87, 0x08, 0x4c};
    int failed = check_text(&vp1_scalar_target, word) || check_run(&vp1_scalar_target, word);
    if (!failed)
        puts("consumer: fine");
    return failed;
}
