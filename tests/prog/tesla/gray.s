// gray: pixels of four bytes to gray, as f16 and as a byte, through f32.
//
// Conversions take bytes out of halves of registers and out of whole ones; they read their low
// byte. From gray in f32, 0 to 1, an f16 is made by rounding to nearest and a byte by multiplying
// by 255 and rounding to the nearest integer. A gain above 1 makes some pixels too bright; `sat`
// keeps the sum at 1.
//
// s[0x10] n, s[0x14] pixels, s[0x18] gain (f32), s[0x1c] out f16, s[0x20] out u8
//
// run: -V g80 --grid 4 --block 64 --param u32:240 --param buffer:gray.in --param f32:1.25
// run: --param buffer:480:gray.f16 --param buffer:240:gray.u8
    cvt u32 $r1 u16 $r0l
    mov b16 $r2l u16 s[0x2]
    add $r1 (mul u16 u16 s[0xc] $r2l) $r1
    set $c0 # le u32 b32 s[0x10] $r1
    (lg $c0) ret
    shl b32 $r2 $r1 0x2
    add b32 $r2 b32 s[0x14] $r2
    ld b32 $r3 g14[$r2]                     // red, green, blue, and one more
    cvt rn f32 $r4 u8 $r3
    shr u32 $r5 $r3 0x8
    cvt rn f32 $r5 u8 $r5l
    cvt rn f32 $r6 u8 $r3h
    mul f32 $r4 $r4 0x3e991687              // 0.299
    add f32 $r4 (mul $r5 0x3f1645a2) $r4    // 0.587
    add f32 $r4 (mul $r6 0x3de978d5) $r4    // 0.114
    mul f32 $r4 $r4 0x3b808081              // 1 / 255
    mov b32 $r7 0x0
    mov b32 $r8 b32 s[0x18]
    add sat f32 $r4 (mul $r4 $r8) $r7
    cvt rn f16 $r5l f32 $r4
    shl b32 $r2 $r1 0x1
    add b32 $r2 b32 s[0x1c] $r2
    st u16 g14[$r2] $r5
    mul f32 $r4 $r4 0x437f0000
    cvt rni u32 $r5 f32 $r4
    add b32 $r2 b32 s[0x20] $r1
    exit st u8 g14[$r2] $r5
