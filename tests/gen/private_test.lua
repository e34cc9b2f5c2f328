-- Checks names that only a file or page sees: what they are called in JSON, C, the manual and the
-- messages.
package.path = "./?.lua;" .. package.path
local lu = require("luaunit")
local check = require("gen.check")
local export = require("gen.commands.export")
local lists = require("gen.base.lists")
local json = require("dkjson")

local TEXT = [[
isa toy "T"
unit 16 little
fields
    OP 12..15 u; RD 8..11 $r
regs
    $r 16 u16
private fields
    MODE 0..1 (add sub)
private func twice(x) = 2 * x
insn a "A"
    fields
        LOW 2..3 u; RS 4..7 $r
    operand SRC
        RS : LOW=0
        "#"{RS} : LOW=1..3 = LOW
    const STEP = 3
    form a{MODE} RD, SRC : OP=0
    do
        match MODE
            add: RD = twice(RD + SRC)
            sub: RD = STEP
insn b "B"
    fields
        LOW 0..7 u
    form b RD, LOW : OP=1
    do RD = LOW
]]

local function loaded(text)
   local model, report = check.text("memory.isa", text)
   lu.assertEquals(report:to_string(), "")
   return model
end

local function names(list) return lists.map(list, function(one) return one.name end) end

TestPrivate = {}

function TestPrivate.test_json()
   local tree = json.decode(export.json(loaded(TEXT)))
   lu.assertEquals(names(tree.fields), { "OP", "RD", "memory.MODE", "a.LOW", "a.RS", "b.LOW" })
   lu.assertEquals(names(tree.operands), { "a.SRC" })
   lu.assertEquals(names(tree.functions), { "memory.twice" })
   lu.assertEquals(tree.forms[1].syntax, "a{MODE} $r[RD], SRC")
   lu.assertEquals(tree.forms[1].fields, { "memory.MODE", "RD", "a.RS" })
   lu.assertEquals(tree.forms[1].code[2], "if memory.MODE.n == 0:")
   lu.assertEquals(tree.forms[2].code, { "$r[RD.n] := b.LOW" })
end

-- Another file or page may have the names with any meaning, and changes nothing here.
function TestPrivate.test_names_are_stable()
   local before = json.decode(export.json(loaded(TEXT)))
   local after = json.decode(export.json(loaded(TEXT .. [[
insn c "C"
    fields
        MODES 0..7 u
    func twice2(x) = 3 * x
    form c RD, MODES : OP=2
    do RD = twice2(MODES)
]])))
   lu.assertEquals(after.forms[1], before.forms[1])
   lu.assertEquals(after.forms[2], before.forms[2])
end

function TestPrivate.test_c_and_manual()
   local model, found = loaded(TEXT), {}
   for _, name in ipairs({ "header", "target", "rst" }) do
      for _, file in ipairs(require("gen.emit." .. name).emit(model)) do
         found[file.path] = file.text
      end
   end
   local header = found["include/isadora/toy.h"]
   for _, one in ipairs({ "TOY_FIELD_MEMORY_MODE", "TOY_FIELD_A_LOW", "TOY_FIELD_B_LOW" }) do
      lu.assertStrContains(header, one .. ",")
   end
   lu.assertStrContains(found["fields.rst"], "\n   ``memory.MODE``, 0..1,")
   lu.assertStrContains(found["operands.rst"], "\na.SRC\n~~~~~\n")
   local page = found["insn/a.rst"]
   lu.assertStrContains(page, "a(add|sub) $r<RD>, {#}$r<RS>")
   lu.assertStrContains(page, "Functions: ``twice``.")
   lu.assertNotStrContains(page, "memory_")
end

-- What a message says is where the name may be used, and the place where it is declared.
function TestPrivate.test_seen_elsewhere()
   local _, report = check.text("memory.isa", TEXT .. [[
insn c "C"
    form c RD, LOW : OP=2
    do RD = STEP
]])
   local text = report:to_string()
   lu.assertStrContains(text, "`LOW` is not declared")
   lu.assertStrContains(text, "note: `LOW` is private to page `a`")
end

function TestPrivate.test_types()
   local types = {}
   check.text("memory.isa", TEXT, { types = types })
   local records = require("gen.commands.types").records(types.found)
   lu.assertEquals(records[1]["in"], "func twice")
   lu.assertEquals(records[2]["in"], "insn a")
   local calls = lists.filter(records, function(one) return one.kind == "result" end)
   lu.assertEquals(names(calls), { "twice" })
end

os.exit(lu.LuaUnit.run())
