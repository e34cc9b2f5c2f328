/* Any bytes as fatbins and as an archive: what is read lies inside of the bytes, in order and
 * apart; a mistake has a place and a message, and nothing follows it. */
#include <isadora/fatbin.h>
#include "fuzz.h"

static void check_inside(const uint8_t *bytes, size_t size, const void *at, size_t length)
{
    const uint8_t *p = at;
    FUZZ_CHECK(p >= bytes && p <= bytes + size && length <= (size_t)(bytes + size - p));
}

static void check_name(const uint8_t *bytes, size_t size, struct isadora_name name)
{
    FUZZ_CHECK(name.at ? name.size > 0 : name.size == 0);
    if (name.at)
        check_inside(bytes, size, name.at, name.size);
}

static void check_fatbins(const uint8_t *bytes, size_t size)
{
    struct isadora_fatbin fatbin = {.bytes = bytes, .size = size};
    struct isadora_fatbin_image image;
    size_t end = 0, count = 0;
    while (isadora_fatbin_next(&fatbin, &image)) {
        FUZZ_CHECK(image.offset >= end && ++count <= size / 64);
        check_inside(bytes, size, image.bytes, image.size);
        FUZZ_CHECK((size_t)(image.bytes - bytes) >= image.offset + 64);
        FUZZ_CHECK(image.packing != ISADORA_FATBIN_IS_PLAIN || image.unpacked == image.size);
        end = (size_t)(image.bytes - bytes) + image.size;
        FUZZ_CHECK(end <= fatbin.at);
        check_name(bytes, (size_t)(image.bytes - bytes), image.name);
        check_name(bytes, (size_t)(image.bytes - bytes), image.options);
        const char *family = isadora_fatbin_family(image.architecture);
        FUZZ_CHECK(!family || family[0]);
    }
    FUZZ_CHECK(fatbin.why ? fatbin.where <= size : fatbin.at == size);
    FUZZ_CHECK(!isadora_fatbin_next(&fatbin, &image));
}

static void check_archive(const uint8_t *bytes, size_t size)
{
    struct isadora_archive archive = {.bytes = bytes, .size = size};
    struct isadora_archive_member member;
    const uint8_t *end = bytes;
    while (isadora_archive_next(&archive, &member)) {
        check_inside(bytes, size, member.bytes, member.size);
        check_inside(bytes, size, member.name.at, member.name.size);
        FUZZ_CHECK(member.bytes >= end);
        end = member.bytes + member.size;
    }
    FUZZ_CHECK(!archive.why || archive.where <= size);
    FUZZ_CHECK(archive.why || isadora_archive_begins(bytes, size));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    uint8_t *bytes = fuzz_copy(data, size);
    check_fatbins(bytes, size);
    check_archive(bytes, size);
    free(bytes);
    return 0;
}
