-- Records of the notation of sources, for `commands/summary.lua`, which passes its makers of
-- records.
local asttext = require("gen.syntax.asttext")

local function as_it_is(x) return x end
local function yes(b) return b and true or nil end
local function name_of(x) return x.name end
local function expr_text(expr) return expr and asttext.expr(expr) end

--- The rows of the record of a model.
return function(record_of, all, each)
   local assembly_of = record_of { "comment", "separator", { "align_power", yes, "power" },
      { "pad", each(as_it_is) }, "prose" }
   local operator_of = record_of { "name", "param", { "value", expr_text, "expr" },
      { "of", function(of) return of and of.name end }, "prose" }
   local macro_of = record_of { { "names", all(as_it_is) }, { "params", all(name_of) },
      { "when", expr_text }, { "lines", all(function(line) return line.text end) }, "prose" }
   return { "assembly", function(node) return node and assembly_of(node) end },
      { "operators", each(operator_of) }, { "macros", each(macro_of) }
end
