/* What may appear in a message: well-formed UTF-8 without control characters. */
#include "base/sanitize.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

static void check(const char *from, const char *to)
{
    char text[32];
    snprintf(text, sizeof text, "%s", from);
    rt_make_shown(text, strlen(text));
    assert_string_equal(text, to);
}

static void test_kept(void **state)
{
    (void)state;
    check("add $r1, 'x' ~", "add $r1, 'x' ~");
    check("\xc3\xa4\xe2\x82\xac\xf0\x9f\x98\x80", "\xc3\xa4\xe2\x82\xac\xf0\x9f\x98\x80");
    check("\xc2\xa0 \xed\x9f\xbf \xee\x80\x80 \xf4\x8f\xbf\xbf",
          "\xc2\xa0 \xed\x9f\xbf \xee\x80\x80 \xf4\x8f\xbf\xbf");
}

static void test_replaced(void **state)
{
    (void)state;
    check("a\tb\nc\033[1m\x7f", "a?b?c?[1m?");
    check("\xc2\x80 \xc2\x9b", "?? ??");           /* control characters of two bytes */
    check("\xc1\x81 \xe0\x9f\xbf", "?? ???");      /* longer than need be */
    check("\xf0\x8f\xbf\xbf", "????");             /* the same */
    check("\xed\xa0\x80 \xed\xbf\xbf", "??? ???"); /* halves of pairs */
    check("\xf4\x90\x80\x80 \xfa\xa1\xb6\xb2 \xff", "???? ???? ?");
    check("\x80 \xc3 \xe2\x82 \xf0\x9f\x98", "? ? ?? ???"); /* parts */
}

static void test_cut(void **state)
{
    (void)state;
    assert_int_equal(rt_shown_length("\xe2\x82\xac", 3), 3);
    assert_int_equal(rt_shown_length("\xe2\x82\xac", 2), 0);
    assert_int_equal(rt_shown_length("a", 1), 1);
    assert_int_equal(rt_shown_length("\0", 1), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_kept),
        cmocka_unit_test(test_replaced),
        cmocka_unit_test(test_cut),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
