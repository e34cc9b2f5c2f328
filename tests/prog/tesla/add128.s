// add128: sum and difference of numbers of 128 bits, with the flags of the highest word.
//
// `addc` adds the carry of a condition register, and may write its own carry to the same one. A
// difference is a sum with the second number inverted and a carry to begin with; `sub` makes that
// carry itself. The flags, four bits, are moved to a register as they are: Z, S, C, O from bit 0
// on, of the highest word alone.
//
// s[0x10] pairs (32 bytes each), s[0x14] out (48 bytes each: sum, difference, flags of both, 0, 0)
//
// run: -V g80 --grid 1 --block 64 --param buffer:add128.in --param buffer:3072:add128.out
    cvt u32 $r1 u16 $r0l
    mov b16 $r2l u16 s[0x2]
    add $r1 (mul u16 u16 s[0xc] $r2l) $r1
    shl b32 $r2 $r1 0x5
    add b32 $r2 b32 s[0x10] $r2
    ld b128 $r4q g14[$r2]
    add b32 $r2 $r2 0x10
    ld b128 $r8q g14[$r2]
    mov b32 $r3 0x30
    mul $r2 u16 $r1l u16 $r3l
    add b32 $r2 b32 s[0x14] $r2

    add b32 $c0 $r12 $r4 $r8
    addc b32 $c0 $r13 $r5 $r9 $c0
    addc b32 $c0 $r14 $r6 $r10 $c0
    addc b32 $c0 $r15 $r7 $r11 $c0
    st b128 g14[$r2] $r12q
    mov $r16 $c0

    sub b32 $c1 $r12 $r4 $r8
    xor b32 $r9 $r9 0xffffffff
    addc b32 $c1 $r13 $r5 $r9 $c1
    xor b32 $r10 $r10 0xffffffff
    addc b32 $c1 $r14 $r6 $r10 $c1
    xor b32 $r11 $r11 0xffffffff
    addc b32 $c1 $r15 $r7 $r11 $c1
    add b32 $r2 $r2 0x10
    st b128 g14[$r2] $r12q
    mov $r17 $c1
    mov b32 $r18 0x0
    mov b32 $r19 0x0
    add b32 $r2 $r2 0x10
    exit st b128 g14[$r2] $r16q
