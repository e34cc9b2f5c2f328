# ELF files: dis, the choice of instruction set, variant and function, as --elf, and every kind of mistake in a file.
. "$(dirname "$0")/lib.sh"
shared_cache
m=$ROOT/tests/ok/config/elf.isa
lua5.4 "$ROOT/tests/cli/elf_make.lua" "$tmp" || exit 3

# ---- dis ----
run 0 "a listing" "$ISADORA" dis -m "$m" k.cubin
no_err
cat >wanted <<'END'
; ELF file: machine 190, OS ABI 51 version 7, flags 0x320534, read as kernel old
; constants c[0x3]: 10 bytes

; function first: reg 12, smem 512, bar 3, frame 32, stack 48, code 40 bytes
; section .text.first at 0x1c0 of the file
; parameters c[0x0][0x140]: 20 bytes
; parameter 0 c[0x0][0x140]: 8 bytes
; parameter 1 c[0x0][0x148]: 8 bytes
; parameter 2 c[0x0][0x150]: 4 bytes
00000000: 00000021 10000000  move $r1 $r2
; symbol odd name at 0x8
00000008: 00001800 20000000  jump L_18                                   ; inner$part
; relocation at 0x10: R_CUDA_ABS32_LO_32 outside + 0x4
; relocation at 0x10: R_CUDA_ABS32_HI_32 outside - 0x4
00000010: 00001234 f0000000  .unit 0xf000000000001234
; symbol inner$part at 0x18: function, 16 bytes, frame 99
L_18:
00000018: 00014c03 40000000  load $r3 c[0x0][0x14c]                      ; parameter 1 + 0x4
; symbol move at 0x20: function, 0 bytes
; relocation at 0x20: type 200 .text.first
00000020: 00000800 20000000  jump 0x8                                    ; .text.first
; constants c[0x0]: 340 bytes

; function 2nd one: reg 7, smem 0, bar 0, code 16 bytes
; section .text.2nd one at 0x200 of the file
00000000: 00000065 10000000  move $r5 $r6
00000008: 00000087 10000000  move $r7 $r8
END
is "the listing" "$(cat wanted)" "$(cat out)"
run 0 "from a pipe" sh -c "cat k.cubin | '$ISADORA' dis -m '$m'"
is "the same listing" "$(cat wanted)" "$(cat out)"

run 0 "functions alone" "$ISADORA" dis -m "$m" --functions k.cubin
cat >wanted <<'END'
ELF file: machine 190, OS ABI 51 version 7, flags 0x320534, read as kernel old
attribute 0x2f REGCOUNT: 0x2 0xc
attribute 0x11 FRAME_SIZE: 0x2 0x20
attribute 0x12 MIN_STACK_SIZE: 0x2 0x30
attribute 0x11 FRAME_SIZE: 0x3 0x63
constants c[0x3]: 10 bytes
function first: reg 12, smem 512, bar 3, frame 32, stack 48, code 40 bytes
    parameters c[0x0][0x140]: 20 bytes
    parameter 0 c[0x0][0x140]: 8 bytes
    parameter 1 c[0x0][0x148]: 8 bytes
    parameter 2 c[0x0][0x150]: 4 bytes
    function inner$part at 0x18: 16 bytes, frame 99
    function move at 0x20: 0 bytes
    attribute 0x0a PARAM_CBANK: 0x8 0x140140
    attribute 0x19 CBANK_PARAM_SIZE: 0x14
    attribute 0x17 KPARAM_INFO: 0x0 0x100002 0x11f000
    attribute 0x17 KPARAM_INFO: 0x0 0x80001 0x21f000
    attribute 0x17 KPARAM_INFO: 0x0 0x0 0x21f000
    attribute 0x35 SW2861232_WAR
    attribute 0xee unknown: 01 02 03
    attribute 0x05 MAX_THREADS: 0x100 0x1 0x1
    constants c[0x0]: 340 bytes
function 2nd one: reg 7, smem 0, bar 0, code 16 bytes
END
is "the functions" "$(cat wanted)" "$(cat out)"

run 0 "a stack without a bound" "$ISADORA" dis -m "$m" --functions recursion.cubin
out 'frame 32, stack unknown (recursion), code 40 bytes'
out 'function inner$part at 0x18: 16 bytes, frame 99, stack unknown (recursion)'
run 0 "in JSON" "$ISADORA" dis -m "$m" --json recursion.cubin
out '"frame":32,"stack":null,"recursion":true,"max_stack":null'
out '"frame":99,"stack":null,"recursion":true}'
run 1 "compare: frames of functions within others" "$ISADORA" compare -m "$m" k.cubin frame.cubin
is "the frames" '@@ first @@
-inner$part: frame: 99 bytes
+inner$part: frame: 100 bytes' "$(tail -n +3 out)"
run 1 "compare: a stack without a bound" "$ISADORA" compare -m "$m" k.cubin recursion.cubin
is "the stacks" '@@ first @@
-stack: 48 bytes
+stack: unknown (recursion)
+inner$part: stack: unknown (recursion)' "$(tail -n +3 out)"

run 0 "one function" "$ISADORA" dis -m "$m" --function '2nd one' k.cubin
is "its listing" "; function 2nd one: reg 7, smem 0, bar 0, code 16 bytes
; section .text.2nd one at 0x200 of the file
00000000: 00000065 10000000  move \$r5 \$r6
00000008: 00000087 10000000  move \$r7 \$r8" "$(cat out)"
run 2 "no such function" "$ISADORA" dis -m "$m" --function firts k.cubin
err 'k.cubin has no function `firts`, did you mean `first`?'
run 2 "nothing near" "$ISADORA" dis -m "$m" --function zzzzzzzzz k.cubin
err 'k.cubin has no function `zzzzzzzzz`; --functions of `isadora dis` lists those it has'

run 0 "bytes of constants" "$ISADORA" dis -m "$m" --constants --function first k.cubin
out ';     0x0000: 00000000 00000000'
out ';     0x0140: aaaaaaaa aaaaaaaa aaaaaaaa aaaaaaaa aaaaaaaa'
run 0 "those of the file" "$ISADORA" dis -m "$m" --constants k.cubin
out ';     0x0000: 636f6e73 74616e74 7321'

run 0 "JSON" "$ISADORA" dis -m "$m" --json --constants k.cubin
is "an object a line" 10 "$(lua5.4 -e 'local json, n = require("dkjson"), 0
for line in io.lines("out") do n = n + 1; assert(json.decode(line), line) end print(n)')"
out '{"machine":190,"os":51,"abi":7,"flags":3278132,"isa":"kernel","variant":"old","mode":null,"attributes":[{"attribute":47,"name":"REGCOUNT","bytes":"020000000c000000"}'
out '"constants":[{"bank":3,"size":10,"bytes":"636f6e7374616e747321"}]}'
out '{"function":"first","bytes":40,"reg":12,"smem":512,"bar":3,"frame":32,"stack":48,"recursion":false,"max_stack":null,"params_at":320,"params_size":20,"params":[{"ordinal":0,"offset":0,"size":8},{"ordinal":1,"offset":8,"size":8},{"ordinal":2,"offset":16,"size":4}]'
out '"symbols":[{"offset":8,"name":"odd name","type":0,"size":0},{"offset":24,"name":"inner$part","type":2,"size":16,"frame":99},'
out '"relocations":[{"offset":16,"type":56,"name":"R_CUDA_ABS32_LO_32","symbol":"outside","addend":4},{"offset":16,"type":57,"name":"R_CUDA_ABS32_HI_32","symbol":"outside","addend":-4},{"offset":32,"type":200,"name":null,"symbol":"","addend":0}]'
out '{"attribute":238,"name":null,"bytes":"010203"}'
out '{"function":"2nd one","bytes":16,"reg":7,"smem":0,"bar":0,"frame":null'

"$ISADORA" dis -m "$m" --text k.cubin >k.s
run 0 "parameters" "$ISADORA" dis -m "$m" --params k.cubin
out '00000018: 00014c03 40000000  load $r3 c[0x0][0x14c]                      ; parameter 1 + 0x4'
is "only there" 1 "$(grep -c '  ; parameter' out)"
is "a listing has them anyway" "$(cat out)" "$("$ISADORA" dis -m "$m" k.cubin)"
run 0 "in text" "$ISADORA" dis -m "$m" --params --text k.cubin
out 'load $r3 c[0x0][0x14c]  ; parameter 1 + 0x4'
cp out noted.s
run 0 "it assembles" "$ISADORA" as -m "$m" --elf k.cubin noted.s
is "the bytes are the same" "$(md5sum <k.cubin)" "$(md5sum <out)"
run 0 "in JSON" "$ISADORA" dis -m "$m" --params --json k.cubin
out '"text":"load $r3 c[0x0][0x14c]","form":"load","note":"parameter 1 + 0x4"}'
sed 's/0x14c/0x140/; s/^\(L_18: \)*jump L_18/load $r1 c[0x0][0x154]/; s/^\.unit .*/load $r1 c[0x0][0x153]/' k.s >params.s
run 0 "other places" sh -c "'$ISADORA' as -m '$m' --elf k.cubin params.s -o params.cubin && '$ISADORA' dis -m '$m' --params params.cubin"
out 'load $r3 c[0x0][0x140]                      ; parameter 0'
out 'load $r1 c[0x0][0x153]                      ; parameter 2 + 0x3'
is "after the last one" 2 "$(grep -c '  ; parameter' out)"
run 2 "it is not said" "$ISADORA" dis -m "$m" --params new.cubin
err 'kernel does not say how parameters look in its instructions; --params needs that'

# ---- which instruction set, which variant ----
run 0 "another kind of the machine" "$ISADORA" dis -m "$m" new.cubin
out 'OS ABI 65 version 8, flags 0x6005002, read as kernel new'
run 0 "a kind without a number" "$ISADORA" dis -m "$m" other.elf
out 'read as kernel old'
out '; function first: code 40 bytes'
run 0 "-V is stronger" "$ISADORA" dis -m "$m" -V none k.cubin
out 'read as kernel none'
run 1 "no variant has the number" "$ISADORA" dis -m "$m" number.cubin
err 'number.cubin is compiled for number 53 (Maxwell, flags 0x35); known are old (52) to new (80) (kernel), and -m and -V say which one it is read as'
no_out
run 0 "-V helps" "$ISADORA" dis -m "$m" -V first number.cubin
run 2 "no such variant" "$ISADORA" dis -m "$m" -V zz k.cubin
err 'kernel has no variant `zz`'
run 1 "another machine" "$ISADORA" dis -m "$m" machine.elf
err 'machine.elf is an ELF file for machine 8 (MIPS), OS ABI 51, and kernel is for machine 190 (CUDA)'
run 1 "another system" "$ISADORA" dis -m "$m" os.elf
err 'os.elf is an ELF file for machine 190 (CUDA), OS ABI 3, and kernel is for machine 190 (CUDA)'
run 1 "nothing is said of ELF files" "$ISADORA" dis -m vp1-scalar k.cubin
err 'k.cubin is an ELF file for machine 190 (CUDA), and vp1-scalar does not say that ELF files hold its code'
run 1 "no shipped instruction set" "$ISADORA" dis machine.elf
err 'machine.elf is an ELF file for machine 8 (MIPS), OS ABI 51, and no instruction set is for those; it contains no fatbin; -m takes a description that says so (`elf machine 8`)'
run 1 "the same for as" "$ISADORA" as --elf machine.elf /dev/null
err 'no instruction set is for those'
echo 00 >words
run 2 "words need -m" "$ISADORA" dis words
err 'which instruction set?'
run 2 "no words" "$ISADORA" dis </dev/null
err '(standard input) is empty, and -m ISA is missing'
sass=$ROOT/tests/prog/sass/vecadd_sm_80.cubin
run 0 "a cubin on standard input" "$ISADORA" dis - <"$sass"
out 'read as volta sm_80'
run 1 "another instruction set" "$ISADORA" dis -m maxwell "$sass"
err 'vecadd_sm_80.cubin is for volta sm_80, not for maxwell; leave out -m'
run 2 "another variant" "$ISADORA" run -V sm_70 "$sass"
{ head -c 48 "$sass" && printf '\x64\x05\x64\x00' && tail -c +53 "$sass"; } >sm_100.cubin
run 1 "a newer variant" "$ISADORA" dis sm_100.cubin
err 'sm_100.cubin is compiled for sm_100 (Blackwell, flags 0x640564); known are sm_50 to sm_62 (maxwell), sm_70 to sm_90 (volta), and'
run 1 "another machine" "$ISADORA" run /bin/sh
err ' an ELF file for machine '
run 1 "options of cubins" "$ISADORA" dis -m "$m" --constants words
err 'words is no cubin, which is an ELF file or begins with `architecture {`; --constants is for these alone'
printf 'architecture {sm_10} code { name=f bincode { 0x0 } }' >text.cubin
run 1 "a text cubin" "$ISADORA" dis -m tesla --params text.cubin
err 'text.cubin is a text cubin; --params is for ELF files'
run 1 "a text cubin has no banks" "$ISADORA" dis -m tesla --constants text.cubin
err 'text.cubin is a text cubin; --constants is for ELF files'
run 2 "-i is no cubin" "$ISADORA" dis -m "$m" -i --constants k.cubin
err 'a cubin is neither -w nor -i'
run 1 "run needs lanes or memory" "$ISADORA" run -m "$m" k.cubin
err 'k.cubin: programs in ELF files are loaded into memory, and the code of `kernel` is in no space'

for file in sass51.cubin sass65.cubin; do
    run 0 "$file says that it is SASS" "$ISADORA" dis $file
    out 'read as volta sm_80'
    out '  EXIT'
    "$ISADORA" dis --text $file >sass.s
    run 0 "$file back" "$ISADORA" as --elf $file sass.s
    is "$file is the same" "$(md5sum <$file)" "$(md5sum <out)"
done
run 1 "what is not for it" "$ISADORA" dis -m volta machine.elf
err 'machine.elf is an ELF file for machine 8 (MIPS), OS ABI 51, and volta is for machine 190 (CUDA)'

# ---- extract, edit, insert ----
run 0 "text" "$ISADORA" dis -m "$m" --text k.cubin
cp out k.s
out '.function first'
out '.function "2nd one"'
is "a local symbol is a label" "inner\$part:" "$(grep '^inner' k.s)"
is "a mnemonic is none" "" "$(grep '^move:' k.s)"
run 0 "back" "$ISADORA" as -m "$m" --elf k.cubin k.s -o back.cubin
is "the same bytes" "$(md5sum <k.cubin)" "$(md5sum <back.cubin)"
run 0 "back from a pipe" sh -c "'$ISADORA' as -m '$m' --elf k.cubin <k.s"
is "the same bytes again" "$(md5sum <k.cubin)" "$(md5sum <out)"
for file in new.cubin other.elf; do
    "$ISADORA" dis -m "$m" --text $file >file.s
    run 0 "$file" "$ISADORA" as -m "$m" --elf $file file.s -o back.cubin
    is "$file is the same" "$(md5sum <$file)" "$(md5sum <back.cubin)"
done

sed 's/^move $r5 $r6/move $r5 $r9/' k.s >edited.s
run 0 "edited" "$ISADORA" as -m "$m" --elf k.cubin edited.s -o edited.cubin
is "one byte is another" 1 "$(cmp -l k.cubin edited.cubin | wc -l)"
run 0 "it is seen" "$ISADORA" dis -m "$m" --function '2nd one' edited.cubin
out 'move $r5 $r9'
cp k.cubin place.cubin
run 0 "in place" "$ISADORA" as -m "$m" --elf place.cubin edited.s -o place.cubin
is "in place is the same" "$(md5sum <edited.cubin)" "$(md5sum <place.cubin)"
printf '.set where, 0x8\n.function "2\\x6ed one" // the second\njump where\ninner: jump inner\n' >two.s
run 0 "names for all functions" "$ISADORA" as -m "$m" --elf k.cubin two.s -o two.cubin
run 0 "they hold" "$ISADORA" dis -m "$m" --function '2nd one' two.cubin
out '00000000: 00000800 20000000  jump L_8'
out '00000008: 00000800 20000000  jump L_8'
run 0 "a comment of another kind" sh -c "printf '.function first # it\n%s\n' '.quad 1, 2, 3, 4, 5' | '$ISADORA' as -m '$m' --comment '#' --elf k.cubin -o n.cubin"
run 0 "one function for plain as" sh -c "'$ISADORA' dis -m '$m' --text --function first k.cubin | '$ISADORA' as -m '$m' -i -o first.bin"
is "its size" 40 "$(wc -c <first.bin)"
run 0 "and to run" "$ISADORA" dis -m "$m" --text --function '2nd one' k.cubin
cp out second.s
run 0 "a function runs" "$ISADORA" run -m "$m" --set '$r6=5' second.s
out '$r5 = 0x5'

# ---- units of several words ----
mkdir units
sed '/^unit/i elf machine 7' "$ROOT/tests/ok/length/bundled.isa" >units/units.isa
run 0 "text of units" "$ISADORA" dis -m units/units.isa --text units.elf
cp out units.s
run 0 "units back" "$ISADORA" as -m units/units.isa --elf units.elf units.s
is "the same units" "$(md5sum <units.elf)" "$(md5sum <out)"
sed '0,/^\.unit/{/^\.unit/d}' units.s >source.s
run 1 "a word too few" "$ISADORA" as -m units/units.isa --elf units.elf source.s

# ---- mistakes in a source ----
rm -f no.cubin
try() { run 1 "$1" "$ISADORA" as -m "$m" --elf k.cubin source.s -o no.cubin; [ ! -e no.cubin ] || fail "$1: a file"; }
printf '.function first\nmove $r1\n\n.function "2nd one"\n  mov $r1 $r2\n' >source.s
try "mistakes in two functions"
err 'source.s:2:'
err 'source.s:5:3:'
printf '.function firts\nmove $r1 $r1\n' >source.s
try "no such function"
err 'source.s:1:11: error: k.cubin has no function `firts`'
printf '.function first\n.function first\n' >source.s
try "twice"
err 'source.s:2:11: error: duplicate function; the first is in line 1'
printf 'move $r1 $r2\n' >source.s
try "no function"
err 'source.s has no line `.function NAME`, which says what to replace'
printf 'move $r1 $r2\n.function first\n' >source.s
try "code in front"
err 'source.s: 8 bytes of code precede the first function'
for name in '' '"first' '"\q"' 'first second' '"first"x' '*'; do
    printf '.function %s\n' "$name" >source.s
    try "the name $name"
    err "expected the name of one function after \`.function\`"
done
printf '.function first\n.include "k.s"\n' >source.s
try "functions of another file"
err 'a function begins after other code; only ELF files hold several functions'
run 1 "plain as and two functions" "$ISADORA" as -m "$m" k.s
err 'only ELF files hold several functions'
for name in '' '7' '"x' 'a b'; do
    printf '.function %s\n' "$name" >source.s
    run 1 "plain as and the name $name" "$ISADORA" as -m "$m" source.s
done
run 2 "--elf and -w" "$ISADORA" as -m "$m" --elf k.cubin -w k.s
err '--elf and --cubin write an ELF file, neither -w nor -i'
run 3 "no such file" "$ISADORA" as -m "$m" --elf none.cubin k.s
run 1 "no ELF file" "$ISADORA" as -m "$m" --elf k.s k.s
err 'k.s: at 0x0: this is no ELF file'

# ---- mistakes in a file ----
bad() {
    run 1 "$1" "$ISADORA" dis -m "$m" "bad_$1"
    err "isadora: error: bad_$1: at 0x$2"
    no_out
    run 1 "$1 for as" "$ISADORA" as -m "$m" --elf "bad_$1" k.s
    no_out
}
bad magic_only '4: the file ends in its first 16 bytes'
bad ident '3f: the file ends in its header of 64 bytes'
bad class '4: an ELF file of 32 bits; only those of 64 bits are read'
bad order '5: an ELF file with the high byte first; only the other kind is read'
bad version '6: version 2 of ELF; there is version 1 alone'
bad entry '3a: headers of sections have 64 bytes, not 40'
bad table '28: the headers of sections lie outside of the file'
bad no_table '28: the file has sections, but says not where'
bad count '3c: the headers of 65279 sections do not fit in the file'
bad names '3e: there is no section 99, which should hold names'
bad names_kind '3e: section 5 should hold names'
bad outside '662: section 8 lies outside of the file: 340 bytes at 0x10000000000'
bad size '662: section 8 lies outside of the file: 9223372036854775813 bytes at 0x258'
bad strings '70: the names of section 1 do not end'
bad symbol_name '8f: this name lies outside of the names of section 1'
bad symbol_section '8e: symbol 1 is in missing section 77'
bad symbol_size '502: section 2 has entries of 24 bytes, and 195 bytes'
bad symbol_link '50a: section 0 should hold names'
bad two_symbols '6a2: a second table of symbols; the first is section 2'
bad relocation_size '643: section 7 has entries of 24 bytes, and 73 bytes'
bad relocation_symbol '21c: a relocation is to missing symbol 8'
bad relocation_section '64e: section 7 is for missing section 13'
bad same_name '5d4: sections 5 and 6 are functions of one name'
bad overlap '0: the code of section 6 lies in the headers of the file'
bad shared_code '1c8: the code of sections 5 and 6 overlaps'
bad overlaps '473: sections overlap: up to section 8 they are longer than the file'
files=(bad_*)
is "every bad file was tried" 26 ${#files[@]}
run 1 "the last byte is missing" "$ISADORA" dis -m "$m" cut.cubin
err 'cut.cubin: at 0x3c: the headers of 13 sections do not fit in the file'
run 1 "a file without sections" "$ISADORA" dis -m "$m" empty.elf
is "the seed of the fuzzer is this file" "$(md5sum <"$ROOT/tests/fuzz/corpus/elf/kernel")" "$(md5sum <k.cubin)"

done_
