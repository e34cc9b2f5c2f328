/* elf_cubin.c: finds the functions of a cubin and what belongs to each.
 *
 * Sections and symbols are gone through once; what belongs to a function is put into one array with
 * all others and sorted, so that a file with very many of both takes no longer than it must. */
#include <isadora/nvidia.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct reader {
    struct isadora_elf_cubin *out;
    size_t *function_of; /* a section: its function's index + 1; 0: it is none */
    size_t constants, marks, params;
    bool no_memory;
};

static bool fail(struct reader *r, uint64_t where, const char *what, unsigned long one,
                 unsigned long other)
{
    struct isadora_elf *elf = &r->out->elf;
    elf->where = where;
    snprintf(elf->why, sizeof elf->why, what, one, other);
    return false;
}

/* The array with room for one more element; NULL without memory. */
static void *grow(struct reader *r, void *array, size_t count, size_t *capacity, size_t size)
{
    if (count < *capacity)
        return array;
    size_t wanted = *capacity ? 2 * *capacity : 16;
    void *grown = wanted <= SIZE_MAX / size ? realloc(array, wanted * size) : NULL;
    r->no_memory |= !grown;
    if (grown)
        *capacity = wanted;
    return grown;
}

/* ---- functions ---- */

static bool is_code(const struct isadora_elf_section *s)
{
    return s->type == ISADORA_ELF_PROGBITS && (s->flags & ISADORA_ELF_EXECUTABLE) != 0;
}

/* The figures that stand in the section header of code: registers in the high byte of `info`,
 * barriers in the flags from bit 20 on. */
static struct isadora_elf_function function_of(const struct isadora_elf *elf, uint32_t index)
{
    struct isadora_elf_function f = {.code = isadora_elf_section(elf, index), .section = index};
    if (!isadora_elf_name_begins(f.code.name, ".text.", &f.name))
        f.name = f.code.name;
    if (elf->machine == ISADORA_ELF_CUDA) {
        f.registers = f.code.info >> 24;
        f.has_registers = f.registers != 0;
        f.barriers = f.code.flags >> 20 & 0x7f;
    }
    return f;
}

static bool take_functions(struct reader *r)
{
    struct isadora_elf_cubin *out = r->out;
    size_t capacity = 0;
    for (uint32_t i = 1; i < out->elf.section_count; i++) {
        const struct isadora_elf_section s = isadora_elf_section(&out->elf, i);
        if (!is_code(&s))
            continue;
        struct isadora_elf_function *grown =
            grow(r, out->functions, out->function_count, &capacity, sizeof *grown);
        if (!grown)
            return false;
        out->functions = grown;
        grown[out->function_count++] = function_of(&out->elf, i);
        r->function_of[i] = out->function_count;
    }
    return true;
}

/* ---- what belongs to them ---- */

static bool add_mark(struct reader *r, struct isadora_elf_mark mark)
{
    struct isadora_elf_cubin *out = r->out;
    struct isadora_elf_mark *grown = grow(r, out->marks, out->mark_count, &r->marks, sizeof *grown);
    if (!grown)
        return false;
    out->marks = grown;
    grown[out->mark_count++] = mark;
    out->functions[mark.function].mark_count++;
    return true;
}

static bool add_constant(struct reader *r, size_t function, uint32_t bank, uint32_t section)
{
    struct isadora_elf_cubin *out = r->out;
    struct isadora_elf_constant *grown =
        grow(r, out->constants, out->constant_count, &r->constants, sizeof *grown);
    if (!grown)
        return false;
    out->constants = grown;
    grown[out->constant_count++] = (struct isadora_elf_constant){function, bank, section};
    if (function < out->function_count)
        out->functions[function].constant_count++;
    return true;
}

/* `.nv.constant3`, `.nv.constant0.NAME`: the number. */
static bool bank_of(struct isadora_elf_name name, uint32_t *bank)
{
    struct isadora_elf_name rest;
    if (!isadora_elf_name_begins(name, ".nv.constant", &rest))
        return false;
    *bank = 0;
    size_t digits = 0;
    for (; digits < rest.size && rest.at[digits] >= '0' && rest.at[digits] <= '9'; digits++)
        if (digits < 4)
            *bank = *bank * 10 + (uint32_t)(rest.at[digits] - '0');
    return digits > 0 && digits < 4 && (digits == rest.size || rest.at[digits] == '.');
}

static bool take_relocations(struct reader *r, uint32_t index, size_t function)
{
    const struct isadora_elf_section s = isadora_elf_section(&r->out->elf, index);
    for (size_t i = 0; i < isadora_elf_relocation_count(&s); i++) {
        const struct isadora_elf_relocation one = isadora_elf_relocation(&s, i);
        if (!add_mark(r, (struct isadora_elf_mark){function, one.offset, one.symbol, index, i}))
            return false;
    }
    return true;
}

/* A section of a cubin: most belong to the function whose section their `info` is. */
static bool take_section(struct reader *r, uint32_t index)
{
    struct isadora_elf_cubin *out = r->out;
    const struct isadora_elf_section s = isadora_elf_section(&out->elf, index);
    struct isadora_elf_name rest;
    uint32_t bank;
    size_t owner = s.info < out->elf.section_count ? r->function_of[s.info] : 0;
    size_t function = owner ? owner - 1 : out->function_count;
    if (isadora_elf_relocation_count(&s) > 0)
        return owner ? take_relocations(r, index, function) : true;
    if (out->elf.machine != ISADORA_ELF_CUDA)
        return true;
    if (bank_of(s.name, &bank))
        return add_constant(r, function, bank, index);
    if (isadora_elf_name_is(s.name, ".nv.info"))
        out->info = out->info ? out->info : index;
    else if (owner && isadora_elf_name_begins(s.name, ".nv.info.", &rest))
        out->functions[function].info = index;
    else if (owner && isadora_elf_name_begins(s.name, ".nv.shared", &rest))
        out->functions[function].shared = s.size;
    return true;
}

static bool same_name(struct isadora_elf_name a, struct isadora_elf_name b)
{
    return a.size == b.size && memcmp(a.at, b.at, a.size) == 0;
}

static bool take_symbol(struct reader *r, uint32_t index)
{
    struct isadora_elf_cubin *out = r->out;
    const struct isadora_elf_symbol s = isadora_elf_symbol(&out->elf, index);
    const size_t owner = s.section < out->elf.section_count ? r->function_of[s.section] : 0;
    if (!owner || s.type == ISADORA_ELF_OF_SECTION || s.type == ISADORA_ELF_FILE || !s.name.size)
        return true;
    struct isadora_elf_function *f = &out->functions[owner - 1];
    if (s.type == ISADORA_ELF_FUNCTION && s.value == 0 && same_name(s.name, f->name)) {
        f->symbol = f->symbol ? f->symbol : index;
        return true;
    }
    return add_mark(r, (struct isadora_elf_mark){owner - 1, s.value, index, 0, 0});
}

static bool take_all(struct reader *r)
{
    const struct isadora_elf *elf = &r->out->elf;
    for (uint32_t i = 1; i < elf->section_count; i++)
        if (!take_section(r, i))
            return false;
    for (uint32_t i = 1; i < elf->symbol_count; i++)
        if (!take_symbol(r, i))
            return false;
    return true;
}

/* ---- order ---- */

static int order_of(uint64_t a, uint64_t b) { return a < b ? -1 : a > b; }

static int mark_order(const void *left, const void *right)
{
    const struct isadora_elf_mark *a = left, *b = right;
    int order = order_of(a->function, b->function);
    order = order ? order : order_of(a->offset, b->offset);
    order = order ? order : order_of(a->section, b->section); /* symbols first */
    order = order ? order : order_of(a->relocation, b->relocation);
    return order ? order : order_of(a->symbol, b->symbol);
}

static int constant_order(const void *left, const void *right)
{
    const struct isadora_elf_constant *a = left, *b = right;
    int order = order_of(a->function, b->function);
    order = order ? order : order_of(a->bank, b->bank);
    return order ? order : order_of(a->section, b->section);
}

static int param_order(const void *left, const void *right)
{
    const struct isadora_nvinfo_param *a = left, *b = right;
    int order = order_of(a->ordinal, b->ordinal);
    return order ? order : order_of(a->index, b->index);
}

/* What each function has stands behind what the one before it has. */
static void sort_all(struct isadora_elf_cubin *out)
{
    if (out->mark_count)
        qsort(out->marks, out->mark_count, sizeof *out->marks, mark_order);
    if (out->constant_count)
        qsort(out->constants, out->constant_count, sizeof *out->constants, constant_order);
    size_t marks = 0, constants = 0;
    for (size_t i = 0; i < out->function_count; i++) {
        struct isadora_elf_function *f = &out->functions[i];
        f->first_mark = marks;
        f->first_constant = constants;
        marks += f->mark_count;
        constants += f->constant_count;
    }
    out->first_constant = constants;
}

static int function_order(const void *left, const void *right)
{
    const struct isadora_elf_function *a = *(const struct isadora_elf_function *const *)left;
    const struct isadora_elf_function *b = *(const struct isadora_elf_function *const *)right;
    int order = order_of(a->name.size, b->name.size);
    order = order ? order : memcmp(a->name.at, b->name.at, a->name.size);
    return order ? order : order_of(a->section, b->section);
}

static int place_order(const void *left, const void *right)
{
    const struct isadora_elf_function *a = *(const struct isadora_elf_function *const *)left;
    const struct isadora_elf_function *b = *(const struct isadora_elf_function *const *)right;
    int order = order_of(a->code.offset, b->code.offset);
    order = order ? order : order_of(a->code.size, b->code.size);
    return order ? order : order_of(a->section, b->section);
}

static bool check_apart(struct reader *r, const struct isadora_elf_function *const *sorted)
{
    const struct isadora_elf *elf = &r->out->elf;
    const uint64_t table_end = elf->table + 64 * (uint64_t)elf->section_count;
    for (size_t i = 0; i < r->out->function_count; i++) {
        const struct isadora_elf_section *s = &sorted[i]->code;
        const uint64_t end = s->offset + s->size;
        if (s->size && (s->offset < 64 || (s->offset < table_end && elf->table < end)))
            return fail(r, s->offset, "the code of section %lu lies in the headers of the file",
                        sorted[i]->section, 0);
        if (i + 1 < r->out->function_count && sorted[i + 1]->code.offset < end)
            return fail(r, sorted[i + 1]->code.offset, "the code of sections %lu and %lu overlaps",
                        sorted[i]->section, sorted[i + 1]->section);
    }
    return true;
}

/* No two functions have one name, or bytes in common. */
static bool check_functions(struct reader *r)
{
    struct isadora_elf_cubin *out = r->out;
    const size_t n = out->function_count;
    const struct isadora_elf_function **sorted = n ? malloc(n * sizeof *sorted) : NULL;
    if (n == 0)
        return true;
    r->no_memory |= !sorted;
    if (!sorted)
        return false;
    for (size_t i = 0; i < n; i++)
        sorted[i] = &out->functions[i];
    qsort(sorted, n, sizeof *sorted, function_order);
    bool fine = true;
    for (size_t i = 1; i < n && fine; i++)
        if (same_name(sorted[i - 1]->name, sorted[i]->name))
            fine = fail(r, out->elf.table + 64 * (uint64_t)sorted[i]->section,
                        "sections %lu and %lu are functions of one name", sorted[i - 1]->section,
                        sorted[i]->section);
    qsort(sorted, n, sizeof *sorted, place_order);
    fine = fine && check_apart(r, sorted);
    free(sorted);
    return fine;
}

/* ---- attributes ---- */

struct isadora_nvinfo isadora_elf_cubin_info(const struct isadora_elf_cubin *cubin,
                                             uint32_t section)
{
    const struct isadora_elf_section s = isadora_elf_section(&cubin->elf, section);
    return (struct isadora_nvinfo){s.bytes, s.bytes ? (size_t)s.size : 0, 0};
}

/* An attribute of the file with a number for a function, which a symbol names. */
static void take_number(struct reader *r, const struct isadora_nvinfo_attribute *a)
{
    struct isadora_elf_cubin *out = r->out;
    uint32_t n[2];
    if (!isadora_nvinfo_numbers(a, a->kind, n, 2) || n[0] >= out->elf.symbol_count)
        return;
    const uint32_t section = isadora_elf_symbol(&out->elf, n[0]).section;
    const size_t owner = section < out->elf.section_count ? r->function_of[section] : 0;
    if (!owner || n[0] == 0 || out->functions[owner - 1].symbol != n[0])
        return;
    struct isadora_elf_function *f = &out->functions[owner - 1];
    switch (a->kind) {
    case ISADORA_NVINFO_REGCOUNT:
        f->registers = n[1];
        f->has_registers = true;
        break;
    case ISADORA_NVINFO_FRAME_SIZE:
        f->frame = n[1];
        f->has_frame = true;
        break;
    case ISADORA_NVINFO_MIN_STACK_SIZE:
        f->min_stack = n[1];
        f->has_min_stack = true;
        break;
    case ISADORA_NVINFO_MAX_STACK_SIZE:
        f->max_stack = n[1];
        f->has_max_stack = true;
        break;
    default:
        break;
    }
}

static bool take_params(struct reader *r, struct isadora_elf_function *f)
{
    struct isadora_elf_cubin *out = r->out;
    struct isadora_nvinfo info = isadora_elf_cubin_info(out, f->info);
    struct isadora_nvinfo_attribute a;
    struct isadora_nvinfo_param param;
    f->first_param = out->param_count;
    while (isadora_nvinfo_next(&info, &a)) {
        f->has_place |= isadora_nvinfo_place(&a, &f->place);
        if (!isadora_nvinfo_param(&a, &param))
            continue;
        struct isadora_nvinfo_param *grown =
            grow(r, out->params, out->param_count, &r->params, sizeof *grown);
        if (!grown)
            return false;
        out->params = grown;
        grown[out->param_count++] = param;
        f->param_count++;
    }
    if (f->param_count)
        qsort(out->params + f->first_param, f->param_count, sizeof *out->params, param_order);
    return true;
}

static bool take_attributes(struct reader *r)
{
    struct isadora_nvinfo info = isadora_elf_cubin_info(r->out, r->out->info);
    struct isadora_nvinfo_attribute a;
    while (isadora_nvinfo_next(&info, &a))
        take_number(r, &a);
    for (size_t i = 0; i < r->out->function_count; i++)
        if (!take_params(r, &r->out->functions[i]))
            return false;
    return true;
}

/* ---- the file ---- */

enum isadora_elf_cubin_result isadora_elf_cubin_read(const uint8_t *bytes, size_t size,
                                                     struct isadora_elf_cubin *out)
{
    struct reader r = {.out = out};
    *out = (struct isadora_elf_cubin){.info = 0};
    if (!isadora_elf_open(&out->elf, bytes, size))
        return ISADORA_ELF_CUBIN_BAD;
    r.function_of = calloc((size_t)out->elf.section_count + 1, sizeof *r.function_of);
    r.no_memory = !r.function_of;
    bool fine = r.function_of && take_functions(&r) && check_functions(&r) && take_all(&r);
    if (fine)
        sort_all(out);
    fine = fine && take_attributes(&r);
    free(r.function_of);
    return fine          ? ISADORA_ELF_CUBIN_READ
           : r.no_memory ? ISADORA_ELF_CUBIN_MEMORY
                         : ISADORA_ELF_CUBIN_BAD;
}

void isadora_elf_cubin_free(struct isadora_elf_cubin *cubin)
{
    free(cubin->functions);
    free(cubin->params);
    free(cubin->constants);
    free(cubin->marks);
    *cubin = (struct isadora_elf_cubin){.info = 0};
}

const char *isadora_elf_cubin_relocation(uint32_t type)
{
    static const struct {
        uint32_t type;
        const char *name;
    } known[] = {
        {1, "R_CUDA_32"},           {2, "R_CUDA_64"},
        {4, "R_CUDA_G64"},          {6, "R_CUDA_TEX_HEADER_INDEX"},
        {42, "R_CUDA_ABS32_20"},    {43, "R_CUDA_ABS32_LO_20"},
        {44, "R_CUDA_ABS32_HI_20"}, {52, "R_CUDA_SURF_HEADER_INDEX"},
        {56, "R_CUDA_ABS32_LO_32"}, {57, "R_CUDA_ABS32_HI_32"},
        {58, "R_CUDA_ABS47_34"},
    };
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++)
        if (known[i].type == type)
            return known[i].name;
    return NULL;
}
