/* dot.c: graphs as text for Graphviz (graph.h): a cluster for each program, a box for each block.
 */
#include "cfg/graph.h"

#include <inttypes.h>

/* A character of a label in quotes. */
static void put_escaped(struct output *out, const char *text)
{
    for (; *text; text++) {
        if (*text == '"' || *text == '\\')
            output_bytes(out, "\\", 1);
        output_bytes(out, text, 1);
    }
}

void dot_begin(struct output *out, const char *name)
{
    output_text(out, "digraph \"");
    put_escaped(out, name);
    output_text(out, "\" {\n"
                     "  node [shape=box, fontname=\"monospace\", fontsize=10];\n"
                     "  edge [fontname=\"monospace\", fontsize=9];\n");
}

void dot_end(struct output *out) { output_text(out, "}\n"); }

static const struct isadora_loop *loop_of(const struct graph *g, const struct isadora_block *b)
{
    return b->loop == ISADORA_NO_BLOCK ? NULL : &g->cfg->loops[b->loop];
}

/* What is special about a block, in its first line. */
static void put_heading(struct output *out, const struct graph *g, size_t number)
{
    const struct isadora_block *b = &g->cfg->blocks[number];
    const struct isadora_loop *loop = loop_of(g, b);

    output_format(out, "block %zu at 0x%" PRIx64, number, graph_address(g, number));
    if (b->entry)
        output_text(out, ", entry");
    if (!b->reached)
        output_text(out, ", unreachable");
    if (loop && loop->header == number)
        output_format(out, ", header of loop %zu, depth %u", b->loop, loop->depth);
    else if (loop)
        output_format(out, ", loop %zu at 0x%" PRIx64 ", depth %u", b->loop,
                      graph_address(g, loop->header), loop->depth);
    output_text(out, "\\l");
}

/* What an instruction calls, if it does; `call` is the first of its block. */
static void put_call(struct output *out, const struct graph *g, size_t offset, size_t call)
{
    const struct isadora_cfg *cfg = g->cfg;

    while (call < cfg->call_count && cfg->calls[call].at < offset)
        call++;
    if (call == cfg->call_count || cfg->calls[call].at != offset)
        return;
    const char *name = graph_callee(g, &cfg->calls[call]);
    output_text(out, "  ; calls ");
    if (name)
        put_escaped(out, name);
    else if (cfg->calls[call].any)
        output_text(out, "what only execution knows");
    else
        output_format(out, "0x%" PRIx64, graph_label(g, cfg->calls[call].to));
}

static void put_block(struct output *out, const struct graph *g, size_t number, size_t *call)
{
    const struct isadora_block *b = &g->cfg->blocks[number];
    char text[ISADORA_TEXT_MAX];

    while (*call < g->cfg->call_count && g->cfg->calls[*call].block < number)
        ++*call;
    output_format(out, "    f%zub%zu [label=\"", g->number, number);
    put_heading(out, g, number);
    for (size_t at = b->start; at < b->end;) {
        const unsigned length = graph_text(g, at, text);
        output_format(out, "%04" PRIx64 "  ", program_address(g->program, at));
        put_escaped(out, text);
        put_call(out, g, at, *call);
        output_text(out, "\\l");
        at += length ? length : b->end - at;
    }
    output_text(out, b->reached ? "\"" : "\", style=dashed");
    output_text(out, b->entry ? ", penwidth=2];\n" : "];\n");
}

/* What a way is that leads to no block. */
static const char *leaving_text(const struct graph *g, const struct isadora_edge *e)
{
    switch (e->kind) {
    case ISADORA_EDGE_RETURN:
        return "return";
    case ISADORA_EDGE_EXIT:
        return "exit";
    case ISADORA_EDGE_UNKNOWN:
        return "unknown";
    default:
        return tool_format("outside: 0x%" PRIx64, graph_label(g, e->address));
    }
}

static void put_edge(struct output *out, const struct graph *g, size_t from, size_t number)
{
    const struct isadora_edge *e = &g->cfg->edges[number];

    if (e->to == ISADORA_NO_BLOCK) {
        output_format(out, "    f%zue%zu [label=\"%s\", shape=plaintext];\n", g->number, number,
                      leaving_text(g, e));
        output_format(out, "    f%zub%zu -> f%zue%zu", g->number, from, g->number, number);
    } else {
        output_format(out, "    f%zub%zu -> f%zub%zu", g->number, from, g->number, e->to);
    }
    const char *text =
        e->kind == ISADORA_EDGE_NEXT || e->to == ISADORA_NO_BLOCK ? "" : isadora_edge_name(e->kind);
    output_format(out, " [label=\"%s\"%s%s];\n", text, e->conditional ? ", style=dashed" : "",
                  e->back ? ", penwidth=2" : "");
}

/* A comment for each loop, which can be searched for. */
static void put_loop(struct output *out, const struct graph *g, size_t number)
{
    const struct isadora_loop *loop = &g->cfg->loops[number];

    output_format(out, "    // loop %zu at 0x%" PRIx64 ": depth %u, %zu block%s, %zu way%s back\n",
                  number, graph_address(g, loop->header), loop->depth, loop->block_count,
                  plural(loop->block_count), loop->back_edges, plural(loop->back_edges));
}

void dot_put(struct output *out, const struct graph *g)
{
    const struct isadora_cfg *cfg = g->cfg;
    size_t call = 0;

    output_format(out, "  subgraph cluster_%zu {\n    label=\"", g->number);
    put_escaped(out, g->program->part ? g->program->part : g->program->name);
    output_text(out, "\";\n");
    for (size_t i = 0; i < cfg->loop_count; i++)
        put_loop(out, g, i);
    for (size_t i = 0; i < cfg->block_count; i++)
        put_block(out, g, i, &call);
    for (size_t i = 0; i < cfg->block_count; i++) {
        for (size_t k = 0; k < cfg->blocks[i].edge_count; k++)
            put_edge(out, g, i, cfg->blocks[i].edge + k);
    }
    output_text(out, "  }\n");
}
