// hash: MurmurHash3 of keys of 8 bytes, which needs products modulo 2^32.
//
// The machine multiplies 16 by 16 and 24 by 24 bits. A product of 32 by 32 bits, of which the low
// 32 are wanted, is made of three: with a = ah * 2^16 + al and b so as well,
//
//     a * b = (ah * bl + al * bh) * 2^16 + al * bl     modulo 2^32
//
// That is the function `mul32` below. `call` and `ret` without a predicate cost the warp one entry
// of its stack; functions may call one another, and arguments are whatever registers are agreed on.
//
// s[0x10] keys (u32 low, u32 high), s[0x14] out (u32)
//
// run: -V g80 --grid 2 --block 64 --param buffer:hash.keys --param buffer:512:hash.out
    cvt u32 $r1 u16 $r0l
    mov b16 $r2l u16 s[0x2]
    add $r1 (mul u16 u16 s[0xc] $r2l) $r1
    shl b32 $r2 $r1 0x3
    add b32 $r2 b32 s[0x10] $r2
    ld b64 $r4d g14[$r2]
    mov b32 $r8 0x9747b28c                  // the seed
    mov b32 $r10 $r4
    call block
    mov b32 $r10 $r5
    call block
    xor b32 $r8 $r8 0x8                     // the length

    shr u32 $r9 $r8 0x10
    xor b32 $r10 $r8 $r9
    mov b32 $r11 0x85ebca6b
    call mul32
    shr u32 $r9 $r10 0xd
    xor b32 $r10 $r10 $r9
    mov b32 $r11 0xc2b2ae35
    call mul32
    shr u32 $r9 $r10 0x10
    xor b32 $r10 $r10 $r9
    shl b32 $r2 $r1 0x2
    add b32 $r2 b32 s[0x14] $r2
    exit st b32 g14[$r2] $r10

block:                                      // takes $r10 into the hash $r8
    mov b32 $r11 0xcc9e2d51
    call mul32
    shl b32 $r9 $r10 0xf
    shr u32 $r10 $r10 0x11
    or b32 $r10 $r10 $r9
    mov b32 $r11 0x1b873593
    call mul32
    xor b32 $r8 $r8 $r10
    shl b32 $r9 $r8 0xd
    shr u32 $r8 $r8 0x13
    or b32 $r8 $r8 $r9
    shl b32 $r9 $r8 0x2
    add b32 $r8 $r8 $r9
    add b32 $r8 $r8 0xe6546b64              // 5 * hash + constant
    ret

mul32:                                      // $r10 = $r10 * $r11
    mul $r12 u16 $r10h u16 $r11l
    add $r12 (mul u16 $r10l $r11h) $r12
    shl b32 $r12 $r12 0x10
    add $r10 (mul u16 $r10l $r11l) $r12
    ret
