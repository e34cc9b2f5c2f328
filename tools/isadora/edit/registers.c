/* registers.c: how many registers functions say that they need. */
#include "code/skip.h"
#include "edit/edit.h"

#include <isadora/analysis.h>
#include <isadora/bundle.h>
#include <isadora/machine.h>

#include <inttypes.h>
#include <string.h>

enum { USES = 64, SHIFT = 24, MOST = 255 };

/* The registers of a thread: the largest file of lanes. */
static int file_of(const struct isadora_target *target)
{
    int found = -1;
    for (size_t i = 0; i < target->file_count; i++)
        if (target->files[i].scope == ISADORA_LANE && target->files[i].count > 1 &&
            (found < 0 || target->files[i].count > target->files[found].count))
            found = (int)i;
    return found;
}

static uint32_t most_used(const struct isadora_target *target,
                          const struct isadora_context *context, const struct isadora_insn *insn,
                          int file, uint32_t most)
{
    struct isadora_use uses[USES];
    const size_t n = isadora_uses(target, context, insn, uses, USES);
    for (size_t i = 0; i < n && i < USES; i++)
        if (uses[i].file == file && !uses[i].any && uses[i].index + 1 > most)
            most = uses[i].index + 1;
    return most;
}

/* The number of the highest register that code uses, plus 1. */
uint32_t edit_registers_of(const struct choice *choice, const uint8_t *bytes, uint64_t size)
{
    const struct isadora_target *target = choice->target;
    const int file = file_of(target);
    uint8_t *copy = tool_alloc((size_t)size + 1);
    uint32_t most = 0;
    struct code code;
    memcpy(copy, bytes, (size_t)size);
    code_hold(&code, choice, copy, (size_t)size);
    code_fill_all(&code);
    for (size_t at = 0; file >= 0 && at < code.end;) {
        struct isadora_context context = {
            .config = choice->config,
            .address = target->start + isadora_place_address(target, choice->config, at)};
        struct isadora_insn insn;
        const int length = target->decode(&context, code.bytes + at, code.end - at, &insn);
        if (length > 0)
            most = most_used(target, &context, &insn, file, most);
        at += length > 0 ? (size_t)length
                         : code_skip(target, &context, code.bytes + at, code.end - at);
    }
    code_close(&code);
    return most;
}

/* ---- what the file says ---- */

/* The attribute REGCOUNT of a function: where its number is, in the new bytes; NULL. */
static uint8_t *number_of(const struct edit *edit, const struct isadora_elf_function *f)
{
    const uint32_t section = edit->file.cubin.info;
    struct isadora_nvinfo info = isadora_elf_cubin_info(&edit->file.cubin, section);
    struct isadora_nvinfo_attribute a;
    uint32_t n[2];
    while (isadora_nvinfo_next(&info, &a))
        if (isadora_nvinfo_numbers(&a, ISADORA_NVINFO_REGCOUNT, n, 2) && n[0] == f->symbol)
            return edit->container.pieces[section].bytes + (a.bytes - info.bytes) + 4;
    return NULL;
}

static void set_registers(struct edit *edit, const struct isadora_elf_function *f, uint32_t count)
{
    struct piece *p = &edit->container.pieces[f->section];
    uint8_t *number = f->symbol ? number_of(edit, f) : NULL;
    if (p->info >> SHIFT && p->info >> SHIFT < count)
        p->info = (p->info & ((UINT32_C(1) << SHIFT) - 1)) | count << SHIFT;
    if (number && isadora_elf_u32(number) < count)
        put_u32(number, count);
    fprintf(stderr, "%s: note: function `%s` has %" PRIu32 " registers now\n", edit->file.name,
            name_text(f->name), count);
}

static bool is_kernel(const struct edit *edit, const struct isadora_elf_function *f)
{
    return f->symbol &&
           (isadora_elf_symbol(&edit->file.cubin.elf, f->symbol).other & CUDA_KERNEL) != 0;
}

/* A function that kernels may call needs its registers in each of them. */
static void raise_kernels(struct edit *edit, uint32_t count)
{
    for (size_t i = 0; i < edit->file.cubin.function_count; i++) {
        const struct isadora_elf_function *f = &edit->file.cubin.functions[i];
        if (is_kernel(edit, f) && f->registers < count)
            set_registers(edit, f, count);
    }
}

void edit_registers(struct edit *edit)
{
    for (size_t i = 0; i < edit->part_count; i++) {
        const struct edit_part *part = &edit->parts[i];
        const struct moves *m = &part->moves;
        if (!part->changed || !part->function || !part->function->has_registers)
            continue;
        const uint32_t old = edit_registers_of(&edit->choice, m->old_bytes, m->old_size);
        const uint32_t now = edit_registers_of(&edit->choice, m->new_bytes, m->new_size);
        if (now <= old)
            continue;
        const uint32_t wanted = part->function->registers + now - old;
        const uint32_t count = wanted < MOST ? wanted : MOST;
        set_registers(edit, part->function, count);
        if (!is_kernel(edit, part->function))
            raise_kernels(edit, count);
    }
}
