-- The manual's markup and bit pictures, by themselves.
package.path = "./?.lua;" .. package.path
local lu = require("luaunit")
local rst = require("gen.emit.rst.base.rst")
local bits = require("gen.emit.rst.base.bits")

TestMarkup = {}

function TestMarkup.test_inline()
   lu.assertEquals(rst.inline("`add` is a*b"), "``add`` is a\\*b")
   lu.assertEquals(rst.inline("`r`s and x_ y_z"), "``r``\\ s and x\\_ y_z")
   lu.assertEquals(rst.inline("a lone ` stays"), "a lone \\` stays")
   lu.assertEquals(rst.inline("``twice`` |x|"), "``twice`` \\|x\\|")
   lu.assertEquals(rst.inline("ends in::"), "ends in\\::")
   lu.assertEquals(rst.inline("back\\slash"), "back\\\\slash")
end

function TestMarkup.test_prose_begins_no_list()
   for _, line in ipairs { "-", "* x", "1. x", "(a) x", "iv) x", ".. x", ":x: y", "#. x",
      "====" } do
      local doc = rst.doc("banner")
      doc:prose(line)
      local first = doc:text():match("\n\n(.-)\n")
      lu.assertEquals(first:sub(1, 1), "\\", line)
   end
   local doc = rst.doc("banner")
   doc:prose("Word. More")
   lu.assertStrContains(doc:text(), "\nWord. More\n")
end

function TestMarkup.test_prose_has_lists()
   local doc = rst.doc("banner")
   doc:prose("Bits:\n- 0: `a`\n  and more\n- 1: - b\nBehind.\nMore")
   lu.assertStrContains(doc:text(),
      "\nBits:\n\n- 0: ``a``\n  and more\n- 1: - b\n\nBehind.\nMore\n")
end

function TestMarkup.test_slugs_differ()
   local slug = rst.slugger()
   lu.assertEquals({ slug("IMM"), slug("imm"), slug("a.b-c"), slug("$r"), slug("IMM") },
      { "imm", "imm-2", "a-b-c", "r", "imm" })
end

function TestMarkup.test_csv_quotes_and_drops_empty_columns()
   local doc = rst.doc("banner")
   doc:csv({ "A", "B", "C" }, { { 'say "x"', "", "-" }, { "b, c", "", "" } })
   lu.assertStrContains(doc:text(), '   :header: A, C\n\n   "say ""x""", \\-\n   "b, c", ""\n')
end

function TestMarkup.test_csv_leaves_out_unfilled_rows()
   local doc = rst.doc("banner")
   doc:csv({ "A", "B" }, { { "x", "" }, { "y", "1" } }, { headless = true, filled = 2 })
   lu.assertStrContains(doc:text(), '.. csv-table::\n\n   y, 1\n')
   lu.assertNil(doc:text():find('x, ', 1, true))
end

function TestMarkup.test_long_lines_are_broken()
   local doc = rst.doc("banner")
   doc:markup(("word "):rep(40))
   doc:bullets({ ("item "):rep(40) })
   for line in doc:text():gmatch("[^\n]+") do lu.assertTrue(#line <= 100, line) end
   lu.assertStrContains(doc:text(), "\n- item item")
   lu.assertStrContains(doc:text(), "item\n  item")
end

TestPicture = {}

local function cell(hi, lo, class, label) return { hi = hi, lo = lo, class = class,
   label = label } end

function TestPicture.test_classes()
   local lines = bits.draw(16, { { cells = { cell(15, 12, "fixed", "01*-"), cell(11, 9, "operand",
      "DST"),
      cell(8, 6, "visible", "S"), cell(5, 4, "zero"), cell(3, 2, "ignored"), cell(1, 0,
         "unknown") } } })
   lu.assertEquals(lines, {
      " 15 12 11 9 8 6 5 4 3 2 1 0",
      "+-----+----+---+---+---+---+",
      "|01*- |DST |(S)|=0 |~~ |?? |",
   })
end

function TestPicture.test_canonical_ones_show()
   local lines = bits.draw(4, { { cells = { cell(3, 2, "ignored", "11"), cell(1, 0, "operand",
      "A") } } })
   lu.assertStrContains(lines[3], "|~=11|")
end

function TestPicture.test_rows_share_columns()
   local lines = bits.draw_words(8, {
      { cells = { cell(7, 4, "fixed", "1010"), cell(3, 0, "operand", "b") }, note = "first" },
      { cells = { cell(3, 1, "operand", "LONGNAME"), cell(0, 0, "fixed", "1") }, note = "second" },
   })
   lu.assertEquals(lines, {
      " 7  4 3      1 0",
      "+----+--------+-+",
      "|1010|    b     |  first",
      "|    |LONGNAME|1|  second",
   })
end

function TestPicture.test_alternatives_are_lines_of_cells()
   local rows = { { note = "b = <IMM>", cells = { cell(39, 24, "operand", "IMM"),
      cell(8, 8, "fixed", "1"), cell(7, 0, "ignored") }, when = "IMM!=0" } }
   local about = { [8] = true, [33] = true }
   lu.assertEquals(bits.operand_lines({ { rows = rows, bits = about } }, 64),
      { "b = <IMM>   if IMM!=0  |  39..32=IMM 31..24=IMM 8=1" })
   lu.assertEquals(bits.operand_lines({ { rows = rows, bits = { [8] = true } } }, 64),
      { "b = <IMM>   if IMM!=0  |  31..24=IMM 8=1" })
end

function TestPicture.test_wide_words_take_bands()
   local lines = bits.draw(64, { { cells = { cell(63, 40, "operand", "HIGH"), cell(39, 20, "fixed",
      ("01"):rep(10)), cell(19, 0, "operand", "LOW") } } })
   local text = table.concat(lines, "\n")
   lu.assertStrContains(text, "63 ")
   lu.assertStrContains(text, "\n\n 31 ")
   lu.assertStrContains(text, "|" .. ("01"):rep(4) .. "|")
   lu.assertStrContains(text, "|" .. ("01"):rep(6) .. "|")
end

function TestPicture.test_cut_fields_count_their_bits()
   local field = { width = 20, scale = 1 }
   local rows = { { cells = { { hi = 39, lo = 20, class = "operand", label = "IMM", field = field,
      from = 0 } } } }
   local text = table.concat(bits.draw(128, rows), "\n")
   lu.assertStrContains(text, "|IMM[19:12]|")
   lu.assertStrContains(text, "|IMM[11:0]|")
   lu.assertNil(text:find("127", 1, true))
   field.scale = 4 -- the bits are those of the value, as in drawn words of descriptions
   text = table.concat(bits.draw(128, rows), "\n")
   lu.assertStrContains(text, "|IMM[21:14]|")
   lu.assertStrContains(text, "|IMM[13:2]|")
end

os.exit(lu.LuaUnit.run())
