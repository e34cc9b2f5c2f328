/* elf_cubin.c: finds the functions of a cubin and what belongs to each.
 *
 * Sections and symbols are gone through once; what belongs to a function is put into one array with
 * all others and sorted, so that a file with very many of both takes no longer than it must. */
#include <isadora/nvidia.h>
#include "base/array.h"
#include "load/elf_check.h"
#include "load/nvidia/elf_figure.h"

enum { HEADER = 64 }; /* bytes of the header of an ELF file */

struct reader {
    struct isadora_elf_cubin *out;
    size_t *function_of; /* a section: its function's index + 1; 0: it is none */
    bool no_memory;
};

static bool append(struct reader *r, void *array, size_t *count, const void *element, size_t size)
{
    const bool fine = rt_append(array, count, element, size);
    r->no_memory |= !fine;
    return fine;
}

/* The index + 1 of the function whose code a section is; 0: it is none. */
static size_t owner_of(const struct reader *r, uint32_t section)
{
    return section < r->out->elf.section_count ? r->function_of[section] : 0;
}

/* ---- functions ---- */

static bool is_code(const struct isadora_elf_section *s)
{
    return s->type == ISADORA_ELF_PROGBITS && (s->flags & ISADORA_ELF_EXECUTABLE) != 0;
}

/* The figures in the section header of code: registers in the high byte of `info`,
 * barriers in the flags from bit 20 on. */
static struct isadora_elf_function function_of(const struct isadora_elf *elf, uint32_t index)
{
    struct isadora_elf_function f = {.code = isadora_elf_section(elf, index), .section = index};
    if (!isadora_name_begins(f.code.name, ".text.", &f.name))
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
    for (uint32_t i = 1; i < out->elf.section_count; i++) {
        const struct isadora_elf_function f = function_of(&out->elf, i);
        if (!is_code(&f.code))
            continue;
        if (!append(r, &out->functions, &out->function_count, &f, sizeof f))
            return false;
        r->function_of[i] = out->function_count;
    }
    return true;
}

/* ---- what belongs to them ---- */

static bool add_mark(struct reader *r, struct isadora_elf_mark mark)
{
    r->out->functions[mark.function].mark_count++;
    return append(r, &r->out->marks, &r->out->mark_count, &mark, sizeof mark);
}

static bool add_constant(struct reader *r, struct isadora_elf_constant constant)
{
    struct isadora_elf_cubin *out = r->out;
    if (constant.function < out->function_count)
        out->functions[constant.function].constant_count++;
    return append(r, &out->constants, &out->constant_count, &constant, sizeof constant);
}

/* `.nv.constant3`, `.nv.constant0.NAME`: the number. */
static bool bank_of(struct isadora_name name, uint32_t *bank)
{
    struct isadora_name rest;
    if (!isadora_name_begins(name, ".nv.constant", &rest))
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
    struct isadora_name rest;
    uint32_t bank;
    const size_t owner = owner_of(r, s.info), function = owner ? owner - 1 : out->function_count;
    if (isadora_elf_relocation_count(&s) > 0)
        return owner ? take_relocations(r, index, function) : true;
    if (out->elf.machine != ISADORA_ELF_CUDA)
        return true;
    if (bank_of(s.name, &bank))
        return add_constant(r, (struct isadora_elf_constant){function, bank, index});
    if (isadora_name_is(s.name, ".nv.info"))
        out->info = out->info ? out->info : index;
    else if (owner && isadora_name_begins(s.name, ".nv.info.", &rest))
        out->functions[function].info = index;
    else if (owner && isadora_name_begins(s.name, ".nv.shared", &rest))
        out->functions[function].shared = s.size;
    return true;
}

static bool take_symbol(struct reader *r, uint32_t index)
{
    struct isadora_elf_cubin *out = r->out;
    const struct isadora_elf_symbol s = isadora_elf_symbol(&out->elf, index);
    const size_t owner = owner_of(r, s.section);
    if (!owner || s.type == ISADORA_ELF_OF_SECTION || s.type == ISADORA_ELF_FILE || !s.name.size)
        return true;
    struct isadora_elf_function *f = &out->functions[owner - 1];
    if (s.type == ISADORA_ELF_FUNCTION && s.value == 0 && isadora_name_same(s.name, f->name)) {
        f->symbol = f->symbol ? f->symbol : index;
        return true;
    }
    const uint64_t from = isadora_elf_is_linked(&out->elf) ? f->code.address : 0;
    return add_mark(r, (struct isadora_elf_mark){owner - 1, s.value - from, index, 0, 0});
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

/* What each function has follows what the one before it has. */
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

/* No two functions have one name. */
static bool check_names(struct reader *r, const struct isadora_elf_function **sorted)
{
    struct isadora_elf *elf = &r->out->elf;
    qsort(sorted, r->out->function_count, sizeof *sorted, function_order);
    for (size_t i = 1; i < r->out->function_count; i++) {
        const struct isadora_elf_function *a = sorted[i - 1], *b = sorted[i];
        if (!rt_elf_check(elf, !isadora_name_same(a->name, b->name),
                          elf->table + 64 * (uint64_t)b->section,
                          "sections %u and %u are functions of one name", a->section, b->section))
            return false;
    }
    return true;
}

/* No two functions have bytes in common. */
static bool check_apart(struct reader *r, const struct isadora_elf_function **sorted)
{
    struct isadora_elf *elf = &r->out->elf;
    const uint64_t table_end = elf->table + 64 * (uint64_t)elf->section_count;
    const struct isadora_elf_function *last = NULL;
    qsort(sorted, r->out->function_count, sizeof *sorted, place_order);
    for (size_t i = 0; i < r->out->function_count; last = sorted[i++]) {
        const struct isadora_elf_section *s = &sorted[i]->code;
        const bool in_table = s->offset < table_end && elf->table < s->offset + s->size;
        if (last && !rt_elf_check(elf, s->offset >= last->code.offset + last->code.size, s->offset,
                                  "the code of sections %u and %u overlaps", last->section,
                                  sorted[i]->section))
            return false;
        if (!rt_elf_check(elf, s->size == 0 || (s->offset >= HEADER && !in_table), s->offset,
                          "the code of section %u lies in the headers of the file",
                          sorted[i]->section))
            return false;
    }
    return true;
}

static bool check_functions(struct reader *r)
{
    const size_t n = r->out->function_count;
    const struct isadora_elf_function **sorted = malloc((n + 1) * sizeof *sorted);
    r->no_memory |= !sorted;
    for (size_t i = 0; i < n && sorted; i++)
        sorted[i] = &r->out->functions[i];
    const bool fine = sorted && check_names(r, sorted) && check_apart(r, sorted);
    free(sorted);
    return fine;
}

/* ---- attributes ---- */

/* Toolkits that say ABI 65 have its number one byte further up. */
uint32_t isadora_elf_cubin_architecture(const struct isadora_elf *elf)
{
    enum { NEWER = 65 };
    return elf->flags >> (elf->os == NEWER ? 8 : 0) & 0xff;
}

struct isadora_nvinfo isadora_elf_cubin_info(const struct isadora_elf_cubin *cubin,
                                             uint32_t section)
{
    const struct isadora_elf_section s = isadora_elf_section(&cubin->elf, section);
    return (struct isadora_nvinfo){s.bytes, s.bytes ? (size_t)s.size : 0, 0};
}

#define NUMBER(name)                                                                               \
    offsetof(struct isadora_elf_function, name), offsetof(struct isadora_elf_function, has_##name)
/* Attributes of the file with a number for a function: where it goes, and that there is one. */
static const struct {
    uint8_t kind;
    size_t number, has;
} numbers[] = {
    {ISADORA_NVINFO_REGCOUNT, NUMBER(registers)},
    {ISADORA_NVINFO_FRAME_SIZE, NUMBER(frame)},
    {ISADORA_NVINFO_MIN_STACK_SIZE, NUMBER(min_stack)},
    {ISADORA_NVINFO_MAX_STACK_SIZE, NUMBER(max_stack)},
};
#undef NUMBER

static bool put_number(struct reader *r, struct isadora_elf_function *f, uint32_t symbol, size_t i,
                       uint32_t value)
{
    struct isadora_elf_cubin *out = r->out;
    const struct isadora_elf_figure figure = {symbol, numbers[i].kind, value};
    if (f->symbol != symbol)
        return append(r, &out->figures, &out->figure_count, &figure, sizeof figure);
    memcpy((char *)f + numbers[i].number, &value, sizeof value);
    *(bool *)((char *)f + numbers[i].has) = true;
    return true;
}

/* A symbol names the function. */
static bool take_number(struct reader *r, const struct isadora_nvinfo_attribute *a)
{
    struct isadora_elf_cubin *out = r->out;
    uint32_t n[2];
    if (!isadora_nvinfo_numbers(a, a->kind, n, 2) || n[0] == 0 || n[0] >= out->elf.symbol_count)
        return true;
    const size_t owner = owner_of(r, isadora_elf_symbol(&out->elf, n[0]).section);
    for (size_t i = 0; owner && i < sizeof numbers / sizeof numbers[0]; i++)
        if (numbers[i].kind == a->kind)
            return put_number(r, &out->functions[owner - 1], n[0], i, n[1]);
    return true;
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
        if (!append(r, &out->params, &out->param_count, &param, sizeof param))
            return false;
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
        if (!take_number(r, &a))
            return false;
    rt_elf_figures_sort(r->out);
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
    free(cubin->figures);
    *cubin = (struct isadora_elf_cubin){.info = 0};
}

const char *isadora_elf_cubin_relocation(uint32_t type)
{
    static const struct {
        uint32_t type;
        const char *name;
    } known[] = {
        {1, "R_CUDA_32"},
        {2, "R_CUDA_64"},
        {3, "R_CUDA_G32"},
        {4, "R_CUDA_G64"},
        {6, "R_CUDA_TEX_HEADER_INDEX"},
        {7, "R_CUDA_SAMP_HEADER_INDEX"},
        {34, "R_CUDA_FUNC_DESC_32"},
        {35, "R_CUDA_FUNC_DESC_64"},
        {42, "R_CUDA_ABS32_20"},
        {43, "R_CUDA_ABS32_LO_20"},
        {44, "R_CUDA_ABS32_HI_20"},
        {45, "R_CUDA_ABS24_20"},
        {46, "R_CUDA_ABS16_20"},
        {47, "R_CUDA_FUNC_DESC32_20"},
        {48, "R_CUDA_FUNC_DESC32_LO_20"},
        {49, "R_CUDA_FUNC_DESC32_HI_20"},
        {50, "R_CUDA_CONST_FIELD19_20"},
        {51, "R_CUDA_BINDLESSOFF13_36"},
        {52, "R_CUDA_SURF_HEADER_INDEX"},
        {54, "R_CUDA_CONST_FIELD21_20"},
        {55, "R_CUDA_ABS32_32"},
        {56, "R_CUDA_ABS32_LO_32"},
        {57, "R_CUDA_ABS32_HI_32"},
        {58, "R_CUDA_ABS47_34"},
        {59, "R_CUDA_ABS16_32"},
        {60, "R_CUDA_ABS24_32"},
        {61, "R_CUDA_FUNC_DESC32_32"},
        {62, "R_CUDA_FUNC_DESC32_LO_32"},
        {63, "R_CUDA_FUNC_DESC32_HI_32"},
        {64, "R_CUDA_CONST_FIELD19_40"},
        {65, "R_CUDA_BINDLESSOFF14_40"},
        {66, "R_CUDA_CONST_FIELD21_38"},
        {70, "R_CUDA_32_LO"},
        {71, "R_CUDA_32_HI"},
        {72, "R_CUDA_UNUSED_CLEAR32"},
        {73, "R_CUDA_UNUSED_CLEAR64"},
        {74, "R_CUDA_ABS24_40"},
        {75, "R_CUDA_ABS55_16_34"},
        {100, "R_CUDA_ABS20_44"},
    };
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++)
        if (known[i].type == type)
            return known[i].name;
    return NULL;
}
