/* elf_segments.c: the program headers of ELF64 files: what is loaded where. */
#include "load/elf_check.h"

enum { ENTRY = 56, MOST = 1024 /* headers; each is compared with all before it */ };

static uint64_t place_of(const struct isadora_elf *elf, uint32_t index)
{
    return elf->segment_table + (uint64_t)index * ENTRY;
}

/* `bytes` is where they should be. */
static struct isadora_elf_segment read_segment(const struct isadora_elf *elf, uint32_t index)
{
    const uint8_t *p = elf->bytes + place_of(elf, index);
    return (struct isadora_elf_segment){
        .type = isadora_elf_u32(p),
        .flags = isadora_elf_u32(p + 4),
        .offset = isadora_elf_u64(p + 8),
        .virtual_address = isadora_elf_u64(p + 16),
        .address = isadora_elf_u64(p + 24),
        .size = isadora_elf_u64(p + 32),
        .memory = isadora_elf_u64(p + 40),
    };
}

struct isadora_elf_segment isadora_elf_segment(const struct isadora_elf *elf, uint32_t index)
{
    struct isadora_elf_segment s = read_segment(elf, index);
    if (s.type == ISADORA_ELF_LOAD)
        s.bytes = elf->bytes + s.offset;
    return s;
}

static bool check_segment(struct isadora_elf *elf, uint32_t index)
{
    const uint64_t where = place_of(elf, index);
    const struct isadora_elf_segment s = read_segment(elf, index);
    return s.type != ISADORA_ELF_LOAD ||
           (rt_elf_check(elf, s.offset <= elf->size && s.size <= elf->size - s.offset, where + 8,
                         "segment %u lies outside of the file: %" PRIu64 " bytes at 0x%" PRIx64,
                         index, s.size, s.offset) &&
            rt_elf_check(elf, s.size <= s.memory, where + 32,
                         "segment %u has %" PRIu64 " bytes in the file and %" PRIu64 " in memory",
                         index, s.size, s.memory) &&
            rt_elf_check(elf, s.memory <= UINT64_MAX - s.address, where + 24,
                         "segment %u goes beyond the last address", index));
}

static bool check_apart(struct isadora_elf *elf, uint32_t index)
{
    const struct isadora_elf_segment s = read_segment(elf, index);
    for (uint32_t i = 0; i < index; i++) {
        const struct isadora_elf_segment other = read_segment(elf, i);
        const bool loaded = s.type == ISADORA_ELF_LOAD && other.type == ISADORA_ELF_LOAD &&
                            s.memory && other.memory;
        if (!rt_elf_check(elf,
                          !loaded || s.address + s.memory <= other.address ||
                              other.address + other.memory <= s.address,
                          place_of(elf, index) + 24, "segments %u and %u overlap at 0x%" PRIx64, i,
                          index, s.address > other.address ? s.address : other.address))
            return false;
    }
    return true;
}

bool isadora_elf_open_segments(struct isadora_elf *elf)
{
    const uint8_t *p = elf->bytes;
    const unsigned entry = isadora_elf_u16(p + 54), count = isadora_elf_u16(p + 56);
    elf->entry = isadora_elf_u64(p + 24);
    elf->segment_table = isadora_elf_u64(p + 32);
    if (!rt_elf_check(elf, count <= MOST, 56, "%u program headers; at most %d are read", count,
                      MOST) ||
        !rt_elf_check(elf, !count || entry == ENTRY, 54, "program headers have %d bytes, not %u",
                      ENTRY, entry) ||
        !rt_elf_check(elf,
                      elf->segment_table <= elf->size &&
                          count <= (elf->size - elf->segment_table) / ENTRY,
                      32, "%u program headers do not fit in the file", count))
        return false;
    for (uint32_t i = 0; i < count; i++)
        if (!check_segment(elf, i) || !check_apart(elf, i))
            return false;
    elf->segment_count = count;
    return true;
}
