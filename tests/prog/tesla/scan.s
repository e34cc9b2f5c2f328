// scan: running sums, out[i] = in[0] + .. + in[i], of n numbers modulo 2^32, by one block.
//
// The block takes 128 numbers at a time. Within these every thread adds, for distances 1, 2, 4, ..,
// 64, the sum that the thread so far to the left has at that moment. Reading and writing must not
// overlap, hence two barriers a round. The last thread's sum is carried into the next 128.
//
// Instead of branches there are predicates here: loads, additions and stores that some lanes leave
// out. A loop that all threads leave together needs no joinat.
//
// Launch: one block of 128.
// s[0x10] n, s[0x14] in, s[0x18] out; s[0x40] sums
//
// run: -V g80 --grid 1 --block 128 --shared 0x240 --param u32:500 --param buffer:scan.in
// run: --param buffer:2000:scan.out
    cvt u32 $r1 u16 $r0l                    // t
    shl $a1 $r1 0x2                         // its place, s[$a1+0x40]
    mov b32 $r2 $r1                         // i
    mov b32 $r3 0x0                         // carried sum
    mov b32 $r9 0x0                         // first of the 128
    mov b32 $r10 0x80
chunk:
    mov b32 $r4 0x0
    set $c1 # g u32 b32 s[0x10] $r2         // i < n
    shl b32 $r5 $r2 0x2
    add b32 $r6 b32 s[0x14] $r5
    (lg $c1) ld b32 $r4 g14[$r6]
    st b32 s[$a1+0x40] $r4
    mov b32 $r6 0x1                         // distance
round:
    bar inc wait 0x0 0xfff
    sub b32 $c0 $r7 $r1 $r6                 // t - distance, and whether there is such a thread
    shl $a2 $r7 0x2
    (c $c0) mov b32 $r8 b32 s[$a2+0x40]
    bar inc wait 0x0 0xfff
    (c $c0) add b32 $r4 $r4 $r8
    st b32 s[$a1+0x40] $r4
    shl b32 $r6 $r6 0x1
    set $c0 # l u32 $r6 $r10
    (lg $c0) bra round

    bar inc wait 0x0 0xfff
    add b32 $r4 $r4 $r3
    add b32 $r6 b32 s[0x18] $r5
    (lg $c1) st b32 g14[$r6] $r4
    mov b32 $r7 0x1fc
    shl $a2 $r7 0x0
    mov b32 $r8 b32 s[$a2+0x40]             // the sum of these 128
    add b32 $r3 $r3 $r8
    add b32 $r2 $r2 $r10
    add b32 $r9 $r9 $r10
    set $c0 # g u32 b32 s[0x10] $r9
    bar inc wait 0x0 0xfff                  // no stores before all have read
    (lg $c0) bra chunk
    exit nop
