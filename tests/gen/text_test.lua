-- The check of texts: automata against statements listed one by one, its verdict on random
-- descriptions against all texts of small values, and forms of more statements than could be listed.
package.path = "./?.lua;" .. package.path
local lu = require("luaunit")
local check = require("gen.check")
local report_of = require("gen.base.report")
local text = require("gen.asmtext.ambiguity")
local automaton = require("gen.asmtext.ambiguity.automaton")
local refined = require("gen.asmtext.ambiguity.prune")
local pattern = require("gen.asmtext.ambiguity.pattern")
local shared = require("gen.asmtext.ambiguity.shared")
local tokens = require("gen.asmtext.ambiguity.tokens")
local random_isa = require("tests.lib.random_isa")
local random_texts = require("tests.lib.random_texts")
local render_isa = require("tests.lib.render_isa")
local statements = require("tests.lib.statements")

-- The model as `text.check` gets it; nil where an earlier pass cannot read the description.
local function model_of(source)
   return (check.text("test.isa", source, { stop_after = "codes" }))
end

-- A statement as one string: its lines, and what it prints.
local function shown(entry)
   local parts = {}
   for _, step in ipairs(entry.way) do
      parts[#parts + 1] = ("%s%d"):format(step.choice.operand, step.line.index)
   end
   parts[#parts + 1] = ":"
   for _, atom in ipairs(entry.atoms) do
      parts[#parts + 1] = atom.text and ("`%s`"):format(atom.text)
         or atom.item.field and atom.item.field.name or atom.item.file.name
   end
   return table.concat(parts, " ")
end

local function as_set(list)
   local set = {}
   for _, entry in ipairs(list) do set[shown(entry)] = true end
   return set
end

-- Can every field of the statement print something?
local function is_possible(entry)
   local any = false
   statements.each_text(entry, 1, function() any = true end)
   return any
end

local function compare_statements(model)
   local count = 0
   for _, form in ipairs(model.forms) do
      local wanted, found = {}, {}
      for _, entry in ipairs(statements.all(form)) do
         if is_possible(entry) then wanted[#wanted + 1] = entry end
      end
      pattern.each_path(refined.of(automaton.of_form(form)), function(path)
         found[#found + 1] = pattern.of_path(form, path)
      end)
      local here = as_set(found)
      for key in pairs(as_set(wanted)) do -- a set
         lu.assertTrue(here[key] or false, ("%s lacks %s"):format(form.name, key))
      end
      local all = as_set(statements.all(form))
      for key in pairs(here) do -- a set
         lu.assertTrue(all[key] or false, ("%s has no %s"):format(form.name, key))
      end
      count = count + #found
   end
   return count
end

TestAutomaton = {}

function TestAutomaton:test_statements_are_those_listed()
   local count = 0
   for seed = 1, 60 do
      local model = model_of(random_texts.new(seed))
      if model then count = count + compare_statements(model) end
   end
   for seed = 1, 60 do
      local isa = random_isa.new(seed)
      local model = model_of(render_isa.text(isa))
      for _, form in ipairs(model and model.forms or {}) do
         local found = 0
         pattern.each_path(refined.of(automaton.of_form(form)), function() found = found + 1 end)
         lu.assertTrue(found <= #statements.all(form))
         count = count + found
      end
   end
   lu.assertTrue(count > 1000, count .. " statements")
end

-- Operands of fifteen lines, and words that may be left out.
local function large(lines, words)
   local out = { 'isa t "Large"', "unit 64 little", "fields",
      "    OP 0..3 u; A 4..7 u; B 8..11 u; C 12..15 u; D 16..19 $r; E 20..23 u; W 24..31 u",
      "regs", "    $r 16 u16" }
   for i, field in ipairs({ "A", "B", "C" }) do
      out[#out + 1] = ("operand S%d"):format(i)
      for line = 0, 14 do
         out[#out + 1] = ('    "%s%d" : %s=%d = %d'):format(field:lower(), line, field, line, line)
      end
   end
   for bit = 0, 7 do
      out[#out + 1] = ("operand O%d"):format(bit)
      out[#out + 1] = ('    "" : W=0b%s = 0'):format(("."):rep(7 - bit) .. "0" .. ("."):rep(bit))
      out[#out + 1] = ('    "%s" : W=0b%s = 1'):format(words[bit + 1],
         ("."):rep(7 - bit) .. "1" .. ("."):rep(bit))
   end
   for _, line in ipairs(lines) do out[#out + 1] = line end
   return table.concat(out, "\n") .. "\n"
end

local PLAIN = { "aa", "bb", "cc", "dd", "ee", "ff", "gg", "hh" }

local function messages(source)
   local _, report = check.text("large.isa", source)
   local list = {}
   for _, item in ipairs(report:list()) do list[#list + 1] = item.code .. " " .. item.message end
   return list
end

local OPTIONS = "O0 O1 O2 O3 O4 O5 O6 O7"
local FORM = { 'insn op "Operation"',
   "    form op " .. OPTIONS .. " D, S1, S2, S3 : OP=1 ignored E ignored 32..63", "    do nothing" }

function TestAutomaton:test_a_large_form_is_a_small_graph()
   local model = model_of(large(FORM, PLAIN))
   local graph, count, done = automaton.of_form(model.forms[1]), 0, {}
   local function visit(node)
      if done[node] then return end
      done[node] = true
      for _, edge in ipairs(graph:edges(node)) do
         count = count + 1
         if edge.next then visit(edge.next) end
      end
   end
   visit(graph.start)
   lu.assertTrue(count < 300, count .. " edges for 864,000 statements")
end

TestTexts = {}

function TestTexts:test_large_forms_without_and_with_ambiguity()
   local started = os.clock()
   lu.assertEquals(messages(large(FORM, PLAIN)), {})
   local words = table.move(PLAIN, 1, 8, 1, {})
   words[5] = "bb" -- `bb` alone is O1 or O4
   lu.assertEquals(messages(large(FORM, words)),
      { "E40 `op bb $r0, a0, b0, c0` is `op` (O0 line 1, O1 line 1, O2 line 1, O3 line 1, "
         .. "O4 line 2, O5 line 1, O6 line 1, O7 line 1, S1 line 1, S2 line 1, S3 line 1) and `op` "
         .. "(O0 line 1, O1 line 2, O2 line 1, O3 line 1, O4 line 1, O5 line 1, O6 line 1, "
         .. "O7 line 1, S1 line 1, S2 line 1, S3 line 1)" })
   lu.assertTrue(os.clock() - started < 20)
end

function TestTexts:test_two_large_forms_meet_at_one_place()
   local lines = table.move(FORM, 1, #FORM, 1, {})
   table.move({ 'insn other "Other"', '    form op "hh" D, "a3", "b14", E : OP=2 ignored 24..63, '
      .. "4..15", "    do nothing" }, 1, 3, #lines + 1, lines)
   lu.assertEquals(messages(large(lines, PLAIN)), {})
   lines[5] = lines[5]:gsub("E : OP=2", '"c7" : OP=2 ignored E')
   local found = messages(large(lines, PLAIN))
   lu.assertEquals(#found, 1)
   lu.assertStrContains(found[1], "E41 `op hh $r0, a3, b14, c7` is `op`")
end

-- A wide field parts two forms: each of their statements is one of both, with the same bits.
function TestTexts:test_forms_parted_by_a_wide_value()
   local form = "    form.%s op " .. OPTIONS
      .. " D, K, S1, S2, S3 : OP=1 K=%s ignored E ignored 48..63"
   local lines = { 'insn op "Operation"', form:format("low", "0..999"),
      form:format("high", "1000..65535"), "    do nothing" }
   local source = large(lines, PLAIN):gsub("W 24..31 u", "%0; K 32..47 u")
   lu.assertEquals(messages(source), {})
   source = source:gsub("K=1000..65535 ignored E", "K=1000..65535 ignored E=1")
   lu.assertEquals(#messages(source), 1)
end

-- Tests of the same bits keep lines of two operands apart, of which text alone would be both.
function TestTexts:test_lines_that_exclude_each_other()
   local source = [[
isa t "Relations"
unit 16 little
fields
    OP 12..15 u; X 10..11 u; Y 8..9 u; A 4..7 u; B 0..3 u
operand P
    "a" : X=0 = 0
    "b" : X=1 = 1
operand Q
    "b" : Y=0 X=%s = 0
    ""  : Y=1 = 1
operand R
    ""  : A=0 X=%s = 0
    "b" : A=1 = 1
insn op "Operation"
    form op P Q R : OP=1 ignored B
    do nothing
]]
   lu.assertEquals(messages(source:format("0", "1")), {})
   lu.assertEquals(messages(source:format("0", "0,1")),
      { "E40 `op a b` is `op` (P line 1, Q line 1, R line 1) and `op` "
         .. "(P line 1, Q line 2, R line 2)" })
end

function TestTexts:test_pairs_of_forms_by_their_words()
   local model = model_of([[
isa t "Words"
unit 16 little
fields
    OP 12..15 u; C 10..11 (x y z w); D 4..7 u; B 0..3 u
insn a "A"
    form mul D B : OP=0 ignored C ignored 8..9
    do nothing
insn b "B"
    form mul{C} D B : OP=1 ignored 8..9
    do nothing
insn c "C"
    form div D B : OP=2 ignored C ignored 8..9
    do nothing
insn d "D"
    form mulx D B : OP=3 ignored C ignored 8..9
    do nothing
]])
   local all, starts, found = shared.new(model.forms[1].space), {}, {}
   for i, form in ipairs(model.forms) do starts[i] = all:add(automaton.of_form(form)) end
   local function in_any() return nil end
   tokens.each_pair(tokens.of(all, starts, {}, {}), in_any, function(i, j)
      found[#found + 1] = i .. "-" .. j
   end)
   lu.assertEquals(found, { "2-4" })
end

-- Blanks are needed only between two word characters.
local function as_read(printed)
   local kept = {}
   printed = printed:gsub(" +", " ")
   for i = 1, #printed do
      local char, before, after = printed:sub(i, i), printed:sub(i - 1, i - 1),
         printed:sub(i + 1, i + 1)
      if char ~= " " or i > 1 and before:find("[%w_]") and after:find("[%w_]") then
         kept[#kept + 1] = char
      end
   end
   return table.concat(kept)
end

local function share_config(a, b)
   for config, here in ipairs(a.form.configs) do
      if here and b.form.configs[config] and (#a.way == 0 or a.way.configs[config])
         and (#b.way == 0 or b.way.configs[config]) then return true end
   end
   return false
end

-- Forms that the check refuses, alone and in pairs.
local function refused(model)
   local report, refusals, count = report_of.new(), {}, 0
   text.check(model, report)
   for _, item in ipairs(report:list()) do
      count = count + 1
      local alone = item.message:match("of `([^`]*)` run together")
      local a, b = item.message:match("` is `([^`]*)`.- and `([^`]*)`[^`]*$")
      if alone then refusals[alone] = true end
      if a then refusals[a .. " " .. b], refusals[b .. " " .. a] = true, true end
   end
   return refusals, count
end

-- Calls `f(one statement, another)` for statements that print the same text for different words.
local function each_clash(model, f)
   local seen, count = {}, 0
   for _, form in ipairs(model.forms) do
      for _, entry in ipairs(statements.all(form)) do
         statements.each_text(entry, 400, function(printed, word)
            local read = as_read(printed)
            seen[read] = seen[read] or {}
            for _, other in ipairs(seen[read]) do
               if other.word ~= word and other.entry ~= entry
                  and share_config(other.entry, entry) then
                  count = count + 1
                  f(other.entry, entry, printed)
               end
            end
            if #seen[read] < 16 then table.insert(seen[read], { entry = entry, word = word }) end
         end)
      end
   end
   return count
end

function TestTexts:test_no_ambiguity_is_missed()
   local clashes, accepted = 0, 0
   local first = tonumber(os.getenv("RANDOM_FIRST") or 1)
   for seed = first, tonumber(os.getenv("RANDOM_ISAS") or 70) do
      local model = model_of(random_texts.new(seed))
      if model then
         local refusals, count = refused(model)
         accepted = accepted + (count == 0 and 1 or 0)
         clashes = clashes + math.min(1, each_clash(model, function(a, b, printed)
            local x, y = a.form.name, b.form.name
            lu.assertTrue(refusals[x .. " " .. y] or refusals[x] or refusals[y] or false,
               ("seed %d: `%s` is `%s` and `%s`"):format(seed, printed, x, y))
         end))
      end
   end
   print(("\n%d descriptions accepted, %d with one text for two words"):format(accepted, clashes))
end

os.exit(lu.LuaUnit.run())
