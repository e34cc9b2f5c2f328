/* result.c: how a run of a grid ended: the summary, registers, the diagnosis. */
#include "machine/execute.h"
#include "machine/memory.h"
#include "common/json_write.h"
#include "grid/groups.h"
#include "grid/profile.h"

#include <inttypes.h>

/* ---- the summary ---- */

/* Active lanes of all lanes, in thousandths. */
static uint64_t utilisation(const struct grid_run *g)
{
    const struct isadora_counts *counts = &g->grid.worker.counts;
    const double all = (double)counts->instructions * g->m->target->lanes;
    return all > 0 ? (uint64_t)((double)counts->threads * 1000 / all + 0.5) : 0;
}

/* Registers have a meaning of their own where there is one warp, or where one was waited for. */
static bool shows_registers(const struct grid_run *g)
{
    const bool one =
        (g->grid.warp_count == 1 && g->grid.blocks == 1) || g->run->stop == ISADORA_BREAK;
    return g->run->dump || (!g->run->stepping && one);
}

/* ---- all warps of the block that ran last ---- */

static void print_registers(const struct grid_run *g, unsigned scopes)
{
    const struct isadora_worker *k = &g->grid.worker;
    run_registers(g->run, k->warps[k->warp].lanes, scopes, REGISTERS_RESULT);
}

enum { OF_WARP = 1 << ISADORA_WARP | 1 << ISADORA_LANE };

static uint64_t lanes_now(const struct grid_run *g)
{
    const struct isadora_worker *k = &g->grid.worker;
    return k->warps[k->warp].ended ? 0 : active_lanes(g->m);
}

static void print_warp(const struct grid_run *g, uint32_t warp)
{
    const struct isadora_warp *w = &g->grid.worker.warps[warp];
    const char *state = w->ended ? "ended" : w->again ? "waits" : "runs";
    struct output *out = g->run->out;
    if (!g->run->json) {
        output_format(out, "warp %" PRIu32 ", %s, lanes 0x%" PRIx64 ", active 0x%" PRIx64 "\n",
                      warp, state, w->lanes, lanes_now(g));
        print_registers(g, OF_WARP);
        return;
    }
    json_open(out, NULL, '{');
    json_number(out, "warp", warp);
    json_text(out, "state", state);
    json_hex(out, "lanes", w->lanes);
    json_hex(out, "active", lanes_now(g));
    json_number(out, "instructions", w->steps);
    json_open(out, "registers", '{');
    print_registers(g, OF_WARP);
    json_close(out, '}');
    json_close(out, '}');
}

static void print_warps(const struct grid_run *g)
{
    struct grid_run own = *g; /* which warp the machine shows comes back */
    for (uint32_t i = 0; i < g->grid.warp_count; i++) {
        isadora_grid_choose(&own.grid, i);
        print_warp(&own, i);
    }
    isadora_grid_choose(&own.grid, g->grid.worker.warp);
}

/* Where it is that did not come to its end. */
static void json_place(const struct grid_run *g)
{
    const struct isadora_worker *k = &g->grid.worker;
    struct output *out = g->run->out;
    if (g->run->stop == ISADORA_ENDED || !k->began)
        return;
    json_open(out, "at", '{');
    json_triple(out, "block", g->m->launch.at);
    json_number(out, "warp", k->warp);
    json_hex(out, "lanes", k->warps[k->warp].lanes);
    json_hex(out, "active", lanes_now(g));
    json_hex(out, "address", g->m->pc);
    json_close(out, '}');
}

/* At --until; what else stops a run is an error, which says where. */
static void print_place(const struct grid_run *g)
{
    const struct isadora_worker *k = &g->grid.worker;
    const uint32_t *at = g->m->launch.at;
    struct output *out = g->run->out;
    struct isadora_insn insn;
    char text[ISADORA_TEXT_MAX];
    if (g->run->stop != ISADORA_BREAK)
        return;
    output_format(out,
                  "at block %u,%u,%u, warp %" PRIu32 ", lanes 0x%" PRIx64 ", active 0x%" PRIx64
                  ", address 0x%" PRIx64,
                  at[0], at[1], at[2], k->warp, k->warps[k->warp].lanes, lanes_now(g), g->m->pc);
    if (run_insn_at(g->m, g->m->pc, &insn, text))
        output_format(out, ": %s", text);
    output_text(out, "\n");
    run_print_source(g->run, g->m->pc, out);
}

static void print_profile(const struct grid_run *g)
{
    struct profile profile;
    profile_take(&profile, g->run, g->grid.profile, g->grid.profile_size);
    if (g->run->json)
        profile_json(&profile, g->run->out);
    else
        profile_print(&profile, g->run->out);
}

static void print_json(const struct grid_run *g)
{
    const struct isadora_counts *counts = &g->grid.worker.counts;
    struct output *out = g->run->out;
    json_begin_line(out);
    if (g->run->launch_count > 1)
        json_number(out, "launch", g->run->launch_index + 1);
    json_text(out, "stop", run_reason(g->run));
    json_number(out, "blocks", g->grid.blocks);
    json_number(out, "blocks_ended", g->grid.block);
    json_number(out, "warps", g->grid.warp_count);
    json_number(out, "threads", g->grid.threads);
    json_number(out, "instructions", counts->instructions);
    json_number(out, "thread_instructions", counts->threads);
    json_value(out, "lane_utilisation", "%.3f", (double)utilisation(g) / 1000);
    json_number(out, "warps_ran_out", g->grid.worker.ran_out);
    json_place(g);
    if (g->run->profile)
        print_profile(g);
    json_open(out, "registers", '{');
    if (shows_registers(g))
        print_registers(g, ~0u);
    json_close(out, '}');
    if (g->run->dump) {
        json_triple(out, "block", g->m->launch.at);
        json_open(out, "warp_states", '[');
        print_warps(g);
        json_close(out, ']');
        run_json_memory(g->run);
    }
    json_end_line(out);
}

void grid_print(const struct grid_run *g)
{
    const struct isadora_grid *grid = &g->grid;
    const struct isadora_counts *counts = &grid->worker.counts;
    struct output *out = g->run->out;
    if (g->run->json) {
        print_json(g);
        return;
    }
    if (g->run->launch_count > 1)
        output_format(out, "launch %zu%s%s: ", g->run->launch_index + 1,
                      g->run->function ? ", " : "", g->run->function ? g->run->function : "");
    output_format(out,
                  "%s after %" PRIu64 " warp instruction%s, %" PRIu64 " thread instruction%s\n",
                  run_reason(g->run), counts->instructions, plural(counts->instructions),
                  counts->threads, plural(counts->threads));
    output_format(out,
                  "%" PRIu64 " of %" PRIu64 " block%s ended, each %u warp%s, %" PRIu64
                  " thread%s; lanes %u.%u%% active\n",
                  grid->block, grid->blocks, plural(grid->blocks), grid->warp_count,
                  plural(grid->warp_count), grid->threads, plural(grid->threads),
                  (unsigned)(utilisation(g) / 10), (unsigned)(utilisation(g) % 10));
    if (grid->worker.ran_out)
        output_format(out,
                      "%" PRIu64 " warp%s ran past the last instruction, without an instruction "
                      "that ends %s\n",
                      grid->worker.ran_out, plural(grid->worker.ran_out),
                      grid->worker.ran_out == 1 ? "it" : "them");
    print_place(g);
    if (g->run->profile)
        print_profile(g);
    if (g->run->dump && grid->warp_count > 1) {
        print_registers(g, ~(unsigned)OF_WARP);
        print_warps(g);
    } else if (shows_registers(g)) {
        print_registers(g, ~0u);
    }
}

/* ---- an access outside of what the launch may access ---- */

static uint64_t distance(const struct buffer *buffer, uint64_t cell)
{
    if (cell < buffer->cell)
        return buffer->cell - cell;
    return cell - buffer->cell < buffer->size ? 0 : cell - buffer->cell - buffer->size;
}

/* An address near 0 was hardly computed from one that a parameter gave. */
static void explain_params(const struct grid_run *g)
{
    enum { NEAR_NOTHING = 0x100 };
    const struct isadora_target *target = g->m->target;
    const uint64_t address = g->m->trap.index - target->buffer_window;
    if (target->param_space < 0 || g->m->trap.index < target->buffer_window ||
        address >= NEAR_NOTHING)
        return;
    fputs("    an address so near to 0 looks like a pointer that was never given\n", stderr);
    const char *space = target->spaces[target->param_space].name;
    const uint64_t at = isadora_params_at(target, g->m->context.config);
    if (g->params.size)
        fprintf(stderr,
                "    the parameters of this launch take %zu bytes, from %s[0x%" PRIx64
                "] to %s[0x%" PRIx64 "]\n",
                g->params.size, space, at, space, at + g->params.size - 1);
    else
        fputs("    this launch has no --param\n", stderr);
}

/* What of its space a run has, and the nearest buffer or variable. */
static void explain_outside(const struct grid_run *g)
{
    const struct isadora_trap *trap = &g->m->trap;
    const struct isadora_target *target = g->m->target;
    const struct buffer *near = NULL;
    const struct rt_memory *memory = &g->m->memory[trap->space];
    const bool is_limited = memory->limit < memory->space->cells;
    if (is_limited && trap->space == isadora_shared_space(target) && memory->space->cell_bits == 8)
        fprintf(stderr, "    a block of this run has 0x%" PRIx64 " bytes of shared memory, `%s`\n",
                memory->limit, memory->space->name);
    else if (is_limited)
        fprintf(stderr, "    this run has 0x%" PRIx64 " cells of `%s`\n", memory->limit,
                memory->space->name);
    if (trap->space != target->buffer_space)
        return;
    explain_params(g);
    for (size_t i = 0; i < g->run->placed; i++) {
        const struct buffer *buffer = &g->run->buffers[i];
        if (!near || distance(buffer, trap->index) < distance(near, trap->index))
            near = buffer;
    }
    const uint32_t symbols = g->run->is_elf ? g->run->elf.cubin.elf.symbol_count : 0;
    struct buffer variable, best = {.size = 0};
    for (uint32_t i = 1; i < symbols; i++) {
        if (kernel_variable(g->run, i, &variable) &&
            (!near || distance(&variable, trap->index) < distance(near, trap->index))) {
            best = variable;
            near = &best;
        }
    }
    if (!near)
        return;
    const bool is_variable = near == &best;
    fprintf(stderr, "    the nearest %s is %s %s, 0x%" PRIx64 " bytes at address 0x%" PRIx64,
            is_variable ? "variable" : "buffer", is_variable ? near->text : near->option,
            is_variable ? "of the cubin" : near->text, near->size,
            near->cell - target->buffer_window);
    if (trap->index < near->cell)
        fprintf(stderr, "; the access is 0x%" PRIx64 " before it\n", near->cell - trap->index);
    else
        fprintf(stderr, "; the access is at offset 0x%" PRIx64 "\n", trap->index - near->cell);
}

/* ---- the diagnosis ---- */

static void complain_trap(const struct grid_run *g, const char *where)
{
    const struct isadora_trap *trap = &g->m->trap;
    const char *kind = isadora_trap_name(trap->kind),
               *why = trap->why ? trap->why : "no reason given";
    char lane[64] = "";
    if (trap->lane >= 0)
        snprintf(lane, sizeof lane, ", lane %d, thread %u,%u,%u", trap->lane,
                 rt_thread(g->m, 0, trap->lane), rt_thread(g->m, 1, trap->lane),
                 rt_thread(g->m, 2, trap->lane));
    if (trap->kind == ISADORA_TRAP_STATED) {
        complain("trap in %s%s: %s", where, lane, why);
        return;
    }
    if (trap->space < 0) {
        complain("trap in %s%s: %s: %s%s", where, lane, kind, why, run_limit_of(g->m));
        return;
    }
    const bool outside = trap->kind == ISADORA_TRAP_OUTSIDE;
    char cell[ISADORA_CELL_NAME_MAX];
    isadora_cell_name(g->m->target, (unsigned)trap->space, trap->index, 1, cell);
    complain("trap in %s%s: %s: %s", where, lane, outside ? "access outside" : "access not aligned",
             cell);
    if (outside)
        explain_outside(g);
}

static void place_text(const struct grid_run *g, char *out, size_t size)
{
    const uint32_t *at = g->m->launch.at;
    snprintf(out, size, "block %u,%u,%u, warp %u", at[0], at[1], at[2], g->m->launch.warp);
}

void grid_warn_instruction(const struct grid_run *g)
{
    struct isadora_insn insn;
    char text[ISADORA_TEXT_MAX];
    if (!run_insn_at(g->m, g->m->pc, &insn, text))
        return;
    fprintf(stderr, "    at 0x%" PRIx64 ": %s\n", g->m->pc, text);
    run_warn_source(g->run, g->m->pc);
}

/* Where each warp of the block is that waits. */
static void print_waiting(struct isadora_grid *grid, const struct grid_run *g)
{
    const struct isadora_worker *k = &grid->worker;
    const uint32_t own = k->warp;
    uint32_t ended = 0;
    for (uint32_t i = 0; i < grid->warp_count; i++) {
        ended += k->warps[i].ended;
        if (k->warps[i].ended || (i != own && k->warps[i].pc == k->warps[own].pc))
            continue;
        isadora_grid_choose(grid, i);
        fprintf(stderr, "    warp %" PRIu32 ":\n", i);
        grid_warn_instruction(g);
    }
    isadora_grid_choose(grid, own);
    fprintf(stderr, "    %" PRIu32 " warp%s wait, %" PRIu32 " ended before\n", k->live,
            plural(k->live), ended);
}

/* Where the other lanes of the warp wait, if all of them do. */
static void print_groups(const struct grid_run *g)
{
    const void *mark = tool_mark();
    char *list = tool_format("%s", "");
    bool is_ready = false;
    for (struct lane_group group = {.next = 0}; grid_next_group(g->m, &group);) {
        is_ready |= !group.wait;
        list = tool_format("%s    other lanes %s\n", list, grid_group_text(g->run, &group));
    }
    if (!is_ready)
        fputs(list, stderr);
    tool_drop(mark);
}

static void complain_stop(const struct grid_run *g, const char *where)
{
    struct isadora_grid grid = g->grid; /* which warp the machine shows comes back */
    switch (g->run->stop) {
    case ISADORA_TRAPPED:
        complain_trap(g, where);
        break;
    case ISADORA_WAITING:
        complain("deadlock in %s: all warps of the block that have not ended wait", where);
        print_waiting(&grid, g);
        return;
    case ISADORA_RUNAWAY:
        complain("%s executed %" PRIu64 " instructions and has not ended (--max-warp-steps)", where,
                 g->grid.plan.warp_steps);
        break;
    case ISADORA_LIMITED:
        complain("stopped in %s after %" PRIu64 " instruction%s%s", where,
                 g->grid.worker.counts.instructions, plural(g->grid.worker.counts.instructions),
                 g->run->end == END_INTERRUPTED ? " by an interrupt" : " (--max-steps)");
        break;
    case ISADORA_LEFT:
        complain("%s ran past the last instruction, while not all its lanes were active", where);
        return;
    case ISADORA_NO_CODE:
        complain("there is no code at 0x%" PRIx64 ", where %s goes", g->m->pc, where);
        return;
    case ISADORA_UNDECODED:
        complain("the word at 0x%" PRIx64 ", where %s goes, is not an instruction", g->m->pc,
                 where);
        run_warn_filler(g->run, g->m->pc);
        return;
    case ISADORA_CUT_OFF:
        complain("the instruction at 0x%" PRIx64 ", where %s goes, does not fit into the program",
                 g->m->pc, where);
        return;
    default:
        return;
    }
    grid_warn_instruction(g);
    if (g->run->stop == ISADORA_TRAPPED && g->m->trap.kind == ISADORA_TRAP_STATED)
        print_groups(g);
}

int grid_status(const struct grid_run *g)
{
    char where[96];
    if (g->run->end == END_QUIT || g->run->stop == ISADORA_ENDED || g->run->stop == ISADORA_BREAK)
        return EXIT_FINE;
    place_text(g, where, sizeof where);
    complain_stop(g, where);
    if (g->run->is_elf)
        elf_warn_other(&g->run->elf, &g->run->choice);
    return EXIT_BAD_INPUT;
}
