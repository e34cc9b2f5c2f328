/* position.c: directives that say where what follows is: `.org`, `.align`, `.space`, and their
 * like; sections. */
#include "asm/assembler.h"

#include <string.h>

enum { ALIGN_MOST = 1 << 24 };

void rt_org(struct rt_assembler *a, struct rt_arguments *r)
{
    const char *at = rt_skip_blanks(r->at, r->end);
    uint64_t address, here = a->origin + a->out->size;

    if (!rt_argument_count(a, r, &address) || !rt_argument_done(a, r))
        return;
    if (a->target->bundle) {
        rt_bundles_org(a, at, (size_t)(r->at - at), address);
    } else if (address > UINT64_MAX / a->step) {
        rt_error(a, at, (size_t)(r->at - at), "this address is too high");
    } else if (a->out->size == 0) {
        a->origin = address * a->step;
    } else if (address * a->step < here) {
        rt_error(a, at, (size_t)(r->at - at),
                 "`.org` cannot go back; there is something at this address");
    } else if (address * a->step - here > SIZE_MAX / 2) {
        rt_error(a, at, (size_t)(r->at - at), "the output would be larger than its limit");
    } else {
        rt_bytes_add(a, (size_t)(address * a->step - here));
    }
}

/* ---- Filled room ---- */

/* `, FILL`, where there is one: the byte that room is filled with. */
static bool fill_read(struct rt_assembler *a, struct rt_arguments *r, uint8_t *fill, bool *is)
{
    struct isadora_number value;

    *fill = 0;
    *is = false;
    if (!rt_argument_comma(r) || r->at == r->end || *r->at == ',')
        return true;
    const char *at = r->at;
    if (!rt_argument_number(a, r, &value, NULL))
        return false;
    if (value.negative ? value.bits < (uint64_t)-0x80 : value.bits > 0xff) {
        rt_error(a, at, (size_t)(r->at - at), "%s does not fit 8 bits",
                 rt_quote(at, (size_t)(r->at - at)).text);
        return false;
    }
    *fill = (uint8_t)value.bits;
    *is = true;
    return true;
}

static void room_add(struct rt_assembler *a, uint64_t size, uint8_t fill)
{
    if (size > SIZE_MAX / 2)
        size = SIZE_MAX / 2;
    uint8_t *bytes = rt_bytes_add(a, (size_t)size);
    if (bytes != NULL && fill != 0)
        memset(bytes, fill, (size_t)size);
}

void rt_space(struct rt_assembler *a, struct rt_arguments *r)
{
    uint64_t size;
    uint8_t fill;
    bool is;

    if (rt_argument_count(a, r, &size) && fill_read(a, r, &fill, &is) && rt_argument_done(a, r))
        room_add(a, size, fill);
}

/* ---- Alignment ---- */

/* Writes one instruction of the description's; its bytes, or 0. */
static size_t pad_one(struct rt_assembler *a, const char *text)
{
    struct isadora_insn insn;
    const size_t size = strlen(text), offset = a->out->size;

    a->context.address = rt_address(a, offset);
    if (isadora_parse(a->target, &a->context, NULL, text, size, &insn, NULL) < 0)
        return 0;
    uint8_t *bytes = rt_bytes_add(a, insn.length);
    if (bytes == NULL || a->target->encode(&a->context, &insn, bytes, insn.length) != insn.length)
        return 0;
    rt_span_add(a, offset, false);
    return insn.length;
}

/* The length of what pads, 0 where it does not exist on this configuration. */
static size_t pad_length(struct rt_assembler *a, const char *text)
{
    struct isadora_insn insn;

    if (text == NULL ||
        isadora_parse(a->target, &a->context, NULL, text, strlen(text), &insn, NULL) < 0)
        return 0;
    return insn.length;
}

/* Code is filled with instructions: the shorter one until the longer one fits. */
static void pad(struct rt_assembler *a, uint64_t size)
{
    const struct isadora_notation *notation = a->target->syntax->notation;
    const size_t first = pad_length(a, notation->pad[0]), last = pad_length(a, notation->pad[1]);
    size_t written;

    if (first > 0)
        room_add(a, size % first, 0);
    for (size -= first > 0 ? size % first : 0; size > 0; size -= written) {
        const bool is_last = last > 0 && size % last == 0;
        written = first > 0 ? pad_one(a, notation->pad[is_last ? 1 : 0]) : 0;
        if (written == 0 || written > size) {
            room_add(a, size, 0);
            return;
        }
    }
}

/* `.text` and sections whose names go on with a dot. */
static bool is_code(const struct rt_assembler *a)
{
    const struct rt_section *section = &a->sections[a->section];

    return section->size >= 5 && memcmp(section->name, ".text", 5) == 0 &&
           (section->size == 5 || section->name[5] == '.');
}

/* `.align STEP [, FILL [, MOST]]`: nothing where more than MOST bytes would be needed. */
static void align_to(struct rt_assembler *a, struct rt_arguments *r, const char *at, size_t length,
                     uint64_t step)
{
    uint64_t most = UINT64_MAX;
    uint8_t fill;
    bool filled;

    if (!fill_read(a, r, &fill, &filled) ||
        (rt_argument_comma(r) && !rt_argument_count(a, r, &most)) || !rt_argument_done(a, r))
        return;
    if (a->target->bundle) {
        rt_bundles_align(a, at, length, step);
        return;
    }
    const uint64_t over = (a->origin + a->out->size) % step;
    if (over == 0 || step - over > most)
        return;
    const struct isadora_notation *notation = a->target->syntax->notation;
    if (!filled && notation != NULL && notation->pad[0] != NULL && is_code(a))
        pad(a, step - over);
    else
        room_add(a, step - over, fill);
}

void rt_align(struct rt_assembler *a, struct rt_arguments *r)
{
    const struct isadora_notation *notation = a->target->syntax->notation;
    if (notation != NULL && notation->power)
        rt_align_power(a, r);
    else
        rt_align_bytes(a, r);
}

void rt_align_bytes(struct rt_assembler *a, struct rt_arguments *r)
{
    const char *at = rt_skip_blanks(r->at, r->end);
    uint64_t step;

    if (!rt_argument_count(a, r, &step))
        return;
    if (step == 0 || step > ALIGN_MOST) {
        rt_error(a, at, (size_t)(r->at - at), "expected 1..0x1000000 bytes");
        return;
    }
    align_to(a, r, at, (size_t)(r->at - at), step);
}

void rt_align_power(struct rt_assembler *a, struct rt_arguments *r)
{
    const char *at = rt_skip_blanks(r->at, r->end);
    uint64_t power;

    if (!rt_argument_count(a, r, &power))
        return;
    if (power > 24) {
        rt_error(a, at, (size_t)(r->at - at),
                 "expected 0..24: this is to a multiple of 2^N bytes, `.balign N` to one of N");
        return;
    }
    align_to(a, r, at, (size_t)(r->at - at), UINT64_C(1) << power);
}

/* ---- Sections ----
 *
 * What is written to one section is in one piece of the output, in the order of the source, and
 * sections follow each other in the order of their first appearance. So a pass reads the text once
 * for each section, and takes the lines of this one alone; most texts have one section. */

enum { SECTIONS = 1000 };

void rt_section_add(struct rt_assembler *a, const char *name, size_t size)
{
    struct rt_section *new =
        rt_append(a, &a->sections, &a->section_count, &a->section_capacity, sizeof *new);

    if (new != NULL)
        *new = (struct rt_section){name, size};
}

static void section_enter(struct rt_assembler *a, const char *name, size_t size)
{
    if (a->target->bundle) {
        rt_error(a, name, size, "an instruction set with bundles has no sections");
        return;
    }
    for (size_t i = 0; i < a->section_count; i++) {
        if (a->sections[i].size == size && memcmp(a->sections[i].name, name, size) == 0) {
            a->section = i;
            return;
        }
    }
    if (a->section_count == SECTIONS) {
        rt_error(a, name, size, "too many sections");
        return;
    }
    rt_section_add(a, name, size);
    a->section = a->section_count - 1;
}

/* `.text`, which is its own name. */
void rt_section_known(struct rt_assembler *a, struct rt_arguments *r)
{
    const char *end = r->at, *at = end;

    do
        at--;
    while (*at != '.');
    if (rt_section_skips(a))
        r->at = r->end;
    if (rt_argument_done(a, r))
        section_enter(a, at, (size_t)(end - at));
}

/* `.section NAME [, ..]`: what follows the name is for object files. */
void rt_section_named(struct rt_assembler *a, struct rt_arguments *r)
{
    rt_argument_skip(r);
    const char *at = r->at;
    while (r->at < r->end && *r->at != ',' && !rt_is(*r->at, RT_BLANK))
        r->at++;
    if (r->at > at)
        section_enter(a, at, (size_t)(r->at - at));
    else if (!rt_section_skips(a))
        rt_error(a, at, rt_argument_size(r), "expected the name of a section");
    r->at = r->end;
}
