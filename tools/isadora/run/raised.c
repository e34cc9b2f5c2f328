/* raised.c: messages about exceptions: which one began it, and what it was raised with. */
#include "code/hex.h"
#include "run/run.h"

#include <inttypes.h>
#include <string.h>

static const struct isadora_exception *info_of(const struct isadora_target *target,
                                               const char *name)
{
    for (size_t i = 0; i < target->exception_count; i++)
        if (strcmp(target->exceptions[i], name) == 0)
            return &target->exception_info[i];
    return NULL;
}

static const char *name_of(const struct isadora_exception_param *param, uint64_t value)
{
    for (size_t i = 0; i < param->code_count; i++)
        if (param->codes[i].code == value)
            return param->codes[i].text;
    return NULL;
}

/* ": cause 11 (call from machine mode), value 0x0". */
static char *arguments(const struct isadora_machine *m, const struct isadora_raise *raise)
{
    const struct isadora_exception *info = info_of(m->target, raise->name);
    char *text = tool_format("%s", "");
    for (size_t i = 0; info && i < info->param_count && i < ISADORA_RAISED_VALUES; i++) {
        const struct isadora_exception_param *param = &info->param[i];
        const char *name = name_of(param, raise->values[i]);
        tool_append(&text, "%s %s ", i ? "," : ":", param->name);
        if (name)
            tool_append(&text, "%" PRIu64 " (%s)", raise->values[i], name);
        else
            tool_append(&text, "0x%" PRIx64, raise->values[i]);
    }
    return text;
}

/* "`ecall` at 0x80000004". */
static char *place(const struct isadora_machine *m, const struct isadora_raise *raise)
{
    struct isadora_insn insn;
    char text[ISADORA_TEXT_MAX];
    return run_insn_at(m, raise->pc, &insn, text)
               ? tool_format("`%s` at 0x%" PRIx64, text, raise->pc)
               : tool_format("the word at 0x%" PRIx64, raise->pc);
}

/* A request that only an operating system answers. */
static void hint_at_linux(const struct run *run, const struct isadora_raise *raise)
{
    const struct linux_kind *kind =
        run->is_elf && !run->is_linux ? linux_kind_of(run->elf.cubin.elf.machine) : NULL;
    struct isadora_insn insn;
    char text[ISADORA_TEXT_MAX];
    if (kind && run_insn_at(run->machine, raise->pc, &insn, text) && strcmp(text, kind->asks) == 0)
        fprintf(stderr,
                "isadora: note: `%s` may be a system call of Linux: with --linux they are "
                "done\n",
                kind->asks);
}

static bool is_same(const struct isadora_raise *a, const struct isadora_raise *b)
{
    return a->pc == b->pc && a->name == b->name &&
           memcmp(a->values, b->values, sizeof a->values) == 0;
}

/* Each one was raised where the one before went on; else the program comes back to it. */
static bool is_row(const struct isadora_machine *m) { return m->pc == m->raised_pc; }

const struct isadora_raise *run_endless(const struct run *run)
{
    const struct isadora_machine *m = run->machine;
    const struct isadora_raise *first = isadora_first_raise(m), *last = isadora_last_raise(m);
    return is_row(m) ? isadora_row_raise(m) : is_same(first, last) ? first : last;
}

void run_complain_raises(const struct run *run)
{
    const struct isadora_machine *m = run->machine;
    const struct isadora_raise *first = run_endless(run);
    if (!is_row(m))
        complain("%s raises `%s`, which goes on at 0x%" PRIx64 ", from where the program comes "
                 "to it again with the same registers and memory, without end%s",
                 place(m, first), first->name, m->pc, arguments(m, first));
    else if (first->pc == m->pc)
        complain("the instruction at 0x%" PRIx64 " raises `%s`, which goes on at this "
                 "instruction%s",
                 m->pc, first->name, arguments(m, first));
    else
        complain("%s raises `%s`, which goes on at 0x%" PRIx64 ", where `%s` is raised again, "
                 "without end%s",
                 place(m, first), first->name, m->pc, m->raised, arguments(m, first));
    run_warn_source(run, first->pc);
    hint_at_linux(run, first);
}

void run_complain_raise(const struct run *run)
{
    const struct isadora_machine *m = run->machine;
    const struct isadora_raise *last = isadora_last_raise(m);
    complain("the program failed: %s raises `%s`%s", place(m, last), last->name,
             arguments(m, last));
    run_warn_source(run, last->pc);
}

void run_note_raises(const struct run *run)
{
    const struct isadora_machine *m = run->machine;
    const struct isadora_raise *first = isadora_first_raise(m), *last = isadora_last_raise(m);
    if (!last || run->is_linux)
        return;
    if (first != last) {
        fprintf(stderr,
                "isadora: note: the first exception, `%s`, was raised by %s after %" PRIu64
                " instruction%s%s\n",
                first->name, place(m, first), first->steps, plural(first->steps),
                arguments(m, first));
        run_warn_source(run, first->pc);
    }
    fprintf(stderr,
            "isadora: note: the last exception, `%s`, was raised at 0x%" PRIx64 " after %" PRIu64
            " instruction%s%s; --trace shows where the program goes on\n",
            last->name, last->pc, last->steps, plural(last->steps), arguments(m, last));
    hint_at_linux(run, first);
}
