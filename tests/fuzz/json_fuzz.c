/* Any text as JSON, walked in two ways: skipped as a whole, and entered down to its strings. Both
 * agree. */
#include "fuzz.h"
#include "common/json.h"

static void check_string(struct isadora_text text) { (void)isadora_text_is(text, "in"); }

static void walk(struct isadora_json *json)
{
    struct isadora_text text = {NULL, 0};
    switch (isadora_json_peek(json)) {
    case ISADORA_JSON_OBJECT:
        if (isadora_json_object(json)) {
            while (isadora_json_member(json, &text)) {
                check_string(text);
                walk(json);
            }
        }
        break;
    case ISADORA_JSON_ARRAY:
        if (isadora_json_array(json))
            while (isadora_json_element(json))
                walk(json);
        break;
    case ISADORA_JSON_STRING:
        if (isadora_json_string(json, &text))
            check_string(text);
        break;
    case ISADORA_JSON_NUMBER:
        if (isadora_json_number(json, &text))
            FUZZ_CHECK(text.size > 0);
        break;
    default:
        isadora_json_skip(json);
    }
}

static void check_end(struct isadora_json *json, bool fine, size_t size)
{
    FUZZ_CHECK(fine == (json->why == NULL));
    FUZZ_CHECK(json->at >= json->start && json->at <= json->start + size);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct isadora_json skipped, walked;
    char *text = fuzz_copy(data, size);
    isadora_json_begin(&skipped, text, size);
    isadora_json_skip(&skipped);
    bool first = isadora_json_end(&skipped);
    check_end(&skipped, first, size);
    isadora_json_begin(&walked, text, size);
    walk(&walked);
    bool second = isadora_json_end(&walked);
    check_end(&walked, second, size);
    FUZZ_CHECK(first == second);
    FUZZ_CHECK(first || skipped.at == walked.at);
    free(text);
    return 0;
}
