// saxpy: y[i] = a * x[i] + y[i] for i below n.
//
// Each thread takes every element whose number is its own modulo the number of threads, so that
// any launch does any n. A thread leaves the loop by `ret` when its next element is past the end; the
// branch back is taken by all that are left, and never diverges.
//
// The product is cut off to 24 bits, not rounded, before y is added and the sum rounded.
//
// s[0x10] n, s[0x14] a (f32), s[0x18] x, s[0x1c] y
//
// run: -V g80 --grid 2 --block 96 --param u32:1000 --param f32:1.7 --param buffer:saxpy.x
// run: --param buffer:saxpy.y0:saxpy.y
    cvt u32 $r1 u16 $r0l
    mov b16 $r2l u16 s[0x2]
    add $r1 (mul u16 u16 s[0xc] $r2l) $r1   // i
    mul $r2 u16 u16 s[0x8] u16 $r2l         // threads of the grid
    mov b32 $r7 b32 s[0x14]                 // a
next:
    set $c0 # le u32 b32 s[0x10] $r1
    (lg $c0) ret
    shl b32 $r3 $r1 0x2
    add b32 $r4 b32 s[0x18] $r3
    ld b32 $r5 g14[$r4]
    add b32 $r4 b32 s[0x1c] $r3
    ld b32 $r6 g14[$r4]
    add f32 $r6 (mul $r7 $r5) $r6
    st b32 g14[$r4] $r6
    add b32 $r1 $r1 $r2
    bra next
