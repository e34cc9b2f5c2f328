// records: records of 16 bytes, put in reverse order, with loads and stores of every width.
//
// A record is a number of 64 bits, one of 32, one of 16 and two of 8, of which the second has a
// sign. The thread loads a record as a whole, four registers that begin at a multiple of 4, and
// stores it so at the mirrored place. Then it loads the members of that new record one by one, adds
// them up with the signs they have, and stores the sum in three arrays: 64, 16 and 8 bits of it.
//
// Nothing makes the store wait for the load of the same place: within a thread memory keeps order.
//
// Launch: grid * block = n records.
// s[0x10] n, s[0x14] in, s[0x18] reversed, s[0x1c] sums of 64 bits, s[0x20] of 16, s[0x24] of 8
//
// run: -V g80 --grid 2 --block 48 --param u32:96 --param buffer:records.in
// run: --param buffer:1536:records.reversed --param buffer:768:records.sum64
// run: --param buffer:192:records.sum16 --param buffer:96:records.sum8
    cvt u32 $r1 u16 $r0l
    mov b16 $r2l u16 s[0x2]
    add $r1 (mul u16 u16 s[0xc] $r2l) $r1   // i
    shl b32 $r2 $r1 0x4
    add b32 $r2 b32 s[0x14] $r2
    ld b128 $r4q g14[$r2]
    mov b32 $r3 b32 s[0x10]
    sub b32 $r3 $r3 $r1
    add b32 $r3 $r3 0xffffffff              // n - 1 - i
    shl b32 $r2 $r3 0x4
    add b32 $r2 b32 s[0x18] $r2
    st b128 g14[$r2] $r4q

    ld b64 $r8d g14[$r2]                    // 64 bits
    add b32 $r2 $r2 0x8
    ld b32 $r10 g14[$r2]                    // 32, signed
    add b32 $r2 $r2 0x4
    ld s16 $r11 g14[$r2]
    add b32 $r2 $r2 0x2
    ld u8 $r12 g14[$r2]
    add b32 $r2 $r2 0x1
    ld s8 $r13 g14[$r2]
    mov b32 $r14 0x1f
    add b32 $r11 $r11 $r12
    add b32 $r11 $r11 $r13                  // small, has no carry
    shr s32 $r12 $r10 $r14                  // signs, to 64 bits
    shr s32 $r13 $r11 $r14
    add b32 $c0 $r8 $r8 $r10
    addc b32 $r9 $r9 $r12 $c0
    add b32 $c0 $r8 $r8 $r11
    addc b32 $r9 $r9 $r13 $c0

    shl b32 $r2 $r3 0x3
    add b32 $r2 b32 s[0x1c] $r2
    st b64 g14[$r2] $r8d
    shl b32 $r2 $r3 0x1
    add b32 $r2 b32 s[0x20] $r2
    st u16 g14[$r2] $r8
    add b32 $r2 b32 s[0x24] $r3
    exit st u8 g14[$r2] $r8
