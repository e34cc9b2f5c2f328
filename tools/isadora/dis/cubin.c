/* cubin.c: prints a text cubin: what the module and each function have, and their code.
 *
 * In a listing all that is not code is a comment, so that `--text` can be assembled; with --json
 * the module and each function are an object of their own, before those of the code. */
#include "common/json_write.h"
#include "dis/dis.h"

#include "object/cubin_file.h"
#include "object/demangle.h"

#include <inttypes.h>

/* One file on its way out. */
struct printer {
    struct dis *dis;
    struct cubin cubin;
    const char *mark; /* before each line of text */
};

/* ---- text ---- */

/* The words of a segment, eight a line. */
static void print_words(const struct printer *p, struct isadora_cubin_words words)
{
    struct output *out = &p->dis->out;
    for (size_t i = 0; i < words.count; i++) {
        if (i % 8 == 0)
            output_format(out, "%s%s   ", i ? "\n" : "", p->mark);
        output_format(out, " %08" PRIx32, p->cubin.module.words[words.first + i]);
    }
    if (words.count)
        output_text(out, "\n");
}

/* Where a segment lies: `c1[0x10]`, or `name[0x10]` of a segment that is none of constants. */
static void print_place(struct output *out, const struct isadora_cubin_segment *s)
{
    if (cubin_is_const(s))
        output_text(out, "c");
    else
        name_put(out, "", s->segname);
    output_format(out, "%" PRIu32 "[0x%" PRIx32 "]", s->segnum, s->offset);
}

static void print_segment(const struct printer *p, const char *what,
                          const struct isadora_cubin_segment *s)
{
    struct output *out = &p->dis->out;
    output_format(out, "%s%s ", p->mark, what);
    print_place(out, s);
    if (s->name.at)
        name_put(out, " ", s->name);
    output_format(out, ": %" PRIu32 " byte%s%s\n", s->bytes, plural(s->bytes),
                  s->mem.count ? "" : " of zeros");
    if (!p->dis->functions_only)
        print_words(p, s->mem);
}

static void print_module(const struct printer *p)
{
    struct output *out = &p->dis->out;
    const struct isadora_cubin *module = &p->cubin.module;
    output_text(out, p->mark);
    name_put(out, "architecture ", module->architecture);
    if (module->abiversion.at)
        name_put(out, ", abiversion ", module->abiversion);
    if (module->modname.at)
        name_put(out, ", modname ", module->modname);
    const struct isadora_config *config = &p->dis->choice.target->configs[p->dis->choice.config];
    if (config->variant || config->mode)
        output_format(out, ", read as %s", config->name);
    output_text(out, "\n");
    for (size_t i = 0; i < module->const_count; i++)
        print_segment(p, "consts", &module->consts[i]);
    for (size_t i = 0; i < module->sampler_count; i++) {
        output_text(out, p->mark);
        name_put(out, "sampler ", module->samplers[i].name);
        output_format(out, ": unit %" PRIu32 "\n", module->samplers[i].texunit);
    }
    for (size_t i = 0; i < module->skipped_count; i++) {
        output_text(out, p->mark);
        name_put(out, "skipped ", module->skipped[i].name);
        output_format(out, " of line %zu\n", module->skipped[i].line);
    }
}

static void print_function(const struct printer *p, const struct isadora_cubin_function *f)
{
    struct output *out = &p->dis->out;
    output_text(out, p->mark);
    name_put(out, "function ", p->dis->demangle ? demangled(f->name) : f->name);
    output_format(out,
                  ": reg %" PRIu32 ", smem %" PRIu32 ", lmem %" PRIu32 ", bar %" PRIu32
                  ", code %zu bytes\n",
                  f->reg, f->smem, f->lmem, f->bar, 4 * f->words.count);
}

static void print_constants(const struct printer *p, const struct isadora_cubin_function *f)
{
    for (size_t i = 0; i < f->segment_count; i++)
        print_segment(p, p->dis->functions_only ? "    const" : "const",
                      &p->cubin.module.segments[f->first_segment + i]);
}

/* ---- JSON ---- */

static void json_segment(const struct printer *p, const struct isadora_cubin_segment *s)
{
    struct output *out = &p->dis->out;
    json_open(out, NULL, '{');
    if (s->name.at)
        name_json(out, "name", s->name);
    name_json(out, "segname", s->segname);
    json_number(out, "segnum", s->segnum);
    json_number(out, "offset", s->offset);
    json_number(out, "bytes", s->bytes);
    json_key(out, "mem");
    output_text(out, "\"");
    for (size_t i = 0; i < s->mem.count; i++)
        output_format(out, "%s%08" PRIx32, i ? " " : "", p->cubin.module.words[s->mem.first + i]);
    output_text(out, "\"");
    json_close(out, '}');
}

static void json_segments(const struct printer *p, const char *key,
                          const struct isadora_cubin_segment *segments, size_t count)
{
    struct output *out = &p->dis->out;
    json_open(out, key, '[');
    for (size_t i = 0; i < count; i++)
        json_segment(p, &segments[i]);
    json_close(out, ']');
}

static void json_module(const struct printer *p)
{
    struct output *out = &p->dis->out;
    const struct isadora_cubin *module = &p->cubin.module;
    const struct isadora_config *config = &p->dis->choice.target->configs[p->dis->choice.config];
    json_begin_line(out);
    name_json(out, "architecture", module->architecture);
    name_json(out, "abiversion", module->abiversion);
    name_json(out, "modname", module->modname);
    json_text(out, "variant", config->variant);
    json_text(out, "mode", config->mode);
    json_segments(p, "consts", module->consts, module->const_count);
    json_open(out, "samplers", '[');
    for (size_t i = 0; i < module->sampler_count; i++) {
        json_open(out, NULL, '{');
        name_json(out, "name", module->samplers[i].name);
        json_number(out, "texunit", module->samplers[i].texunit);
        json_close(out, '}');
    }
    json_close(out, ']');
    json_open(out, "skipped", '[');
    for (size_t i = 0; i < module->skipped_count; i++) {
        json_open(out, NULL, '{');
        name_json(out, "block", module->skipped[i].name);
        json_number(out, "line", module->skipped[i].line);
        json_close(out, '}');
    }
    json_close(out, ']');
    json_end_line(out);
}

static void json_function(const struct printer *p, const struct isadora_cubin_function *f)
{
    struct output *out = &p->dis->out;
    json_begin_line(out);
    name_json(out, "function", f->name);
    json_number(out, "reg", f->reg);
    json_number(out, "smem", f->smem);
    json_number(out, "lmem", f->lmem);
    json_number(out, "bar", f->bar);
    json_number(out, "words", f->words.count);
    json_segments(p, "const", p->cubin.module.segments + f->first_segment, f->segment_count);
    json_end_line(out);
}

/* ---- the file ---- */

static void show_code(struct printer *p, const struct isadora_cubin_function *f)
{
    struct dis *dis = p->dis;
    code_hold(&dis->code, &dis->choice, cubin_bytes(&p->cubin, f->words), 4 * f->words.count);
    dis_code(dis);
    code_close(&dis->code);
}

static void show_function(struct printer *p, const struct isadora_cubin_function *f)
{
    struct dis *dis = p->dis;
    if (dis->json) {
        json_function(p, f);
    } else {
        if (!dis->functions_only && !dis->function)
            output_text(&dis->out, "\n");
        print_function(p, f);
    }
    if (!dis->functions_only)
        show_code(p, f);
    if (!dis->json)
        print_constants(p, f);
}

/* Of one function that was asked for, that alone; a listing has then nothing of the module. */
static void show_file(struct printer *p, const struct isadora_cubin_function *only)
{
    const struct isadora_cubin *module = &p->cubin.module;
    if (p->dis->json)
        json_module(p);
    else if (!only)
        print_module(p);
    for (size_t i = 0; i < module->function_count; i++)
        if (!only || only == &module->functions[i])
            show_function(p, &module->functions[i]);
}

static int show(struct printer *p, bool based)
{
    struct dis *dis = p->dis;
    const struct isadora_cubin_function *only = NULL;
    bool single = dis->function || (dis->text && p->cubin.module.function_count > 1);
    int status = uses_wanted(dis);
    if (!status)
        status = dis_syntax_settle(dis);
    if (!status && !based)
        dis->base = dis->choice.target->start;
    if (!status && !base_fits(&dis->choice, dis->base))
        status = EXIT_BAD_INPUT;
    if (!status && single)
        status = cubin_find(&p->cubin, dis->function, &only);
    if (status)
        return status;
    if (!output_open(&dis->out, NULL))
        return EXIT_IO;
    p->mark = dis->functions_only ? "" : dis_comment(dis);
    dis->labels = !dis->text && !dis->json;
    show_file(p, only);
    return output_close(&dis->out, true) ? EXIT_FINE : EXIT_IO;
}

int dis_cubin(struct dis *dis, struct input *in, const struct command *command, bool based)
{
    struct printer p = {.dis = dis};
    const char *elf = dis->constants ? "--constants" : dis->params ? "--params" : NULL;
    int status = cubin_take(&p.cubin, in);
    if (!status)
        status = cubin_choose(&p.cubin, &dis->choice, command);
    if (!status && elf)
        status = bad_input("%s is a text cubin; %s is for ELF files", p.cubin.name, elf);
    if (!status)
        status = show(&p, based);
    cubin_close(&p.cubin);
    return status;
}
