/* commands.c: `isadora run --step`: reads commands, finds what carries them out, helps.
 *
 * On a terminal there is a prompt, and an empty line does the last command again. Otherwise
 * commands come from a script: each is printed before what it says, and one that is refused makes
 * the run end with status 1. */
#include "debug/debug.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char prompt[] = "(isadora) ";

static void help(struct debug *, char *args);
static void quit(struct debug *, char *args);
static void set(struct debug *, char *args);

struct debug_command {
    const char *name;
    char letter; /* 0: none */
    bool lanes;  /* only where there are lanes */
    const char *args, *text;
    void (*run)(struct debug *, char *args);
    bool looks; /* at the warp that was chosen */
};

static const struct debug_command commands[] = {
    {"step", 's', false, "[N]", "executes N instructions, of whichever warp is next", debug_step,
     false},
    {"next", 'n', false, "[N|warp|block]",
     "executes one of this warp, or N, without lanes also a whole call; goes to the next warp, or "
     "block, that runs",
     debug_next, false},
    {"continue", 'c', false, "", "goes on to a breakpoint, a watched change, or the end",
     debug_continue, false},
    {"until", 'u', false, "ADDR|LABEL|LINE", "goes on to that address, or what stops it before",
     debug_until, false},
    {"break", 'b', false, "ADDR|LABEL|LINE [if PLACE == N]",
     "stops before that instruction, in each warp; != < <= > >= too", debug_break_at, false},
    {"watch", 0, false, "PLACE", "stops when it changes: $r5@7, $r5 (of any lane), s[0x40]",
     debug_watch_place, false},
    {"delete", 'd', false, "[N]", "the breakpoint or watch of that number, or all", debug_delete,
     false},
    {"points", 0, false, "", "breakpoints and watches", debug_points, false},
    {"where", 'w', false, "", "warp, lanes, instruction, line of the source", debug_where, false},
    {"list", 'l', false, "[ADDR|LABEL|LINE] [N]",
     "code around, N instructions; again: what follows", debug_list, true},
    {"regs", 'r', false, "[/f] [REG..]", "registers, those of lanes as a table; without: all not 0",
     debug_registers, true},
    {"flags", 'f', false, "", "registers whose bits have names", debug_flags, true},
    {"stack", 0, false, "", "entries of stacks, the top first", debug_stack, true},
    {"print", 'p', false, "[/f] PLACE",
     "one place; /f float, /d decimal, /u unsigned, /x hex; a "
     "label: its address",
     debug_print, true},
    {"memory", 'm', false, "[/f] SPACE[ADDR] [N]",
     "N cells, as large as people see them, or those of a buffer; ADDR is a number, a label or a "
     "register, or one of these + N; a label alone is one of the code; SPACE[ADDR]@LANE of a lane; "
     "of bytes /h /w /g also numbers of 2, 4, 8 bytes, such as /dw",
     debug_memory, true},
    {"set", 0, false, "PLACE=N",
     "a register, in all lanes unless one is named, or a cell; N may be "
     "a label",
     set, false},
    {"pending", 0, false, "", "results that are written back later", debug_pending, false},
    {"warps", 0, true, "", "all warps of the block", debug_warps, false},
    {"warp", 0, true, "[N]", "looks at warp N, up to the next stop; without: at the one that runs",
     debug_warp, false},
    {"buffers", 0, true, "", "buffers of the launch, and where they lie", debug_buffers, false},
    {"help", 'h', false, "[COMMAND]", "this text, or of one command", help, false},
    {"quit", 'q', false, "", "ends the run here", quit, false},
};
enum { COMMANDS = sizeof commands / sizeof commands[0] };

/* ---- commands ---- */

static void set(struct debug *d, char *args)
{
    debug_set(d, args);
    debug_watches_take(d, false); /* what is set here is no change */
}

static void quit(struct debug *d, char *args)
{
    (void)args;
    d->quit = true;
}

static bool can(const struct debug *d, const struct debug_command *c) { return d->g || !c->lanes; }

/* By letter, by name, or by the only name that begins so. */
static const struct debug_command *find_command(const struct debug *d, const char *word)
{
    const struct debug_command *found = NULL;
    const size_t size = strlen(word);
    size_t many = 0;
    for (size_t i = 0; i < COMMANDS; i++) {
        const struct debug_command *c = &commands[i];
        if (!can(d, c))
            continue;
        if (strcmp(c->name, word) == 0 || (size == 1 && c->letter == *word))
            return c;
        if (strncmp(c->name, word, size) == 0) {
            found = c;
            many++;
        }
    }
    return many == 1 ? found : NULL;
}

static void refuse_command(struct debug *d, const char *word)
{
    const char *names[COMMANDS];
    size_t n = 0;
    for (size_t i = 0; i < COMMANDS; i++) {
        if (can(d, &commands[i]))
            names[n++] = commands[i].name;
    }
    const char *near = nearest_name(word, names, n);
    if (near)
        debug_refuse(d, "no command `%s`; did you mean `%s`?", word, near);
    else
        debug_refuse(d, "no command `%s`; `help` lists them", word);
}

static void print_help(struct debug *d, const struct debug_command *c)
{
    char head[48];
    snprintf(head, sizeof head, "%s%s%s", c->name, *c->args ? " " : "", c->args);
    output_format(d->out, "  %c%c %-28s %s\n", c->letter ? c->letter : ' ', c->letter ? ',' : ' ',
                  head, c->text);
}

static void help(struct debug *d, char *args)
{
    const char *word = debug_word(&args);
    const struct debug_command *one = word ? find_command(d, word) : NULL;
    if (word && !one)
        refuse_command(d, word);
    else if (one)
        print_help(d, one);
    for (size_t i = 0; i < COMMANDS && !word; i++) {
        if (can(d, &commands[i]))
            print_help(d, &commands[i]);
    }
    if (!word)
        output_text(d->out,
                    "A command may be cut short where it stays clear; # begins a comment.\n");
}

/* The format may appear right after the name, `regs/f $r0`. */
static void do_command(struct debug *d, const char *line)
{
    char *text = tool_format("%s", line), *at = text + strspn(text, " \t"), *args;
    const size_t size = strcspn(at, " \t/");
    char *name = tool_format("%.*s", (int)size, at);
    args = at + size;
    const struct debug_command *c = find_command(d, name);
    if (!c)
        refuse_command(d, name);
    else if (!c->looks) {
        c->run(d, args);
    } else {
        const struct debug_look look = debug_look_at(d, d->view);
        c->run(d, args);
        debug_look_back(d, &look);
    }
}

/* ---- lines ---- */

static void take_line(struct debug *d, char *line)
{
    line[strcspn(line, "#\r\n")] = 0;
    size_t size = strlen(line);
    while (size && (line[size - 1] == ' ' || line[size - 1] == '\t'))
        line[--size] = 0;
    const bool empty = !size;
    if (!empty && !d->terminal) {
        output_text(d->out, prompt);
        debug_put(d, line, strlen(line));
        output_text(d->out, "\n");
    }
    if (empty && d->terminal && d->repeated) {
        do_command(d, d->repeated);
    } else if (!empty) {
        d->repeated = tool_format("%s", line);
        do_command(d, line);
    }
}

/* The end of the input is as good as `quit`. */
static void read_commands(struct debug *d)
{
    char *line = NULL;
    size_t room = 0;
    while (!d->quit) {
        if (d->terminal)
            output_text(d->out, prompt);
        output_flush(d->out);
        if (getline(&line, &room, stdin) < 0) {
            output_text(d->out, d->terminal ? "\n" : "");
            break;
        }
        take_line(d, line);
    }
    free(line);
}

void debug_run(struct run *run, struct grid_run *g)
{
    struct debug *d = tool_alloc(sizeof *d);
    *d = (struct debug){.run = run,
                        .g = g,
                        .m = run->machine,
                        .out = run->out,
                        .terminal = isatty(STDIN_FILENO),
                        .colour = wants_colour(STDOUT_FILENO)};
    for (size_t i = 0; i < run->until.count; i++)
        debug_add_break(d, run->until_at[i], NULL);
    run->until.count = 0; /* the machine itself does not stop there */
    debug_start(d);
    read_commands(d);
    if (!d->ended)
        run->end = END_QUIT;
}
