/* images.h: files that contain code for GPUs, cubins and PTX: fatbins, programs and libraries for
 * hosts with such sections, archives of these and of cubins. */
#ifndef ISADORA_IMAGES_H
#define ISADORA_IMAGES_H

#include <isadora/fatbin.h>
#include "common/io.h"
#include "object/unpack.h"

struct code_image {
    struct isadora_fatbin_image stored; /* its offset is in the file */
    size_t number;                      /* from 1, in the file */
    struct isadora_name member;         /* of an archive, that it is in; at NULL: none */
};

struct images {
    const char *name; /* of the file */
    uint8_t *bytes;
    size_t size;
    struct code_image *list;
    size_t count, room;
    size_t copies; /* of others, which were left out of the list */
    struct unpack_limits limits;
};

/* Does the input contain images? Takes nothing away. */
bool images_begin(struct input *);
/* Finds the images of such an input, reads all of it and closes it: an exit status. */
int images_take(struct images *, struct input *);

/* Cubins, which are code; the others are PTX, and what only compilers read. */
bool image_is_cubin(const struct code_image *);
/* `sm_80`, `sm_90a`, `compute_80`. */
char *image_architecture(const struct code_image *);
/* `FILE: image 3`, for messages. */
char *image_where(const struct images *, const struct code_image *);
/* What it contains, as an input that takes nothing else: an exit status. */
int image_open(struct images *, const struct code_image *, struct input *);

#endif
