; The primes below 100: their bytes from `primes` on, how many in v2, their sum in vb (high) and va (low).
; To be loaded at 0x200. Made for either variant: the index is set again before each use.
        .set limit, 100
        .set flags, 0x400       ; one byte a number: 1 where it has a divisor
        .set primes, 0x500

start:  ld   v1, 2              ; the number at hand
        ld   v2, 0              ; how many primes there are
        ld   va, 0
        ld   vb, 0
again:  ld   i, flags
        add  i, v1
        ld   v0, [i]
        se   v0, 0
        jp   struck
        ld   i, primes
        add  i, v2
        ld   v0, v1
        ld   [i], v0
        add  v2, 1
        add  va, v1             ; the sum, with a carry
        add  vb, vf
        call strike
struck: add  v1, 1
        se   v1, limit
        jp   again
end:    jp   end

; Marks the multiples of v1 below the limit, from twice v1 on. Spoils v0, v3, v4, v5, vf
strike: ld   v3, v1
next:   add  v3, v1
        ld   v4, v3
        ld   v5, limit
        sub  v4, v5             ; vf = v3 >= limit
        sne  vf, 1
        ret
        ld   i, flags
        add  i, v3
        ld   v0, 1
        ld   [i], v0
        jp   next
