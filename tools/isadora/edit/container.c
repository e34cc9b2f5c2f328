/* container.c: takes ELF files apart and puts them together (container.h).
 *
 * Everything in the file is a chunk: sections, the table of their headers, that of the program
 * headers. Chunks stay in the order of their old offsets. A program header is about the chunks from
 * the one where it began to the one where it ended. */
#include "edit/container.h"
#include "common/message.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum {
    TABLE_ALIGN = 8,
    EXECUTE = 1,
    WRITE = 2,
    READ = 4
}; /* the last three: flags of program headers */

void put_u16(uint8_t *p, uint64_t value)
{
    p[0] = (uint8_t)value;
    p[1] = (uint8_t)(value >> 8);
}

void put_u32(uint8_t *p, uint64_t value)
{
    put_u16(p, value);
    put_u16(p + 2, value >> 16);
}

void put_u64(uint8_t *p, uint64_t value)
{
    put_u32(p, value);
    put_u32(p + 4, value >> 32);
}

/* ---- apart ---- */

static void take_piece(struct container *c, uint32_t index)
{
    const struct isadora_elf_section s = isadora_elf_section(c->elf, index);
    const uint8_t *header = c->elf->bytes + c->elf->table + (size_t)index * ELF_SECTION;
    struct piece *p = &c->pieces[index];
    *p = (struct piece){
        .name = isadora_elf_u32(header),
        .type = s.type,
        .link = s.link,
        .info = s.info,
        .flags = s.flags,
        .address = s.address,
        .align = s.align,
        .entry = isadora_elf_u64(header + 56),
        .old_offset = s.offset,
        .old_size = s.bytes ? s.size : 0,
        .offset = s.offset,
        .size = s.size,
    };
    if (!s.bytes)
        return;
    p->bytes = tool_alloc((size_t)s.size + 1);
    memcpy(p->bytes, s.bytes, (size_t)s.size);
}

void container_open(struct container *c, const struct isadora_elf *elf)
{
    const uint64_t at = isadora_elf_u64(elf->bytes + 32);
    const size_t count = isadora_elf_u16(elf->bytes + 56);
    *c = (struct container){.elf = elf, .count = elf->section_count, .room = elf->section_count};
    c->pieces = tool_alloc((c->count + 1) * sizeof *c->pieces);
    c->pieces[0] = (struct piece){.type = ISADORA_ELF_NULL};
    for (uint32_t i = 1; i < c->count; i++)
        take_piece(c, i);
    if (count && at <= elf->size && count * ELF_SEGMENT <= elf->size - at &&
        isadora_elf_u16(elf->bytes + 54) == ELF_SEGMENT) {
        c->segments = tool_alloc(count * ELF_SEGMENT);
        memcpy(c->segments, elf->bytes + at, count * ELF_SEGMENT);
        c->segment_count = count;
    }
}

void container_replace(struct container *c, uint32_t section, uint8_t *bytes, uint64_t size)
{
    struct piece *p = &c->pieces[section];
    c->resized |= size != p->size;
    p->bytes = bytes;
    p->size = size;
}

/* ---- more ---- */

static uint64_t end_of_sections(const struct container *c)
{
    uint64_t end = ELF_HEADER;
    for (size_t i = 1; i < c->count; i++) {
        const struct piece *p = &c->pieces[i];
        if (!p->added && p->old_offset + p->old_size > end)
            end = p->old_offset + p->old_size;
    }
    return end;
}

uint32_t container_add(struct container *c, const char *name, struct piece piece)
{
    piece.name = container_string(c, c->elf->names, name);
    piece.added = true;
    piece.old_offset = end_of_sections(c);
    c->pieces = tool_grow(c->pieces, c->count, &c->room, sizeof *c->pieces);
    c->pieces[c->count] = piece;
    c->resized = true;
    return (uint32_t)c->count++;
}

uint64_t container_append(struct container *c, uint32_t section, const void *bytes, uint64_t size)
{
    const struct piece *p = &c->pieces[section];
    const uint64_t at = p->size;
    uint8_t *grown = tool_alloc((size_t)(at + size) + 1);
    if (at)
        memcpy(grown, p->bytes, (size_t)at);
    memcpy(grown + at, bytes, (size_t)size);
    container_replace(c, section, grown, at + size);
    return at;
}

uint32_t container_string(struct container *c, uint32_t section, const char *text)
{
    return (uint32_t)container_append(c, section, text, strlen(text) + 1);
}

/* ---- in place ---- */

/* Nothing has another length: everything stays where it is. */
static uint8_t *write_same(const struct container *c)
{
    uint8_t *out = tool_alloc(c->elf->size + 1);
    memcpy(out, c->elf->bytes, c->elf->size);
    for (size_t i = 1; i < c->count; i++) {
        const struct piece *p = &c->pieces[i];
        uint8_t *header = out + c->elf->table + i * ELF_SECTION;
        put_u64(header + 8, p->flags);
        put_u32(header + 44, p->info);
        if (p->bytes)
            memcpy(out + p->offset, p->bytes, (size_t)p->size);
    }
    return out;
}

/* ---- together ---- */

struct chunk {
    uint64_t old, old_end, offset, size, align;
    size_t order; /* among those with one old offset */
    struct piece *piece;
};

static int chunk_order(const void *left, const void *right)
{
    const struct chunk *a = left, *b = right;
    if (a->old != b->old)
        return a->old < b->old ? -1 : 1;
    return a->order < b->order ? -1 : a->order > b->order;
}

struct layout {
    const struct container *c;
    struct chunk *chunks;
    size_t count;
    struct chunk sections, segments; /* the tables */
    uint64_t end;
};

/* Is it loaded by a program header of its own? */
static bool has_segment(const struct container *c, const struct piece *p)
{
    return c->segment_count && p->added && (p->flags & ELF_ALLOC) && p->size;
}

static size_t segments_of(const struct container *c)
{
    size_t count = c->segment_count;
    for (size_t i = 1; i < c->count; i++)
        count += has_segment(c, &c->pieces[i]);
    return count;
}

static void add_chunks(struct layout *l)
{
    const struct container *c = l->c;
    const struct isadora_elf *elf = c->elf;
    const uint64_t segments = isadora_elf_u64(elf->bytes + 32);
    l->chunks = tool_alloc((c->count + 2) * sizeof *l->chunks);
    for (size_t i = 1; i < c->count; i++) {
        struct piece *p = &c->pieces[i];
        l->chunks[l->count++] = (struct chunk){.old = p->old_offset,
                                               .old_end = p->old_offset + p->old_size,
                                               .size = p->bytes ? p->size : 0,
                                               .align = p->align ? p->align : 1,
                                               .order = i,
                                               .piece = p};
    }
    l->chunks[l->count++] = (struct chunk){.old = elf->table,
                                           .old_end = elf->table + elf->section_count * ELF_SECTION,
                                           .size = c->count * ELF_SECTION,
                                           .align = TABLE_ALIGN,
                                           .order = c->count};
    if (c->segment_count)
        l->chunks[l->count++] = (struct chunk){.old = segments,
                                               .old_end = segments + c->segment_count * ELF_SEGMENT,
                                               .size = segments_of(c) * ELF_SEGMENT,
                                               .align = TABLE_ALIGN,
                                               .order = c->count + 1};
    qsort(l->chunks, l->count, sizeof *l->chunks, chunk_order);
}

static uint64_t up(uint64_t value, uint64_t align)
{
    const uint64_t rest = value % align;
    return rest ? value + align - rest : value;
}

/* Gives each chunk its offset. What was between two and is no alignment stays. */
static void place_chunks(struct layout *l)
{
    uint64_t old = ELF_HEADER;
    l->end = ELF_HEADER;
    for (size_t i = 0; i < l->count; i++) {
        struct chunk *chunk = &l->chunks[i];
        const uint64_t least = up(old, chunk->align);
        const uint64_t gap = chunk->old > least ? chunk->old - least : 0;
        chunk->offset = up(l->end + gap, chunk->align);
        l->end = chunk->offset + chunk->size;
        old = chunk->old_end > old ? chunk->old_end : old;
        if (chunk->piece)
            chunk->piece->offset = chunk->offset;
        else
            *(chunk->order == l->c->count ? &l->sections : &l->segments) = *chunk;
    }
}

static void put_piece(uint8_t *header, const struct piece *p)
{
    put_u32(header, p->name);
    put_u32(header + 4, p->type);
    put_u64(header + 8, p->flags);
    put_u64(header + 16, p->address);
    put_u64(header + 24, p->offset);
    put_u64(header + 32, p->size);
    put_u32(header + 40, p->link);
    put_u32(header + 44, p->info);
    put_u64(header + 48, p->align);
    put_u64(header + 56, p->entry);
}

/* The chunk that begins at the old offset, or NULL. */
static const struct chunk *beginning(const struct layout *l, uint64_t old)
{
    for (size_t i = 0; i < l->count; i++) {
        const struct piece *p = l->chunks[i].piece;
        if (l->chunks[i].old == old && (!p || (!p->added && (p->size || !p->bytes))))
            return &l->chunks[i];
    }
    return NULL;
}

/* The last one that ended at the old offset, or NULL. */
static const struct chunk *ending(const struct layout *l, uint64_t old)
{
    for (size_t i = l->count; i-- > 0;)
        if (l->chunks[i].old_end == old && l->chunks[i].old < old)
            return &l->chunks[i];
    return NULL;
}

/* A program header goes where its chunks went: false where it was about something else. */
static bool move_segment(const struct layout *l, uint8_t *segment)
{
    const uint64_t offset = isadora_elf_u64(segment + 8), size = isadora_elf_u64(segment + 32);
    const uint64_t memory = isadora_elf_u64(segment + 40);
    const struct chunk *first = beginning(l, offset);
    const struct chunk *last = size ? ending(l, offset + size) : first;
    if (!first || !last || last < first)
        return !size && !memory;
    const uint64_t now = size ? last->offset + last->size - first->offset : 0;
    put_u64(segment + 8, first->offset);
    put_u64(segment + 32, now);
    put_u64(segment + 40, memory > size ? now + (memory - size) : now);
    return true;
}

/* The program header of a new section. */
static void put_segment(uint8_t *segment, const struct piece *p)
{
    const uint32_t flags =
        READ | (p->flags & ELF_WRITE ? WRITE : 0) | (p->flags & ELF_EXECUTE ? EXECUTE : 0);
    memset(segment, 0, ELF_SEGMENT);
    put_u32(segment, ELF_LOAD);
    put_u32(segment + 4, flags);
    put_u64(segment + 8, p->offset);
    put_u64(segment + 32, p->bytes ? p->size : 0);
    put_u64(segment + 40, p->size);
    put_u64(segment + 48, TABLE_ALIGN);
}

/* Bytes of the old file between sections that no alignment explains: at their old distance. */
static void put_gaps(const struct layout *l, uint8_t *out)
{
    const struct isadora_elf *elf = l->c->elf;
    for (size_t i = 1; i < l->count; i++) {
        const struct chunk *a = &l->chunks[i - 1], *b = &l->chunks[i];
        const uint64_t room = b->offset - a->offset - a->size;
        const uint64_t old = b->old > a->old_end ? b->old - a->old_end : 0;
        const uint64_t n = room < old ? room : old;
        if (n && a->old_end + n <= elf->size)
            memcpy(out + a->offset + a->size, elf->bytes + a->old_end, (size_t)n);
    }
}

static uint8_t *write_all(struct layout *l, const char *name)
{
    const struct container *c = l->c;
    uint8_t *out = tool_alloc((size_t)l->end + 1);
    memset(out, 0, (size_t)l->end);
    memcpy(out, c->elf->bytes, ELF_HEADER);
    put_gaps(l, out);
    put_u64(out + 40, l->sections.offset);
    put_u16(out + 60, c->count);
    for (size_t i = 0; i < c->count; i++) {
        put_piece(out + l->sections.offset + i * ELF_SECTION, &c->pieces[i]);
        if (c->pieces[i].bytes && c->pieces[i].size)
            memcpy(out + c->pieces[i].offset, c->pieces[i].bytes, (size_t)c->pieces[i].size);
    }
    uint8_t *segment = out + l->segments.offset;
    if (c->segment_count) {
        put_u64(out + 32, l->segments.offset);
        put_u16(out + 56, segments_of(c));
    }
    for (size_t i = 0; i < c->segment_count; i++, segment += ELF_SEGMENT) {
        memcpy(segment, c->segments + i * ELF_SEGMENT, ELF_SEGMENT);
        if (!move_segment(l, segment)) {
            bad_input("%s: program header %zu is not about whole sections, so that its new size is "
                      "unknown",
                      name, i);
            return NULL;
        }
    }
    for (size_t i = 1; i < c->count; i++)
        if (has_segment(c, &c->pieces[i])) {
            put_segment(segment, &c->pieces[i]);
            segment += ELF_SEGMENT;
        }
    return out;
}

int container_write(struct container *c, const char *name, uint8_t **bytes, size_t *size)
{
    struct layout l = {.c = c};
    *size = c->elf->size;
    *bytes = NULL;
    if (!c->resized) {
        *bytes = write_same(c);
        return EXIT_FINE;
    }
    if (c->count >= 0xff00)
        return bad_input("%s has too many sections", name);
    add_chunks(&l);
    place_chunks(&l);
    *bytes = write_all(&l, name);
    *size = (size_t)l.end;
    return *bytes ? EXIT_FINE : EXIT_BAD_INPUT;
}
