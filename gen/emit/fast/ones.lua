-- Conditions over the number of a lane and a field of the instruction that all lanes fulfil where
-- the field is all ones: nearly always it is.
local num = require("gen.num")
local compute = require("gen.ir.compute")
local ctype = require("gen.emit.c.ctype")
local expr = require("gen.emit.c.code.expr")

local M = {}

-- The value of an expression in a lane, where fields are ones, or nil; notes the nodes that are
-- fields.
local function of_lane(node, lane, fields)
   return compute.known(node, function(part)
      if part.tag == "lane" then return lane end
      if part.tag ~= "raw" then return nil end
      fields[#fields + 1] = part
      return num.mask(part.field.width)
   end)
end

--- The test in C that one field is all ones, if the condition holds then for all lanes; else nil.
function M.test(fn, condition)
   local fields = {}
   for lane = 0, fn.model.lanes - 1 do
      local value = of_lane(condition, lane, fields)
      if not value or num.eq(value, 0) then return nil end
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
