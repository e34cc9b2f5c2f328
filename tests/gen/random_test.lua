-- Random small instruction sets, given to the checker as descriptions and compared with a reader
-- that looks at every word by itself: the verdicts on bit clauses and overlaps, the encoding space, every text
-- with its mask, and that no two words print the same. The check of texts may refuse what is
-- harmless, but must not miss anything.
package.path = "./?.lua;" .. package.path
local lu = require("luaunit")
local num = require("gen.num")
local check = require("gen.check")
local disassemble = require("gen.encoding.disassemble")
local random_isa = require("tests.lib.random_isa")
local render_isa = require("tests.lib.render_isa")
local naive = require("tests.lib.naive")

-- Codes that the naive reader predicts, by the pass that gives them; a later pass is silent when an
-- earlier one failed.
local CLAUSES = { "E20", "E21", "E23", "E24" }
local DECODE = { "E27", "E30", "E31", "E32", "E33", "E34" }

local function codes_of(report)
   local codes = {}
   for _, item in ipairs(report:list()) do codes[item.code] = true end
   return codes
end

local function listed(codes, wanted)
   local list = {}
   for _, code in ipairs(wanted) do
      if codes[code] then list[#list + 1] = code end
   end
   return table.concat(list, " ")
end

-- Fails with the description, so that the case can be run by hand.
local function same(isa, what, expected, actual)
   if expected ~= actual then
      lu.fail(("seed %d, %s: expected `%s`, the generator says `%s`\n%s"):format(isa.seed, what,
         tostring(expected),
         tostring(actual), render_isa.text(isa)))
   end
end

local function unit_of(model, bits)
   for _, unit in ipairs(model.units) do
      if unit.bits == bits then return unit end
   end
end

local function check_encoding_space(isa, model, found)
   for _, part in ipairs(found.parts) do
      for _, row in ipairs(model.encoding_space) do
         if row.unit.bits == part.bits and row.config == model.configs[part.c] then
            for class, count in pairs(part.encoding_space) do -- classes: order is of no consequence
               same(isa, ("%s words of %d bits"):format(class, part.bits), count, row[class])
            end
         end
      end
   end
end

local function has_over(isa)
   for _, page in ipairs(isa.pages) do
      if #page.overs > 0 or page.otherwise then return true end
   end
   return false
end

-- Blanks are needed only between two word characters: what the assembler makes of a text.
local function as_read(text)
   local kept = {}
   for i = 1, #text do
      local char, before, after = text:sub(i, i), text:sub(i - 1, i - 1), text:sub(i + 1, i + 1)
      if char ~= " " or i > 1 and before:find("[%w_]") and after:find("[%w_]") then
         kept[#kept + 1] = char
      end
   end
   return table.concat(kept)
end

-- Every word: who takes it, what it prints, and whether that is its own.
local function check_word(isa, model, part, word, form)
   local hit = part.words[word]
   local text, canonical = naive.text(part, word)
   local now, other = disassemble.text(model, form, word, part.c), part.words[canonical]
   if naive.is_tangled(part, word) then
      same(isa, ("text of %x"):format(word), text:gsub(" %^.*", ""), now:gsub(" %^.*", ""))
   else
      same(isa, ("text of %x"):format(word), text, now)
      if other and other.form == hit.form then
         same(isa, ("way of the canonical word of %x"):format(word), hit.key, other.key)
         same(isa, ("mask of the canonical word of %x"):format(word), nil,
            naive.text(part, canonical):match("%^"))
      else -- another page took that very word
         same(isa, ("canonical word of %x decodes"):format(word), true, has_over(isa))
      end
   end
   return as_read(now)
end

local function check_words(isa, model, found)
   local printed, seen = 0, {}
   for _, part in ipairs(found.parts) do
      seen[part.c] = seen[part.c] or {}
      local unit = unit_of(model, part.bits)
      for word = 0, (1 << part.bits) - 1 do
         local form, hit = disassemble.form_of(model, word, unit, part.c), part.words[word]
         same(isa, ("form of %x"):format(word), hit and hit.form.name, form and form.name)
         if form then
            local read = check_word(isa, model, part, word, form)
            same(isa, ("second word of `%s`"):format(read), nil, seen[part.c][read])
            seen[part.c][read], printed = word, printed + 1
         end
      end
   end
   return printed
end

-- True if two words of one configuration print the same.
local function is_ambiguous(found)
   local seen = {}
   for _, part in ipairs(found.parts) do
      seen[part.c] = seen[part.c] or {}
      for word in pairs(part.words) do -- any will do: order is of no consequence
         local text = as_read((naive.text(part, word)))
         if seen[part.c][text] then return true end
         seen[part.c][text] = true
      end
   end
   return false
end

local function pairs_of(found)
   local list = {}
   for _, part in ipairs(found.parts) do
      for key in pairs(part.pairs) do list[#list + 1] = key end
   end
   table.sort(list)
   return list
end

-- Each pair of overlapping forms is reported once, with the first word in which they meet.
local function check_overlaps(isa, found, report)
   local expected, count = {}, 0
   for _, key in ipairs(pairs_of(found)) do
      if not expected[key] then expected[key], count = true, count + 1 end
   end
   local reported = 0
   for _, item in ipairs(report:list()) do
      local a, b, word = item.message:match("^`([^`]*)` and `([^`]*)` both match (%x+)")
      if item.code == "E30" and a then
         reported = reported + 1
         same(isa, item.message, true, expected[a .. " " .. b] or expected[b .. " " .. a] or false)
         lu.assertTrue(num.lt(num.parse("0x" .. word), num.pow2(isa.bits)))
      end
   end
   same(isa, "number of overlaps", math.min(count, 20), reported)
end

local function run(seed, counts, options)
   local isa = random_isa.new(seed, options)
   local model, report = check.text("random.isa", render_isa.text(isa))
   local found, codes = naive.read(isa), codes_of(report)
   if codes.E27 then -- found early, and then nothing else is looked at
      same(isa, "a page without words", true, found.codes.E27 or false)
      counts.decode = counts.decode + 1
      return
   end
   local clauses = listed(codes, CLAUSES)
   if not found.empty then same(isa, "clauses", listed(found.codes, CLAUSES), clauses) end
   if clauses ~= "" then
      counts.clauses = counts.clauses + 1
      return
   end
   same(isa, "decoding", listed(found.codes, DECODE), listed(codes, DECODE))
   if codes.E30 then check_overlaps(isa, found, report) end
   if listed(found.codes, DECODE) ~= "" then
      counts.decode = counts.decode + 1
      return
   end
   if not model then
      counts.text = counts.text + 1
      counts.ambiguous = counts.ambiguous + (is_ambiguous(found) and 1 or 0)
      return
   end
   check_encoding_space(isa, model, found)
   counts.words = counts.words + check_words(isa, model, found)
   counts.accepted = counts.accepted + 1
   for _, operand in ipairs(isa.operands) do
      for _, line in ipairs(operand.lines) do
         if line.when then counts.of_lines = counts.of_lines + 1 end
      end
   end
   for _, page in ipairs(isa.pages) do
      if page.otherwise then counts.otherwise = counts.otherwise + 1 end
      local a, b = page.forms[1], page.forms[2]
      if a.when then counts.conditions = counts.conditions + 1 end
      if a.when and b and b.when and a.mnemonic == b.mnemonic then
         counts.one_text = counts.one_text + 1
      end
   end
end

TestRandom = {}

function TestRandom:test_random_descriptions()
   local counts = { clauses = 0, decode = 0, text = 0, ambiguous = 0, accepted = 0, words = 0,
      otherwise = 0, conditions = 0, one_text = 0, of_lines = 0 }
   local last = tonumber(os.getenv("RANDOM_ISAS") or 320)
   for seed = tonumber(os.getenv("RANDOM_FIRST") or 1), last do run(seed, counts) end
   print(("\n%d accepted with %d words; refused: %d for bit clauses, %d for decoding, %d for texts, %d of those ambiguous"):format(
      counts.accepted, counts.words, counts.clauses, counts.decode, counts.text, counts.ambiguous))
   print(("%d forms and %d alternatives with a condition, %d pairs of forms with one text"):format(
      counts.conditions, counts.of_lines, counts.one_text))
   local all = counts.accepted + counts.clauses + counts.decode + counts.text
   lu.assertTrue(counts.otherwise > 0, "no description with `otherwise` is accepted")
   lu.assertTrue(counts.conditions > 0, "no form with a condition is accepted")
   lu.assertTrue(counts.of_lines > 0, "no alternative with a condition is accepted")
   lu.assertTrue(counts.one_text > 0, "no two forms that only conditions distinguish are accepted")
   lu.assertTrue(counts.accepted * 4 >= all, "less than a quarter of the descriptions is accepted")
end

os.exit(lu.LuaUnit.run())
