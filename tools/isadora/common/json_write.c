/* json_write.c: JSON text, written straight into an output. */
#include "common/json_write.h"

#include <stdarg.h>
#include <stdio.h>

static void put_string(struct output *out, const char *text)
{
    output_bytes(out, "\"", 1);
    while (*text) {
        const char *plain = text;
        while ((unsigned char)*text >= 0x20 && *text != '"' && *text != '\\')
            text++;
        output_bytes(out, plain, (size_t)(text - plain));
        if (*text == '\n')
            output_text(out, "\\n");
        else if (*text)
            output_format(out, *text < 0x20 ? "\\u%04x" : "\\%c", *text);
        text += *text != 0;
    }
    output_bytes(out, "\"", 1);
}

void json_key(struct output *out, const char *key)
{
    if (out->comma)
        output_bytes(out, ",", 1);
    out->comma = true;
    if (key) {
        put_string(out, key);
        output_bytes(out, ":", 1);
    }
}

void json_open(struct output *out, const char *key, char bracket)
{
    json_key(out, key);
    output_bytes(out, &bracket, 1);
    out->comma = false;
}

void json_close(struct output *out, char bracket)
{
    output_bytes(out, &bracket, 1);
    out->comma = true;
}

void json_begin_line(struct output *out)
{
    out->comma = false;
    json_open(out, NULL, '{');
}

void json_end_line(struct output *out) { output_text(out, "}\n"); }

void json_text(struct output *out, const char *key, const char *text)
{
    json_key(out, key);
    if (text)
        put_string(out, text);
    else
        output_text(out, "null");
}

void json_value(struct output *out, const char *key, const char *format, ...)
{
    char text[64];
    va_list args;
    json_key(out, key);
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    output_text(out, text);
}

/* A number with its digits, which end at `end`; where they begin. Printing code has many. */
static char *put_digits(char *end, uint64_t number, unsigned base)
{
    *--end = 0;
    do
        *--end = "0123456789abcdef"[number % base];
    while ((number /= base) != 0);
    return end;
}

void json_number(struct output *out, const char *key, uint64_t number)
{
    char text[24];
    json_key(out, key);
    output_text(out, put_digits(text + sizeof text, number, 10));
}

void json_hex(struct output *out, const char *key, uint64_t number)
{
    char text[24];
    json_key(out, key);
    output_bytes(out, "\"0x", 3);
    output_text(out, put_digits(text + sizeof text, number, 16));
    output_bytes(out, "\"", 1);
}

void json_triple(struct output *out, const char *key, const uint32_t number[3])
{
    json_open(out, key, '[');
    for (int i = 0; i < 3; i++)
        json_number(out, NULL, number[i]);
    json_close(out, ']');
}
