// transpose: out[x][y] = in[y][x], 32-bit elements, through a tile in shared memory.
//
// Reading along rows and writing along rows lets the threads of a warp touch neighbouring words on
// both sides; the turn happens in shared memory, where the order costs nothing. Rows of the tile
// are 17 words apart, so that a column lies in 16 different banks. All elements are stored before
// any is read back: that is the barrier.
//
// Launch: blocks of 16 by 16, a grid of width/16 by height/16.
// s[0x10] width, s[0x14] height, s[0x18] in, s[0x1c] out; s[0x40] the tile
//
// run: -V g80 --grid 3,2 --block 16,16 --shared 0x480 --param u32:48 --param u32:32
// run: --param buffer:transpose.in --param buffer:6144:transpose.out
    cvt u32 $r1 u16 $r0l                    // x
    shr u32 $r2 $r0 0x10                    // y
    mov b32 $r3 0x10
    mov b32 $r4 0x11
    mul $r5 u16 u16 s[0xc] u16 $r3l         // left edge of the tile
    mul $r6 u16 u16 s[0xe] u16 $r3l         // its upper edge

    add b32 $r7 $r6 $r2
    mov b16 $r8l u16 s[0x10]
    add $r7 (mul u16 $r7l $r8l) $r5
    add b32 $r7 $r7 $r1                     // (upper + y) * width + left + x
    shl b32 $r7 $r7 0x2
    add b32 $r7 b32 s[0x18] $r7
    ld b32 $r9 g14[$r7]
    add $r10 (mul u16 $r2l $r4l) $r1
    shl $a1 $r10 0x2
    st b32 s[$a1+0x40] $r9
    bar inc wait 0x0 0xfff

    add $r10 (mul u16 $r1l $r4l) $r2        // the tile's element [x][y]
    shl $a1 $r10 0x2
    mov b32 $r9 b32 s[$a1+0x40]
    add b32 $r7 $r5 $r2
    mov b16 $r8l u16 s[0x14]
    add $r7 (mul u16 $r7l $r8l) $r6
    add b32 $r7 $r7 $r1                     // (left + y) * height + upper + x
    shl b32 $r7 $r7 0x2
    add b32 $r7 b32 s[0x1c] $r7
    exit st b32 g14[$r7] $r9
