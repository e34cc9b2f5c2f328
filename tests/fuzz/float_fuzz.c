/* Any text as a float of any field: what is read prints as what reads the same, and any bits come
 * back from their text. */
#include "asm/text/float_read.h"
#include "fuzz.h"

static void check_bits(const struct rt_float_kind *kind, uint64_t bits)
{
    char text[RT_FLOAT_TEXT_MAX];
    const size_t size = rt_float_print(kind, bits, text);
    FUZZ_CHECK(size < sizeof text && text[size] == '\0');
    const struct rt_float_reading found = rt_float_read(kind, text, text + size);
    FUZZ_CHECK(found.trouble == RT_FLOAT_FITS && found.length == size && found.bits == bits);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const uint8_t formats[] = {16, 32, 64}, least[] = {5, 9, 17};
    struct fuzz_input in = {data, data + size};
    const unsigned format = fuzz_byte(&in) % 3, width = fuzz_byte(&in), digits = fuzz_byte(&in);
    struct rt_float_kind kind = {formats[format], (uint8_t)(1 + width % formats[format]), 0};
    const uint64_t low = UINT64_MAX >> (64 - kind.width);

    if (digits % 64 >= least[format] && digits % 64 <= RT_FLOAT_DIGITS)
        kind.digits = digits % 64;
    char *text = malloc(fuzz_left(&in) ? fuzz_left(&in) : 1); /* no byte longer */
    FUZZ_CHECK(text != NULL);
    memcpy(text, in.at, fuzz_left(&in));
    const struct rt_float_reading found = rt_float_read(&kind, text, text + fuzz_left(&in));
    FUZZ_CHECK(found.length <= fuzz_left(&in));
    FUZZ_CHECK((found.trouble == RT_FLOAT_MISSING) == (found.length == 0));
    if (found.trouble == RT_FLOAT_FITS || found.trouble == RT_FLOAT_BETWEEN)
        check_bits(&kind, found.bits);
    if (found.trouble == RT_FLOAT_BETWEEN)
        FUZZ_CHECK(found.beyond == found.bits + 1);
    free(text);
    check_bits(&kind, fuzz_number(&in, 8) & low);
    return 0;
}
