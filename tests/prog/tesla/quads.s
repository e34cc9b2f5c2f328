// quads: mean, and slopes in x and y, of each 2 by 2 pixels, by exchange within a quad.
//
// Four lanes that follow one another are a quad; `quadop` gives each of them the value of one
// lane, joined with its own second operand by an operation that is stated for each lane. With four
// of them the values of all lanes are added up: all lanes have the sum then. The slope in x is lane
// 1 less lane 0 in the upper half and lane 3 less lane 2 in the lower one.
//
// Launch: any. s[0x10] in (f32, one quad after the other), s[0x14] out (mean, dx, dy, own
// value: 16 bytes a thread)
//
// run: -V g80 --grid 1 --block 64 --param buffer:quads.in --param buffer:1024:quads.out
    cvt u32 $r1 u16 $r0l
    mov b16 $r2l u16 s[0x2]
    add $r1 (mul u16 u16 s[0xc] $r2l) $r1
    shl b32 $r2 $r1 0x2
    add b32 $r2 b32 s[0x10] $r2
    ld b32 $r7 g14[$r2]                     // own value
    mov b32 $r3 0x0
    quadop f32 add add add add $r4 l0 $r7 $r3
    quadop f32 add add add add $r4 l1 $r7 $r4
    quadop f32 add add add add $r4 l2 $r7 $r4
    quadop f32 add add add add $r4 l3 $r7 $r4
    mul f32 $r4 $r4 0x3e800000              // a quarter

    // lanes 0 and 2 take the value of the lane to the right less their own, 1 and 3 their own less
    // that of the lane to the left; a lane that is not meant keeps what it has
    quadop f32 sub mov2 mov2 mov2 $r5 l1 $r7 $r7
    quadop f32 mov2 subr mov2 mov2 $r8 l0 $r7 $r7
    quadop f32 mov2 mov2 sub mov2 $r9 l3 $r7 $r7
    quadop f32 mov2 mov2 mov2 subr $r10 l2 $r7 $r7
    (l1) mov b32 $r5 $r8
    (l2) mov b32 $r5 $r9
    (l3) mov b32 $r5 $r10
    quadop f32 sub mov2 mov2 mov2 $r6 l2 $r7 $r7
    quadop f32 mov2 sub mov2 mov2 $r8 l3 $r7 $r7
    quadop f32 mov2 mov2 subr mov2 $r9 l0 $r7 $r7
    quadop f32 mov2 mov2 mov2 subr $r10 l1 $r7 $r7
    (l1) mov b32 $r6 $r8
    (l2) mov b32 $r6 $r9
    (l3) mov b32 $r6 $r10
    shl b32 $r2 $r1 0x4
    add b32 $r2 b32 s[0x14] $r2
    exit st b128 g14[$r2] $r4q
