/* name.c: names in files, as they are safe to print. */
#include "object/name.h"
#include "base/sanitize.h"
#include "common/json_write.h"
#include "common/message.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

char *name_text(struct isadora_name name)
{
    char *text = tool_alloc(name.size + 1);
    if (name.size)
        memcpy(text, name.at, name.size);
    text[name.size] = 0;
    rt_make_shown(text, name.size);
    return text;
}

void name_put(struct output *out, const char *before, struct isadora_name name)
{
    char *text = name_text(name);
    output_text(out, before);
    output_text(out, text);
    tool_free(text);
}

void name_json(struct output *out, const char *key, struct isadora_name name)
{
    char *text = name_text(name);
    json_text(out, key, name.at ? text : NULL);
    tool_free(text);
}

static bool is_plain(char c, bool first)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == '.' || c == '$' ||
           (!first && c >= '0' && c <= '9');
}

char *name_quoted(struct isadora_name name)
{
    bool plain = name.size > 0;
    for (size_t i = 0; i < name.size; i++)
        plain &= is_plain(name.at[i], i == 0);
    char *text = tool_alloc(4 * name.size + 3), *p = text;
    if (!plain)
        *p++ = '"';
    for (size_t i = 0; i < name.size; i++) {
        const char c = name.at[i];
        if (is_plain(c, false) || (c >= 0x20 && c < 0x7f && c != '"' && c != '\\'))
            *p++ = c;
        else
            p += sprintf(p, "\\x%02x", (unsigned)(unsigned char)name.at[i]);
    }
    if (!plain)
        *p++ = '"';
    *p = 0;
    return text;
}
