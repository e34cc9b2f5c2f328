-- The manual: escaping, bit pictures, labels, stable bytes, and, where Sphinx is installed, a build
-- with warnings as errors. Works on a model made by hand (`toy_model.lua`), so that no pass is
-- between the emitter and its test.
package.path = "./?.lua;" .. package.path
local lu = require("luaunit")
local lfs = require("lfs")
local num = require("gen.num")
local rst = require("gen.emit.rst.base.rst")
local rest = require("gen.emit.rst")
local check = require("gen.check")
local files = require("gen.base.files")
local toy = require("tests.gen.toy_model")

local function emitted(model)
   local text_of = {}
   for _, file in ipairs(rest.emit(model or toy.new())) do text_of[file.path] = file.text end
   return text_of
end

TestManual = {}

function TestManual.test_same_model_same_bytes()
   lu.assertEquals(emitted(), emitted())
end

local BANNER = ".. Generated from the description toy by gen/emit/rst. Do not edit.\n"

function TestManual.test_every_file_has_the_banner()
   for path, text in pairs(emitted()) do
      lu.assertStrContains(text, BANNER, nil, path)
      lu.assertEquals(text:sub(-1), "\n")
      lu.assertNil(text:find("[ \t]\n"), "blanks at the end of a line of " .. path)
   end
end

function TestManual.test_labels_are_unique_and_links_have_one()
   local defined, links = {}, {}
   for path, text in pairs(emitted()) do
      if path == "fields.rst" then -- HTML has labels by the names in the first column
         for name in text:gmatch("\n   ``([%w_]+)``, ") do
            defined["toy-field-" .. rst.slug(name)] = path
         end
      end
      for label in text:gmatch("%.%. _([^:\n]+):\n") do
         lu.assertNil(defined[label], label .. " in " .. path)
         lu.assertStrMatches(label, "toy%-.*")
         defined[label] = path
      end
      for link in text:gmatch(":ref:`([^`]+)`") do
         local label = link:match("<([^>]+)>$") or link
         if label ~= "genindex" then links[#links + 1] = label end
      end
   end
   lu.assertTrue(#links > 5)
   for _, label in ipairs(links) do lu.assertNotNil(defined[label], label) end
end

function TestManual.test_instruction_page()
   local text = emitted()["insn/alu.rst"]
   lu.assertStrContains(text, "add, sub - add and \\*subtract\\*\n====")
   lu.assertStrContains(text, "- ``(add|sub) $r<DST> <b>`` (``alu.*``)\n")
   lu.assertStrContains(text, "- ``b`` (``B``): ``$r<SRC_>``, ``#<IMM>``\n")
   lu.assertStrContains(text, "- ``DST``, ``SRC_``: register ``$r``\n- ``IMM``: -0x10..0xf\n")
   lu.assertStrContains(text, "|00** |DST |SRC_|IMM[4]|CC|IMM[3:0]|\n")
   lu.assertStrContains(text, "\n   b = $r<SRC_>  |  8..6=SRC_ 4=0\n")
   lu.assertStrContains(text, "\n   b = #<IMM>  |  5=IMM[4] 4=1 3..0=IMM[3:0]\n")
   lu.assertStrContains(text, "``*`` is ``OP=1`` (``add``), ``OP=2`` (``sub``).")
   lu.assertStrContains(text, "       r = a + b              -- wraps\n")
   lu.assertStrContains(text, '``add $r1 $r2``, ``1280``, ``$r2=5``, ``$r1=5``')
   lu.assertStrContains(text, "- Said: ``add`` sets flags. Right: it does not. [HW 2 (hardware)]")
end

function TestManual.test_sections_are_in_order()
   local text, at = emitted()["insn/alu.rst"], 0
   for _, title in ipairs { "Syntax", "Operation", "Examples", "Encoding", "Errata" } do
      local found = text:find("\n" .. title .. "\n---", 1, true)
      lu.assertTrue(found and found > at, title)
      at = found
   end
end

function TestManual.test_no_filler()
   for path, text in pairs(emitted()) do
      lu.assertNil(text:find("one of several ways", 1, true), path)
      lu.assertNil(text:find("is only in words of", 1, true), path)
      lu.assertNil(text:find("<1 %", 1, true), path)
      lu.assertNil(text:find("%d%d%d%d%d%d%d%d%d%d%d%d"), path)
   end
end

function TestManual.test_what_is_unknown_is_said()
   local text = emitted()
   lu.assertStrContains(text["insn/odd.rst"], "**Unknown:** no document says it.")
   lu.assertStrContains(text["insn/odd.rst"], "- Ignored bits (``0xfff``): never \\| looked \\*at\\*.")
   lu.assertStrContains(text["insn/odd.rst"], "- ``odd`` (``odd``; a)\n\nGrade: hardware.")
   lu.assertStrContains(text["grades.rst"], 'what it does, no document says it')
end

function TestManual.test_encoding_space()
   lu.assertStrContains(emitted()["opcodes.rst"],
      '16 bits, a, 12.50 % (8192), 0, 6.25 % (4096), 81.25 % (about 2^15.7)')
   local model = toy.new()
   local one = model.encoding_space[1]
   one.unit, one.decoded, one.unallocated = { bits = 128 }, num.pow2(126), num.mul(3, num.pow2(100))
   lu.assertStrContains(emitted(model)["opcodes.rst"],
      "128 bits, a, 25.00 % (2^126), 0, <0.01 % (4096), <0.01 % (about 2^101.6)")
end

-- Of a description that went through all passes: what the toy model has not.

local ROLES = [[
isa roles "Roles"
unit 16 big
variant old
variant new
fields
    OP 12..15 u; X 8..11 $v; Y 4..7 $v; N 0..3 u; M 3 u
regs
    $v 16 u8 prints "v"
        entry 13 = 0
        entry 15 prints "vf" also "v15" "flags"
space mem u8 size 0x1000
operand SRC
    Y : M=0 ignored 0..2
    "z" : M=1 ignored Y, 0..2 = 0
insn shift "Shift"
    form.o shr X, from=Y : OP=8 ignored N on old
    form.n shr X : OP=8 ignored Y, N with from=X on new
    example "shr v1, v2" = 8120 : $v[2]=4 -> $v[1]=2 on old
    example "shr v1" = 8100 : $v[1]=4 -> $v[1]=2 on new
    do X = from >> 1
insn add "Add"
    form add X, b=SRC : OP=9
    do X = X + b + mem.u8[X]
insn plain "No roles"
    form st X, Y : OP=1 ignored N
    example "st v1, v2" = 1120 : $v[1]=0x20 $v[2]=7 -> mem[0x420]=7
    do mem.u8[X + 0x400] = Y
]]

local function pages_of(text)
   local model, report = check.text("roles.isa", text)
   local messages = {}
   for i, d in ipairs(report:list()) do messages[i] = d.message end
   return emitted(assert(model, table.concat(messages, "\n")))
end

function TestManual.test_roles_have_meanings()
   local text = pages_of(ROLES)
   lu.assertStrContains(text["insn/shift.rst"],
      "- ``shr v<X>, v<Y>`` (``shift.o``; old)\n- ``shr v<X>`` (``shift.n``; new)\n")
   lu.assertStrContains(text["insn/shift.rst"],
      "In form ``o``, ``from`` is ``Y``; in ``n``, ``X``.")
   lu.assertStrContains(text["insn/add.rst"], "- ``b`` (``SRC``): ``v<Y>``, ``z``\n")
   lu.assertStrContains(text["insn/add.rst"], "\n   b = v<Y>  |  7..4=Y 3=0\n   b = z  |  3=1\n")
   lu.assertNil(text["insn/plain.rst"]:find("In the code", 1, true))
end

function TestManual.test_examples_name_their_variant_and_place()
   local text = pages_of(ROLES)
   lu.assertStrContains(text["insn/shift.rst"], '``$v[1]=2``, old')
   lu.assertStrContains(text["insn/shift.rst"], '``$v[1]=2``, new')
   lu.assertStrContains(text["insn/plain.rst"],
      '``$v[1]=0x20`` ``$v[2]=7``, ``mem[0x420]=7``\n')
end

function TestManual.test_memory_and_traps_show()
   local text = pages_of((ROLES:gsub("X %+ 0x400", "X * 0x21")))
   lu.assertStrContains(text["insn/add.rst"], "``read mem.u8``")
   lu.assertStrContains(text["insn/plain.rst"], "``write mem.u8``")
   lu.assertStrContains(text["insn/plain.rst"], "traps: outside ``mem``")
end

function TestManual.test_entries_of_two_kinds()
   local text = pages_of(ROLES)["registers.rst"]
   local storage = text:find("Entries that are not plain storage:", 1, true)
   local named = text:find("Entries with a name of their own:", 1, true)
   lu.assertTrue(storage < text:find("``$v13``", 1, true) and text:find("``$v13``", 1,
      true) < named)
   lu.assertStrContains(text:sub(named), '``$v15``, ``vf``, ``v15 flags``')
end

-- Five instructions meet in a cell of the map, because only few others test the bits that part
-- them.
local CROWDED = [[
isa crowded "Crowded"
unit 16 little
fields
    OP 9..15 u; SUB 3..6 u; REST 0..2 u; ALL 0..8 u; MID 7..8 u
insn plain "The many"
    form %name : OP=%op ignored ALL
    ops  %name  %op
         p1     1
         p2     2
         p3     3
         p4     4
         p5     5
         p6     6
         p7     7
         p8     8
         p9     9
         pa     10
         pb     11
    do nothing
insn special "The few"
    form %name : OP=0x10 SUB=%sub ignored REST, MID
    ops  %name  %sub
         s0     0
         s1     1
         s2     2
         s3     3
         s4     4
    do nothing
]]
function TestManual.test_a_full_cell_of_the_map_is_drawn_again()
   local text = pages_of(CROWDED)["opcodes.rst"]
   lu.assertStrContains(text, "Cell 10 (bits 9..15 are 0x10) in detail")
   text = pages_of(CROWDED .. CROWDED:match("insn special.*"):gsub("special", "others"):gsub("0x10",
      "0x12")
      :gsub("s(%d)", "t%1"))["opcodes.rst"]
   lu.assertStrContains(text, "Row 1 (bits 13..15 are 0x1) in detail")
end

-- An operand of which a page prints nothing in its variants is none of its operands.
local SILENT = [[
isa silent "Silent"
variant old = OLD
variant new = NEW
unit 16 little
fields
    OP 12..15 u; X 8..11 $v; SIDE 0..3 u; REST 4..7 u
regs
    $v 16 u16
operand SLOT
    ""        : SIDE=0     on OLD
    "@"SIDE   : SIDE=1..15 on OLD
    ""        : ignored SIDE on NEW
insn both "Both variants"
    form both X SLOT : OP=1 ignored REST
    do X = 1
insn late "The new one only"
    form late X SLOT : OP=2 ignored REST on NEW
    do X = 2
]]

function TestManual.test_silent_operands_are_not_listed()
   local text = pages_of(SILENT)
   lu.assertStrContains(text["insn/both.rst"], "- ``both $v<X> {@<SIDE>}`` (``both``)\n")
   lu.assertStrContains(text["insn/late.rst"], "- ``late $v<X>`` (``late``; new)\n")
   lu.assertNil(text["insn/late.rst"]:find("SIDE", 1, true))
end

-- What is in a format is described with the format, effects of all forms once, and so are the
-- alternatives of an operand.
local FORMATS = [[
isa formats "Formats"
unit 16 little
fields
    OP 12..15 u; X 8..11 $v; Y 4..7 $v; PE 3 u; PN 0..2 $p
regs
    $v 16 u16
    $p 8 u1
operand GUARD
    ""         : PE=0 ignored PN = 1
    "@"PN      : PE=1            = PN
operand SRC
    Y   : OP=1,2 Y!=0xf
    "z" : OP=1,2 Y=0xf = 0
format any
    GUARD * :
    do if GUARD: *
insn move "Move" in any
    form.m move X, a=SRC : OP=1
    form.n neg X, a=SRC, X : OP=2
    do X = a
insn add "Add" in any
    form add X, Y : OP=3
    do X = X + Y
]]

function TestManual.test_formats_and_what_is_common()
   local all = pages_of(FORMATS)
   local page = all["insn/move.rst"]
   lu.assertStrContains(page, "Format: :ref:`formats-format-any`.")
   lu.assertStrContains(page, "- ``{@$p<PN>} move $v<X>, <a>`` (``move.m``)\n"
      .. "- ``{@$p<PN>} neg $v<X>, <a>, $v<X>`` (``move.n``)\n")
   lu.assertStrContains(page, "- ``a`` (``SRC``): ``$v<Y>``, ``z``\n")
   lu.assertStrContains(page, "- ``X``, ``Y``: register ``$v``\n") -- not those of the guard
   lu.assertStrContains(page, "|0001 | X  | Y |GUARD|  m\n")
   lu.assertStrContains(page, "Reads ``$p[PN], $v[Y]``; writes ``$v[X]``\n")
   local _, count = page:gsub("a = z", "")
   lu.assertEquals(count, 1)
   local operands = all["operands.rst"]
   lu.assertStrContains(operands, "- ``z``: ``OP=1,2 Y=15``, value ``0``\n")
end

function TestManual.test_effects_link_to_exceptions()
   local all = pages_of(files.read("tests/ok/exception/machine.isa"))
   local page = all["insn/load.rst"]:gsub("\n", " ")
   lu.assertStrContains(page, "; raises :ref:`fault <trapping-exception-fault>`")
   lu.assertStrContains(all["exceptions.rst"], ".. _trapping-exception-fault:\n")
end

-- Sphinx, when it is there: the only judge of markup.

local function write_all(folder, list)
   lfs.mkdir(folder)
   lfs.mkdir(folder .. "/insn")
   for _, file in ipairs(list) do
      local f = assert(io.open(folder .. "/" .. file.path, "wb"))
      f:write(file.text)
      f:close()
   end
end

function TestManual.test_sphinx_builds_without_warnings()
   lu.assertTrue(os.execute("command -v sphinx-build >/dev/null 2>&1"),
      "sphinx-build is not installed; tools/setup installs it")
   local folder = os.tmpname()
   os.remove(folder)
   write_all(folder, rest.emit(toy.new()))
   local log = folder .. "/log"
   local command = "sphinx-build -q -W --keep-going -c tools/sphinx %s %s/html >%s 2>&1"
   local fine = os.execute(command:format(folder, folder, log))
   local text = assert(io.open(log)):read("a")
   local page = io.open(folder .. "/html/insn/alu.html")
   local html = page and page:read("a") or ""
   if page then page:close() end
   local opcodes = fine and files.read(folder .. "/html/opcodes.html") or ""
   os.execute("rm -rf " .. folder)
   lu.assertTrue(fine, text)
   lu.assertStrContains(html, '<span class="fixed" style="grid-column:span 1">0</span>')
   lu.assertStrContains(html, '<span class="note">b = #<var>IMM</var></span>')
   lu.assertStrContains(html, "differs between forms") -- the legend of `*`
   lu.assertStrContains(html, 'href="../fields.html#toy-field-dst"><var>DST</var></a>')
   lu.assertNil(html:find("maximum-scale", 1, true)) -- phones may zoom
   lu.assertStrContains(opcodes, 'href="insn/alu.html">alu.add</a>')
   for row in html:gmatch('<div class="row w?o?r?d?l?i?n?e?">(.-)</div>') do
      local width = 0
      for span in row:gmatch("grid%-column:span (%d+)") do width = width + span end
      lu.assertEquals(width, 16, row) -- rows line up
   end
end


TestChapters = {}

--- The toy with a chapter and its picture beside it.
local function with_chapter()
   local model = toy.new()
   model.chapters = { { name = "a.rst", text = "Words\n=====\n\n.. image:: b.svg\n" },
      { name = "b.svg", text = "<svg/>\n" } }
   return emitted(model)
end

function TestChapters.test_none()
   lu.assertNotStrContains(emitted()["index.rst"], "Chapters")
end

function TestChapters.test_copied_with_a_banner()
   local text_of = with_chapter()
   local says = "Generated from the description toy by gen/emit/rst. Do not edit."
   lu.assertEquals(text_of["chapter/a.rst"],
      ".. " .. says .. "\n\nWords\n=====\n\n.. image:: b.svg\n")
   lu.assertEquals(text_of["chapter/b.svg"], "<!-- " .. says .. " -->\n<svg/>\n")
end

function TestChapters.test_listed()
   local index = with_chapter()["index.rst"]
   lu.assertStrContains(index, ":caption: Chapters\n\n   chapter/a\n")
   lu.assertNotStrContains(index, "chapter/b")
end

function TestChapters.test_read_beside_the_description()
   local chapters = require("gen.check.chapters")
   local folder = os.tmpname()
   os.remove(folder)
   assert(require("lfs").mkdir(folder))
   for _, name in ipairs { "z.rst", "a.svg", "x.isa", "notes.txt" } do
      local file = assert(io.open(folder .. "/" .. name, "w"))
      file:write("text of " .. name)
      file:close()
   end
   local found = chapters.read({ folder .. "/" })
   local alone = chapters.read({ folder .. "/z.rst" })
   os.execute("rm -rf " .. folder)
   lu.assertEquals(found, { { name = "a.svg", text = "text of a.svg" },
      { name = "z.rst", text = "text of z.rst" } })
   lu.assertEquals(alone, {})
end

os.exit(lu.LuaUnit.run())
