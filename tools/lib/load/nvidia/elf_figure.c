/* elf_figure.c: what a cubin says of functions in the code of another one. */
#include "load/nvidia/elf_figure.h"

#include <stdlib.h>

static int order_of(uint32_t a, uint32_t b) { return a < b ? -1 : a > b; }

static int figure_order(const void *left, const void *right)
{
    const struct isadora_elf_figure *a = left, *b = right;
    const int order = order_of(a->symbol, b->symbol);
    return order ? order : order_of(a->kind, b->kind);
}

void rt_elf_figures_sort(struct isadora_elf_cubin *cubin)
{
    if (cubin->figure_count)
        qsort(cubin->figures, cubin->figure_count, sizeof *cubin->figures, figure_order);
}

bool isadora_elf_cubin_figure(const struct isadora_elf_cubin *cubin, uint32_t symbol, uint8_t kind,
                              uint32_t *value)
{
    const struct isadora_elf_figure key = {.symbol = symbol, .kind = kind};
    const struct isadora_elf_figure *found =
        cubin->figure_count
            ? bsearch(&key, cubin->figures, cubin->figure_count, sizeof key, figure_order)
            : NULL;
    *value = found ? found->value : 0;
    return found != NULL;
}
