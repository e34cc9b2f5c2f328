/* elf_json.c: what an ELF file says besides code, as JSON: one object for the file and one for each
 * function, before those of its code. */
#include "common/json_write.h"
#include "dis/elf_printer.h"

#include <inttypes.h>

/* A number that the file may not say. */
static void put_known(struct output *out, const char *key, bool known, uint64_t figure)
{
    if (known)
        json_number(out, key, figure);
    else
        json_text(out, key, NULL);
}

/* A stack has no bound where a function calls itself. */
static void put_stack(struct output *out, bool known, uint32_t bytes)
{
    const bool recursion = known && bytes == ISADORA_ELF_RECURSION;
    put_known(out, "stack", known && !recursion, bytes);
    json_value(out, "recursion", "%s", recursion ? "true" : "false");
}

static void put_hex(struct output *out, const char *key, const uint8_t *bytes, size_t size)
{
    json_key(out, key);
    output_text(out, "\"");
    for (size_t i = 0; i < size; i++)
        output_format(out, "%02x", (unsigned)bytes[i]);
    output_text(out, "\"");
}

static void put_attributes(const struct elf_printer *p, uint32_t section)
{
    struct output *out = &p->dis->out;
    struct isadora_nvinfo info = isadora_elf_cubin_info(&p->file.cubin, section);
    struct isadora_nvinfo_attribute a;
    json_open(out, "attributes", '[');
    while (isadora_nvinfo_next(&info, &a)) {
        json_open(out, NULL, '{');
        json_number(out, "attribute", a.kind);
        json_text(out, "name", isadora_nvinfo_name(a.kind));
        if (a.form == ISADORA_NVINFO_BYTES)
            put_hex(out, "bytes", a.bytes, a.size);
        else
            json_number(out, "value", a.value);
        json_close(out, '}');
    }
    json_close(out, ']');
}

static void put_constants(const struct elf_printer *p, size_t from, size_t count)
{
    struct output *out = &p->dis->out;
    json_open(out, "constants", '[');
    for (size_t i = from; i < from + count; i++) {
        const struct isadora_elf_constant *c = &p->file.cubin.constants[i];
        const struct isadora_elf_section s = isadora_elf_section(&p->file.cubin.elf, c->section);
        json_open(out, NULL, '{');
        json_number(out, "bank", c->bank);
        json_number(out, "size", s.size);
        if (p->dis->constants && s.bytes)
            put_hex(out, "bytes", s.bytes, (size_t)s.size);
        json_close(out, '}');
    }
    json_close(out, ']');
}

void elf_json_file(const struct elf_printer *p)
{
    struct output *out = &p->dis->out;
    const struct isadora_elf_cubin *cubin = &p->file.cubin;
    const struct choice *choice = &p->dis->choice;
    const struct isadora_config *config = &choice->target->configs[choice->config];
    json_begin_line(out);
    json_number(out, "machine", cubin->elf.machine);
    json_number(out, "os", cubin->elf.os);
    json_number(out, "abi", cubin->elf.abi);
    json_number(out, "flags", cubin->elf.flags);
    json_text(out, "isa", choice->target->name);
    json_text(out, "variant", config->variant);
    json_text(out, "mode", config->mode);
    put_attributes(p, cubin->info);
    put_constants(p, cubin->first_constant, cubin->constant_count - cubin->first_constant);
    json_end_line(out);
}

static void put_params(const struct elf_printer *p)
{
    struct output *out = &p->dis->out;
    const struct isadora_elf_function *f = p->function;
    put_known(out, "params_at", f->has_place, f->place.offset);
    put_known(out, "params_size", f->has_place, f->place.size);
    json_open(out, "params", '[');
    for (size_t i = f->first_param; i < f->first_param + f->param_count; i++) {
        const struct isadora_nvinfo_param *param = &p->file.cubin.params[i];
        json_open(out, NULL, '{');
        json_number(out, "ordinal", param->ordinal);
        json_number(out, "offset", param->offset);
        json_number(out, "size", param->size);
        json_close(out, '}');
    }
    json_close(out, ']');
}

static void put_relocation(const struct elf_printer *p, const struct isadora_elf_mark *m)
{
    struct output *out = &p->dis->out;
    const struct isadora_elf *elf = &p->file.cubin.elf;
    const struct isadora_elf_section s = isadora_elf_section(elf, m->section);
    const struct isadora_elf_relocation r = isadora_elf_relocation(&s, m->relocation);
    const bool cuda = elf->machine == ISADORA_ELF_CUDA;
    json_open(out, NULL, '{');
    json_number(out, "offset", m->offset);
    json_number(out, "type", r.type);
    json_text(out, "name", cuda ? isadora_elf_cubin_relocation(r.type) : NULL);
    if (r.symbol)
        name_json(out, "symbol", elf_name(p, isadora_elf_symbol(elf, r.symbol).name));
    if (r.has_addend)
        json_value(out, "addend", "%" PRId64, r.addend);
    json_close(out, '}');
}

/* Of a function in the code of another one, what the file says. */
static void put_inner_figures(const struct elf_printer *p, uint32_t symbol)
{
    const struct isadora_elf_cubin *cubin = &p->file.cubin;
    struct output *out = &p->dis->out;
    uint32_t bytes;
    if (isadora_elf_cubin_figure(cubin, symbol, ISADORA_NVINFO_REGCOUNT, &bytes))
        json_number(out, "reg", bytes);
    if (isadora_elf_cubin_figure(cubin, symbol, ISADORA_NVINFO_FRAME_SIZE, &bytes))
        json_number(out, "frame", bytes);
    if (isadora_elf_cubin_figure(cubin, symbol, ISADORA_NVINFO_MIN_STACK_SIZE, &bytes))
        put_stack(out, true, bytes);
}

static void put_symbol(const struct elf_printer *p, const struct isadora_elf_mark *m)
{
    struct output *out = &p->dis->out;
    const struct isadora_elf_symbol s = isadora_elf_symbol(&p->file.cubin.elf, m->symbol);
    json_open(out, NULL, '{');
    json_number(out, "offset", m->offset);
    name_json(out, "name", elf_name(p, s.name));
    json_number(out, "type", s.type);
    json_number(out, "size", s.size);
    put_inner_figures(p, m->symbol);
    json_close(out, '}');
}

static void put_marks(const struct elf_printer *p, bool relocations)
{
    struct output *out = &p->dis->out;
    const struct isadora_elf_function *f = p->function;
    json_open(out, relocations ? "relocations" : "symbols", '[');
    for (size_t i = f->first_mark; i < f->first_mark + f->mark_count; i++) {
        const struct isadora_elf_mark *m = &p->file.cubin.marks[i];
        if (relocations && m->section)
            put_relocation(p, m);
        else if (!relocations && !m->section)
            put_symbol(p, m);
    }
    json_close(out, ']');
}

void elf_json_function(const struct elf_printer *p)
{
    struct output *out = &p->dis->out;
    const struct isadora_elf_function *f = p->function;
    const bool cuda = p->file.cubin.elf.machine == ISADORA_ELF_CUDA;
    json_begin_line(out);
    name_json(out, "function", elf_name(p, f->name));
    json_number(out, "bytes", f->code.size);
    put_known(out, "reg", f->has_registers, f->registers);
    put_known(out, "smem", cuda, f->shared);
    put_known(out, "bar", cuda, f->barriers);
    put_known(out, "frame", f->has_frame, f->frame);
    put_stack(out, f->has_min_stack, f->min_stack);
    put_known(out, "max_stack", f->has_max_stack, f->max_stack);
    put_params(p);
    put_constants(p, f->first_constant, f->constant_count);
    put_marks(p, false);
    put_marks(p, true);
    put_attributes(p, f->info);
    json_end_line(out);
}
