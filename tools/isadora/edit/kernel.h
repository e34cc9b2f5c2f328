/* kernel.h: a kernel that the file does not have yet: what its directives say. */
#ifndef ISADORA_EDIT_KERNEL_H
#define ISADORA_EDIT_KERNEL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct edit_param {
    uint32_t offset, size; /* bytes; the offset is from the first parameter on */
};

struct edit_kernel {
    struct edit_param *params;
    size_t param_count, param_room;
    uint32_t params_at, params_size; /* in constant bank 0 */
    uint64_t shared, stack, barriers, registers;
    size_t registers_line; /* 0: as many as the code uses */
};

#endif
