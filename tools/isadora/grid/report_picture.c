/* report_picture.c: the picture of a profile, as SVG: a bar for each instruction, as long as it
 * has thread-instructions, its colour says how many lanes took part.
 *
 * Colours and fonts are those of the page's style, so that the picture is readable on a light and
 * on a dark ground. */
#include "grid/profile.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum { ROW = 18, LEFT = 330, WIDTH = 760, TOP = 26, LETTERS = 34, LEGEND = 40 };

unsigned report_shade(const struct profile *p, const struct isadora_counts *counts)
{
    const double part = profile_lanes(counts) / p->lanes;
    const unsigned shade = (unsigned)(part * REPORT_SHADES);
    return shade < REPORT_SHADES ? shade : REPORT_SHADES - 1;
}

/* At most so many letters of it. */
static void short_text(struct output *out, const char *text)
{
    report_text(out, tool_format("%.*s", (int)LETTERS, text));
    output_text(out, strlen(text) > LETTERS ? "\342\200\246" : "");
}

/* Every bar has its own words, for whom points at it and whom it is read to. */
static void draw_row(const struct profile *p, size_t row, struct output *out)
{
    const struct profile_row *r = &p->rows[row];
    const size_t y = TOP + row * ROW;
    const double length =
        p->most ? (double)r->counts.threads * (WIDTH - LEFT - 10) / (double)p->most : 0;
    output_format(out, "<g><title>0x%" PRIx64 ": ", r->address);
    report_text(out, r->text);
    output_format(out,
                  " \342\200\223 %" PRIu64 " warp instructions, %" PRIu64
                  " thread instructions, %.1f of %u lanes</title>\n",
                  r->counts.instructions, r->counts.threads, profile_lanes(&r->counts), p->lanes);
    output_format(out, "<text class=\"code\" x=\"0\" y=\"%zu\">%08" PRIx64 " ", y + 13, r->address);
    short_text(out, r->text);
    output_text(out, "</text>\n");
    if (r->counts.instructions)
        output_format(out, "<rect class=\"u%u\" x=\"%d\" y=\"%zu\" width=\"%.1f\" height=\"%d\"/>",
                      report_shade(p, &r->counts), (int)LEFT, y + 2, length < 1 ? 1 : length,
                      ROW - 4);
    output_text(out, "</g>\n");
}

static void draw_legend(const struct profile *p, struct output *out)
{
    const size_t y = TOP + p->row_count * ROW + 14;
    output_format(out, "<text x=\"0\" y=\"%zu\">Active lanes of %u:</text>\n", y + 12, p->lanes);
    for (unsigned i = 0; i < REPORT_SHADES; i++) {
        const unsigned x = 140 + i * 120;
        output_format(out,
                      "<rect class=\"u%u\" x=\"%u\" y=\"%zu\" width=\"24\" height=\"14\"/>"
                      "<text x=\"%u\" y=\"%zu\">%u\342\200\223%u %%</text>\n",
                      i, x, y, x + 32, y + 12, i * 100 / REPORT_SHADES,
                      (i + 1) * 100 / REPORT_SHADES);
    }
}

void report_picture(struct output *out, const struct profile *p)
{
    const size_t height = TOP + p->row_count * ROW + LEGEND;
    output_format(out,
                  "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" "
                  "aria-labelledby=\"picture-title picture-text\" viewBox=\"0 0 %d %zu\">\n",
                  (int)WIDTH, height);
    output_text(out,
                "<title id=\"picture-title\">Thread-instructions of each instruction</title>\n"
                "<desc id=\"picture-text\">A bar for each instruction of the program, from the "
                "first address down. Its length is the number of thread-instructions, its "
                "colour the share of lanes that took part. The table has the same "
                "numbers.</desc>\n");
    output_format(out,
                  "<text x=\"%d\" y=\"14\">0</text><text x=\"%d\" y=\"14\" "
                  "text-anchor=\"end\">%" PRIu64 "</text>\n",
                  (int)LEFT, (int)WIDTH - 10, p->most);
    output_format(out, "<line x1=\"%d\" y1=\"20\" x2=\"%d\" y2=\"20\"/>\n", (int)LEFT,
                  (int)WIDTH - 10);
    for (size_t i = 0; i < p->row_count; i++)
        draw_row(p, i, out);
    draw_legend(p, out);
    output_text(out, "</svg>\n");
}
