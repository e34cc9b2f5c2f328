/* members.c: the members of the objects of state files, as tables say. */
#include "state/state.h"

#include <stdlib.h>

bool state_members(struct state_file *file, struct isadora_json *json,
                   const struct state_member *members, void *into)
{
    struct isadora_text key;
    if (!isadora_json_object(json))
        return false;
    while (isadora_json_member(json, &key)) {
        const struct state_member *member = members;
        while (member->name && !isadora_text_is(key, member->name))
            member++;
        if (!member->take(file, json, key, (char *)into + member->to))
            return false;
    }
    return !json->why;
}

bool state_ignore(struct state_file *file, struct isadora_json *json, struct isadora_text key,
                  void *to)
{
    (void)file, (void)key, (void)to;
    return isadora_json_skip(json);
}

bool state_object(struct state_file *file, struct isadora_json *json, struct isadora_text key,
                  void *to)
{
    (void)key;
    if (isadora_json_peek(json) != ISADORA_JSON_OBJECT)
        return isadora_json_fail(json, json->at, "expected an object");
    *(size_t *)to = (size_t)(json->at - file->text) + 1;
    return isadora_json_skip(json);
}

bool state_text(struct state_file *file, struct isadora_json *json, struct isadora_text key,
                void *to)
{
    struct isadora_text text;
    char **out = to;
    (void)file, (void)key;
    if (!isadora_json_string(json, &text))
        return false;
    *out = tool_format("%.*s", (int)text.size, text.at);
    return true;
}

bool state_number(struct state_file *file, struct isadora_json *json, struct isadora_text key,
                  void *to)
{
    struct isadora_text text;
    struct isadora_word word;
    (void)file, (void)key;
    if (!isadora_json_number(json, &text))
        return false;
    if (!read_wide(text.at, text.size, &word) || word.half[1] || word.half[0] > UINT32_MAX)
        return isadora_json_fail(json, text.at, "expected a number from 0 to 0xffffffff");
    *(uint32_t *)to = (uint32_t)word.half[0];
    return true;
}

/* What is left out is 0. */
bool state_block(struct state_file *file, struct isadora_json *json, struct isadora_text key,
                 void *to)
{
    struct state_warp *warp = to;
    if (!isadora_json_array(json))
        return false;
    warp->of_block = true;
    for (unsigned i = 0; isadora_json_element(json); i++) {
        if (i == 3)
            return isadora_json_fail(json, json->at, "a block has three numbers");
        if (!state_number(file, json, key, &warp->block[i]))
            return false;
    }
    return !json->why;
}
