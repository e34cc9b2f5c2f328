// xorshift: pseudo-random sequences, one a thread, and how often each falls into a circle.
//
// The generator is x ^= x << 13, x ^= x >> 17, x ^= x << 5. Of each number the low 16 bits are a
// place in x and the high 16 bits one in y; both are squared, and the number is counted when the
// point is within the quarter circle. The comparison becomes -1 or 0, and is subtracted.
//
// s[0x10] numbers a thread, s[0x14] seeds (not 0), s[0x18] out (two u32: last number, count)
//
// run: -V g80 --grid 2 --block 64 --param u32:100 --param buffer:xorshift.seeds
// run: --param buffer:1024:xorshift.out
    cvt u32 $r1 u16 $r0l
    mov b16 $r2l u16 s[0x2]
    add $r1 (mul u16 u16 s[0xc] $r2l) $r1
    shl b32 $r2 $r1 0x2
    add b32 $r2 b32 s[0x14] $r2
    ld b32 $r4 g14[$r2]                     // x
    mov b32 $r5 0x0                         // count
    mov b32 $r6 b32 s[0x10]
    mov b32 $r7 0xffffffff
    mov b32 $r12 0x7fff0000                 // half of 65535 * 65535
next:
    shl b32 $r8 $r4 0xd
    xor b32 $r4 $r4 $r8
    shr u32 $r8 $r4 0x11
    xor b32 $r4 $r4 $r8
    shl b32 $r8 $r4 0x5
    xor b32 $r4 $r4 $r8
    mul $r8 u16 $r4l u16 $r4l
    mul $r9 u16 $r4h u16 $r4h
    shr u32 $r8 $r8 0x1                     // halves, because the sum has 33 bits
    shr u32 $r9 $r9 0x1
    add b32 $r8 $r8 $r9
    set $r8 l u32 $r8 $r12
    sub b32 $r5 $r5 $r8
    add b32 $c0 $r6 $r6 $r7
    (lg $c0) bra next
    shl b32 $r2 $r1 0x3
    add b32 $r2 b32 s[0x18] $r2
    exit st b64 g14[$r2] $r4d
