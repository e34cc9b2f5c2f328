/* Any bytes as an ELF file: what is read lies inside the file; functions lie apart and in order;
 * what belongs to a function is found there and nowhere else; a mistake has a place and a message.
 */
#include <isadora/nvidia.h>
#include "fuzz.h"

struct view {
    const uint8_t *bytes;
    size_t size;
    const struct isadora_elf_cubin *cubin;
};

static void check_bytes(const struct view *v, const uint8_t *bytes, uint64_t size)
{
    FUZZ_CHECK(bytes >= v->bytes && bytes <= v->bytes + v->size);
    FUZZ_CHECK(size <= (uint64_t)(v->bytes + v->size - bytes));
}

static void check_name(const struct view *v, struct isadora_name name)
{
    FUZZ_CHECK(name.at);
    FUZZ_CHECK(memchr(name.at, 0, name.size + 1) == name.at + name.size);
    if (name.size)
        check_bytes(v, (const uint8_t *)name.at, name.size);
}

static void check_relocations(const struct view *v, const struct isadora_elf_section *s)
{
    for (size_t i = 0; i < isadora_elf_relocation_count(s); i++) {
        const struct isadora_elf_relocation r = isadora_elf_relocation(s, i);
        FUZZ_CHECK(r.symbol == 0 || r.symbol < v->cubin->elf.symbol_count);
        FUZZ_CHECK(s->info < v->cubin->elf.section_count);
    }
}

static void check_container(const struct view *v)
{
    const struct isadora_elf *elf = &v->cubin->elf;
    for (uint32_t i = 0; i < elf->section_count; i++) {
        const struct isadora_elf_section s = isadora_elf_section(elf, i);
        check_name(v, s.name);
        if (s.bytes)
            check_bytes(v, s.bytes, s.size);
        check_relocations(v, &s);
    }
    for (uint32_t i = 0; i < elf->symbol_count; i++) {
        const struct isadora_elf_symbol s = isadora_elf_symbol(elf, i);
        check_name(v, s.name);
        FUZZ_CHECK(s.section < elf->section_count || s.section == 0);
    }
}

static void check_attributes(const struct view *v, uint32_t section)
{
    struct isadora_nvinfo info = isadora_elf_cubin_info(v->cubin, section);
    struct isadora_nvinfo_attribute a;
    size_t before = 0;
    while (isadora_nvinfo_next(&info, &a)) {
        FUZZ_CHECK(info.at > before && info.at <= info.size);
        before = info.at;
        if (a.form == ISADORA_NVINFO_BYTES)
            check_bytes(v, a.bytes, a.size);
        const char *name = isadora_nvinfo_name(a.kind);
        FUZZ_CHECK(!name || name[0]);
    }
    FUZZ_CHECK(info.at == before);
}

/* Marks and constants of one function follow those of the one before. */
static void check_owned(const struct view *v, size_t index)
{
    const struct isadora_elf_cubin *cubin = v->cubin;
    const struct isadora_elf_function *f = &cubin->functions[index];
    FUZZ_CHECK(f->first_mark + f->mark_count <= cubin->mark_count);
    FUZZ_CHECK(f->first_constant + f->constant_count <= cubin->first_constant);
    FUZZ_CHECK(f->first_param + f->param_count <= cubin->param_count);
    for (size_t i = 0; i < f->mark_count; i++) {
        const struct isadora_elf_mark *m = &cubin->marks[f->first_mark + i];
        FUZZ_CHECK(m->function == index && (i == 0 || m[-1].offset <= m->offset));
        FUZZ_CHECK(m->section < cubin->elf.section_count);
        FUZZ_CHECK(m->section || (m->symbol && m->symbol < cubin->elf.symbol_count));
        if (m->section) {
            const struct isadora_elf_section s = isadora_elf_section(&cubin->elf, m->section);
            FUZZ_CHECK(m->relocation < isadora_elf_relocation_count(&s));
        }
    }
    for (size_t i = 0; i < f->constant_count; i++)
        FUZZ_CHECK(cubin->constants[f->first_constant + i].function == index);
    for (size_t i = 1; i < f->param_count; i++)
        FUZZ_CHECK(cubin->params[f->first_param + i - 1].ordinal <=
                   cubin->params[f->first_param + i].ordinal);
}

static void check_functions(const struct view *v)
{
    const struct isadora_elf_cubin *cubin = v->cubin;
    for (size_t i = 0; i < cubin->function_count; i++) {
        const struct isadora_elf_function *f = &cubin->functions[i];
        check_name(v, f->name);
        check_bytes(v, f->code.bytes, f->code.size);
        check_attributes(v, f->info);
        check_owned(v, i);
        for (size_t k = 0; k < i; k++) {
            const struct isadora_elf_function *g = &cubin->functions[k];
            FUZZ_CHECK(f->code.bytes + f->code.size <= g->code.bytes ||
                       g->code.bytes + g->code.size <= f->code.bytes);
            FUZZ_CHECK(f->name.size != g->name.size ||
                       memcmp(f->name.at, g->name.at, f->name.size) != 0);
        }
    }
    for (size_t i = cubin->first_constant; i < cubin->constant_count; i++)
        FUZZ_CHECK(cubin->constants[i].function == cubin->function_count);
    check_attributes(v, cubin->info);
}

/* The segments that are loaded lie in the file and apart. */
static void check_segments(const struct view *v, struct isadora_elf *elf)
{
    if (!isadora_elf_open_segments(elf)) {
        FUZZ_CHECK(elf->why[0] && memchr(elf->why, 0, sizeof elf->why));
        FUZZ_CHECK(elf->where <= v->size && !elf->segment_count);
        return;
    }
    for (uint32_t i = 0; i < elf->segment_count; i++) {
        const struct isadora_elf_segment s = isadora_elf_segment(elf, i);
        if (s.type != ISADORA_ELF_LOAD)
            continue;
        check_bytes(v, s.bytes, s.size);
        FUZZ_CHECK(s.size <= s.memory && s.memory <= UINT64_MAX - s.address);
        for (uint32_t k = 0; k < i; k++) {
            const struct isadora_elf_segment t = isadora_elf_segment(elf, k);
            FUZZ_CHECK(t.type != ISADORA_ELF_LOAD || !s.memory || !t.memory ||
                       s.address + s.memory <= t.address || t.address + t.memory <= s.address);
        }
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct isadora_elf_cubin cubin;
    uint8_t *bytes = fuzz_copy(data, size);
    enum isadora_elf_cubin_result result = isadora_elf_cubin_read(bytes, size, &cubin);
    struct view view = {bytes, size, &cubin};
    FUZZ_CHECK(result != ISADORA_ELF_CUBIN_MEMORY);
    if (result == ISADORA_ELF_CUBIN_READ) {
        FUZZ_CHECK(isadora_elf_begins(bytes, size));
        check_container(&view);
        check_functions(&view);
        check_segments(&view, &cubin.elf);
    } else {
        FUZZ_CHECK(cubin.elf.why[0] && memchr(cubin.elf.why, 0, sizeof cubin.elf.why));
        FUZZ_CHECK(cubin.elf.where <= size);
    }
    isadora_elf_cubin_free(&cubin);
    free(bytes);
    return 0;
}
