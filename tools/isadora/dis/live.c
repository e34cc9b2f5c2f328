/* live.c: the live registers of a function, found before its first line (`dis --registers`): what
 * there is to say of all of it, and JSON. */
#include "dis/live_parts.h"
#include "code/show.h"
#include "common/json_write.h"

#include <inttypes.h>

/* ---- Finding them ---- */

static struct isadora_program program_of(const struct dis *dis)
{
    return (struct isadora_program){
        .target = dis->choice.target,
        .config = dis->choice.config,
        .bytes = dis->code.bytes + dis->code.at,
        .size = dis->code.end - dis->code.at,
        .address = dis->base,
        .targets = dis->jump_targets,
        .is_patched = dis->jump_patched,
        .user = dis->jumping,
    };
}

/* Cuts the registers into files. */
static void find_files(struct dis *dis, struct dis_live *l)
{
    const struct isadora_live *live = &l->live;
    l->files = tool_alloc((dis->choice.target->file_count + 1) * sizeof *l->files);
    for (size_t i = 0; i < live->register_count; i++) {
        const struct isadora_file *file = &dis->choice.target->files[live->registers[i].file];
        if (i == 0 || live->registers[i].file != live->registers[i - 1].file)
            l->files[l->file_count++] =
                (struct live_file){.name = file->prints, .first = i, .single = file->count == 0};
        l->files[l->file_count - 1].count++;
    }
}

static void find_most(struct dis_live *l)
{
    for (size_t row = 0; row < l->live.row_count; row++) {
        for (size_t i = 0; i < l->file_count; i++) {
            struct live_file *file = &l->files[i];
            const size_t count = live_count(&l->live, file, row);
            if (count > file->most) {
                file->most = count;
                file->at = row;
            }
        }
    }
}

/* ---- What there is to say of all of it ---- */

static char *register_of(const struct dis *dis, size_t i)
{
    const struct isadora_live_register *r = &dis->live->live.registers[i];
    return show_register_of(dis->choice.target, r->file, r->index);
}

static uint64_t address_of(const struct dis *dis, size_t row)
{
    return dis_address(dis, dis->live->live.rows[row]);
}

/* Has a register a value where the program begins that it reads? */
static bool is_at_start(const struct dis *dis, size_t i)
{
    const struct isadora_live *live = &dis->live->live;
    const size_t row = isadora_live_row(live, 0);
    return row != SIZE_MAX && isadora_live_of(live, row, ISADORA_LIVE_BEFORE)[i / 64] >> i % 64 & 1;
}

static void put_summary(struct dis *dis)
{
    const void *mark = tool_mark();
    struct output *out = &dis->out;
    char *start = tool_format("");
    bool any = false;
    output_text(out, dis_comment(dis));
    output_text(out, "most live registers:");
    for (size_t i = 0; i < dis->live->file_count; i++) {
        const struct live_file *file = &dis->live->files[i];
        if (file->most && !file->single)
            output_format(out, "%s %s %zu at 0x%" PRIx64, any ? "," : "", file->name, file->most,
                          address_of(dis, file->at));
        any |= file->most && !file->single;
    }
    output_text(out, any ? "\n" : " none\n");
    for (size_t i = 0; i < dis->live->live.register_count; i++)
        if (is_at_start(dis, i))
            tool_list(&start, "%s", register_of(dis, i));
    if (*start)
        output_format(out, "%slive at the start: %s\n", dis_comment(dis), start);
    tool_drop(mark);
}

/* ---- JSON ---- */

static void json_summary(struct dis *dis)
{
    const void *mark = tool_mark();
    struct output *out = &dis->out;
    json_begin_line(out);
    json_open(out, "live_registers", '{');
    for (size_t i = 0; i < dis->live->file_count; i++) {
        const struct live_file *file = &dis->live->files[i];
        json_open(out, file->name, '{');
        json_number(out, "most", file->most);
        if (file->most)
            json_hex(out, "address", address_of(dis, file->at));
        json_close(out, '}');
    }
    json_close(out, '}');
    json_open(out, "live_at_start", '[');
    for (size_t i = 0; i < dis->live->live.register_count; i++)
        if (is_at_start(dis, i))
            json_text(out, NULL, register_of(dis, i));
    json_close(out, ']');
    json_end_line(out);
    tool_drop(mark);
}

static void json_registers(struct dis *dis, const char *key, const uint64_t *set)
{
    const void *mark = tool_mark();
    json_open(&dis->out, key, '[');
    for (size_t i = 0; i < dis->live->live.register_count; i++)
        if (set[i / 64] >> i % 64 & 1)
            json_text(&dis->out, NULL, register_of(dis, i));
    json_close(&dis->out, ']');
    tool_drop(mark);
}

void json_live(struct dis *dis)
{
    const struct isadora_live *live = &dis->live->live;
    size_t row;
    if (!live_row(dis, &row))
        return;
    json_open(&dis->out, "live", '{');
    json_registers(dis, "before", isadora_live_of(live, row, ISADORA_LIVE_BEFORE));
    json_registers(dis, "after", isadora_live_of(live, row, ISADORA_LIVE_AFTER));
    json_registers(dis, "perhaps", isadora_live_of(live, row, ISADORA_LIVE_PERHAPS));
    json_open(&dis->out, "occupied", '{');
    for (size_t i = 0; i < dis->live->file_count; i++) {
        const struct live_file *file = &dis->live->files[i];
        json_number(&dis->out, file->name, live_count(live, file, row));
    }
    json_close(&dis->out, '}');
    json_close(&dis->out, '}');
}

/* ---- One function ---- */

void dis_live_begin(struct dis *dis)
{
    const struct isadora_program program = program_of(dis);
    struct dis_live *l = dis->live = tool_alloc(sizeof *l);
    struct isadora_cfg cfg;

    *l = (struct dis_live){.file_count = 0};
    if (!isadora_cfg(&program, &cfg) || !isadora_live(&program, &cfg, &l->live))
        out_of_memory();
    isadora_cfg_free(&cfg);
    find_files(dis, l);
    find_most(l);
    if (dis->json) {
        json_summary(dis);
    } else {
        put_summary(dis);
        live_columns_begin(dis);
    }
}

void dis_live_end(struct dis *dis)
{
    if (!dis->live)
        return;
    isadora_live_free(&dis->live->live);
    tool_free(dis->live->files);
    tool_free(dis->live);
    dis->live = NULL;
}
