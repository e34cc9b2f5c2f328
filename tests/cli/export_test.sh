# isadora export.
. "$(dirname "$0")/lib.sh"

# parses FILE NAME: FILE is the JSON of the instruction set NAME.
parses() {
    lua5.4 - "$@" <<'END'
local tree = assert(require("dkjson").decode(io.open(arg[1]):read("a")))
assert(tree.isa.name == arg[2] and #tree.forms > 0)
END
}

run 0 "help" "$ISADORA" export --help
out "isadora export json vp1-scalar"
run 0 "export of a file" "$ISADORA" export json "$tiny"
no_err
parses out tiny && pass || fail "not the JSON of tiny"
cp out tiny.json
run 0 "to a file" "$ISADORA" export json "$tiny" -o made.json
no_out
cmp -s made.json tiny.json && pass || fail "the file differs from standard output"
run 0 "to standard output by name" "$ISADORA" export json "$tiny" -o -
cmp -s out tiny.json && pass || fail "-o - differs"
run 0 "a shipped instruction set" "$ISADORA" export json $isa -o shipped.json
parses shipped.json $isa && pass || fail "not the JSON of $isa"
run 0 "its folder" "$ISADORA" export json "$ROOT/desc/$isa"
cmp -s out shipped.json && pass || fail "the name and the folder differ"

# No data folder, or one without descriptions.
run 3 "no data" env ISADORA_DATA="$tmp/none" "$ISADORA" export json $isa
mkdir -p data && cp -r "$ROOT/gen" "$ROOT/runtime" data
run 2 "no descriptions" env ISADORA_DATA="$tmp/data" "$ISADORA" export json $isa
err "$tmp/data/desc"
run 2 "unknown instruction set" "$ISADORA" export json vp1-scalr
no_out
err "no description of an instruction set \`vp1-scalr\`"
run 3 "no such file" "$ISADORA" export json nothing.isa
run 2 "no instruction set" "$ISADORA" export json
run 2 "another format" "$ISADORA" export yaml "$tiny"
err "json"
run 2 "unknown option" "$ISADORA" export json "$tiny" --pretty

sed 's/A + B/A + Q/' "$tiny" >broken.isa
run 1 "broken description" "$ISADORA" export json broken.isa -o made.json
no_out
err "broken.isa:"
cmp -s made.json tiny.json && pass || fail "the old file is gone"
mkdir folder && touch folder/kept
run 3 "output is a folder" "$ISADORA" export json "$tiny" -o folder
err "folder"
run 3 "output below a file" "$ISADORA" export json "$tiny" -o tiny.json/made.json
is "no temporary files remain" "folder tiny.json" "$(echo folder* tiny.json*)"
[ -e /dev/full ] && run 3 "full disk" bash -c '"$1" export json "$2" >/dev/full' sh "$ISADORA" "$tiny"
done_
