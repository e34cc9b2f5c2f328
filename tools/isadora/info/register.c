/* register.c: `isadora info ISA REGISTER`, a file of registers or one of them (info.h). */
#include "info/info.h"
#include "code/show.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

static const struct isadora_entry *entry_of(const struct isadora_file *file, uint64_t number)
{
    for (unsigned i = 0; i < file->entry_count; i++) {
        if (file->entries[i].number == number)
            return &file->entries[i];
    }
    return NULL;
}

/* Does the entry have this name, printed or not? */
static bool has_name(const struct isadora_entry *entry, const char *word)
{
    if (entry->prints && strcmp(entry->prints, word) == 0)
        return true;
    for (const char *const *also = entry->also; also && *also; also++) {
        if (strcmp(*also, word) == 0)
            return true;
    }
    return false;
}

/* The number of the register of this name, or -1: prefix and decimal number, or a name of an entry.
 */
static int64_t number_of(const struct isadora_file *file, const char *word)
{
    for (unsigned i = 0; i < file->entry_count; i++) {
        if (has_name(&file->entries[i], word))
            return file->entries[i].number;
    }
    const char *prefix = file->prints ? file->prints : file->name;
    size_t n = strlen(prefix), digits = strlen(word) > n ? strlen(word + n) : 0;
    if (!file->count || strncmp(word, prefix, n) != 0 || digits == 0 || digits > 6 ||
        strspn(word + n, "0123456789") != digits)
        return -1;
    long number = strtol(word + n, NULL, 10);
    const struct isadora_entry *entry = entry_of(file, (uint64_t)number);
    /* with a name of its own, only the texts of its entry are read */
    bool named = entry && entry->prints && !has_name(entry, word);
    return number < (long)file->count && !named ? number : -1;
}

static void print_size(const struct isadora_target *target, const struct isadora_file *file)
{
    const char *scope = info_scope(target, file->scope);
    if (file->count)
        printf("  file      %s: %u registers of %u bit%s%s", file->name, (unsigned)file->count,
               (unsigned)file->width, file->width == 1 ? "" : "s",
               file->is_signed ? ", signed" : "");
    else
        printf("  size      %u bit%s%s", (unsigned)file->width, file->width == 1 ? "" : "s",
               file->is_signed ? ", signed" : "");
    printf("%s%s\n", scope ? ", " : "", scope ? scope : "");
    if (file->reset && *file->reset)
        printf("  reset     %s\n", file->reset);
    printf("  exists in %s\n", show_configs(target, file->configs));
}

static void print_views(const struct isadora_file *file)
{
    for (unsigned i = 0; i < file->view_count; i++) {
        const struct isadora_view *view = &file->views[i];
        const char *label = i ? "" : "parts";
        if (view->count)
            printf("  %-10s.%s[0..%u], each %u bits\n", label, view->name, view->count - 1u,
                   (unsigned)view->width);
        else
            printf("  %-10s.%s, bits %u..%u\n", label, view->name, (unsigned)view->lo,
                   view->lo + view->width - 1u);
    }
}

/* What an entry stands for. */
static void print_meaning(const struct isadora_target *target, const struct isadora_entry *entry)
{
    if (entry->hardwired) {
        printf("  is always 0x%" PRIx64 "; writes vanish\n", entry->value);
    } else if (entry->place_file) {
        printf("  is bits %u..%u of `%s`\n", (unsigned)entry->place_lo,
               entry->place_lo + entry->place_width - 1u,
               show_register_of(target, entry->place_file - 1, entry->place_index));
    } else if (entry->alias) {
        puts("  is other state, or a computed value");
    }
}

static void print_also(const struct isadora_entry *entry)
{
    for (const char *const *also = entry->also; also && *also; also++)
        printf("%s%s", also == entry->also ? "  also      " : ", ", *also);
    if (entry->also && *entry->also)
        putchar('\n');
}

static void print_names(const struct isadora_file *file)
{
    char *list = tool_format("%s", "");
    for (unsigned i = 0; i < file->entry_count; i++) {
        const struct isadora_entry *entry = &file->entries[i];
        if (entry->prints)
            tool_list(&list, "%s (%u)", entry->prints, (unsigned)entry->number);
    }
    show_list("names", list);
}

static void print_register(const struct isadora_target *target, int index, int64_t number)
{
    const struct isadora_file *file = &target->files[index];
    const struct isadora_entry *entry = number < 0 ? NULL : entry_of(file, (uint64_t)number);

    if (number >= 0 && file->count)
        printf("%s: register %u of `%s`\n", show_register_of(target, index, (uint64_t)number),
               (unsigned)number, file->name);
    else
        printf("%s: %s\n", file->name, file->count ? "registers" : "a register");
    if (entry) {
        print_also(entry);
        print_meaning(target, entry);
    }
    print_size(target, file);
    print_views(file);
    if (number < 0)
        print_names(file);
}

bool info_register(const struct choice *choice, const char *word, bool apart)
{
    const struct isadora_target *target = choice->target;
    const uint64_t wanted = choice_wanted(choice);
    unsigned found = 0;

    for (size_t i = 0; i < target->file_count; i++) {
        const struct isadora_file *file = &target->files[i];
        bool whole =
            strcmp(file->name, word) == 0 || (file->vector && strcmp(file->vector, word) == 0);
        int64_t number = whole ? -1 : number_of(file, word);
        if ((!whole && number < 0) || !(file->configs & wanted))
            continue;
        if (found++ || apart)
            putchar('\n');
        print_register(target, (int)i, number);
    }
    if (found)
        puts("  what it means is in the manual, which `isadora doc` writes");
    return found > 0;
}
