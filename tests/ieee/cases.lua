-- Which form executes a function of TestFloat: its cases are lines of operands, result, flags.
local M = {}

local FORMATS = { "f16", "bf16", "f32", "f64" }
local ROUNDS = { "near_even", "min", "max", "minMag", "near_maxMag" } -- in the order of forms

-- What of `compare` is 1, and 16 where every NaN is invalid.
local ORDERS = { eq = 2, le = 3 | 16, lt = 1 | 16, eq_signaling = 2 | 16, le_quiet = 3, lt_quiet = 1 }
local INTEGERS = { i32 = "i32", i64 = "i64", ui32 = "u32", ui64 = "u64" }
local TINY = { "after", "before" }

local function add(list, name, form, set, argument)
   list[#list + 1] = { name = name, form = form, set = set or 0, argument = argument or "any",
      has_tiny = form:find("_after$") ~= nil }
end

-- Every function of floats that has a form; those of bf16 are conversions.
local function functions()
   local list = {}
   for _, f in ipairs(FORMATS) do
      if f ~= "bf16" then
         for _, op in ipairs({ "add", "mul", "div" }) do
            add(list, f .. "_" .. op, f .. "_" .. op .. "_after")
         end
         add(list, f .. "_mulAdd", f .. "_fma_after")
         add(list, f .. "_sqrt", f .. "_sqrt")
         add(list, f .. "_roundToInt", f .. "_rint")
         for _, order in ipairs({ "eq", "le", "lt", "eq_signaling", "le_quiet", "lt_quiet" }) do
            add(list, f .. "_" .. order, f .. "_compare", ORDERS[order])
         end
         for _, i in ipairs({ "i32", "i64", "ui32", "ui64" }) do
            add(list, f .. "_to_" .. i, f .. "_to_" .. INTEGERS[i])
            add(list, i .. "_to_" .. f, f .. "_from_" .. (i:find("u") and "u64" or "i64"), 0, i)
         end
      end
      for _, from in ipairs(FORMATS) do
         local brain = f == "bf16" or from == "bf16"
         if f ~= from and (not brain or f == "f32" or from == "f32") then
            add(list, from .. "_to_" .. f, f .. "_from_" .. from .. "_after")
         end
      end
   end
   return list
end

-- Those of `mulAdd` are millions: a sample of all.
local function command_of(program, one, round, tiny, count)
   return ("%s %s -exact -r%s -tininess%s %s 2>/dev/null | head -n %d"):format(program,
      one.name:find("mulAdd") and "-forever" or "", round, tiny, one.name, count)
end

--- Calls f(command, arguments of the oracle) for each function, rounding and tininess; at most
--- `count` cases of each.
function M.each(program, count, f)
   for _, one in ipairs(functions()) do
      for round, name in ipairs(ROUNDS) do
         for i = 1, one.has_tiny and 2 or 1 do
            f(command_of(program, one, name, TINY[i], count),
               ("cases %s %d %s %d"):format(one.form:gsub("after$", TINY[i]), round - 1,
               one.argument, one.set))
         end
      end
   end
end

return M
