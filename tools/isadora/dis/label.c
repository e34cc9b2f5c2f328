/* label.c: labels of `isadora dis --text`: the targets of branches that instructions begin at,
 * and how they are called. */
#include <isadora/bundle.h>
#include "dis/dis.h"
#include "dis/code_ref.h"
#include "asm/text/number.h"
#include "asm/text/words.h"

#include <string.h>

enum { LABEL_MAX = 32, SEEN_MOST = 4096 };

static bool bit_at(const uint8_t *bits, size_t i) { return bits[i / 8] >> i % 8 & 1; }

static void set_bit(uint8_t *bits, size_t i) { bits[i / 8] = (uint8_t)(bits[i / 8] | 1u << i % 8); }

uint64_t dis_address(const struct dis *dis, size_t offset)
{
    const struct isadora_target *target = dis->choice.target;
    if (!target->bundle && dis->alignment.step == 1) /* as of most: without a division */
        return dis->base + offset;
    return dis->base + isadora_place_address(target, dis->choice.config, offset);
}

/* The address that the label of an instruction has. */
static uint64_t label_address(const struct dis *dis, size_t offset)
{
    return dis->base + isadora_place_label(dis->choice.target, dis->choice.config, offset);
}

bool dis_target(const struct dis *dis, const struct isadora_insn *insn, size_t *offset)
{
    const struct isadora_target *target = dis->choice.target;
    uint64_t to;
    if (!target->branch_target(&dis->context, insn, &to) || to < dis->base)
        return dis->names && dis->names(dis, insn, offset);
    if (dis->is_patched && dis->is_patched(dis, insn->length))
        return false;
    if (dis->names && to == dis->base && code_is_indirect(dis, insn))
        return false;
    *offset = isadora_place_offset(target, dis->choice.config, to - dis->base);
    return *offset < dis->total && label_address(dis, *offset) == to;
}

void dis_labels_find(struct dis *dis)
{
    const struct isadora_target *target = dis->choice.target;
    struct code *code = &dis->code;
    dis->starts = tool_alloc(dis->total / 8 + 1);
    dis->targets = tool_alloc(dis->total / 8 + 1);
    memset(dis->starts, 0, dis->total / 8 + 1);
    memset(dis->targets, 0, dis->total / 8 + 1);
    const size_t units = dis->total / isadora_grain(target, dis->choice.config);
    const size_t kept = units < SEEN_MOST ? units : SEEN_MOST;
    dis->seen = tool_alloc((kept + 1) * sizeof *dis->seen);
    size_t n = 0;
    for (size_t at = 0; at < dis->total; n++) {
        struct isadora_insn *insn = &dis->seen[n < kept ? n : kept];
        bool decoded;
        size_t to;
        dis->context.address = dis_address(dis, at);
        dis->offset = at;
        const uint8_t *bytes = code->bytes + at;
        const size_t length =
            (n < kept ? dis_take : dis_identify)(dis, bytes, dis->total - at, insn, &decoded);
        set_bit(dis->starts, at);
        if (decoded && (dis->names || target->forms[insn->form].has_target)) {
            if (n >= kept)
                (void)target->operands(&dis->context, bytes, length, insn);
            if (dis_target(dis, insn, &to))
                set_bit(dis->targets, to);
        }
        if (!decoded)
            insn->length = 0;
        at += length;
    }
    dis->seen_count = n < kept ? n : kept;
    dis->offset = 0;
    if (dis->more_labels)
        dis->more_labels(dis);
}

void dis_labels_forget(struct dis *dis)
{
    tool_free(dis->starts);
    tool_free(dis->targets);
    tool_free(dis->seen);
    dis->starts = dis->targets = NULL;
    dis->seen = NULL;
    dis->seen_count = 0;
}

void dis_label_add(struct dis *dis, size_t offset) { set_bit(dis->targets, offset); }

bool dis_is_label(const struct dis *dis, size_t offset)
{
    return dis->targets && bit_at(dis->targets, offset) && bit_at(dis->starts, offset);
}

static bool begins(const char *text, const char *with)
{
    return text && strncmp(text, with, strlen(with)) == 0;
}

/* Does the instruction set use names that begin like this? */
static bool is_taken(const struct isadora_target *target, const char *label)
{
    for (size_t i = 0; i < target->form_count; i++)
        if (begins(target->forms[i].mnemonic, label))
            return true;
    struct rt_word_list words;
    rt_words_beginning(target, label, strlen(label), &words);
    if (words.count > 0)
        return true;
    for (size_t i = 0; i < target->file_count; i++) {
        const struct isadora_file *file = &target->files[i];
        if (begins(file->prints, label))
            return true;
        for (unsigned k = 0; k < file->entry_count; k++)
            if (begins(file->entries[k].prints, label))
                return true;
    }
    return false;
}

const char *dis_label_choose(const struct isadora_target *target)
{
    static const char *const labels[] = {"L_", "L__", "L___", "Label_", "to_", "at_address_"};
    static const struct isadora_target *known; /* the same for all functions of a file */
    static size_t chosen;
    size_t last = sizeof labels / sizeof *labels - 1, i = 0;
    if (known == target)
        return labels[chosen];
    while (i < last && is_taken(target, labels[i]))
        i++;
    known = target;
    chosen = i;
    return labels[i];
}

char *dis_label(const struct dis *dis, char *out, size_t offset)
{
    size_t size = strlen(dis->label);
    memcpy(out, dis->label, size);
    return hex_digits(out + size, label_address(dis, offset), 1);
}

static bool in_word(char c) { return rt_is(c, RT_NAME | RT_DIGIT); }

char *dis_target_place(const struct dis *dis, char *text, size_t offset, size_t *size)
{
    char number[24] = "0x", *place = NULL;
    *hex_digits(number + 2, label_address(dis, offset), 1) = 0;
    const char *mask = strstr(text, " ^0x"); /* no operand */
    *size = strlen(number);
    for (char *p = text; (p = strstr(p, number)) != NULL && (!mask || p < mask); p += *size) {
        if ((p != text && in_word(p[-1])) || in_word(p[*size]))
            continue;
        if (place)
            return NULL;
        place = p;
    }
    return place;
}

size_t dis_label_put(const struct dis *dis, char *text, size_t length, size_t offset)
{
    char label[LABEL_MAX];
    size_t old, new = (size_t)(dis_label(dis, label, offset) - label);
    char *place = dis_target_place(dis, text, offset, &old);
    if (!place)
        return length;
    memmove(place + new, place + old, length - (size_t)(place - text) - old + 1);
    memcpy(place, label, new);
    return length + new - old;
}
