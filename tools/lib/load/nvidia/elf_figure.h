/* elf_figure.h: what a cubin says of functions in the code of another one. */
#ifndef ISADORA_ELF_FIGURE_H
#define ISADORA_ELF_FIGURE_H

#include <isadora/nvidia.h>

/* Once all are there: puts the figures in their order. */
void rt_elf_figures_sort(struct isadora_elf_cubin *);

#endif
