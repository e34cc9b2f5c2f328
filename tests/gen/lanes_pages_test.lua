package.path = "./?.lua;" .. package.path
-- What the manual, the JSON and `diff` say of lanes, launches, options, starts and functions.
local lu = require("luaunit")
local json = require("dkjson")
local check = require("gen.check")
local diff = require("gen.commands.diff")
local rest = require("gen.emit.rst")
local export = require("gen.commands.export")

local PATH = "tests/ok/lanes/eight.isa"
local LIMITS = "tests/ok/lanes/limits.isa"

local function source()
   local file = assert(io.open(PATH))
   local text = file:read("a")
   file:close()
   return text
end

local function model_of(text)
   local model, report = check.text(PATH, text)
   lu.assertNotNil(model, report:to_string())
   return model
end

local MODEL = model_of(source())

TestPages = {}

local function pages()
   local by_path = {}
   for _, file in ipairs(rest.emit(MODEL)) do by_path[file.path] = file.text end
   return by_path
end

-- Text without its line breaks.
local function joined(text) return (text:gsub("%s+", " ")) end

function TestPages.test_launch()
   local text = pages()["launch.rst"]
   lu.assertStrContains(text, "a warp of 8 lanes")
   lu.assertStrContains(joined(text), ":ref:`$active <lanes8-file-active>` is the mask of active lanes")
   lu.assertStrContains(text, 'per block, :ref:`$come <lanes8-file-come>`')
   lu.assertStrContains(text, 'per grid, :ref:`$total <lanes8-file-total>`')
   lu.assertStrContains(text, '``order``, which side of a branch runs first, "``first``, ``last``"')
   lu.assertStrContains(text, 'The parameters of a program, :ref:`sh <lanes8-space-sh>`, ``sh[0x10]``')
   lu.assertStrContains(text, "start block\n       $count[0] = u16(launch.warps)")
   lu.assertStrContains(text, "start warp\n       $r[0] = launch.thread_x | launch.thread_y << 8")
   lu.assertStrContains(pages()["index.rst"], "   launch\n")
end

-- Every limit with its source; where the threads of a block have none, what holds for them.
function TestPages.test_limits()
   lu.assertStrContains(pages()["launch.rst"], "A block has at most 1024 threads.")
   local text
   for _, file in ipairs(rest.emit(check.load({ LIMITS }))) do
      if file.path == "launch.rst" then text = file.text end
   end
   lu.assertStrContains(text, '``launch.grid_x``, 255, Eight bits of a cell. [GUIDE 3 (document)]')
   lu.assertStrContains(text, '``launch.grid_y``, 256, ""')
   lu.assertStrContains(text, '``launch.block_z``, 64, [inferred]')
   lu.assertNil(text:find("1024", 1, true))
end

function TestPages.test_scopes()
   local text = pages()["registers.rst"]
   lu.assertStrContains(text, "8 registers of 16 bits, per lane.")
   lu.assertStrContains(text, "One register of 8 bits, per warp. The mask of active lanes of a warp.")
   lu.assertStrContains(text, "One register of 32 bits, per grid.")
end

-- The code of an operand calls a function that a form names as its argument.
function TestPages.test_functions_of_operands()
   local model, report = check.text("t.isa", [[
isa t "T"
unit 16 little
fields
    OP 12..15 u; RD 8..11 $r; RS 4..7 $r; N 0..3 u
regs
    $r 16 u16
func half(x) = u16(x >> 1)
func same(x) = x
operand SRC(%change) : RS : = %change(RS)
insn move "Move"
    form move RD, s=SRC(half) : OP=1 ignored N
    do RD = s
insn copy "Copy"
    form copy RD, s=SRC(same) : OP=2 ignored N
    do RD = s
]])
   lu.assertNotNil(model, report:to_string())
   for _, file in ipairs(rest.emit(model)) do
      if file.path == "insn/move.rst" then
         lu.assertStrContains(file.text, "Functions: ``half``.")
         return
      end
   end
   lu.fail("no page of `move`")
end

function TestPages.test_functions_are_linked()
   local all = pages()
   lu.assertStrContains(joined(all["insn/procs.rst"]), "Functions: ``twice``, ``odd``, ``bump``, ``note``.")
   lu.assertStrContains(all["operands.rst"], ".. _lanes8-func-bump:")
   lu.assertStrContains(all["operands.rst"], "$c[0] = $c[0] + n")
   lu.assertNil(all["insn/add.rst"]:find("Functions:", 1, true))
end

function TestPages.test_without_lanes()
   local model = check.load({ "tests/ok/code/functions.isa" })
   for _, file in ipairs(rest.emit(model)) do lu.assertNotEquals(file.path, "launch.rst") end
end

TestRecords = {}

function TestRecords.test_json()
   local tree = json.decode(export.json(MODEL))
   lu.assertEquals(tree.launch, { lanes = 8, masks = "$active", params = "sh[0x10]", buffers = "gl[0x100]" })
   local limited = json.decode(export.json((check.load({ LIMITS })))).launch.limits
   lu.assertEquals(limited[1], { name = "grid_x", most = 255, sources = { "GUIDE 3" },
      prose = "Eight bits of a cell." })
   lu.assertEquals({ limited[5].name, limited[5].most, #limited }, { "threads", 512, 5 })
   lu.assertEquals(tree.options[1].name, "order")
   lu.assertEquals(tree.options[1].values, { "first", "last" })
   lu.assertEquals(tree.starts[1], { name = "block",
      code = { "$count[0] := u16(launch.warps)", "sh.u8[0] := u8(launch.at_x)" } })
   lu.assertEquals(tree.starts[2].name, "warp")
   lu.assertEquals(tree.functions[1], { name = "twice", kind = "func", params = { "x" },
      text = { "func twice(x) = x * 2" } })
   local scopes = {}
   for _, file in ipairs(tree.files) do scopes[file.name] = file.scope end
   lu.assertEquals({ scopes["$r"], scopes["$w"], scopes["$come"], scopes["$total"] },
      { "lane", "warp", "block", "grid" })
end

local function changes_after(pattern, replacement)
   local text, count = source():gsub(pattern, replacement)
   lu.assertTrue(count > 0)
   local lines = {}
   for i, c in ipairs(diff.compare(MODEL, model_of(text))) do
      lines[i] = c.kind .. " " .. c.what .. " " .. c.name
   end
   return lines
end

function TestRecords.test_diff()
   lu.assertEquals(changes_after("%(first last%)", "(first second)"), { "option changed order" })
   lu.assertEquals(changes_after("params sh at 0x10", "params sh at 0x20"), { "machine changed launch" })
   lu.assertEquals(changes_after("params sh at 0x10", "limit launch.grid_z 3\nparams sh at 0x10"),
      { "machine changed launch" })
   lu.assertEquals(changes_after("launch.at_x", "launch.at_y"), { "start changed block" })
   lu.assertEquals(changes_after("%$come u8 per block", "$come u8 per grid"), { "register changed $come" })
   lu.assertEquals(changes_after("func twice%(x%) = x %* 2", "func twice(x) = 2 * x"),
      { "form semantics procs" })
   lu.assertEquals(changes_after('"a second choice"', '"another title"'), {})
end

os.exit(lu.LuaUnit.run())
