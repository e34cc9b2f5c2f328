/* elf.c: prints an ELF file: its functions, each with what the file says of it, and their code.
 *
 * In a listing all that is not code is a comment; with --text a line `.function NAME` begins each
 * function, by which `isadora as --elf` finds it again. */
#include "dis/elf_printer.h"
#include "object/program.h"

#include <string.h>

static void before_unit(struct dis *dis, uint64_t offset)
{
    elf_text_marks(dis->user, offset);
    elf_source_at(dis->user, offset);
}

/* Which parameters it reads; in a listing also the name of what it calls. */
static size_t remark(struct dis *dis, const struct isadora_insn *insn, const char *text,
                     size_t length, char *out)
{
    size_t used = elf_params_remark(dis->user, text, length, out);
    if (used || !dis->labels)
        return used;
    return elf_calls_remark(dis, insn, out);
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

static int show_code(struct elf_printer *p)
{
    struct dis *dis = p->dis;
    struct jumps jumps = jumps_of(p);
    const struct isadora_elf_section *code = &p->function->code;
    uint8_t *bytes = tool_alloc((size_t)code->size);
    memcpy(bytes, code->bytes, (size_t)code->size);
    elf_text_marks_begin(p);
    elf_source_function(p);
    dis->remark = dis->params || dis->labels ? remark : NULL;
    dis->is_patched = dis->labels && p->function->mark_count ? elf_is_patched : NULL;
    dis->before = dis->json ? NULL : before_unit;
    dis->user = p;
    dis->jump_targets = program_targets;
    dis->jump_patched = is_patched;
    dis->jumping = &jumps;
    code_hold(&dis->code, &dis->choice, bytes, (size_t)code->size);
    dis_code(dis);
    bool bad = dis->code.bad || dis->code.failed;
    code_close(&dis->code);
    if (!dis->json)
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
    if (!status && dis->function)
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
