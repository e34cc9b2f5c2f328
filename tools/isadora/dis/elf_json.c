/* elf_json.c: what an ELF file says besides code, as JSON: one object for the file and one for each
 * function, before those of its code. */
#include "common/json_write.h"
#include "dis/elf_printer.h"

#include <inttypes.h>
#include <stdlib.h>

static void put_figure(struct output *out, bool *first, const char *key, uint64_t figure)
{
    json_key(out, first, key);
    output_format(out, "%" PRIu64, figure);
}

/* A number that the file may not say. */
static void put_known(struct output *out, bool *first, const char *key, bool known, uint64_t figure)
{
    json_key(out, first, key);
    if (known)
        output_format(out, "%" PRIu64, figure);
    else
        output_text(out, "null");
}

static void put_name(struct output *out, bool *first, const char *key, struct isadora_elf_name name)
{
    char *text = elf_name(name);
    json_text(out, first, key, text);
    free(text);
}

static void put_hex(struct output *out, bool *first, const char *key, const uint8_t *bytes,
                    size_t size)
{
    json_key(out, first, key);
    output_text(out, "\"");
    for (size_t i = 0; i < size; i++)
        output_format(out, "%02x", (unsigned)bytes[i]);
    output_text(out, "\"");
}

static void put_attributes(const struct elf_printer *p, bool *first, uint32_t section)
{
    struct output *out = &p->dis->out;
    struct isadora_nvinfo info = isadora_elf_cubin_info(&p->file.cubin, section);
    struct isadora_nvinfo_attribute a;
    bool inner = true;
    json_key(out, first, "attributes");
    output_text(out, "[");
    while (isadora_nvinfo_next(&info, &a)) {
        bool field = true;
        json_key(out, &inner, NULL);
        output_text(out, "{");
        put_figure(out, &field, "attribute", a.kind);
        json_text(out, &field, "name", isadora_nvinfo_name(a.kind));
        if (a.form == ISADORA_NVINFO_BYTES)
            put_hex(out, &field, "bytes", a.bytes, a.size);
        else
            put_figure(out, &field, "value", a.value);
        output_text(out, "}");
    }
    output_text(out, "]");
}

static void put_constants(const struct elf_printer *p, bool *first, size_t from, size_t count)
{
    struct output *out = &p->dis->out;
    bool inner = true;
    json_key(out, first, "constants");
    output_text(out, "[");
    for (size_t i = from; i < from + count; i++) {
        const struct isadora_elf_constant *c = &p->file.cubin.constants[i];
        const struct isadora_elf_section s = isadora_elf_section(&p->file.cubin.elf, c->section);
        bool field = true;
        json_key(out, &inner, NULL);
        output_text(out, "{");
        put_figure(out, &field, "bank", c->bank);
        put_figure(out, &field, "size", s.size);
        if (p->dis->constants && s.bytes)
            put_hex(out, &field, "bytes", s.bytes, (size_t)s.size);
        output_text(out, "}");
    }
    output_text(out, "]");
}

void elf_json_file(const struct elf_printer *p)
{
    struct output *out = &p->dis->out;
    const struct isadora_elf_cubin *cubin = &p->file.cubin;
    const struct choice *choice = &p->dis->choice;
    const struct isadora_config *config = &choice->target->configs[choice->config];
    bool first = true;
    output_text(out, "{");
    put_figure(out, &first, "machine", cubin->elf.machine);
    put_figure(out, &first, "os", cubin->elf.os);
    put_figure(out, &first, "abi", cubin->elf.abi);
    put_figure(out, &first, "flags", cubin->elf.flags);
    json_text(out, &first, "isa", choice->target->name);
    json_text(out, &first, "variant", config->variant);
    json_text(out, &first, "mode", config->mode);
    put_attributes(p, &first, cubin->info);
    put_constants(p, &first, cubin->first_constant, cubin->constant_count - cubin->first_constant);
    output_text(out, "}\n");
}

static void put_params(const struct elf_printer *p, bool *first)
{
    struct output *out = &p->dis->out;
    const struct isadora_elf_function *f = p->function;
    bool inner = true;
    put_known(out, first, "params_at", f->has_place, f->place.offset);
    put_known(out, first, "params_size", f->has_place, f->place.size);
    json_key(out, first, "params");
    output_text(out, "[");
    for (size_t i = f->first_param; i < f->first_param + f->param_count; i++) {
        const struct isadora_nvinfo_param *param = &p->file.cubin.params[i];
        bool field = true;
        json_key(out, &inner, NULL);
        output_text(out, "{");
        put_figure(out, &field, "ordinal", param->ordinal);
        put_figure(out, &field, "offset", param->offset);
        put_figure(out, &field, "size", param->size);
        output_text(out, "}");
    }
    output_text(out, "]");
}

static void put_relocation(const struct elf_printer *p, bool *inner,
                           const struct isadora_elf_mark *m)
{
    struct output *out = &p->dis->out;
    const struct isadora_elf *elf = &p->file.cubin.elf;
    const struct isadora_elf_section s = isadora_elf_section(elf, m->section);
    const struct isadora_elf_relocation r = isadora_elf_relocation(&s, m->relocation);
    const bool cuda = elf->machine == ISADORA_ELF_CUDA;
    bool field = true;
    json_key(out, inner, NULL);
    output_text(out, "{");
    put_figure(out, &field, "offset", m->offset);
    put_figure(out, &field, "type", r.type);
    json_text(out, &field, "name", cuda ? isadora_elf_cubin_relocation(r.type) : NULL);
    if (r.symbol)
        put_name(out, &field, "symbol", isadora_elf_symbol(elf, r.symbol).name);
    if (r.has_addend) {
        json_key(out, &field, "addend");
        output_format(out, "%" PRId64, r.addend);
    }
    output_text(out, "}");
}

static void put_symbol(const struct elf_printer *p, bool *inner, const struct isadora_elf_mark *m)
{
    struct output *out = &p->dis->out;
    const struct isadora_elf_symbol s = isadora_elf_symbol(&p->file.cubin.elf, m->symbol);
    bool field = true;
    json_key(out, inner, NULL);
    output_text(out, "{");
    put_figure(out, &field, "offset", m->offset);
    put_name(out, &field, "name", s.name);
    put_figure(out, &field, "type", s.type);
    put_figure(out, &field, "size", s.size);
    output_text(out, "}");
}

static void put_marks(const struct elf_printer *p, bool *first, bool relocations)
{
    struct output *out = &p->dis->out;
    const struct isadora_elf_function *f = p->function;
    bool inner = true;
    json_key(out, first, relocations ? "relocations" : "symbols");
    output_text(out, "[");
    for (size_t i = f->first_mark; i < f->first_mark + f->mark_count; i++) {
        const struct isadora_elf_mark *m = &p->file.cubin.marks[i];
        if (relocations && m->section)
            put_relocation(p, &inner, m);
        else if (!relocations && !m->section)
            put_symbol(p, &inner, m);
    }
    output_text(out, "]");
}

void elf_json_function(const struct elf_printer *p)
{
    struct output *out = &p->dis->out;
    const struct isadora_elf_function *f = p->function;
    const bool cuda = p->file.cubin.elf.machine == ISADORA_ELF_CUDA;
    bool first = true;
    output_text(out, "{");
    put_name(out, &first, "function", f->name);
    put_figure(out, &first, "bytes", f->code.size);
    put_known(out, &first, "reg", f->has_registers, f->registers);
    put_known(out, &first, "smem", cuda, f->shared);
    put_known(out, &first, "bar", cuda, f->barriers);
    put_known(out, &first, "frame", f->has_frame, f->frame);
    put_known(out, &first, "stack", f->has_min_stack, f->min_stack);
    put_known(out, &first, "max_stack", f->has_max_stack, f->max_stack);
    put_params(p, &first);
    put_constants(p, &first, f->first_constant, f->constant_count);
    put_marks(p, &first, false);
    put_marks(p, &first, true);
    put_attributes(p, &first, f->info);
    output_text(out, "}\n");
}
