-- Decode selection on small descriptions: each diagnostic with its counterexample.
package.path = "./?.lua;" .. package.path
local lu = require("luaunit")
local decoding = require("tests.lib.decoding")

local load, clean, expect = decoding.load, decoding.clean, decoding.expect
local form, counts, HEAD = decoding.form, decoding.counts, decoding.HEAD

TestOverlap = {}

function TestOverlap:test_counterexample_and_readings()
   local list = expect(HEAD .. [[
insn a "A"
    form a X    : OP=0..3
    do nothing
insn b "B"
    form b HI   : OP=2 LO=1
    do nothing
]], { "9 E30", "`a` and `b` both match 21, as `a 0x1` and `b 0x0`; deciding bits: 0, 1, 4, 5" })
   lu.assertEquals(list[1].hint, 'a line `over a "why"` in `insn b`, or change a bit')
   lu.assertEquals(list[1].also[1].line, 6)
end

function TestOverlap:test_no_deciding_bit()
   expect(HEAD .. [[
insn a "A"
    form a X    : OP=3
    do nothing
insn b "B"
    form b X    : OP=3
    do nothing
]], { "9 E30", "both match 30, as `a 0x0` and `b 0x0`; deciding bits: none" })
end

function TestOverlap:test_zero_bits_keep_forms_apart()
   local model = clean(HEAD .. [[
insn a "A"
    form a HI   : OP=3 zero LO
    do nothing
insn b "B"
    form b HI   : OP=3 LO=1
    do nothing
]])
   lu.assertEquals(counts(model.encoding_space[1]), { 8, 0, 8, 240, 0, 0 })
end

function TestOverlap:test_only_in_one_variant()
   expect("variant old; variant new = N\n" .. HEAD .. [[
insn a "A"
    form a X    : OP=3
    do nothing
insn b "B" on N
    form b X    : OP=3
    do nothing
]], { "10 E30", "both match 30 (new)" })
end

TestOver = {}

local PAIR = HEAD .. [[
insn a "A"
    form a X    : OP=0..3
    do nothing
insn b "B"
    form b HI   : OP=2 LO=1
]]

function TestOver:test_takes_the_words()
   local model = clean(PAIR .. [[
    over a "narrower"
    do nothing
]])
   local a, b = form(model, "a"), form(model, "b")
   lu.assertEquals(a.sets[1].space:count(a.word[1]), (64 - 4))
   lu.assertFalse(a.sets[1].space:contains(a.word[1], 0x21))
   lu.assertTrue(b.sets[1].space:contains(b.word[1], 0x21))
end

function TestOver:test_covers_nothing()
   expect(PAIR:gsub("OP=2 LO=1", "OP=9 LO=1") .. [[
    over a "no reason"
    do nothing
]], { "10 E31", "`over a` covers nothing" })
end

function TestOver:test_whole_parts_only()
   local list = expect(PAIR:gsub("OP=2 LO=1", "OP=9 LO=1"):gsub("insn a ", "insn ab ") .. [[
    over a "the page is called ab"
    do nothing
]], { "10 E31", "no other instruction has a form of that name" })
   lu.assertStrContains(list[1].hint, "name what this instruction is over")
end

function TestOver:test_unreachable()
   expect(HEAD .. [[
insn a "A"
    form a HI   : OP=2 LO=1
    do nothing
insn b "B"
    form b X    : OP=0..3
    over a "wider, so nothing is left"
    do nothing
]], { "6 E34", "`a` is unreachable: every word of it belongs to `over` forms" })
end

function TestOver:test_mutual()
   expect(HEAD .. [[
insn a "A"
    form a X    : OP=2
    over b "first"
    do nothing
insn b "B"
    form b HI   : OP=2,3 LO=1
    over a "second"
    do nothing
]], { "11 E36", "`a` and `b` are `over` each other" })
end

function TestOver:test_only_where_it_exists()
   expect("variant old; variant new = N\n" .. PAIR .. [[
    over a "narrower" on N
    do nothing
]], { "10 E30", "both match 21 (old)" })
end

TestLines = {}

function TestLines:test_lines_meet()
   expect(HEAD .. [[
operand K
    "low"       : HI=0..2
    "high"      : HI=2,3
insn a "A"
    form a LO K : OP=0
    do nothing
]], { "7 E32", "alternatives 1 and 2 of operand `K` both match HI=2, word 08 of `a`" })
end

function TestLines:test_nested_tests_keep_lines_apart()
   clean(HEAD .. [[
operand N
    "n"         : LO=1
operand K
    N "x"       : HI=0
    "y"         : HI=0 LO=0
insn a "A"
    form a K    : OP=0
    do nothing
]])
end

function TestLines:test_values_without_a_line_are_open()
   local model = clean(HEAD .. [[
operand K
    "low"       : HI=0
    "high"      : HI=3
insn a "A"
    form a LO K : OP=0
    do nothing
]])
   lu.assertEquals(counts(model.encoding_space[1]), { 8, 0, 0, 248, 8, 0 })
end

function TestLines:test_operands_that_exclude_each_other()
   local _, list = load(HEAD .. [[
operand K
    "low"       : HI=0
operand L
    "high"      : HI=3
insn a "A"
    form a LO K L : OP=0
    do nothing
]], true)
   lu.assertEquals({ #list, list[1].code, list[1].line }, { 1, "E27", 10 })
   lu.assertStrContains(list[1].message, "of `a` exclude every value")
end

function TestLines:test_a_line_that_never_fits_is_gone()
   local model = clean(HEAD .. [[
operand K
    "low"       : HI=0
    "high"      : HI=3
operand L
    "l"         : HI=0..2
insn a "A"
    form a LO K L : OP=0
    do nothing
]])
   local lines = form(model, "a").choices[1].lines
   lu.assertTrue(lines[1].configs[1])
   lu.assertFalse(lines[2].configs[1])
end

TestLengths = {}

local TWO = [[
isa toy "Toy"
unit 16 %s
unit 32 %s
fields
    Q 0..1 u; B 2..15 u; W 2..31 u; T 30..31 u; M 16..29 u; S 14..15 u; C 0..13 u; D 0..29 u
]]

function TestLengths:test_little()
   expect(TWO:format("little", "little") .. [[
insn a "A"
    form a B : Q=0..2
    do nothing
insn b "B"
    form b W : Q=2,3
    do nothing
]], { "7 E33", "`a` (16) begins `b` (32), counterexample 0002" })
end

function TestLengths:test_little_prefix_free()
   local model = clean(TWO:format("little", "little") .. [[
insn a "A"
    form a B : Q=0..2
    do nothing
insn b "B"
    form b W : Q=3
    do nothing
]])
   lu.assertEquals(counts(model.encoding_space[1]), { 3 << 14, 0, 0, 1 << 14, 0, 1 << 14 })
   lu.assertEquals(counts(model.encoding_space[2]), { 1 << 30, 0, 0, 3 << 30, 0, 0 })
end

function TestLengths:test_big_looks_at_the_high_bits()
   local text = TWO:format("big", "big") .. [[
insn a "A"
    form a C : S=0..2
    do nothing
insn b "B"
    form b D : T=%s
    do nothing
]]
   clean(text:format("3"))
   expect(text:format("1,3"), { "7 E33", "counterexample 4000" })
end

os.exit(lu.LuaUnit.run())
