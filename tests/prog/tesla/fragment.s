// fragment: a fragment program that looks a texture up with perspective, and dims what it finds.
//
// A thread a fragment. v[0x0] 1/w, v[0x4] and v[0x8] coordinates by w, v[0xc] brightness; the colour, which
// programs leave in $r0 to $r3, also goes to l[0x0], where the run finds it.
//
// run: -V g80 --mode fp --block 35 --grid 2 --memory v:fragment.v --memory tx0:fragment.t0
// run: --save l@0+16:fragment.l
    interp $r4 v[0x0]
    rcp f32 $r4 $r4
    interp $r0 v[0x4] $r4
    interp $r1 cent v[0x8] neg $r4
    interp $r5 flat v[0xc]
    texauto live $r0:$r1:$r2:$r3 $t0 $s0 $r0:$r1
    mul f32 $r0 $r0 $r5
    mul f32 $r1 $r1 $r5
    mul f32 $r2 $r2 $r5
    mul f32 $r3 $r3 $r5
    st b32 l[0x0] $r0
    st b32 l[0x4] $r1
    st b32 l[0x8] $r2
    exit st b32 l[0xc] $r3
