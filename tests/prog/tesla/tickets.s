// tickets: every atomic operation on global memory, with results that no order can change.
//
// `ld inc` hands out tickets: it returns the old value and increments, and restarts at 0 after
// its operand. Here the operand is n - 1, so that the n threads draw 0 to n - 1, each once,
// and the counter ends at 0. Who draws what depends on the order of the threads; that all are drawn
// does not. A thread stores the square of its ticket at the place of the ticket. The word after it is
// treated with `dec`, which counts down from n - 1 in the same way.
//
// Then all threads put their key x into the cells: greatest and least as signed and as unsigned
// numbers, and, or, xor, sum. The last cell is changed by compare and swap: v = 3 * v + 1 modulo
// 2^32, n times, whoever does it when. A lane reads the cell, makes the new value and tries; if the
// cell has another value by then, it got that value and tries again with it. Lanes that were lucky
// leave the loop by `break`. An exchange at the end leaves the same number whoever is last.
//
// Launch: grid * block = n.
// s[0x10] n, s[0x14] keys, s[0x18] squares, s[0x1c] 12 cells:
// inc, dec, max s32, min s32, max u32, min u32, and, or, xor, sum, cas, exch
//
// run: -V g84 --grid 4 --block 32 --param u32:128 --param buffer:tickets.keys
// run: --param buffer:512:tickets.squares --param buffer:tickets.cells0:tickets.cells
    cvt u32 $r1 u16 $r0l
    mov b16 $r2l u16 s[0x2]
    add $r1 (mul u16 u16 s[0xc] $r2l) $r1
    shl b32 $r2 $r1 0x2
    add b32 $r2 b32 s[0x14] $r2
    ld b32 $r2 g14[$r2]                     // x
    mov b32 $r3 b32 s[0x1c]                 // the cell
    mov b32 $r4 b32 s[0x10]
    add b32 $r4 $r4 0xffffffff              // n - 1
    mov b32 $r10 0x4

    ld inc u32 $r5 g14[$r3] $r4
    mul $r6 u16 $r5l u16 $r5l
    shl b32 $r5 $r5 0x2
    add b32 $r5 b32 s[0x18] $r5
    st b32 g14[$r5] $r6
    add b32 $r3 $r3 $r10
    red dec u32 g14[$r3] $r4
    add b32 $r3 $r3 $r10
    red max s32 g14[$r3] $r2
    add b32 $r3 $r3 $r10
    red min s32 g14[$r3] $r2
    add b32 $r3 $r3 $r10
    red max u32 g14[$r3] $r2
    add b32 $r3 $r3 $r10
    red min u32 g14[$r3] $r2
    add b32 $r3 $r3 $r10
    red and b32 g14[$r3] $r2
    add b32 $r3 $r3 $r10
    red or b32 g14[$r3] $r2
    add b32 $r3 $r3 $r10
    ld xor b32 $r5 g14[$r3] $r2
    add b32 $r3 $r3 $r10
    ld add u32 $r5 g14[$r3] $r2

    add b32 $r3 $r3 $r10
    mov b32 $r9 0x1
    ld b32 $r5 g14[$r3]
    breakaddr swapped
try:
    shl b32 $r6 $r5 0x1
    add b32 $r6 $r6 $r5
    add b32 $r6 $r6 $r9
    cas b32 $r7 g14[$r3] $r5 $r6
    set $c0 # e u32 $r7 $r5
    (lg $c0) break
    mov b32 $r5 $r7
    bra try
swapped:
    add b32 $r3 $r3 $r10
    mov b32 $r6 0x600d
    exit exch b32 $r5 g14[$r3] $r6
