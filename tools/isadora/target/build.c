/* build.c: makes a shared object of a description: the generator writes C, the system's compiler
 * does the rest, one file on each processor at a time. */
#include "target/build.h"
#include "common/folders.h"
#include "target/manifest.h"
#include "common/message.h"
#include "common/io.h"
#include "common/spawn.h"
#include "target/targets.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* ---- argument lists ---- */

struct words { /* an argument list that grows */
    char **word;
    size_t n;
};

static void add_word(struct words *words, const char *text)
{
    words->word = tool_realloc(words->word, (words->n + 2) * sizeof *words->word);
    words->word[words->n++] = tool_format("%s", text); /* exec takes them without const */
    words->word[words->n] = NULL;
}

static void add_words(struct words *words, const char *text)
{
    char *rest = tool_format("%s", text);
    for (char *word; (word = strtok_r(rest, " ", &rest)) != NULL;)
        add_word(words, word);
}

/* ---- compiling ---- */

static const char *compiler(void)
{
    const char *cc = getenv("CC");
    return cc && *cc ? cc : "cc";
}

static const char options[] =
    "-std=c11 -ffp-contract=off -fPIC -Werror=implicit-function-declaration";

/* What decodes and prints is large, and does few things to each instruction: it is compiled as
 * quickly as can be. What runs programs is compiled so that it runs well. The user may know
 * better. */
static const char text_options[] = "-O0", run_options[] = "-O1";

static const char *own_options(void)
{
    const char *own = getenv("ISADORA_CFLAGS");
    return own ? own : "";
}

char *build_tools(void)
{
    return tool_format("%s %s %s %s %s", compiler(), options, text_options, run_options,
                       own_options());
}

struct source {
    char *path;
    off_t size;
};

static bool runs_programs(const char *path)
{
    const char *name = strrchr(path, '/');
    return strstr(name, "_exec") || strstr(name, "_fast");
}

struct sources {
    const char *description;  /* that they were made of */
    const char *folder, *isa; /* where they are, but for the folder `isa` there that most are in */
    struct source *list;
    size_t n;
};

static bool add_source(void *context, const char *path)
{
    struct sources *sources = context;
    struct stat about;
    if (!ends_in(path, ".c"))
        return true;
    sources->list = tool_realloc(sources->list, (sources->n + 1) * sizeof *sources->list);
    sources->list[sources->n++] = (struct source){
        .path = tool_format("%s", path), .size = stat(path, &about) == 0 ? about.st_size : 0};
    return true;
}

static int larger_first(const void *a, const void *b)
{
    const struct source *x = a, *y = b;
    return x->size == y->size ? strcmp(x->path, y->path) : x->size < y->size ? 1 : -1;
}

/* The status of a compiler that could not be started, or that failed. */
static int complain_of(int status)
{
    if (signals_ended())
        return EXIT_IO;
    if (status < 0)
        complain("cannot run the C compiler `%s`, which `-m FILE` needs: %s; set CC or install gcc",
                 compiler(), strerror(errno));
    else if (status > 0)
        complain("the C compiler `%s` refused what was generated (see above)", compiler());
    return status < 0 ? EXIT_IO : status ? EXIT_BAD_INPUT : EXIT_FINE;
}

static bool start_compiler(const struct sources *sources, const char *source, const char *data)
{
    struct words words = {NULL, 0};
    static const char *const includes[] = {"runtime/include", "runtime", "tools/lib/include",
                                           "tools/lib"};
    add_words(&words, compiler());
    add_words(&words, options);
    add_words(&words, runs_programs(source) ? run_options : text_options);
    add_words(&words, own_options());
    for (size_t i = 0; i < sizeof includes / sizeof *includes; i++)
        add_word(&words, tool_format("-I%s/%s", data, includes[i]));
    add_word(&words, tool_format("-I%s/%s/include", sources->folder, sources->isa));
    if (ends_in(source, "_target.c")) {
        add_word(&words, "-include");
        add_word(&words, tool_format("%s/weak.h", sources->folder));
    }
    add_word(&words, "-c");
    add_word(&words, source);
    add_word(&words, "-o");
    add_word(&words, tool_format("%s.o", source));
    return spawn_start(words.word, false);
}

/* All files, as many at a time as there are processors; the first failure is the last. */
static int compile(const struct sources *sources, const char *data)
{
    const long processors = sysconf(_SC_NPROCESSORS_ONLN);
    const size_t most = processors < 1 ? 1 : processors > 32 ? 32 : (size_t)processors;
    size_t next = 0, running = 0;
    int status = 0;
    while (running || (next < sources->n && !status)) {
        if (next < sources->n && running < most && !status) {
            if (start_compiler(sources, sources->list[next++].path, data))
                running++;
            else
                status = complain_of(-1);
            continue;
        }
        working("%s: compiling, %zu of %zu files are done", sources->description, next - running,
                sources->n);
        const int one = spawn_next();
        running--;
        if (one && !status)
            status = complain_of(one);
    }
    return status;
}

/* -Bsymbolic: the program itself may hold a target of the same name. */
static int link_objects(const struct sources *sources, const char *out)
{
    struct words words = {NULL, 0};
    add_words(&words, compiler());
    add_words(&words, "-shared -Wl,-Bsymbolic");
    for (size_t i = 0; i < sources->n; i++)
        add_word(&words, tool_format("%s.o", sources->list[i].path));
    add_word(&words, "-o");
    add_word(&words, out);
    return complain_of(spawn_wait(words.word, false));
}

static int compile_folder(const char *description, const char *folder, const char *isa,
                          const char *object)
{
    struct sources sources = {description, folder, isa, NULL, 0};
    char *data = data_path(".");
    int status = data && folder_walk(folder, add_source, &sources) ? EXIT_FINE : EXIT_IO;
    if (sources.n)
        qsort(sources.list, sources.n, sizeof *sources.list, larger_first);
    if (!status)
        status = compile(&sources, data);
    if (!status)
        status = link_objects(&sources, object);
    progress_done();
    return status;
}

/* ---- generating ---- */

/* The file that gives every such object the same entry: the generated target has the ISA's own
 * name. */
static bool write_entry(const char *path, const char *prefix)
{
    char *text = tool_format(
        "#include <isadora/target.h>\n"
        "extern const struct isadora_target %s_target;\n"
        "const struct isadora_target *isadora_target_get(void);\n"
        "const struct isadora_target *isadora_target_get(void) { return &%s_target; }\n",
        prefix, prefix);
    return output_file(path, text, strlen(text));
}

/* What the target names of parts that may be left out. An undefined weak symbol is NULL. */
static bool write_weak(const char *path, const char *prefix)
{
    static const char *const names[] = {
        "reset",      "execute",     "actions",    "write_back",      "tick",
        "start_grid", "start_block", "start_warp", "fast_pick_plain", "uses",
        "undefined",  "ops",         "quiet_ops",  "slots",           "fill"};
    /* No compiler warns of what is in a header of the system: that some are never declared. */
    char *text = tool_format("#pragma GCC system_header\n");
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
        tool_append(&text, "#pragma weak %s_%s\n", prefix, names[i]);
    return output_file(path, text, strlen(text));
}

/* The prefix of the C names of an ISA, as gen/emit/c makes it. */
static char *prefix_of(const char *isa)
{
    char *prefix = tool_format("%s%s", isa[0] >= '0' && isa[0] <= '9' ? "isa_" : "", isa);
    for (char *p = prefix; *p; p++)
        *p = *p == '-' ? '_' : *p;
    return prefix;
}

static bool write_own(const char *out, const char *isa)
{
    const char *prefix = prefix_of(isa);
    return write_entry(tool_format("%s/entry.c", out), prefix) &&
           write_weak(tool_format("%s/weak.h", out), prefix);
}

static void note_isa(void *isa, const char *path, const char *name)
{
    (void)path;
    *(const char **)isa = name;
}

/* The one folder that the generator made in `folder`, which bears the name of the ISA. */
static const char *isa_of(const char *folder)
{
    const char *isa = NULL;
    return folder_each(folder, note_isa, &isa) == 1 ? isa : NULL;
}

/* One file that the generator read: its path as seen from the working directory, and the checksum
 * of the text that it read. */
static int add_read(struct manifest *manifest, const char *path, uint64_t sum)
{
    uint64_t now = 0;
    char hash[SHA256_TEXT], *whole = path_from_root(path);
    const bool regular = hash_of_file(whole, hash, &now), same = regular && now == sum;
    if (same)
        manifest_add(manifest, hash, whole);
    else if (!regular && access(whole, R_OK) == 0)
        complain("%s is no regular file, as `-m` needs it", whole);
    return same ? EXIT_FINE : regular ? BUILD_AGAIN : EXIT_IO;
}

/* `SUM PATH` for each, with a zero byte at the end. */
static int add_all_read(struct manifest *manifest, const char *list)
{
    size_t size;
    char *text = read_whole(list, &size), *end;
    int status = text ? EXIT_FINE : EXIT_IO;
    for (const char *at = text; !status && at < text + size; at += strlen(at) + 1) {
        const uint64_t sum = strtoull(at, &end, 16);
        status = *end == ' ' ? add_read(manifest, end + 1, sum) : EXIT_IO;
    }
    return status;
}

/* Emitters of the parts that are needed: no manual, no JSON. */
static int generate(const char *description, const char *out, const char *list, unsigned parts)
{
    char *only = tool_format("--only=decode,encode,disasm,assembler,header,target,%s%s",
                             parts & PART_RUN ? "exec,fast" : "exec.state",
                             parts & PART_USES ? ",uses" : "");
    const char *const args[] = {"gen", "-o", out, only, "--depends", list, "--", description, NULL};
    return spawn_generator(args, true);
}

int build_object(const char *description, const char *work, struct manifest *manifest)
{
    char *out = tool_format("%s/out", work), *list = tool_format("%s/read", work);
    char *object = tool_format("%s/target.so", work);
    const char *isa = NULL;
    working("%s: generating", description);
    int status = generate(description, out, list, manifest->parts);
    progress_done();
    if (!status)
        status = add_all_read(manifest, list);
    if (!status && !(isa = isa_of(out)))
        status = complain_with(EXIT_IO, "the generator left no folder for %s", description);
    if (!status && !write_own(out, isa))
        status = EXIT_IO;
    if (!status)
        status = compile_folder(description, out, isa, object);
    if (!status && !hash_of_file(object, manifest->object, NULL))
        status = complain_with(EXIT_IO, "the C compiler left no %s", object);
    return status;
}
