/* take.c: the next unit of code: an instruction, or data. */
#include <isadora/bundle.h>
#include "asm/tables/syntax.h"
#include "code/skip.h"
#include "dis/dis.h"

#include <string.h>

static size_t take(struct dis *dis, int length, const uint8_t *bytes, size_t size,
                   const struct isadora_insn *insn, bool *decoded)
{
    const struct isadora_target *target = dis->choice.target;
    *decoded =
        length > 0 && isadora_is_aligned(&dis->alignment, dis->context.address, (unsigned)length) &&
        !(target->bundle && isadora_bundle_hangs(target, dis->offset / (size_t)length, bytes));
    dis->misplaced = length > 0 && !*decoded ? insn : NULL;
    if (length > 0)
        return (size_t)length;
    return code_skip(target, &dis->context, bytes, size);
}

size_t dis_take(struct dis *dis, const uint8_t *bytes, size_t size, struct isadora_insn *insn,
                bool *decoded)
{
    const int length = dis->choice.target->decode(&dis->context, bytes, size, insn);
    return take(dis, length, bytes, size, insn, decoded);
}

size_t dis_identify(struct dis *dis, const uint8_t *bytes, size_t size, struct isadora_insn *insn,
                    bool *decoded)
{
    const int length = dis->choice.target->identify(&dis->context, bytes, size, insn);
    return take(dis, length, bytes, size, insn, decoded);
}

const struct isadora_insn *dis_seen(struct dis *dis, size_t number)
{
    if (number >= dis->seen_count || !dis->seen[number].length)
        return NULL;
    dis->misplaced = NULL;
    return &dis->seen[number];
}

const char *dis_comment(const struct dis *dis)
{
    const struct isadora_notation *notation = dis->choice.target->syntax->notation;

    if (notation == NULL || notation->separator == NULL || *notation->separator != ';')
        return "; ";
    return notation->comment && strcmp(notation->comment, "#") == 0 ? "# " : "// ";
}
