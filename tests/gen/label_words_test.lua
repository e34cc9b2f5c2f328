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

-- All words that the patterns stand for.
local function spelled(patterns)
   local list = {}
   local function spell(word, rest, fields, n)
      local before, after = rest:match("^([^*]*)%*(.*)$")
      if not before then
         list[#list + 1] = word .. rest
         return
      end
      for _, row in ipairs(fields[n].code_list) do
         spell(word .. before .. row.text, after, fields, n + 1)
      end
   end
   for _, pattern in ipairs(patterns) do spell("", pattern.text, pattern.fields, 1) end
   return list
end

local function has(list, ...)
   local set = {}
   for _, word in ipairs(list) do set[word] = true end
   for _, word in ipairs({ ... }) do lu.assertTrue(set[word], word) end
   return set
end

TestWords = {}

function TestWords.test_words_of_templates()
   local patterns = words.of(model_of([==[
insn load "Load"
    form.k ld D, "k" : OP=1 N=0
    form.m ld D, "[idx + 4]" : OP=1 N=1
    do D = 0
]==]))
   local set = has(spelled(patterns), "ld", "k", "idx", "b", "beq", "bne", "bal", "far", "ld", "stack", "top")
   for _, word in ipairs({ "4", "eq", "r0", "", "[idx", "sp" }) do lu.assertNil(set[word], word) end
   local texts = {}
   for i, pattern in ipairs(patterns) do texts[i] = pattern.text end
   lu.assertEquals(texts, { "b*", "far", "idx", "k", "ld", "stack", "top" })
end

-- Behind a number or a register no word ends.
function TestWords.test_words_with_numbers()
   local set = has(spelled(words.of(model_of([==[
insn load "Load"
    form ld "x"{N}"y" D "z" : OP=1
    do D = N
]==]))), "ld", "z")
   for _, word in ipairs({ "x", "y", "xy" }) do lu.assertNil(set[word], word) end
end

function TestWords.test_target()
   local text = target.emit(model_of([==[
insn load "Load"
    form ld D, N : OP=1
    do D = N
]==]))[1].text
   lu.assertStrContains(text,
      'words[] = {\n    W("b*", F(CC))\n    PLAIN("far")\n    PLAIN("ld")\n')
   lu.assertStrContains(text, ".words = words, .word_count = 5,")
   lu.assertStrContains(text, ".start = 0x200,")
end

os.exit(lu.LuaUnit.run())
