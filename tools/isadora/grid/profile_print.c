/* profile_print.c: a profile as text: the code with counts, then basic blocks and labels; and
 * as JSON. */
#include "common/json_write.h"
#include "grid/profile.h"

#include <inttypes.h>

/* ---- text ---- */

/* The column of active lanes, where there are lanes. */
static void print_lanes(const struct profile *p, const struct isadora_counts *counts,
                        struct output *out)
{
    if (p->lanes && counts->instructions)
        output_format(out, "  %5.1f", profile_lanes(counts));
    else if (p->lanes)
        output_text(out, "      -");
}

static void print_row(const struct profile *p, const struct profile_row *row, struct output *out)
{
    if (row->label)
        output_format(out, "%*s%.*s:\n", p->lanes ? 43 : 36, "", (int)row->label->size,
                      row->label->name);
    if (row->counts.instructions)
        output_format(out, "%08" PRIx64 "  %12" PRIu64 "  %5.1f%%", row->address,
                      row->counts.instructions, profile_share(p, &row->counts));
    else
        output_format(out, "%08" PRIx64 "  %12s  %6s", row->address, "-", "-");
    print_lanes(p, &row->counts, out);
    output_format(out, "  %s", row->text);
    if (row->line)
        output_format(out, "  ; %s", row->line);
    output_text(out, "\n");
}

static void print_parts(const struct profile *p, const struct profile_part *parts, size_t count,
                        const char *what, struct output *out)
{
    output_format(out, " address  instructions   share%s     entered  %s\n",
                  p->lanes ? "  lanes" : "", what);
    for (size_t i = 0; i < count; i++) {
        const struct profile_part *part = &parts[i];
        output_format(out, "%08" PRIx64 "  %12" PRIu64 "  %5.1f%%", p->rows[part->first].address,
                      part->counts.instructions, profile_share(p, &part->counts));
        print_lanes(p, &part->counts, out);
        output_format(out, "  %10" PRIu64 "  %s\n", part->entered, part->name);
    }
}

/* Labels only where there are some besides the begin. */
static bool has_labels(const struct profile *p)
{
    for (size_t i = 0; i < p->row_count; i++) {
        if (p->rows[i].label)
            return true;
    }
    return false;
}

void profile_print(const struct profile *p, struct output *out)
{
    output_format(out, " address  instructions   share%s\n", p->lanes ? "  lanes" : "");
    for (size_t i = 0; i < p->row_count; i++)
        print_row(p, &p->rows[i], out);
    print_parts(p, p->blocks, p->block_count, "basic block", out);
    if (has_labels(p))
        print_parts(p, p->labels, p->label_count, "from label to label", out);
}

/* ---- JSON ---- */

static void json_counts(const struct profile *p, const struct isadora_counts *counts,
                        struct output *out)
{
    json_number(out, "instructions", counts->instructions);
    if (p->lanes)
        json_number(out, "threads", counts->threads);
    json_value(out, "share", "%.5f", profile_share(p, counts) / 100);
    if (p->lanes)
        json_value(out, "lanes", "%.3f", profile_lanes(counts));
}

static void json_parts(const struct profile *p, const char *key, const struct profile_part *parts,
                       size_t count, struct output *out)
{
    json_open(out, key, '[');
    for (size_t i = 0; i < count; i++) {
        const struct profile_part *part = &parts[i];
        json_open(out, NULL, '{');
        json_text(out, "name", part->name);
        json_hex(out, "address", p->rows[part->first].address);
        json_number(out, "count", part->count);
        json_number(out, "entered", part->entered);
        json_counts(p, &part->counts, out);
        json_close(out, '}');
    }
    json_close(out, ']');
}

void profile_json(const struct profile *p, struct output *out)
{
    json_open(out, "profile", '[');
    for (size_t i = 0; i < p->row_count; i++) {
        const struct profile_row *row = &p->rows[i];
        if (!row->counts.instructions)
            continue;
        json_open(out, NULL, '{');
        json_hex(out, "address", row->address);
        json_text(out, "text", row->text);
        if (row->line)
            json_text(out, "line", row->line);
        json_counts(p, &row->counts, out);
        json_close(out, '}');
    }
    json_close(out, ']');
    json_parts(p, "basic_blocks", p->blocks, p->block_count, out);
    json_parts(p, "labels", p->labels, p->label_count, out);
}

/* ---- without lanes ---- */

void profile_print_run(const struct run *run)
{
    struct profile p;
    profile_take(&p, run, run->counts, run->count_size);
    if (run->json)
        profile_json(&p, run->out);
    else
        profile_print(&p, run->out);
    if (run->count_elsewhere && run->json)
        json_number(run->out, "elsewhere", run->count_elsewhere);
    else if (run->count_elsewhere)
        output_format(run->out,
                      "%" PRIu64 " instruction%s outside of the program as it was loaded\n",
                      run->count_elsewhere, plural(run->count_elsewhere));
}
