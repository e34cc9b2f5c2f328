// histogram_lock: how often each of 64 values occurs, counted in shared memory with locks.
//
// Shared memory has no atomic operations, but words that can be locked. `ld lock` tries to lock a
// word and sets a condition register to whether it did; `st unlock` stores and opens it. When
// lanes of one warp want the same word only one gets it, so the others try again:
//
//     again: ld lock     some lanes have the lock, some not
//            add, st     under the predicate, by those that have it
//            bra again   by those that have it not
//
// Each time round some lanes leave and wait at `counted` for the rest. A lane must give its lock
// back before the warp parts: it would wait for a lane that waits for it.
//
// When the block is done it adds its counts to the global ones.
//
// Launch: blocks of 64 or more.
// s[0x10] n, s[0x14] bytes, s[0x18] 64 counts, zero before; s[0x40] counts of the block
//
// run: -V g200 --grid 2 --block 64 --shared 0x140 --param u32:2000 --param buffer:histogram_lock.in
// run: --param buffer:256:histogram_lock.out
    cvt u32 $r1 u16 $r0l                    // t
    mov b16 $r2l u16 s[0x2]
    add $r3 (mul u16 u16 s[0xc] $r2l) $r1   // i
    mul $r2 u16 u16 s[0x8] u16 $r2l         // threads of the grid
    mov b32 $r9 b32 s[0x10]                 // n
    mov b32 $r4 0x0
    mov b32 $r5 0x40
    set $c1 # l u32 $r1 $r5                 // t < 64
    shl $a2 $r1 0x2
    (lg $c1) st b32 s[$a2+0x40] $r4
    bar inc wait 0x0 0xfff

    joinat through
next:
    set $c0 # ge u32 $r3 $r9
    (lg $c0) bra through
    add b32 $r6 b32 s[0x14] $r3
    ld u8 $r6 g14[$r6]
    and b32 $r6 $r6 0x3f
    shl $a1 $r6 0x2
    mov b32 $r8 0x1
    joinat counted
again:
    ld lock $c0 $r7 b32 s[$a1+0x40]
    (lg $c0) add b32 $r7 $r7 $r8
    (lg $c0) st unlock b32 s[$a1+0x40] $r7
    (e $c0) bra again
counted:
    join nop
    add b32 $r3 $r3 $r2
    bra next
through:
    join nop
    bar inc wait 0x0 0xfff
    (e $c1) ret                             // one thread a count
    mov b32 $r7 b32 s[$a2+0x40]
    shl b32 $r6 $r1 0x2
    add b32 $r6 b32 s[0x18] $r6
    exit red add u32 g14[$r6] $r7
