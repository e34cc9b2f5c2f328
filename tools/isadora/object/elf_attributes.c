/* elf_attributes.c: the variant that the attributes of an ELF file name.
 *
 * A section of attributes is `A`, then for each vendor its size, its name, and parts: a tag, a
 * size, and attributes. Part 1 is about the whole file. Attributes are a tag and a number, or,
 * where the tag is odd, a text. */
#include "object/elf_file.h"

#include <ctype.h>
#include <string.h>

enum {
    WHOLE_FILE = 1,
    ATTRIBUTES = 0x70000003 /* type of a section, of this and other machines */
};

struct reader {
    const uint8_t *at, *end;
};

static uint64_t take_number(struct reader *r)
{
    uint64_t value = 0;
    for (unsigned shift = 0; r->at < r->end; shift += 7) {
        const uint8_t byte = *r->at++;
        value |= shift < 64 ? (uint64_t)(byte & 0x7f) << shift : 0;
        if (!(byte & 0x80))
            break;
    }
    return value;
}

static const char *take_text(struct reader *r)
{
    const uint8_t *end = memchr(r->at, 0, (size_t)(r->end - r->at));
    const char *text = (const char *)r->at;
    r->at = end ? end + 1 : r->end;
    return end ? text : "";
}

/* What is as long as a number of 32 bits says, which is counted from `from`; empty at the end. */
static struct reader take_part(struct reader *r, const uint8_t *from)
{
    struct reader part = {r->end, r->end};
    if (r->end - r->at < 4) {
        r->at = r->end;
        return part;
    }
    const size_t size = isadora_elf_u32(r->at), room = (size_t)(r->end - from);
    part.at = r->at + 4;
    part.end = size < room ? from + size : r->end;
    part.end = part.end < part.at ? part.at : part.end;
    r->at = part.end;
    return part;
}

/* The text of a tag in the attributes of the whole file; NULL: there is none. */
static const char *text_in(struct reader vendor, uint32_t tag)
{
    while (vendor.at < vendor.end) {
        const uint8_t *from = vendor.at;
        const uint64_t what = take_number(&vendor);
        struct reader part = take_part(&vendor, from);
        while (what == WHOLE_FILE && part.at < part.end) {
            const uint64_t found = take_number(&part);
            const char *text = found & 1 ? take_text(&part) : NULL;
            if (!(found & 1))
                take_number(&part);
            if (found == tag && text)
                return text;
        }
    }
    return NULL;
}

static const char *text_of(const struct isadora_elf *elf,
                           const struct isadora_elf_attributes *wanted)
{
    for (uint32_t i = 0; i < elf->section_count; i++) {
        const struct isadora_elf_section s = isadora_elf_section(elf, i);
        if (s.type != ATTRIBUTES || !s.bytes || s.size < 1 || s.bytes[0] != 'A')
            continue;
        struct reader all = {s.bytes + 1, s.bytes + s.size};
        while (all.at < all.end) {
            struct reader vendor = take_part(&all, all.at);
            const bool is = strcmp(take_text(&vendor), wanted->vendor) == 0;
            const char *text = is ? text_in(vendor, wanted->tag) : NULL;
            if (text)
                return text;
        }
    }
    return NULL;
}

/* Is it a name in the text, with a version or without? */
static bool names(const char *text, const char *name)
{
    const size_t size = strlen(name);
    for (const char *at = text; at; at = strchr(at, '_')) {
        at += *at == '_';
        size_t n = 0;
        while (n < size && tolower((unsigned char)at[n]) == tolower((unsigned char)name[n]))
            n++;
        if (n == size && (!at[n] || at[n] == '_' || isdigit((unsigned char)at[n])))
            return true;
    }
    return false;
}

const char *elf_attribute_variant(const struct isadora_target *target,
                                  const struct isadora_elf *elf)
{
    const char *text = target->elf_attributes ? text_of(elf, target->elf_attributes) : NULL;
    const char *best = NULL;
    size_t most = 0;
    for (size_t i = 0; text && i < target->config_count; i++) {
        const char *const *features = target->elf_features[i];
        size_t n = 0;
        while (features && features[n] && names(text, features[n]))
            n++;
        if (features && !features[n] && n > most) {
            most = n;
            best = target->configs[i].variant;
        }
    }
    return best;
}
