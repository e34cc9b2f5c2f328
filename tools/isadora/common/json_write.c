/* jsonout.c: JSON text, written straight into an output. */
#include "common/io.h"
#include "common/json_write.h"

void json_key(struct output *out, bool *first, const char *name)
{
    if (!*first)
        output_bytes(out, ",", 1);
    *first = false;
    if (name) {
        json_string(out, name);
        output_bytes(out, ":", 1);
    }
}

void json_string(struct output *out, const char *text)
{
    static const char digits[] = "0123456789abcdef";
    output_bytes(out, "\"", 1);
    for (; *text; text++) {
        unsigned char c = (unsigned char)*text;
        char *p = output_room(out, 6);
        if (c == '"' || c == '\\') {
            p[0] = '\\';
            p[1] = (char)c;
            out->used += 2;
        } else if (c == '\n') {
            p[0] = '\\';
            p[1] = 'n';
            out->used += 2;
        } else if (c < 0x20) {
            p[0] = '\\';
            p[1] = 'u';
            p[2] = p[3] = '0';
            p[4] = digits[c >> 4];
            p[5] = digits[c & 15];
            out->used += 6;
        } else {
            p[0] = (char)c;
            out->used += 1;
        }
    }
    output_bytes(out, "\"", 1);
}

void json_text(struct output *out, bool *first, const char *key, const char *text)
{
    json_key(out, first, key);
    if (text)
        json_string(out, text);
    else
        output_text(out, "null");
}
