// returns: a function that some threads leave earlier than others: the smaller of the thread and 5.
//
// The manual draws this run step by step (desc/tesla/execution.rst).
//
// s[0x10] out (u32 a thread)
//
// run: -V g80 --block 8 --param buffer:32:returns.out
    cvt u32 $r1 u16 $r0l            // thread
    mov b32 $r2 0x5
    call smaller
    shl b32 $r1 $r1 0x2
    add b32 $r1 b32 s[0x10] $r1
    exit st b32 g14[$r1] $r3
smaller:
    mov b32 $r3 $r1
    set $c0 # l u32 $r1 $r2
    (lg $c0) ret                    // these wait for the others to return
    mov b32 $r3 $r2
    ret
