# Text cubins: dis, run, the choice of variant, mode and function, and every kind of mistake in the file.
. "$(dirname "$0")/lib.sh"
shared_cache
m=$ROOT/tests/ok/machine/kernels.isa

cat >two.cubin <<'END'
architecture {sm_10}
abiversion {1}
modname {cubin}
consts  {
	name = weights
	segname = const
	segnum = 0
	offset = 4
	bytes = 8
	mem  {
		0x11223344 0000000000 
	}
}
sampler  {
	name = picture
	texunit = 3
}
reloc  {
	name = where
	inner { deep { 1 = 2 } }
}
code  {
	name = _Z5scalePf
	lmem = 16
	smem = 28
	reg = 3
	bar = 1
	newer = 17
	bincode  {
		0x10000802 0x20000004 0x60000027 0x00000005 
		0x80000000 
	}
	const  {
		segname = const
		segnum = 1
		offset = 0
		bytes = 6
		mem  {
			0x00000102 0x00000304 
		}
	}
}
code  {
	name = other
	lmem = 0
	smem = 0
	reg = 1
	bar = 0
	bincode  { 0x70001000 0xf0000000 0x80000000 }
}
END
sed '/^code/,$d' two.cubin >one.cubin
sed -n '/name = other/,$p' two.cubin | sed '1s/^/code {\n/' >>one.cubin

# ---- dis ----

run 0 "all functions" "$ISADORA" dis -m "$m" two.cubin
no_err
cat >want <<'END'
; architecture sm_10, abiversion 1, modname cubin, read as sm_10/kernel
; consts c0[0x4] weights: 8 bytes
;     11223344 00000000
; sampler picture: unit 3
; skipped reloc of line 18

; function _Z5scalePf: reg 3, smem 28, lmem 16, bar 1, code 20 bytes
00000000: 10000802           ldc0 $r1, 0x4
00000004: 20000004           ldc1 $r2, 0x0
00000008: 60000027 00000005  add $r3, $r1, 0x5
00000010: 80000000           exit
; const c1[0x0]: 6 bytes
;     00000102 00000304

; function other: reg 1, smem 0, lmem 0, bar 0, code 12 bytes
00000000: 70001000           jmp L_8
00000004: f0000000           .unit 0xf0000000
L_8:
00000008: 80000000           exit
END
is "listing" "$(cat want)" "$(cat out)"
run 0 "standard input" "$ISADORA" dis -m "$m" - <two.cubin
is "the same" "$(cat want)" "$(cat out)"
(cat two.cubin; printf '\0\0') >zeros.cubin
run 0 "zero bytes at the end" "$ISADORA" dis -m "$m" zeros.cubin
is "the same" "$(cat want)" "$(cat out)"
sed 's/$/\r/' two.cubin >crlf.cubin
run 0 "line ends of Windows" "$ISADORA" dis -m "$m" crlf.cubin
is "the same" "$(cat want)" "$(cat out)"
tr '\n' ' ' <two.cubin | sed 's/^/ /; s/{/ { /g; s/ = /=/g' >line.cubin
run 0 "one line" "$ISADORA" dis -m "$m" line.cubin
is "the same" "$(sed 's/of line 18/of line 1/' want)" "$(cat out)"
(for ((i = 0; i < 300; i++)); do printf '%1000s\n' ''; done; cat two.cubin) >late.cubin
run 0 "it begins late" "$ISADORA" dis -m "$m" late.cubin
is "functions" 2 "$(grep -c '^; function' out)"
run 0 "it comes in pieces" "$ISADORA" dis -m "$m" < <(printf 'archi'; sleep 0.2; printf 'tecture '; sleep 0.2; tail -c +13 two.cubin)
is "functions" 2 "$(grep -c '^; function' out)"

run 0 "one function" "$ISADORA" dis -m "$m" --function other two.cubin
is "lines" 5 "$(wc -l <out)"
is "its first" '; function other: reg 1, smem 0, lmem 0, bar 0, code 12 bytes' "$(head -1 out)"
run 0 "base" "$ISADORA" dis -m "$m" --function other --base 0x100 two.cubin
out '00000100: 70001000'
# names of C++, also such that a short one is a text without end
run 2 "--demangle --text" "$ISADORA" dis -m "$m" --demangle --text two.cubin
err '--demangle and --text'
if "$ISADORA" dis -m "$m" --demangle two.cubin >out 2>err; then
    out '; function scale(float*): reg 3'
    out '; function other: reg 1'
    bomb=_Z1fPFvvE before=0_ digits=0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ
    for ((i = 2; i < 36; i += 2)); do
        bomb+=PFvS${before}S${before}E before=${digits:i:1}_
    done
    sed "s/_Z5scalePf/$bomb/" two.cubin >bomb.cubin
    run 0 "a bomb" "$ISADORA" dis -m "$m" --demangle bomb.cubin
    out "; function $bomb: reg 3"
    sed 's/_Z5scalePf/_Z1fPFvvEPFvS0_S0_E/' two.cubin >bomb.cubin
    run 0 "a small one" "$ISADORA" dis -m "$m" --demangle bomb.cubin
    out '; function f(void (*)(), void (*)(void (*)(), void (*)())): reg 3'
    sed 's/vecadd/_Z2abi/g' "$ROOT/tests/prog/sass/vecadd_sm_80.cubin" >elf.cubin
    run 0 "of an ELF file" "$ISADORA" dis --demangle elf.cubin
    out '; function ab(int): reg 12'
    run 0 "of a list" "$ISADORA" dis --demangle --functions elf.cubin
    out 'function ab(int): reg 12'
else
    err 'built without libsupc++'
fi

run 2 "no such function" "$ISADORA" dis -m "$m" --function othr two.cubin
err 'two.cubin has no function `othr`, did you mean `other`?'
run 2 "nothing near" "$ISADORA" dis -m "$m" --function frobnicate two.cubin
err 'two.cubin has no function `frobnicate`'
no_out

for name in other _Z5scalePf; do
    run 0 "text of $name" "$ISADORA" dis -m "$m" --function $name --text two.cubin
    cp out text.s
    run 0 "is assembled" "$ISADORA" as -m "$m" --mode cubin text.s
    cp out words
    is "$name is the same" "$(sed -n "/name = $name/,/}/p" two.cubin | grep -oE '0x[0-9a-f]{8}' | cut -c3- | xargs)" \
        "$(xargs <words)"
done
run 0 "label" "$ISADORA" dis -m "$m" --function other --text two.cubin
out 'jmp L_8'
out 'L_8:'
run 2 "text of two" "$ISADORA" dis -m "$m" --text two.cubin
err 'two.cubin has 2 functions; choose one with --function: _Z5scalePf, other'
no_out
run 0 "text of the only one" "$ISADORA" dis -m "$m" --text one.cubin
run 0 "is assembled" "$ISADORA" as -m "$m" --mode cubin out

run 0 "functions" "$ISADORA" dis -m "$m" --functions two.cubin
cat >want <<'END'
architecture sm_10, abiversion 1, modname cubin, read as sm_10/kernel
consts c0[0x4] weights: 8 bytes
sampler picture: unit 3
skipped reloc of line 18
function _Z5scalePf: reg 3, smem 28, lmem 16, bar 1, code 20 bytes
    const c1[0x0]: 6 bytes
function other: reg 1, smem 0, lmem 0, bar 0, code 12 bytes
END
is "functions" "$(cat want)" "$(cat out)"
run 0 "functions as JSON" "$ISADORA" dis -m "$m" --functions --json two.cubin
cat >want <<'END'
{"architecture":"sm_10","abiversion":"1","modname":"cubin","variant":"sm_10","mode":"kernel","consts":[{"name":"weights","segname":"const","segnum":0,"offset":4,"bytes":8,"mem":"11223344 00000000"}],"samplers":[{"name":"picture","texunit":3}],"skipped":[{"block":"reloc","line":18}]}
{"function":"_Z5scalePf","reg":3,"smem":28,"lmem":16,"bar":1,"words":5,"const":[{"segname":"const","segnum":1,"offset":0,"bytes":6,"mem":"00000102 00000304"}]}
{"function":"other","reg":1,"smem":0,"lmem":0,"bar":0,"words":3,"const":[]}
END
is "functions as JSON" "$(cat want)" "$(cat out)"
run 0 "all as JSON" "$ISADORA" dis -m "$m" --json two.cubin
is "objects" 10 "$(wc -l <out)"
lua5.4 -e 'local j = require("dkjson") for l in io.lines("out") do assert(j.decode(l)) end' && pass || fail "json is not JSON"
out '{"address":"0x8","code":"60000027 00000005","text":"add $r3, $r1, 0x5","form":"add"}'

printf 'architecture {sm_10} consts {segnum=2 offset=8 bytes=100}' >empty.cubin
run 0 "no function" "$ISADORA" dis -m "$m" empty.cubin
out '; consts c2[0x8]: 100 bytes of zeros'
run 1 "no function to run" "$ISADORA" run -m "$m" empty.cubin
err 'empty.cubin has no function'
run 1 "no function of that name" "$ISADORA" dis -m "$m" --function x empty.cubin
err 'empty.cubin has no function `x`; it has none at all'
printf 'architecture {sm_10} code {name=none bincode {}}' >empty.cubin
run 0 "a function without code" "$ISADORA" dis -m "$m" empty.cubin
out 'function none: reg 0, smem 0, lmem 0, bar 0, code 0 bytes'
printf 'architecture {sm_10} texmode {unified} code {name=new bincode {0x80000000}}' >new.cubin
run 0 "an unknown block" "$ISADORA" dis -m "$m" new.cubin
out '; skipped texmode of line 1'
printf 'architecture {sm_10} code {name=\033[1m\377 bincode {0x80000000}}' >steer.cubin
run 0 "a name that steers terminals" "$ISADORA" dis -m "$m" steer.cubin
out '; function ?[1m?:'
printf 'architecture {sm_10} code {name=cut bincode {0x60000027}}' >cut.cubin
run 0 "cut off" "$ISADORA" dis -m "$m" cut.cubin
out '00000000: 60000027           .unit 0x60000027'

run 0 "one as JSON" "$ISADORA" dis -m "$m" --function other --json two.cubin
is "objects" 5 "$(wc -l <out)"
is "the module comes first" '{"architecture":"sm_10"' "$(head -1 out | cut -d, -f1)"

# the example of the manual
awk '/^architecture|^   architecture/ {on = 1} /^Grammar/ {exit} on' "$ROOT/tools/lib/load/CUBIN.rst" >manual.cubin
run 0 "example of the manual" "$ISADORA" dis -m "$m" --functions manual.cubin
out 'consts c0[0x0] weights: 8 bytes'
out 'function scale: reg 3, smem 28, lmem 0, bar 0, code 32 bytes'
out '    const c1[0x0]: 4 bytes'

# ---- variant and mode ----

run 0 "the architecture chooses" "$ISADORA" dis -m "$m" --functions --json <<<'architecture {sm_11}'
out '"variant":"new","mode":"kernel"'
run 0 "virtual architecture" "$ISADORA" dis -m "$m" --functions --json <<<'architecture {compute_11}'
out '"architecture":"compute_11","abiversion":null,"modname":null,"variant":"new","mode":"kernel"'
run 0 "-V is stronger" "$ISADORA" dis -m "$m" -V sm_11 --mode plain --functions --json two.cubin
out '"architecture":"sm_10","abiversion":"1","modname":"cubin","variant":"new","mode":"plain"'
run 1 "an architecture that nothing has" "$ISADORA" dis -m "$m" <<<$'architecture\n  {sm_20}'
err '(standard input):2:3: error: no variant of kernels goes by the name of the architecture `sm_20`; it has sm_10, new (sm_11, sm_12), and -V says which one is meant'
no_out
run 0 "-V says which" "$ISADORA" dis -m "$m" -V sm_10 --functions <<<'architecture {sm_20}'
run 2 "no mode for cubins" "$ISADORA" dis -m "$ROOT/tests/ok/config/variants_modes.isa" -V v1 two.cubin
err 'no mode of variants_modes goes by the name `cubin`; it has user, kernel, and --mode says which one is meant'
run 0 "neither variants nor modes" "$ISADORA" dis -m "$tiny" --functions one.cubin
is "nothing was chosen" 'architecture sm_10, abiversion 1, modname cubin' "$(head -1 out)"
run 2 "a wrong -V" "$ISADORA" dis -m "$m" -V sm_13 two.cubin
err 'kernels has no variant `sm_13`; it has sm_10, new (sm_11, sm_12)'

# ---- run ----

run 0 "run" "$ISADORA" run -m "$m" --function _Z5scalePf two.cubin --dump
no_err
out '$r1 = 0x11223344'
out '$r2 = 0x102'
out '$r3 = 0x11223349'
run 0 "run the only one" "$ISADORA" run -m "$m" one.cubin
out 'halted after 2 instructions'
run 0 "from standard input" "$ISADORA" run -m "$m" <one.cubin
out 'halted after 2 instructions'
run 2 "run which" "$ISADORA" run -m "$m" two.cubin
err 'two.cubin has 2 functions; choose one with --function: _Z5scalePf, other'
run 0 "elsewhere" "$ISADORA" run -m "$m" --base 0x100 --function _Z5scalePf two.cubin --trace
out '110'
run 0 "constants that the command line changes" "$ISADORA" run -m "$m" --function _Z5scalePf --set 'c0[4]=0' two.cubin
out '$r3 = 0x11223305'
run 0 "shared memory" "$ISADORA" run -m "$m" --set 's[16]=7' <<<'architecture {sm_10} code {name=p reg=2 smem=20 bincode {0x40002002 0x80000000}}'
out '$r1 = 0x7'
run 0 "the architecture chooses" "$ISADORA" run -m "$m" --set '$r1=4' <<<'architecture {sm_11} code {name=p reg=2 bincode {0x90000002 0x80000000}}'
out '$r1 = 0x8'
run 0 "no space for constants" "$ISADORA" run -m "$tiny" --set '$r2=1' <<<'architecture {sm_10}
consts {name=x segnum=2 offset=0 mem {0x5}}
consts {name=y segname=global segnum=2 offset=0 mem {0x5}}
code {name=p bincode {0x11231123}}'
err '(standard input):2: note: tiny has neither a space `c2` nor `c`, so these 4 bytes are not loaded'
is "one note" 1 "$(wc -l <err)"
out '$r1 = 0x1'
run 0 "odd places" "$ISADORA" run -m "$m" <<<'architecture {sm_10} code {name=p reg=2 bincode {0x20000002 0x80000000}
const {segnum=1 offset=1 bytes=2 mem {0x00221133}}}'
out '$r1 = 0x113300'
for figure in reg=17 smem=16385 lmem=257; do
    run 1 "too much: $figure" "$ISADORA" run -m "$m" <<<"architecture {sm_10} code {name=p $figure bincode {0x80000000}}"
    err "the function needs ${figure#*=}"
    run 0 "is listed all the same" "$ISADORA" dis -m "$m" <<<"architecture {sm_10} code {name=p $figure bincode {0x80000000}}"
done
run 1 "constants outside" "$ISADORA" run -m "$m" <<<'architecture {sm_10}
code {name=p bincode {0x80000000}
const {segnum=15 offset=65532 mem {0x1 0x2}}}'
err '(standard input):3: these 8 bytes do not fit the space `c` at byte 0xffffc'
run 1 "far outside" "$ISADORA" run -m "$m" <<<'architecture {sm_10}
code {name=p bincode {0x80000000} const {segnum=4294967295 offset=4294967292 mem {0x1}}}'
err 'do not fit the space `c`'
run 2 "no labels" "$ISADORA" run -m "$m" --until other one.cubin
err '--until `other` is neither a number nor a label of the program'

# ---- what is none ----

printf '\177ELF\1\1\1' >elf.cubin
for command in dis run; do
    run 1 "ELF, $command" "$ISADORA" $command -m "$m" elf.cubin
    err 'elf.cubin'
done
err 'the file ends in its first 16 bytes'
run 0 "ELF as bytes" "$ISADORA" dis -m "$m" -i elf.cubin
run 1 "hex words with --function" "$ISADORA" dis -m "$m" --function x <<<80000000
err '(standard input) is no cubin, which is an ELF file or begins with `architecture {`; --function is for these alone'
run 1 "hex words with --functions" "$ISADORA" dis -m "$m" --functions <<<80000000
err '--functions is for these alone'
run 1 "assembly with --function" "$ISADORA" run -m "$m" --function x <<<exit
err '--function is for these alone'
run 2 "-w" "$ISADORA" dis -m "$m" -w --function other two.cubin
err 'a cubin is neither -w nor -i'
run 2 "-i" "$ISADORA" run -m "$m" -i --function other two.cubin
run 2 "--text and --functions" "$ISADORA" dis -m "$m" --text --functions two.cubin
run 1 "as hex words" "$ISADORA" dis -m "$m" -w two.cubin
err 'two.cubin:1:1: error: `architecture`'
run 1 "no brace" "$ISADORA" dis -m "$m" <<<'architecture sm_10'
err '`architecture` is no hex number'
run 0 "hex words that begin with its letter" "$ISADORA" dis -m "$m" <<<a0000000
run 1 "the word alone" "$ISADORA" dis -m "$m" <<<architecture
run 0 "nothing" "$ISADORA" dis -m "$m" </dev/null
run 3 "no such file" "$ISADORA" dis -m "$m" none.cubin
run 3 "no such file to run" "$ISADORA" run -m "$m" none.cubin
timeout 10 script -qec "$ISADORA dis" /dev/null < <(sleep 20) >out 2>&1
kill $! 2>/dev/null
out 'which instruction set?' # before words are read from a terminal

# ---- malformed ----

# bad PLACE MESSAGE TEXT: the file has this one mistake.
bad() {
    printf '%b' "$3" >bad.cubin
    run 1 "malformed: $2" "$ISADORA" dis -m "$m" bad.cubin
    is "message" "bad.cubin:$1: error: $2" "$(cat err)"
    no_out
}
a='architecture {sm_10}\n'
code='code {name=k bincode {0x80000000}}\n'
bad 1:16 'expected a word between the braces, found `}`' 'architecture { }'
bad 1:14 'expected a word between the braces, found `{`' 'architecture{{sm_10}}'
bad 1:21 'expected `}` after the one word, found `sm_11`' 'architecture {sm_10 sm_11}'
bad 2:1 'expected `}` after the one word, found `code`' "architecture {sm_10\n$code"
bad 1:20 'expected `}` after the one word, found the end of the file' 'architecture {sm_10'
bad 1:15 'expected a word between the braces, found the end of the file' 'architecture {'
bad 2:1 'duplicate `architecture`' "${a}architecture {sm_11}"
bad 3:1 'duplicate `modname`' "${a}modname {a}\nmodname {a}"
bad 2:15 'expected `}` after the one word, found `=`' "${a}abiversion {1 =}"
bad 2:1 'this `}` closes nothing' "${a}}"
bad 3:1 'this `}` closes nothing' "$a$code}"
bad 2:1 'expected the name of a block, such as `code`, found `{`' "${a}{}"
bad 2:1 'expected the name of a block, such as `code`, found `=`' "${a}= 4"
bad 2:6 'expected `{` after `code`' "${a}code name = k"
bad 2:5 'expected `{` after `code`' "${a}code"
bad 2:1 '`reg` belongs in a block; is there a `}` too many before it?' "${a}reg = 3"
bad 2:1 '`bincode` belongs in a `code` block; is a brace missing before it, or one too many?' "${a}bincode {0x1}"
bad 2:1 '`const` belongs in a `code` block; is a brace missing before it, or one too many?' "${a}const {segnum=1 offset=0}"
bad 2:1 '`mem` belongs in a `const` or `consts` block; is a brace missing before it, or one too many?' "${a}mem {0x1}"
bad 3:1 '`code` belongs outside of all blocks; is a brace missing before it, or one too many?' "${a}code {name=j bincode {0x1}\n$code"
bad 2:15 '`consts` belongs outside of all blocks; is a brace missing before it, or one too many?' "${a}code {name=k  consts {}}"
bad 2:7 '`modname` belongs outside of all blocks; is a brace missing before it, or one too many?' "${a}code {modname {k}}"
bad 2:1 '`code` has no `name`' "${a}code {bincode {0x1}}"
bad 2:1 '`code` has no `bincode`' "${a}code {name=k reg=3}"
bad 3:1 'the function `k` is already defined in line 2' "$a$code$code"
bad 3:1 'the block `code` of line 2 does not end; a `}` is missing' "${a}code {name=k bincode {0x1}\n"
bad 2:11 'the block `code` of line 2 does not end; a `}` is missing' "${a}code {name"
bad 3:1 'the block `bincode` of line 2 does not end; a `}` is missing' "${a}code {name=k bincode {0x1\n"
bad 2:10 'the block `reloc` of line 2 does not end; a `}` is missing' "${a}reloc {{}"
bad 2:33 'duplicate `bincode`' "${a}code {name=k bincode {0x1}      bincode {0x2}}"
bad 2:15 'duplicate `reg`' "${a}code {reg = 3 reg = 3}"
bad 2:11 '`name` has no value; it goes after `=`, on the same line' "${a}code {name=\nlmem = 3}"
bad 2:11 '`name` has no value; it goes after `=`, on the same line' "${a}code {name={k}}"
bad 2:11 '`reg` has no value; it goes after `=`, on the same line' "${a}code {reg = }"
bad 2:6 '`new` has no value; it goes after `=`, on the same line' "${a}new  ="
bad 2:13 '`reg` takes a whole number from 0 to 4294967295, not `many`' "${a}code {reg = many}"
bad 2:13 '`reg` takes a whole number from 0 to 4294967295, not `-1`' "${a}code {reg = -1}"
bad 2:13 '`reg` takes a whole number from 0 to 4294967295, not `4294967296`' "${a}code {reg = 4294967296}"
bad 2:13 '`reg` takes a whole number from 0 to 4294967295, not `0x`' "${a}code {reg = 0x}"
bad 2:17 'expected `=` or `{` after `k2`' "${a}code {name=k k2 bincode {0x1}}"
bad 2:7 'expected a field, a block or `}`, found `=`' "${a}code {= 3}"
bad 2:7 'expected a field, a block or `}`, found `{`' "${a}code {{0x1}}"
numbers='expected a word, 0x and up to eight hex digits, or `}`, found'
bad 2:27 "$numbers \`12345678\`" "${a}code {name=k bincode {0x1 12345678}}"
bad 2:23 "$numbers \`0x123456789\`" "${a}code {name=k bincode {0x123456789}}"
bad 2:23 "$numbers \`0x\`" "${a}code {name=k bincode {0x}}"
bad 2:23 "$numbers \`0x1g\`" "${a}code {name=k bincode {0x1g}}"
bad 2:23 "$numbers \`\"0x1\"\`" "${a}code {name=k bincode {\"0x1\"}}"
bad 2:27 "$numbers \`const\`" "${a}code {name=k bincode {0x1 const {}}}"
bad 2:23 "$numbers \`{\`" "${a}code {name=k bincode {{0x1}}}"
bad 2:27 "$numbers \`=\`" "${a}code {name=k bincode {0x1 = 3}}"
bad 2:23 "$numbers \`0x1?[1m\`" "${a}code {name=k bincode {0x1\\033[1m}}"
bad 2:23 "$numbers \`wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww..\`" "${a}code {name=k bincode {$(printf 'w%.0s' {1..99})}}"
bad 2:28 '`const` has no `segnum`' "${a}code {name=k bincode {0x1} const {offset=0 mem {0x1}}}"
bad 2:1 '`consts` has no `offset`' "${a}consts {name=x segnum=0 mem {0x1}}"
bad 2:1 '`consts` has 2 words in `mem`, where `bytes = 4` wants 1' "${a}consts {segnum=0 offset=0 bytes=4 mem {0x1 0x2}}"
bad 2:1 '`consts` has 1 word in `mem`, where `bytes = 5` wants 2' "${a}consts {segnum=0 offset=0 bytes=5 mem {0x1}}"
bad 2:1 '`consts` ends after address 0xffffffff' "${a}consts {segnum=0 offset=4294967293 mem {0x1}}"
bad 2:28 'duplicate `mem`' "${a}consts {segnum=0 mem {0x1} mem {0x1}}"
bad 2:20 '`texunit` takes a whole number from 0 to 4294967295, not `x`' "${a}sampler {texunit = x}"
bad 2:10 '`bincode` belongs in a `code` block; is a brace missing before it, or one too many?' "${a}sampler {bincode {}}"
run 1 "malformed, run" "$ISADORA" run -m "$m" bad.cubin
err 'bad.cubin:2:10: error:'

# ---- large ----

(echo 'architecture {sm_10}'
 for ((i = 0; i < 2000; i++)); do echo "code {name=k$i reg=$i bincode {0x10000802 0x80000000}}"; done) >many.cubin
run 0 "many functions" "$ISADORA" dis -m "$m" --functions many.cubin
is "functions" 2000 "$(grep -c '^function' out)"
run 0 "the last" "$ISADORA" dis -m "$m" --function k1999 many.cubin
run 2 "which of them" "$ISADORA" run -m "$m" many.cubin
err 'many.cubin has 2000 functions; choose one with --function: k0, k1,'
err ', ..'
(echo 'architecture {sm_10} x'; head -c 200000 /dev/zero | tr '\0' '{') >deep.cubin
run 1 "deep" "$ISADORA" dis -m "$m" deep.cubin
err 'the block `x` of line 1 does not end'
head -c 300000 /dev/urandom >noise
(printf 'architecture {'; cat noise) >noise.cubin
run 1 "noise" "$ISADORA" dis -m "$m" noise.cubin
err 'noise.cubin:'
done_
