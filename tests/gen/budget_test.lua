-- A check that would cost too much ends with a diagnostic at what it was working on. The budget is
-- made small here, so that the tests are quick.
package.path = "./?.lua;" .. package.path
local lu = require("luaunit")
local check = require("gen.check")
local budget = require("gen.base.budget")

TestBudget = {}

-- Forms that test four of 96 fields each, in no order: their union is a set of very many nodes.
local function scattered(forms)
   local lines = { 'isa scattered "S"', "unit 96 little", "fields" }
   for bit = 0, 95 do lines[#lines + 1] = ("    F%d %d u"):format(bit, bit) end
   lines[#lines + 1] = 'insn p "P"'
   local state = 1
   local function random(n)
      state = state * 1103515245 + 12345 & 0x7fffffff
      return (state >> 8) % n
   end
   for form = 1, forms do
      local tests, seen = {}, {}
      while #tests < 4 do
         local bit = random(96)
         if not seen[bit] then tests[#tests + 1] = ("F%d=%d"):format(bit, random(2)) end
         seen[bit] = true
      end
      lines[#lines + 1] = ('    form.f%d x%d : %s ignored rest "w"'):format(form, form,
         table.concat(tests, " "))
   end
   lines[#lines + 1] = '    do trap "t"'
   return table.concat(lines, "\n") .. "\n"
end

local function overrun_of(source, limits)
   local _, report = check.text("test.isa", source, { limits = limits })
   lu.assertTrue(report:failed())
   for _, item in ipairs(report:list()) do
      if item.code == "E85" then return item end
   end
end

function TestBudget:test_sets_of_words_are_bounded()
   local overrun = overrun_of(scattered(40), { nodes = 20000 })
   lu.assertStrContains(overrun.message, "too costly to check")
   lu.assertStrContains(overrun.message, "`p.f")
   lu.assertStrContains(overrun.message, "20000 nodes")
   lu.assertTrue(overrun.line > 100 and overrun.line <= 140, "the line of a form")
end

function TestBudget:test_few_forms_fit()
   lu.assertNil(overrun_of(scattered(4), { nodes = 20000 }))
end

-- Texts of glued fields: every step of a comparison counts.
local GLUED = [[
isa glued "Glued"
unit 64 little
fields
    OP 60..63 u; F0 0..1 ("a" "b" "ab" "ba"); F1 2..3 ("a" "b" "ab" "ba")
    F2 4..5 ("a" "b" "ab" "ba"); F3 6..7 ("a" "b" "ab" "ba"); F4 8..9 ("a" "b" "ab" "ba")
insn x "X"
    form x{F0}{F1}{F2}{F3}{F4} : OP=1 ignored rest "w"
    do trap "t"
]]

function TestBudget:test_comparisons_of_texts_are_bounded()
   local overrun = overrun_of(GLUED, { steps = 50 })
   lu.assertEquals(overrun.line, 7)
   lu.assertStrContains(overrun.message, "`x` is too costly to check: it needs too many steps")
end

function TestBudget:test_texts_fit_without_a_small_budget()
   lu.assertNil(overrun_of(GLUED)) -- it is E43 alone
end

-- Other mistakes of the generator are not taken for an overrun.
function TestBudget:test_other_errors_pass()
   lu.assertFalse(budget.is_overrun("text"))
   local _, problem = pcall(budget.stop, "much")
   lu.assertTrue(budget.is_overrun(problem))
end

os.exit(lu.LuaUnit.run())
