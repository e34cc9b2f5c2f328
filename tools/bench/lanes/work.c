/* work.c: the kernels that are measured, and what they compute on, made up here. */
#include "lanes.h"

#include <stdlib.h>
#include <string.h>

enum { ROWS = 256, MESSAGES = 32768, PAGE = 4096, SIDE = 16 };

static uint32_t draw(uint32_t *state)
{
    *state = *state * 1664525 + 1013904223;
    const uint32_t mixed = (*state ^ *state >> 15) * 0x85ebca6bu;
    return mixed ^ mixed >> 13;
}

/* Buffers lie in pages of their own; the parameters end with their addresses, or those of SASS
 * begin with them. */
static void add_part(struct work *work, uint32_t size, bool result)
{
    const uint32_t at = work->memory_size;
    work->parts[work->part_count++] = (struct part){at, size, result};
    if (work->is_sass)
        work->param_count += 2;
    else
        work->param[work->param_count++] = at;
    work->memory_size = (at + size + PAGE - 1) / PAGE * PAGE + PAGE;
}

static bool make_memory(struct work *work)
{
    work->memory = calloc(work->memory_size / 4, 4);
    work->wanted = calloc(work->memory_size / 4, 4);
    return work->memory && work->wanted;
}

void work_params(const struct work *work, uint64_t first, uint32_t *words)
{
    memcpy(words, work->param, sizeof work->param);
    for (unsigned i = 0; work->is_sass && i < work->part_count; i++) {
        words[2 * i] = (uint32_t)(first + work->parts[i].at);
        words[2 * i + 1] = (uint32_t)((first + work->parts[i].at) >> 32);
    }
}

/* `variant`: of SASS, or NULL. */
static struct work begin_work(const char *name, const char *variant)
{
    const bool is_sass = variant != NULL;
    return (struct work){
        .name = name,
        .isa = !is_sass            ? "tesla"
               : variant[3] == '5' ? "maxwell"
                                   : "volta",
        .variant = is_sass ? variant : "g80",
        .is_sass = is_sass,
        .memory_size = PAGE,
    };
}

static bool make_product(struct work *work, const char *name, uint32_t shared, const char *variant)
{
    uint32_t state = 1;
    *work = begin_work(name, variant);
    work->grid[0] = work->grid[1] = ROWS / SIDE;
    work->block[0] = work->block[1] = SIDE;
    work->shared = shared;
    work->size = ROWS;
    work->plain = work->is_sass ? plain_fused_product : plain_product;
    if (!work->is_sass)
        work->param[work->param_count++] = ROWS;
    for (int i = 0; i < 3; i++)
        add_part(work, 4 * ROWS * ROWS, i == 2);
    if (work->is_sass)
        work->param[work->param_count++] = ROWS;
    if (!make_memory(work))
        return false;
    for (uint32_t i = 0; i < 2 * ROWS * ROWS; i++) { /* from -1 to 1 */
        const struct part *part = &work->parts[i / (ROWS * ROWS)];
        const float value = (float)((int32_t)(draw(&state) >> 8) - 0x800000) / 0x800000;
        memcpy(work->memory + part->at / 4 + i % (ROWS * ROWS), &value, sizeof value);
    }
    return true;
}

static bool make_sha256(struct work *work, const char *variant)
{
    uint32_t state = 1;
    *work = begin_work("sha256", variant);
    work->grid[0] = MESSAGES / WARP;
    work->grid[1] = work->block[1] = 1;
    work->block[0] = WARP;
    work->shared = work->is_sass ? 0 : 0x40;
    work->size = MESSAGES;
    work->plain = work->is_sass ? plain_sass_sha256 : plain_sha256;
    if (!work->is_sass) {
        work->constants = sha_constants;
        work->constant_size = sizeof sha_constants;
    }
    add_part(work, 64 * MESSAGES, false);
    add_part(work, 32 * MESSAGES, true);
    if (!make_memory(work))
        return false;
    for (uint32_t i = 0; i < 16 * MESSAGES; i++) /* any block will do: padding is not read */
        work->memory[work->parts[0].at / 4 + i] = draw(&state);
    return true;
}

bool work_make(struct work *work, unsigned which)
{
    static const char *const variants[] = {NULL, "sm_52", "sm_80"};
    bool made = false;
    if (which == 0)
        made = make_product(work, "matmul", 0x20, NULL);
    else if (which == 1)
        made = make_product(work, "matmul_tiled", 0x880, NULL);
    else if (which == 2)
        made = make_sha256(work, NULL);
    else if (which < 7 && which % 2)
        made = make_product(work, "product", 0, variants[which / 2]);
    else if (which < 7)
        made = make_sha256(work, variants[which / 2 - 1]);
    if (made) {
        memcpy(work->wanted, work->memory, work->memory_size);
        work->plain(work, work->wanted);
    }
    return made;
}

void work_free(struct work *work)
{
    free(work->memory);
    free(work->wanted);
    free(work->own_constants);
}
