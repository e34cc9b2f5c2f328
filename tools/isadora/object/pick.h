/* pick.h: which image of a fatbin is meant, or which images. */
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
/* All cubins of an input that fit and differ, and are for one architecture, as those of a program
 * of several modules are; count 0: it contains no images and stays as it is. An exit status, with a
 * complaint that says how to choose. */
int pick_images(struct input *, struct choice *, const char *function, struct images *);
/* Is only one image chosen? An exit status, with a complaint as above. */
int pick_single(struct images *, const struct choice *, const char *function);
/* The input becomes the one image in it that fits; one that contains no images stays. An exit
 * status, with a complaint that says how to choose. */
int pick_image(struct input *, struct choice *, const char *function);

#endif
