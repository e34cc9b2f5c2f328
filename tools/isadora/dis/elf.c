/* elf.c: prints an ELF file: its functions, each with what the file says of it, and their code.
 *
 * In a listing all that is not code is a comment; with --text a line `.function NAME` begins each
 * function, by which `isadora as --elf` finds it again. */
#include "dis/elf_printer.h"
#include "object/program.h"

#include <isadora/bundle.h>
#include <string.h>

static uint64_t before_unit(struct dis *dis, uint64_t offset)
{
    elf_text_marks(dis->user, offset);
    elf_source_at(dis->user, offset);
    const uint64_t mark = elf_text_next_mark(dis->user), line = elf_source_next(dis->user);
    return mark < line ? mark : line;
}

/* Which parameters it reads; in a listing also the name of what it calls. */
static size_t remark(struct dis *dis, const struct isadora_insn *insn, const char *text,
                     size_t length, char *out)
{
    const struct elf_printer *p = dis->user;
    const size_t used = p->file.kind->before_param ? elf_params_remark(p, text, length, out) : 0;
    return used || !dis->labels || !dis->branches ? used : elf_calls_remark(dis, insn, out);
}

/* What knows where jumps go, for the analysis. */
struct jumps {
    struct program tables; /* first: user of program_targets */
    const struct elf_printer *printer;
};

static bool is_patched(void *user, size_t offset, unsigned length)
{
    const struct jumps *jumps = user;
    const struct dis *dis = jumps->printer->dis;
    const uint64_t place = (dis_address(dis, offset) - dis->base) *
                           isadora_pc_step(dis->choice.target, dis->choice.config);
    return elf_has_relocation(jumps->printer, place, length);
}

static struct jumps jumps_of(const struct elf_printer *p)
{
    return (struct jumps){.tables = {.choice = p->dis->choice,
                                     .address = p->dis->base,
                                     .elf = &p->file,
                                     .of_elf = p->function},
                          .printer = p};
}

/* ---- numbers that are addresses ---- */

/* Where a function of another name begins in the code. */
static uint8_t *entries_of(const struct elf_printer *p, size_t total)
{
    const struct isadora_elf_cubin *cubin = &p->file.cubin;
    const struct choice *choice = &p->dis->choice;
    uint8_t *bits = tool_alloc(total / 8 + 1);
    memset(bits, 0, total / 8 + 1);
    for (size_t i = 0; i < p->function->mark_count; i++) {
        const struct isadora_elf_mark *m = &cubin->marks[p->function->first_mark + i];
        if (m->section || isadora_elf_symbol(&cubin->elf, m->symbol).type != ISADORA_ELF_FUNCTION)
            continue;
        const size_t at =
            isadora_place_offset(choice->target, choice->config,
                                 m->offset / isadora_pc_step(choice->target, choice->config));
        if (at < total)
            bits[at / 8] = (uint8_t)(bits[at / 8] | 1u << at % 8);
    }
    return bits;
}

/* Where jumps go by a table (INDIRECT_BRANCH_TARGETS: the jump, a number, how many, each). */
static void label_targets(struct elf_printer *p)
{
    struct isadora_nvinfo info = isadora_elf_cubin_info(&p->file.cubin, p->function->info);
    const struct choice *choice = &p->dis->choice;
    struct isadora_nvinfo_attribute a;
    while (isadora_nvinfo_next(&info, &a)) {
        const size_t words = a.kind == ISADORA_NVINFO_INDIRECT_BRANCH_TARGETS ? a.size / 4 : 0;
        for (size_t i = 0, left = 0; i + (left ? 0 : 2) < words; i++) {
            if (!left) {
                left = isadora_elf_u32(a.bytes + 4 * (i + 2));
                i += 2;
                continue;
            }
            left--;
            const size_t at = isadora_place_offset(choice->target, choice->config,
                                                   isadora_elf_u32(a.bytes + 4 * i));
            if (at && at < p->dis->total)
                dis_label_add(p->dis, at);
        }
    }
}

static void more_labels(struct dis *dis)
{
    struct elf_printer *p = dis->user;
    uint8_t *entries = entries_of(p, dis->total);
    label_targets(p);
    code_refs_find(&p->refs, dis, entries);
    for (size_t i = 0; i < p->refs.count; i++)
        if (p->refs.list[i].proven)
            dis_label_add(dis, p->refs.list[i].to);
    tool_free(entries);
}

static bool names(const struct dis *dis, const struct isadora_insn *insn, size_t *offset)
{
    const struct elf_printer *p = dis->user;
    const struct code_ref *ref = code_ref_at(&p->refs, dis->offset);
    (void)insn;
    if (!ref || !ref->proven)
        return false;
    *offset = ref->to;
    return true;
}

static int show_code(struct elf_printer *p)
{
    struct dis *dis = p->dis;
    struct jumps jumps = jumps_of(p);
    const struct isadora_elf_section *code = &p->function->code;
    if (p->linked)
        dis->base = code->address;
    uint8_t *bytes = tool_alloc((size_t)code->size);
    memcpy(bytes, code->bytes, (size_t)code->size);
    elf_text_marks_begin(p);
    elf_source_function(p);
    dis->remark = dis->params || dis->labels ? remark : NULL;
    dis->is_patched = dis->labels && p->function->mark_count ? elf_is_patched : NULL;
    dis->before = dis->json ? NULL : before_unit;
    dis->more_labels = dis->text ? more_labels : NULL;
    dis->names = dis->text ? names : NULL;
    dis->user = p;
    dis->jump_targets = program_targets;
    dis->jump_patched = is_patched;
    dis->jumping = &jumps;
    code_hold(&dis->code, &dis->choice, bytes, (size_t)code->size);
    dis_code(dis);
    bool bad = dis->code.bad || dis->code.failed;
    code_close(&dis->code);
    tool_free(p->refs.list);
    p->refs = (struct code_refs){.list = NULL};
    if (!dis->json && !dis->to)
        elf_text_marks(p, UINT64_MAX);
    return bad ? EXIT_BAD_INPUT : EXIT_FINE;
}

static int show_function(struct elf_printer *p)
{
    struct dis *dis = p->dis;
    if (dis->json)
        elf_json_function(p);
    else
        elf_text_function(p);
    int status = dis->functions_only ? EXIT_FINE : show_code(p);
    if (!dis->json)
        elf_text_constants(p, p->function->first_constant, p->function->constant_count);
    return status;
}

static int show(struct elf_printer *p, const struct isadora_elf_function *only)
{
    const struct isadora_elf_cubin *cubin = &p->file.cubin;
    int status = EXIT_FINE;
    if (p->dis->json)
        elf_json_file(p);
    else if (!only || p->dis->text)
        elf_text_file(p);
    for (size_t i = 0; i < cubin->function_count && !status; i++) {
        p->function = &cubin->functions[i];
        if (only && only != p->function)
            continue;
        if (!p->dis->json && !only && !p->dis->functions_only)
            output_text(&p->dis->out, "\n");
        status = show_function(p);
    }
    return status;
}

int dis_elf(struct dis *dis, struct input *in, const struct command *command, bool based)
{
    struct elf_printer p = {.dis = dis};
    const struct isadora_elf_function *only = NULL;
    int status = elf_take(&p.file, in);
    if (!status)
        status = elf_choose(&p.file, &dis->choice, command);
    if (!status && dis->function && !dis->text &&
        !elf_named(&p.file, (struct isadora_name){dis->function, strlen(dis->function)}))
        only = elf_inner(&p.file, dis->function, &dis->from, &dis->to);
    if (!status && dis->function && !only)
        status = elf_find(&p.file, dis->function, &only);
    if (!status && dis->params && !p.file.kind->before_param)
        status = bad_usage(
            "%s does not say how parameters look in its instructions; --params needs that",
            dis->choice.target->name);
    if (!status)
        status = uses_wanted(dis);
    if (!status)
        status = dis_syntax_settle(dis);
    if (!status && !based)
        dis->base = dis->choice.target->start;
    if (!status && !base_fits(&dis->choice, dis->base))
        status = EXIT_BAD_INPUT;
    p.linked = !based && !status && isadora_elf_is_linked(&p.file.cubin.elf);
    dis->labels = !dis->text && !dis->json;
    if (!status)
        status = elf_names_begin(&p);
    if (!status && !output_open(&dis->out, NULL))
        status = EXIT_IO;
    else if (!status) {
        elf_source_begin(&p);
        status = show(&p, only);
        if (!output_close(&dis->out, true))
            status = EXIT_IO;
        elf_names_end(&p);
    }
    elf_close(&p.file);
    return status;
}
