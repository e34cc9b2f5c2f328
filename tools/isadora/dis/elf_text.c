/* elf_text.c: what an ELF file says besides code, as comments of a listing: figures of functions,
 * their parameters and attributes, constants, and, at its place in the code, symbols and
 * relocations. */
#include "dis/elf_printer.h"

#include <isadora/bundle.h>
#include "asm/text/number.h"
#include "asm/text/words.h"

#include <inttypes.h>
#include <stdlib.h>

enum { MARKS_LABELLED = 1024 }; /* symbols of a function that are compared with one another */

static const char *mark_of(const struct elf_printer *p)
{
    return p->dis->functions_only ? "" : dis_comment(p->dis);
}

/* ---- the file ---- */

/* Of 32 bits, which is what there is; where they are not, as bytes. */
static void put_numbers(struct output *out, const struct isadora_nvinfo_attribute *a)
{
    const bool whole = a->size % 4 == 0;
    for (size_t i = 0; i < a->size; i += whole ? 4 : 1) {
        output_text(out, i ? " " : ": ");
        if (whole)
            output_format(out, "0x%" PRIx32, isadora_elf_u32(a->bytes + i));
        else
            output_format(out, "%02x", (unsigned)a->bytes[i]);
    }
}

static void put_attributes(const struct elf_printer *p, const char *indent, uint32_t section)
{
    struct output *out = &p->dis->out;
    struct isadora_nvinfo info = isadora_elf_cubin_info(&p->file.cubin, section);
    struct isadora_nvinfo_attribute a;
    while (isadora_nvinfo_next(&info, &a)) {
        const char *name = isadora_nvinfo_name(a.kind);
        output_format(out, "%s%sattribute 0x%02x %s", mark_of(p), indent, (unsigned)a.kind,
                      name ? name : "unknown");
        if (a.form == ISADORA_NVINFO_BYTE || a.form == ISADORA_NVINFO_VALUE)
            output_format(out, ": 0x%x", (unsigned)a.value);
        put_numbers(out, &a);
        output_text(out, "\n");
    }
    if (info.at < info.size)
        output_format(out, "%s%s%zu bytes that are no attributes\n", mark_of(p), indent,
                      info.size - info.at);
}

void elf_text_file(const struct elf_printer *p)
{
    struct output *out = &p->dis->out;
    const struct isadora_elf_cubin *cubin = &p->file.cubin;
    const struct isadora_elf *elf = &cubin->elf;
    const struct choice *choice = &p->dis->choice;
    output_format(
        out, "%sELF file: machine %u, OS ABI %u version %u, flags 0x%" PRIx32 ", read as %s %s\n",
        mark_of(p), (unsigned)elf->machine, (unsigned)elf->os, (unsigned)elf->abi, elf->flags,
        choice->target->name, choice->target->configs[choice->config].name);
    if (p->dis->functions_only)
        put_attributes(p, "", cubin->info);
    elf_text_constants(p, cubin->first_constant, cubin->constant_count - cubin->first_constant);
}

/* ---- constants ---- */

static void put_bytes(const struct elf_printer *p, const struct isadora_elf_section *s)
{
    struct output *out = &p->dis->out;
    for (uint64_t i = 0; i < s->size; i++) {
        if (i % 32 == 0)
            output_format(out, "%s%s    0x%04" PRIx64 ":", i ? "\n" : "", mark_of(p), i);
        output_format(out, "%s%02x", i % 4 ? "" : " ", (unsigned)s->bytes[i]);
    }
    if (s->size)
        output_text(out, "\n");
}

void elf_text_constants(const struct elf_printer *p, size_t first, size_t count)
{
    for (size_t i = first; i < first + count; i++) {
        const struct isadora_elf_constant *c = &p->file.cubin.constants[i];
        const struct isadora_elf_section s = isadora_elf_section(&p->file.cubin.elf, c->section);
        const bool own = p->function && p->dis->functions_only;
        output_format(&p->dis->out, "%s%sconstants c[0x%" PRIx32 "]: %" PRIu64 " byte%s%s\n",
                      mark_of(p), own ? "    " : "", c->bank, s.size, plural(s.size),
                      s.bytes ? "" : " of zeros");
        if (p->dis->constants && s.bytes)
            put_bytes(p, &s);
    }
}

/* ---- functions ---- */

static void put_params(const struct elf_printer *p)
{
    struct output *out = &p->dis->out;
    const struct isadora_elf_function *f = p->function;
    const char *indent = p->dis->functions_only ? "    " : "";
    if (f->has_place)
        output_format(out, "%s%sparameters c[0x0][0x%x]: %u byte%s\n", mark_of(p), indent,
                      (unsigned)f->place.offset, (unsigned)f->place.size, plural(f->place.size));
    for (size_t i = f->first_param; i < f->first_param + f->param_count; i++) {
        const struct isadora_nvinfo_param *param = &p->file.cubin.params[i];
        output_format(out, "%s%sparameter %u %s0x%x%s: %u byte%s\n", mark_of(p), indent,
                      (unsigned)param->ordinal, f->has_place ? "c[0x0][" : "at ",
                      (f->has_place ? (unsigned)f->place.offset : 0) + param->offset,
                      f->has_place ? "]" : "", (unsigned)param->size, plural(param->size));
    }
}

/* Bytes of the stack that a function needs with all that it calls, as its list goes on. */
static void put_stack(struct output *out, const char *before, uint32_t bytes)
{
    if (bytes == ISADORA_ELF_RECURSION)
        output_format(out, "%sstack unknown (recursion)", before);
    else
        output_format(out, "%sstack %" PRIu32, before, bytes);
}

/* Frame and stack of a function in the code of another one. */
static void put_inner_figures(const struct elf_printer *p, uint32_t symbol)
{
    const struct isadora_elf_cubin *cubin = &p->file.cubin;
    uint32_t bytes;
    if (isadora_elf_cubin_figure(cubin, symbol, ISADORA_NVINFO_REGCOUNT, &bytes))
        output_format(&p->dis->out, ", reg %" PRIu32, bytes);
    if (isadora_elf_cubin_figure(cubin, symbol, ISADORA_NVINFO_FRAME_SIZE, &bytes))
        output_format(&p->dis->out, ", frame %" PRIu32, bytes);
    if (isadora_elf_cubin_figure(cubin, symbol, ISADORA_NVINFO_MIN_STACK_SIZE, &bytes))
        put_stack(&p->dis->out, ", ", bytes);
}

/* The functions in the code of this one. */
static void put_inner(const struct elf_printer *p)
{
    struct output *out = &p->dis->out;
    const struct isadora_elf_function *f = p->function;
    for (size_t i = f->first_mark; i < f->first_mark + f->mark_count; i++) {
        const struct isadora_elf_mark *m = &p->file.cubin.marks[i];
        const struct isadora_elf_symbol s = isadora_elf_symbol(&p->file.cubin.elf, m->symbol);
        if (m->section || s.type != ISADORA_ELF_FUNCTION)
            continue;
        name_put(out, "    function ", elf_name(p, s.name));
        output_format(out, " at 0x%" PRIx64 ": %" PRIu64 " byte%s",
                      m->offset + (p->linked ? f->code.address : 0), s.size, plural(s.size));
        put_inner_figures(p, m->symbol);
        output_text(out, "\n");
    }
}

/* Where the code is: for those who look at the bytes of the file. */
static void put_section(const struct elf_printer *p)
{
    struct output *out = &p->dis->out;
    const struct isadora_elf_section *code = &p->function->code;
    output_text(out, dis_comment(p->dis));
    name_put(out, "section ", elf_name(p, code->name));
    output_format(out, " at 0x%" PRIx64 " of the file\n", code->offset);
}

void elf_text_function(const struct elf_printer *p)
{
    struct output *out = &p->dis->out;
    const struct isadora_elf_function *f = p->function;
    if (p->dis->text)
        output_format(out, ".function %s\n", name_quoted(f->name));
    output_text(out, mark_of(p));
    name_put(out, "function ", elf_name(p, f->name));
    output_text(out, ":");
    if (f->has_registers)
        output_format(out, " reg %" PRIu32 ",", f->registers);
    if (p->file.cubin.elf.machine == ISADORA_ELF_CUDA)
        output_format(out, " smem %" PRIu64 ", bar %" PRIu32 ",", f->shared, f->barriers);
    if (f->has_frame)
        output_format(out, " frame %" PRIu32 ",", f->frame);
    if (f->has_min_stack) {
        put_stack(out, " ", f->min_stack);
        output_text(out, ",");
    }
    output_format(out, " code %" PRIu64 " byte%s\n", f->code.size, plural(f->code.size));
    if (!p->dis->text && !p->dis->functions_only)
        put_section(p);
    put_params(p);
    if (p->dis->functions_only) {
        put_inner(p);
        put_attributes(p, "    ", f->info);
    }
}

/* ---- symbols and relocations ---- */

/* Is the name one that no instruction has, and that the assembler takes for a label? */
static bool fits_label(const struct dis *dis, struct isadora_name name)
{
    const struct isadora_target *target = dis->choice.target;
    struct isadora_name rest;
    if (!name.size || rt_is(name.at[0], RT_DIGIT))
        return false;
    for (size_t i = 0; i < name.size; i++) {
        const char c = name.at[i];
        if (c == '.' || !rt_is(c, RT_NAME | RT_DIGIT))
            return false;
    }
    if (isadora_name_begins(name, dis_label_choose(target), &rest))
        return false;
    for (size_t i = 0; i < target->form_count; i++)
        if (isadora_name_is(name, target->forms[i].mnemonic))
            return false;
    if (rt_word_is(target, name.at, name.size))
        return false;
    for (size_t i = 0; i < target->file_count; i++) {
        const struct isadora_file *file = &target->files[i];
        if (isadora_name_begins(name, file->prints, &rest) &&
            (!rest.size || rt_is(rest.at[0], RT_DIGIT)))
            return false;
        for (unsigned k = 0; k < file->entry_count; k++)
            if (file->entries[k].prints && isadora_name_is(name, file->entries[k].prints))
                return false;
    }
    return true;
}

/* A local symbol whose name no other one of the function has. */
static bool is_label(const struct elf_printer *p, const struct isadora_elf_symbol *symbol)
{
    const struct isadora_elf_cubin *cubin = &p->file.cubin;
    if (!p->labels || symbol->binding != 0 || symbol->name.size > p->name_most ||
        !fits_label(p->dis, symbol->name))
        return false;
    size_t count = 0;
    for (size_t i = 0; i < p->function->mark_count; i++) {
        const struct isadora_elf_mark *m = &cubin->marks[p->function->first_mark + i];
        count += m->section == 0 &&
                 isadora_name_same(symbol->name, isadora_elf_symbol(&cubin->elf, m->symbol).name);
    }
    return count == 1;
}

/* Where a label before the unit is, as an offset into the code. */
static uint64_t label_at(const struct dis *dis)
{
    const struct isadora_target *target = dis->choice.target;
    const unsigned config = dis->choice.config;
    return isadora_place_label(target, config, dis->offset) * isadora_pc_step(target, config);
}

static void put_symbol(const struct elf_printer *p, const struct isadora_elf_mark *m,
                       uint64_t offset)
{
    struct output *out = &p->dis->out;
    const struct isadora_elf_symbol s = isadora_elf_symbol(&p->file.cubin.elf, m->symbol);
    if (elf_is_mapping(&p->file.cubin.elf, &s))
        return;
    output_text(out, dis_comment(p->dis));
    name_put(out, "symbol ", elf_name(p, s.name));
    output_format(out, " at 0x%" PRIx64, m->offset + (p->linked ? p->function->code.address : 0));
    if (s.type == ISADORA_ELF_FUNCTION)
        output_format(out, ": function, %" PRIu64 " byte%s", s.size, plural(s.size));
    put_inner_figures(p, m->symbol);
    output_text(out, "\n");
    const bool is_here = offset == m->offset || label_at(p->dis) == m->offset;
    if (p->dis->text && is_here && is_label(p, &s)) {
        name_put(out, "", s.name);
        output_text(out, ":\n");
    }
}

static void put_relocation(const struct elf_printer *p, const struct isadora_elf_mark *m)
{
    struct output *out = &p->dis->out;
    const struct isadora_elf *elf = &p->file.cubin.elf;
    const struct isadora_elf_section s = isadora_elf_section(elf, m->section);
    const struct isadora_elf_relocation r = isadora_elf_relocation(&s, m->relocation);
    const char *type =
        elf->machine == ISADORA_ELF_CUDA ? isadora_elf_cubin_relocation(r.type) : NULL;
    output_text(out, dis_comment(p->dis));
    output_format(out, "relocation at 0x%" PRIx64 ": ", m->offset);
    if (type)
        output_text(out, type);
    else
        output_format(out, "type %" PRIu32, r.type);
    if (r.symbol)
        name_put(out, " ", elf_name(p, elf_mark_name(&p->file.cubin, m)));
    if (r.has_addend && r.addend)
        output_format(out, " %c 0x%" PRIx64, r.addend < 0 ? '-' : '+',
                      r.addend < 0 ? 0 - (uint64_t)r.addend : (uint64_t)r.addend);
    output_text(out, "\n");
}

void elf_text_marks_begin(struct elf_printer *p)
{
    const struct isadora_elf_function *f = p->function;
    p->mark = 0;
    while (p->dis->to && p->mark < f->mark_count &&
           p->file.cubin.marks[f->first_mark + p->mark].offset < p->dis->from)
        p->mark++;
    p->labels = p->function->mark_count <= MARKS_LABELLED;
}

void elf_text_marks(struct elf_printer *p, uint64_t offset)
{
    const struct isadora_elf_function *f = p->function;
    for (; p->mark < f->mark_count; p->mark++) {
        const struct isadora_elf_mark *m = &p->file.cubin.marks[f->first_mark + p->mark];
        if (m->offset > offset)
            break;
        if (m->section)
            put_relocation(p, m);
        else
            put_symbol(p, m, offset);
    }
}

uint64_t elf_text_next_mark(const struct elf_printer *p)
{
    const struct isadora_elf_function *f = p->function;
    return p->mark < f->mark_count ? p->file.cubin.marks[f->first_mark + p->mark].offset
                                   : UINT64_MAX;
}
