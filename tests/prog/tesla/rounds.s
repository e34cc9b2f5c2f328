// rounds: how many rounds a loop takes that makes its number smaller: an odd number by 1, an even
// one by half of it. An `if` with `else` in a loop that lanes leave one by one.
//
// The manual draws this run step by step (desc/tesla/execution.rst).
//
// s[0x10] out (u32 a thread)
//
// run: -V g80 --block 4 --param buffer:16:rounds.out
    cvt u32 $r1 u16 $r0l            // n: the thread
    mov b32 $r2 0x0                 // rounds
    mov b32 $r3 0x1
    breakaddr done                  // where all meet that leave the loop
round:
    and b32 $c0 # $r1 $r1
    (e $c0) break                   // n = 0: wait at `done`
    joinat counted
    and b32 $c0 # $r1 $r3
    (e $c0) bra even
    sub b32 $r1 $r1 $r3
    bra counted
even:
    shr u32 $r1 $r1 0x1
counted:
    join add b32 $r2 $r2 $r3
    bra round
done:
    cvt u32 $r1 u16 $r0l
    shl b32 $r1 $r1 0x2
    add b32 $r1 b32 s[0x10] $r1
    exit st b32 g14[$r1] $r2
