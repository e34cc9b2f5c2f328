/* loader.c: `-m path/to/my.isa`: a description that is not shipped.
 *
 * It is generated, compiled, kept in a cache, and loaded. An entry of the cache goes by the path of
 * the description; it is used as long as every file that it was made of has the content that it
 * had then, and is rebuilt when not, or when it is damaged. */
#include "target/build.h"
#include "target/cache.h"
#include "common/folders.h"
#include "target/manifest.h"
#include "common/message.h"
#include "common/spawn.h"
#include "target/targets.h"

#include <dlfcn.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct request {
    const char *description; /* as the user wrote it */
    unsigned parts;          /* enum target_parts */
    char *cache, *key, *entry;
    char tools[SHA256_TEXT], names[SHA256_TEXT];
};

/* ---- what is asked for ---- */

/* A hash of files; with `named` also of their names, and of Lua besides headers. */
struct hashing {
    struct sha256 hash;
    bool named;
};

static bool hash_source(void *context, const char *path)
{
    struct hashing *h = context;
    char hash[SHA256_TEXT];
    if (!ends_in(path, ".h") && !(h->named && ends_in(path, ".lua")))
        return true;
    if (!hash_of_file(path, hash, NULL))
        return complain("cannot read %s", path);
    if (h->named) {
        sha256_add_text(&h->hash, path);
        sha256_add_text(&h->hash, hash);
    } else {
        sha256_add(&h->hash, hash, strlen(hash));
    }
    return true;
}

/* What is compiled with these headers is loaded into this program: it must have been compiled with
 * the same ones (tools/cmake/Program.cmake has their hash), as they say how tables are laid out. */
static bool headers_are_ours(const char *runtime, const char *library)
{
    struct hashing h = {.named = false};
    char now[SHA256_TEXT];
    sha256_begin(&h.hash);
    if (!folder_walk(runtime, hash_source, &h) || !folder_walk(library, hash_source, &h))
        return false;
    sha256_end(&h.hash, now);
    if (strcmp(now, ISADORA_HEADERS) == 0)
        return true;
    return complain(
        "this program was built with other headers than those in %s and %s, so it cannot load "
        "what is compiled with them; build the program again (cmake --build), or set "
        "ISADORA_DATA",
        runtime, library);
}

/* Generator, headers of the libraries, this program, and compiler. */
static bool hash_tools(const char *compiler, char out[SHA256_TEXT])
{
    struct hashing h = {.named = true};
    sha256_begin(&h.hash);
    sha256_add_text(&h.hash, ISADORA_VERSION);
    sha256_add_text(&h.hash, compiler);
    const char *generator = data_path("gen"), *runtime = generator ? data_path("runtime") : NULL;
    const char *library = runtime ? data_path("tools/lib") : NULL;
    const bool fine =
        library && headers_are_ours(runtime, library) && folder_walk(generator, hash_source, &h) &&
        folder_walk(runtime, hash_source, &h) && folder_walk(library, hash_source, &h);
    sha256_end(&h.hash, out);
    return fine;
}

/* The path from the root, without `.` and slashes that mean nothing. `..` stays: after a link it
 * is not the folder above. */
static char *absolute(const char *path)
{
    char *whole = path_from_root(path), *to = whole, *rest = whole;
    for (char *part; (part = strtok_r(rest, "/", &rest)) != NULL;) {
        const size_t n = strlen(part);
        if (strcmp(part, ".") == 0)
            continue;
        *to++ = '/';
        memmove(to, part, n);
        to += n;
    }
    *to = 0;
    return whole;
}

static bool request_begin(struct request *request, const char *description)
{
    *request = (struct request){.description = description};
    if (access(description, R_OK) != 0)
        return complain("cannot read %s: %s", description, strerror(errno));
    char *tools = build_tools(), *path = absolute(description), *data = data_path("gen");
    char name[SHA256_TEXT];
    const bool fine =
        data && (request->cache = cache_folder()) && hash_tools(tools, request->tools);
    struct sha256 hash;
    sha256_begin(&hash);
    sha256_add_text(&hash, path);
    sha256_add_text(&hash, data ? data : "");
    sha256_add_text(&hash, tools);
    sha256_end(&hash, name);
    request->key = tool_format("%s", name);
    if (fine)
        request->entry = tool_format("%s/%s", request->cache, request->key);
    return fine;
}

/* ---- the cache ---- */

/* Loads an object that was verified. */
static bool load(const char *path, const struct isadora_target **out, bool loud)
{
    const struct isadora_target *(*get)(void) = NULL;
    void *object = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    void *symbol = object ? dlsym(object, "isadora_target_get") : NULL;
    if (!symbol) {
        if (loud)
            complain("cannot load %s: %s", path, dlerror());
        return false;
    }
    memcpy(&get, &symbol, sizeof get); /* C has no cast from an object pointer to a function */
    *out = get();
    return true;
}

/* Uses what the cache has, where that is as it should be. */
static bool find(struct request *request, const struct isadora_target **out, bool loud)
{
    struct manifest manifest;
    char *object = NULL;
    hash_of_names(request->description, request->names);
    bool fine = manifest_read(&manifest, request->entry) &&
                manifest_holds(&manifest, request->tools, request->names);
    if (fine && (request->parts & ~manifest.parts)) { /* then it gets those as well */
        request->parts |= manifest.parts;
        fine = false;
    }
    fine = fine && (object = manifest_object(&manifest, request->entry)) && load(object, out, loud);
    if (fine)
        cache_touch(request->entry);
    return fine;
}

enum { MOST_TRIES = 3 };

static int build_in(struct request *request, const char *work)
{
    int status = BUILD_AGAIN;
    for (int tries = 0; tries < MOST_TRIES && status == BUILD_AGAIN && !signals_ended(); tries++) {
        struct manifest manifest = {.parts = request->parts};
        char names[SHA256_TEXT], *object = tool_format("%s/target.so", work);
        hash_of_names(request->description, manifest.names);
        memcpy(manifest.tools, request->tools, sizeof manifest.tools);
        status = build_object(request->description, work, &manifest);
        hash_of_names(request->description, names);
        if (!status && strcmp(names, manifest.names) != 0)
            status = BUILD_AGAIN;
        if (!status && !manifest_write(&manifest, request->entry, object))
            status = EXIT_IO;
    }
    if (status == BUILD_AGAIN && !signals_ended())
        complain("%s keeps changing while it is read", request->description);
    return status == BUILD_AGAIN ? EXIT_IO : status;
}

/* Builds in a folder of its own, so that no half-built entry is ever found. */
static int build(struct request *request)
{
    char *work = tool_format("%s/work.XXXXXX", request->cache);
    int status = EXIT_IO;
    signals_hold();
    if (!mkdtemp(work)) {
        complain("cannot make the folder %s: %s", work, strerror(errno));
    } else {
        status = build_in(request, work);
        folder_remove(work);
    }
    cache_prune(request->cache);
    signals_release();
    return status;
}

int target_load(const char *path, unsigned parts, const struct isadora_target **out)
{
    struct request request;
    int status = EXIT_IO;
    const bool begun = request_begin(&request, path);
    request.parts = parts & PARTS_ALL;
    if (begun && cache_is_private(request.entry)) {
        status = EXIT_FINE;
        if (!find(&request, out, false)) {
            const int lock = cache_lock(request.cache, request.key, path);
            if (!find(&request, out, false)) { /* nor has another process built it meanwhile */
                status = build(&request);
                if (!status && !find(&request, out, true))
                    status = EXIT_IO;
            }
            cache_unlock(lock);
        }
    }
    return status;
}
