/* kernel.c: reads the programs that are measured. */
#define _POSIX_C_SOURCE 200809L
#include "kernel.h"

#include <isadora/bundle.h>
#include <isadora/nvidia.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern const struct isadora_target *const tool_targets[];

enum { MOST_BYTES = 1 << 16, USER_BANK = 3 };

static char *read_file(const char *path, size_t *size)
{
    char *text = calloc(1, MOST_BYTES);
    FILE *file = fopen(path, "rb");
    *size = text && file ? fread(text, 1, MOST_BYTES - 1, file) : 0;
    if (file)
        fclose(file);
    if (!*size)
        fprintf(stderr, "lanes: cannot read %s\n", path);
    return text;
}

static bool choose_target(struct code *code, const struct work *work)
{
    const size_t size = strlen(work->variant);
    for (size_t i = 0; tool_targets[i] && !code->target; i++) {
        if (strcmp(tool_targets[i]->name, work->isa) == 0)
            code->target = tool_targets[i];
    }
    for (unsigned i = 0; code->target && i < code->target->config_count; i++) {
        const char *name = code->target->configs[i].name;
        if (strncmp(name, work->variant, size) == 0 && (!name[size] || name[size] == '/')) {
            code->config = i;
            return true;
        }
    }
    fprintf(stderr, "lanes: no %s here\n", work->isa);
    return false;
}

/* ---- text ---- */

static bool assemble(struct code *code, const char *path)
{
    size_t size;
    code->text = read_file(path, &size);
    struct isadora_assembly_input input = {
        .target = code->target,
        .config = code->config,
        .source = {.name = path, .text = code->text, .size = size},
    };
    const bool fine = size && isadora_assemble(&input, &code->assembly) == ISADORA_ASSEMBLED;
    if (!fine)
        fprintf(stderr, "lanes: cannot assemble %s\n", path);
    code->bytes = code->assembly.bytes;
    code->size = code->assembly.size;
    return fine;
}

/* ---- cubins ---- */

/* Bundles become words. */
static bool take_code(struct code *code, const struct isadora_elf_section *section)
{
    const struct isadora_bundle *bundle = code->target->bundle;
    const size_t units = bundle ? (size_t)section->size / bundle->bytes : 0;
    const size_t word = bundle ? isadora_bundle_word_bytes(code->target)
                               : isadora_smallest_unit(code->target, code->config)->bytes;
    code->size = bundle ? units * bundle->words * word : (size_t)section->size;
    code->count = (uint32_t)(code->size / word);
    code->bytes = malloc(code->size + 1);
    if (code->bytes && bundle)
        isadora_bundle_take(code->target, section->bytes, units, code->bytes);
    else if (code->bytes)
        memcpy(code->bytes, section->bytes, code->size);
    return code->bytes != NULL;
}

static bool take_constants(const struct isadora_elf_cubin *cubin, struct work *work)
{
    for (size_t i = cubin->first_constant; i < cubin->constant_count; i++) {
        const struct isadora_elf_section section =
            isadora_elf_section(&cubin->elf, cubin->constants[i].section);
        if (cubin->constants[i].bank != USER_BANK || !section.bytes)
            continue;
        uint32_t *words = calloc((size_t)section.size / 4 + 1, 4);
        for (size_t k = 0; words && k < section.size / 4; k++)
            words[k] = isadora_elf_u32(section.bytes + 4 * k);
        work->own_constants = words;
        work->constants = words;
        work->constant_size = words ? (uint32_t)section.size : 0;
        return words != NULL;
    }
    return true;
}

static bool read_cubin(struct code *code, const char *path, struct work *work)
{
    struct isadora_elf_cubin cubin;
    size_t size;
    uint8_t *bytes = (uint8_t *)read_file(path, &size);
    bool fine = size && isadora_elf_cubin_read(bytes, size, &cubin) == ISADORA_ELF_CUBIN_READ;
    if (fine) {
        fine = cubin.function_count == 1 && cubin.functions[0].code.bytes &&
               take_code(code, &cubin.functions[0].code) && take_constants(&cubin, work);
        work->shared = cubin.function_count ? (uint32_t)cubin.functions[0].shared : 0;
        isadora_elf_cubin_free(&cubin);
    }
    if (!fine)
        fprintf(stderr, "lanes: %s is no cubin with one kernel\n", path);
    free(bytes);
    return fine;
}

/* ---- both ---- */

bool code_open(struct code *code, const char *folder, struct work *work)
{
    char path[512];
    *code = (struct code){.target = NULL};
    if (!choose_target(code, work))
        return false;
    if (!work->is_sass) {
        snprintf(path, sizeof path, "%s/tesla/%s.s", folder, work->name);
        return assemble(code, path);
    }
    snprintf(path, sizeof path, "%s/sass/%s_%s.cubin", folder, work->name, work->variant);
    return read_cubin(code, path, work);
}

void code_close(struct code *code)
{
    if (code->bytes && code->bytes != code->assembly.bytes)
        free(code->bytes);
    isadora_assembly_free(&code->assembly);
    free(code->text);
    *code = (struct code){.target = NULL};
}

void code_text(const struct code *code, uint32_t number, char *out, size_t size)
{
    const size_t word = code->size / code->count, at = number * word;
    struct isadora_context context = {
        .config = code->config,
        .brief = true,
        .address = isadora_place_address(code->target, code->config, at),
    };
    struct isadora_insn insn;
    if (code->target->decode(&context, code->bytes + at, word, &insn) > 0)
        code->target->format(&context, &insn, out, size);
    else
        snprintf(out, size, "no instruction");
}

uint32_t code_number(const struct code *code, uint64_t address)
{
    const size_t at = isadora_place_offset(code->target, code->config, address);
    return at < code->size ? (uint32_t)(at / (code->size / code->count)) : UINT32_MAX;
}
