/* pick.h: which image of a fatbin is meant, for commands that work on one program. */
#ifndef ISADORA_PICK_H
#define ISADORA_PICK_H

#include "object/images.h"
#include "target/targets.h"

/* Puts the images that are for the instruction set and the variant of the choice first, those that
 * have its very name alone where there are some: how many. PTX is for `compute_80`. */
size_t pick_keep(struct images *, const struct choice *);
/* Leaves those cubins in the list that the choice of instruction set and variant, and the name of a
 * function (NULL: any) fit: an exit status, with a complaint that lists the images where none
 * does. */
int pick_fitting(struct images *, struct choice *, const char *function);
/* The input becomes the one image in it that fits; one that contains no images stays. An exit
 * status, with a complaint that says how to choose. */
int pick_image(struct input *, struct choice *, const char *function);

#endif
