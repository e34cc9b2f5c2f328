// diverge: an `if` with `else`, as small as it can be. Threads below 3 count up from 100, the
// others down.
//
// The manual draws this run step by step (desc/tesla/execution.rst).
//
// s[0x10] out (u32 a thread)
//
// run: -V g80 --block 8 --param buffer:32:diverge.out
    cvt u32 $r1 u16 $r0l            // thread
    mov b32 $r2 0x64
    mov b32 $r3 0x3
    set $c0 # l u32 $r1 $r3         // thread < 3
    joinat together                 // reconvergence
    (lg $c0) bra below              // true: lanes part here
    sub b32 $r2 $r2 $r1
    bra together
below:
    add b32 $r2 $r2 $r1
together:
    join shl b32 $r1 $r1 0x2
    add b32 $r1 b32 s[0x10] $r1
    exit st b32 g14[$r1] $r2
