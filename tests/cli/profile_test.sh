# isadora run --profile and --report: counts of instructions, basic blocks and labels, as text, JSON and a page.
. "$(dirname "$0")/lib.sh"
shared_cache

warps=$ROOT/tests/ok/machine/warps.isa
go() { "$ISADORA" run -m "$warps" "$@"; }

# Two warps of 8 and 3 lanes; lane 0 of the first takes no part at first. Two times around.
cat >around.s <<'END'
    only $r0
    add $r3 $r3 0x2
again:
    all
    add $r3 $r3 0xfff
    mul $r4 $r3 $r5
    loop $r4 again
    end
rest:
    add $r3 $r3 0x1
END
go around.s >/dev/null 2>&1 # the description is compiled once
run 0 "profile" go around.s --block 11 --profile
cat >wanted <<'END'
all warps ended after 14 warp instructions, 75 thread instructions
1 of 1 block ended, each 2 warps, 11 threads; lanes 67.0% active
 address  instructions   share  lanes
00000000             2   14.3%    5.5  only $r0
00000004             2   14.3%    5.0  add $r3 $r3 0x2
                                           again:
00000008             2   14.3%    5.0  all
0000000c             2   14.3%    5.5  add $r3 $r3 0xfff
00000010             2   14.3%    5.5  mul $r4 $r3 $r5
00000014             2   14.3%    5.5  loop $r4 0x8
00000018             2   14.3%    5.5  end
                                           rest:
0000001c             -       -      -  add $r3 $r3 0x1
 address  instructions   share  lanes     entered  basic block
00000008             8   57.1%    5.4           2  again
00000000             4   28.6%    5.2           2  0x0
00000018             2   14.3%    5.5           2  again + 0x10
 address  instructions   share  lanes     entered  from label to label
00000008            10   71.4%    5.4           2  again
00000000             4   28.6%    5.2           2  0x0
END
if diff wanted out >differs; then pass; else fail "profile" "$(head -20 differs)"; fi
run 0 "no labels" go - --block 3 --profile <<<'add $r1 $r1 $r1
end'
if grep -q 'label' out; then fail "labels where there are none"; else pass; fi

# The sums are those of the rows, and of the run.
cat >check.lua <<'END'
local j = require("dkjson")
local t = assert(j.decode(io.read("a")))
local function sum(list, what)
   local n = 0
   for _, x in ipairs(list) do n = n + x[what] end
   return n
end
for _, list in ipairs { t.profile, t.basic_blocks, t.labels } do
   assert(sum(list, "instructions") == t.instructions and sum(list, "threads") == t.thread_instructions)
   assert(math.abs(sum(list, "share") - 1) < 1e-3)
end
local most = t.basic_blocks[1]
for _, b in ipairs(t.basic_blocks) do assert(b.instructions <= most.instructions) end
assert(t.profile[1].lanes > 0 and t.profile[1].text ~= "" and t.profile[1].address)
print(#t.profile, #t.basic_blocks, #t.labels, most.name, most.count, most.entered)
END
run 0 "JSON" go around.s --block 11 --profile --json
is "JSON" "7 3 2 again 4 2" "$(lua5.4 check.lua <out 2>&1 | tr '\t' ' ')"
cp "$ROOT/tests/prog/tesla/collatz.s" "$ROOT/tests/prog/tesla/queens.s" .
tesla() { "$ISADORA" run -m tesla -V g80 "$@"; }
run 0 "queens" tesla queens.s --grid 2 --block 32 --param buffer:256 --profile --report queens.html --json
is "queens" "" "$(lua5.4 check.lua <out 2>&1 >checked)"
run 0 "collatz" tesla collatz.s --grid 2 --block 40 --param u32:1 --param buffer:4096 --json --profile --report collatz.html
is "collatz" "22 7 5 step 3 376" "$(lua5.4 check.lua <out | tr '\t' ' ')"

# ---- pages ----
well_formed() {
    if command -v xmllint >/dev/null; then
        xmllint --noout "$1" 2>&1
    else # at least as many tags end as begin
        lua5.4 -e 'local s = io.open(arg[1]):read("a"):gsub("<[^>]*/>", ""):gsub("<!.->", "")
            local _, b = s:gsub("<%a", "") local _, e = s:gsub("</%a", "") if b ~= e then print(b, e) end' /dev/null "$1"
    fi
}
run 0 "report" go around.s --block 11 --report around.html
if grep -q 'basic block' out; then fail "a text profile without --profile"; else pass; fi
for page in around collatz queens; do
    is "$page.html is well-formed" "" "$(well_formed $page.html)"
    is "$page.html needs nothing else" "" "$(grep -Eo '[ <](src|href|url|@import)[=(][^ >]*|https?://[^" ]*' $page.html | grep -v 'http://www.w3.org/')"
    for part in '<title>Profile of' '<svg ' 'role="img"' '<title id="picture-title">' '<desc id="picture-text">' \
        '<caption>' '<th scope="col"' 'prefers-color-scheme:dark' '<td>all warps ended</td>'; do
        if grep -qF -- "$part" $page.html; then pass; else fail "$page.html lacks $part"; fi
    done
done
is "a bar for each instruction that was executed" 22 "$(grep -Eo '<rect class="u[0-4]" x="330"' collatz.html | wc -l)"
cat >strange.s <<'END'
    add $r3 $r3 0x2
    fail $r3
END
cp strange.s 'a<b>&"c.s'
run 1 "a trap, a name with signs" go 'a<b>&"c.s' --block 9 --set '$r3=5' --report strange.html
is "well-formed all the same" "" "$(well_formed strange.html)"
grep -qF '<title>Profile of a&lt;b&gt;&amp;&quot;c.s</title>' strange.html && pass || fail "the name of the program"
grep -qF '<td>block 0,0,0, warp 0, address 0x4</td>' strange.html && pass || fail "where it stopped"
grep -qF '<td>seven</td>' strange.html && pass || fail "why it stopped"
run 0 "words have no labels" go -w --report words.html <<<15000000
is "words" "" "$(well_formed words.html)"
run 3 "nowhere to write" go around.s --report no/such/folder.html
run 2 "no lanes" "$ISADORA" run -m $isa - --report x.html <<<nop
err "has no lanes"
# ---- without lanes ----
printf 'mov $r1 0x2\nagain:\nsub $r1 $r1 0x1\nmov $r2 $r1\n' >plain.s
run 0 "without lanes" "$ISADORA" run -m vuc plain.s --profile
cat >wanted <<'END'
 address  instructions   share
00000000             1   33.3%  mov $r1 0x2
                                    again:
00000001             1   33.3%  sub $r1 $r1 0x1
00000002             1   33.3%  mov $r2 $r1
 address  instructions   share     entered  basic block
00000001             2   66.7%           1  again
00000000             1   33.3%           1  0x0
END
is "counts, no lanes" "$(cat wanted)" "$(sed -n '2,9p' out)"

done_
