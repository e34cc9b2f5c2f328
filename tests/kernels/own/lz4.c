/* Decodes one LZ4 block a thread: copies of literals, and of what was decoded already. */
#include "gpu.h"

DEVICE u32 lz4_length(const u8 *in, u32 *at, u32 length)
{
    if (length == 15) {
        u32 more;
        do {
            more = in[(*at)++];
            length += more;
        } while (more == 255);
    }
    return length;
}

DEVICE u32 lz4_decode(const u8 *in, u32 at, u32 end, u8 *out, u32 room)
{
    u32 done = 0;
    while (at < end) {
        const u32 token = in[at++];
        const u32 literals = lz4_length(in, &at, token >> 4);
        for (u32 i = 0; i < literals && done < room; i++)
            out[done++] = in[at + i];
        at += literals;
        if (at >= end)
            break;
        const u32 back = in[at] | (u32)in[at + 1] << 8;
        at += 2;
        const u32 length = lz4_length(in, &at, token & 15) + 4;
        for (u32 i = 0; i < length && done < room; i++, done++)
            out[done] = out[done - back];
    }
    return done;
}

KERNEL lz4(const u8 *in, const u32 *begins, u8 *out, u32 *sizes, u32 room)
{
    const u32 t = thread();
    sizes[t] = lz4_decode(in, begins[t], begins[t + 1], out + t * room, room);
}
