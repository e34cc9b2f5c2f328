/* registers.c: registers of any target by name, as 128-bit values, and all of them in order. */
#include <isadora/machine.h>
#include "base/wide.h"

#include <stdio.h>
#include <string.h>

static rt_u128 ones(unsigned width)
{
    return width < 128 ? ((rt_u128)1 << width) - 1 : ~(rt_u128)0;
}

/* ---- names ---- */

static bool is_digit(char ch) { return ch >= '0' && ch <= '9'; }

/* A decimal number below 65536 without leading zeros; the characters it takes, or 0. */
static size_t read_index(const char *text, size_t size, uint16_t *out)
{
    uint32_t value = 0;
    size_t n = 0;
    while (n < size && is_digit(text[n]) && value < 65536)
        value = value * 10 + (uint32_t)(text[n++] - '0');
    if (n == 0 || value > 65535 || (n > 1 && text[0] == '0'))
        return 0;
    *out = (uint16_t)value;
    return n;
}

/* `5` or `[5]`, to the end of the text. */
static bool read_last_index(const char *text, size_t size, uint16_t *out)
{
    if (size >= 3 && text[0] == '[' && text[size - 1] == ']')
        return read_index(text + 1, size - 2, out) == size - 2;
    return size > 0 && read_index(text, size, out) == size;
}

static bool take_part(struct isadora_register *out, const struct isadora_view *view, uint16_t index)
{
    if (index >= (view->count ? view->count : 1))
        return false;
    out->lo = (uint8_t)(view->lo + index * view->step);
    out->width = view->width;
    out->is_signed = false;
    return true;
}

/* What follows the dot: a number (entry of the first view of several), a view with an index, a view
 * or flag. */
static bool find_part(struct isadora_register *out, const char *text, size_t size)
{
    const struct isadora_file *file = out->file;
    for (unsigned i = 0; i < file->view_count; i++) {
        const struct isadora_view *view = &file->views[i];
        const size_t length = strlen(view->name);
        uint16_t index;
        if (view->count && size > 0 && is_digit(text[0]))
            return read_last_index(text, size, &index) && take_part(out, view, index);
        if (size < length || memcmp(view->name, text, length) != 0)
            continue;
        if (view->count == 0 && size == length)
            return take_part(out, view, 0);
        if (view->count && read_last_index(text + length, size - length, &index))
            return take_part(out, view, index);
    }
    return false;
}

static const struct isadora_entry *entry_of(const struct isadora_file *file, unsigned index)
{
    for (unsigned i = 0; i < file->entry_count; i++) {
        if (file->entries[i].number == index)
            return &file->entries[i];
    }
    return NULL;
}

static bool is_alias(const struct isadora_file *file, unsigned index)
{
    const struct isadora_entry *entry = entry_of(file, index);
    return entry && entry->alias;
}

static void take_whole(struct isadora_register *out, const struct isadora_file *file,
                       unsigned index)
{
    *out = (struct isadora_register){.file = file,
                                     .index = (uint16_t)index,
                                     .width = (uint8_t)file->width,
                                     .is_signed = file->is_signed};
}

/* What an alias names; false where that is not bits of one register. */
static bool take_place(const struct isadora_target *target, const struct isadora_entry *entry,
                       struct isadora_register *out)
{
    if (!entry->place_file)
        return false;
    take_whole(out, &target->files[entry->place_file - 1], entry->place_index);
    if (entry->place_width == out->width)
        return true;
    out->lo = entry->place_lo;
    out->width = entry->place_width;
    out->is_signed = false;
    return true;
}

/* The name of `file` (as `base`), its index and its part. */
static bool find_in_file(const struct isadora_target *target, const struct isadora_file *file,
                         const char *base, const char *name, size_t size,
                         struct isadora_register *out)
{
    size_t n = 0;
    uint16_t index = 0;
    while (n < size && base[n] && base[n] == name[n])
        n++;
    if (base[n])
        return false;
    if (file->count) {
        const bool bracket = n < size && name[n] == '[';
        const size_t taken = read_index(name + n + bracket, size - n - bracket, &index);
        if (taken == 0 || index >= file->count)
            return false;
        n += bracket + taken;
        if (bracket && (n >= size || name[n++] != ']'))
            return false;
    }
    const struct isadora_entry *entry = entry_of(file, index);
    if (entry && entry->alias)
        return n == size && take_place(target, entry, out);
    take_whole(out, file, index);
    return n == size || (name[n] == '.' && find_part(out, name + n + 1, size - n - 1));
}

static bool is_text(const char *text, const char *name, size_t size)
{
    return strlen(text) == size && memcmp(text, name, size) == 0;
}

static bool has_text(const struct isadora_entry *entry, const char *name, size_t size)
{
    if (entry->prints && is_text(entry->prints, name, size))
        return true;
    for (const char *const *text = entry->also; text && *text; text++) {
        if (is_text(*text, name, size))
            return true;
    }
    return false;
}

/* An entry that has names of its own, such as `$sp`. */
static bool find_entry(const struct isadora_target *target, const struct isadora_file *file,
                       const char *name, size_t size, struct isadora_register *out)
{
    for (unsigned i = 0; i < file->entry_count; i++) {
        const struct isadora_entry *entry = &file->entries[i];
        if (!has_text(entry, name, size))
            continue;
        if (entry->alias)
            return take_place(target, entry, out);
        take_whole(out, file, entry->number);
        return true;
    }
    return false;
}

static bool find_name(const struct isadora_target *target, const char *name, size_t size,
                      struct isadora_register *out)
{
    for (size_t i = 0; i < target->file_count; i++) {
        const struct isadora_file *file = &target->files[i];
        if ((file->vector && find_in_file(target, file, file->vector, name, size, out)) ||
            find_in_file(target, file, file->name, name, size, out))
            return true;
    }
    for (size_t i = 0; i < target->file_count; i++) {
        if (find_entry(target, &target->files[i], name, size, out))
            return true;
    }
    return false;
}

bool isadora_register_find(const struct isadora_target *target, const char *name, size_t size,
                           struct isadora_register *out)
{
    const char *at = target->lanes ? memchr(name, '@', size) : NULL;
    uint16_t lane = 0;
    if (!find_name(target, name, at ? (size_t)(at - name) : size, out))
        return false;
    if (!at)
        return true;
    const size_t left = size - (size_t)(at + 1 - name);
    if (out->file->scope != ISADORA_LANE || !left || read_index(at + 1, left, &lane) != left ||
        lane >= target->lanes)
        return false;
    out->lane = (uint8_t)lane;
    out->of_lane = true;
    return true;
}

/* Name of register and part. */
static void base_name(const struct isadora_register *reg, char *out)
{
    const struct isadora_file *file = reg->file;
    const char *base = file->vector ? file->vector : file->name;
    int n = snprintf(out, ISADORA_NAME_MAX, "%s", base);
    if (file->count && n > 0 && n < ISADORA_NAME_MAX)
        n += snprintf(out + n, (size_t)(ISADORA_NAME_MAX - n), "%u", reg->index);
    if (reg->width == file->width || n <= 0 || n >= ISADORA_NAME_MAX)
        return;
    for (unsigned i = 0; i < file->view_count; i++) {
        const struct isadora_view *view = &file->views[i];
        const unsigned entry = view->step ? (unsigned)(reg->lo - view->lo) / view->step : 0;
        if (reg->width != view->width || view->lo + entry * view->step != reg->lo)
            continue;
        if (view->count)
            snprintf(out + n, (size_t)(ISADORA_NAME_MAX - n), ".%s%u", view->name, entry);
        else
            snprintf(out + n, (size_t)(ISADORA_NAME_MAX - n), ".%s", view->name);
        return;
    }
    if (reg->width == 1)
        snprintf(out + n, (size_t)(ISADORA_NAME_MAX - n), "[%u]", reg->lo);
    else
        snprintf(out + n, (size_t)(ISADORA_NAME_MAX - n), "[%u..%u]", reg->lo,
                 reg->lo + reg->width - 1u);
}

void isadora_register_name(const struct isadora_register *reg, char *out)
{
    base_name(reg, out);
    const size_t n = strlen(out);
    if (reg->of_lane)
        snprintf(out + n, ISADORA_NAME_MAX - n, "@%u", reg->lane);
}

bool isadora_register_exists(const struct isadora_register *reg, unsigned config)
{
    return reg->file->configs >> config & 1;
}

bool isadora_register_next(const struct isadora_machine *m, struct isadora_register *reg)
{
    const struct isadora_target *target = m->target;
    size_t i = reg->file ? (size_t)(reg->file - target->files) : 0;
    unsigned index = reg->file ? reg->index + 1u : 0;
    for (; i < target->file_count; i++, index = 0) {
        const struct isadora_file *file = &target->files[i];
        const unsigned count =
            file->configs >> m->context.config & 1 ? file->count ? file->count : 1u : 0;
        while (index < count && is_alias(file, index))
            index++;
        if (index < count) {
            take_whole(reg, file, index);
            return true;
        }
    }
    return false;
}

/* ---- values ---- */

static unsigned char *place(const struct isadora_machine *m, const struct isadora_register *reg)
{
    const struct isadora_file *file = reg->file;
    unsigned char *base = file->scope == ISADORA_BLOCK  ? m->block
                          : file->scope == ISADORA_GRID ? m->grid
                                                        : m->state;
    return base + file->offset + (size_t)reg->index * file->stride +
           (size_t)reg->lane * file->lane_stride;
}

/* Bytes of one register in the state. */
static size_t bytes_of(const struct isadora_file *file)
{
    return file->width <= 8    ? 1
           : file->width <= 16 ? 2
           : file->width <= 32 ? 4
           : file->width <= 64 ? 8
                               : 16;
}

/* The whole register, its high bits beyond the width cleared. */
static rt_u128 get_whole(const struct isadora_machine *m, const struct isadora_register *reg)
{
    uint8_t v8;
    uint16_t v16;
    uint32_t v32;
    uint64_t v64;
    rt_u128 value = 0;
    if (reg->file->is_pc)
        return m->pc;
    const unsigned char *from = place(m, reg);
    switch (bytes_of(reg->file)) {
    case 1:
        memcpy(&v8, from, sizeof v8);
        value = v8;
        break;
    case 2:
        memcpy(&v16, from, sizeof v16);
        value = v16;
        break;
    case 4:
        memcpy(&v32, from, sizeof v32);
        value = v32;
        break;
    case 8:
        memcpy(&v64, from, sizeof v64);
        value = v64;
        break;
    default:
        memcpy(&value, from, sizeof value);
        break;
    }
    return value & ones(reg->file->width);
}

static void put_whole(unsigned char *to, const struct isadora_register *reg, rt_u128 value)
{
    if (reg->file->is_signed)
        value = (rt_u128)rt_sext_128(value, reg->file->width);
    const uint8_t v8 = (uint8_t)value;
    const uint16_t v16 = (uint16_t)value;
    const uint32_t v32 = (uint32_t)value;
    const uint64_t v64 = (uint64_t)value;
    switch (bytes_of(reg->file)) {
    case 1:
        memcpy(to, &v8, sizeof v8);
        break;
    case 2:
        memcpy(to, &v16, sizeof v16);
        break;
    case 4:
        memcpy(to, &v32, sizeof v32);
        break;
    case 8:
        memcpy(to, &v64, sizeof v64);
        break;
    default:
        memcpy(to, &value, sizeof value);
        break;
    }
}

/* Between words that execute together also where these store. */
static void set_whole(struct isadora_machine *m, const struct isadora_register *reg, rt_u128 value)
{
    if (reg->file->is_pc) {
        m->pc = m->next = isadora_arrive(m, (uint64_t)value & m->pc_mask);
        return;
    }
    put_whole(place(m, reg), reg, value);
    if (m->inside)
        put_whole(place(m, reg) + m->target->state_size, reg, value);
}

struct isadora_word isadora_register_get(const struct isadora_machine *m,
                                         const struct isadora_register *reg)
{
    const rt_u128 value = get_whole(m, reg) >> reg->lo & ones(reg->width);
    return rt_word_of(reg->is_signed ? (rt_u128)rt_sext_128(value, reg->width) : value);
}

/* Whether a two's complement of 128 bits fits `width` bits, as an unsigned or as a signed number.
 */
static bool fits(rt_u128 value, unsigned width)
{
    return (value & ~ones(width)) == 0 || (rt_u128)rt_sext_128(value & ones(width), width) == value;
}

static bool is_hardwired(const struct isadora_register *reg)
{
    const struct isadora_entry *entry = entry_of(reg->file, reg->index);
    return entry && entry->hardwired;
}

bool isadora_register_set(struct isadora_machine *m, const struct isadora_register *reg,
                          struct isadora_word word)
{
    const struct isadora_file *file = reg->file;
    const rt_u128 value = rt_wide(word), mask = ones(reg->width) << reg->lo;
    if (!fits(value, reg->width))
        return false;
    if (is_hardwired(reg))
        return true;
    rt_u128 whole = (get_whole(m, reg) & ~mask) | (value << reg->lo & mask);
    if (file->most && whole > file->most)
        return false;
    for (unsigned i = 0; i < file->held_count; i++) {
        if (file->held[i].configs >> m->context.config & 1)
            whole = (whole & ~rt_wide(file->held[i].mask)) | rt_wide(file->held[i].value);
    }
    set_whole(m, reg, whole);
    return true;
}

void isadora_value_text(struct isadora_word word, bool is_signed, char out[ISADORA_VALUE_MAX])
{
    rt_u128 value = rt_wide(word);
    char digits[ISADORA_VALUE_MAX];
    size_t n = 0, at = 0;
    const unsigned base = is_signed ? 10 : 16;
    if (is_signed && value >> 127) {
        out[at++] = '-';
        value = -value;
    }
    do {
        digits[n++] = "0123456789abcdef"[(unsigned)(value % base)];
        value /= base;
    } while (value);
    if (!is_signed) {
        out[at++] = '0';
        out[at++] = 'x';
    }
    while (n)
        out[at++] = digits[--n];
    out[at] = '\0';
}
