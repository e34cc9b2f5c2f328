/* loader.c: `-m path/to/my.isa`: a description that is not shipped.
 *
 * The generator writes its C into a cache, the system's compiler makes a shared object of it, and
 * that is loaded. The cache is keyed by the content of everything that goes in, so nothing in it is
 * ever out of date. */
#include "tool.h"

#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* ---- files and folders ---- */

static bool ends_in(const char *text, const char *end)
{
    size_t n = strlen(text), m = strlen(end);
    return n >= m && strcmp(text + n - m, end) == 0;
}

static int is_visible(const struct dirent *entry) { return entry->d_name[0] != '.'; }

/* Calls `visit` for the file `path`, or for all files of that folder and its folders, sorted by
 * name. */
static bool walk(const char *path, bool (*visit)(void *, const char *path), void *context)
{
    struct stat about;
    if (stat(path, &about) != 0) {
        complain("cannot read %s: %s", path, strerror(errno));
        return false;
    }
    if (!S_ISDIR(about.st_mode))
        return visit(context, path);
    struct dirent **entries;
    int n = scandir(path, &entries, is_visible, alphasort);
    bool fine = n >= 0;
    for (int i = 0; i < n; i++) {
        char *inner = tool_format("%s/%s", path, entries[i]->d_name);
        fine = fine && walk(inner, visit, context);
        free(inner);
        free(entries[i]);
    }
    if (n >= 0)
        free(entries);
    return fine;
}

static bool make_folders(const char *path)
{
    char *copy = tool_format("%s", path);
    bool fine = true;
    for (char *p = copy + 1; fine; p++) {
        char c = *p;
        if (c == '/' || c == 0) {
            *p = 0;
            fine = mkdir(copy, 0777) == 0 || errno == EEXIST;
            *p = c;
        }
        if (c == 0)
            break;
    }
    if (!fine)
        complain("cannot make the folder %s: %s", path, strerror(errno));
    free(copy);
    return fine;
}

static void remove_tree(const char *path)
{
    DIR *folder = opendir(path);
    if (!folder) {
        unlink(path);
        return;
    }
    for (struct dirent *entry; (entry = readdir(folder)) != NULL;) {
        if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0)
            continue;
        char *inner = tool_format("%s/%s", path, entry->d_name);
        remove_tree(inner);
        free(inner);
    }
    closedir(folder);
    rmdir(path);
}

static char *cache_folder(void)
{
    const char *xdg = getenv("XDG_CACHE_HOME"), *home = getenv("HOME");
    char *path = NULL;
    if (xdg && *xdg == '/')
        path = tool_format("%s/isadora", xdg);
    else if (home && *home == '/')
        path = tool_format("%s/.cache/isadora", home);
    else
        complain("no place for the cache: set HOME or XDG_CACHE_HOME");
    if (path && !make_folders(path)) {
        free(path);
        return NULL;
    }
    return path;
}

/* ---- the key ---- */

struct hash { /* two FNV-1a of different start: a name, not a seal */
    uint64_t a, b;
};

static void hash_bytes(struct hash *hash, const char *bytes, size_t size)
{
    for (size_t i = 0; i < size; i++) {
        hash->a = (hash->a ^ (unsigned char)bytes[i]) * UINT64_C(0x100000001b3);
        hash->b = (hash->b + (unsigned char)bytes[i] + 1) * UINT64_C(0x9e3779b97f4a7c15);
        hash->b ^= hash->b >> 29;
    }
}

enum { MOST_USES = 8 }; /* files that use files that use .. */

static bool hash_text(struct hash *hash, const char *path, unsigned depth);

/* The file that a line `use "PATH"` names, seen from the folder of `path`. What cannot be read is
 * for the generator to say. */
static bool hash_used(struct hash *hash, const char *path, const char *line, unsigned depth)
{
    const char *slash = strrchr(path, '/'), *name = strchr(line, '"'), *end = strchr(name + 1, '"');
    if (!end)
        return true;
    char *used = tool_format("%.*s%.*s", slash ? (int)(slash + 1 - path) : 0, path,
                             (int)(end - name - 1), name + 1);
    const bool fine = used && (access(used, R_OK) != 0 || hash_text(hash, used, depth + 1));
    free(used);
    return fine;
}

/* A file of a description, and those it uses. */
static bool hash_text(struct hash *hash, const char *path, unsigned depth)
{
    size_t size;
    char *text = depth < MOST_USES ? read_whole(path, &size) : NULL;
    if (!text)
        return depth >= MOST_USES;
    const char *slash = strrchr(path, '/');
    const char *name = slash ? slash + 1 : path;
    hash_bytes(hash, name, strlen(name) + 1);
    hash_bytes(hash, text, size);
    bool fine = true;
    for (const char *line = text; fine && line; line = strchr(line, '\n')) {
        line += *line == '\n';
        if (strncmp(line, "use \"", 5) == 0)
            fine = hash_used(hash, path, line, depth);
    }
    free(text);
    return fine;
}

static bool hash_file(void *context, const char *path)
{
    if (!ends_in(path, ".isa") && !ends_in(path, ".lua") && !ends_in(path, ".h"))
        return true;
    return hash_text(context, path, 0);
}

static const char *compiler(void)
{
    const char *cc = getenv("CC");
    return cc && *cc ? cc : "cc";
}

/* Description, generator, headers of the runtime, and compiler. */
static bool hash_everything(const char *description, struct hash *hash)
{
    *hash = (struct hash){UINT64_C(0xcbf29ce484222325), UINT64_C(0x1234567)};
    hash_bytes(hash, ISADORA_VERSION, sizeof ISADORA_VERSION);
    hash_bytes(hash, compiler(), strlen(compiler()) + 1);
    char *generator = data_path("gen"), *runtime = generator ? data_path("runtime") : NULL;
    bool fine = generator && walk(description, hash_file, hash) &&
                walk(generator, hash_file, hash) && walk(runtime, hash_file, hash);
    free(generator);
    free(runtime);
    return fine;
}

/* ---- building ---- */

struct words { /* an argument list that grows */
    char **word;
    size_t n;
};

static void add_word(struct words *words, const char *text)
{
    words->word = tool_realloc(words->word, (words->n + 2) * sizeof *words->word);
    words->word[words->n++] = tool_format("%s", text);
    words->word[words->n] = NULL;
}

static void free_words(struct words *words)
{
    for (size_t i = 0; i < words->n; i++)
        free(words->word[i]);
    free(words->word);
}

static bool add_source(void *context, const char *path)
{
    if (ends_in(path, ".c"))
        add_word(context, path);
    return true;
}

/* The file that gives every such object the same entry: the generated target has the ISA's own
 * name. */
static bool write_entry(const char *path, const char *isa)
{
    char *prefix = tool_format("%s%s", isa[0] >= '0' && isa[0] <= '9' ? "isa_" : "", isa);
    for (char *p = prefix; *p; p++)
        *p = *p == '-' ? '_' : *p;
    struct output out;
    bool fine = output_open(&out, path);
    if (fine) {
        output_format(
            &out,
            "#include \"isadora.h\"\n"
            "extern const struct isadora_target %s_target;\n"
            "const struct isadora_target *isadora_target_get(void);\n"
            "const struct isadora_target *isadora_target_get(void) { return &%s_target; }\n",
            prefix, prefix);
        fine = output_close(&out, true);
    }
    free(prefix);
    return fine;
}

/* The one folder that the generator made in `folder`, which bears the name of the ISA. */
static char *isa_of(const char *folder)
{
    struct dirent **entries;
    int n = scandir(folder, &entries, is_visible, alphasort);
    char *name = n == 1 ? tool_format("%s", entries[0]->d_name) : NULL;
    for (int i = 0; i < n; i++)
        free(entries[i]);
    if (n >= 0)
        free(entries);
    return name;
}

static int compile(const char *folder, const char *out)
{
    struct words words = {NULL, 0};
    char *cc = tool_format("%s", compiler()), *runtime = data_path("runtime"), *rest = cc;
    for (char *word; (word = strtok_r(rest, " ", &rest)) != NULL;)
        add_word(&words, word);
    /* -Bsymbolic: the program itself may hold a target of the same name. */
    static const char *const flags[] = {"-std=c11",
                                        "-O2",
                                        "-ffp-contract=off",
                                        "-fPIC",
                                        "-shared",
                                        "-Wl,-Bsymbolic",
                                        "-Werror=implicit-function-declaration"};
    for (size_t i = 0; i < sizeof flags / sizeof flags[0]; i++)
        add_word(&words, flags[i]);
    char *include = tool_format("-I%s", runtime);
    add_word(&words, include);
    walk(folder, add_source, &words);
    add_word(&words, "-o");
    add_word(&words, out);
    int status = spawn_wait(words.word, false);
    if (status < 0)
        complain("cannot run the C compiler `%s`, which `-m FILE` needs: %s; set CC or install gcc",
                 compiler(), strerror(errno));
    else if (status > 0)
        complain("the C compiler `%s` refused what was generated (see above)", compiler());
    free(include);
    free(runtime);
    free(cc);
    free_words(&words);
    return status < 0 ? EXIT_IO : status ? EXIT_BAD_INPUT : EXIT_FINE;
}

/* Fills the folder `work`: out/<isa>/.. and target.so. */
static int build(const char *description, const char *work)
{
    char *out = tool_format("%s/out", work), *entry = tool_format("%s/entry.c", out);
    char *object = tool_format("%s/target.so", work), *isa = NULL;
    const char *const args[] = {"gen", "-o", out, "--", description, NULL};
    int status = spawn_generator(args, true);
    if (status == EXIT_FINE && !(isa = isa_of(out))) {
        complain("the generator left no folder for %s", description);
        status = EXIT_IO;
    }
    if (status == EXIT_FINE && !write_entry(entry, isa))
        status = EXIT_IO;
    if (status == EXIT_FINE)
        status = compile(out, object);
    free(isa);
    free(object);
    free(entry);
    free(out);
    return status;
}

/* Builds beside `place` and moves there, so that no half-built folder is ever found under a key. */
static int build_in_place(const char *description, const char *place)
{
    char *work = tool_format("%s.XXXXXX", place);
    int status = EXIT_IO;
    if (!mkdtemp(work)) {
        complain("cannot make the folder %s: %s", work, strerror(errno));
    } else {
        status = build(description, work);
        if (status == EXIT_FINE && rename(work, place) != 0 && errno != EEXIST &&
            errno != ENOTEMPTY) {
            complain("cannot move %s to %s: %s", work, place, strerror(errno));
            status = EXIT_IO;
        }
        remove_tree(work);
    }
    free(work);
    return status;
}

static int load(const char *path, const struct isadora_target **out)
{
    const struct isadora_target *(*get)(void) = NULL;
    void *object = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    void *symbol = object ? dlsym(object, "isadora_target_get") : NULL;
    if (!symbol) {
        complain("cannot load %s: %s", path, dlerror());
        return EXIT_IO;
    }
    memcpy(&get, &symbol, sizeof get); /* C has no cast from an object pointer to a function */
    *out = get();
    return EXIT_FINE;
}

int target_load(const char *path, const struct isadora_target **out)
{
    struct hash hash;
    char *cache = cache_folder();
    if (!cache || !hash_everything(path, &hash)) {
        free(cache);
        return EXIT_IO;
    }
    char *place = tool_format("%s/%016llx%016llx", cache, (unsigned long long)hash.a,
                              (unsigned long long)hash.b);
    char *object = tool_format("%s/target.so", place);
    int status = EXIT_FINE;
    if (access(object, R_OK) != 0)
        status = build_in_place(path, place);
    if (status == EXIT_FINE)
        status = load(object, out);
    free(object);
    free(place);
    free(cache);
    return status;
}
