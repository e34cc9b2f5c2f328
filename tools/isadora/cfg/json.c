/* json.c: graphs as JSON (graph.h). */
#include "common/json_write.h"
#include "cfg/graph.h"

static void put_flag(struct output *out, const char *key, bool flag)
{
    json_value(out, key, "%s", flag ? "true" : "false");
}

/* The number of a block or a loop; null: none. */
static void put_index(struct output *out, const char *key, size_t index)
{
    if (index == ISADORA_NO_BLOCK)
        json_value(out, key, "null");
    else
        json_number(out, key, index);
}

/* The address of what an edge, a call or a region leads to, null where only execution knows it. A
 * block has one address, whichever of a bundle the instruction names. */
static void put_target(struct output *out, const char *key, const struct graph *g, bool known,
                       uint64_t to)
{
    if (known)
        json_hex(out, key, graph_label(g, to));
    else
        json_value(out, key, "null");
}

static void put_instructions(struct output *out, const struct graph *g,
                             const struct isadora_block *b)
{
    char text[ISADORA_TEXT_MAX];

    json_open(out, "instructions", '[');
    for (size_t at = b->start; at < b->end;) {
        const unsigned length = graph_text(g, at, text);
        json_open(out, NULL, '{');
        json_hex(out, "address", program_address(g->program, at));
        json_text(out, "text", text);
        json_close(out, '}');
        at += length ? length : b->end - at;
    }
    json_close(out, ']');
}

static void put_edges(struct output *out, const struct graph *g, const struct isadora_block *b)
{
    json_open(out, "edges", '[');
    for (size_t i = b->edge; i < b->edge + b->edge_count; i++) {
        const struct isadora_edge *e = &g->cfg->edges[i];
        const bool known = e->to != ISADORA_NO_BLOCK || e->kind == ISADORA_EDGE_OUTSIDE;
        json_open(out, NULL, '{');
        json_text(out, "kind", isadora_edge_name(e->kind));
        put_index(out, "to", e->to);
        put_target(out, "address", g, known, e->address);
        json_hex(out, "at", program_address(g->program, e->at));
        put_flag(out, "conditional", e->conditional);
        put_flag(out, "back", e->back);
        json_close(out, '}');
    }
    json_close(out, ']');
}

static void put_block(struct output *out, const struct graph *g, size_t number)
{
    const struct isadora_block *b = &g->cfg->blocks[number];
    const bool in_loop = b->loop != ISADORA_NO_BLOCK;

    json_open(out, NULL, '{');
    json_number(out, "block", number);
    json_hex(out, "start", graph_address(g, number));
    json_hex(out, "end", program_label(g->program, b->end));
    put_flag(out, "entry", b->entry);
    put_flag(out, "reached", b->reached);
    put_index(out, "loop", b->loop);
    json_number(out, "depth", in_loop ? g->cfg->loops[b->loop].depth : 0);
    put_instructions(out, g, b);
    put_edges(out, g, b);
    json_close(out, '}');
}

static void put_calls(struct output *out, const struct graph *g)
{
    json_open(out, "calls", '[');
    for (size_t i = 0; i < g->cfg->call_count; i++) {
        const struct isadora_call *c = &g->cfg->calls[i];
        json_open(out, NULL, '{');
        json_hex(out, "at", program_address(g->program, c->at));
        json_number(out, "block", c->block);
        put_target(out, "to", g, !c->any, c->to);
        json_text(out, "name", graph_callee(g, c));
        put_flag(out, "conditional", c->conditional);
        json_close(out, '}');
    }
    json_close(out, ']');
}

static void put_regions(struct output *out, const struct graph *g)
{
    json_open(out, "regions", '[');
    for (size_t i = 0; i < g->cfg->region_count; i++) {
        const struct isadora_region *r = &g->cfg->regions[i];
        json_open(out, NULL, '{');
        json_hex(out, "at", program_address(g->program, r->at));
        json_number(out, "block", r->block);
        json_number(out, "number", r->key);
        put_target(out, "to", g, !r->any, r->to);
        json_close(out, '}');
    }
    json_close(out, ']');
}

static void put_loops(struct output *out, const struct graph *g)
{
    json_open(out, "loops", '[');
    for (size_t i = 0; i < g->cfg->loop_count; i++) {
        const struct isadora_loop *l = &g->cfg->loops[i];
        json_open(out, NULL, '{');
        json_number(out, "header", l->header);
        json_hex(out, "address", graph_address(g, l->header));
        put_index(out, "outer", l->outer);
        json_number(out, "depth", l->depth);
        json_number(out, "blocks", l->block_count);
        json_number(out, "back_edges", l->back_edges);
        json_close(out, '}');
    }
    json_close(out, ']');
}

void json_put_graph(struct output *out, const struct graph *g)
{
    json_open(out, NULL, '{');
    json_text(out, "function", g->program->part);
    json_number(out, "instructions", g->cfg->instructions);
    json_open(out, "blocks", '[');
    for (size_t i = 0; i < g->cfg->block_count; i++)
        put_block(out, g, i);
    json_close(out, ']');
    put_loops(out, g);
    put_calls(out, g);
    put_regions(out, g);
    json_number(out, "unknown", g->cfg->unknown);
    json_number(out, "irreducible", g->cfg->irreducible);
    json_close(out, '}');
}
