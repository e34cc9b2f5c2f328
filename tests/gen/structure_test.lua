-- Operands that are alike in several forms: which ones are, and that what is kept of one form is true
-- of the others.
package.path = "./?.lua;" .. package.path
local lu = require("luaunit")
local num = require("gen.num")
local check = require("gen.check")
local canonical = require("gen.forms.canonical")
local structure = require("gen.forms.structure")

local HEAD = [[
isa test "Test"
source S "s" document
unit 16 little
fields
    OP 12..15 u; A 8..11 u; B 4..7 u; M 0..1 u
]]

local function load(source)
   local model, report = check.text("test.isa", HEAD .. source)
   return model, report:to_string()
end

local function form_of(model, name)
   for _, form in ipairs(model.forms) do
      if form.name == name then return form end
   end
   error("no form " .. name)
end

local function number_of(model, name)
   local form = form_of(model, name)
   return structure.of(form.top[1], form.space)
end

local OPERANDS = [[
operand X(%f)
    %f"!"  : M=0..2 ignored 2..3
    %f     : M=3 zero 2..3
]]

TestStructure = {}

function TestStructure:test_the_same_operand_in_two_forms_is_alike()
   local model, messages = load(OPERANDS .. [[
insn a "A" {S}
    form a X(B) : OP=0 ignored A
    do nothing
insn b "B" {S}
    form b X(B) : OP=1 A=2
    do nothing
insn c "C" {S}
    form c X(A) : OP=2 zero B
    do nothing
]])
   lu.assertTrue(model ~= nil, messages)
   lu.assertEquals(number_of(model, "a"), number_of(model, "b"))
   lu.assertNotEquals(number_of(model, "a"), number_of(model, "c"))
end

function TestStructure:test_what_a_form_says_of_the_bits_counts()
   local _, messages = load(OPERANDS .. [[
insn a "A" {S}
    form a X(B) : OP=0 ignored A
    do nothing
insn b "B" {S}
    form b X(B) : OP=1 A=2 ignored B
    do nothing
]])
   lu.assertStrContains(messages, "`ignored B` meets `B`, which carries it, in this same form (`b`)")
end

-- A group that another form has, too: its canonical words are found later.
local function check_words(form)
   local count = 0
   for _, group in ipairs(form.groups) do
      for _, way in ipairs(group.ways) do
         local word = canonical.word(form, way)
         lu.assertTrue(num.eq(way.canonical.value, num.band(word.value, group.mask)), form.name)
         lu.assertTrue(num.eq(way.canonical.mask, num.band(word.mask, group.mask)), form.name)
         count = count + 1
      end
   end
   return count
end

function TestStructure:test_canonical_words_of_groups_are_those_of_the_form()
   local samples = { "tests/gen/samples/mos6502.isa", "desc/vp1-scalar", "desc/vuc" }
   local count = 0
   for _, path in ipairs(samples) do
      local model, report = check.load({ path }, { stop_after = "decode" })
      lu.assertTrue(model ~= nil, report:to_string())
      for _, form in ipairs(model.forms) do count = count + check_words(form) end
   end
   lu.assertTrue(count > 100, count)
end

os.exit(lu.LuaUnit.run())
