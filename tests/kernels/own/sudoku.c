/* All solutions of Sudokus, a warp for each: the lanes look for the free cell with the fewest
 * digits, lane 0 sets and takes back; the way there is in shared memory. */
#include "gpu.h"

struct sudoku_board {
    u32 rows[9], columns[9], boxes[9]; /* digits that are used */
    u8 cells[81], path[81];
    u16 left[81];
};

DEVICE void set(struct sudoku_board *b, u32 cell, u32 digits, bool used)
{
    const u32 row = cell / 9, column = cell % 9, box = row / 3 * 3 + column / 3;
    b->rows[row] = used ? b->rows[row] | digits : b->rows[row] & ~digits;
    b->columns[column] = used ? b->columns[column] | digits : b->columns[column] & ~digits;
    b->boxes[box] = used ? b->boxes[box] | digits : b->boxes[box] & ~digits;
    b->cells[cell] = used ? (u8)(first_one(digits) + 1) : 0;
}

/* Free digits of the cell that has the fewest: count, cell, digits. 10: no cell is free. */
DEVICE u32 narrowest(const struct sudoku_board *b)
{
    u32 best = 10 << 16;
    for (u32 cell = lane(); cell < 81; cell += 32) {
        const u32 row = cell / 9, column = cell % 9, box = row / 3 * 3 + column / 3;
        const u32 free = ~(b->rows[row] | b->columns[column] | b->boxes[box]) & 0x1ff;
        const u32 mine = ones(free) << 16 | cell << 9 | free;
        best = !b->cells[cell] && mine < best ? mine : best;
    }
    for (u32 by = 16; by; by /= 2) {
        const u32 other = shuffle_xor(best, by);
        best = other < best ? other : best;
    }
    return best;
}

KERNEL sudoku(const u8 *in, u32 *counts, u32 *sums)
{
    SHARED struct sudoku_board boards[2];
    struct sudoku_board *b = &boards[warp()];
    const u32 number = thread() / 32;
    u32 depth = 0, found = 0, sum = 0;
    if (lane() < 9)
        b->rows[lane()] = b->columns[lane()] = b->boxes[lane()] = 0;
    for (u32 i = lane(); i < 81; i += 32)
        b->cells[i] = 0;
    warp_barrier();
    for (u32 i = 0; i < 81 && lane() == 0; i++) {
        if (in[81 * number + i])
            set(b, i, 1u << (in[81 * number + i] - 1), true);
    }
    warp_barrier();
    for (;;) {
        const u32 best = narrowest(b);
        bool back = best >> 16 == 0;
        if (best >> 16 == 10) {
            back = true;
            found++;
            u32 weight = 0;
            for (u32 i = lane(); i < 81; i += 32)
                weight += b->cells[i] * (i * i + 1);
            for (u32 by = 16; by; by /= 2)
                weight += shuffle_xor(weight, by);
            sum += weight;
        }
        warp_barrier();
        if (!back) {
            if (lane() == 0) {
                b->path[depth] = (u8)(best >> 9 & 127);
                b->left[depth] = (u16)(best & 0x1ff);
            }
            depth++;
        }
        warp_barrier();
        /* The next digit of the last cell that has one. */
        while (depth) {
            const u32 cell = b->path[depth - 1], left = b->left[depth - 1];
            const u32 old = b->cells[cell];
            warp_barrier();
            if (lane() == 0) {
                if (old)
                    set(b, cell, 1u << (old - 1), false);
                if (left) {
                    set(b, cell, left & -left, true);
                    b->left[depth - 1] = (u16)(left & (left - 1));
                }
            }
            warp_barrier();
            if (left)
                break;
            depth--;
        }
        if (!depth)
            break;
    }
    if (lane() == 0) {
        counts[number] = found;
        sums[number] = sum;
    }
}
