// collatz: how many steps a number takes to 1, halved when even, else tripled and one added.
//
// A loop that lanes leave one by one (breakaddr, break), with an `if` with `else` in it:
//
//     joinat J
//     (even) bra E       the lanes part
//     ...                odd ones
//     bra J
//     E: ...             even ones
//     J: join ..         the path that comes first switches to the other; then both go on together
//
// The entry of joinat is above that of breakaddr on the stack while the lanes are parted; they are
// together again when one of them may leave the loop.
//
// s[0x10] first number, at least 1, s[0x14] out (u32)
//
// run: -V g80 --grid 4 --block 64 --param u32:1 --param buffer:1024:collatz.out
    cvt u32 $r1 u16 $r0l
    mov b16 $r2l u16 s[0x2]
    add $r1 (mul u16 u16 s[0xc] $r2l) $r1
    add b32 $r2 b32 s[0x10] $r1             // n
    mov b32 $r3 0x0                         // steps
    mov b32 $r4 0x1
    breakaddr done
step:
    set $c0 # e u32 $r2 $r4
    (lg $c0) break
    joinat stepped
    and b32 $c0 # $r2 $r4
    (e $c0) bra even
    shl b32 $r5 $r2 0x1
    add b32 $r2 $r2 $r5
    add b32 $r2 $r2 $r4
    bra stepped
even:
    shr u32 $r2 $r2 0x1
stepped:
    join add b32 $r3 $r3 $r4
    bra step
done:
    shl b32 $r1 $r1 0x2
    add b32 $r1 b32 s[0x14] $r1
    exit st b32 g14[$r1] $r3
