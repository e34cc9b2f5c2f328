/* host.c: does what a program asks for by a store to its symbol `tohost`.
 *
 * A request is one number of 64 bits: device (63..56), command (55..48), and data. It is taken when
 * its lower half has been stored, so that halves may be stored one after the other, the upper
 * first. The host zeroes the cells when it takes it; where it answers, it stores to `fromhost` once
 * the program has made that 0. */
#include "host/host.h"

#include "base/sanitize.h"
#include "common/json_write.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

enum { DEVICE_SYSTEM = 0, DEVICE_CONSOLE = 1, COMMAND_CALL = 0, COMMAND_PUT = 1 };
enum { CALL_WRITE = 64, CALL_EXIT = 93, WRITE_MOST = 1 << 20 };
enum { TO_HOST, FROM_HOST };

static const uint64_t done = 1; /* the answer of a call */

/* ---- cells ---- */

static bool read_number_at(const struct host *h, const struct isadora_machine *m, uint64_t at,
                           uint64_t *out)
{
    uint8_t bytes[8];
    *out = 0;
    if (!isadora_copy_out(m, h->space, at, bytes, sizeof bytes))
        return false;
    for (unsigned i = 0; i < sizeof bytes; i++)
        *out |= (uint64_t)bytes[i] << 8 * i;
    return true;
}

static bool write_number_at(const struct host *h, struct isadora_machine *m, uint64_t at,
                            uint64_t value)
{
    uint8_t bytes[8];
    for (unsigned i = 0; i < sizeof bytes; i++)
        bytes[i] = (uint8_t)(value >> 8 * i);
    return isadora_copy_in(m, h->space, at, bytes, sizeof bytes);
}

void host_begin(struct host *h, struct isadora_machine *m)
{
    if (h->is_there)
        isadora_memory_notice(m, h->space, h->places, h->answers ? 2 : 1);
}

/* Answers that are due, one at a time. */
static void answer(struct host *h, struct isadora_machine *m)
{
    uint64_t now;
    if (h->owed && read_number_at(h, m, h->places[FROM_HOST].first, &now) && !now) {
        write_number_at(h, m, h->places[FROM_HOST].first, done);
        h->owed--;
    }
}

/* ---- output ---- */

static void put_line(struct host *h, struct output *out)
{
    for (size_t i = 0; i < h->used; i++) /* a zero byte would end it */
        h->line[i] = h->line[i] ? h->line[i] : '?';
    h->line[h->used] = 0;
    if (h->as_json) {
        for (size_t at = 0, n; at < h->used; at += n ? n : 1) {
            n = rt_shown_length(h->line + at, h->used - at);
            if (!n && (unsigned char)h->line[at] >= 0x7f)
                h->line[at] = '?';
        }
        json_begin_line(out);
        json_text(out, "output", h->line);
        json_end_line(out);
    } else {
        h->used -= h->line[h->used - 1] == '\n';
        rt_make_shown(h->line, h->used);
        output_format(out, "  output: %.*s\n", (int)h->used, h->line);
    }
    h->used = 0;
}

void host_put(struct host *h, struct output *out, const char *bytes, size_t size)
{
    if (!h->as_lines) {
        output_bytes(out, bytes, size);
        return;
    }
    for (size_t i = 0; i < size; i++) {
        h->line[h->used++] = bytes[i];
        if (bytes[i] == '\n' || h->used == HOST_LINE)
            put_line(h, out);
    }
}

void host_end(struct host *h, struct output *out)
{
    if (h->used)
        put_line(h, out);
}

/* ---- requests ---- */

static enum host_verdict fail(struct host *h, const char *format, uint64_t a, uint64_t b)
{
    snprintf(h->why, sizeof h->why, format, a, b);
    return HOST_FAILED;
}

int64_t host_write(struct host *h, const struct isadora_machine *m, struct output *out,
                   uint64_t file, uint64_t from, uint64_t size)
{
    uint8_t bytes[1024];
    uint64_t at = 0;
    if (file != 1 && file != 2)
        return -BAD_FILE;
    size = size < WRITE_MOST ? size : WRITE_MOST;
    for (uint64_t n; at < size; at += n) {
        n = size - at < sizeof bytes ? size - at : sizeof bytes;
        if (!isadora_copy_out(m, h->space, from + at, bytes, (size_t)n))
            return at ? (int64_t)at : -BAD_ADDRESS;
        if (file == 1)
            host_put(h, out, (const char *)bytes, (size_t)n);
        else
            fwrite(bytes, 1, (size_t)n, stderr);
    }
    return (int64_t)at;
}

/* Data is the address of eight numbers: that of the call, and its arguments; the result replaces
 * the first. */
static enum host_verdict call(struct host *h, struct isadora_machine *m, struct output *out,
                              uint64_t at)
{
    uint64_t of[8];
    for (unsigned i = 0; i < 8; i++)
        if (!read_number_at(h, m, at + 8 * i, &of[i]))
            return fail(h, "its system call at 0x%" PRIx64 " lies outside of memory", at, 0);
    if (of[0] == CALL_EXIT)
        return of[1] ? fail(h, "it exits with %" PRIu64, of[1], 0) : HOST_ENDED;
    if (of[0] != CALL_WRITE)
        return fail(h, "system call %" PRIu64 " is none that the host knows", of[0], 0);
    write_number_at(h, m, at, (uint64_t)host_write(h, m, out, of[1], of[2], of[3]));
    h->owed += h->answers;
    answer(h, m);
    return HOST_ON;
}

static enum host_verdict request(struct host *h, struct isadora_machine *m, struct output *out,
                                 uint64_t value)
{
    const unsigned device = (unsigned)(value >> 56), command = (unsigned)(value >> 48 & 0xff);
    const uint64_t data = value & ((UINT64_C(1) << 48) - 1);
    const char letter = (char)data;
    if (device == DEVICE_SYSTEM && command == COMMAND_CALL && data & 1)
        return data == 1 ? HOST_ENDED : fail(h, "case %" PRIu64, data >> 1, 0);
    if (device == DEVICE_SYSTEM && command == COMMAND_CALL)
        return call(h, m, out, data);
    if (device != DEVICE_CONSOLE || command != COMMAND_PUT)
        return fail(h, "device %" PRIu64 ", command %" PRIu64 " is none that the host knows",
                    device, command);
    host_put(h, out, &letter, 1);
    return HOST_ON;
}

enum host_verdict host_look(struct host *h, struct isadora_machine *m, struct output *out)
{
    uint64_t value;
    if (!h->is_there)
        return HOST_ON;
    answer(h, m);
    if (!read_number_at(h, m, h->places[TO_HOST].first, &value) || !value)
        return HOST_ON;
    write_number_at(h, m, h->places[TO_HOST].first, 0);
    return request(h, m, out, value);
}
