// motion: which place of a picture is most like a block of 8 by 8 pixels.
//
// One thread a displacement, x and y from 0 to 7, in a window of 15 by 15 with rows of 16 bytes.
// `sad` adds the absolute difference of two numbers of 16 bits to a sum of 32; here the pixel of
// the window is a byte in shared memory at an address that increments. Each thread puts its
// place after its sum, in the low bits of one number; the least number of all is found by
// `min` over shared memory, as a tree.
//
// Launch: blocks of 8 by 8, one a search.
// s[0x10] windows (256 bytes each), s[0x14] blocks (64 bytes each), s[0x18] out (u32 a search: sum
// << 6 | y << 3 | x), s[0x40] window, s[0x140] block, s[0x180] results
//
// run: -V g80 --grid 3 --block 8,8 --shared 0x280 --param buffer:motion.windows
// run: --param buffer:motion.blocks --param buffer:12:motion.out
    cvt u32 $r1 u16 $r0l                    // x
    shr u32 $r2 $r0 0x10                    // y
    shl b32 $r3 $r2 0x3
    add b32 $r3 $r3 $r1                     // t
    cvt u32 $r4 u16 u16 s[0xc]
    shl b32 $r5 $r4 0x8
    add b32 $r5 b32 s[0x10] $r5
    shl b32 $r6 $r3 0x2
    add b32 $r5 $r5 $r6
    ld b32 $r7 g14[$r5]                     // four bytes of the window
    shl $a1 $r6 0x0
    st b32 s[$a1+0x40] $r7
    shl b32 $r5 $r4 0x6
    add b32 $r5 b32 s[0x14] $r5
    add b32 $r5 $r5 $r3
    ld u8 $r7 g14[$r5]                      // one of the block
    shl $a2 $r3 0x0
    st b8 s[$a2+0x140] $r7
    bar inc wait 0x0 0xfff

    shl b32 $r7 $r2 0x4
    add b32 $r7 $r7 $r1
    shl $a1 $r7 0x0
    add $a1 $a1 0x40                        // the window at the displacement
    mov b32 $r7 0x140
    shl $a2 $r7 0x0
    mov b32 $r5 0x0                         // the sum
    mov b32 $r8 0x8                         // rows
    mov b32 $r10 0xffffffff
row:
    mov b32 $r9 0x8                         // columns
column:
    mov b16 $r11l u8 s[$a2++0x1]
    sad $r5 u16 u8 s[$a1++0x1] $r11l $r5
    add b32 $c0 $r9 $r9 $r10
    (lg $c0) bra column
    add $a1 $a1 0x8
    add b32 $c0 $r8 $r8 $r10
    (lg $c0) bra row

    shl b32 $r5 $r5 0x6
    or b32 $r5 $r5 $r3
    shl $a1 $r3 0x2
    st b32 s[$a1+0x180] $r5
    mov b32 $r8 0x40
halve:
    shr u32 $c1 $r8 $r8 0x1
    (e $c1) bra done
    bar inc wait 0x0 0xfff
    set $c0 # l u32 $r3 $r8
    add b32 $r9 $r3 $r8
    shl $a2 $r9 0x2
    add $a2 $a2 0x180
    (lg $c0) min u32 $r5 b32 s[$a2] $r5
    (lg $c0) st b32 s[$a1+0x180] $r5
    bra halve
done:
    mov b32 $r8 0x0
    set $c0 # lg u32 $r3 $r8
    (lg $c0) ret
    shl b32 $r4 $r4 0x2
    add b32 $r4 b32 s[0x18] $r4
    exit st b32 g14[$r4] $r5
