// gcd_lcm: greatest common divisor and least common multiple of pairs, with functions.
//
// `call` pushes the return address with the active lanes; `ret` under a predicate takes lanes out of the
// function until none is left, then all that entered continue after the call. `gcd` subtracts until
// both numbers are equal: every lane returns at its own time.
// `lcm` calls `gcd` and then `divide`, so that calls are nested. Lanes whose number is odd want
// the greatest common divisor only; they go another way and call the same function from there.
//
// Arguments and results: $r4 and $r5 to $r6. The functions use $r5 to $r12.
// s[0x10] pairs (two u32, 1 to 65535), s[0x14] out (u32): lcm for even threads, gcd for odd ones
//
// run: -V g80 --grid 2 --block 64 --param buffer:gcd_lcm.in --param buffer:512:gcd_lcm.out
    cvt u32 $r1 u16 $r0l
    mov b16 $r2l u16 s[0x2]
    add $r1 (mul u16 u16 s[0xc] $r2l) $r1
    shl b32 $r2 $r1 0x3
    add b32 $r2 b32 s[0x10] $r2
    ld b64 $r4d g14[$r2]
    mov b32 $r3 0x1
    joinat store
    and b32 $c0 # $r1 $r3
    (lg $c0) bra odd
    call lcm
    bra store
odd:
    call gcd
store:
    join nop
    shl b32 $r1 $r1 0x2
    add b32 $r1 b32 s[0x14] $r1
    exit st b32 g14[$r1] $r6

gcd:                                        // $r6 = greatest common divisor of $r4 and $r5
    mov b32 $r6 $r4
    mov b32 $r7 $r5
reduce:
    sub b32 $c0 # $r6 $r7
    (e $c0) ret
    (c $c0) sub b32 $r6 $r6 $r7
    (nc $c0) sub b32 $r7 $r7 $r6
    bra reduce

lcm:                                        // $r6 = least common multiple of $r4 and $r5
    call gcd
    call divide
    mul $r6 u16 $r8l u16 $r5l
    ret

divide:                                     // $r8 = $r4 / $r6, 16 bits
    mov b32 $r8 $r4
    mov b32 $r9 0x0                         // the rest
    mov b32 $r10 0x10
    mov b32 $r11 0xffffffff
    mov b32 $r12 0x1
    shl b32 $r8 $r8 0x10
bit:
    add b32 $c0 $r8 $r8 $r8                 // the next bit of the dividend is the carry
    addc b32 $r9 $r9 $r9 $c0
    sub b32 $c0 # $r9 $r6
    (c $c0) sub b32 $r9 $r9 $r6
    (c $c0) or b32 $r8 $r8 $r12
    add b32 $c0 $r10 $r10 $r11
    (lg $c0) bra bit
    ret
