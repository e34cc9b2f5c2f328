-- Decode selection on small descriptions: how many words of each class there are, and the decision
-- tree.
package.path = "./?.lua;" .. package.path
local lu = require("luaunit")
local num = require("gen.num")
local decode = require("gen.encoding.decode")
local wordcover = require("gen.wordset.cover")
local decoding = require("tests.lib.decoding")

local clean, form, counts, HEAD = decoding.clean, decoding.form, decoding.counts, decoding.HEAD

TestEncodingSpace = {}

function TestEncodingSpace:test_classes()
   local model = clean(HEAD .. [[
insn a "A"
    form a HI   : OP=0 unknown LO
    do nothing
insn b "B"
    form b HI   : OP=1 zero 0 ignored 1
    do nothing
insn c "C"
    form c X    : OP=2
    unknown "undocumented"
]])
   lu.assertEquals(counts(model.encoding_space[1]), { 4 + 8, 12 + 16, 8, 256 - 48, 0, 0 })
end

function TestEncodingSpace:test_an_operand_overrides_zero()
   local model = clean(HEAD .. [[
operand K
    HI          : LO=0
    "-"         : LO=1 zero HI
    "+"         : LO=2 unknown HI
insn a "A"
    form a K    : OP=0
    do nothing
]])
   lu.assertEquals(counts(model.encoding_space[1]), { 4 + 1 + 1, 3, 3, 256 - 12, 4, 0 })
end

function TestEncodingSpace:test_domains()
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
   lu.assertEquals(model.encoding_space[1].decoded, 3 * 6 + 3 * 2)
end

function TestEncodingSpace:test_128_bits_add_up()
   local model = clean([[
isa toy "Toy"
unit 128 little
fields
    OP 120..127 u; A 56..119 u; B 0..55 u
insn a "A"
    form a A    : OP=0..4 unknown B
    do nothing
]])
   local entry = model.encoding_space[1]
   local sum = num.add(num.add(entry.decoded, entry.unknown), num.add(entry.reserved, entry.unallocated))
   lu.assertTrue(num.eq(sum, num.pow2(128)))
   lu.assertTrue(num.eq(entry.decoded, num.mul(5, num.pow2(64))))
end

TestTree = {}

local function walk(node, word, c)
   while node do
      if node.tag == "unallocated" then return nil end
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
