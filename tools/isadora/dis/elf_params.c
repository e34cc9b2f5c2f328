/* elf_params.c: which parameters of a function an instruction reads, and what else a launch puts
 * beside them: the description says how the text of such an operand looks and what the launch puts
 * where, the file where each parameter lies. */
#include "dis/elf_printer.h"

#include <inttypes.h>
#include <string.h>

enum { CELL_NAME = 20 }; /* characters of the name of what a launch puts somewhere */

/* The number `0x..` at `at`; where it ends, or NULL. */
static const char *read_hex(const char *at, const char *end, uint64_t *out)
{
    const char *stop = at + 2;
    while (stop < end && digit_of(*stop) < 16)
        stop++;
    return end - at > 2 && at[1] == 'x' && read_number_in(at, stop, out) ? stop : NULL;
}

static bool begins(const char *at, const char *end, const char *with)
{
    const size_t size = strlen(with);
    return (size_t)(end - at) >= size && memcmp(at, with, size) == 0;
}

/* The parameter that has the byte at this offset of the bank; NULL: none has. */
static const struct isadora_nvinfo_param *param_at(const struct elf_printer *p, uint64_t offset)
{
    const struct isadora_elf_function *f = p->function;
    for (size_t i = f->first_param; i < f->first_param + f->param_count && f->has_place; i++) {
        const struct isadora_nvinfo_param *param = &p->file.cubin.params[i];
        const uint64_t first = (uint64_t)f->place.offset + param->offset;
        if (offset >= first && offset - first < param->size)
            return param;
    }
    return NULL;
}

/* What a launch puts at this offset, or NULL. */
static const struct isadora_launch_cell *launched_at(const struct dis *dis, uint64_t offset)
{
    const struct isadora_target *target = dis->choice.target;
    for (size_t i = 0; i < target->launch_cell_count; i++) {
        const struct isadora_launch_cell *cell = &target->launch_cells[i];
        if (cell->space == target->param_space && cell->configs >> dis->choice.config & 1 &&
            offset >= cell->index && offset - cell->index < cell->count)
            return cell;
    }
    return NULL;
}

static size_t put_param(char *out, unsigned ordinal)
{
    if (ordinal > 9)
        return (size_t)sprintf(out, "parameter %u", ordinal);
    memcpy(out, "parameter ", 10); /* as nearly all are: without sprintf, which is slow */
    out[10] = (char)('0' + ordinal);
    return 11;
}

/* The name of what is at this offset; 0: there is none. */
static size_t put_name(const struct elf_printer *p, uint64_t offset, char *out)
{
    const struct isadora_nvinfo_param *param = param_at(p, offset);
    const struct isadora_launch_cell *cell =
        param || !p->dis->labels ? NULL : launched_at(p->dis, offset);
    uint64_t rest = 0;
    size_t used = 0;
    if (param) {
        used = put_param(out, param->ordinal);
        rest = offset - p->function->place.offset - param->offset;
    } else if (cell) {
        used = strnlen(cell->name, CELL_NAME);
        memcpy(out, cell->name, used);
        rest = offset - cell->index;
    }
    return used + (rest ? (size_t)sprintf(out + used, " + 0x%" PRIx64, rest) : 0);
}

size_t elf_params_remark(const struct elf_printer *p, const char *text, size_t length, char *out)
{
    const struct isadora_elf_kind *kind = p->file.kind;
    const char *end = text + length;
    size_t used = 0;
    for (const char *at = text; (at = memchr(at, *kind->before_param, (size_t)(end - at))); at++) {
        uint64_t offset;
        char name[48];
        if (!begins(at, end, kind->before_param))
            continue;
        const char *next = read_hex(at + strlen(kind->before_param), end, &offset);
        const size_t size =
            next && begins(next, end, kind->after_param) ? put_name(p, offset, name) : 0;
        if (!size || used + size + 2 > DIS_REMARK_MAX)
            continue;
        memcpy(out + used, ", ", 2);
        used += used ? 2 : 0;
        memcpy(out + used, name, size);
        used += size;
    }
    return used;
}
