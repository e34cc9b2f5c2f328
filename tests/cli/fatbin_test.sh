# Fatbins, host programs and archives: extract; dis, run and lint of an image that is chosen; hostile files; names of ELF
# files that are very long together.
. "$(dirname "$0")/lib.sh"
sass=$ROOT/tests/prog/sass
lua5.4 "$ROOT/tests/cli/fatbin_make.lua" "$tmp" || exit 3

# ---- extract ----
run 0 "a list" "$ISADORA" extract all.fatbin
cat >wanted <<'END'
image  kind   architecture        size      stored  compression  name
    1  cubin  sm_52               2216  lz4          add.cu
    2  cubin  sm_80               2920  zstd
    3  cubin  sm_90               2832        2832  -
    4  cubin  sm_80               4064  lz4
    5  cubin  sm_35               2216        2216  -
    6  ptx    compute_80            73  lz4
    7  nvvm   compute_80             8           8  -
    8  16     compute_80             8           8  -
END
is "the list" "$(cat wanted)" "$(sed -E 's/ +[0-9]+  (lz4|zstd)/  \1/' out)"
run 0 "one row" "$ISADORA" extract -V sm_90 <all.fatbin
is "of one image" 2 "$(wc -l <out)"
run 0 "JSON" "$ISADORA" extract --json all.fatbin
is "an object an image" "1 cubin sm_52 add.cu nil, 2 cubin sm_80 nil -O3, 3 cubin sm_90 nil nil" \
    "$(head -3 out | lua5.4 -e 'local t = {} for l in io.lines() do local v = require("dkjson").decode(l)
       t[#t + 1] = ("%d %s %s %s %s"):format(v.image, v.kind, v.architecture, v.name, v.options) end print(table.concat(t, ", "))')"
out '"size":2920,"stored":'
out '"compression":"zstd","flags":"0x8011"'

run 0 "all images" "$ISADORA" extract all.fatbin -o images/
out "images/all.1.sm_52.cubin"
for pair in 1.sm_52:vecadd_sm_52 2.sm_80:vecadd_sm_80 3.sm_90:vecadd_sm_90 4.sm_80:product_sm_80; do
    is "image ${pair%:*}" "$(md5sum <"$sass/${pair#*:}.cubin")" "$(md5sum <"images/all.${pair%:*}.cubin")"
done
is "PTX without the zeros after it" "$(md5sum <k.ptx)" "$(md5sum <images/all.6.compute_80.ptx)"
is "files" 8 "$(ls images | wc -l)"
run 0 "PTX to a file" "$ISADORA" extract -V compute_80 --image 6 all.fatbin -o one.ptx
cmp -s k.ptx one.ptx && pass || fail "PTX to a file"
run 0 "to standard output" "$ISADORA" extract --image 4 -o - all.fatbin
is "it" "$(md5sum <"$sass/product_sm_80.cubin")" "$(md5sum <out)"
run 2 "too many for a file" "$ISADORA" extract -V sm_80 all.fatbin -o many
err "2 images do not fit in one file: choose one with -V or --image, or let -o name a folder, \`-o many/\`"
[ ! -e many ] && pass || fail "a file was left"
run 2 "no such image" "$ISADORA" extract --image 9 all.fatbin
err 'all.fatbin contains no such image; `isadora extract all.fatbin` lists all'
run 2 "--json and -o" "$ISADORA" extract --json -o x all.fatbin
run 0 "no image" "$ISADORA" extract empty.fatbin

run 0 "later GPUs" "$ISADORA" extract --json new.fatbin
is "names of architectures" "sm_90 sm_90a sm_100f" "$(sed -E 's/.*"architecture":"([^"]*)".*/\1/' out | paste -sd' ')"
out '"name":"k.cu","options":null'
run 0 "sm_90a" "$ISADORA" dis -V sm_90a new.fatbin
out 'read as volta sm_90'
run 0 "sm_90 is not sm_90a" "$ISADORA" dis -V sm_90 new.fatbin
run 0 "one of them" "$ISADORA" extract -V sm_90 new.fatbin -o 90.cubin
cmp -s 90.cubin "$sass/vecadd_sm_90.cubin" && pass || fail "sm_90"

run 0 "a program" "$ISADORA" extract host
is "its images" "1 9 10" "$(awk 'NR == 2 || NR > 9 { print $1 }' out | paste -sd' ')"
run 0 "where they are" "$ISADORA" extract --json host
at=$(sed -n 's/.*"offset":\([0-9]*\).*/\1/p' out | sed -n 9p)
is "an image in a section" 0200010140000000 "$(tail -c +$((at + 1)) host | head -c 8 | xxd -p)"
run 0 "an archive" "$ISADORA" extract libk.a
is "names of members" "a_name_that_is_long.o add.cu,k.cubin,one.fatbin add.cu" \
    "$(sed -n -E '2p;12p;13p' out | sed -E 's/.*  (lz4 +|- +)//' | paste -sd,)"
run 0 "an image of it" "$ISADORA" extract --image 11 -o 11.cubin libk.a
cmp -s 11.cubin "$sass/product_sm_80.cubin" && pass || fail "a cubin in an archive"
run 1 "a thin archive" "$ISADORA" extract thin.a
err 'thin.a: at 0x0: a thin archive: its members are files of their own'
run 1 "a cubin" "$ISADORA" extract "$sass/vecadd_sm_80.cubin"
err 'is a cubin itself; there is nothing to extract'
run 1 "a program without" "$ISADORA" extract plain_host
err 'plain_host is an ELF file that contains no fatbin'
run 1 "another file" "$ISADORA" extract k.ptx
err 'k.ptx is no fatbin, no host program that contains one, and no archive of these'

# ---- dis, lint, run ----
"$ISADORA" dis "$sass/vecadd_sm_80.cubin" >wanted
run 0 "the only cubin" "$ISADORA" dis one.fatbin
is "its listing" "$(cat wanted)" "$(cat out)"
run 0 "from a pipe" sh -c "cat one.fatbin | '$ISADORA' dis"
is "the same" "$(cat wanted)" "$(cat out)"
run 2 "several" "$ISADORA" dis all.fatbin
no_out
cat >lines <<'END'
isadora: error: all.fatbin contains 4 cubins; choose one with -V or --function
  image 1: -V sm_52 (Maxwell)
  image 2: -V sm_80 --function vecadd
  image 3: -V sm_90 (Hopper)
  image 4: -V sm_80 --function product
END
is "what there is to choose" "$(cat lines)" "$(cat err)"
run 2 "copies" "$ISADORA" dis host
err 'host contains 4 cubins; choose one with -V or --function'
err '  2 more are copies of these'
run 0 "copies of what is printed" "$ISADORA" dis host -V sm_90
err 'host: note: 1 image that is a copy of another is left out'
run 0 "all of them" "$ISADORA" extract host
is "are listed" 10 "$(grep -c '^ ' out)"
run 0 "by variant and function" "$ISADORA" dis all.fatbin -V sm_80 --function vecadd
is "its code" "$(grep -c '^0000' wanted)" "$(grep -c '^0000' out)"
run 0 "by instruction set" "$ISADORA" dis -m maxwell all.fatbin
out 'read as maxwell sm_52'
run 0 "all modules of a variant" "$ISADORA" dis -V sm_80 all.fatbin
is "their headings and functions" "; image 2: sm_80,; function vecadd,; image 4: sm_80,; function product" \
    "$(sed -n -E 's/^(; image.*|; function [a-z]*).*/\1/p' out | paste -sd,)"
run 0 "as JSON" "$ISADORA" dis --json -V sm_80 all.fatbin
is "their images" '{"image":2,"architecture":"sm_80"},{"image":4,"architecture":"sm_80"}' "$(grep '^{"image"' out | paste -sd,)"
run 2 "text that goes back into a cubin" "$ISADORA" dis --text -V sm_80 all.fatbin
err 'all.fatbin contains 2 cubins for sm_80; choose one with --function'
no_out
run 2 "no such variant" "$ISADORA" dis -V sm_86 all.fatbin
err 'all.fatbin contains no cubin for sm_86; it has'
err '  image 5: -V sm_35 (Kepler)'
run 2 "no such function" "$ISADORA" dis --function nothing all.fatbin
err 'all.fatbin contains no function `nothing`; it has'
run 0 "functions of all" "$ISADORA" dis --functions all.fatbin
is "each with its image" "image 1: sm_52,image 2: sm_80,image 3: sm_90,image 4: sm_80" "$(grep ^image out | paste -sd,)"
run 0 "functions as JSON" "$ISADORA" dis --functions --json -V sm_80 all.fatbin
out '{"image":4,"architecture":"sm_80"}'
run 1 "PTX alone" "$ISADORA" dis ptx.fatbin
err 'ptx.fatbin contains no cubin; it has PTX for compute_80, which ptxas compiles: isadora extract ptx.fatbin -V compute_80 -o k.ptx; ptxas -arch=sm_80 k.ptx -o k.cubin'
run 1 "nothing" "$ISADORA" dis empty.fatbin
err 'empty.fatbin contains no cubin'
run 0 "equal images of a program" "$ISADORA" dis host -V sm_80 --function vecadd
run 0 "of an archive" "$ISADORA" dis libk.a -V sm_52
run 0 "a text cubin" "$ISADORA" dis text.fatbin
out '; architecture sm_10, read as g80/cp'
run 0 "lint" "$ISADORA" lint one.fatbin
run 0 "lint from a pipe" sh -c "cat one.fatbin | '$ISADORA' lint"
run 0 "lint of a cubin from a pipe" sh -c "'$ISADORA' lint <'$sass/vecadd_sm_80.cubin'"
run 2 "lint of several" "$ISADORA" lint all.fatbin
run 0 "lint of modules" "$ISADORA" lint -V sm_80 all.fatbin
run 0 "cfg of modules" "$ISADORA" cfg -V sm_80 all.fatbin
is "a cluster a function" '"vecadd";,"product";' "$(sed -n 's/^    label=//p' out | paste -sd,)"
run 0 "compare of modules" "$ISADORA" compare -V sm_80 all.fatbin all.fatbin
no_out
run 1 "modules that differ" "$ISADORA" compare -V sm_80 all.fatbin one.fatbin
out "Only in all.fatbin: product"
run 0 "a function of one" "$ISADORA" compare -V sm_80 --function product all.fatbin "$sass/product_sm_80.cubin"
run 0 "functions of one name in two modules" "$ISADORA" compare twins.fatbin twins.fatbin
run 1 "each with that of its place" "$ISADORA" compare -U 0 twins.fatbin turned.fatbin
is "both differ" 2 "$(grep -c '^@@ .* vecadd$' out)"
run 1 "one has no partner" "$ISADORA" compare twins.fatbin one.fatbin
is "it is named" "Only in twins.fatbin: vecadd" "$(grep Only out)"
run 1 "also by its name" "$ISADORA" compare --function vecadd twins.fatbin one.fatbin
is "it is named, too" "Only in twins.fatbin: vecadd" "$(grep Only out)"
run 0 "run" "$ISADORA" run all.fatbin -V sm_80 --function vecadd --param buffer:64 --param buffer:64 --param buffer:64 --param u32:1
out 'all warps ended'
run 2 "run of several" "$ISADORA" run all.fatbin
run 2 "run of one variant's" "$ISADORA" run -V sm_80 all.fatbin
err 'all.fatbin contains 2 cubins for sm_80; choose one with --function'
run 0 "text cubins need no -m" sh -c "printf 'architecture {sm_10} code { name=f bincode { 0x10004205 0x0023c780 } }' | '$ISADORA' dis"
run 1 "those of later GPUs" sh -c "printf 'architecture {sm_20} code { name=f bincode { } }' | '$ISADORA' dis"
err 'this is a text cubin for `sm_20` (Fermi), and no instruction set has such a variant'
run 1 "as --elf" "$ISADORA" as --elf one.fatbin k.s
err 'one.fatbin contains cubins and is none; extract the one to edit: isadora extract one.fatbin -V VARIANT -o k.cubin'
printf 'architecture {sm_10} code { name=f bincode { 0x10004205 0x0023c780 } }' >text.cubin
run 1 "as --elf of a text cubin" "$ISADORA" as --elf text.cubin k.s
err 'text.cubin is a text cubin; edited code goes back into ELF cubins alone'
run 1 "another GPU" "$ISADORA" dis -m volta -V sm_80 plain_host
err 'plain_host is an ELF file for machine 62 (x86-64)'
{ head -c 48 "$sass/vecadd_sm_52.cubin" && printf '\x23\x05\x23\x00' && tail -c +53 "$sass/vecadd_sm_52.cubin"; } >kepler.cubin
run 1 "Kepler" "$ISADORA" dis kepler.cubin
err 'kepler.cubin is compiled for sm_35 (Kepler, flags 0x230523); known are sm_50'
{ printf '\x7fELF\1' && tail -c +6 kepler.cubin | head -c 31 && printf '\x14\0\0\0' && tail -c +41 kepler.cubin; } >fermi.cubin
run 1 "Fermi, 32 bits" "$ISADORA" dis fermi.cubin
err 'fermi.cubin: at 0x4: an ELF file of 32 bits; only those of 64 bits are read; this is a cubin for sm_20 (Fermi)'

# ---- mistakes ----
bad() {
    run 1 "$1" "$ISADORA" extract "bad_$1"
    err "isadora: error: bad_$1: at 0x$2"
    no_out
    run 1 "$1, dis" "$ISADORA" dis "bad_$1"
    err "isadora: error: bad_$1: at 0x$2"
}
bad header 'c: the fatbin ends in its header of 16 bytes'
bad version '4: another version of fatbins; there is version 1 alone'
bad header_size '6: the header of a fatbin has at least 16 bytes, and lies in the file'
bad size '8: the images of this fatbin end after the file'
bad cut '8: the images of this fatbin end after the file'
size=$(stat -c %s bad_cut)
bad next "$(printf %x $((size + 1))): this is no fatbin"
bad image_cut "$(printf %x $((size + 1))): an image ends in its header of 64 bytes"
bad image_header '14: the header of an image has at least 64 bytes, and lies in its fatbin'
bad image_header_huge '14: the header of an image has at least 64 bytes, and lies in its fatbin'
bad image_size '18: this image ends after its fatbin'
bad image_stored '20: the compressed bytes of this image end after the image'
bad name '10: a name of this image lies outside of its header'
bad name_end '10: a name of this image lies outside of its header'
bad options '24: the options of this image lie outside of its header'
bad member "$(printf %x $((8 + 60 + 4 + 48))): this member ends after the archive"
bad member_name "$(printf %x $((8 + 60 + 4 + 60 + 24))): the name of this member lies outside of the names"
bad member_head '8: this is no header of a member'
files=(bad_*)
is "every bad file was tried" 17 ${#files[@]}

for seed in fatbins archive; do
    is "the seed of the fuzzer is this file" "$(md5sum <"$ROOT/tests/fuzz/corpus/fatbin/$seed")" "$(md5sum <seed_$seed)"
done

run 1 "unknown flags" "$ISADORA" extract flags.fatbin -o x.cubin
err 'flags.fatbin: image 1: unknown flags 0x14000 (in 0x14011), so it is unknown how the image is stored'
[ ! -e x.cubin ] && pass || fail "a file was left"
run 0 "they are listed" "$ISADORA" extract flags.fatbin
out 'unknown'
run 1 "run of damaged bytes" "$ISADORA" run one_bad.fatbin
err 'one_bad.fatbin: image 1: its compressed bytes are damaged'
run 1 "both compressions" "$ISADORA" dis both.fatbin
err 'both.fatbin: image 1: flags 0xa011: it cannot be both LZ4 and zstd'
# Memory is not taken for what cannot be: 64 MB hold the program, and no bomb. With sanitizers none are enough.
limit=65536
[ -z "${TEST_SHARE:-}" ] || [ "$TEST_SHARE" = 1 ] || limit=unlimited
run 1 "bombs" sh -c "ulimit -d $limit; '$ISADORA' extract bomb.fatbin -o bombs/"
is "images that are right" "7 8" "$(sed -E 's/.*bomb.([0-9]).*/\1/' out | paste -sd' ')"
for line in '1: [0-9]* bytes of lz4 cannot be the 4611686018427387904 bytes that the header promises' \
    '2: its compressed bytes are damaged: they are not the 459000 bytes of lz4 that the header promises' \
    '3: [0-9]* bytes of zstd cannot be the 1099511627776 bytes that the header promises' \
    '4: its compressed bytes are damaged' '5: its compressed bytes are damaged' '6: its compressed bytes are damaged'; do
    grep -q "^isadora: error: bomb.fatbin: image $line" err && pass || fail "message lacks: $line" "$(cat err)"
done
is "bytes" 65536 "$(stat -c %s bombs/bomb.7.sm_80.cubin)"
run 1 "a limit" "$ISADORA" extract --max-size 2900 --image 2 -o x.cubin all.fatbin
err 'all.fatbin: image 2: its 2920 bytes are more than the 2900 that may be decompressed; `isadora extract --max-size N` allows more'
run 0 "at the limit" "$ISADORA" extract --max-size 2920 --image 2 -o x.cubin all.fatbin
# Any number of these bytes changed: a clear end, whatever it is.
lua5.4 - "$(share 60)" <<'END'
local file <close> = io.open("all.fatbin", "rb")
local all = file:read("a")
math.randomseed(7)
for i = 1, tonumber(arg[1]) do
   local bytes = { all:byte(1, -1) }
   for _ = 1, math.random(1, 6) do
      bytes[math.random(1, math.random() < .7 and 400 or #bytes)] = math.random(0, 255)
   end
   local parts = {}
   for k, byte in ipairs(bytes) do parts[k] = string.char(byte) end
   local out <close> = io.open(("any_%d.fatbin"):format(i), "wb")
   out:write(table.concat(parts))
end
END
for file in any_*.fatbin; do
    "$ISADORA" extract "$file" -o any/ >out 2>err
    status=$?
    [ $status -le 2 ] && pass || fail "$file: status $status" "$(head -3 err)"
done

# ---- names that are very long together ----
lua5.4 - "$ROOT" <<'END'
package.path = arg[1] .. "/?.lua;" .. package.path
local elf, symbols = require("tests.lib.elf"), {}
for i = 1, 400 do symbols[i] = { name = ("n"):rep(60000), section = 3, type = 0, value = 0 } end
local bytes, names = elf.symbols(symbols)
local file <close> = io.open("names.cubin", "wb")
file:write(elf.file({ flags = 0x00500550, os = 51, sections = {
   { name = ".strtab", type = 3, bytes = names },
   { name = ".symtab", type = 2, bytes = bytes, link = 1, entry = 24 },
   { name = ".text.k", type = 1, flags = 6, bytes = elf.words(0x0000794d, 0, 0x03800000, 0x000fea00), align = 128 } } }))
END
for option in "" --json --text; do
    # shellcheck disable=SC2086
    run 0 "names $option" "$ISADORA" dis $option names.cubin
    err 'names.cubin: note: names are cut after 256 characters, because all together are very long; --whole-names prints them as they are'
    [ "$(wc -c <out)" -lt 200000 ] && pass || fail "output of $(wc -c <out) bytes"
done
run 0 "--whole-names" "$ISADORA" dis --whole-names names.cubin
no_err
is "whole" 24 "$(($(wc -c <out) / 1000000))"

done_
