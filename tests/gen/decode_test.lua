-- Decode selection on small descriptions: each diagnostic with its witness, the ledger, the
-- decision tree.
package.path = "./?.lua;" .. package.path
local lu = require("luaunit")
local num = require("gen.num")
local parse = require("gen.parse")
local names = require("gen.names")
local expand = require("gen.expand")
local claims = require("gen.claims")
local decode = require("gen.decode")
local wordcover = require("gen.wordcover")
local report_of = require("gen.report")

-- The passes up to decode. Returns the model and the diagnostics of decode.
local function load(text, without_claims)
   local report = report_of.new()
   local tree = parse.text("test.isa", text, report)
   local sym = names.resolve(tree, report)
   lu.assertFalse(report:failed(), report:to_string())
   local model = expand.pages(sym, report)
   if not without_claims then claims.check(model, report) end
   lu.assertFalse(report:failed(), report:to_string())
   decode.check(model, report)
   return model, report:list(), report
end

local function clean(text)
   local model, list, report = load(text)
   lu.assertEquals(#list, 0, report:to_string())
   return model
end

local function expect(text, ...)
   local _, list, report = load(text)
   local wanted = { ... }
   lu.assertEquals(#list, #wanted, report:to_string())
   for i, want in ipairs(wanted) do
      local place = ("%d %s"):format(list[i].line, list[i].code)
      lu.assertEquals(place, want[1], report:to_string())
      lu.assertStrContains(list[i].message, want[2])
   end
   return list
end

local function form(model, name)
   for _, candidate in ipairs(model.forms) do
      if candidate.name == name then return candidate end
   end
   error("no form " .. name)
end

local function counts(entry)
   return { entry.decoded, entry.unknown, entry.reserved, entry.hole, entry.open, entry.head }
end

local HEAD = [[
isa toy "Toy"
unit 8 little
fields
    OP 4..7 u; X 0..3 u; LO 0..1 u; HI 2..3 u
]]

TestOverlap = {}

function TestOverlap:test_witness_and_readings()
   local list = expect(HEAD .. [[
insn a "A"
    form a X    : OP=0..3
    do nothing
insn b "B"
    form b HI   : OP=2 LO=1
    do nothing
]], { "9 E30", "`a` and `b` meet in 21: reads `a 0x1` / `b 0x0`; deciding bits: 0, 1, 4, 5" })
   lu.assertEquals(list[1].hint, '`over a "why"` in page `b`, or change a bit')
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
]], { "9 E30", "meet in 30: reads `a 0x0` / `b 0x0`; deciding bits: none" })
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
   lu.assertEquals(counts(model.ledger[1]), { 8, 0, 8, 240, 0, 0 })
end

function TestOverlap:test_only_in_one_variant()
   expect("variant old; variant new = N\n" .. HEAD .. [[
insn a "A"
    form a X    : OP=3
    do nothing
insn b "B" on N
    form b X    : OP=3
    do nothing
]], { "10 E30", "meet in 30 (new)" })
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
]], { "10 E31", "no other page has a form of that name" })
   lu.assertStrContains(list[1].hint, "name what this page really stands over")
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
]], { "10 E30", "meet in 21 (old)" })
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
]], { "7 E32", "lines 1 and 2 of operand `K` meet at HI=2, word 08 of `a`" })
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
   lu.assertEquals(counts(model.ledger[1]), { 8, 0, 0, 248, 8, 0 })
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
   lu.assertStrContains(list[1].message, "of page `a` leave no value")
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
]], { "7 E33", "`a` (16) is the head of `b` (32), witness 0002" })
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
   lu.assertEquals(counts(model.ledger[1]), { 3 << 14, 0, 0, 1 << 14, 0, 1 << 14 })
   lu.assertEquals(counts(model.ledger[2]), { 1 << 30, 0, 0, 3 << 30, 0, 0 })
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
   expect(text:format("1,3"), { "7 E33", "witness 4000" })
end

TestLedger = {}

function TestLedger:test_classes()
   local model = clean(HEAD .. [[
insn a "A"
    form a HI   : OP=0 unknown LO
    do nothing
insn b "B"
    form b HI   : OP=1 zero 0 ignored 1
    do nothing
insn c "C"
    form c X    : OP=2
    unknown "nobody knows"
]])
   lu.assertEquals(counts(model.ledger[1]), { 4 + 8, 12 + 16, 8, 256 - 48, 0, 0 })
end

function TestLedger:test_an_operand_overrides_zero()
   local model = clean(HEAD .. [[
operand K
    HI          : LO=0
    "-"         : LO=1 zero HI
    "+"         : LO=2 unknown HI
insn a "A"
    form a K    : OP=0
    do nothing
]])
   lu.assertEquals(counts(model.ledger[1]), { 4 + 1 + 1, 3, 3, 256 - 12, 4, 0 })
end

function TestLedger:test_domains()
   local model = clean([[
isa toy "Toy"
unit 8 little
table t
    0 zero; 1 one; 5 five
fields
    OP 6..7 u; T 0..2 t; N 3..5 u not 0,7
insn a "A"
    form a T N  : OP=0
    do nothing
insn b "B"
    form b T    : OP=1 N=0,7
    do nothing
]])
   lu.assertEquals(model.ledger[1].decoded, 3 * 6 + 3 * 2)
end

function TestLedger:test_128_bits_add_up()
   local model = clean([[
isa toy "Toy"
unit 128 little
fields
    OP 120..127 u; A 56..119 u; B 0..55 u
insn a "A"
    form a A    : OP=0..4 unknown B
    do nothing
]])
   local entry = model.ledger[1]
   local sum = num.add(num.add(entry.decoded, entry.unknown), num.add(entry.reserved, entry.hole))
   lu.assertTrue(num.eq(sum, num.pow2(128)))
   lu.assertTrue(num.eq(entry.decoded, num.mul(5, num.pow2(64))))
end

TestTree = {}

local function walk(node, word, c)
   while node do
      if node.tag == "hole" then return nil end
      if node.tag == "switch" then
         local value, child = num.bits(word, node.lo, node.width), node.default
         for _, entry in ipairs(node.children) do
            if entry.value == value then child = entry.node end
         end
         node = child
      elseif (not node.configs or node.configs >> (c or 1) - 1 & 1 == 1)
         and wordcover.holds(node.condition, word) then
         return node.form.name -- no operand of these forms can be without a line
      else
         node = node.otherwise
      end
   end
   return nil
end

function TestTree:test_opcode_is_one_switch()
   local model = clean([[
isa toy "Toy"
unit 32 little
fields
    OP 24..31 u; I 29 u; A 12..23 u; B 0..11 u; C 0..11 s
operand S : B : I=0; C : I=1
insn two "Two"
    form %name A S : OP=%two
    ops  %name  %two
         add    0b01.-1100
         sub    0b01.-1101
         mul    0b01.-0001
    do nothing
insn one "One"
    form %name A  : OP=%one ignored B
    ops  %name  %one
         abs    0x4a,0x5a,0x7a
         nop    0x4b,0x5b,0x7b
         inv    0x00..0x3f
    do nothing
]])
   local tree = decode.tree(model, model.units[1])
   lu.assertEquals({ tree.tag, tree.lo, tree.width }, { "switch", 24, 8 })
   for _, entry in ipairs(tree.children) do
      lu.assertEquals(entry.node.tag, "leaf")
      lu.assertNil(entry.node.condition)
   end
   lu.assertEquals(#tree.children, 3 * 4 + 3 + 3 + 64)
   lu.assertEquals(walk(tree, 0x7c000000), "two.add")
   lu.assertEquals(walk(tree, 0x5b000001), "one.nop")
   lu.assertNil(walk(tree, 0x6b000000))
end

function TestTree:test_over_becomes_a_chain()
   local model = clean([[
isa toy "Toy"
unit 32 little
fields
    OP 24..31 u; A 12..23 u; B 0..11 u
insn a "A"
    form a A B  : OP=7
    do nothing
insn b "B"
    form b      : OP=7 A=0x123 B=0x456
    over a "one word has a name"
    do nothing
]])
   local tree = decode.tree(model, model.units[1])
   lu.assertEquals(walk(tree, 0x07123456), "b")
   lu.assertEquals(walk(tree, 0x07123457), "a")
   lu.assertNil(walk(tree, 0x08123456))
   lu.assertEquals(tree.tag, "leaf")
   lu.assertEquals(#tree.condition.cubes, 1)
end

function TestTree:test_one_tree_for_all_configurations()
   local model = clean("variant v1; variant v2; variant v3 = N\n" .. HEAD .. [[
insn a "A"
    form a X    : OP=3
    do nothing
insn b "B" on N
    form b X    : OP=4
    do nothing
]])
   local tree = decode.tree(model, model.units[1])
   lu.assertIs(decode.tree(model, model.units[1]), tree)
   lu.assertEquals(walk(tree, 0x35, 1), "a")
   lu.assertNil(walk(tree, 0x45, 2))
   lu.assertEquals(walk(tree, 0x45, 3), "b")
end

function TestTree:test_the_same_words_in_other_configurations()
   local model = clean("variant v1; variant v2 = N; variant v3\n" .. HEAD .. [[
insn a "A" on N
    form a X    : OP=3
    do nothing
insn b "B" on !N
    form b X    : OP=3
    do nothing
]])
   local tree = decode.tree(model, model.units[1])
   lu.assertEquals(walk(tree, 0x35, 1), "b")
   lu.assertEquals(walk(tree, 0x35, 2), "a")
   lu.assertEquals(walk(tree, 0x35, 3), "b")
   lu.assertNil(walk(tree, 0x45, 3))
end

function TestTree:test_128_bits()
   local model = clean([[
isa toy "Toy"
unit 128 little
fields
    OP 0..11 u; SUB 121..127 u; A 60..70 u; R 12..59 u; Q 71..120 u
insn a "A"
    form %name A R Q : OP=%op SUB=%sub
    ops  %name  %op    %sub
         aa     0x123  1
         bb     0x123  2..9
         cc     0x124  0
    do nothing
]])
   local tree = decode.tree(model, model.units[1])
   local function word(op, sub) return num.bor(op, num.shl(sub, 121)) end
   lu.assertEquals(walk(tree, word(0x123, 1)), "a.aa")
   lu.assertEquals(walk(tree, word(0x123, 9)), "a.bb")
   lu.assertEquals(walk(tree, word(0x124, 0)), "a.cc")
   lu.assertNil(walk(tree, word(0x124, 1)))
   lu.assertNil(walk(tree, word(0x123, 10)))
end

function TestTree:test_lines_of_a_choice()
   local model = clean(HEAD .. [[
operand K
    "low"       : HI=0
    "mid"       : HI=1,2
    "high"      : HI=3
insn a "A"
    form a LO K : OP=0
    do nothing
]])
   local a = form(model, "a")
   local list, complete = decode.lines(a, a.choices[1], 1)
   lu.assertEquals(#list, 3)
   lu.assertTrue(wordcover.holds(list[1].condition, 0x00))
   lu.assertFalse(wordcover.holds(list[1].condition, 0x04))
   lu.assertTrue(wordcover.holds(list[2].condition, 0x08))
   lu.assertNil(list[3].condition)
   lu.assertTrue(complete)
end

function TestTree:test_lines_of_configurations()
   local model = clean("variant v1; variant v2 = N\n" .. HEAD .. [[
operand K
    "low"       : HI=0
    "mid"       : HI=1,2 on N
    "old"       : HI=1   on !N
insn a "A"
    form a LO K : OP=0
    do nothing
]])
   local a = form(model, "a")
   local list, complete = decode.lines(a, a.choices[1], 2)
   lu.assertEquals(#list, 3)
   lu.assertNil(list[1].configs)
   lu.assertEquals({ list[2].configs, list[3].configs }, { 2, 1 })
   lu.assertTrue(wordcover.holds(list[2].condition, 0x08))
   lu.assertFalse(wordcover.holds(list[3].condition, 0x08))
   lu.assertFalse(complete)
end

os.exit(lu.LuaUnit.run())
