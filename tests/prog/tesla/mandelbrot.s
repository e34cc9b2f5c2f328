// mandelbrot: rounds of z = z * z + c until abs(z) > 2, for each pixel, at most `limit`.
//
// Neighbours take different numbers of rounds: the loop that every lane leaves when it is ready.
// `breakaddr done` pushes the address after the loop, with the lanes that began it;
// `break` under a predicate takes lanes out. The loop goes on as long as a lane is left; with the
// last one the entry comes off the stack and all lanes go on at `done`.
//
// Launch: blocks of any shape; width and height are multiples of the block's.
// s[0x10] left, s[0x14] top, s[0x18] step (f32), s[0x1c] limit, s[0x20] out (u32 a pixel)
//
// run: -V g80 --grid 6,4 --block 8,8 --param f32:-2.25 --param f32:-1.25 --param f32:0.078125
// run: --param u32:48 --param buffer:6144:mandelbrot.out
    cvt u32 $r1 u16 $r0l
    shr u32 $r2 $r0 0x10
    mov b16 $r3l u16 s[0x2]
    mov b16 $r3h u16 s[0x4]
    add $r1 (mul u16 u16 s[0xc] $r3l) $r1   // x
    add $r2 (mul u16 u16 s[0xe] $r3h) $r2   // y
    mov b16 $r4l u16 s[0x8]
    mul $r4 u16 $r4l u16 $r3l               // width
    add $r3 (mul u16 $r2l $r4l) $r1
    shl b32 $r3 $r3 0x2
    add b32 $r3 b32 s[0x20] $r3             // the pixel

    cvt rn f32 $r4 u32 $r1
    cvt rn f32 $r5 u32 $r2
    mov b32 $r6 b32 s[0x10]
    mov b32 $r7 b32 s[0x14]
    add f32 $r4 (mul b32 s[0x18] $r4) $r6   // re c = left + x * step
    add f32 $r5 (mul b32 s[0x18] $r5) $r7   // im c = top + y * step
    mov b32 $r6 $r4                         // z = c
    mov b32 $r7 $r5
    mov b32 $r8 0x0                         // rounds
    mov b32 $r12 0x40800000                 // 4.0
    mov b32 $r13 0x1

    breakaddr done
next:
    set $c0 # le u32 b32 s[0x1c] $r8
    (lg $c0) break
    mul rn f32 $r9 $r6 $r6
    mul rn f32 $r10 $r7 $r7
    add rn f32 $r11 $r9 $r10
    set $c0 # g f32 $r11 $r12
    (lg $c0) break
    mul rn f32 $r7 $r6 $r7
    add rn f32 $r7 $r7 $r7
    add rn f32 $r7 $r7 $r5                  // im = 2 * re * im + im c
    add rn f32 $r6 $r9 neg $r10
    add rn f32 $r6 $r6 $r4                  // re = re * re - im * im + re c
    add b32 $r8 $r8 $r13
    bra next
done:
    exit st b32 g14[$r3] $r8
