// sha256: SHA-256 of messages that fit one block of 64 bytes, padding included; one a thread.
//
// The 64 words of the message schedule are made first, in local memory, which every thread has to
// itself; $a1 is the place in it, the same for all lanes here. The rounds follow in a loop, with
// the working variables a to h in $r8 to $r15; instead of renaming them in unrolled code, each
// round moves them on. The constants lie in c0 and take the place of a register source. A rotation
// is two shifts and an `or`. Bytes of the message are turned, since the machine is little-endian
// and SHA-256 is not; a function does that. No lane ever goes another way than the others.
//
// s[0x10] messages (64 bytes each), s[0x14] digests (32 bytes each); c0: 64 round constants, then
// the 8 words of the initial state
//
// run: -V g80 --grid 2 --block 32 --memory c0:sha256.constants --param buffer:sha256.in
// run: --param buffer:2048:sha256.out
    cvt u32 $r1 u16 $r0l
    mov b16 $r2l u16 s[0x2]
    add $r1 (mul u16 u16 s[0xc] $r2l) $r1
    shl b32 $r2 $r1 0x6
    add b32 $r2 b32 s[0x10] $r2             // message
    shl b32 $r3 $r1 0x5
    add b32 $r3 b32 s[0x14] $r3             // digest
    mov b32 $r22 0x4
    mov b32 $r23 0x40
    mov b32 $r24 0x100

    // schedule, 0 to 15: the message's words, bytes turned
    mov b32 $r0 0x0
    mov b32 $r21 0xff00ff
load:
    shl $a1 $r0 0x0
    ld b32 $r4 g14[$r2]
    call turn
    st b32 l[$a1] $r4
    add b32 $r2 $r2 $r22
    add b32 $r0 $r0 $r22
    set $c0 # l u32 $r0 $r23
    (lg $c0) bra load

    // schedule, 16 to 63: w[t] = s1(w[t-2]) + w[t-7] + s0(w[t-15]) + w[t-16]; $a1 is at w[t-16]
    mov b32 $r0 0x0
    mov b32 $r23 0xc0
extend:
    shl $a1 $r0 0x0
    ld b32 $r4 l[$a1+0x38]
    shr u32 $r5 $r4 0x11
    shl b32 $r6 $r4 0xf
    or b32 $r5 $r5 $r6
    shr u32 $r6 $r4 0x13
    shl b32 $r7 $r4 0xd
    or b32 $r6 $r6 $r7
    xor b32 $r5 $r5 $r6
    shr u32 $r6 $r4 0xa
    xor b32 $r5 $r5 $r6
    ld b32 $r4 l[$a1+0x24]
    add b32 $r5 $r5 $r4
    ld b32 $r4 l[$a1+0x4]
    shr u32 $r6 $r4 0x7
    shl b32 $r7 $r4 0x19
    or b32 $r6 $r6 $r7
    shr u32 $r7 $r4 0x12
    shl b32 $r16 $r4 0xe
    or b32 $r7 $r7 $r16
    xor b32 $r6 $r6 $r7
    shr u32 $r7 $r4 0x3
    xor b32 $r6 $r6 $r7
    add b32 $r5 $r5 $r6
    ld b32 $r4 l[$a1]
    add b32 $r5 $r5 $r4
    st b32 l[$a1+0x40] $r5
    add b32 $r0 $r0 $r22
    set $c0 # l u32 $r0 $r23
    (lg $c0) bra extend

    ld $r8 b32 c0[0x100]
    ld $r9 b32 c0[0x104]
    ld $r10 b32 c0[0x108]
    ld $r11 b32 c0[0x10c]
    ld $r12 b32 c0[0x110]
    ld $r13 b32 c0[0x114]
    ld $r14 b32 c0[0x118]
    ld $r15 b32 c0[0x11c]
    mov b32 $r0 0x0
round:
    shl $a1 $r0 0x0
    // $r4 = h + S1(e) + ch(e, f, g) + k[t] + w[t]
    shr u32 $r4 $r12 0x6
    shl b32 $r5 $r12 0x1a
    or b32 $r4 $r4 $r5
    shr u32 $r5 $r12 0xb
    shl b32 $r6 $r12 0x15
    or b32 $r5 $r5 $r6
    xor b32 $r4 $r4 $r5
    shr u32 $r5 $r12 0x19
    shl b32 $r6 $r12 0x7
    or b32 $r5 $r5 $r6
    xor b32 $r4 $r4 $r5
    add b32 $r4 $r4 $r15
    xor b32 $r5 $r13 $r14
    and b32 $r5 $r5 $r12
    xor b32 $r5 $r5 $r14
    add b32 $r4 $r4 $r5
    add b32 $r4 $r4 c0[$a1]
    ld b32 $r5 l[$a1]
    add b32 $r4 $r4 $r5
    // $r5 = S0(a) + maj(a, b, c)
    shr u32 $r5 $r8 0x2
    shl b32 $r6 $r8 0x1e
    or b32 $r5 $r5 $r6
    shr u32 $r6 $r8 0xd
    shl b32 $r7 $r8 0x13
    or b32 $r6 $r6 $r7
    xor b32 $r5 $r5 $r6
    shr u32 $r6 $r8 0x16
    shl b32 $r7 $r8 0xa
    or b32 $r6 $r6 $r7
    xor b32 $r5 $r5 $r6
    or b32 $r6 $r8 $r9
    and b32 $r6 $r6 $r10
    and b32 $r7 $r8 $r9
    or b32 $r6 $r6 $r7
    add b32 $r5 $r5 $r6
    mov b32 $r15 $r14
    mov b32 $r14 $r13
    mov b32 $r13 $r12
    add b32 $r12 $r11 $r4
    mov b32 $r11 $r10
    mov b32 $r10 $r9
    mov b32 $r9 $r8
    add b32 $r8 $r4 $r5
    add b32 $r0 $r0 $r22
    set $c0 # l u32 $r0 $r24
    (lg $c0) bra round

    mov b32 $r0 0x100
    shl $a1 $r0 0x0                         // the initial state lies too far for a source's offset
    add b32 $r8 $r8 c0[$a1]
    add b32 $r9 $r9 c0[$a1+0x4]
    add b32 $r10 $r10 c0[$a1+0x8]
    add b32 $r11 $r11 c0[$a1+0xc]
    add b32 $r12 $r12 c0[$a1+0x10]
    add b32 $r13 $r13 c0[$a1+0x14]
    add b32 $r14 $r14 c0[$a1+0x18]
    add b32 $r15 $r15 c0[$a1+0x1c]
    mov b32 $r4 $r8
    call turn
    mov b32 $r8 $r4
    mov b32 $r4 $r9
    call turn
    mov b32 $r9 $r4
    mov b32 $r4 $r10
    call turn
    mov b32 $r10 $r4
    mov b32 $r4 $r11
    call turn
    mov b32 $r11 $r4
    mov b32 $r4 $r12
    call turn
    mov b32 $r12 $r4
    mov b32 $r4 $r13
    call turn
    mov b32 $r13 $r4
    mov b32 $r4 $r14
    call turn
    mov b32 $r14 $r4
    mov b32 $r4 $r15
    call turn
    mov b32 $r15 $r4
    st b128 g14[$r3] $r8q
    add b32 $r3 $r3 0x10
    exit st b128 g14[$r3] $r12q

turn:                                       // turns the bytes of $r4
    shl b32 $r5 $r4 0x8
    shr u32 $r4 $r4 0x8
    and b32 $r4 $r4 $r21
    and b32 $r5 $r5 0xff00ff00
    or b32 $r4 $r4 $r5
    shl b32 $r5 $r4 0x10
    shr u32 $r4 $r4 0x10
    or b32 $r4 $r4 $r5
    ret
