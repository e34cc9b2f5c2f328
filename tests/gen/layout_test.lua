package.path = "./?.lua;" .. package.path
-- Layout: blocks, comments, prose, grids, and bytes that no description may hold.

local lu = require("luaunit")
local layout = require("gen.syntax.layout")
local cells = require("gen.syntax.cells")
local places = require("gen.base.place")
local reports = require("gen.base.report")

local function read(text)
  local report = reports.new()
  return layout.read("t.isa", text, report), report
end

local function codes(report)
  local list = {}
  for i, item in ipairs(report:list()) do
    list[i] = ("%d:%d %s"):format(item.line, item.col, item.code)
  end
  return list
end

TestBlocks = {}

function TestBlocks:test_children_follow_indentation()
  local tree = read("a\n  b\n    c\n  d\ne\n")
  lu.assertEquals(#tree.lines, 2)
  lu.assertEquals(tree.lines[1].children[1].children[1].n, 3)
  lu.assertEquals(tree.lines[1].children[2].text, "  d")
  lu.assertEquals(tree.lines[2].n, 5)
end

function TestBlocks:test_blank_and_comment_lines_do_not_count()
  local tree, report = read("a\n  b\n\n # x\n# y\n  c\n")
  lu.assertEquals(#tree.lines[1].children, 2)
  lu.assertFalse(report:failed())
end

function TestBlocks:test_dedent_that_meets_no_block()
  local _, report = read("a\n    b\n  c\n")
  lu.assertEquals(codes(report), {"3:3 E02"})
  lu.assertEquals(report:list()[1].also[1].line, 1)
end

function TestBlocks:test_prose_may_be_anywhere()
  local tree, report = read("a\n    b   -- one\n          -- two\n  -- three\n    c\n")
  lu.assertFalse(report:failed())
  local b = tree.lines[1].children[1]
  lu.assertEquals(b.prose.text, "one")
  lu.assertEquals(b.children[1].prose.text, "two")
  lu.assertEquals(#tree.lines, 1)
  lu.assertEquals(tree.lines[1].children[2].prose.text, "three")
  lu.assertEquals(tree.lines[1].children[3].text, "    c")
end

function TestBlocks:test_prose_does_not_say_how_far_a_block_is_indented()
  for _, text in ipairs {"a\n  -- p\n    b\n    c\n", "a\n      -- p\n    b\n    c\n"} do
    local tree, report = read(text)
    lu.assertFalse(report:failed())
    lu.assertEquals(#tree.lines[1].children, 3)
  end
end

function TestBlocks:test_prose_has_no_block()
  local tree, report = read("a\n-- p\n-- q\n    b\n")
  lu.assertEquals(codes(report), {"2:1 E02"})
  lu.assertEquals(tree.lines[1].children[1].text, "    b")
end

function TestBlocks:test_first_line_indented()
  local _, report = read("  a\n")
  lu.assertEquals(codes(report), {"1:3 E02"})
end

function TestBlocks:test_too_many_blocks()
  local lines = {}
  for i = 0, 200 do lines[#lines + 1] = (" "):rep(i) .. "x" end
  local _, report = read(table.concat(lines, "\n"))
  lu.assertTrue(report:failed())
end

TestText = {}

function TestText:test_bit_pictures_are_not_prose()
  local tree = read("a F=0b--1-- G=0b1--\nb - -c -- d 0b1--\n0b-\n")
  lu.assertEquals(tree.lines[1].text, "a F=0b--1-- G=0b1--")
  lu.assertNil(tree.lines[1].prose)
  lu.assertEquals(tree.lines[2].text, "b - -c")
  lu.assertEquals(tree.lines[2].prose.text, "d 0b1--")
end

function TestText:test_comment_and_prose_outside_quotes_only()
  local tree = read('"#" "--" x -- it is # so "\ny # gone -- too\n')
  lu.assertEquals(tree.lines[1].text, '"#" "--" x')
  lu.assertEquals(tree.lines[1].prose.text, 'it is # so "')
  lu.assertEquals(tree.lines[2].text, "y")
  lu.assertNil(tree.lines[2].prose)
end

function TestText:test_line_ends()
  local tree, report = read("\xEF\xBB\xBFa\r\n  b\r\nc")
  lu.assertFalse(report:failed())
  lu.assertEquals(tree.lines[1].children[1].text, "  b")
  lu.assertEquals(tree.lines[2].text, "c")
end

function TestText:test_bad_bytes_are_named_once_a_line()
  local _, report = read("a\tb\tc\nx\0y\nz\xC3(\n\xE9\xFF\n")
  lu.assertEquals(codes(report), {"1:2 E01", "2:2 E01", "3:2 E01", "4:1 E01"})
end

function TestText:test_open_quote()
  local tree, report = read('a "b\nc\n')
  lu.assertEquals(codes(report), {"1:3 E03"})
  lu.assertTrue(tree.lines[1].bad)
end

function TestText:test_any_bytes()
  math.randomseed(1)
  for _ = 1, 200 do
    local bytes = {}
    for i = 1, 300 do bytes[i] = string.char(math.random(0, 255)) end
    local _, report = read(table.concat(bytes))
    report:to_string()
  end
end

TestGrid = {}

-- Reads `row` under `heading`, whose words are the columns.
local function cut(heading, row, aligned)
  local report = reports.new()
  local line = layout.read("t.isa", row, report).lines[1]
  local head = layout.read("h.isa", heading, report).lines[1]
  local grid = {what = "ops", heads = {}, aligned = aligned ~= false,
                is_source = function(name) return name == "HW" end}
  for at, name in heading:gmatch("()(%S+)") do
    table.insert(grid.heads, {name = name, at = places.new(head.source, 1, at)})
  end
  local found, tail = cells.cut(line, grid, report)
  local texts = found and {}
  for i, cell in ipairs(found or {}) do texts[i] = cell.text end
  return texts, tail, report:list()[1]
end

function TestGrid:test_cells_hold_single_blanks()
  local texts, tail = cut("%a   %b      %c",
                            "mul  x + y   0b01.-0001")
  lu.assertEquals(texts, {"mul", "x + y", "0b01.-0001"})
  lu.assertNil(tail)
end

function TestGrid:test_tails()
  local _, tail = cut("%a   %b", "mul  x + y   on VP2 {HW}")
  lu.assertEquals(tail, 14)
  _, tail = cut("%a   %b", "mul  x + y   {HW 873}")
  lu.assertEquals(tail, 14)
  local texts
  texts, tail = cut("%a   %b", "mul  x + y {HW}")
  lu.assertEquals(texts, {"mul", "x + y"})
  lu.assertEquals(tail, 12)
end

function TestGrid:test_quoted_blanks_part_nothing()
  local texts = cut('%a   %b', 'mul  "a  b"')
  lu.assertEquals(texts, {"mul", '"a  b"'})
end

function TestGrid:test_one_blank_only()
  local texts, _, item = cut("%a   %bb %c", "mul  abc F")
  lu.assertNil(texts)
  lu.assertEquals(item.message, "ops row `mul` has 2 cells, the heading has 3: "
                  .. "between `abc` and `F` there is only one blank")
  lu.assertEquals(item.col, 10)
end

function TestGrid:test_columns()
  local _, _, item = cut("%name  %two", "mul     0x41")
  lu.assertEquals(item.code, "E06")
  lu.assertEquals(item.message, "cell `0x41` does not start under `%two` (column 9, heading at 8)")
  lu.assertEquals(cut("%name  %two", "mul     0x41", false), {"mul", "0x41"})
end

function TestGrid:test_columns_are_characters()
  local texts = cut('%a     %b', '"é"    1')
  lu.assertEquals(texts, {'"é"', "1"})
end

TestJoined = {}

function TestJoined:test_columns_count_on_and_places_are_those_of_the_file()
  local tree, report = read("a  b \\\n      c   -- why\nd\n")
  lu.assertFalse(report:failed())
  local line = tree.lines[1]
  lu.assertEquals(line.text, "a  b c")
  lu.assertEquals(line.prose.text, "why")
  lu.assertEquals(tree.lines[2].n, 3)
  local at = places.physical(places.new(line.source, 1, 6))
  lu.assertEquals({at.line, at.col}, {2, 7})
  at = places.physical(places.new(line.source, 1, line.prose.col))
  lu.assertEquals({at.line, at.col}, {2, 11})
  at = places.physical(places.new(line.source, 1, 4))
  lu.assertEquals({at.line, at.col}, {1, 4})
end

function TestJoined:test_two_blanks_before_the_sign_end_a_cell()
  lu.assertEquals((cut("%a   %b", "mul  \\\n     x +\\\n       y")), {"mul", "x + y"})
  local _, _, wrong = cut("%a   %b", "mul  \\\n      x")
  lu.assertEquals({wrong.code, wrong.line, wrong.col}, {"E06", 2, 7})
end

function TestJoined:test_what_cannot_be_joined()
  for text, place in pairs {["a \\\nb"] = "1:3 E02", ["a \\"] = "1:3 E02",
    ["a \\\n\n  b"] = "1:3 E02", ["a \\\n  -- p"] = "1:3 E02",
    ["a \\ -- p\n  b"] = "1:3 E02"} do
    local _, report = read(text)
    lu.assertEquals(codes(report), {place}, text)
  end
end

os.exit(lu.LuaUnit.run())
