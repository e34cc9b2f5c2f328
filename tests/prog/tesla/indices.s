// indices: what a thread knows about its place in the launch, in three dimensions.
//
// Every thread finds its number in the grid, counted with x fastest within the block and the blocks
// one after the other, and stores 16 bytes at out[number]:
//
//     tid.x | tid.y << 16,  tid.z | ctaid.x << 16,  ctaid.y | ntid.x << 16,  number
//
// $r0 holds the thread's place in the block when the program begins: x in bits 0 to 15, y in bits
// 16 to 25, z in bits 26 to 31. The sizes of block and grid and the place of the block are halves
// in the first 16 bytes of shared memory. There is no branch: the launch has no thread too many.
//
// s[0x10] out, 16 bytes a thread
//
// run: -V g80 --grid 3,2 --block 5,4,3 --param buffer:5760:indices.out
    and b32 $r1 $r0 0xffff                  // tid.x
    shr u32 $r2 $r0 0x10
    and b32 $r2 $r2 0x3ff                   // tid.y
    shr u32 $r3 $r0 0x1a                    // tid.z

    // number within the block: (z * ntid.y + y) * ntid.x + x
    add $r4 (mul u16 u16 s[0x4] $r3l) $r2
    mov b16 $r5l u16 s[0x2]
    add $r4 (mul u16 $r4l $r5l) $r1

    // threads of a block, and blocks before this one
    mov b16 $r6l u16 s[0x4]
    mul $r6 u16 $r6l u16 $r5l
    mov b16 $r7l u16 s[0x6]
    mul $r6 u16 $r6l u16 $r7l
    cvt u32 $r7 u16 u16 s[0xc]              // ctaid.x
    mov b16 $r8l u16 s[0x8]
    add $r9 (mul u16 u16 s[0xe] $r8l) $r7   // ctaid.y * nctaid.x + ctaid.x
    add $r11 (mul u16 $r6l $r9l) $r4        // the thread's number

    shl b32 $r8 $r2 0x10
    or b32 $r8 $r8 $r1
    shl b32 $r9 $r7 0x10
    or b32 $r9 $r9 $r3
    cvt u32 $r10 u16 u16 s[0xe]             // ctaid.y
    shl b32 $r12 $r5 0x10
    or b32 $r10 $r10 $r12
    shl b32 $r12 $r11 0x4
    add b32 $r12 b32 s[0x10] $r12
    exit st b128 g14[$r12] $r8q
