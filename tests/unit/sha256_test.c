/* sha256_test.c: the examples of FIPS 180-4, and a message that is given in pieces of any size. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "common/sha256.c"

static void hash_in_pieces(const char *text, size_t size, size_t piece, char out[SHA256_TEXT])
{
    struct sha256 hash;
    sha256_begin(&hash);
    for (size_t at = 0; at < size; at += piece)
        sha256_add(&hash, text + at, size - at < piece ? size - at : piece);
    sha256_end(&hash, out);
}

static void test_examples(void **state)
{
    static const char *const examples[][2] = {
        {"", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"},
        {"abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"},
        {"abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
         "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof examples / sizeof examples[0]; i++) {
        char out[SHA256_TEXT];
        hash_in_pieces(examples[i][0], strlen(examples[i][0]), 1000, out);
        assert_string_equal(out, examples[i][1]);
    }
}

static void test_long_message(void **state)
{
    static char text[1000000];
    char out[SHA256_TEXT];
    (void)state;
    memset(text, 'a', sizeof text);
    hash_in_pieces(text, sizeof text, 4096, out);
    assert_string_equal(out, "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

static void test_pieces(void **state)
{
    char text[200], whole[SHA256_TEXT], pieces[SHA256_TEXT];
    (void)state;
    for (size_t i = 0; i < sizeof text; i++)
        text[i] = (char)(i * 7);
    for (size_t size = 0; size <= sizeof text; size++) {
        hash_in_pieces(text, size, sizeof text, whole);
        for (size_t piece = 1; piece < 130; piece++) {
            hash_in_pieces(text, size, piece, pieces);
            assert_string_equal(pieces, whole);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_examples),
        cmocka_unit_test(test_long_message),
        cmocka_unit_test(test_pieces),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
