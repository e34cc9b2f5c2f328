/* report.c: `isadora run --report`: a profile as one page that needs nothing else: the summary,
 * the picture, the same as tables.
 *
 * What is written is HTML that is also XML, so that any reader of either takes it. */
#include "grid/profile.h"

#include "base/sanitize.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* ---- text ---- */

void report_text(struct output *out, const char *text)
{
    char *shown = tool_format("%s", text);
    rt_make_shown(shown, strlen(shown));
    for (const char *c = shown; *c; c++) {
        if (*c == '&')
            output_text(out, "&amp;");
        else if (*c == '<')
            output_text(out, "&lt;");
        else if (*c == '>')
            output_text(out, "&gt;");
        else if (*c == '"')
            output_text(out, "&quot;");
        else
            output_bytes(out, c, 1);
    }
}

static const char style[] =
    ":root{color-scheme:light dark;--ground:#fff;--ink:#1b1f24;--soft:#57606a;--line:#d0d7de;"
    "--u0:#b5360b;--u1:#d07a1c;--u2:#82868b;--u3:#4a90c8;--u4:#1f5fa8}\n"
    "@media (prefers-color-scheme:dark){:root{--ground:#14171a;--ink:#e6e8ea;--soft:#a0a8b0;"
    "--line:#3a4149;--u0:#ff7a4d;--u1:#ffb366;--u2:#a3a6aa;--u3:#7fbdf0;--u4:#4d94e0}}\n"
    "body{margin:2rem auto;max-width:110rem;padding:0 1rem;background:var(--ground);"
    "color:var(--ink);font:1rem/1.5 system-ui,sans-serif}\n"
    "h1{font-size:1.5rem}h2{font-size:1.15rem}\n"
    ".beside{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(34rem,100%),1fr));"
    "gap:2rem;align-items:start}\n"
    "svg{width:100%;height:auto}svg text{fill:var(--ink);font:12px system-ui,sans-serif}\n"
    "svg text.code,td.code{font-family:ui-monospace,monospace;font-size:12px;white-space:pre}\n"
    "svg line{stroke:var(--line)}\n"
    "rect.u0,.u0 b{fill:var(--u0);background:var(--u0)}"
    "rect.u1,.u1 b{fill:var(--u1);background:var(--u1)}"
    "rect.u2,.u2 b{fill:var(--u2);background:var(--u2)}"
    "rect.u3,.u3 b{fill:var(--u3);background:var(--u3)}"
    "rect.u4,.u4 b{fill:var(--u4);background:var(--u4)}\n"
    ".scroll{overflow-x:auto}table{border-collapse:collapse;font-variant-numeric:tabular-nums}\n"
    "caption{text-align:left;color:var(--soft)}\n"
    "th,td{padding:.1rem .6rem;border-bottom:1px solid var(--line);text-align:left}\n"
    "th.n,td.n{text-align:right;white-space:nowrap}td "
    "b{display:inline-block;width:.7rem;height:.7rem;"
    "margin-right:.4rem}\n";

/* ---- the parts of the page ---- */

static void write_head(const struct grid_run *g, struct output *out)
{
    output_text(out, "<!DOCTYPE html>\n<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"en\">\n"
                     "<head>\n<meta charset=\"utf-8\"/>\n"
                     "<meta name=\"viewport\" content=\"width=device-width\"/>\n"
                     "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
                     "style-src 'unsafe-inline'\"/>\n<title>Profile of ");
    report_text(out, g->run->program);
    output_format(out, "</title>\n<style>\n%s</style>\n</head>\n<body>\n<h1>Profile of ", style);
    report_text(out, g->run->program);
    output_text(out, "</h1>\n");
}

static void write_fact(struct output *out, const char *name, const char *value)
{
    output_format(out, "<tr><th scope=\"row\">%s</th><td>", name);
    report_text(out, value);
    output_text(out, "</td></tr>\n");
}

static void write_number(struct output *out, const char *name, uint64_t value)
{
    char text[24];
    snprintf(text, sizeof text, "%" PRIu64, value);
    write_fact(out, name, text);
}

static void write_extent(struct output *out, const char *name, const uint32_t *extent)
{
    char text[48];
    snprintf(text, sizeof text, "%u \303\227 %u \303\227 %u", extent[0], extent[1], extent[2]);
    write_fact(out, name, text);
}

/* What stopped it, and where, when it is not simply over. */
static void write_end(const struct grid_run *g, struct output *out)
{
    const uint32_t *at = g->m->launch.at;
    char text[256];
    write_fact(out, "Ended by", run_reason(g->run));
    if (g->run->stop == ISADORA_ENDED)
        return;
    snprintf(text, sizeof text, "block %u,%u,%u, warp %u, address 0x%" PRIx64, at[0], at[1], at[2],
             g->m->launch.warp, g->m->pc);
    write_fact(out, "At", text);
    if (g->run->stop == ISADORA_TRAPPED && g->m->trap.why)
        write_fact(out, "Because", g->m->trap.why);
}

static void write_summary(const struct grid_run *g, const struct profile *p, struct output *out)
{
    const struct isadora_target *target = g->m->target;
    const struct isadora_counts *counts = &g->grid.worker.counts;
    char text[64];
    output_text(out, "<h2>Run</h2>\n<table>\n<caption>What ran, and how it ended</caption>\n");
    write_fact(out, "Instruction set", target->name);
    write_fact(out, "Variant", target->configs[g->m->context.config].name);
    write_extent(out, "Grid, in blocks", g->grid.plan.grid);
    write_extent(out, "Block, in threads", g->grid.plan.block);
    write_number(out, "Warps of a block", g->grid.warp_count);
    write_number(out, "Blocks that ended", g->grid.block);
    write_end(g, out);
    write_number(out, "Warp instructions", counts->instructions);
    write_number(out, "Thread instructions", counts->threads);
    snprintf(text, sizeof text, "%.1f of %u", profile_lanes(counts), p->lanes);
    write_fact(out, "Lanes active on average", text);
    output_text(out, "</table>\n");
}

static void write_heads(struct output *out, const char *caption, const char *last)
{
    output_format(out,
                  "<div class=\"scroll\"><table>\n<caption>%s</caption>\n<thead><tr>"
                  "<th scope=\"col\">Address</th><th scope=\"col\" class=\"n\">Instructions</th>"
                  "<th scope=\"col\" class=\"n\">Share</th>"
                  "<th scope=\"col\" class=\"n\">Of threads</th>"
                  "<th scope=\"col\" class=\"n\">Lanes</th><th scope=\"col\">%s</th>"
                  "</tr></thead>\n<tbody>\n",
                  caption, last);
}

static void write_counts(const struct profile *p, uint64_t address,
                         const struct isadora_counts *counts, struct output *out)
{
    output_format(out, "<tr><td class=\"code\">%08" PRIx64 "</td>", address);
    if (!counts->instructions) {
        output_text(out, "<td class=\"n\">0</td><td class=\"n\"></td><td class=\"n\"></td>"
                         "<td class=\"n\"></td>");
        return;
    }
    output_format(out,
                  "<td class=\"n\">%" PRIu64
                  "</td><td class=\"n\">%.1f %%</td><td class=\"n\">%" PRIu64
                  "</td><td class=\"n u%u\"><b></b>%.1f</td>",
                  counts->instructions, profile_share(p, counts), counts->threads,
                  report_shade(p, counts), profile_lanes(counts));
}

static void write_rows(const struct profile *p, struct output *out)
{
    write_heads(out, "Every instruction, in the order of addresses", "Instruction");
    for (size_t i = 0; i < p->row_count; i++) {
        const struct profile_row *row = &p->rows[i];
        write_counts(p, row->address, &row->counts, out);
        output_text(out, "<td class=\"code\">");
        if (row->label)
            report_text(out, tool_format("%.*s: ", (int)row->label->size, row->label->name));
        report_text(out, row->text);
        output_text(out, "</td></tr>\n");
    }
    output_text(out, "</tbody></table></div>\n");
}

static void write_parts(const struct profile *p, const struct profile_part *parts, size_t count,
                        const char *caption, struct output *out)
{
    write_heads(out, caption, "Begins at");
    for (size_t i = 0; i < count; i++) {
        write_counts(p, p->rows[parts[i].first].address, &parts[i].counts, out);
        output_text(out, "<td class=\"code\">");
        report_text(out, parts[i].name);
        output_text(out, "</td></tr>\n");
    }
    output_text(out, "</tbody></table></div>\n");
}

int report_write(const struct grid_run *g, const char *path)
{
    struct output out;
    struct profile p;
    if (!output_open(&out, path))
        return EXIT_IO;
    profile_take(&p, g->run, g->grid.profile, g->grid.profile_size);
    write_head(g, &out);
    write_summary(g, &p, &out);
    output_text(&out, "<h2>Instructions</h2>\n<div class=\"beside\">\n<div>\n");
    report_picture(&out, &p);
    output_text(&out, "</div>\n");
    write_rows(&p, &out);
    output_text(&out, "</div>\n<h2>Sums</h2>\n<div class=\"beside\">\n");
    write_parts(&p, p.blocks, p.block_count, "Basic blocks, the most instructions first", &out);
    write_parts(&p, p.labels, p.label_count, "From label to label, the most instructions first",
                &out);
    output_text(&out, "</div>\n</body>\n</html>\n");
    return output_close(&out, true) ? EXIT_FINE : EXIT_IO;
}
