// special: the functions of the special unit: 1/x, 1/sqrt(x), log2, 2^x, sine and cosine.
//
// Each is a table and a polynomial of the second degree, of which the test knows every bit. The
// last three take an argument that was prepared: `preex2` and `presin` make fixed-point numbers
// of it, in quarter turns for sine and cosine. Arguments of any size are taken, and infinities and
// numbers that are none; the absolute value comes in front of `rsqrt` and `lg2`.
//
// s[0x10] arguments (f32), s[0x14] out (six f32, and x itself before and after them)
//
// run: -V g80 --grid 4 --block 64 --param buffer:special.in --param buffer:8192:special.out
    cvt u32 $r1 u16 $r0l
    mov b16 $r2l u16 s[0x2]
    add $r1 (mul u16 u16 s[0xc] $r2l) $r1
    shl b32 $r2 $r1 0x2
    add b32 $r2 b32 s[0x10] $r2
    ld b32 $r4 g14[$r2]
    rcp f32 $r5 $r4
    rsqrt f32 $r6 abs $r4
    lg2 f32 $r7 abs $r4
    preex2 f32 $r8 $r4
    ex2 f32 $r8 $r8
    presin f32 $r10 $r4
    sin f32 $r9 $r10
    cos f32 $r10 $r10
    mov b32 $r11 $r4
    shl b32 $r2 $r1 0x5
    add b32 $r2 b32 s[0x14] $r2
    st b128 g14[$r2] $r4q
    add b32 $r2 $r2 0x10
    exit st b128 g14[$r2] $r8q
