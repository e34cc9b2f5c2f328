// vecadd: c[i] = a[i] + b[i] for i below n, one element a thread.
//
// The last block has more threads than elements are left; these leave by `ret` under a predicate.
// At the outermost level there is no call to return from, and `ret` ends the thread. The lanes of
// their warp that stay go on without them; nothing has to rejoin.
//
// s[0x10] n, s[0x14] a, s[0x18] b, s[0x1c] c (arrays of 32-bit numbers)
//
// run: -V g80 --grid 8 --block 128 --param u32:1000 --param buffer:vecadd.a --param buffer:vecadd.b
// run: --param buffer:4000:vecadd.c
    cvt u32 $r1 u16 $r0l                    // tid.x
    mov b16 $r2l u16 s[0x2]                 // ntid.x
    add $r1 (mul u16 u16 s[0xc] $r2l) $r1   // i = ctaid.x * ntid.x + tid.x
    set $c0 # le u32 b32 s[0x10] $r1        // n <= i
    (lg $c0) ret
    shl b32 $r1 $r1 0x2
    add b32 $r2 b32 s[0x14] $r1
    ld b32 $r2 g14[$r2]
    add b32 $r3 b32 s[0x18] $r1
    ld b32 $r3 g14[$r3]
    add b32 $r2 $r2 $r3
    add b32 $r1 b32 s[0x1c] $r1
    exit st b32 g14[$r1] $r2
