package.path = "./?.lua;" .. package.path
-- The words that no label may be: whole words of sentences, pieced together where pieces touch.
local lu = require("luaunit")
local check = require("gen.check")
local words = require("gen.emit.target.words")
local target = require("gen.emit.target")

local HEAD = [==[
isa tiny "Tiny"
unit 16 big
fields
    OP 12..15 u; D 8..11 $r; N 0..7 u
    CC 4..5 (eq ne "" al)
regs
    $pc u16 reset 0x200 counts bytes
    $r 16 u16 prints "r"
        entry 15 prints "sp" also "stack" "top"
insn branch "Branch"
    form b{CC} "far" D : OP=2 ignored 0..3, 6..7
    do D = CC
]==]

local function model_of(body)
   local model, report = check.text("tiny.isa", HEAD .. body)
   if not model then error(report:to_string(), 0) end
   return model
end

local function has(list, ...)
   local set = {}
   for _, word in ipairs(list) do set[word] = true end
   for _, word in ipairs({ ... }) do lu.assertTrue(set[word], word) end
   return set
end

TestWords = {}

function TestWords.test_words_of_templates()
   local list = words.of(model_of([==[
insn load "Load"
    form.k ld D, "k" : OP=1 N=0
    form.m ld D, "[idx + 4]" : OP=1 N=1
    do D = 0
]==]))
   local set = has(list, "ld", "k", "idx", "b", "beq", "bne", "bal", "far", "ld", "stack", "top")
   for _, word in ipairs({ "4", "eq", "r0", "", "[idx", "sp" }) do lu.assertNil(set[word], word) end
   local sorted = table.move(list, 1, #list, 1, {})
   table.sort(sorted)
   lu.assertEquals(list, sorted)
end

-- Behind a number or a register no word ends.
function TestWords.test_words_with_numbers()
   local set = has(words.of(model_of([==[
insn load "Load"
    form ld "x"{N}"y" D "z" : OP=1
    do D = N
]==])), "ld", "z")
   for _, word in ipairs({ "x", "y", "xy" }) do lu.assertNil(set[word], word) end
end

function TestWords.test_target()
   local text = target.emit(model_of([==[
insn load "Load"
    form ld D, N : OP=1
    do D = N
]==]))[1].text
   lu.assertStrContains(text,
      'words[] = {\n    "b", "bal", "beq", "bne", "far", "ld", "stack", "top",\n')
   lu.assertStrContains(text, ".words = words, .word_count = 8,")
   lu.assertStrContains(text, ".start = 0x200,")
end

os.exit(lu.LuaUnit.run())
