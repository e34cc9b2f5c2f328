/* trace_print.c: one cycle of a trace, as text or as a line of JSON. */
#include "common/json_write.h"
#include "code/hex.h"
#include "code/assembly.h"
#include "run/trace.h"

#include <inttypes.h>

/* ---- text ---- */

static void print_list(const struct trace *t, enum trace_kind kind, const char *label)
{
    bool first = true;
    for (size_t i = 0; i < t->note_count; i++) {
        const struct trace_note *n = &t->notes[i];
        if (n->kind != kind)
            continue;
        output_format(t->out, "%s%s = %s", first ? label : ", ", n->name, n->value);
        first = false;
    }
    if (!first)
        output_text(t->out, "\n");
}

static void print_stores(const struct trace *t)
{
    for (size_t i = 0; i < t->note_count; i++) {
        const struct trace_note *n = &t->notes[i];
        if (n->kind == TRACE_WROTE)
            output_format(t->out, "            %s = %s (was %s)\n", n->name, n->value, n->was);
    }
    for (size_t i = 0; i < t->note_count; i++) {
        const struct trace_note *n = &t->notes[i];
        if (n->kind == TRACE_LATER)
            output_format(t->out, "            %s = %s takes effect in %" PRIu64 "%s%s\n", n->name,
                          n->value, n->in, n->engine ? ", engine " : "",
                          n->engine ? n->engine : "");
    }
}

/* ---- JSON ---- */

static void json_list(const struct trace *t, enum trace_kind kind, const char *key)
{
    json_open(t->out, key, '{');
    for (size_t i = 0; i < t->note_count; i++) {
        if (t->notes[i].kind == kind)
            json_text(t->out, t->notes[i].name, t->notes[i].value);
    }
    json_close(t->out, '}');
}

static void json_later(const struct trace *t)
{
    json_open(t->out, "later", '[');
    for (size_t i = 0; i < t->note_count; i++) {
        const struct trace_note *n = &t->notes[i];
        if (n->kind != TRACE_LATER)
            continue;
        json_open(t->out, NULL, '{');
        json_text(t->out, "name", n->name);
        json_text(t->out, "value", n->value);
        json_number(t->out, "in", n->in);
        if (n->engine)
            json_text(t->out, "engine", n->engine);
        json_close(t->out, '}');
    }
    json_close(t->out, ']');
}

/* ---- both ---- */

/* The exception that this instruction raised; NULL: none. */
static const char *raised(const struct trace *t)
{
    return t->machine->steps != t->steps ? isadora_raised(t->machine) : NULL;
}

static void print_json(const struct trace *t, const char *words, const char *text, bool waits)
{
    json_begin_line(t->out);
    json_number(t->out, "cycle", t->now - ISADORA_FIRST_CYCLE);
    json_hex(t->out, "address", t->pc);
    json_text(t->out, "code", words);
    json_text(t->out, "text", text);
    if (!t->undefined)
        json_text(t->out, "form", t->machine->target->forms[t->insn.form].name);
    json_list(t, TRACE_READ, "read");
    json_list(t, TRACE_WROTE, "wrote");
    json_later(t);
    json_list(t, TRACE_DROPPED, "dropped");
    json_list(t, TRACE_TOOK_EFFECT, "took_effect");
    if (waits)
        json_value(t->out, "waits", "true");
    if (raised(t))
        json_text(t->out, "raises", raised(t));
    json_end_line(t->out);
}

void trace_print(const struct trace *t, bool waits)
{
    const struct isadora_target *target = t->machine->target;
    struct isadora_context context = {.config = t->machine->context.config, .address = t->pc};
    char text[ISADORA_TEXT_MAX], words[8 * ISADORA_WORD_BYTES], address[24];
    uint8_t bytes[ISADORA_WORD_BYTES];
    int length = 0;
    if (t->undefined) {
        snprintf(text, sizeof text, "not an instruction");
    } else {
        length = target->encode(&context, &t->insn, bytes, sizeof bytes);
        target->format(&context, &t->insn, text, sizeof text);
    }
    *hex_groups(group_of(target, context.config), words, bytes, length > 0 ? (size_t)length : 0) =
        0;
    *hex_digits(address, t->pc, 8) = 0;
    if (t->json) {
        print_json(t, words, text, waits);
        return;
    }
    if (t->source)
        assembly_print_labels(t->machine, t->source, t->pc, "        ", t->out);
    output_format(t->out, "%6" PRIu64 "  %s: %s%s%s\n", t->now - ISADORA_FIRST_CYCLE, address,
                  words, length > 0 ? "  " : "", text);
    print_list(t, TRACE_READ, "            reads ");
    if (waits)
        output_text(t->out, "            waits\n");
    if (raised(t))
        output_format(t->out, "            raises %s\n", raised(t));
    print_stores(t);
    print_list(t, TRACE_DROPPED, "            dropped ");
    print_list(t, TRACE_TOOK_EFFECT, "            took effect: ");
}
