package.path = "./?.lua;" .. package.path
-- Parse: diagnostics with their places, and how reports print them.

local lu = require("luaunit")
local parse = require("gen.syntax.parse")
local reports = require("gen.base.report")
local check = require("gen.check")

local function parsed(text)
  local report = reports.new()
  return parse.text("t.isa", text, report), report
end

TestDiagnostics = {}

function TestDiagnostics:test_all_errors_in_one_run()
  local _, report = parsed([[
isa t "t"
unit 8 litle
insn a "A"
    from a : X=1
    form a X : Y =1
    do
        x = 1 +
        if y
        z = 2 3
]])
  local places = {}
  for i, item in ipairs(report:list()) do places[i] = item.line .. ":" .. item.col end
  lu.assertEquals(places, {"2:8", "4:5", "5:16", "7:16", "8:13", "9:15"})
  lu.assertStrContains(report:list()[1].message, "did you mean `little`?")
end

-- What a message offers at the beginning of a statement is built, and an assignment comes first.
function TestDiagnostics:test_beginning_of_a_statement()
  for _, line in ipairs({"do )", "do nothing; )", "do\n        )", "do if 1: )"}) do
    local _, report = parsed('isa t "t"\ninsn a "A"\n    form a : X=1\n    ' .. line .. "\n")
    local message = report:list()[1].message
    lu.assertStrContains(message, "expected one of an assignment, a call, `if`")
    for _, word in ipairs({"atomic", "a value"}) do
      lu.assertNotStrContains(message, word)
    end
  end
end

-- Habits from other languages: place, message and what to write.
function TestDiagnostics:test_slips()
  for statement, want in pairs({
    ["if a = 3: b = 1"] = "13 `=` assigns, it does not compare / `==`",
    ["b = a => 3"] = "14 `=>` is not an operator / `>=`",
    ["b = a &&c"] = "14 `&&` is not an operator / `and`",
    ["b = a % 3"] = "14 `%` is not an operator / `mod(a, b)`",
    ["b = !!a"] = "12 `!` is not an operator / `not x`",
    ["$r[b].x |= a"] = "16 `|=` is not an operator / `$r[b].x = $r[b].x | ..`",
    ["b++"] = "9 `++` is not an operator / `b = b + 1`",
    ["] += 1"] = "8 expected one of an assignment, a call",
  }) do
    local _, report = parsed('isa t "t"\ninsn a "A"\n    form a : X=1\n    do\n       ' .. statement
                             .. "\n")
    local first = report:list()[1]
    local text = ("%d %s / %s"):format(first.col, first.message, first.hint)
    lu.assertStrContains(text, want)
  end
end

function TestDiagnostics:test_printed_form()
  local _, report = parsed('isa t "t"\nunit 8 little\nfields\n    "é"  # x\nisa u "u"\n')
  lu.assertEquals(report:to_string(), [[
t.isa:4:5: error [E03]: expected a name here, not `"é"`
      "é"  # x
      ^
t.isa:5:1: error [E11]: `isa` is given twice
  isa u "u"
  ^
t.isa:1:1: note: first here
  isa t "t"
  ^
]])
end

function TestDiagnostics:test_missing_file()
  local report = reports.new()
  parse.files({"tests/gen/samples/no_such_file.isa"}, report)
  lu.assertStrContains(report:to_string(), "error [E00]: cannot read")
end

TestReport = {}

local source = {path = "a.isa", lines = {"\tx é y", "two"}}
local function at(line, col) return {source = source, line = line, col = col} end

function TestReport:test_order_and_doubles()
  local report = reports.new()
  report:error("E10", at(2, 1), "b")
  report:error("E10", at(1, 2), "a")
  report:error("E10", at(2, 1), "b")
  report:warning("W80", at(1, 2), "w")
  lu.assertEquals({report:count()}, {2, 1})
  local list = report:list()
  lu.assertEquals({list[1].message, list[2].message, list[3].message}, {"a", "w", "b"})
end

function TestReport:test_caret_under_tabs_and_utf8()
  local report = reports.new()
  report:error("E10", at(1, 7), "here")
  lu.assertEquals(report:to_string(), "a.isa:1:6: error [E10]: here\n  \tx é y\n  \t    ^\n")
end

function TestReport:test_at_most_twenty_of_a_kind()
  local report = reports.new()
  for i = 1, 25 do report:error("E10", at(1, i), "n" .. i) end
  report:error("E11", at(2, 1), "other")
  local text = report:to_string()
  lu.assertStrContains(text, "and 5 more of [E10]")
  lu.assertStrContains(text, "E11")
  lu.assertNotStrContains(text, "n21")
  lu.assertEquals(#report:list(), 26)
end

function TestReport:test_strict_and_escapes()
  local report = reports.new({strict = true})
  report:warning("W80", {source = {path = "x", lines = {"\27[31m"}}, line = 1, col = 1}, "m\27")
  lu.assertEquals({report:failed(), report:refused(), report:count()}, {false, true, 1, 0})
  lu.assertNil(report:to_string():find("\27", 1, true))
  lu.assertStrContains(report:to_string({color = true}), "\27[1;31merror")
end

-- A warning hides no error that a later pass finds, with `strict` neither.
function TestReport:test_strict_goes_on()
  local file <close> = assert(io.open("tests/err/values/e66_unused.isa"))
  local text = file:read("a")
  for _, strict in ipairs {false, true} do
    local model, report = check.text("t", text, {strict = strict})
    lu.assertNil(model)
    lu.assertStrContains(report:to_string(), "[W09]")
    lu.assertStrContains(report:to_string(), "[E66]")
  end
end

os.exit(lu.LuaUnit.run())
