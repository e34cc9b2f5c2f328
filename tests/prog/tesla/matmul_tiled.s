// matmul_tiled: c = a * b, square matrices of f32 with n rows, in tiles of 16 by 16.
//
// The threads of a block load one tile of a and one of b into shared memory, one element each,
// meet at a barrier, and multiply the tiles from there: each element that was loaded once from
// global memory is used 16 times. A second barrier keeps the fast warps from loading the next
// tiles while slow ones still read. The tile of b lies transposed, so that both factors of a step
// are found at a small offset from an address register; its rows are 17 words apart, which spreads
// the threads of a warp over the banks.
//
// The sums have the same order as in matmul, hence the same bits.
//
// Launch: blocks of 16 by 16, a grid of n/16 by n/16; n is a multiple of 16, at most 4096.
// s[0x10] n, s[0x14] a, s[0x18] b, s[0x1c] c; s[0x40] tile of a, s[0x440] tile of b
//
// run: -V g80 --grid 2,2 --block 16,16 --shared 0x880 --param u32:32 --param buffer:matmul_tiled.a
// run: --param buffer:matmul_tiled.b --param buffer:4096:matmul_tiled.c
    cvt u32 $r1 u16 $r0l                    // x
    shr u32 $r2 $r0 0x10                    // y
    mov b32 $r3 0x10
    add $r4 (mul u16 u16 s[0xc] $r3l) $r1   // column
    add $r5 (mul u16 u16 s[0xe] $r3l) $r2   // row
    mov b32 $r6 b32 s[0x10]                 // n

    // global addresses: of this thread's element in the first tiles, and of its result
    mul $r7 u16 $r5l u16 $r6l
    add b32 $r8 $r7 $r1
    shl b32 $r8 $r8 0x2
    add b32 $r8 b32 s[0x14] $r8             // a[row][x]
    add b32 $r7 $r7 $r4
    shl b32 $r7 $r7 0x2
    add b32 $r7 b32 s[0x1c] $r7             // c[row][column]
    mul $r9 u16 $r2l u16 $r6l
    add b32 $r9 $r9 $r4
    shl b32 $r9 $r9 0x2
    add b32 $r9 b32 s[0x18] $r9             // b[y][column]
    shl b32 $r10 $r6 0x6                    // 16 rows further down in b

    // shared addresses: where this thread stores, and where it reads
    shl b32 $r11 $r2 0x4
    add b32 $r11 $r11 $r1
    shl $a1 $r11 0x2                        // tile of a, [y][x]
    shl $a2 $r2 0x6                         // tile of a, row y
    mov b32 $r12 0x11
    mul $r11 u16 $r1l u16 $r12l
    shl $a4 $r11 0x2
    add b32 $r11 $r11 $r2
    shl $a3 $r11 0x2                        // tile of b, [x][y]
    add $a4 $a4 0x440                       // tile of b, column x
    mov b32 $r13 0xfffffff0                 // -16
    mov b32 $r0 0x0                         // the sum
tile:
    ld b32 $r3 g14[$r8]
    ld b32 $r4 g14[$r9]
    st b32 s[$a1+0x40] $r3
    st b32 s[$a3+0x440] $r4
    bar inc wait 0x0 0xfff
    mov b32 $r5 b32 s[$a4]
    add f32 $r0 (mul b32 s[$a2+0x40] $r5) $r0
    mov b32 $r5 b32 s[$a4+0x4]
    add f32 $r0 (mul b32 s[$a2+0x44] $r5) $r0
    mov b32 $r5 b32 s[$a4+0x8]
    add f32 $r0 (mul b32 s[$a2+0x48] $r5) $r0
    mov b32 $r5 b32 s[$a4+0xc]
    add f32 $r0 (mul b32 s[$a2+0x4c] $r5) $r0
    mov b32 $r5 b32 s[$a4+0x10]
    add f32 $r0 (mul b32 s[$a2+0x50] $r5) $r0
    mov b32 $r5 b32 s[$a4+0x14]
    add f32 $r0 (mul b32 s[$a2+0x54] $r5) $r0
    mov b32 $r5 b32 s[$a4+0x18]
    add f32 $r0 (mul b32 s[$a2+0x58] $r5) $r0
    mov b32 $r5 b32 s[$a4+0x1c]
    add f32 $r0 (mul b32 s[$a2+0x5c] $r5) $r0
    mov b32 $r5 b32 s[$a4+0x20]
    add f32 $r0 (mul b32 s[$a2+0x60] $r5) $r0
    mov b32 $r5 b32 s[$a4+0x24]
    add f32 $r0 (mul b32 s[$a2+0x64] $r5) $r0
    mov b32 $r5 b32 s[$a4+0x28]
    add f32 $r0 (mul b32 s[$a2+0x68] $r5) $r0
    mov b32 $r5 b32 s[$a4+0x2c]
    add f32 $r0 (mul b32 s[$a2+0x6c] $r5) $r0
    mov b32 $r5 b32 s[$a4+0x30]
    add f32 $r0 (mul b32 s[$a2+0x70] $r5) $r0
    mov b32 $r5 b32 s[$a4+0x34]
    add f32 $r0 (mul b32 s[$a2+0x74] $r5) $r0
    mov b32 $r5 b32 s[$a4+0x38]
    add f32 $r0 (mul b32 s[$a2+0x78] $r5) $r0
    mov b32 $r5 b32 s[$a4+0x3c]
    add f32 $r0 (mul b32 s[$a2+0x7c] $r5) $r0
    bar inc wait 0x0 0xfff
    add b32 $r8 $r8 0x40                    // 16 columns further on in a
    add b32 $r9 $r9 $r10
    add b32 $c0 $r6 $r6 $r13
    (lg $c0) bra tile
    exit st b32 g14[$r7] $r0
