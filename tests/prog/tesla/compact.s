// compact: the odd ones of 32 numbers, moved together, by one warp; with votes.
//
// `vote any` and `vote all` ask all active lanes of the warp: the predicate is not a condition of
// the instruction but the lane's vote, and every lane gets the same answer in a condition register.
// No instruction returns the votes themselves, so it is asked 32 times, for k = 0 to 31,
// whether lane k has an odd number. A lane counts the answers for the lanes before it, which gives
// the place of its own number, and all answers, which gives how many there are.
//
// Where all numbers are odd, or none is, there is nothing to count. Branches on the result of a
// vote never part a warp.
//
// Launch: blocks of 32 threads.
// s[0x10] in, s[0x14] out (32 places a block), s[0x18] how many (u32 a block)
//
// run: -V g200 --grid 6 --block 32 --param buffer:compact.in --param buffer:768:compact.out
// run: --param buffer:24:compact.count
    cvt u32 $r1 u16 $r0l                    // lane
    mov b32 $r2 0x20
    add $r3 (mul u16 u16 s[0xc] $r2l) $r1
    shl b32 $r3 $r3 0x2
    add b32 $r3 b32 s[0x10] $r3
    ld b32 $r4 g14[$r3]                     // the number
    mov b32 $r5 0x1
    mov b32 $r6 0x0                         // k
    mov b32 $r7 $r1                         // place of the own number
    mov b32 $r8 $r2                         // how many
    and b32 $c0 # $r4 $r5
    (lg $c0) vote all $c1
    (lg $c1) bra store
    mov b32 $r7 $r6
    mov b32 $r8 $r6
    (lg $c0) vote any $c1
    (e $c1) bra counted
    mov b32 $r9 0xffffffff
    (lg $c0) mov b32 $r9 $r1                // who the lane votes for: itself or none
next:
    set $c2 # e u32 $r9 $r6
    (lg $c2) vote any $c1
    (lg $c1) add b32 $r8 $r8 $r5
    set $r10 l u32 $r6 $r1                  // all ones for lanes before the own one
    mov b32 $r11 0x0
    (lg $c1) and b32 $r11 $r10 $r5
    add b32 $r7 $r7 $r11
    add b32 $r6 $r6 $r5
    set $c2 # l u32 $r6 $r2
    (lg $c2) bra next
store:
    add $r10 (mul u16 u16 s[0xc] $r2l) $r7
    shl b32 $r10 $r10 0x2
    add b32 $r10 b32 s[0x14] $r10
    (lg $c0) st b32 g14[$r10] $r4
counted:
    mov b32 $r6 0x0
    set $c0 # lg u32 $r1 $r6
    (lg $c0) ret
    cvt u32 $r10 u16 u16 s[0xc]
    shl b32 $r10 $r10 0x2
    add b32 $r10 b32 s[0x18] $r10
    exit st b32 g14[$r10] $r8
