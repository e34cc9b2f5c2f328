// queens: how many ways there are to put the remaining queens on a board of 8 by 8, when those of
// the first two rows are given; one way to begin a thread.
//
// A search with a stack in local memory, where every lane is at a place of its own. One entry is
// the four registers $r4 to $r7, stored and loaded as 128 bits: free places of the row that are
// still to be tried, columns taken, and both diagonals as they reach this row. Lanes differ in
// everything: depth, whether a place is left, whether the row is the last one. A round of the loop
// takes one of three ways, all of which meet at `tried`; a lane leaves by `break` when its first
// row has nothing left to try.
//
// Launch: 64 threads. s[0x10] out (u32 a thread)
//
// run: -V g80 --grid 2 --block 32 --param buffer:256:queens.out
    cvt u32 $r1 u16 $r0l
    mov b16 $r2l u16 s[0x2]
    add $r1 (mul u16 u16 s[0xc] $r2l) $r1   // thread: column of row 0, 8 * column of row 1
    mov b32 $r3 0x0                         // ways
    mov b32 $r20 0xff
    mov b32 $r21 0x1
    mov b32 $r22 0x0
    mov b32 $r23 0x10
    and b32 $r8 $r1 0x7
    shr u32 $r9 $r1 0x3
    shl b32 $r8 $r21 $r8                    // queen of row 0
    shl b32 $r9 $r21 $r9                    // queen of row 1
    shl b32 $r6 $r8 0x1
    shr u32 $r7 $r8 0x1
    or b32 $r5 $r8 $r6
    or b32 $r5 $r5 $r7                      // where row 1 is under attack
    joinat stored
    and b32 $c0 # $r5 $r9
    (lg $c0) bra stored                     // no way to begin

    or b32 $r5 $r8 $r9                      // columns taken
    or b32 $r6 $r6 $r9
    shl b32 $r6 $r6 0x1                     // diagonals to the left
    or b32 $r7 $r7 $r9
    shr u32 $r7 $r7 0x1                     // and to the right
    or b32 $r4 $r5 $r6
    or b32 $r4 $r4 $r7
    and b32 $r4 not $r4 $r20                // free places of row 2
    mov b32 $r10 0x0                        // depth, in bytes of the stack
    breakaddr searched
try:
    joinat tried
    and b32 $c0 # $r4 $r4
    (e $c0) bra back                        // nothing left in this row
    sub b32 $r8 $r22 $r4
    and b32 $r8 $r8 $r4                     // the lowest place
    xor b32 $r4 $r4 $r8
    or b32 $r9 $r5 $r8
    set $c0 # e u32 $r9 $r20                // all columns taken: one way more
    (lg $c0) bra found
    shl $a1 $r10 0x0
    st b128 l[$a1] $r4q
    add b32 $r10 $r10 $r23
    mov b32 $r5 $r9
    or b32 $r6 $r6 $r8
    shl b32 $r6 $r6 0x1
    or b32 $r7 $r7 $r8
    shr u32 $r7 $r7 0x1
    or b32 $r4 $r5 $r6
    or b32 $r4 $r4 $r7
    and b32 $r4 not $r4 $r20
    bra tried
found:
    add b32 $r3 $r3 $r21
    bra tried
back:
    sub b32 $r10 $r10 $r23                  // negative when the first row is done
    shl $a1 $r10 0x0
    sub b32 $c0 # $r10 $r22
    (ns $c0) ld b128 $r4q l[$a1]
tried:
    join nop
    sub b32 $c0 # $r10 $r22
    (s $c0) break
    bra try
searched:
    nop                                     // all that searched are here
stored:
    join nop
    shl b32 $r1 $r1 0x2
    add b32 $r1 b32 s[0x10] $r1
    exit st b32 g14[$r1] $r3
