; Writes the number 254 in the middle of the screen and erases its first digit again by drawing it twice.
; Made for either variant. The digits come first, at address 0, where `ld f, vX` looks for them.
        .include "font.s"
        .set number, 254
        .set top, 10

        .org 0x200
start:  cls
        ld   v4, number
        ld   i, digits
        ld   b, v4              ; three decimal digits at `digits`
        ld   i, digits
        ld   v2, [i]            ; v0 v1 v2 = 2 5 4
        ld   v5, 20             ; the column
        ld   v6, top            ; the line
        ld   v7, v0
        call digit
        ld   v7, v1
        call digit
        ld   v7, v2
        call digit
        ld   v8, vf             ; nothing was drawn over anything: 0
        ld   v5, 20
        ld   v7, v0
        call digit              ; the 2 goes out
        ld   v9, vf             ; and that is a collision: 1
        ld   v5, 62
        ld   v6, 30
        ld   v7, 0xb
        call digit              ; a B that the corner cuts off
end:    jp   end

; Draws the digit v7 at v5, v6 and moves v5 after it
digit:  ld   f, v7
        drw  v5, v6, 5
        add  v5, 5
        ret

digits: .byte 0, 0, 0
        .align 2
