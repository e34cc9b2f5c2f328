-- desc/GRAMMAR.rst against the parser (gen/syntax): the rules of the page recognise all accepted
-- descriptions, the parser accepts random derivations of the rules, each part of the page is used by
-- one of them, and the page has every word that the parser knows.
package.path = "./?.lua;" .. package.path
local lpeg = require("lpeg")

-- What the parser's patterns are made of, noted while they are made.
local PLAIN, known = lpeg.P, {}
lpeg.P = function(value)
   if type(value) == "string" then known[value] = true end
   return PLAIN(value)
end
local grammar = require("gen.syntax.grammar")
lpeg.P = PLAIN

local lu = require("luaunit")
local lfs = require("lfs")
local layout = require("gen.syntax.layout")
local parse = require("gen.syntax.parse")
local token = require("gen.syntax.grammar.token")
local places = require("gen.base.place")
local reports = require("gen.base.report")
local manual = require("tests.lib.manual")
local page_of = require("tests.lib.grammar.page")
local recogniser_of = require("tests.lib.grammar.recogniser")
local derivations_of = require("tests.lib.grammar.derivations")
local slips = require("tests.lib.grammar.slips")
local random_isa = require("tests.lib.random_isa")

local PAGE = page_of.read("desc/GRAMMAR.rst")
local RECOGNISER = recogniser_of.new(PAGE)
local DERIVATIONS = derivations_of.new(PAGE)

-- The page in itself ------------------------------------------------------------------------------

TestPage = {}

function TestPage:test_tokens_are_those_of_the_recogniser()
   local have = {}
   for _, one in ipairs(PAGE.tokens) do
      have[one.name] = true
      local pattern = assert(RECOGNISER.tokens[one.name], one.name)
      lu.assertTrue(#one.examples > 0, one.name)
      for _, text in ipairs(one.examples) do
         lu.assertEquals(lpeg.match(pattern, text, 1, {}), #text + 1, one.name .. ": " .. text)
      end
   end
   for name in pairs(RECOGNISER.tokens) do lu.assertTrue(have[name], name) end -- any order
end

function TestPage:test_every_rule_is_named_and_every_name_is_there()
   local named = { file = true, cell = true } -- a CELL is one
   for _, rule in ipairs(PAGE.list) do
      page_of.each_node(rule.body, function(node)
         if node.tag ~= "name" then return end
         local name = node[1]
         named[name] = true
         local is_known = PAGE.rules[name] or RECOGNISER.tokens[name] or name == "END"
         lu.assertTrue(is_known ~= nil, name)
      end)
   end
   for _, rule in ipairs(PAGE.list) do lu.assertTrue(named[rule.name], rule.name) end
end

function TestPage:test_reserved_words_are_those_of_the_parser()
   local reserved = {}
   for _, word in ipairs(PAGE.reserved) do reserved[word] = true end
   lu.assertEquals(reserved, token.is_key)
end

function TestPage:test_remarks_are_what_their_rules_say()
   lu.assertTrue(#PAGE.examples > 40)
   for _, one in ipairs(PAGE.examples) do
      lu.assertTrue(recogniser_of.is(RECOGNISER, one.rule, one.text), one.rule .. ": " .. one.text)
   end
end

-- What begins or is in tokens.
local IN_TOKENS = { ['"'] = true, ["$"] = true, ["%"] = true, ["0b"] = true, ["0x"] = true,
   ["_"] = true }

function TestPage:test_every_word_of_the_parser_is_on_the_page()
   local literals, missing = {}, {}
   for _, rule in ipairs(PAGE.list) do
      page_of.each_node(rule.body, function(node)
         if node.tag == "literal" then
            literals[node[1]] = true
            literals[node[1]:gsub("[=(]$", "")] = true -- `signed(`
         end
      end)
   end
   for text in pairs(known) do -- sorted below
      if not literals[text] and not IN_TOKENS[text] then missing[#missing + 1] = text end
   end
   table.sort(missing)
   lu.assertEquals(missing, {})
end

-- From descriptions to the page -------------------------------------------------------------------

local function descriptions(root, found)
   for name in lfs.dir(root) do
      local path = root .. "/" .. name
      if name:sub(1, 1) ~= "." then
         if lfs.attributes(path, "mode") == "directory" then descriptions(path, found)
         elseif name:match("%.isa$") or name:match("%.part$") then found[#found + 1] = path
         end
      end
   end
   return found
end

local function read(path)
   local file <close> = assert(io.open(path, "rb"))
   return file:read("a")
end

-- The text of the line where a recogniser stopped.
local function line_at(stream, far)
   return stream:sub(far):gsub("^[\1\2]+", ""):match("[^\n]*")
end

local function recognise(name, text, seen)
   local report = reports.new()
   local stream = recogniser_of.stream(layout.read(name, text, report).lines)
   local is_read, far = recogniser_of.match(RECOGNISER, stream, seen)
   return is_read, ("%s: the rules of the page do not read `%s`"):format(name, line_at(stream, far))
end

local function parses(name, text)
   local report = reports.new()
   parse.text(name, text, report)
   return report.errors == 0, report
end

-- Accepted descriptions: of the source tree, and the examples of the manual.
local function accepted()
   local list, paths = {}, {}
   for _, root in ipairs({ "desc", "tests/ok", "tests/chip8", "tests/msp430", "tests/consumer" }) do
      descriptions(root, paths)
   end
   for i, path in ipairs(paths) do list[i] = { name = path, text = read(path) } end
   local examples, by_name = manual.read("desc/LANGUAGE.rst")
   for _, example in ipairs(examples) do
      if example.name:match("%.isa$") then
         list[#list + 1] = { name = example.name, text = manual.source_of(by_name, example) }
      end
   end
   return list
end

TestAccepted = {}

function TestAccepted:test_descriptions()
   local list = accepted()
   lu.assertTrue(#list > 200, #list .. " descriptions")
   for _, one in ipairs(list) do lu.assertTrue(recognise(one.name, one.text, {})) end
end

-- What the parser refuses for its form is refused by the page as well.
function TestAccepted:test_the_page_refuses_too()
   local code = 'insn a "A"\n    form x : A=1\n    do '
   local refused = { "insn a", "fields\n    A 0..", "func f = 3", "const A 3", "unit 8",
      "regs\n    $r 4", 'insn a "A"\n    form x : A=\n    do nothing', 'insn a "A"\n    do nothing',
      "format f\n    X :", "alias a b", "schedule\n    waits", "start block\n    trap",
      code .. "x = = 3", code .. "x = 1 < 2 < 3", code .. "if x: y = 1; z = 2" }
   for _, text in ipairs(refused) do
      lu.assertFalse((recognise("refused", text .. "\n", {})), text)
      lu.assertFalse((parses("refused", text .. "\n")), text)
   end
end

-- From the page to the parser ---------------------------------------------------------------------

-- Whether a text breaks a condition of the page that its rules do not say; notes which.
local function breaks_condition(report, broken)
   for _, item in ipairs(report.items) do
      for _, condition in ipairs(PAGE.conditions) do
         if item.message:find(condition, 1, true) then
            broken[condition] = true
            return true
         end
      end
   end
   return false
end

-- A file that `use` names is missing.
local function is_sound(report)
   for _, item in ipairs(report.items) do
      if item.code ~= "E00" then return false end
   end
   return true
end

local FEWEST, MOST = 3, 80 -- texts for each part of the page

-- Texts that contain `part`, until one of them is read as such.
local function try_part(part, number, used, broken)
   for n = 1, MOST do
      local text = DERIVATIONS.text(part, number * 1000 + n)
      local _, report = parses("derived.isa", text)
      if is_sound(report) then
         local seen = {}
         lu.assertTrue(recognise("derived.isa", text, seen))
         for one in pairs(seen) do used[one] = true end -- a set
      elseif not breaks_condition(report, broken) then
         lu.fail(("a text with a part of `%s` is refused:\n%s\n%s"):format(part.rule,
            report:to_string(), text))
      end
      if used[part] and n >= FEWEST then return true end
   end
   return false
end

-- Texts of all parts in turn, until one breaks the condition.
local function try_to_break(condition, broken)
   local list = recogniser_of.parts(PAGE)
   for n = MOST + 1, 2 * MOST do
      for number, part in ipairs(list) do
         if broken[condition] then return end
         if part.rule ~= "cell" then
            local _, report = parses("derived.isa", DERIVATIONS.text(part, number * 1000 + n))
            breaks_condition(report, broken)
         end
      end
   end
end

-- The cells of grids are tried by themselves.
local function is_cell(part) return part.rule == "cell" end

TestSentences = {}

function TestSentences:test_each_part_of_the_page()
   local used, broken, unused = {}, {}, {}
   for _, one in ipairs(accepted()) do recognise(one.name, one.text, used) end
   for number, part in ipairs(recogniser_of.parts(PAGE)) do
      if not is_cell(part) and not try_part(part, number, used, broken) then
         unused[#unused + 1] = ("%s: %s %s"):format(part.rule, part.tag, tostring(part[1]))
      end
   end
   lu.assertEquals(unused, {})
   for _, condition in ipairs(PAGE.conditions) do
      try_to_break(condition, broken)
      lu.assertTrue(broken[condition], condition)
   end
end

-- A text that the parser says is not built yet, for each `!` of the page.
function TestSentences:test_what_is_not_built()
   local count = 0
   for _, rule in ipairs(PAGE.list) do
      page_of.each_node(rule.body, function(node)
         if node.tag ~= "refused" then return end
         count = count + 1
         local text = DERIVATIONS.text(node, count)
         local _, report = parses("derived.isa", text)
         local codes = {}
         for _, item in ipairs(report.items) do codes[item.code] = true end
         lu.assertTrue(codes.E04, rule.name .. "\n" .. text .. report:to_string())
      end)
   end
   lu.assertTrue(count > 5)
end

-- Which rule of the parser reads a cell, by its rule on the page.
local CELLS = { SIGNED = "num", expr = "expr", set = "set", MNEMONIC = "mnem",
   TEMPLATE = "template", DRAWN = "drawn", text = "table_cell" }

function TestSentences:test_cells()
   local tree = { parametrised = { Q = true }, is_source = function(name) return name == "HW" end,
      names = { fields = { B2 = true }, files = { ["$r"] = true, ["$s2"] = true }, texts = {} },
      uses = {} }
   for _, cell in ipairs(PAGE.rules.cell) do
      local rule = assert(CELLS[cell[1]], cell[1])
      for seed = 1, 60 do
         local text = DERIVATIONS.part(cell, seed)
         local report = reports.new()
         local at = places.new({ path = "cell", lines = { text } }, 1, 1)
         local is_read = grammar.match(rule, text, at, report, tree)
         lu.assertTrue(is_read ~= nil or breaks_condition(report, {}),
            rule .. ": " .. text .. "\n" .. report:to_string())
      end
   end
end

-- Slips ------------------------------------------------------------------------------------------

-- Lines, their indentation, and grids, whose rules are said in words.
local LAYOUT = { E01 = true, E02 = true, E05 = true, E06 = true }

local function is_layout(report)
   for _, item in ipairs(report.items) do
      if LAYOUT[item.code] then return true end
   end
   return false
end

local SLIPS, MOST_DIFFERENT = 1200, 3

TestSlips = {}

-- The parser and the page say the same of descriptions with a slip, but for a few of which the
-- parser says more than its rules do.
function TestSlips:test_slips()
   local texts, different, random = {}, {}, random_isa.Random.new(1)
   for _, one in ipairs(accepted()) do
      if #one.text < 4000 then texts[#texts + 1] = one.text end
   end
   local corpus, count = slips.corpus(texts), 0
   while count < SLIPS do
      local text, line = slips.make(random:pick(texts), corpus, random)
      if text then
         count = count + 1
         local does_parse, report = parses("slip.isa", text)
         local is_fine = does_parse or is_sound(report)
         local other = is_layout(report) or breaks_condition(report, {})
         if not other and is_fine ~= recognise("slip.isa", text, {}) then
            different[#different + 1] = (is_fine and "parsed: " or "refused: ") .. line
         end
      end
   end
   lu.assertTrue(#different <= MOST_DIFFERENT, table.concat(different, "\n"))
end

os.exit(lu.LuaUnit.run())
