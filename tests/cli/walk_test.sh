# tools/analysis/walk: pages and pictures of runs are what the program makes of the runs today; that a change is noticed.
. "$(dirname "$0")/lib.sh"

chapter=desc/tesla/execution.rst
walk() { lua5.4 tools/analysis/walk/main.lua "$@" $chapter tests/prog/tesla; }
case $ISADORA in /*) ;; *) echo "ISADORA is to be a whole path" && exit 2 ;; esac
export ISADORA

cd "$ROOT" || exit 3
for isa in tesla maxwell volta; do
    run 0 "pages and pictures of $isa are up to date" \
        lua5.4 tools/analysis/walk/main.lua --check "desc/$isa/execution.rst" "tests/prog/$isa"
    out ' 0 out of date'
done

# ---- a copy that may be changed ----
mkdir -p "$tmp/copy/desc/tesla" "$tmp/copy/tests/prog/tesla" "$tmp/copy/tools/analysis"
cp -r gen "$tmp/copy"
cp -r tools/analysis/walk "$tmp/copy/tools/analysis"
cp desc/tesla/execution* "$tmp/copy/desc/tesla"
cp tests/prog/tesla/{diverge,rounds,returns}.s "$tmp/copy/tests/prog/tesla"
cd "$tmp/copy" || exit 3
run 0 "the copy is up to date" walk --check
sed -i 's/mov b32 $r3 0x3$/mov b32 $r3 0x4/' tests/prog/tesla/diverge.s
run 1 "another program" walk --check
err 'execution_diverge.svg is out of date'
err 'execution_diverge_2.svg is out of date'
err 'execution_diverge.rst is out of date'
run 0 "pages of another program" walk
out '7 files, 3 written'
run 0 "they are up to date then" walk --check
run 0 "the lanes of another program" grep -F '``0123....``' desc/tesla/execution_diverge.rst
sed -i 's/>0</>1</' desc/tesla/execution_rounds.svg
run 1 "a picture that was changed" walk --check
err 'execution_rounds.svg is out of date'
rm desc/tesla/execution_returns.svg
run 1 "a picture that is missing" walk --check
err 'execution_returns.svg is out of date'
run 1 "no comment" lua5.4 tools/analysis/walk/main.lua --check desc/tesla/execution_rounds.rst tests/prog/tesla
err 'no comment'
echo 'trap' >tests/prog/tesla/returns.s
run 1 "a program that fails" walk --check

# ---- pictures ----
cd "$ROOT" || exit 3
for picture in desc/*/execution*.svg; do
    # well-formed, and with words for those who do not see it
    run 0 "$picture" python3 -c 'import sys, xml.dom.minidom as x; d = x.parse(sys.argv[1]); assert [e for e in d.getElementsByTagName("desc") if len(e.firstChild.data) > 60]' "$picture"
done

done_
