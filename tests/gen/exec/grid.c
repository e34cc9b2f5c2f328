/* Runs a program in every thread of a grid, and prints how it ended and the final state:
 * grid CODE BLOCKS THREADS OPTION QUICK WHAT.., each WHAT a register (`$r1@3`), one of another warp
 * of the last block (`$r1@3/1`), or a cell (`g:0x10`). */
#include "asm/tables/syntax.h"
#include <isadora/simt.h>

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern const struct isadora_target TARGET;
extern const struct isadora_syntax PARSED;

/* Assembling is not what is tested here. */
const struct isadora_syntax PARSED = {.inner = false};

static size_t read_code(const char *text, uint8_t *out, size_t room)
{
    size_t n = 0;
    for (; text[0] && text[1] && n < room; text += 2) {
        const char digits[] = {text[0], text[1], 0};
        out[n++] = (uint8_t)strtoul(digits, NULL, 16);
    }
    return n;
}

static void show(struct isadora_grid *g, struct isadora_machine *m, char *what)
{
    struct isadora_register reg;
    char *colon = strchr(what, ':'), *slash = strchr(what, '/');
    if (colon) {
        *colon = 0;
        const int space = isadora_space_find(m->target, what, strlen(what));
        printf(" %" PRIu64,
               space < 0 ? 0 : isadora_peek(m, (unsigned)space, strtoull(colon + 1, NULL, 0)));
        return;
    }
    if (slash)
        *slash = 0;
    isadora_grid_choose(g, slash ? (uint32_t)strtoul(slash + 1, NULL, 0) : 0);
    if (isadora_register_find(m->target, what, strlen(what), &reg))
        printf(" %" PRIu64, isadora_register_get(m, &reg).half[0]);
    else
        printf(" ?");
}

int main(int argc, char **argv)
{
    static uint8_t code[1024];
    struct isadora_machine *m = isadora_machine_create(&TARGET, 0);
    struct isadora_grid g;
    if (!m || argc < 6)
        return 3;
    const size_t size = read_code(argv[1], code, sizeof code);
    const struct isadora_grid_plan plan = {
        .grid = {(uint32_t)strtoul(argv[2], NULL, 0), 1, 1},
        .block = {(uint32_t)strtoul(argv[3], NULL, 0), 1, 1},
    };
    m->launch.option[0] = strtoull(argv[4], NULL, 0);
    isadora_machine_quick(m, argv[5][0] == '1');
    if (!isadora_load_image(m, 0, code, size))
        return 3;
    if (!isadora_grid_open(&g, m, &plan)) {
        const struct isadora_excess excess = isadora_grid_excess(&TARGET, 0, &plan);
        printf("refused: %s %" PRIu64 " of %" PRIu64 "\n", excess.what, excess.value, excess.most);
        isadora_machine_destroy(m);
        return 0;
    }
    const enum isadora_stop why = isadora_grid_run(&g, 10000);
    printf("%s", isadora_stop_name(why));
    if (why == ISADORA_TRAPPED)
        printf(" lane %d pc %" PRIu64, m->trap.lane, m->pc);
    for (int i = 6; i < argc; i++)
        show(&g, m, argv[i]);
    printf("\n");
    isadora_grid_close(&g);
    isadora_machine_destroy(m);
    return 0;
}
