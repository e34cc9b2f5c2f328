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

/* Buffers lie in pages of their own; the parameters end with their addresses. */
static void add_part(struct work *work, uint32_t size, bool result)
{
    const uint32_t at = work->memory_size;
    work->parts[work->part_count++] = (struct part){at, size, result};
    work->param[work->param_count++] = at;
    work->memory_size = (at + size + PAGE - 1) / PAGE * PAGE + PAGE;
}

static bool make_memory(struct work *work)
{
    work->memory = calloc(work->memory_size / 4, 4);
    work->wanted = calloc(work->memory_size / 4, 4);
    return work->memory && work->wanted;
}

static bool make_product(struct work *work, const char *name, uint32_t shared)
{
    uint32_t state = 1;
    *work = (struct work){
        .name = name,
        .grid = {ROWS / SIDE, ROWS / SIDE},
        .block = {SIDE, SIDE},
        .shared = shared,
        .param = {ROWS},
        .param_count = 1,
        .memory_size = PAGE,
        .size = ROWS,
        .plain = plain_product,
    };
    for (int i = 0; i < 3; i++)
        add_part(work, 4 * ROWS * ROWS, i == 2);
    if (!make_memory(work))
        return false;
    for (uint32_t i = 0; i < 2 * ROWS * ROWS; i++) { /* from -1 to 1 */
        const struct part *part = &work->parts[i / (ROWS * ROWS)];
        const float value = (float)((int32_t)(draw(&state) >> 8) - 0x800000) / 0x800000;
        memcpy(work->memory + part->at / 4 + i % (ROWS * ROWS), &value, sizeof value);
    }
    return true;
}

static bool make_sha256(struct work *work)
{
    uint32_t state = 1;
    *work = (struct work){
        .name = "sha256",
        .grid = {MESSAGES / WARP, 1},
        .block = {WARP, 1},
        .shared = 0x40,
        .memory_size = PAGE,
        .size = MESSAGES,
        .constants = sha_constants,
        .constant_size = sizeof sha_constants,
        .plain = plain_sha256,
    };
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
    bool made = false;
    if (which == 0)
        made = make_product(work, "matmul", 0x20);
    if (which == 1)
        made = make_product(work, "matmul_tiled", 0x880);
    if (which == 2)
        made = make_sha256(work);
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
}
