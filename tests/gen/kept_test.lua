-- Checks what is kept of a check for the next one (gen/check/kept.lua): that it is used only where it
-- holds, and that messages are the same with it and without. tests/fuzz/kept_fuzz.lua makes random
-- changes.
package.path = "./?.lua;" .. package.path
local lu = require("luaunit")
local lfs = require("lfs")
local cachefolder = require("gen.base.cache_folder")
local check = require("gen.check")
local files = require("gen.base.files")
local kept_of = require("gen.check.kept")
local parse = require("gen.syntax.parse")
local report_of = require("gen.base.report")

local HEAD = [[
isa t "T"
unit 16 little
fields
    OP 12..15 u; C 10..11 (x y z w); D 4..7 u; B 0..3 u
operand src
    B :
insn use "Uses C"
    form USE C : OP=15 ignored 0..9
    do nothing
]]
local MUL = [[
insn mul "Multiply"
    form MUL D src : OP=0 ignored 8..11
    do nothing
]]
local DIV = [[
insn div "Divide"
    form DIV C D src : OP=1 ignored 8..9
    do nothing
]]
local SUB = [[
insn sub "Subtract"
    form SUB D src : OP=2 ignored 8..11
    alias NEG D = SUB D 1
    do nothing
]]

TestKept = {}

function TestKept:setUp()
   self.temp = os.tmpname()
   os.remove(self.temp)
   assert(os.execute("mkdir -m 700 " .. self.temp .. " " .. self.temp .. "/cache"))
   self.place = cachefolder.place
   cachefolder.place = function() return self.temp .. "/cache" end
   self.paths = { self.temp .. "/t.isa" }
end

function TestKept:tearDown()
   cachefolder.place = self.place
   os.execute("rm -rf " .. self.temp)
end

--- Checks the description made of these parts: messages, whether what was kept was used.
function TestKept:checked(...)
   assert(files.write(self.paths[1], table.concat { ... }))
   local model, report = check.load(self.paths, { keep = true })
   return report:to_string(), model and model.kept ~= nil and model.kept:is_used()
end

function TestKept:folder() return self.temp .. "/cache/.checked" end

function TestKept:kept_file()
   local names = lfs.attributes(self:folder(), "mode") and files.list(self:folder()) or {}
   lu.assertTrue(#names <= 1)
   return names[1] and self:folder() .. "/" .. names[1]
end

--- The same without what was kept. The description is that of the last check.
function TestKept:messages_without()
   local _, report = check.load(self.paths)
   return report:to_string()
end

function TestKept:test_is_used_for_the_same_and_for_a_changed_page()
   local said, used = self:checked(HEAD, MUL, DIV)
   lu.assertEquals({ said, used }, { "", false })
   lu.assertEquals({ self:checked(HEAD, MUL, DIV) }, { "", true })
   lu.assertEquals({ self:checked(HEAD, MUL, (DIV:gsub("DIV", "QUOT"))) }, { "", true })
   lu.assertEquals({ self:checked(HEAD, DIV, MUL) }, { "", true })
   lu.assertEquals({ self:checked(HEAD, DIV) }, { "", true })
   lu.assertEquals({ self:checked(HEAD, DIV, MUL, SUB) }, { "", true })
end

function TestKept:test_is_used_when_a_function_changes()
   local tiny = files.read("tests/consumer/tiny.isa"):gsub("D = A %+ B", "D = sum(A, B)")
   lu.assertEquals(self:checked(tiny, "func sum(a, b) = a + b\n"), "")
   lu.assertEquals({ self:checked(tiny, "func sum(a, b) = b + a\n") }, { "", true })
   lu.assertEquals({ self:checked("func sum(a, b) = b + a\n", tiny) }, { "", true })
   local said = self:checked(tiny, "func sum(a, b) = b - a\n")
   lu.assertStrContains(said, "[E7")
   lu.assertEquals(said, self:messages_without())
   self:checked(tiny, "func sum(a, b) = b + a\n")
   said = self:checked(tiny, "func IMM(a, b) = b + a\n")
   lu.assertStrContains(said, "[E11]")
   lu.assertEquals(said, self:messages_without())
end

function TestKept:test_is_not_used_when_anything_else_changes()
   self:checked(HEAD, MUL, DIV)
   lu.assertEquals({ self:checked((HEAD:gsub("x y z w", "x y z v")), MUL, DIV) }, { "", false })
   lu.assertEquals({ self:checked((HEAD:gsub("x y z v", "x y z w")), MUL, DIV) }, { "", false })
end

--- After a clean check of the description `before`, the one `after` gives the same messages with
-- what was kept and without, and one is of this code.
function TestKept:same_messages(code, before, after)
   os.remove(self:kept_file() or "")
   lu.assertEquals(self:checked(table.unpack(before)), "")
   lu.assertNotNil(self:kept_file())
   local said = self:checked(table.unpack(after))
   lu.assertStrContains(said, "[" .. code .. "]")
   lu.assertEquals(said, self:messages_without())
end

function TestKept:test_messages_are_the_same()
   local clean = { HEAD, MUL, DIV, SUB }
   local function same(code, mul, div, sub)
      self:same_messages(code, clean, { HEAD, mul or MUL, div or DIV, sub or SUB })
   end
   same("E41", nil, nil, (SUB:gsub("SUB", "MUL")))
   same("E41", (MUL:gsub("MUL", "SUB")))
   same("E41", nil, nil, (SUB:gsub("NEG", "MUL"):gsub("D = ", "D 0 = ")))
   same("E43", nil, (DIV:gsub("C D src", "C D{B}")))
   same("E30", (MUL:gsub("OP=0", "OP=1")))
   same("E20", nil, nil, (SUB:gsub("ignored 8", "ignored 9")))
   same("E44", nil, nil, (SUB:gsub("= SUB", "= MUL")))
   same("E31", nil, (DIV:gsub("do", 'over mul "no"\n    do')))
end

-- Forms of one page that are ranked, and formats.
function TestKept:test_ranked_forms()
   local ranked = [[
insn rank "Ranked"
    form.first R D src : OP=3 ignored 8..11
    form.second R D src : OP=4 ignored 8..11
    prefer first, second mark "second"
    do nothing
]]
   local clean = { HEAD, MUL, DIV, ranked }
   self:same_messages("E41", clean, { HEAD, (MUL:gsub("MUL", "R")), DIV, ranked })
   self:same_messages("E46", clean, { HEAD, MUL, DIV, (ranked:gsub("second R", "second S")) })
   lu.assertEquals({ self:checked(HEAD, (MUL:gsub("MUL", "PROD")), DIV, ranked) }, { "", true })
   local formats = HEAD .. [[
format a
    * : ignored 8..11
format b
    * : ignored 8..11
prefer a, b mark "b"
]]
   local first = MUL:gsub('"\n', '" in a\n', 1):gsub(" ignored 8..11", "")
   local second = first:gsub("mul", "again"):gsub("in a", "in b"):gsub("OP=0", "OP=5")
   clean = { formats, first, second, DIV }
   self:same_messages("E46", clean, { formats, first, (second:gsub("MUL", "OTHER")), DIV })
   local other = DIV:gsub("DIV", "QUOT")
   lu.assertEquals({ self:checked(formats, first, second, other) }, { "", true })
   self:same_messages("E46", clean, { formats, first, DIV })
end

-- A page that takes words of another one.
function TestKept:test_over()
   local head, over = HEAD:gsub("%(x y z w%)", "u"), DIV:gsub("OP=1", "OP=0 C=3")
   over = over:gsub("DIV C D", "DIV D"):gsub("do", 'over mul "it may"\n    do')
   local clean = { head, MUL, over, SUB }
   self:same_messages("E41", clean, { head, MUL, over, (SUB:gsub("SUB", "DIV")) })
   self:same_messages("E31", clean, { head, (MUL:gsub("OP=0", "OP=3")), over, SUB })
end

-- A file that says of an ambiguous description that its texts are not. `wrong(kept)` changes what
-- is written.
function TestKept:forge(wrong)
   assert(files.write(self.paths[1], HEAD .. MUL .. SUB:gsub("SUB", "MUL")))
   os.remove(self:kept_file() or "")
   local tree = parse.files(self.paths, report_of.new())
   local kept = kept_of.of(tree, self.paths)
   local none = { always = {}, possible = {} }
   for i, node in ipairs(tree.insns) do
      kept:note({ node = node }, i == #tree.insns and { none, none } or { none })
   end
   kept:conclude(0, 0, {})
   if wrong then wrong(kept) end
   kept:save({ steps = 100, nodes = 100 })
end

-- Is such a file believed?
function TestKept:is_believed()
   local _, report = check.load(self.paths, { keep = true })
   return not report:has("E41")
end

function TestKept:test_what_is_believed()
   self:forge()
   lu.assertTrue(self:is_believed())
   self:forge(function(kept) kept.generator = kept.generator .. " " end)
   lu.assertFalse(self:is_believed(), "another generator")
   self:forge(function(kept) kept.rest = kept.rest .. " " end)
   lu.assertFalse(self:is_believed(), "another description")
   self:forge(function(kept) kept.nodes = 50 end)
   lu.assertTrue(self:is_believed(), "half of what a check may cost")
   self:forge(function(kept) kept.nodes = 51 end)
   lu.assertFalse(self:is_believed(), "too costly to be kept")
end

function TestKept:test_damaged_files()
   self:forge()
   local path = self:kept_file()
   local whole = files.read(path)
   for _, size in ipairs { 0, 10, #whole // 2, #whole - 1 } do
      assert(files.write(path, whole:sub(1, size)))
      lu.assertFalse(self:is_believed(), size)
   end
   assert(files.write(path, whole .. "x"))
   lu.assertFalse(self:is_believed(), "longer")
   for _, at in ipairs { 1, 40, #whole - 100, #whole - 10, #whole } do
      local byte = string.char(whole:byte(at) ~ 1)
      assert(files.write(path, whole:sub(1, at - 1) .. byte .. whole:sub(at + 1)))
      lu.assertFalse(self:is_believed(), at)
   end
   assert(files.write(path, whole))
   lu.assertTrue(self:is_believed())
end

function TestKept:test_folders_that_others_can_write()
   self:forge()
   for _, folder in ipairs { self.temp .. "/cache", self:folder(), self:kept_file() } do
      local mode = lfs.attributes(folder, "permissions"):find("x") and "700" or "600"
      for _, open in ipairs { "777", "770", "702" } do
         assert(os.execute(("chmod %s %s"):format(open, folder)))
         lu.assertFalse(self:is_believed(), folder .. " " .. open)
      end
      assert(os.execute(("chmod %s %s"):format(mode, folder)))
      lu.assertTrue(self:is_believed())
   end
   assert(os.execute(("cd %s/cache && mv .checked real && ln -s real .checked"):format(self.temp)))
   lu.assertFalse(self:is_believed(), "a link")
end

function TestKept:test_nothing_is_written_where_others_can()
   assert(os.execute("chmod 777 " .. self.temp .. "/cache"))
   lu.assertEquals(self:checked(HEAD, MUL), "")
   lu.assertNil(self:kept_file())
   cachefolder.place = function() return "/proc/nowhere" end
   lu.assertEquals({ self:checked(HEAD, MUL) }, { "", false })
   cachefolder.place = function() return nil end
   lu.assertEquals({ self:checked(HEAD, MUL) }, { "", false })
end

-- A sound description that is checked with kept results, and where this would cost too much, is
-- checked without.
function TestKept:test_too_costly_with_kept_results()
   local share = kept_of.SHARE
   self:checked(HEAD, MUL, DIV)
   kept_of.SHARE = 1 << 40
   local said, used = self:checked(HEAD, MUL)
   kept_of.SHARE = share
   lu.assertEquals({ said, used }, { "", false })
end

function TestKept:test_names_of_a_folder()
   self:checked(HEAD, MUL)
   os.remove(self:kept_file())
   for _, path in ipairs { self.temp, self.temp .. "/", self.temp .. "//" } do
      check.load({ path }, { keep = true })
      lu.assertNotNil(self:kept_file()) -- and there is one only
   end
end

function TestKept:test_few_files_stay()
   for i = 1, 40 do
      self.paths = { ("%s/t%d.isa"):format(self.temp, i) }
      self:checked(HEAD, MUL)
   end
   lu.assertEquals(#files.list(self:folder()), 32)
end

os.exit(lu.LuaUnit.run())
