-- Titles of the manual's pages of instructions: mnemonics first, none twice in one manual.
package.path = "./?.lua;" .. package.path
local lu = require("luaunit")
local lfs = require("lfs")
local check = require("gen.check")
local files = require("gen.base.files")
local rest = require("gen.emit.rst")

-- The title of a page: the line above the first line of `=`.
local function title_in(text) return assert(text:match("\n([^\n]+)\n===+\n")) end

local SMALL = [[
isa small "A small machine"
unit 16 little
fields
    OP 12..15 u; X 0..3 $r; N 4..11 u
regs
    $r 16 u16
insn add "Add a number"
    form.a add X, N : OP=0
    form.b add".s" X, N : OP=1
    do X = X + N
insn logic "AND, or and their like"
    form %op X, N : OP=%n
    ops %op    %n  %r
        and    2   X & N
        or     3   X | N
        xor    4   X ^ N
        left   5   X << (N & 15)
        right  6   X >> (N & 15)
    do X = %r
insn nop "Nop"
    form nop : OP=8 ignored rest "unused"
    do $r[0] = $r[0]
insn bare
    form stop : OP=9 ignored rest "unused"
    do trap "stop"
]]

TestTitles = {}

local function titles_of(text)
   local model, report = check.text("test.isa", text)
   local messages = {}
   for i, d in ipairs(report:list()) do messages[i] = d.message end
   local titles = {}
   for _, file in ipairs(rest.emit(assert(model, table.concat(messages, "\n")))) do
      local name = file.path:match("^insn/(.*)%.rst$")
      if name then titles[name] = title_in(file.text) end
   end
   return titles
end

function TestTitles.test_mnemonics_come_first()
   lu.assertEquals(titles_of(SMALL), {
      add = "add - add a number", -- `add.s` is `add` with a modifier
      logic = "and, or, xor, left and 1 more - AND, or and their like",
      nop = "nop", -- no more to say
      bare = "stop",
   })
end

-- Titles of a manual in `out`, with the file of each.
local function manual(isa)
   local titles, folder = {}, "out/" .. isa .. "/insn"
   for name in lfs.dir(folder) do
      if name:find("%.rst$") then titles[name] = title_in(files.read(folder .. "/" .. name)) end
   end
   return titles
end

local function manuals()
   local list = {}
   for isa in lfs.dir("out") do
      if lfs.attributes("out/" .. isa .. "/insn", "mode") == "directory" then
         list[isa] = manual(isa)
      end
   end
   return list
end

function TestTitles.test_no_two_are_alike_in_a_shipped_manual()
   local count = 0
   for isa, titles in pairs(manuals()) do
      local page_of = {}
      for page, title in pairs(titles) do
         local other = page_of[title:lower()]
         lu.assertNil(other, ("%s: %s and %s are both `%s`"):format(isa, page, other, title))
         page_of[title:lower()] = page
         count = count + 1
      end
   end
   lu.assertTrue(count > 400, count)
end

function TestTitles.test_shipped_pages_say_what_a_mnemonic_is_for()
   for isa, titles in pairs(manuals()) do
      for page, title in pairs(titles) do
         lu.assertStrContains(title, " - ", false, isa .. " " .. page)
      end
   end
end

os.exit(lu.LuaUnit.run())
