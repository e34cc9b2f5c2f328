-- Conditions over the number of a lane and a field of the instruction that all lanes fulfil where
-- the field is all ones: nearly always it is.
local num = require("gen.num")
local ctype = require("gen.emit.c.ctype")
local expr = require("gen.emit.c.code.expr")

local M = {}

local OPERATORS = {
   shr = function(a, b) return a >> b end,
   band = function(a, b) return a & b end,
   mod = function(a, b) return b > 0 and a % b or nil end,
   ne = function(a, b) return a ~= b and 1 or 0 end,
}

-- The value of an expression in a lane, where fields are ones, or nil; notes the nodes that are
-- fields.
local function of_lane(node, lane, fields)
   if node.tag == "const" then return num.is_small(node.value) and node.value or nil end
   if node.tag == "lane" then return lane end
   if node.tag == "raw" then
      fields[#fields + 1] = node
      return num.is_small(num.mask(node.field.width)) and num.mask(node.field.width) or nil
   end
   if node.tag == "slice" and node.from then
      local base, from = of_lane(node.base, lane, fields), of_lane(node.from, lane, fields)
      return base and from and base >> from & num.mask(node.width)
   end
   local f = OPERATORS[node.tag]
   local a, b = f and of_lane(node.a, lane, fields), f and of_lane(node.b, lane, fields)
   return a and b and f(a, b)
end

--- The test in C that one field is all ones, if the condition holds then for all lanes; else nil.
function M.test(fn, condition)
   local fields = {}
   for lane = 0, fn.model.lanes - 1 do
      local value = of_lane(condition, lane, fields)
      if not value or value == 0 then return nil end
   end
   local first = fields[1]
   for _, node in ipairs(fields) do
      if node.field ~= first.field then return nil end
   end
   if not first then return nil end
   local code, mask = expr.value(fn, first), num.mask(first.field.width)
   return ("%s == %s"):format(ctype.operand(code, ctype.EQUAL), expr.literal(mask).text)
end

return M
