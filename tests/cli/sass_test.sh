# SASS as ptxas 11.8 makes it of a kernel of our own (tests/prog/sass): files, texts and control fields, both ways.
. "$(dirname "$0")/lib.sh"
kernels=$ROOT/tests/prog/sass

# What the header says, without -m; no word that is data; text and back is the same file.
for v in 52 70 80 90; do
    cubin=$kernels/vecadd_sm_$v.cubin
    run 0 "sm_$v reads" "$ISADORA" dis "$cubin"
    no_err
    [ $v = 52 ] && name=maxwell || name=volta
    out "read as $name sm_$v"
    out "function vecadd: "
    is "sm_$v: data" 0 "$(grep -c '\.unit' out)"
    run 0 "sm_$v: text" "$ISADORA" dis --text "$cubin"
    cp out text
    run 0 "sm_$v: back" "$ISADORA" as --elf "$cubin" text -o again
    cmp -s "$cubin" again && pass || fail "sm_$v: another file"
    # Text without the comments and with other blanks is the same.
    sed 's/;.*//; s/, /,   /g' text >other
    run 0 "sm_$v: other blanks" "$ISADORA" as --elf "$cubin" other -o again
    cmp -s "$cubin" again && pass || fail "sm_$v: another file of other blanks"
done

# Groups of three under a control word, pairs in braces.
run 0 "sm_52" "$ISADORA" dis --ctrl "$kernels/vecadd_sm_52.cubin"
out '  XMAD.MRG R3, R0.reuse, c[0x0][0x8].H1, RZ'
out '  {IADD R4.CC, R6, c[0x0][0x148]'
out '  LDG.E R2, [R2]'
out '}'
out '  @P0 EXIT'

# Control fields, as text and as fields.
cubin=$kernels/vecadd_sm_80.cubin
run 0 "control fields" "$ISADORA" dis --ctrl "$cubin"
out '  IMAD R6, R6, c[0x0][0x0], R3                {!5,Y,^1}'
out '  MOV R1, c[0x0][0x28]                        {!2,Y}'
out '  FADD R9, R2, R5                             {!5,Y,^3}'
run 0 "without them" "$ISADORA" dis "$cubin"
is "no braces" 0 "$(grep -c '{' out)"
run 0 "fields" "$ISADORA" dis --json --fields "$cubin"
out '"text":"FADD R9, R2, R5","form":"FADD","fields":{"FTZ":0,"RND":0,"SAT":0,"Rd":9,"NEG_A":0,"Ra":2,'
out '"STALL":5,"NO_YIELD":0,"WAIT1":0,"WAIT2":0,"WAIT3":1,'
out '"STALL":4,"NO_YIELD":1,"WRITE_BAR":0,"WAIT1":0,'
lua5.4 -e 'for line in io.lines("out") do assert(require("dkjson").decode(line)) end' && pass || fail "JSON"
out '"fields":{"FMZ":0,"SAT":0,"Rd":7,"NEG_A":1,"Ra":255,"REUSE_A":0,"F16_NEG_C":0,"Rc":255,"REUSE_B":0,"F16_HIGH":0,"F16_LOW":4},"schedule":{"cycles":1,"results":null,"sources":null,"waits":[]}'
out '"schedule":{"cycles":5,"results":null,"sources":null,"waits":[3]}'
run 2 "fields of a listing" "$ISADORA" dis --fields "$cubin"
err "--fields needs --json"
run 0 "uses" "$ISADORA" dis --json --uses "$cubin"
out '"text":"FADD R9, R2, R5","form":"FADD","uses":[{"register":"R2","access":"read"},{"register":"R5","access":"read"},{"register":"R9","access":"write"}]}'
lua5.4 -e 'for line in io.lines("out") do assert(require("dkjson").decode(line)) end' && pass || fail "JSON"
run 2 "uses of a listing" "$ISADORA" dis --uses "$cubin"
err "--uses needs --json"
uses() { # variant, word, what it uses: =R1 is written, R1/f: these bits of it
    run 0 "uses of $2" "$ISADORA" dis -m volta -V $1 --json --uses -w <<<"$2"
    is "uses of $2" "$3" "$(lua5.4 -e 'for _, u in ipairs(require("dkjson").decode(io.read("a")).uses) do
        io.write(u.access == "write" and "=" or "", u.register, u.bits and "/" .. u.bits or "",
            u.to and "/" .. u.to or "", u.any and "/any" or "", " ") end' <out)"
}
uses sm_80 '06007986 00000018 0c501b04 000fe200' 'R24 R25 R6 R7 UR4 UR5 '
uses sm_90 '020c79a3 00000010 081ef7c4 000fe200' \
    'R2 R3 UR4 UR5 R16 R17 R18 R19 =R12 =R13 =R14 =R15 '
uses sm_70 'ff0e7381 00003000 001eeb00 000e2800' '=R14 =R15 '
uses sm_70 '00037947 00000000 03800000 000fe200' '$active =$pc/0x10 '
uses sm_80 '04007958 00000040 0b800000 000fe200' '$active UR4 UR5 =$pc/any '
uses_of() { # an instruction of Maxwell, the registers that it uses
    run 0 "as $1" "$ISADORA" as -m maxwell -V sm_52 -o one.bin <<<"$1"
    run 0 "uses of $1" "$ISADORA" dis -m maxwell -V sm_52 --json --uses one.bin
    is "uses of $1" "$2" "$(lua5.4 -e 'for _, u in ipairs(require("dkjson").decode(io.read()).uses) do
        io.write(u.access == "write" and "=" or "", u.register, " ") end' <out)"
}
uses_of 'ATOM.E.CAS.64 R4, [R2], R8, R10' 'R2 R3 R8 R9 R10 R11 =R4 =R5 '
uses_of 'TEX.B.LB.DC.T P1, R4, R8, R10, 0x0, CUBE, 0x7' 'R8 R9 R10 R11 R12 =P1 =R4 =R5 =R6 '
uses_of 'TEXS.NODEP.P R2, R0, R4, R6, 0xe, 2D, RGBA' 'R4 R6 =R0 =R1 =R2 =R3 '
uses_of 'LD.E.64 R6, [R4+0x10], P2' 'R4 R5 =R6 =R7 P2 '
uses_of 'BAR.RED.OR R1, R2, !P3' \
    'R2 R1 =$some $come $asked =$asked P3 $yes =$yes $left =$come =$red_yes =$red_all =$red =$red_kind '
uses_of 'BAR.SYNC 0x1, 0x40' \
    '=$some1 $come1 $asked1 =$asked1 $yes1 =$yes1 $left =$come1 =$red_yes1 =$red_all1 '
uses_of 'SULD.P.2D.CG.RGB.TRAP P2, R4, [R8], R3' 'R8 R9 R3 =P2 =R4 =R5 =R6 '
uses_of 'ALD.96 R5, a[0x80], R2' 'R2 =R5 =R6 =R7 '
uses_of 'FADD R4.CC, R5, R6' 'R5 R6 =R4 =$CC '
uses_of 'IMNMX.XLO R4, R5, R6, PT' '$CC R5 R6 =R4 '
uses_of 'BRX c[0x2][R4]' 'R4 $active =$pc '
run 2 "a set without uses" "$ISADORA" dis -m tesla --json --uses -w <<<'10000001 00000000'
err 'tesla states neither; `isadora info` prints what an instruction reads and writes'
# Threads that meet: a guard splits a group, and its threads wait for those that are not here.
cat >meet.jsonl <<'EOF'
{"isa":"volta","variant":"sm_80","code":"000fe200038000000000000000030941","in":{"$active":"0x7","$P0@1":"1","$B3":"0xf2"},"out":{"$pc":0,"$active":2,"$parked":5,"$ready":1,"$group_lanes0":5}}
{"isa":"volta","variant":"sm_80","code":"000fe200038000000000000000030941","in":{"$active":2,"$P0@1":1,"$B3":3,"$parked":5,"$ready":1,"$group_lanes0":5},"out":{"$pc":0,"$active":5,"$parked":2,"$ready":0,"$blocked":2,"$group_lanes0":0,"$group_lanes1":2,"$group_pc1":"0x10","$group_wait1":4,"$group_need1":3}}
{"isa":"volta","variant":"sm_80","code":"000fe200038000000000000000030941","in":{"$active":"0x7","$B3":"0x3"},"out":{}}
{"isa":"volta","variant":"sm_80","code":"000fe200038000000000000600000948","in":{"$active":"0x2","$P0@1":"1"},"out":{}}
{"isa":"volta","variant":"sm_80","code":"000fe200038000000000000600000948","in":{"$active":2,"$P0@1":1,"$parked":4,"$blocked":4,"$group_lanes2":4,"$group_wait2":4,"$group_need2":2},"stop":"trap"}
EOF
run 0 "threads that meet" "$ISADORA" test -m volta meet.jsonl
out "5 passed, 0 failed"
run 0 "parameters" "$ISADORA" dis --params "$cubin"
out 'ISETP.GE.AND P0, PT, R6, c[0x0][0x178], PT  ; parameter 3'
# What else a launch puts into constants, by the names that the description has.
out 'MOV R1, c[0x0][0x28]                        ; STACK'
out 'IMAD R6, R6, c[0x0][0x0], R3                ; block_x'
run 0 "on Maxwell" "$ISADORA" dis "$kernels/vecadd_sm_52.cubin"
out 'MOV R1, c[0x0][0x20]                        ; STACK'
out 'IADD.X R7, R0, c[0x0][0x154]                ; parameter 2 + 0x4'
run 0 "not in text" "$ISADORA" dis --params --text "$cubin"
is "not in text" 0 "$(grep -c 'block_x' out)"

# A word as a listing has it: the instruction, its control slot, the top of the unit.
for word in '4c98078000870001 0007f6 0' '4c98078000870001 0007f6' 0007f64c98078000870001; do
    run 0 "explain $word" "$ISADORA" explain -m maxwell -V sm_52 $word
    out 'text      MOV R1, c[0x0][0x20] {!6}'
done
run 1 "parts that are too long" "$ISADORA" explain -m maxwell -V sm_52 4c98078000870001 00007f6
run 1 "bits that a part does not have" "$ISADORA" explain -m maxwell -V sm_52 4c98078000870001 fffff6

# Who is who in a launch.
printf 'S2R R0, SR_TID.X\nS2R R1, SR_CTAID.X\nend: EXIT\n' >who.s
for isa in maxwell volta; do
    run 0 "$isa: threads and blocks" "$ISADORA" run -m $isa --grid 3 --block 4 --until end who.s
    out '$R0@0..3 = 0x0, +0x1 each'
done

# An edit changes its word alone: another operation, another wait.
run 0 "text" "$ISADORA" dis --text "$cubin"
sed 's/^FADD R9, R2, R5 {!5,Y,^3}/FMUL R9, R2, R5 {!6,Y,^3}/' out >edited
run 0 "edited" "$ISADORA" as --elf "$cubin" edited -o changed
is "bytes that differ" 1 "$(($(cmp -l "$cubin" changed | wc -l) > 0 && $(cmp -l "$cubin" changed | wc -l) <= 8))"
run 0 "reads" "$ISADORA" dis --ctrl changed
out '  FMUL R9, R2, R5                             {!6,Y,^3}'
echo 'FADD R1, R2, R3' >>edited
run 0 "one instruction more" "$ISADORA" as --elf "$cubin" edited -o changed
run 0 "reads, too" "$ISADORA" dis changed
out '  FADD R1, R2, R3'

done_
