-- The JSON of a description: it reads back, and has each operand once.
package.path = "./?.lua;" .. package.path
local lu = require("luaunit")
local json = require("dkjson")
local check = require("gen.check")
local export = require("gen.commands.export")
local toy = require("tests.gen.toy_model")

TestExport = {}

function TestExport.test_reads_back()
   local text = export.json(toy.new())
   local tree = json.decode(text)
   lu.assertEquals(tree.format, 3)
   lu.assertEquals(tree.forms[1].name, "alu.add")
   lu.assertEquals(tree.forms[1].value, "0x1000")
   lu.assertEquals(tree.forms[3].bits[2], { hi = 11, lo = 0, class = "ignored",
      why = "never | looked *at*" })
   lu.assertEquals(tree.encoding_space[1].unallocated, "53248")
   lu.assertTrue(text:find("Generated from the description toy by gen/commands/export.lua", 1, true) < 400)
end

function TestExport.test_same_bytes_again()
   lu.assertEquals(export.json(toy.new()), export.json(toy.new()))
end

local OPERANDS = [[
isa once "Operands"
unit 16 big
variant old
variant new
fields
    OP 12..15 u; X 8..11 $v; Y 4..7 $v; M 2..3 u; K 1 u; N 0 u
regs
    $v 16 u8
operand KIND
    "k" : K=0
    "l" : K=1
operand SRC
    Y : M=0 ignored K
    "z" "." KIND : M=1 zero Y
    "q" : M=2..3 zero Y ignored K on new
insn add "Add"
    form.a add X, SRC        : OP=1 zero N
    form.s sub from=SRC, X   : OP=2 zero N
    form.m mul X, SRC        : OP=3 zero N on old
    do X = 1
]]

-- The same choice of two forms is one operand, whatever its role; the alternative within it, too.
function TestExport.test_each_operand_once()
   local text = OPERANDS:gsub('    "q".-\n', "")
   local model, report = check.text("once.isa", text, { stop_after = "effects" })
   lu.assertNotNil(model, report:to_string())
   local tree = json.decode(export.json(model))
   local names = {}
   for i, operand in ipairs(tree.operands) do names[i] = operand.name end
   lu.assertEquals(names, { "KIND", "SRC" })
   lu.assertEquals(tree.operands[2].lines[1].tests, { "M=0" })
   lu.assertEquals(tree.operands[2].lines[2].choices, { { operand = "KIND" } })
   lu.assertEquals(tree.forms[1].choices, { { operand = "SRC" } })
   lu.assertEquals(tree.forms[2].choices, { { operand = "SRC", role = "from" } })
end

-- Where an alternative cannot occur in a form, its operand is another one.
function TestExport.test_sets_of_alternatives()
   local model, report = check.text("once.isa", OPERANDS, { stop_after = "effects" })
   lu.assertNotNil(model, report:to_string())
   local tree = json.decode(export.json(model))
   local counts = {}
   for i, operand in ipairs(tree.operands) do counts[i] = operand.name .. " " .. #operand.lines end
   lu.assertEquals(counts, { "KIND 2", "SRC 3", "SRC.2 2" })
   lu.assertEquals(tree.forms[3].choices, { { operand = "SRC.2" } })
end

os.exit(lu.LuaUnit.run())
