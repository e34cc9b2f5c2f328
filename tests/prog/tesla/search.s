// search: where a pattern occurs in a text, and how often.
//
// One thread a place. The lanes compare byte by byte and leave the loop by `break` at the first
// that differs; those that come to the end of the pattern have found it. They all come there in the
// same round, since they began together, so the branch to `found` is taken by all that are left.
// `break` is there as well: it brings them to the lanes that wait at `decided`.
//
// s[0x10] places (length of text less length of pattern, plus 1), s[0x14] text, s[0x18] length of
// pattern, s[0x1c] pattern, s[0x20] out (a byte a place), s[0x24] number of finds, zero before
//
// run: -V g84 --grid 8 --block 64 --param u32:505 --param buffer:search.text --param u32:8
// run: --param buffer:search.pattern --param buffer:505:search.found --param buffer:4:search.count
    cvt u32 $r1 u16 $r0l
    mov b16 $r2l u16 s[0x2]
    add $r1 (mul u16 u16 s[0xc] $r2l) $r1   // place
    set $c0 # le u32 b32 s[0x10] $r1
    (lg $c0) ret
    add b32 $r2 b32 s[0x14] $r1             // in the text
    mov b32 $r3 b32 s[0x1c]                 // in the pattern
    mov b32 $r4 b32 s[0x18]                 // bytes left
    mov b32 $r5 0x0                         // found
    mov b32 $r8 0x1
    mov b32 $r9 0xffffffff
    breakaddr decided
next:
    ld u8 $r6 g14[$r2]
    ld u8 $r7 g14[$r3]
    sub b32 $c0 # $r6 $r7
    (lg $c0) break
    add b32 $r2 $r2 $r8
    add b32 $r3 $r3 $r8
    add b32 $c0 $r4 $r4 $r9
    (e $c0) bra found
    bra next
found:
    mov b32 $r7 b32 s[0x24]
    red add u32 g14[$r7] $r8
    mov b32 $r5 $r8
    break
decided:
    add b32 $r1 b32 s[0x20] $r1
    exit st u8 g14[$r1] $r5
