/* elf_params.c: which parameters of a function an instruction reads: the description says how the
 * text of such an operand looks, the file where each parameter lies. */
#include "dis/elf_printer.h"

#include <inttypes.h>
#include <string.h>

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

size_t elf_params_remark(const struct elf_printer *p, const char *text, size_t length, char *out)
{
    const struct isadora_elf_kind *kind = p->file.kind;
    const char *end = text + length;
    size_t used = 0;
    if (!kind->before_param || !p->function->has_place)
        return 0;
    for (const char *at = text; (at = memchr(at, *kind->before_param, (size_t)(end - at))); at++) {
        uint64_t offset;
        if (!begins(at, end, kind->before_param))
            continue;
        const char *next = read_hex(at + strlen(kind->before_param), end, &offset);
        const struct isadora_nvinfo_param *param =
            next && begins(next, end, kind->after_param) ? param_at(p, offset) : NULL;
        if (!param || used + 40 > DIS_REMARK_MAX)
            continue;
        const uint64_t rest = offset - p->function->place.offset - param->offset;
        used += (size_t)sprintf(out + used, "%sparameter %u", used ? ", " : "",
                                (unsigned)param->ordinal);
        if (rest)
            used += (size_t)sprintf(out + used, " + 0x%" PRIx64, rest);
    }
    return used;
}
