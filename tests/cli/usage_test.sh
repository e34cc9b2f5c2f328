# Help, mistakes on the command line, exit statuses, colour, closed pipes.
. "$(dirname "$0")/lib.sh"

commands="isas info dis as run test lint explain extract compare check gen diff doc export"

run 0 "--version" "$ISADORA" --version
out "isadora "
run 0 "--version --json" "$ISADORA" --version --json
lua5.4 -e 'local v = require("dkjson").decode(io.open("out"):read("a"))
   assert(v.isadora:match("^%d+%.%d+%.%d+$") and type(v.gzip) == "boolean")
   assert(v.lz4 and v.zstd, "packages of tools/setup")
   assert(table.concat(v.isas, " "):find("vuc", 1, true))' && pass || fail "--version --json: $(cat out)"
run 0 "version" "$ISADORA" version
out 'isadora '
run 2 "--version and more" "$ISADORA" --version --xml
err "takes nothing but --json, not \`--xml\`"
run 0 "--help" "$ISADORA" --help
for command in $commands; do out "  $command"; done
run 0 "help" "$ISADORA" help
run 2 "no subcommand" "$ISADORA"
no_out
err "usage: isadora"

for command in $commands; do
    run 0 "$command --help" "$ISADORA" "$command" --help
    out "$command"
    out "example"
    no_err
    run 0 "help $command" "$ISADORA" help "$command"
    run 2 "$command --nonsense" "$ISADORA" "$command" --nonsense
    err "nonsense"
    no_out
done

for page in grid step; do
    run 0 "help $page" "$ISADORA" help $page
    out "isadora-$page(7)"
    [ -e "$ROOT/$(sed -n 's/^  source *//p' out)" ] && pass || fail "help $page: $(cat out)"
done

run 2 "unknown subcommand" "$ISADORA" dsi
err "did you mean \`dis\`?"
run 2 "unknown subcommand, nothing near" "$ISADORA" frobnicate
err "unknown subcommand"
run 2 "option before the subcommand" "$ISADORA" -m $isa dis
run 2 "help for an unknown command" "$ISADORA" help nothing
run 2 "near option" "$ISADORA" dis --jsno
err "did you mean \`--json\`?"
run 2 "missing argument" "$ISADORA" dis -m
err "needs ISA"
run 2 "missing -m" "$ISADORA" dis
err "-m ISA is missing"
run 2 "a variant of two" "$ISADORA" dis -V g80
err "-m ISA is missing"
printf '00017a02 00000a00 00000f00 000fc400' >mov.txt
run 0 "a variant of one" "$ISADORA" dis -V sm_80 -w --text mov.txt
out 'MOV R1, c[0x0][0x28]'
run 2 "value for a flag" "$ISADORA" dis --json=yes -m $isa
run 2 "unknown ISA" "$ISADORA" dis -m vp1-scalr
err "did you mean \`vp1-scalar\`?"
run 2 "unknown variant" "$ISADORA" dis -m $isa -V g81
err "nv41, g80"
run 2 "mode where there is none" "$ISADORA" dis -m $isa --mode cp
run 2 "bad base" "$ISADORA" dis -m $isa --base 12q
run 3 "missing file" "$ISADORA" dis -m $isa no-such-file
err "no-such-file"
run 3 "folder as file" "$ISADORA" dis -m $isa .
for command in as run test; do
    run 3 "$command with a missing file" "$ISADORA" "$command" -m $isa no-such-file
done

# options may be glued, split, spelled with =, and ended with --
echo 4c0887c7 >w
run 0 "-mISA" "$ISADORA" dis -m$isa -Vg80 w
run 0 "--isa=" "$ISADORA" dis --isa=$isa --variant=g80 -w w
run 0 "--" "$ISADORA" dis -m $isa -- w

# colour: on a terminal only, and never under NO_COLOR
unset NO_COLOR
run 2 "no colour in a file" "$ISADORA" dis --nonsense
if grep -q $'\033' err; then fail "colour in a file"; else pass; fi
script -qec "env TERM=xterm $ISADORA dis --nonsense" /dev/null >out 2>&1
if grep -q $'\033\[1;31m' out; then pass; else fail "no colour on a terminal" "$(cat -v out)"; fi
script -qec "env TERM=xterm NO_COLOR=1 $ISADORA dis --nonsense" /dev/null >out 2>&1
if grep -q $'\033' out; then fail "colour under NO_COLOR"; else pass; fi

# a reader that leaves early is no error, and nothing is said about it
yes 4c0887c7 | head -300000 >many
for mode in "" --text --json; do
    { "$ISADORA" dis -m $isa $mode many 2>err; echo $? >status; } | head -1 >out
    is "status with head $mode" 0 "$(cat status)"
    no_err
done
run 3 "full disk" bash -c "'$ISADORA' dis -m $isa many >/dev/full"
err "cannot write"
run 3 "full disk, short output" bash -c "'$ISADORA' isas >/dev/full"

done_
