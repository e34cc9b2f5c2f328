-- Small descriptions up to decode selection, and what tests ask of them.
local lu = require("luaunit")
local parse = require("gen.syntax.parse")
local names = require("gen.resolve.names")
local expand = require("gen.forms.expand")
local coverage = require("gen.forms.coverage")
local decode = require("gen.encoding.decode")
local report_of = require("gen.base.report")

local M = {}

-- The passes up to decode. Returns the model and the diagnostics of decode.
function M.load(text, without_coverage)
   local report = report_of.new()
   local tree = parse.text("test.isa", text, report)
   local sym = names.resolve(tree, report)
   lu.assertFalse(report:failed(), report:to_string())
   local model = expand.pages(sym, report)
   if not without_coverage then coverage.check(model, report) end
   lu.assertFalse(report:failed(), report:to_string())
   decode.check(model, report)
   return model, report:list(), report
end

function M.clean(text)
   local model, list, report = M.load(text)
   lu.assertEquals(#list, 0, report:to_string())
   return model
end

function M.expect(text, ...)
   local _, list, report = M.load(text)
   local wanted = { ... }
   lu.assertEquals(#list, #wanted, report:to_string())
   for i, want in ipairs(wanted) do
      local place = ("%d %s"):format(list[i].line, list[i].code)
      lu.assertEquals(place, want[1], report:to_string())
      lu.assertStrContains(list[i].message, want[2])
   end
   return list
end

function M.form(model, name)
   for _, candidate in ipairs(model.forms) do
      if candidate.name == name then return candidate end
   end
   error("no form " .. name)
end

function M.counts(entry)
   return { entry.decoded, entry.unknown, entry.reserved, entry.unallocated, entry.open, entry.head }
end

M.HEAD = [[
isa toy "Toy"
unit 8 little
fields
    OP 4..7 u; X 0..3 u; LO 0..1 u; HI 2..3 u
]]

return M
