// two_squares: in how many ways a number is a sum of two squares, n = a * a + b * b with a <= b.
//
// Two loops, one in the other, that each lane leaves at its own time. Both use breakaddr and break;
// `break` takes lanes out of the innermost breakaddr on the stack. In the inner loop the lanes also
// part at a branch without joinat: those that found a sum go to `hit`, count, and leave by `break`
// there, while the others go round again. Where the last lane of a path leaves, the warp switches
// to a path that still waits on the stack, and only when there is none is the loop done.
//
// s[0x10] first number, s[0x14] out (u32), one number a thread
//
// run: -V g80 --grid 2 --block 64 --param u32:0 --param buffer:512:two_squares.out
    cvt u32 $r1 u16 $r0l
    mov b16 $r2l u16 s[0x2]
    add $r1 (mul u16 u16 s[0xc] $r2l) $r1   // i
    add b32 $r2 b32 s[0x10] $r1             // n
    mov b32 $r3 0x0                         // ways
    mov b32 $r4 0x0                         // a
    mov b32 $r10 0x1
    breakaddr counted
outer:
    mul $r5 u16 $r4l u16 $r4l
    add b32 $r6 $r5 $r5
    set $c0 # g u32 $r6 $r2                 // 2 * a * a > n: b would be less than a
    (lg $c0) break
    mov b32 $r7 $r4                         // b
    breakaddr tried
inner:
    add $r8 (mul u16 $r7l $r7l) $r5         // a * a + b * b
    sub b32 $c0 # $r8 $r2
    (a $c0) break                           // too large
    (e $c0) bra hit
    add b32 $r7 $r7 $r10
    bra inner
hit:
    add b32 $r3 $r3 $r10
    break
tried:
    add b32 $r4 $r4 $r10
    bra outer
counted:
    shl b32 $r1 $r1 0x2
    add b32 $r1 b32 s[0x14] $r1
    exit st b32 g14[$r1] $r3
