-- Bodies of operations (machine/operations/op.h) where most of what they are executed for is
-- settled already: an address within reach needs no other test; where a form leads by itself is
-- kept apart from what other functions store to `$pc`.
local num = require("gen.num")
local fns = require("gen.emit.c.code.fn")

local M = {}

-- The cells of the spaces, by their constants.
local function sizes(model)
   local list = {}
   for _, space in ipairs(model.spaces) do
      list[fns.space_name(model.isa.prefix, space)] = space.size
   end
   return list
end

local TEST = "\n    if %(!(rt_[%w_]+)%(m, ([%w_]+), ([%w_]+), (%d+), far%)%)"
   .. "\n        return RT_FAR;"

-- The last cell where an access may begin that is tested anyway, of a local, in what follows the
-- test of its size; nil where something may leave before.
local function last_near(model, rest, name)
   local at = 1
   while true do
      local from, to, call, space, index, cells = rest:find(TEST, at)
      if not from or rest:sub(at, from):find("%f[%w_]return%f[^%w_]") then return nil end
      local size = (call == "rt_is_near" or call == "rt_can_store") and index == name
         and sizes(model)[space]
      if size then return num.sub(size, tonumber(cells)) end
      at = to
   end
end

-- A test for addresses that are too large, after which the near function leaves: only the far one
-- needs it, where the near one cannot reach them.
local function drop_limits(model, text)
   return (text:gsub("\n    if %(([%w_]+) > INT64_C%((%d+)%)%) {\n        RT_GO_FAR%(far%);()",
      function(name, limit, at)
         local last = last_near(model, text:match("\n    }(.*)", at), name)
         if not last or num.lt(num.parse(limit), last) then return nil end
         return ("\n    if (far && %s > INT64_C(%s)) {"):format(name, limit)
      end))
end

-- Of a local: is it made of the instruction and its address alone?
local function is_constant(text, name)
   local made = text:match("\n    const u?int%d+_t " .. name .. " = ([^\n]*);")
   if not made then return false end
   made = made:gsub("in%->value%[%d+%]", ""):gsub("in%->op%.pc", ""):gsub("in%[1%]%.op%.pc", "")
   return not made:gsub("u?int%d+_t", ""):find("[%a_]")
end

-- `rt_go` becomes `rt_lead`.
local function lead(text)
   return (text:gsub("%f[%w_]rt_go%(m, ", "rt_lead(way, "))
end

--- The body where a later store to `$pc` is apart; nil if there is none that can be. It may be the
--- only thing that it does besides what fits delay slots.
function M.delayed(text)
   local _, later = text:gsub("rt_later", "")
   local delay = later == 1 and text:match("%f[%w_]rt_later_pc%(m, (%d+), ")
   if not delay or delay == "1" then return nil end
   return (text:gsub("rt_later_pc%(m, ", "rt_lead_after(m, way, far, "))
end

--- Does a body always lead to one place, if anywhere?
function M.is_fixed(text)
   local _, count = text:gsub("rt_lead[%w_]*%(", "")
   local given = count == 1 and text:match("rt_lead[%w_]*(%b());")
   if not given then return false end
   given = given:sub(2, -2):gsub("^m, way, far, ", ""):gsub("^way, ", "")
   given = given:gsub("U?INT64_C", ""):gsub("u?int%d+_t", "")
   for name in given:gsub("0x%x+", ""):gmatch("[%a_][%w_]*") do
      if not is_constant("\n" .. text, name) then return false end
   end
   return true
end

--- A body with all of that.
function M.body(model, text)
   return lead(drop_limits(model, "\n" .. text):sub(2))
end

return M
