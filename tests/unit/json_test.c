/* json_test.c: the JSON reader takes what is JSON, refuses what is not, and says where. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "common/json.h"

#include <stdio.h>
#include <string.h>

/* Reads any value; NULL when it is fine, else why not. *column counts from 0. */
static const char *problem(const char *text, size_t size, size_t *column)
{
    struct isadora_json json;
    isadora_json_begin(&json, text, size);
    isadora_json_skip(&json);
    if (isadora_json_end(&json))
        return NULL;
    *column = (size_t)(json.at - text);
    assert_non_null(json.why);
    assert_in_range(*column, 0, size);
    return json.why;
}

static void takes(const char *text)
{
    size_t column = 0;
    const char *why = problem(text, strlen(text), &column);
    if (why)
        fail_msg("%s: %s at %zu", text, why, column);
}

static void refuses(const char *text, size_t column, const char *why)
{
    size_t at = 0;
    const char *found = problem(text, strlen(text), &at);
    if (!found)
        fail_msg("%s was taken", text);
    assert_string_equal(found, why);
    assert_int_equal(at, column);
}

static void test_values(void **state)
{
    (void)state;
    takes("null");
    takes(" true ");
    takes("\t[ ]\r\n");
    takes("{}");
    takes("{\"a\":1,\"b\":[true,false,null,{\"c\":\"d\"}],\"\":\"\"}");
    takes("-0");
    takes("0.5e+10");
    takes("12E-3");
    takes("\"\\u00e9\\n\\\\ \\ud83d\\ude00 \xc3\xa9 \xf0\x9f\x98\x80 \x7f\"");
}

static void test_mistakes(void **state)
{
    (void)state;
    refuses("", 0, "expected a value");
    refuses("nul", 0, "expected a value");
    refuses("[1,]", 3, "expected a value");
    refuses("[1 2]", 3, "expected `,` or `]`");
    refuses("{\"a\" 1}", 5, "expected `:`");
    refuses("{a:1}", 1, "expected the name of a member");
    refuses("{\"a\":1,}", 7, "expected the name of a member");
    refuses("{\"a\":1", 6, "expected `,` or `}`");
    refuses("1 1", 2, "nothing may follow here");
    refuses("01", 0, "expected a number");
    refuses("-", 0, "expected a number");
    refuses("1.", 0, "expected a number");
    refuses("1e", 0, "expected a number");
    refuses("+1", 0, "expected a value");
    refuses("\"abc", 0, "this string does not end");
    refuses("\"a\nb\"", 2, "control character in a string");
    refuses("\"\\x\"", 1, "wrong escape");
    refuses("\"\\u12g4\"", 1, "wrong escape");
    refuses("\"\\ud83d\"", 1, "wrong escape");
    refuses("\"\\ude00\"", 1, "wrong escape");
    refuses("\"\\ud83d\\u0041\"", 1, "wrong escape");
    refuses("\"\xc3\"", 1, "wrong UTF-8");
    refuses("\"\xc0\xaf\"", 1, "wrong UTF-8");
    refuses("\"\xed\xa0\x80\"", 1, "wrong UTF-8");
    refuses("\"\xf4\x90\x80\x80\"", 1, "wrong UTF-8");
    refuses("\"\xe2\x82\"", 1, "wrong UTF-8");
}

static void test_depth(void **state)
{
    char text[400];
    size_t at = 0;
    (void)state;
    memset(text, '[', 64);
    memset(text + 64, ']', 64);
    assert_null(problem(text, 128, &at));
    memset(text, '[', 65);
    memset(text + 65, ']', 65);
    assert_string_equal(problem(text, 130, &at), "nested too deeply");
    memset(text, '[', sizeof text);
    assert_string_equal(problem(text, sizeof text, &at), "nested too deeply");
}

static void test_members(void **state)
{
    const char *text = "{\"one\": 12, \"two\" :[\"x\", \"\\u0041\\ud83d\\ude00\"]}";
    struct isadora_json json;
    struct isadora_text key, value;
    (void)state;
    isadora_json_begin(&json, text, strlen(text));
    assert_int_equal(isadora_json_peek(&json), ISADORA_JSON_OBJECT);
    assert_true(isadora_json_object(&json));
    assert_true(isadora_json_member(&json, &key));
    assert_true(isadora_text_is(key, "one"));
    assert_false(isadora_text_is(key, "on"));
    assert_int_equal(isadora_json_peek(&json), ISADORA_JSON_NUMBER);
    assert_true(isadora_json_number(&json, &value));
    assert_true(isadora_text_is(value, "12"));
    assert_true(isadora_json_member(&json, &key));
    assert_true(isadora_json_array(&json));
    assert_true(isadora_json_element(&json));
    assert_true(isadora_json_string(&json, &value));
    assert_true(isadora_json_element(&json));
    assert_true(isadora_json_string(&json, &value));
    assert_int_equal(value.size, 18); /* escapes stay as they are */
    assert_false(isadora_json_element(&json));
    assert_false(isadora_json_member(&json, &key));
    assert_true(isadora_json_end(&json));
}

/* Wrong kinds, and every call after a mistake fails. */
static void test_wrong_kind(void **state)
{
    struct isadora_json json;
    struct isadora_text text;
    (void)state;
    isadora_json_begin(&json, "[1]", 3);
    assert_false(isadora_json_object(&json));
    assert_string_equal(json.why, "expected an object");
    assert_false(isadora_json_array(&json));
    assert_false(isadora_json_string(&json, &text));
    assert_int_equal(isadora_json_peek(&json), ISADORA_JSON_NOTHING);
    assert_string_equal(json.why, "expected an object");
    assert_false(isadora_json_end(&json));
}

/* Any bytes, cut anywhere: no crash and no read past the end (run under a sanitizer). */
static void test_any_bytes(void **state)
{
    static const char alphabet[] = "{}[]\",:\\u0a1dD8eE.-+ntfrls \x80\xc3\xed";
    uint32_t seed = 12345;
    (void)state;
    for (int round = 0; round < 20000; round++) {
        char text[24];
        const size_t size = (size_t)round % (sizeof text + 1);
        size_t at;
        for (size_t i = 0; i < size; i++) {
            seed = seed * 1664525u + 1013904223u;
            text[i] = alphabet[(seed >> 16) % (sizeof alphabet - 1)];
        }
        problem(text, size, &at);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_values),     cmocka_unit_test(test_mistakes),
        cmocka_unit_test(test_depth),      cmocka_unit_test(test_members),
        cmocka_unit_test(test_wrong_kind), cmocka_unit_test(test_any_bytes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
