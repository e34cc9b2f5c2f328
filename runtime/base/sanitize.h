/* sanitize.h: bytes of an input as they are safe in a message.
 *
 * A message is UTF-8 and cannot steer a terminal, whatever it quotes: bytes that are no UTF-8, and
 * control characters, become `?`. */
#ifndef ISADORA_SHOWN_H
#define ISADORA_SHOWN_H

#include <stddef.h>
#include <stdint.h>

/* Bytes of the character at `text`, of which `size` bytes are left; 0 when it is not to be shown.
 */
static inline size_t rt_shown_length(const char *text, size_t size)
{
    static const uint32_t least[] = {0, 0, 0xa0, 0x800, 0x10000};
    const unsigned char *byte = (const unsigned char *)text;
    size_t length = byte[0] < 0x80   ? 1
                    : byte[0] < 0xc0 ? 0
                    : byte[0] < 0xe0 ? 2
                                     : 3u + (byte[0] >= 0xf0);
    uint32_t point = byte[0];

    if (length == 1)
        return byte[0] >= 0x20 && byte[0] != 0x7f;
    if (length == 0 || length > size || byte[0] > 0xf4)
        return 0;
    point &= 0x7fu >> length;
    for (size_t i = 1; i < length; i++) {
        if ((byte[i] & 0xc0) != 0x80)
            return 0;
        point = point << 6 | (byte[i] & 0x3fu);
    }
    if (point < least[length] || point > 0x10ffff || (point >= 0xd800 && point < 0xe000))
        return 0;
    return length;
}

static inline void rt_make_shown(char *text, size_t size)
{
    for (size_t at = 0; at < size;) {
        size_t length = rt_shown_length(text + at, size - at);
        if (length == 0)
            text[at] = '?';
        at += length == 0 ? 1 : length;
    }
}

#endif
