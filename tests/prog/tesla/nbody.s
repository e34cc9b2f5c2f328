// nbody: one step of bodies that attract each other.
//
// One body a thread, as four f32: x, y, z and mass. The block loads as many bodies as it has
// threads into shared memory, 16 bytes each, and every thread adds up what these do to its own;
// then the next ones, until all had their turn. With d the way to the other body,
//
//     r = 1 / sqrt(d.d + softening),   a += d * (mass * r * r * r)
//
// and at the end v += a * dt, p += v * dt. A body does nothing to itself, because d is 0. `rsqrt`
// is a table of 128 rows and a polynomial of the second degree; the test knows its every bit.
//
// Launch: grid * block = n bodies, the block a multiple of 32.
// s[0x10] n, s[0x14] softening, s[0x18] dt (f32), s[0x1c] bodies, s[0x20] velocities (x, y, z, 0),
// s[0x24] new bodies; velocities are changed in place; s[0x40] bodies of a round
//
// run: -V g80 --grid 2 --block 64 --shared 0x440 --param u32:128 --param f32:0.01 --param f32:0.005
// run: --param buffer:nbody.bodies --param buffer:nbody.velocities0:nbody.velocities
// run: --param buffer:2048:nbody.moved
    cvt u32 $r1 u16 $r0l                    // t
    cvt u32 $r2 u16 u16 s[0x2]              // threads of the block
    add $r3 (mul u16 u16 s[0xc] $r2l) $r1   // i
    shl b32 $r3 $r3 0x4
    add b32 $r4 b32 s[0x1c] $r3
    ld b128 $r8q g14[$r4]                   // own body
    shl b32 $r4 $r1 0x4
    shl $a2 $r4 0x0                         // where this thread stores
    add b32 $r5 b32 s[0x1c] $r4             // what it loads
    shl b32 $r6 $r2 0x4                     // bytes of a round
    mov b32 $r7 b32 s[0x10]                 // bodies left
    mov b32 $r12 0x0                        // a
    mov b32 $r13 0x0
    mov b32 $r14 0x0
    mov b32 $r24 b32 s[0x14]
    mov b32 $r25 0xffffffff
round:
    ld b128 $r16q g14[$r5]
    st b32 s[$a2+0x40] $r16
    st b32 s[$a2+0x44] $r17
    st b32 s[$a2+0x48] $r18
    st b32 s[$a2+0x4c] $r19
    bar inc wait 0x0 0xfff
    mov b32 $r20 0x40
    shl $a1 $r20 0x0
    mov b32 $r20 $r2
body:
    add rn f32 $r16 b32 s[$a1] neg $r8
    add rn f32 $r17 b32 s[$a1+0x4] neg $r9
    add rn f32 $r18 b32 s[$a1+0x8] neg $r10
    add f32 $r19 (mul $r16 $r16) $r24
    add f32 $r19 (mul $r17 $r17) $r19
    add f32 $r19 (mul $r18 $r18) $r19
    rsqrt f32 $r19 $r19
    mul rn f32 $r21 $r19 $r19
    mul rn f32 $r21 $r21 $r19
    mul rn f32 $r21 b32 s[$a1+0xc] $r21
    add f32 $r12 (mul $r16 $r21) $r12
    add f32 $r13 (mul $r17 $r21) $r13
    add f32 $r14 (mul $r18 $r21) $r14
    add $a1 $a1 0x10
    add b32 $c0 $r20 $r20 $r25
    (lg $c0) bra body
    bar inc wait 0x0 0xfff
    add b32 $r5 $r5 $r6
    sub b32 $c0 $r7 $r7 $r2
    (lg $c0) bra round

    add b32 $r4 b32 s[0x20] $r3
    ld b128 $r16q g14[$r4]
    mov b32 $r5 b32 s[0x18]                 // dt
    add f32 $r16 (mul $r12 $r5) $r16
    add f32 $r17 (mul $r13 $r5) $r17
    add f32 $r18 (mul $r14 $r5) $r18
    st b128 g14[$r4] $r16q
    add f32 $r8 (mul $r16 $r5) $r8
    add f32 $r9 (mul $r17 $r5) $r9
    add f32 $r10 (mul $r18 $r5) $r10
    add b32 $r4 b32 s[0x24] $r3
    exit st b128 g14[$r4] $r8q
