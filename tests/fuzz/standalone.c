/* A main for compilers without libFuzzer, and for AFL++: runs the target on each file, and on each
 * file of a folder.
 *
 *     decode_fuzz tests/fuzz/corpus/decode           afl-fuzz -i tests/fuzz/corpus/decode -o found
 * -- decode_fuzz @@ */
#include "fuzz.h"

#include <dirent.h>

static int run_file(const char *path)
{
    FILE *file = fopen(path, "rb");
    if (!file) {
        perror(path);
        return 1;
    }
    static uint8_t buffer[1 << 20];
    size_t size = fread(buffer, 1, sizeof buffer, file);
    fclose(file);
    uint8_t *data = fuzz_copy(buffer, size);
    LLVMFuzzerTestOneInput(data, size);
    free(data);
    return 0;
}

static int run_folder(DIR *folder, const char *name, unsigned long *runs)
{
    int failed = 0;
    for (struct dirent *entry; (entry = readdir(folder)) != NULL;) {
        char path[4096];
        if (entry->d_name[0] == '.')
            continue;
        snprintf(path, sizeof path, "%s/%s", name, entry->d_name);
        failed |= run_file(path);
        ++*runs;
    }
    return failed;
}

int main(int argc, char **argv)
{
    unsigned long runs = 0;
    int failed = 0;
    for (int i = 1; i < argc; i++) {
        if (argv[i][0] == '-') /* an option of libFuzzer */
            continue;
        DIR *folder = opendir(argv[i]);
        if (folder) {
            failed |= run_folder(folder, argv[i], &runs);
            closedir(folder);
        } else {
            failed |= run_file(argv[i]);
            runs++;
        }
    }
    printf("%lu runs\n", runs);
    return failed;
}
