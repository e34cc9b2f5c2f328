// life: generations of Conway's Game of Life on a board of 32 by 32 that closes on itself.
//
// The board lies in shared memory, a byte a cell. A thread has the four cells at x, and y, y + 8,
// y + 16, y + 24. In each generation it first counts the neighbours of its cells on the old board
// and keeps the new states in the bits of a register; when all have done that, all store.
//
// Places wrap round by cutting x and y to 5 bits. A new state is found without a branch: a cell
// lives if it has 3 neighbours, or 2 and lives, which is 3 with its own bit put in.
//
// Launch: one block of 32 by 8.
// s[0x10] generations, s[0x14] board (1024 bytes, 0 or 1), changed in place; s[0x40] the board
//
// run: -V g84 --grid 1 --block 32,8 --shared 0x440 --param u32:6 --param buffer:life.in:life.out
    cvt u32 $r1 u16 $r0l                    // x
    shr u32 $r2 $r0 0x10                    // y
    shl b32 $r3 $r2 0x5
    add b32 $r3 $r3 $r1                     // place of the first cell
    shl $a1 $r3 0x0
    add b32 $r4 b32 s[0x14] $r3
    mov b32 $r5 0x100                       // eight rows further down
    mov b32 $r6 0x0
    mov b32 $r20 0x4
    mov b32 $r21 0xffffffff
    mov b32 $r22 0x3
    mov b32 $r23 0x1
    mov b32 $r19 b32 s[0x10]                // generations left

    ld u8 $r7 g14[$r4]
    st b8 s[$a1+0x40] $r7
    add b32 $r8 $r4 $r5
    ld u8 $r7 g14[$r8]
    st b8 s[$a1+0x140] $r7
    add b32 $r8 $r8 $r5
    ld u8 $r7 g14[$r8]
    st b8 s[$a1+0x240] $r7
    add b32 $r8 $r8 $r5
    ld u8 $r7 g14[$r8]
    st b8 s[$a1+0x340] $r7

generation:
    bar inc wait 0x0 0xfff
    add b32 $c0 $r19 $r19 $r21
    (s $c0) bra store                       // none left
    mov b32 $r6 0x0                         // new states, the first cell's in bit 3
    mov b32 $r7 $r3                         // place
    mov b32 $r8 $r20                        // cells left
cell:
    // columns: left and right, wrapped; the place is row * 32 + x
    add b32 $r9 $r1 $r21
    and b32 $r9 $r9 0x1f
    add b32 $r10 $r1 $r23
    and b32 $r10 $r10 0x1f
    and b32 $r11 $r7 0x3e0                  // this row, then the ones above and below
    add b32 $r12 $r11 0xffffffe0
    and b32 $r12 $r12 0x3e0
    add b32 $r13 $r11 0x20
    and b32 $r13 $r13 0x3e0

    mov b32 $r16 0x0
    call row
    mov b32 $r12 $r13
    call row
    add b32 $r14 $r11 $r9
    shl $a2 $r14 0x0
    ld $r15 u8 s[$a2+0x40]
    add b32 $r16 $r16 $r15
    add b32 $r14 $r11 $r10
    shl $a2 $r14 0x0
    ld $r15 u8 s[$a2+0x40]
    add b32 $r16 $r16 $r15
    shl $a2 $r7 0x0
    ld $r15 u8 s[$a2+0x40]
    or b32 $r16 $r16 $r15

    set $r16 e u32 $r16 $r22
    and b32 $r16 $r16 $r23
    shl b32 $r6 $r6 0x1
    or b32 $r6 $r6 $r16
    add b32 $r7 $r7 $r5
    add b32 $c0 $r8 $r8 $r21
    (lg $c0) bra cell

    bar inc wait 0x0 0xfff
    and b32 $r7 $r6 $r23
    st b8 s[$a1+0x340] $r7
    shr u32 $r6 $r6 0x1
    and b32 $r7 $r6 $r23
    st b8 s[$a1+0x240] $r7
    shr u32 $r6 $r6 0x1
    and b32 $r7 $r6 $r23
    st b8 s[$a1+0x140] $r7
    shr u32 $r6 $r6 0x1
    st b8 s[$a1+0x40] $r6
    bra generation

store:
    ld $r7 u8 s[$a1+0x40]
    st u8 g14[$r4] $r7
    add b32 $r4 $r4 $r5
    ld $r7 u8 s[$a1+0x140]
    st u8 g14[$r4] $r7
    add b32 $r4 $r4 $r5
    ld $r7 u8 s[$a1+0x240]
    st u8 g14[$r4] $r7
    add b32 $r4 $r4 $r5
    ld $r7 u8 s[$a1+0x340]
    exit st u8 g14[$r4] $r7

row:                                        // adds to $r16 three cells of the row at $r12
    add b32 $r14 $r12 $r9
    shl $a2 $r14 0x0
    ld $r15 u8 s[$a2+0x40]
    add b32 $r16 $r16 $r15
    add b32 $r14 $r12 $r1
    shl $a2 $r14 0x0
    ld $r15 u8 s[$a2+0x40]
    add b32 $r16 $r16 $r15
    add b32 $r14 $r12 $r10
    shl $a2 $r14 0x0
    ld $r15 u8 s[$a2+0x40]
    add b32 $r16 $r16 $r15
    ret
