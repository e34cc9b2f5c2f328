// fir: a filter with 16 taps over signed numbers of 16 bits.
//
// The block loads its samples and the 15 before them into shared memory, as halves. Then every
// thread walks along them: `s[$a1++0x2]` is the operand at $a1, which is 2 more afterwards. The
// taps are walked along the other way, in c0, with a second address register and `add $a`.
// Sums have 32 bits and stop at the greatest and the least number instead of running over.
//
// Launch: blocks of 64. s[0x10] samples (15 more than threads), s[0x14] out (s32); c0: taps, s16
// s[0x40] samples of the block
//
// run: -V g84 --grid 3 --block 64 --shared 0x100 --memory c0:fir.taps --param buffer:fir.in
// run: --param buffer:768:fir.out
    cvt u32 $r1 u16 $r0l                    // t
    mov b32 $r2 0x40
    add $r3 (mul u16 u16 s[0xc] $r2l) $r1   // i
    shl b32 $r4 $r3 0x1
    add b32 $r4 b32 s[0x10] $r4
    ld s16 $r5 g14[$r4]
    shl $a1 $r1 0x1
    st b16 s[$a1+0x40] $r5
    mov b32 $r6 0xf
    set $c0 # l u32 $r1 $r6                 // 15 threads load the samples after them
    add b32 $r4 $r4 0x80
    (lg $c0) ld s16 $r5 g14[$r4]
    (lg $c0) st b16 s[$a1+0xc0] $r5
    bar inc wait 0x0 0xfff

    add $a1 $a1 0x40                        // the oldest sample
    mov b32 $r7 0x1e
    shl $a2 $r7 0x0                         // the last tap
    mov b32 $r8 0x0                         // the sum
    mov b32 $r9 0x10
    mov b32 $r10 0xffffffff
tap:
    ld $r11l u16 c0[$a2]
    add sat $r8 (mul s16 u16 s[$a1++0x2] $r11l) $r8
    add $a2 $a2 0xfffe
    add b32 $c0 $r9 $r9 $r10
    (lg $c0) bra tap
    shl b32 $r3 $r3 0x2
    add b32 $r3 b32 s[0x14] $r3
    exit st b32 g14[$r3] $r8
