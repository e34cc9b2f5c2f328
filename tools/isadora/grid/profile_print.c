/* run_profile_print.c: a profile as text: the code with counts, then basic blocks and labels; and
 * as JSON. */
#include "common/json_write.h"
#include "grid/profile.h"

#include <inttypes.h>

/* ---- text ---- */

static void print_row(const struct profile *p, const struct profile_row *row, struct output *out)
{
    if (row->label)
        output_format(out, "%43s%.*s:\n", "", (int)row->label->size, row->label->name);
    if (row->counts.instructions)
        output_format(out, "%08" PRIx64 "  %12" PRIu64 "  %5.1f%%  %5.1f  %s\n", row->address,
                      row->counts.instructions, profile_share(p, &row->counts),
                      profile_lanes(&row->counts), row->text);
    else
        output_format(out, "%08" PRIx64 "  %12s  %6s  %5s  %s\n", row->address, "-", "-", "-",
                      row->text);
}

static void print_parts(const struct profile *p, const struct profile_part *parts, size_t count,
                        const char *what, struct output *out)
{
    output_format(out, " address  instructions   share  lanes     entered  %s\n", what);
    for (size_t i = 0; i < count; i++) {
        const struct profile_part *part = &parts[i];
        output_format(out, "%08" PRIx64 "  %12" PRIu64 "  %5.1f%%  %5.1f  %10" PRIu64 "  %s\n",
                      p->rows[part->first].address, part->counts.instructions,
                      profile_share(p, &part->counts), profile_lanes(&part->counts), part->entered,
                      part->name);
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
    output_text(out, " address  instructions   share  lanes\n");
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
    output_format(
        out, ",\"instructions\":%" PRIu64 ",\"threads\":%" PRIu64 ",\"share\":%.5f,\"lanes\":%.3f",
        counts->instructions, counts->threads, profile_share(p, counts) / 100,
        profile_lanes(counts));
}

static void json_parts(const struct profile *p, const struct profile_part *parts, size_t count,
                       struct output *out)
{
    bool first = true;
    output_text(out, "[");
    for (size_t i = 0; i < count; i++) {
        const struct profile_part *part = &parts[i];
        json_key(out, &first, NULL);
        output_text(out, "{\"name\":");
        json_string(out, part->name);
        output_format(out, ",\"address\":\"0x%" PRIx64 "\",\"count\":%zu,\"entered\":%" PRIu64,
                      p->rows[part->first].address, part->count, part->entered);
        json_counts(p, &part->counts, out);
        output_text(out, "}");
    }
    output_text(out, "]");
}

void profile_json(const struct profile *p, struct output *out)
{
    bool first = true;
    output_text(out, ",\"profile\":[");
    for (size_t i = 0; i < p->row_count; i++) {
        const struct profile_row *row = &p->rows[i];
        if (!row->counts.instructions)
            continue;
        json_key(out, &first, NULL);
        output_format(out, "{\"address\":\"0x%" PRIx64 "\",\"text\":", row->address);
        json_string(out, row->text);
        json_counts(p, &row->counts, out);
        output_text(out, "}");
    }
    output_text(out, "],\"basic_blocks\":");
    json_parts(p, p->blocks, p->block_count, out);
    output_text(out, ",\"labels\":");
    json_parts(p, p->labels, p->label_count, out);
}
