-- What `isadora diff` says of two models: nothing when the meaning is the same, one change for each
-- thing that moved.
package.path = "./?.lua;" .. package.path
local lu = require("luaunit")
local json = require("dkjson")
local check = require("gen.check")
local diff = require("gen.commands.diff")
local toy = require("tests.gen.toy_model")

--- Changes between the toy and the toy after `change(model)`, as "kind what name" lines.
local function changes_after(change)
   local new = toy.new()
   change(new)
   local changes = diff.compare(toy.new(), new)
   local lines = {}
   for i, c in ipairs(changes) do lines[i] = c.kind .. " " .. c.what .. " " .. c.name end
   return lines, changes
end

function TestSame()
   lu.assertEquals(changes_after(function() end), {})
   lu.assertEquals(diff.to_text({}), "no change of meaning\n")
end

function TestLatenciesOfVariants()
   local waits = check.load({ "tests/ok/time/waits.isa" })
   lu.assertEquals(diff.compare(waits, waits), {})
end

local RELATED = [[
isa related "Conditions between fields"
unit 16 little
fields
    OP 12..15 u; RD 8..11 $r; RS 4..7 $r
regs
    $r 16 u16
insn add "Add"
    form add RD, RS : OP=1 ignored 0..3 when RD != RS
    do RD = u16(RD + RS)
]]

function TestConditions()
   local function after(old, new)
      local other = check.text("n.isa", (RELATED:gsub(old, new)))
      return diff.to_text(diff.compare(check.text("n.isa", RELATED), other))
   end
   lu.assertEquals(after("RD != RS", "RS!=RD"), [[
form add: re-encoded
  - when: RD != RS
  + when: RS != RD
1 change of meaning
]])
   lu.assertStrContains(after(" when RD != RS", ""), "  - when: RD != RS\n")
   lu.assertStrContains(after("RD != RS", "RD=0 or RD <= RS"), "  + when: RD=0 or RD <= RS\n")
   lu.assertStrContains(after("RS", "RT"), "field RS is now RT")
end

local NAMED = [[
isa named "Names of things"
unit 16 little
fields
    OP 12..15 u; RD 8..11 $r; AMOUNT 0..6 u; HOW 7 u
regs
    $r 16 u16
operand SOURCE
    AMOUNT       : HOW=0 = AMOUNT
    "-"{AMOUNT}  : HOW=1 = 0x80 - AMOUNT
insn add "Add"
    form add RD, what=SOURCE : OP=1
    alias inc RD, what = add RD, what
    do RD = u16(RD + what)
]]

local function named_after(names)
   local text = NAMED
   for old, new in pairs(names) do text = text:gsub("%f[%w]" .. old .. "%f[%W]", new) end
   local changes, lines = diff.compare(check.text("n.isa", NAMED), check.text("n.isa", text)), {}
   for i, c in ipairs(changes) do lines[i] = c.kind .. " " .. c.what .. " " .. c.name end
   return lines, diff.to_text(changes), diff.is_same(changes)
end

function TestRenames()
   local lines, text, is_same = named_after({ AMOUNT = "COUNT", HOW = "SIGN", SOURCE = "NUMBER",
      what = "by" })
   lu.assertTrue(is_same)
   lu.assertEquals(lines, { "field renamed COUNT", "field renamed SIGN", "operand renamed NUMBER",
      "role renamed by" })
   lu.assertStrContains(text, "operand SOURCE is now NUMBER\n")
   lu.assertStrContains(text, "no change of meaning, 4 renamed\n")
end

-- A table with another name; of two fields with the same bits one is left.
function TestRenamedTable()
   local text = [[
isa n "N"
unit 16 little
fields
    OP 12..15 u; D 8..11 $r; HOW 0..1 modes; ALSO 0..1 modes
table modes
    0 ""
    1 .ONE
    2 .TWO
    3 .THREE
regs
    $r 16 u16
insn a "A"
    form a{HOW} D : OP=1 ignored rest "unused"
    do D = HOW.n
insn b "B"
    form b{ALSO} D : OP=2 ignored rest "unused"
    do D = ALSO.n
]]
   local new = text:gsub("; ALSO 0..1 modes", ""):gsub("ALSO", "HOW"):gsub("modes", "ways")
   local changes = diff.compare(check.text("n.isa", text), check.text("n.isa", new))
   lu.assertStrContains(diff.to_text(changes), "table modes is now ways\nfield ALSO is now HOW\n")
   lu.assertStrContains(diff.to_text(changes), "no change of meaning, 2 renamed\n")
   new = new:gsub("%.TWO", ".DOS")
   changes = diff.compare(check.text("n.isa", text), check.text("n.isa", new))
   lu.assertFalse(diff.is_same(changes))
end

-- Why something is unknown is prose.
function TestReasons()
   local text = NAMED:gsub("do RD = u16%(RD %+ what%)", 'do unknown "no source" writes RD') .. [[
insn other "Other"
    form other : OP=2 ignored rest "unused"
    unknown "no source"
]]
   local changes = diff.compare(check.text("n.isa", text), check.text("n.isa",
      (text:gsub("no source", "undocumented"))))
   lu.assertTrue(diff.is_same(changes))
   lu.assertStrContains(diff.to_text(changes), "no change of meaning, 3 reworded\n")
   changes = diff.compare(check.text("n.isa", text), check.text("n.isa",
      (text:gsub("do unknown", "do unmodelled"))))
   lu.assertStrContains(diff.to_text(changes), "1 change of meaning\n")
end

function TestKindOfAField()
   local lines, text, is_same = named_after({ ["AMOUNT 0..6 u"] = "AMOUNT 0..6 u dec" })
   lu.assertFalse(is_same)
   lu.assertEquals(lines, { "field changed AMOUNT" })
   lu.assertStrContains(text, "1 change of meaning\n")
end

function TestProseAndSourcesDoNotCount()
   local lines = changes_after(function(model)
      model.pages[1].prose = "Other words."
      model.pages[1].title = "Another title"
      model.errata = {}
      model.fields[4].prose = nil
      model.forms[1].prov = {}
   end)
   lu.assertEquals(lines, {})
end

function TestElfFiles()
   lu.assertEquals(changes_after(function(model)
      model.elfs = { { machine = 190, os = 51, lo = 0, hi = 7 } }
   end), { "elf added machine 190 os 51" })
   lu.assertEquals(changes_after(function(model) model.configs[1].elf = 52 end),
      { "configuration changed " .. toy.new().configs[1].name })
end

function TestFieldMoved()
   local lines, changes = changes_after(function(model) model.fields[2].pieces = { { lo = 8,
      hi = 10 } } end)
   lu.assertEquals(lines, { "field changed DST" })
   lu.assertStrContains(diff.to_text(changes), "  - pieces: [[9,11]]\n  + pieces: [[8,10]]\n")
end

function TestSemantics()
   local lines, changes = changes_after(function(model)
      model.forms[1].code.body[1].value.b = { tag = "const", value = 2 }
   end)
   lu.assertEquals(lines, { "form semantics alu.add" })
   lu.assertEquals(changes[1].old, "$r[DST.n] := b + 1")
   lu.assertEquals(changes[1].new, "$r[DST.n] := b + 2")
end

function TestAddedAndRemoved()
   local lines = changes_after(function(model)
      table.remove(model.forms)
      model.pages[2].forms = {}
   end)
   lu.assertEquals(lines, { "form removed odd" })
   local new, old = toy.new(), toy.new()
   table.remove(old.forms)
   lu.assertEquals(diff.compare(old, new)[1].what, "added")
end

function TestRenamed()
   local lines, changes = changes_after(function(model) model.forms[3].name = "strange" end)
   lu.assertEquals(lines, { "form renamed strange" })
   lu.assertStrContains(diff.to_text(changes), "form odd is now strange\n")
end

function TestReencodedRespelledVariantsGrade()
   lu.assertEquals(changes_after(function(model)
      model.forms[3].fixed = { mask = 0xf000, value = 0xe000 }
   end), { "form re-encoded odd" })
   lu.assertEquals(changes_after(function(model) model.forms[3].items[1].s = "odd2" end),
      { "form re-spelled odd" })
   lu.assertEquals(changes_after(function(model) model.forms[3].configs = { true, true } end),
      { "form variants odd" })
   lu.assertEquals(changes_after(function(model) model.forms[3].grade = "unknown" end),
      { "form grade odd" })
end

function TestOperandOnce()
   local lines, changes = changes_after(function(model)
      for i = 1, 2 do model.forms[i].choices[1].lines[2].items[1].s = "$" end
   end)
   lu.assertEquals(lines[#lines], "operand re-spelled B")
   lu.assertEquals(changes[#changes].forms, { "alu.add", "alu.sub" })
end

function TestState()
   lu.assertEquals(changes_after(function(model)
      model.files[2].bits[1].value = 0
      model.spaces[1].size = 512
      model.stacks[1].depth = 8
      model.configs[2] = nil
      model.units[1].endian = "big"
   end), { "configuration removed b", "unit changed 16 bits", "register changed $f",
      "space changed mem",
      "stack changed $cs", "form variants odd" })
end

-- Units of several words are compared with how their words are made and executed.
function TestBundle()
   local function changes_of_line(from, to)
      local lines, text = {}, [[
isa t "T"
unit 32 little
    word 0..15 at 0
    word 16..31 at 2
    fill "nop"
fields
    OP 0..15 u
insn nop "Nop"
    form.nop nop   : OP=0
    form.halt halt : OP=1
    example "nop" = 0000
    example "halt" = 0001
    do nothing
]]
      local old, new = check.text("t.isa", text), check.text("t.isa", (text:gsub(from, to)))
      for i, c in ipairs(diff.compare(old, new)) do lines[i] = c.kind .. " " .. c.what end
      return lines
   end
   local unit = { "unit changed" }
   lu.assertEquals(changes_of_line('fill "nop"', 'fill "nop" -- prose'), {})
   lu.assertEquals(changes_of_line('fill "nop"', 'fill "halt"'), unit)
   lu.assertEquals(changes_of_line('fill "nop"', 'fill "nop"\n    together'), unit)
   lu.assertEquals(changes_of_line("16%.%.31 at", "17..31, 16 at"), unit)
end

local WRITTEN = [[
isa t "T"
unit 16 little
fields
    OP 12..15 u; RD 8..11 $r; RS 4..7 $r; K 0..3 u dec
regs
    $r 16 u16
insn a "A"
    form a RD, RS : OP=1 K=0b1-01
    do RD = RS
insn b "B"
    form b RD, K  : OP=2 RS=0..3
    do RD = K
]]

-- Changes between WRITTEN and the same after replacements `{from, to, ..}`, as lines.
local function changes_of(...)
   local text, given = WRITTEN, { ... }
   for i = 1, #given, 2 do
      local from, to = text:find(given[i], 1, true)
      assert(from, given[i])
      text = text:sub(1, from - 1) .. given[i + 1] .. text:sub(to + 1)
   end
   local old, new = check.text("t.isa", WRITTEN), check.text("t.isa", text)
   local lines = {}
   for i, c in ipairs(diff.compare(old, new)) do
      lines[i] = c.kind .. " " .. c.what .. " " .. c.name
   end
   return lines
end

function TestDrawnIsWritten()
   lu.assertEquals(changes_of("OP=1 K=0b1-01", "[0001 | RD | RS | 1-01]",
      "OP=2 RS=0..3", "[00_10 | RD | RS=0..3 | K]"), {})
   lu.assertEquals(changes_of("OP=1", "[0011 | ............]"), { "form re-encoded a" })
end

-- The declared field goes on to be what the bits, the code and registers in texts are called; the
-- kind it had is that of the use.
function TestKindAtTheUse()
   lu.assertEquals(changes_of("RD 8..11 $r", "RD 8..11", "a RD", "a d=RD($r)", "b RD",
      "b d=RD($r)", "do RD", "do d", "do RD", "do d"),
      { "field renamed RD($r)", "field added RD" })
   lu.assertEquals(changes_of("isa t", "kind num = u dec\nisa t", "K 0..3 u dec", "K 0..3 num"), {})
end

function TestJson()
   local _, changes = changes_after(function(model) model.forms[3].grade = "unknown" end)
   local text = diff.to_json(changes)
   lu.assertEquals(json.decode(text)[1].what, "grade")
   lu.assertEquals(text, diff.to_json(changes))
   lu.assertEquals(json.decode(diff.to_json({})), {})
end

os.exit(lu.LuaUnit.run())
