# `dis --syntax`: texts in another syntax of the description, which `as` reads like any other.
. "$(dirname "$0")/lib.sh"

# ---- a description of our own ----

cp "$ROOT/tests/ok/text/syntaxes.isa" own.isa
cat >own.s <<'T'
put.long $r1, #7 {2}
put $r1, $r0 {^}
put.long $r2, #7
put $r3, $r2 {1,^}
T
run 0 "own: as" "$ISADORA" as -m own.isa -i -o own.bin own.s
own() { "$ISADORA" dis -m own.isa -i --text "$@" own.bin 2>notes; }
is "own: as it is" "$(cat own.s)" "$(own)"
is "own: the default by name" "$(cat own.s)" "$(own --syntax isadora)"
own --syntax front >front.s
is "own: suffix first" $'[2:-] put.long $r1, #7\n[0:^] put $r1, $r0\n[0:-] put.long $r2, #7\n[1:^] put $r3, $r2' \
    "$(cat front.s)"
is "own: brief" $'put long $r1, 6\nclear $r1\nput long $r2, 6\nput $r3, $r2' "$(own --syntax plain)"
is "own: both" $'put long $r1, 6\nclear $r1\nput long $r2, 6\nput $r3, $r2' "$(own --syntax front,plain)"
for text in own.s front.s; do
    run 0 "own: $text assembles" "$ISADORA" as -m own.isa -i -o again.bin $text
    run 0 "own: $text, the same words" cmp own.bin again.bin
done
run 0 "own: what brief text leaves out" "$ISADORA" dis -m own.isa -i --text --syntax plain own.bin
err 'note: text of `plain` does not tell all words apart (control, ignored bits, instructions printed as others)'
own --syntax plain >plain.s
run 0 "own: brief text assembles" "$ISADORA" as -m own.isa -i -o again.bin plain.s
is "own: without suffixes" "$(own --syntax plain)" \
    "$("$ISADORA" dis -m own.isa -i --text --syntax plain again.bin 2>notes)"
run 2 "own: misspelt" "$ISADORA" dis -m own.isa -i --syntax frnt own.bin
err 'demo has no syntax `frnt`; did you mean `front`?'
run 2 "own: unknown" "$ISADORA" dis -m own.isa -i --syntax at own.bin
err 'demo has no syntax `at`; there are isadora, plain, front'
run 2 "none at all" "$ISADORA" dis -m vuc -i --syntax gas own.bin
err 'vuc has no syntax `gas`; there are isadora'
"$ISADORA" info -m own.isa >info
run 0 "info lists them" grep -q 'syntaxes  plain: numbers and sizes in words' info

# What is wrong is found at its place, though the suffix is read last.
run 1 "own: operand after a suffix" "$ISADORA" as -m own.isa - <<<'[2:-] put $r1, $r99'
err ':1:16: error'
run 1 "own: suffix in front" "$ISADORA" as -m own.isa - <<<'[9:-] put $r1, $r2'
err ':1:2: error'

# ---- other assemblers' lines ----

cat >lines.s <<'T'
/*0000*/  put $r1, $r2 ;   /* 0xd120 */
.L_x_1:
[1:-]  /*0002*/ put $r1, /* why */ $r2 ;
put $r1, (*"what"*) $r2 ; put
/* a comment */ loop: put $r1, $r3
T
run 0 "comments" "$ISADORA" as -m own.isa lines.s
is "comments: words" "d120 d121 d120 d130" "$(tr '\n' ' ' <out | sed 's/ $//')"
run 1 "a comment without an end" "$ISADORA" as -m own.isa - <<<'put $r1, $r2 /* and on'
err ':1:14: error'
printf '.ascii "/* no */"\n' >string.s
run 0 "comment signs in a string" "$ISADORA" as -m own.isa -i -o string.bin string.s
is "string" "/* no */" "$(cat string.bin)"

# ---- SASS ----

# texts ISA CONFIG: words of the committed samples, and their texts in each syntax and back.
texts() {
    local isa=$1 config=$2 name=$1-$2
    awk -F'\t' -v c="$config" '$1 == c && length($2) != 22 {print $2}' "$ROOT/tests/text/$isa.tsv" |
        as_input "$isa" >words
    "$ISADORA" dis -m "$isa" -V "$config" --text -w words | "$ISADORA" as -m "$isa" -V "$config" -o own -
    "$ISADORA" dis -m "$isa" -V "$config" --text --syntax cuasm -w words >cuasm
    run 0 "$name: cuasm assembles" "$ISADORA" as -m "$isa" -V "$config" -o again cuasm
    run 0 "$name: cuasm, the same words" cmp own again
    run 1 "$name: control fields are in front" grep -v '^\[B[-0-5]\{6\}:R[-0-6]:W[-0-6]:[Y-]:S[01][0-9]\] \|^[.L]' cuasm
}
texts volta sm_70
texts volta sm_80
texts volta sm_90

cubin=$ROOT/tests/prog/sass/vecadd_sm_52.cubin
"$ISADORA" dis --text --syntax cuasm "$cubin" >kernel.s
run 0 "maxwell: cuasm goes back into the cubin" "$ISADORA" as --elf "$cubin" -o same.cubin kernel.s
run 0 "maxwell: the same" cmp "$cubin" same.cubin
cubin=$ROOT/tests/prog/sass/vecadd_sm_80.cubin
"$ISADORA" dis --syntax nvdisasm "$cubin" >listing
run 0 "volta: nvdisasm has no control fields" grep -q 'FADD R9, R2, R5$' listing
"$ISADORA" dis --syntax cuasm "$cubin" >listing
run 0 "volta: cuasm" grep -q '\[B--2---:R-:W-:Y:S05\] FADD R9, R2, R5$' listing

# A listing with sections: what is no code is skipped, and lines keep their numbers.
cubin=$ROOT/tests/prog/sass/vecadd_sm_80.cubin
{
    printf '\t.headerflags\t@"EF_CUDA_SM80"\n\t.section\t.nv.info,"",@SHT_CUDA_INFO\n        .byte 4, 0x2f\nodd line\n'
    printf '\t.section\t.text.vecadd,"ax",@progbits\n\t.sectioninfo\t@"SHI_REGISTERS=12"\n\t.align\t128\n'
    printf '        .type vecadd,@function\nvecadd:\n.text.vecadd:\n'
    "$ISADORA" dis --text "$cubin" | grep -v '^[.;]'
    printf '\t.section\t.debug_str\nnot code\n'
} >listing.s
run 0 "a listing" "$ISADORA" as --elf "$cubin" -o same.cubin listing.s
no_err
run 0 "a listing: the same file" cmp "$cubin" same.cubin
# ---- without control fields: those of the file are kept ----
for name in vecadd_sm_52 product_sm_52 vecadd_sm_70 vecadd_sm_80 product_sm_80 vecadd_sm_90; do # 52: with pairs
    k=$ROOT/tests/prog/sass/$name.cubin
    "$ISADORA" dis --text --syntax nvdisasm "$k" 2>&- | sed 's/$/ ;/; /^[.;]/s/ ;$//; /:  *;$/s/ ;$//' >brief.s
    run 0 "$name: a listing without control fields" "$ISADORA" as --elf "$k" -o same.cubin brief.s
    err 'keep those of the file'
    run 0 "$name: the same file" cmp "$k" same.cubin
    sed '0,/^.*EXIT/s//NOP ; \/* new *\/\n&/' brief.s >more.s
    run 0 "$name: one more" "$ISADORA" as --elf "$k" -o more.cubin more.s
    "$ISADORA" dis --text "$k" | grep -v '^[.;]\|^NOP\|L_' >old
    "$ISADORA" dis --text more.cubin | grep -v '^[.;]\|^NOP\|L_' >new
    run 0 "$name: the others have what they had" diff old new
done
# what an edited line says is so, and lines without braces keep theirs
"$ISADORA" dis --text --syntax nvdisasm "$cubin" 2>&- >brief.s
{ sed '/^STG/,$d' brief.s && printf 'FMUL R9, R9, 4 {!5}\nFMUL R9, R9, 2\nSTG.E [R6.64], R9 {!2}\n' && sed '1,/^STG/d' brief.s; } >more.s
run 0 "some braces" "$ISADORA" as --elf "$cubin" -o more.cubin more.s
err "what is new, in line $(grep -n 'R9, R9, 2' more.s | sed 's/:.*//'), has the usual ones"
"$ISADORA" dis --text "$cubin" | grep -v '^;' >old
"$ISADORA" dis --text more.cubin | grep -v '^;' >new
is "all others keep theirs" '< STG.E [R6.64], R9
> FMUL R9, R9, 4 {!5}
> FMUL R9, R9, 2
> STG.E [R6.64], R9 {!2}' "$(diff old new | grep '^[<>]' | grep -v 'L_\|NOP')"
is "padding gives room" "$(($(grep -c NOP old) - 2))" "$(grep -c 'NOP {Y}' new)"
# without braces in text that has them is not kept
"$ISADORA" dis --text "$cubin" | sed 's/^\(ISETP.*\) {.*/\1/' >less.s
run 0 "braces that were removed" "$ISADORA" as --elf "$cubin" -o less.cubin less.s
no_err
run 0 "are gone" "$ISADORA" dis --text less.cubin
out 'ISETP.GE.AND P0, PT, R6, c[0x0][0x178], PT
'
sed 's/^FADD R9/FADD R999/' listing.s >wrong.s
run 1 "a listing: errors" "$ISADORA" as --elf "$cubin" -o wrong.cubin wrong.s
err "wrong.s:$(grep -n 'FADD R999' wrong.s | cut -d: -f1):"
printf '\t.section .data\n1\n' >none.s
run 1 "a listing without code" "$ISADORA" as --elf "$cubin" -o wrong.cubin none.s
err 'none.s has no line `.function NAME`'

# As nvdisasm prints it, word for word: a blank before some brackets, labels, what it knows of a jump.
cat >lines.s <<'T'
        /*0028*/         {         XMAD.MRG R3, R0.reuse, c[0x0] [0x8].H1, RZ ;  /* 0x4f107f8000270003 */
        /*0030*/              @!P0 BRA `(.L_x_0)         }
                                                                                 /* 0xe24000000300800f */
.L_x_0:
        /*00b8*/                   BRX R2 -0xc0                                (*"INDIRECT_CALL"*); /* 0xe2500ffff407020f */
T
run 0 "maxwell: lines of nvdisasm" "$ISADORA" as -m maxwell -V sm_52 -i -o lines.bin lines.s
"$ISADORA" dis -m maxwell -V sm_52 -i --text lines.bin >back
run 0 "maxwell: the constant" grep -q '^{XMAD.MRG R3, R0.reuse, c\[0x0\]\[0x8\].H1, RZ\|^{ XMAD.MRG R3, R0.reuse, c' back
run 0 "maxwell: the label" grep -q '^@!P0 BRA L_18' back

done_
