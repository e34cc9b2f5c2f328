/* address.c: addresses and numbers as commands name them: labels, lines of a source, registers. */
#include "debug/debug.h"

#include <inttypes.h>
#include <string.h>

static bool address_of(struct debug *d, const char *word, size_t size, uint64_t *out)
{
    if (size == 3 && memcmp(word, "$pc", size) == 0) {
        *out = d->m->pc;
        return true;
    }
    return run_address(d->run, word, size, out);
}

/* The value of a register that lanes do not have for themselves. */
static bool register_value(const struct debug *d, const char *text, size_t size, uint64_t *out)
{
    struct place place;
    struct place_error error;
    if (!place_read_all(d->m, text, size, &place, &error) || place.is_cell ||
        place.reg.file->scope == ISADORA_LANE || place.reg.width > 64)
        return false;
    *out = place_get(d->m, &place).half[0];
    return true;
}

bool debug_address(struct debug *d, const char *text, uint64_t *out)
{
    const char *plus = strrchr(text, '+');
    const size_t size = plus ? (size_t)(plus - text) : strlen(text);
    uint64_t more = 0;
    if (run_address(d->run, text, strlen(text), out)) {
        *out = isadora_arrive(d->m, *out);
        return true;
    }
    const bool found = address_of(d, text, size, out) || register_value(d, text, size, out);
    if (found && (!plus || read_number(plus + 1, &more))) {
        *out = isadora_arrive(d->m, *out + more);
        return true;
    }
    return debug_refuse(d, "`%s` is %s", text, run_no_address(text));
}

/* A number, a label, `$pc`, or a register. */
static bool term(struct debug *d, const char *text, size_t size, uint64_t *out)
{
    while (size && (*text == ' ' || *text == '\t')) {
        text++;
        size--;
    }
    while (size && (text[size - 1] == ' ' || text[size - 1] == '\t'))
        size--;
    return size && (address_of(d, text, size, out) || register_value(d, text, size, out));
}

bool debug_number(struct debug *d, const char *text, size_t size, uint64_t *out)
{
    uint64_t more;
    if (term(d, text, size, out))
        return true;
    for (size_t i = size; i-- > 1;) {
        if (text[i] != '+' && text[i] != '-')
            continue;
        if (!term(d, text, i, out) || !term(d, text + i + 1, size - i - 1, &more))
            return false;
        *out = text[i] == '+' ? *out + more : *out - more;
        return true;
    }
    return false;
}

/* What begins with a label that is not the name of a place. */
bool debug_label(struct debug *d, const char *text, uint64_t *out)
{
    const char *from = text + strspn(text, " \t");
    const size_t size = strcspn(from, " \t+-");
    struct place place;
    struct place_error error;
    return size && !place_read_all(d->m, from, size, &place, &error) &&
           assembly_label(&d->run->source, from, size, out) &&
           debug_number(d, from, strlen(from), out);
}

bool debug_wide(struct debug *d, const char *text, struct isadora_word *out)
{
    *out = (struct isadora_word){{0, 0}};
    return read_wide(text, strlen(text), out) || debug_number(d, text, strlen(text), &out->half[0]);
}

bool debug_code_address(struct debug *d, const char *text, uint64_t *out)
{
    if (!debug_address(d, text, out))
        return false;
    if (run_may_be_code(d->run, *out))
        return true;
    return debug_refuse(
        d, "no instruction begins at 0x%" PRIx64 "; a line of a source is FILE:LINE", *out);
}
