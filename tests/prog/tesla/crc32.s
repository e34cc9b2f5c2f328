// crc32: the CRC-32 of Ethernet and zip files, of one record of 64 bytes a thread.
//
// The usual way by table: 256 words in c0, indexed through $a1 with the low byte of the sum so far
// and the byte at hand. Each lane has its own index; constants may differ from lane to lane, they
// are only quickest when they do not.
//
// s[0x10] records, s[0x14] sums; c0: the table
//
// run: -V g80 --grid 2 --block 48 --memory c0:crc32.table --param buffer:crc32.in
// run: --param buffer:384:crc32.out
    cvt u32 $r1 u16 $r0l
    mov b16 $r2l u16 s[0x2]
    add $r1 (mul u16 u16 s[0xc] $r2l) $r1
    shl b32 $r2 $r1 0x6
    add b32 $r2 b32 s[0x10] $r2             // the record
    shl b32 $r3 $r1 0x2
    add b32 $r3 b32 s[0x14] $r3             // its sum
    mov b32 $r4 0x10                        // words left
    mov b32 $r5 0xffffffff
    mov b32 $r9 0xffffffff
    mov b32 $r10 0x4
word:
    ld b32 $r6 g14[$r2]
    mov b32 $r7 0x4                         // bytes left
byte:
    xor b32 $r8 $r5 $r6
    and b32 $r8 $r8 0xff
    shl $a1 $r8 0x2
    shr u32 $r5 $r5 0x8
    xor b32 $r5 $r5 c0[$a1]
    shr u32 $r6 $r6 0x8
    add b32 $c0 $r7 $r7 $r9
    (lg $c0) bra byte
    add b32 $r2 $r2 $r10
    add b32 $c0 $r4 $r4 $r9
    (lg $c0) bra word
    xor b32 $r5 $r5 0xffffffff
    exit st b32 g14[$r3] $r5
