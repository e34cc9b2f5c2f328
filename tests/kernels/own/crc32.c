/* The CRC of a part of the data, bit by bit; each thread has a part of another length. */
#include "gpu.h"

KERNEL crc32(const u8 *data, const u32 *begins, u32 *out, u32 n)
{
    if (thread() >= n)
        return;
    u32 crc = ~0u;
    for (u32 at = begins[thread()]; at < begins[thread() + 1]; at++) {
        crc ^= data[at];
        for (u32 bit = 0; bit < 8; bit++)
            crc = crc & 1 ? crc >> 1 ^ 0xedb88320 : crc >> 1;
    }
    out[thread()] = ~crc;
}
